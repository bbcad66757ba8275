#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

static _Thread_local bool isCounting;
static _Thread_local AllocationCount count;

void startCountingAllocations(void) {
    count = (AllocationCount){0, 0};
    isCounting = true;
}

AllocationCount stopCountingAllocations(void) {
    isCounting = false;
    return count;
}

uint64_t monotonicNanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

#if defined(__GLIBC__)

#include <malloc.h>

// glibc exports its allocator under these names for exactly this use: an executable that defines
// `malloc` takes the place of the library's, and still needs the real one behind it.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

bool allocationsAreCounted(void) { return true; }

static inline void *taken(void *block) {
    if (isCounting && block != NULL) {
        count.blocks += 1;
        count.liveBytes += (int64_t)malloc_usable_size(block);
    }
    return block;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return taken(__libc_calloc(number, size)); }

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *block = taken(__libc_memalign(alignment, size));
    if (block == NULL) return ENOMEM;
    *result = block;
    return 0;
}

void *realloc(void *block, size_t size) {
    if (!isCounting) return __libc_realloc(block, size);
    const int64_t before = block == NULL ? 0 : (int64_t)malloc_usable_size(block);
    void *moved = __libc_realloc(block, size);
    if (moved != NULL || size == 0) {
        count.blocks += 1;
        count.liveBytes += (moved == NULL ? 0 : (int64_t)malloc_usable_size(moved)) - before;
    }
    return moved;
}

void free(void *block) {
    if (isCounting && block != NULL) count.liveBytes -= (int64_t)malloc_usable_size(block);
    __libc_free(block);
}

#else

bool allocationsAreCounted(void) { return false; }

#endif
