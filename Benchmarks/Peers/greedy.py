# SPDX-License-Identifier: MIT
"""The person who types for the peers: what `suggest evaluate --phrases` does, in Python.

Text is typed in lower case and each phrase into a new field. The word that is meant is taken as soon as
it is among the three that are shown, with one key that types a space too; else the next letter is typed,
and a space behind the last one.
"""

import math
import os
import time

SHOWN = 3
NAMES = ("next3", "after1", "after2", "after3")


def read_phrases(path):
    with open(path, encoding="utf-8-sig") as file:
        return [words for line in file if (words := line.lower().split())]


def comparable(word):
    return word.lower().replace("\u2019", "'")


def resident_kib():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") // 1024


class Greedy:
    """Types phrases with a peer, which has a method suggest(text) that answers words."""

    def __init__(self, peer):
        self.peer = peer
        self.words = self.keys = self.plain_keys = self.led = 0
        self.taken = [0] * len(NAMES)
        self.nanoseconds = []

    def type_phrases(self, phrases):
        for words in phrases:
            text = ""
            for word in words:
                text = self.type_word(text, word)

    def type_word(self, text, word):
        self.words += 1
        self.plain_keys += len(word) + 1
        wanted = comparable(word)
        shown = self.ask(text)
        for typed in range(len(word)):
            for rank, offer in enumerate(shown):
                if comparable(offer) == wanted:
                    self.take(typed, rank)
                    return f"{text}{offer} "
            shown = self.ask(text + word[: typed + 1])
        self.keys += len(word) + 1
        return f"{text}{word} "

    def take(self, typed, rank):
        self.keys += typed + 1
        self.led += typed == 0 and rank == 0
        if typed < len(self.taken):
            self.taken[typed] += 1

    def ask(self, text):
        start = time.perf_counter_ns()
        shown = self.peer.suggest(text)
        self.nanoseconds.append(time.perf_counter_ns() - start)
        return shown[:SHOWN]

    def figures(self):
        def percent(part, whole):
            return round(100 * part / whole, 3) if whole else 0.0

        result = {"words": self.words}
        result["ks"] = percent(self.plain_keys - self.keys, self.plain_keys)
        result["next1"] = percent(self.led, self.words)
        for count, name in enumerate(NAMES):
            result[name] = percent(sum(self.taken[: count + 1]), self.words)
        durations = sorted(self.nanoseconds)
        for name, part in (("p50us", 0.5), ("p99us", 0.99), ("maxus", 1)):
            rank = max(math.ceil(len(durations) * part), 1)
            result[name] = durations[rank - 1] / 1000 if durations else 0.0
        return result
