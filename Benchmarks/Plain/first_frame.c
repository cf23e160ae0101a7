// SPDX-License-Identifier: MIT
// Starts a program and watches the X server for the first frame of its window, from outside, so that
// every program is measured alike: first_frame NAME PROGRAM
//
// Prints one JSON object: milliseconds from exec and from `main` to the first drawing that covers
// the window, and the memory one second later. The program writes "main NANOSECONDS" as its first
// line on standard output, in the time of CLOCK_MONOTONIC.

#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/// A helper window of the toolkit's may go before it is watched; that is no failure.
static int ignore_error(Display *display, XErrorEvent *error) {
  (void)display;
  (void)error;
  return 0;
}

static pid_t start(char *program, FILE **output) {
  int ends[2];
  if (pipe(ends) != 0) exit(70);
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    execl(program, program, (char *)NULL);
    _exit(127);
  }
  close(ends[1]);
  *output = fdopen(ends[0], "r");
  return child;
}

/// The time of the first drawing that covers half of a window, or 0 after ten seconds.
static long long first_frame(Display *display, int damage_event) {
  struct pollfd connection = {.fd = ConnectionNumber(display), .events = POLLIN};
  for (long long end = now() + 10000000000LL; now() < end;) {
    if (!XPending(display)) poll(&connection, 1, 100);
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == CreateNotify) {
        XDamageCreate(display, event.xcreatewindow.window, XDamageReportRawRectangles);
        XFlush(display);
      } else if (event.type == damage_event) {
        XDamageNotifyEvent *damage = (XDamageNotifyEvent *)&event;
        int drawn = damage->area.width * damage->area.height;
        int window = damage->geometry.width * damage->geometry.height;
        if (window >= 200 * 200 && drawn * 2 >= window) return now();
      }
    }
  }
  return 0;
}

/// A line of /proc/PID/smaps_rollup in KiB.
static long memory(pid_t process, const char *key) {
  char path[64], line[256];
  long value = -1;
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", process);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (strncmp(line, key, strlen(key)) == 0) value = atol(line + strlen(key));
  if (file) fclose(file);
  return value;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  Display *display = XOpenDisplay(NULL);
  int damage_event = 0, error_base = 0;
  if (!display || !XDamageQueryExtension(display, &damage_event, &error_base)) return 69;
  XSetErrorHandler(ignore_error);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, True);

  FILE *output;
  long long main_time = 0, start_time = now();
  pid_t child = start(arguments[2], &output);
  long long frame_time = first_frame(display, damage_event + XDamageNotify);
  sleep(1);
  long rss = memory(child, "Rss:"), pss = memory(child, "Pss:"), own = memory(child, "Private_Dirty:");
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  if (frame_time == 0 || fscanf(output, "main %lld", &main_time) != 1) {
    fprintf(stderr, "%s showed no window.\n", arguments[1]);
    return 1;
  }
  const char *renderer = getenv("GSK_RENDERER");
  printf("{\"program\": \"%s\", \"renderer\": \"%s\", \"exec_ms\": %.1f, \"main_ms\": %.1f, "
         "\"rss_kib\": %ld, \"pss_kib\": %ld, \"private_dirty_kib\": %ld}\n",
         arguments[1], renderer ? renderer : "default", (frame_time - start_time) / 1e6,
         (frame_time - main_time) / 1e6, rss, pss, own);
}
