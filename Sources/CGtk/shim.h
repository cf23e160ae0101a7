// SPDX-License-Identifier: MIT
#ifndef TOPRAIL_CGTK_SHIM_H
#define TOPRAIL_CGTK_SHIM_H

#include <gtk/gtk.h>
#include <pango/pangocairo.h>

// These functions are provided because gtk_accessible_update_property and its kin are variadic.
static inline void toprail_accessible_set_label(GtkWidget *_Nonnull widget, const char *_Nonnull label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void toprail_accessible_set_description(
    GtkWidget *_Nonnull widget, const char *_Nonnull text) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static inline void toprail_accessible_set_hidden(GtkWidget *_Nonnull widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static inline void toprail_accessible_set_pressed(GtkWidget *_Nonnull widget, gboolean pressed) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED,
      pressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static inline void toprail_accessible_set_expanded(GtkWidget *_Nonnull widget, gboolean expanded) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

static inline void toprail_accessible_set_has_popup(GtkWidget *_Nonnull widget, gboolean has) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, has, -1);
}

// This function is provided because g_object_new is variadic and the role is set at construction only.
static inline GtkWidget *_Nonnull toprail_box_new(GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_BOX, "accessible-role", role, NULL));
}

// These functions are provided because g_object_get and g_object_set are variadic.
static inline gboolean toprail_get_bool(gpointer _Nonnull object, const char *_Nonnull name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline int toprail_get_int(gpointer _Nonnull object, const char *_Nonnull name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline char *_Nullable toprail_get_string(
    gpointer _Nonnull object, const char *_Nonnull name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline void toprail_set_bool(
    gpointer _Nonnull object, const char *_Nonnull name, gboolean value) {
  g_object_set(object, name, value, NULL);
}

static inline void toprail_set_enum(
    gpointer _Nonnull object, const char *_Nonnull name, guint value) {
  g_object_set(object, name, value, NULL);
}

#endif
