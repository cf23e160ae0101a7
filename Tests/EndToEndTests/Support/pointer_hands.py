#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Clicks on a screen that a VNC server shows: pointer_hands.py SOCKET

One JSON object a line on standard input, one JSON object a line back: {"result": ...} or {"error": ...}.
As much of RFB 3.8 (RFC 6143) as a pointer needs.
"""
import json
import socket
import struct
import sys
import time

TIMEOUT_S = 15
VERSION = b"RFB 003.008\n"
NO_AUTHENTICATION, POINTER_EVENT, LEFT = 1, 5, 1


class Pointer:
    """The pointer of a VNC server that listens on a socket in the file system."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(TIMEOUT_S)
        self.socket.connect(path)
        self.stream = self.socket.makefile("rb")
        self.read(len(VERSION))
        self.socket.sendall(VERSION)
        kinds = self.read(self.read(1)[0])
        if NO_AUTHENTICATION not in kinds:
            raise ConnectionError(f"the server wants a password: {list(kinds)}")
        self.socket.sendall(bytes([NO_AUTHENTICATION]))
        if self.read(4) != bytes(4):
            raise ConnectionError("the server refused")
        self.socket.sendall(bytes([1]))  # shared
        self.read(20)  # the screen's size and pixels
        self.read(struct.unpack("!I", self.read(4))[0])  # its name

    def read(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise ConnectionError("the server has gone")
        return data

    def click(self, x, y):
        # A person's finger rests too: pressed and released at one instant is no click for some.
        for buttons in (0, LEFT, 0):
            self.socket.sendall(struct.pack("!BBHH", POINTER_EVENT, buttons, x, y))
            time.sleep(0.05)
        return ""


def main():
    pointer = None
    for line in sys.stdin:
        try:
            command, *arguments = json.loads(line)
            pointer = pointer or Pointer(sys.argv[1])
            reply = {"result": getattr(pointer, command)(*arguments)}
        except Exception as error:  # Whatever goes wrong is the caller's news.
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


main()
