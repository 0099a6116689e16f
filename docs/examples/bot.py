#!/usr/bin/env python3
"""A player for `reame arena` and `reame sim`: one line of JSON in, one line out.

    reame arena kingsburg regent 'mine=python3 docs/examples/bot.py'
"""
import json
import random
import sys


def worth(path):
    """How much an answer promises, by its elements: advisors by their number, and better something than nothing."""
    elements = path.split()
    advisors = [int(e.split("/")[1]) for e in elements if e.startswith("advisor/")]
    return sum(advisors) + (elements[0] not in ("pass", "done")) + random.random()


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "new":  # a game begins: its options, how many seats, and ours
            random.seed(message["seat"])
        elif message["do"] == "answer":  # we must answer: one of `answers`, knowing `view`
            print(json.dumps({"id": message["id"], "answer": max(message["answers"], key=worth)}), flush=True)
        elif message["do"] == "act":  # we may do one of `acts`, or nothing
            print(json.dumps({"id": message["id"], "answer": None}), flush=True)
        # "over" tells how the game ended and wants no answer


if __name__ == "__main__":
    main()
