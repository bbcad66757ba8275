#pragma once

#include <stddef.h>
#include <stdint.h>

/// The driver of libFuzzer. The library itself arrives with `-sanitize=fuzzer`.
int LLVMFuzzerRunDriver(
    int *_Nonnull count, char *_Nullable *_Nonnull *_Nonnull arguments,
    int (*_Nonnull test)(const uint8_t *_Nullable bytes, size_t size));
