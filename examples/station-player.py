#!/usr/bin/env python3
"""Plays one seat of a table at a station, over HTTP alone (docs/station-protocol.md).

Usage: ROUNDHOUSE_TOKEN=… python3 examples/station-player.py http://localhost:4173 TABLE

The host of a table keeps a seat for a program and gets a token for it; the token opens that seat and nothing else.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

STATION, TABLE = sys.argv[1].rstrip("/"), sys.argv[2]
TOKEN = os.environ["ROUNDHOUSE_TOKEN"]


class Refused(Exception):
    """The station says no, and why."""

    def __init__(self, problem):
        super().__init__(problem["message"])
        self.reason = problem["reason"]


def ask(path, body=None):
    """Asks until there is an answer: whatever the network swallows is sent again, and done once, since a command has its own id."""
    request = urllib.request.Request(f"{STATION}/api/tables/{TABLE}/{path}", headers={"authorization": f"Bearer {TOKEN}"})
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("content-type", "application/json")
    wait = 0.5
    while True:
        try:
            with urllib.request.urlopen(request, timeout=40) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            # Before the game begins there is nothing to see yet: `notNow`.
            if error.code not in (429, 503) and not (path == "snapshot" and problem["reason"] == "notNow"):
                raise Refused(problem) from None
        except OSError:
            pass
        time.sleep(wait)
        wait = min(wait * 2, 30)


def choose(moves):
    """Delivers what brings most, otherwise trusts its luck."""
    deliveries = [each["move"] for each in moves if each["move"]["type"] == "deliver"]
    if deliveries:
        return max(deliveries, key=lambda move: move.get("points", 0))
    return random.choice(moves)["move"]


snapshot = ask("snapshot")
while snapshot["stage"]["kind"] != "over":
    if snapshot["stage"]["kind"] == "yours":
        command = {"type": "play", "version": snapshot["version"], "move": choose(snapshot["stage"]["moves"])}
        try:
            ask("commands", {"id": uuid.uuid4().hex, "command": command})
            snapshot = ask("snapshot")
        except Refused as refused:
            # Somebody took a move back, or was faster where several decide at once: it chooses anew.
            if refused.reason != "movedOn":
                raise
            snapshot = ask("snapshot")
    else:
        # Answered as soon as somebody has moved, or after a while with what is known already.
        snapshot = ask(f"snapshot?after={snapshot['version']}")
result = snapshot["stage"]["result"]
print("points:", [sheet["total"] for sheet in result["sheets"]], "winners:", result["winners"])
