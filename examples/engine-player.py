#!/usr/bin/env python3
"""A player of one's own, in any game: asked for a move, it tries each and takes the one after which the game values its seat highest.

Usage: npx roundhouse simulate steamrollers --seats "engine:python3 examples/engine-player.py",random --games 4

One line of JSON is one message (docs/engine-protocol.md, "A program in a seat").
"""
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


def ask(cmd, **fields):
    """Asks about a game that could be behind what the seat sees; nothing of it happens at the table."""
    say({"cmd": cmd, **fields})
    answer = json.loads(sys.stdin.readline())
    if not answer["ok"]:
        raise SystemExit(f"{cmd}: {answer['error']}")
    return answer


def choose(seat, moves, seed):
    """Of many moves it looks at the first sixty: the house does not wait for ever."""
    return max(moves[:60], key=lambda move: ask("try", seat=seat, move=move, seed=seed)["value"])


for line in iter(sys.stdin.readline, ""):
    question = json.loads(line)
    say({"move": choose(question["seat"], question["moves"], question["seed"])})
