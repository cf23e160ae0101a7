# SPDX-License-Identifier: MIT
"""Measures one peer: python3 measure.py presage|onboard|frequencies PHRASES

Prints one JSON object with the fields of `suggest evaluate --phrases`.
"""

import importlib
import json
import sys

import greedy


def main(name, path):
    phrases = greedy.read_phrases(path)
    before = greedy.resident_kib()
    user = greedy.Greedy(importlib.import_module(name).Peer())
    user.type_phrases(phrases)
    memory = greedy.resident_kib()
    print(json.dumps({**user.figures(), "rssKB": memory, "engineKB": memory - before}))


if __name__ == "__main__":
    main(*sys.argv[1:])
