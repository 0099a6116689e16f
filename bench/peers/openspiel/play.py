"""One round of OpenSpiel: random play in the wheel's own C++ loop, copies of a state, and its own C++ search.

`python play.py GAME SEED SECONDS`, the seconds for each of the three, of processor time; one line of JSON. The loop in
C++ does not count decisions: how many a game has, and with how many answers, is sampled in Python beforehand.
"""

import json
import random
import sys
import time

import pyspiel

name, seed, length = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
GAME = pyspiel.load_game(name)
RANDOM = random.Random(seed)
# Games sampled for their decisions, and iterations of one search.
SAMPLE = 40
ITERATIONS = 200


def play_on(state, tally, until=None):
    """Plays at random to the end of the game, or to so many decisions."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(RANDOM.choices(outcomes, chances)[0])
            continue
        if tally["decisions"] == until:
            return
        answers = state.legal_actions()
        tally["decisions"] += 1
        tally["free"] += len(answers) > 1
        tally["answers"] += len(answers)
        state.apply_action(RANDOM.choice(answers))


def sample():
    tally = {"decisions": 0, "free": 0, "answers": 0}
    for _ in range(SAMPLE):
        play_on(GAME.new_initial_state(), tally)
    return {what: number / SAMPLE for what, number in tally.items()}


def play(means):
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(GAME.num_players())]
    games, start = 0, time.process_time()
    while (seconds := time.process_time() - start) < length:
        pyspiel.evaluate_bots(GAME.new_initial_state(), bots, seed * 1_000_003 + games)
        games += 1
    return {"games": games, "seconds": seconds} | {what: mean * games for what, mean in means.items()}


def quarter(means):
    """A position of random play after a quarter of a game."""
    while True:
        state = GAME.new_initial_state()
        play_on(state, {"decisions": 0, "free": 0, "answers": 0}, int(means["decisions"] / 4))
        if not state.is_terminal():
            return state


def copy(means):
    state = quarter(means)
    times, start = 0, time.process_time()
    while (seconds := time.process_time() - start) < length:
        for _ in range(1000):
            state.clone()
        times += 1000
    return {"times": times, "seconds": seconds}


def searcher():
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    if GAME.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return pyspiel.MCTSBot(GAME, evaluator, 2.0, ITERATIONS, 1000, False, seed, False)
    final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, 2.0, ITERATIONS, -1, final, False, False)


def search(means):
    bot, times, seconds = searcher(), 0, 0.0
    while seconds < length:
        state = quarter(means)
        start = time.process_time()
        bot.step(state)
        seconds += time.process_time() - start
        times += ITERATIONS
    return {"times": times, "seconds": seconds}


MEANS = sample()
print(json.dumps({"play": play(MEANS), "clones": copy(MEANS), "search": search(MEANS)}))
