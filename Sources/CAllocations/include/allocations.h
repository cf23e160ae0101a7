// SPDX-License-Identifier: MIT
#pragma once

/// This function is provided because Swift reserves the name malloc for its runtime, so that only C can
/// stand in for the C library's function and count its calls.
///
/// How many blocks of memory this thread has asked for since it started, moved ones included.
long toprail_allocations(void);
