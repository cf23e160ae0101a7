# SPDX-License-Identifier: MIT
"""Turns measurements into a table and a plot: python3 report.py RESULTS.jsonl PLOT.svg

A line of the results is what a run printed, with the engine's name in the field "engine". The first
engine is the one that the others are compared with.
"""

import json
import statistics
import sys

import plot

FIELDS = ("words", "ks", "next1", "next3", "p50us", "p99us", "rssKB", "engineKB")
HEAD = (
    f"{'median of the runs':<26} {'KS %':>6} {'next1 %':>8} {'next3 %':>8} {'p50 µs':>9} {'p99 µs':>9}"
    f" {'RSS MB':>7} {'own MB':>7} {'KS ±':>6} {'p50 x':>8} {'own x':>6}"
)


def medians(path):
    runs = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            run = json.loads(line)
            runs.setdefault(run["engine"], []).append(run)
    engines = []
    for name, own in runs.items():
        middle = {field: statistics.median(run[field] for run in own) for field in FIELDS}
        engines.append({"engine": name, "runs": len(own), **middle})
    return engines


def row(engine, first):
    """A line of the table; the last three columns compare with the first engine."""
    return (
        f"{engine['engine']:<26} {engine['ks']:6.1f} {engine['next1']:8.1f} {engine['next3']:8.1f}"
        f" {engine['p50us']:9.1f} {engine['p99us']:9.1f}"
        f" {engine['rssKB'] / 1024:7.1f} {engine['engineKB'] / 1024:7.1f}"
        f" {engine['ks'] - first['ks']:+6.1f} {ratio(engine, first, 'p50us'):>8}"
        f" {ratio(engine, first, 'engineKB'):>6}"
    )


def ratio(engine, first, field):
    return f"{engine[field] / first[field]:.2f}" if first[field] else "-"


def main(results, picture):
    engines = medians(results)
    first = engines[0]
    print(f"{first['words']:.0f} words, {first['runs']} runs of each")
    print(HEAD)
    for engine in engines:
        print(row(engine, first))
    with open(picture, "w", encoding="utf-8") as file:
        file.write(plot.draw(engines))


if __name__ == "__main__":
    main(*sys.argv[1:])
