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

    def call_all(self, name, requests):
        """The answers to many calls of one process, or the errors; one wait for all of them."""
        answers = {}

        def take(connection, result, index):
            try:
                answers[index] = connection.call_finish(result).unpack()
            except GLib.Error as error:
                answers[index] = error

        for index, (path, interface, method, parameters) in enumerate(requests):
            self.connection.call(
                name, path, interface, method, parameters, None, 0, TIMEOUT_MS, None, take, index)
        while len(answers) < len(requests):
            GLib.MainContext.default().iteration(True)
        return [answers[index] for index in range(len(requests))]

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
        """Everything from an element down, level by level; where shallow, nothing that is in a button."""
        root = {"path": path}
        level = [root]
        while level:
            answers = self.bus.call_all(
                self.name, [request for node in level for request in self.requests(node["path"])])
            for index, node in enumerate(level):
                self.fill(node, answers[6 * index:6 * index + 6])
            level = [child for node in level for child in node["children"]
                     if not (shallow and node["role"] == "push button")]
        if root.get("error"):
            raise root["error"]
        elements = []
        self.flatten(root, None, shallow, elements)
        return elements

    @staticmethod
    def requests(path):
        """What is to be known of an element; the application itself has no place."""
        get = "org.freedesktop.DBus.Properties", "Get"
        accessible = PREFIX + "Accessible"
        place = (PREFIX + "Component", "GetExtents", GLib.Variant("(u)", (WINDOW_COORDINATES,)))
        return [
            (path, *get, GLib.Variant("(ss)", (accessible, "Name"))),
            (path, *get, GLib.Variant("(ss)", (accessible, "Description"))),
            (path, accessible, "GetRole", None), (path, accessible, "GetState", None),
            (path, accessible, "GetChildren", None),
            (path, *(place if path != ROOT else (accessible, "GetRole", None)))]

    @staticmethod
    def fill(node, answers):
        errors = [answer for answer in answers if isinstance(answer, GLib.Error)]
        node["children"] = []
        if errors:
            # What went away since its parent named it is not there.
            node["error"] = errors[0]
            if not Gio.DBusError.is_remote_error(errors[0]):
                raise errors[0]
            return
        (name,), (description,), (role,), (state,), (children,), place = answers
        bits = state[0] | state[1] << 32
        node.update(
            name=name, description=description, role=ROLES.get(role, str(role)),
            states=[name for bit, name in enumerate(STATES) if bits >> bit & 1],
            frame=[0, 0, 0, 0] if node["path"] == ROOT else list(place[0]),
            children=[{"path": child} for _, child in children])

    def flatten(self, node, parent, shallow, elements):
        """In reading order, each after the one around it."""
        if node.get("error"):
            return
        index = len(elements)
        children = node.pop("children")
        elements.append(node | {"parent": parent})
        if not (shallow and node["role"] == "push button"):
            for child in children:
                self.flatten(child, index, shallow, elements)

    def property(self, path, name, interface="Accessible"):
        return self.bus.call(
            self.name, path, "org.freedesktop.DBus.Properties", "Get",
            ("s", PREFIX + interface), ("s", name))[0]

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
