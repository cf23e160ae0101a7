// SPDX-License-Identifier: MIT
#ifndef TOPRAIL_CWAYLAND_SHIM_H
#define TOPRAIL_CWAYLAND_SHIM_H

#include <fcntl.h>
#include <linux/memfd.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <wayland-client-core.h>

// This function is provided because memfd_create is declared for _GNU_SOURCE alone.
static inline int toprail_memory_file(const char *_Nonnull name) {
  return (int)syscall(SYS_memfd_create, name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

// This function is provided because fcntl is variadic and its seals are declared for _GNU_SOURCE alone.
// The file can't become shorter afterwards, so that a compositor may read it without fear.
static inline bool toprail_seal(int file) {
  const int add_seals = 1024 + 9, seal_seal = 1, seal_shrink = 2;
  return fcntl(file, add_seals, seal_shrink | seal_seal) == 0;
}

#endif
