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

static inline void toprail_accessible_set_selected(GtkWidget *_Nonnull widget, gboolean selected) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static inline void toprail_accessible_set_checked(GtkWidget *_Nonnull widget, gboolean checked) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
      checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static inline void toprail_accessible_set_expanded(GtkWidget *_Nonnull widget, gboolean expanded) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

static inline void toprail_accessible_set_has_popup(GtkWidget *_Nonnull widget, gboolean has) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, has, -1);
}

// This type is provided because a GtkBox passes the Tab key on to its children and never stops at itself;
// this one does as widgets do in general, and stops where it is focusable.
static inline void toprail_stop_init(gpointer _Nonnull class, gpointer _Nullable unused) {
  GtkWidgetClass *general = g_type_class_ref(GTK_TYPE_WIDGET);
  GTK_WIDGET_CLASS(class)->focus = general->focus;
  g_type_class_unref(general);
}

static inline GType toprail_stop_get_type(void) {
  GType type = g_type_from_name("ToprailStop");
  return type ? type
              : g_type_register_static_simple(
                    GTK_TYPE_BOX, "ToprailStop", sizeof(GtkBoxClass),
                    (GClassInitFunc)toprail_stop_init, sizeof(GtkBox), NULL, 0);
}

// This function is provided because g_object_new is variadic and the role is set at construction only.
static inline GtkWidget *_Nonnull toprail_box_new(GtkAccessibleRole role, gboolean stops) {
  GType type = stops ? toprail_stop_get_type() : GTK_TYPE_BOX;
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
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

static inline void toprail_set_boxed(
    gpointer _Nonnull object, const char *_Nonnull name, const void *_Nonnull value) {
  g_object_set(object, name, value, NULL);
}

static inline void toprail_set_enum(
    gpointer _Nonnull object, const char *_Nonnull name, guint value) {
  g_object_set(object, name, value, NULL);
}

#endif
