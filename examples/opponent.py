#!/usr/bin/env python3
"""Plays a game of SteamRollers in seat 0 against two built-in opponents, over the engine protocol (docs/engine-protocol.md).

Usage: python3 examples/opponent.py [seed]
"""
import json
import pathlib
import subprocess
import sys

COMMAND = ["node", str(pathlib.Path(__file__).parent.parent / "bin" / "roundhouse.mjs"), "engine", "steamrollers"]
engine = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(cmd, **fields):
    """Sends one request and waits for its answer."""
    engine.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        raise SystemExit(f"{cmd}: {answer['error']}")
    return answer


def best_move(seat):
    """Delivers when it can; otherwise the move after which the game itself values the seat highest."""
    moves = ask("moves", seat=seat)["moves"]
    deliveries = [move for move in moves if move["type"] == "deliver"]
    if deliveries:
        return max(deliveries, key=lambda move: move["points"])
    return max(moves, key=lambda move: ask("try", seat=seat, move=move)["value"]) if len(moves) > 1 else moves[0]


seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
answer = ask("new", setup={"seats": ["player"] * 3, "options": {"coal": True}, "seed": seed})
while not answer["over"]:
    seat = answer["deciding"][0]
    move = best_move(seat) if seat == 0 else ask("choose", seat=seat, player="random")["move"]
    answer = ask("apply", seat=seat, move=move)
    for event in answer["events"]:
        print(event["words"])
result = ask("result")["result"]
print("points:", [sheet["total"] for sheet in result["sheets"]], "winners:", result["winners"])
ask("quit")
