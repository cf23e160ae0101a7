# SPDX-License-Identifier: MIT
"""The engine of the on-screen keyboard Onboard with its English model, as Debian ships them (packages
onboard and onboard-data), called as Onboard calls it for lower-case text: its options, its smoothing, eight
times the five words that it shows. Nothing is learned.
"""

import sys

sys.path.insert(0, "/usr/lib/python3/dist-packages/Onboard")
import pypredict  # noqa: E402 # It is found there alone.

LIMIT = 5 * 8


class Peer:
    def __init__(self):
        model = pypredict.DynamicModel()
        model.load("/usr/share/onboard/models/en_US.lm")
        model.smoothing = "abs-disc"
        self.model = pypredict.overlay([model])
        kinds = pypredict.LanguageModel
        self.options = kinds.CASE_INSENSITIVE_SMART | kinds.ACCENT_INSENSITIVE_SMART

    def suggest(self, text):
        context, _ = pypredict.tokenize_context(text)
        found = self.model.predictp(context, LIMIT, options=self.options)
        return [word for word, _ in found if not word.startswith("<")]
