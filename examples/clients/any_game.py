#!/usr/bin/env python3
"""Tic-tac-toe by the any-game protocol: json:command='python3 any_game.py'.

Takes a cell that makes a line, or else one that stops the other's line, or else any.
"""
import json
import random
import sys

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def completing(grid, mark):
    """The empty cells that give this mark a line."""
    return [
        empty
        for line in LINES
        for empty in line
        if grid[empty] == "." and all(grid[cell] == mark for cell in line if cell != empty)
    ]


def choose(grid, seat, dice):
    free = [cell for cell in range(9) if grid[cell] == "."]
    own, other = "xo"[seat], "ox"[seat]
    return dice.choice(completing(grid, own) or completing(grid, other) or free) + 1


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if "over" in told:
            continue  # the greeting of another match may follow
        if "rondo" in told:  # the greeting, with the game's name
            print("ready", flush=True)
            continue
        dice = random.Random(told["random"])  # the same game, when it is played again
        print(choose(told["state"], told["seat"], dice), flush=True)


main()
