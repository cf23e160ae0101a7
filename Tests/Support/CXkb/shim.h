// SPDX-License-Identifier: MIT
#ifndef TOPRAIL_CXKB_SHIM_H
#define TOPRAIL_CXKB_SHIM_H

#include <xkbcommon/xkbcommon.h>

#endif
