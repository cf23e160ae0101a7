// SPDX-License-Identifier: MIT
#ifndef TOPRAIL_CWAYLANDSERVER_SHIM_H
#define TOPRAIL_CWAYLANDSERVER_SHIM_H

#include <wayland-server-core.h>

// This function is provided because wl_resource_post_error takes a variable number of arguments.
static inline void toprail_post_error(
    struct wl_resource *_Nonnull resource, uint32_t code, const char *_Nonnull message) {
  wl_resource_post_error(resource, code, "%s", message);
}

#endif
