#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Works a page in Chromium through its DevTools protocol: browser_hands.py PORT

One JSON object a line on standard input, one JSON object a line back: {"result": ...} or {"error": ...}.
https://chromedevtools.github.io/devtools-protocol/ and RFC 6455, as much of them as is used here.
"""
import base64
import json
import os
import socket
import struct
import sys
import urllib.request

TIMEOUT_S = 15
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket:
    """A client's end of a websocket on this machine, for whole text messages."""

    def __init__(self, address):
        host, _, path = address.removeprefix("ws://").partition("/")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)), TIMEOUT_S)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        status = self.stream.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(f"no websocket: {status}")
        while self.stream.readline().strip():
            pass

    def send(self, data, opcode=TEXT):
        if len(data) < 126:
            length = struct.pack("!B", 0x80 | len(data))
        elif len(data) < 1 << 16:
            length = struct.pack("!BH", 0x80 | 126, len(data))
        else:
            length = struct.pack("!BQ", 0x80 | 127, len(data))
        # A mask of zeros is a mask: nothing between the two ends cares.
        self.socket.sendall(bytes([0x80 | opcode]) + length + bytes(4) + data)

    def receive(self):
        """The next message, put together from its frames."""
        message = b""
        while True:
            first, length = self.read(2)
            if length == 126:
                length, = struct.unpack("!H", self.read(2))
            elif length == 127:
                length, = struct.unpack("!Q", self.read(8))
            data, opcode = self.read(length), first & 0x0F
            if opcode == CLOSE:
                raise ConnectionError("the browser closed the connection")
            if opcode == PING:
                self.send(data, PONG)
            elif opcode != PONG:
                message += data
                if first & 0x80:
                    return message

    def read(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise ConnectionError("the browser has gone")
        return data


class Page:
    """The first page that the browser shows."""

    def __init__(self, port):
        # No proxy of the environment's has a say in what stays on this machine.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"http://127.0.0.1:{port}/json/list", timeout=TIMEOUT_S) as answer:
            pages = [target for target in json.load(answer) if target["type"] == "page"]
        self.socket = WebSocket(pages[0]["webSocketDebuggerUrl"])
        self.last = 0

    def call(self, method, **parameters):
        self.last += 1
        request = {"id": self.last, "method": method, "params": parameters}
        self.socket.send(json.dumps(request).encode())
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("id") == self.last:
                break
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return json.dumps(answer["result"].get("value"))

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))
        return path

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)
        return ""

    def mouse(self, kind, x, y, **parameters):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **parameters)

    def type(self, text):
        """Lower-case letters, digits and spaces, as the keys of a keyboard."""
        for letter in text:
            key = {"key": letter, "windowsVirtualKeyCode": ord(letter.upper())}
            self.call("Input.dispatchKeyEvent", type="keyDown", text=letter, **key)
            self.call("Input.dispatchKeyEvent", type="keyUp", **key)
        return ""


def main():
    page = None
    for line in sys.stdin:
        try:
            command, *arguments = json.loads(line)
            page = page or Page(int(sys.argv[1]))
            reply = {"result": getattr(page, command)(*arguments)}
        except Exception as error:  # Whatever goes wrong is the caller's news.
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


main()
