"""One round of catanatron on Catan with four seats: random play, and copies of a state.

`python play.py SEED SECONDS`, the seconds for each, of processor time; one line of JSON. The package has no search.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

seed, length = int(sys.argv[1]), float(sys.argv[2])
SEATS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
# Its own bound of turns, and about a quarter of a game.
TURNS = 1000
QUARTER = 60
# Games sampled for the answers of a decision.
SAMPLE = 3


def begin(number):
    return Game([RandomPlayer(colour) for colour in SEATS], seed=seed * 1_000_003 + number)


def sample():
    """Decisions, free decisions and answers of a few games, which its own loop does not count."""
    tally = {"decisions": 0, "free": 0, "answers": 0}
    for number in range(SAMPLE):
        game = begin(number)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            answers = len(game.state.playable_actions)
            tally["decisions"] += 1
            tally["free"] += answers > 1
            tally["answers"] += answers
            game.play_tick()
    return {what: number / tally["decisions"] for what, number in tally.items()}


def play(shares):
    games = decisions = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < length:
        game = begin(games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    return {"games": games, "seconds": seconds} | {what: share * decisions for what, share in shares.items()}


def copy():
    game = begin(0)
    while game.winning_color() is None and game.state.num_turns < QUARTER:
        game.play_tick()
    times, start = 0, time.process_time()
    while (seconds := time.process_time() - start) < length:
        for _ in range(10):
            game.copy()
        times += 10
    return {"times": times, "seconds": seconds}


print(json.dumps({"play": play(sample()), "clones": copy()}))
