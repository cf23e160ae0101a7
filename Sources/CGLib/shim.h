// SPDX-License-Identifier: MIT
#ifndef TOPRAIL_CGLIB_SHIM_H
#define TOPRAIL_CGLIB_SHIM_H

#include <glib-object.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>

// These two belong to libdispatch, whose public headers leave them out: the descriptor that becomes
// readable when the main queue has work, and the call that runs that work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable unused);

// This function is provided because prctl is variadic.
static inline void toprail_set_dumpable(bool is_dumpable) { prctl(PR_SET_DUMPABLE, is_dumpable ? 1 : 0); }

// This function is provided because the linker's symbols are addresses without a type.
// Code is read from the program's file whenever it is missing; the last page may hold other things too.
static inline void toprail_release_code(void) {
  extern const char __executable_start, etext;
  const unsigned long page = 4096;
  unsigned long start = (unsigned long)&__executable_start, end = (unsigned long)&etext & ~(page - 1);
  madvise((void *)start, end - start, MADV_DONTNEED);
}

// This function is provided because g_signal_connect_data's G_CALLBACK cast is a macro.
static inline gulong toprail_connect(
    gpointer _Nonnull instance, const char *_Nonnull signal, void (*_Nonnull callback)(void),
    gpointer _Nonnull data, GClosureNotify _Nonnull destroy, bool data_first) {
  return g_signal_connect_data(
      instance, signal, callback, data, destroy, data_first ? G_CONNECT_SWAPPED : 0);
}

// This function is provided because a source's callback has another type than the one that is declared.
static inline void toprail_set_descriptor_callback(
    GSource *_Nonnull source, GUnixFDSourceFunc _Nonnull callback, gpointer _Nonnull data,
    GDestroyNotify _Nonnull destroy) {
  g_source_set_callback(source, G_SOURCE_FUNC(callback), data, destroy);
}

// This function is provided because GSource subclasses need a struct whose first member is a GSource.
typedef struct {
  GSource source;
  int (*_Nonnull prepare)(gpointer _Nullable data);
  gpointer _Nullable data;
} ToprailPollSource;

static inline gboolean toprail_poll_prepare(GSource *_Nonnull source, int *_Nonnull timeout) {
  ToprailPollSource *poll = (ToprailPollSource *)source;
  *timeout = poll->prepare(poll->data);
  return FALSE;
}

// This function is provided because the function table must outlive the source and hold C functions.
static inline void toprail_add_poll_source(
    int (*_Nonnull prepare)(gpointer _Nullable data), gpointer _Nullable data) {
  static GSourceFuncs funcs = {.prepare = toprail_poll_prepare};
  GSource *source = g_source_new(&funcs, sizeof(ToprailPollSource));
  ((ToprailPollSource *)source)->prepare = prepare;
  ((ToprailPollSource *)source)->data = data;
  g_source_attach(source, NULL);
  g_source_unref(source);
}

#endif
