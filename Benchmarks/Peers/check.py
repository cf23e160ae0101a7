# SPDX-License-Identifier: MIT
"""Checks that the person who types is the one of `suggest evaluate`: the example of GreedyUserTests.swift."""

import greedy

SHOWN = {
    "": ["The", "I", "It"],
    "The ": ["dog"],
    "The c": ["can", "car"],
    "The ca": ["Cat\u2019s"],
    "The Cat\u2019s ": ["in", "ON"],
    "The Cat\u2019s ON it": ["it"],
}


class Peer:
    def suggest(self, text):
        return SHOWN.get(text, [])


def main():
    user = greedy.Greedy(Peer())
    user.type_phrases([["the", "cat's", "on", "it"]])
    found = {name: user.figures()[name] for name in ("words", "ks", "next1", *greedy.NAMES)}
    wanted = {
        "words": 4, "ks": 50.0, "next1": 25.0, "next3": 50.0, "after1": 50.0, "after2": 75.0, "after3": 75.0
    }
    if found != wanted or user.keys != 8 or len(user.nanoseconds) != 8:
        raise SystemExit(f"The figures are computed otherwise than by suggest: {found}, not {wanted}")


if __name__ == "__main__":
    main()
