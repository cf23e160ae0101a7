#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""A window with fields that tells what is in them: gtk_client.py JOURNAL FIELD...

A field is `view` (a text view), `prose` (one that asks for capitals) or the name of an entry's purpose: entry, password, pin, number, digits,
email, url, phone, name, terminal. `NAME=KIND` gives it another name. One JSON object a line on standard
input, one JSON object a line back: {"result": ...} or {"error": ...}. Every change of a text is a line of
the journal: {"field", "text", "time"}, the time in nanoseconds of CLOCK_MONOTONIC.
"""
import json
import os
import sys
import time

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

PURPOSES = {
    "entry": Gtk.InputPurpose.FREE_FORM, "digits": Gtk.InputPurpose.DIGITS,
    "number": Gtk.InputPurpose.NUMBER, "phone": Gtk.InputPurpose.PHONE, "url": Gtk.InputPurpose.URL,
    "email": Gtk.InputPurpose.EMAIL, "name": Gtk.InputPurpose.NAME, "pin": Gtk.InputPurpose.PIN,
    "terminal": Gtk.InputPurpose.TERMINAL,
}


class Client:
    """The windows and their fields, by name."""

    def __init__(self, journal, fields):
        self.journal = open(journal, "w", encoding="utf-8", buffering=1)
        self.fields, self.windows = {}, []
        self.window("first", *fields)

    def window(self, title, *fields):
        """Opens a window with fields below each other; the first has the focus."""
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
        window = Gtk.Window(title=title, child=box, default_width=300, default_height=200)
        names = [self.add(box, *field.partition("=")[::2]) for field in fields]
        self.windows.append(window)
        window.present()
        if names:
            self.focus(names[0])
        return ""

    def add(self, box, name, kind):
        kind = kind or name
        if kind in ("view", "prose"):
            widget = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD_CHAR, vexpand=True)
            if kind == "prose":
                widget.set_input_hints(Gtk.InputHints.UPPERCASE_SENTENCES)
            scrolled = Gtk.ScrolledWindow(child=widget, vexpand=True)
            box.append(scrolled)
            source = widget.get_buffer()
        elif kind == "password":
            widget = source = Gtk.PasswordEntry()
            box.append(widget)
        else:
            widget = source = Gtk.Entry(input_purpose=PURPOSES[kind])
            if kind == "pin":
                widget.set_visibility(False)
            box.append(widget)
        self.fields[name] = widget
        source.connect("changed", lambda _: self.note(name))
        return name

    def note(self, name):
        change = {"field": name, "text": self.text(name), "time": time.monotonic_ns()}
        self.journal.write(json.dumps(change) + "\n")

    def text(self, name):
        widget = self.fields[name]
        if isinstance(widget, Gtk.TextView):
            buffer = widget.get_buffer()
            return buffer.get_text(buffer.get_start_iter(), buffer.get_end_iter(), True)
        return widget.get_text()

    def set(self, name, text):
        widget = self.fields[name]
        if isinstance(widget, Gtk.TextView):
            widget.get_buffer().set_text(text)
        else:
            widget.set_text(text)
        return ""

    def select(self, name, start, end):
        """Selects from a character to another; the caret is at the end."""
        widget = self.fields[name]
        if isinstance(widget, Gtk.TextView):
            buffer = widget.get_buffer()
            buffer.select_range(buffer.get_iter_at_offset(end), buffer.get_iter_at_offset(start))
        else:
            widget.select_region(start, end)
        return ""

    def focus(self, name):
        widget = self.fields[name]
        widget.get_root().present()
        widget.grab_focus()
        if isinstance(widget, Gtk.Entry):
            widget.set_position(-1)
        return ""

    def blur(self):
        """Takes the focus from every field."""
        for window in self.windows:
            window.set_focus(None)
        return ""

    def focused(self):
        """The name of the field that has the focus, in a window that has it too."""
        for name, widget in self.fields.items():
            window = widget.get_root()
            if window is None or not window.is_active():
                continue
            focus = window.get_focus()
            if focus is not None and (focus is widget or focus.is_ancestor(widget)):
                return name
        return ""

    def is_mapped(self, name):
        return "yes" if self.fields[name].get_mapped() else "no"

    def close(self, title):
        """Closes the window of a title, with its fields."""
        for window in list(self.windows):
            if window.get_title() == title:
                self.windows.remove(window)
                self.fields = {
                    name: widget for name, widget in self.fields.items()
                    if widget.get_root() is not window}
                window.destroy()
        return ""


def main():
    Gtk.init()
    Gtk.Settings.get_default().set_property("gtk-cursor-blink", False)
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
    client = Client(sys.argv[1], sys.argv[2:] or ["view"])
    loop = GLib.MainLoop()
    pending = b""

    def answer(line):
        try:
            command, *arguments = json.loads(line)
            reply = {"result": getattr(client, command)(*arguments)}
        except Exception as error:  # Whatever goes wrong is the caller's news.
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)

    def read(_fd, _condition):
        nonlocal pending
        data = os.read(0, 1 << 16)
        if not data:
            loop.quit()
            return False
        *lines, pending = (pending + data).split(b"\n")
        for line in lines:
            answer(line)
        return True

    GLib.unix_fd_add_full(
        GLib.PRIORITY_DEFAULT, 0, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
    loop.run()


main()
