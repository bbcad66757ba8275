#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What one thread took from the heap between two calls.
typedef struct {
    /// Blocks taken, a moved `realloc` included.
    int64_t blocks;
    /// Bytes taken less bytes given back, in the sizes the heap really handed out.
    int64_t liveBytes;
} AllocationCount;

/// True where the heap can be observed: glibc only.
bool allocationsAreCounted(void);

/// Starts counting on the calling thread, from zero.
void startCountingAllocations(void);

/// Stops counting on the calling thread and says what was counted.
AllocationCount stopCountingAllocations(void);

/// Nanoseconds of a clock that never goes back.
uint64_t monotonicNanoseconds(void);
