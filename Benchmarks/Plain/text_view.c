// SPDX-License-Identifier: MIT
// What a Toprail app is measured against: a GTK program with a window and one text view.

#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>

int main(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  printf("main %lld\n", now.tv_sec * 1000000000LL + now.tv_nsec);
  fflush(stdout);

  gtk_init();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  GtkWidget *text_view = gtk_text_view_new();
  gtk_window_set_child(GTK_WINDOW(window), text_view);
  gtk_widget_grab_focus(text_view);
  gtk_window_present(GTK_WINDOW(window));

  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
}
