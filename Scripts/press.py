#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Presses the push button of a name, as assistive technology does: press.py NAME"""
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def buttons(node):
    """All push buttons below a node, depth first."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is None:
            continue
        if child.get_role() == Atspi.Role.PUSH_BUTTON:
            yield child
        yield from buttons(child)


for button in buttons(Atspi.get_desktop(0)):
    if button.get_name() == sys.argv[1]:
        sys.exit(not button.do_action(0))
sys.exit(f"There is no button {sys.argv[1]}.")
