#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads and works another program's windows through the accessibility bus, as a screen reader does.

One JSON object a line on standard input, one JSON object a line back: {"result": ...} or {"error": ...}.
It talks to the bus itself rather than through libatspi, whose cache needs a running main loop to be true.
"""
import ctypes
import json
import sys

import gi

from gi.repository import Gio, GLib

PREFIX = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
TIMEOUT_MS = 5000
WINDOW_COORDINATES = 1
# The order of AtspiStateType.
STATES = (
    "invalid active armed busy checked collapsed defunct editable enabled expandable expanded focusable "
    "focused has-tooltip horizontal iconified modal multi-line multiselectable opaque pressed resizable "
    "selectable selected sensitive showing single-line stale transient vertical visible").split()

# The numbers of AtspiRole that the tests speak of; names on the bus are GTK's own.
ROLES = {
    7: "check box", 20: "filler", 23: "frame", 29: "label", 33: "menu", 35: "menu item", 39: "panel", 43: "push button",
    49: "scroll pane", 61: "text", 62: "toggle button", 63: "tool bar", 79: "entry"}


class Bus:
    """The accessibility bus of the session."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, TIMEOUT_MS)
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                 | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.connection = Gio.DBusConnection.new_for_address_sync(address.unpack()[0], flags, None, None)

    def call(self, name, path, interface, method, *arguments):
        signature = "(" + "".join(kind for kind, _ in arguments) + ")"
        parameters = GLib.Variant(signature, tuple(value for _, value in arguments))
        answer = self.connection.call_sync(
            name, path, interface, method, parameters, None, 0, TIMEOUT_MS)
        return answer.unpack()

    def application(self, pid):
        """The bus name of the process, or None while it hasn't come to the bus."""
        children, = self.call(PREFIX + "Registry", ROOT, PREFIX + "Accessible", "GetChildren")
        for name, _ in children:
            try:
                owner, = self.call(
                    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                    "GetConnectionUnixProcessID", ("s", name))
            except GLib.Error:
                continue
            if owner == pid:
                return name
        return None


class Application:
    """One process on the accessibility bus."""

    def __init__(self, bus, name):
        self.bus = bus
        self.name = name

    def call(self, path, interface, method, *arguments):
        return self.bus.call(self.name, path, PREFIX + interface, method, *arguments)

    def tree(self, path=ROOT, shallow=False):
        """Everything from an element down; where shallow, nothing that is in a button."""
        elements = []
        self.walk(path, None, shallow, elements)
        return elements

    def walk(self, path, parent, shallow, elements):
        index = len(elements)
        element = self.element(path, parent)
        elements.append(element)
        if shallow and element["role"] == "push button":
            return
        children, = self.call(path, "Accessible", "GetChildren")
        for _, child in children:
            try:
                self.walk(child, index, shallow, elements)
            except GLib.Error as error:
                # What went away since its parent named it is not there.
                if not Gio.DBusError.is_remote_error(error):
                    raise

    def element(self, path, parent):
        return {
            "path": path, "parent": parent, "name": self.property(path, "Name"),
            "description": self.property(path, "Description"),
            "role": self.role(path), "states": self.states(path),
            "frame": [0, 0, 0, 0] if path == ROOT else self.frame(path),
        }

    def property(self, path, name, interface="Accessible"):
        return self.bus.call(
            self.name, path, "org.freedesktop.DBus.Properties", "Get",
            ("s", PREFIX + interface), ("s", name))[0]

    def role(self, path):
        number, = self.call(path, "Accessible", "GetRole")
        return ROLES.get(number, str(number))

    def states(self, path):
        low, high = self.call(path, "Accessible", "GetState")[0]
        bits = low | high << 32
        return [name for bit, name in enumerate(STATES) if bits >> bit & 1]

    def frame(self, path):
        return list(self.call(path, "Component", "GetExtents", ("u", WINDOW_COORDINATES))[0])

    def act(self, path):
        return self.call(path, "Action", "DoAction", ("i", 0))[0]

    def focus(self, path):
        return self.call(path, "Component", "GrabFocus")[0]

    def insert(self, path, text):
        return self.call(
            path, "EditableText", "InsertText", ("i", 0), ("s", text), ("i", len(text)))[0]

    def text(self, path):
        # GTK 4.8 takes an end of -1 for "nothing" in entries.
        count = self.property(path, "CharacterCount", "Text")
        return self.call(path, "Text", "GetText", ("i", 0), ("i", count))[0]

    def font(self, path):
        return self.call(path, "Text", "GetDefaultAttributes")[0]


class Measure:
    """Widths of text by Pango, without GTK."""

    def __init__(self):
        gi.require_version("Pango", "1.0")
        gi.require_version("PangoCairo", "1.0")
        from gi.repository import Pango, PangoCairo
        self.pango = Pango
        self.context = PangoCairo.FontMap.get_default().create_context()

    def width(self, family, size, text):
        font = self.pango.FontDescription.from_string(family)
        font.set_absolute_size(size * self.pango.SCALE)
        layout = self.pango.Layout(self.context)
        layout.set_font_description(font)
        layout.set_text(text, -1)
        return layout.get_size()[0] / self.pango.SCALE


class ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("padding", ctypes.c_long * 24)]


def close_window(window):
    """Asks an X11 window to close, as the button in its frame does."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XSendEvent.argtypes = [
        ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    event = ClientMessage(
        type=33, window=window, format=32,
        message_type=x11.XInternAtom(display, b"WM_PROTOCOLS", 0))
    event.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, window, 0, 0, ctypes.byref(event))
    x11.XCloseDisplay(display)
    return True


class Server:
    """Answers requests."""

    def __init__(self):
        self.bus = None
        self.measure = None

    def answer(self, request):
        command = request["command"]
        if command == "close":
            return close_window(request["window"])
        if command == "widths":
            self.measure = self.measure or Measure()
            return [self.measure.width(request["family"], request["size"], text)
                    for text in request["texts"]]
        self.bus = self.bus or Bus()
        name = self.bus.application(request["pid"])
        if command == "found" or name is None:
            return name is not None
        application = Application(self.bus, name)
        if command == "tree":
            return application.tree(request.get("path", ROOT), request.get("shallow", False))
        return getattr(application, command)(request["path"], *request.get("texts", []))


def main():
    server = Server()
    for line in sys.stdin:
        try:
            reply = {"result": server.answer(json.loads(line))}
        except Exception as error:  # Whatever goes wrong is the caller's news.
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


main()
