#!/usr/bin/env python3
"""Plays the matches of matches.json for so many seconds, where they were left, and prints how they stand as a table.

    make ladders SECONDS=3600

Every match has a file for each seed beside this one, written by `reame arena --out FILE --per game --resume`; what they hold was
played by the bots of today, or is refused. With 0 seconds nothing is played but the shortest game of each file, once more.
"""
import json
import math
import pathlib
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent


def file_of(match, seed):
    words = [match["game"], *match["bots"]]
    return HERE / f"{'-'.join(words).replace(':iterations=', '.')}-{seed}.jsonl"


def count(file):
    """How many games a file holds, whole lines only."""
    if not file.exists():
        return 0
    return sum(json.loads(line)["record"] == "game" for line in file.read_text().splitlines(keepends=True) if line.endswith("\n"))


def play(reame, match, seed, games, seconds):
    """Plays up to so many games; whoever has no time any more leaves the games that he is in. What the arena reports."""
    command = [reame, "arena", match["game"], *match["bots"], *match.get("with", []), "--games", str(games), "--seed", str(seed)]
    command += ["--out", str(file_of(match, seed)), "--per", "game", "--resume", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as arena:
        try:
            text, _ = arena.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            arena.send_signal(signal.SIGINT)
            text, _ = arena.communicate()
    if arena.returncode:
        sys.exit(f"{' '.join(command)} failed")
    return json.loads(text)["matches"][0]


def told(report, name):
    """How the first of a match did: `71.5 % of 200 (64.9 to 77.3)`."""
    own = next(entrant for entrant in report["entrants"] if entrant["name"] == name)
    share = own["share"]
    percent = [f"{100 * share[key]:.1f}" for key in ("value", "low", "high")]
    return f"{percent[0]} % of {report['games']} ({percent[1]} to {percent[2]})", own["milliseconds"]


def main():
    seconds, reame = float(sys.argv[1]), sys.argv[2]
    plan = json.loads((HERE / "matches.json").read_text())
    jobs = [(match, seed) for match in plan["matches"] for seed in plan["seeds"]]
    end = time.monotonic() + seconds
    open_jobs = [job for job in jobs if count(file_of(*job)) < job[0]["games"]]
    for place, (match, seed) in enumerate(open_jobs):
        left = end - time.monotonic()
        if left > 0:
            # What is quickly done leaves its time to the others.
            play(reame, match, seed, match["games"], left / (len(open_jobs) - place))
    print("| match | par | " + " | ".join(f"seed {seed}" for seed in plan["seeds"]) + " | ms a decision |")
    print("| --- | --- |" + " --- |" * (len(plan["seeds"]) + 1))
    for match in plan["matches"]:
        known = [(seed, count(file_of(match, seed))) for seed in plan["seeds"]]
        reports = [play(reame, match, seed, games, None) if games else None for seed, games in known]
        first, others = match["bots"][0], match["bots"][1:]
        rows = [told(report, first) if report else ("", math.nan) for report in reports]
        times = [ms for _, ms in rows if not math.isnan(ms)]
        beside = " and three official AIs" if "with" in match else ""
        against = f"{len(others)} {others[0]}s" if len(others) > 1 else others[0]
        what = f"`{first}` against {against}{beside}"
        ms = f"{sum(times) / len(times):.2g}" if times else ""
        print(f"| {what} | {100 / len(match['bots']):.0f} % | " + " | ".join(text for text, _ in rows) + f" | {ms} |")


if __name__ == "__main__":
    main()
