# SPDX-License-Identifier: MIT
"""What two Python packages give who wants suggestions quickly: the words of wordfreq by frequency, and the
pairs of words that symspellpy carries for what follows the last word.
"""

import bisect
import collections
import importlib.resources

import wordfreq

WORDS = 50_000
SHOWN = 3


class Peer:
    def __init__(self):
        ranked = wordfreq.top_n_list("en", WORDS)
        self.rank = {word: rank for rank, word in enumerate(ranked)}
        self.sorted = sorted(ranked)
        self.following = self.pairs()
        self.known = {}

    @staticmethod
    def pairs():
        following = collections.defaultdict(list)
        path = importlib.resources.files("symspellpy") / "frequency_bigramdictionary_en_243_342.txt"
        for line in path.read_text(encoding="utf-8-sig").splitlines():
            first, second, count = line.split()
            following[first].append((int(count), second))
        return {
            first: [word for _, word in sorted(words, reverse=True)]
            for first, words in following.items()
        }

    def suggest(self, text):
        start = text.rfind(" ") + 1
        prefix = text[start:]
        before = text[:start].split()
        found = []
        for word in self.following.get(before[-1], ()) if before else ():
            if word.startswith(prefix) and word != prefix:
                found.append(word)
                if len(found) == SHOWN:
                    return found
        return found + [word for word in self.frequent(prefix) if word not in found]

    def frequent(self, prefix):
        """The most frequent words with a prefix, twice as many as are shown; found once."""
        if prefix not in self.known:
            low = bisect.bisect_left(self.sorted, prefix)
            high = bisect.bisect_left(self.sorted, prefix + "\U0010ffff")
            words = (word for word in self.sorted[low:high] if word != prefix)
            self.known[prefix] = sorted(words, key=self.rank.get)[: 2 * SHOWN]
        return self.known[prefix]
