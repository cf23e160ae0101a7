// SPDX-License-Identifier: MIT
#ifndef TOPRAIL_CPANGO_SHIM_H
#define TOPRAIL_CPANGO_SHIM_H

#include <pango/pangocairo.h>

#endif
