# SPDX-License-Identifier: MIT
"""The plot: keys saved against the time of a call and against memory, both on logarithmic scales."""

import math
from html import escape

WIDTH, HEIGHT = 1000, 440
TOP, BOTTOM = 60, 360
PANELS = ((70, 490), (560, 980))
COLOURS = ("#1b6ac9", "#4f9be8", "#0b3d7a", "#c0392b", "#d98324", "#4c8c4a")


def text(x, y, content, anchor="middle", size=13, colour="#222"):
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}">'
        f"{escape(content)}</text>"
    )


def line(x1, y1, x2, y2, colour="#ddd", width=1):
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"'
        f' stroke-width="{width}"/>'
    )


class Axis:
    """Maps values to places; low and high are what is shown at the ends."""

    def __init__(self, values, start, end, logarithmic):
        self.start, self.end, self.logarithmic = start, end, logarithmic
        if logarithmic:
            low, high = (math.log10(max(value, 0.01)) for value in (min(values), max(values)))
            self.low, self.high = math.floor(low), max(math.ceil(high), math.floor(low) + 1)
            self.ticks = [10.0**power for power in range(self.low, self.high + 1)]
        else:
            self.low = 5 * math.floor(min(values) / 5)
            self.high = max(5 * math.ceil(max(values) / 5), self.low + 5)
            self.ticks = range(self.low, self.high + 1, 5)

    def place(self, value):
        scaled = math.log10(max(value, 0.01)) if self.logarithmic else value
        return self.start + (scaled - self.low) / (self.high - self.low) * (self.end - self.start)


def panel(engines, span, title, times):
    """One panel; times gives the values of an engine, and a line leads from the first to the last."""
    left, right = span
    across = Axis([value for engine in engines for value in times(engine)], left, right, True)
    up = Axis([engine["ks"] for engine in engines], BOTTOM, TOP, False)
    parts = [text((left + right) / 2, BOTTOM + 42, title)]
    for tick in across.ticks:
        place = across.place(tick)
        parts += [line(place, TOP, place, BOTTOM), text(place, BOTTOM + 18, f"{tick:g}", size=12)]
    for tick in up.ticks:
        place = up.place(tick)
        parts += [line(left, place, right, place), text(left - 8, place + 4, str(tick), "end", 12)]
    for number, engine in enumerate(engines):
        colour, place = COLOURS[number % len(COLOURS)], up.place(engine["ks"])
        places = [across.place(value) for value in times(engine)]
        parts.append(line(places[0], place, places[-1], place, colour, 2))
        parts.append(f'<circle cx="{places[0]:.1f}" cy="{place:.1f}" r="5" fill="{colour}"/>')
    return parts


def legend(engines):
    parts, x = [], 40
    for number, engine in enumerate(engines):
        parts.append(
            f'<circle cx="{x}" cy="{HEIGHT - 16}" r="5" fill="{COLOURS[number % len(COLOURS)]}"/>'
        )
        parts.append(text(x + 10, HEIGHT - 12, engine["engine"], "start", 12))
        x += 32 + 6.6 * len(engine["engine"])
    return parts


def draw(engines):
    """The plot as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" font-family="Cantarell, DejaVu Sans, sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        text(40, 30, "Keys saved, %: up is better, left is better", "start", 16),
    ]
    parts += panel(
        engines, PANELS[0], "time of a call, µs: median, and a line to the 99th percentile",
        lambda engine: (engine["p50us"], engine["p99us"]),
    )
    parts += panel(
        engines, PANELS[1], "memory that came with the engine, MB",
        lambda engine: (engine["engineKB"] / 1024,),
    )
    return "\n".join(parts + legend(engines) + ["</svg>", ""])
