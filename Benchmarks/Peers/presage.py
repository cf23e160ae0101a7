# SPDX-License-Identifier: MIT
"""presage as Debian ships it (packages libpresage1v5 and libpresage-data), through its C interface.

Three suggestions are asked for instead of six. What it learns goes into $HOME/.presage.
"""

import ctypes

Text = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)


class Peer:
    def __init__(self):
        self.library = ctypes.CDLL("libpresage.so.1")
        self.past = ctypes.create_string_buffer(b"", 1 << 16)
        self.future = ctypes.create_string_buffer(b"", 1)
        # Kept for as long as presage calls them.
        self.get_past = Text(lambda _: ctypes.addressof(self.past))
        self.get_future = Text(lambda _: ctypes.addressof(self.future))
        self.presage = ctypes.c_void_p()
        self.check(
            self.library.presage_new(
                self.get_past, None, self.get_future, None, ctypes.byref(self.presage)
            )
        )
        self.set(b"Presage.Selector.SUGGESTIONS", b"3")

    def set(self, name, value):
        self.check(self.library.presage_config_set(self.presage, name, value))

    def suggest(self, text):
        self.past.value = text.encode()
        words = ctypes.POINTER(ctypes.c_char_p)()
        self.check(self.library.presage_predict(self.presage, ctypes.byref(words)))
        found = []
        while words[len(found)] is not None:
            found.append(words[len(found)].decode())
        self.library.presage_free_string_array(words)
        return found

    @staticmethod
    def check(code):
        if code != 0:
            raise RuntimeError(f"presage answers the error {code}")
