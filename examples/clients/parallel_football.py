#!/usr/bin/env python3
"""A team for Parallel Football: program:command='python3 parallel_football.py'.

Each player walks to the nearest cell with a ball that nobody of the team is on or
going to, and kicks a ball from there as near to the team's home as it can.
"""
import sys

HOMES = [(0, 0), (0, 31), (31, 31), (31, 0)]
COMPASS = [["nw", "n", "ne"], ["w", ".", "e"], ["sw", "s", "se"]]


def cell(text):
    row, column = text.split(",")
    return int(row), int(column)


def distance(one, other):
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def kick(player, home, reach):
    """The cell within reach of the player that is nearest to home."""
    rows = range(max(0, player[0] - reach), min(31, player[0] + reach) + 1)
    columns = range(max(0, player[1] - reach), min(31, player[1] + reach) + 1)
    near = [(r, c) for r in rows for c in columns if distance((r, c), player) <= reach * reach]
    return min(near, key=lambda target: distance(target, home))


def order(player, balls, home, reach):
    if balls.get(player, 0) > 0:
        balls[player] -= 1
        row, column = kick(player, home, reach)
        return f"k{row},{column}"
    if not any(balls.values()):
        return "."
    goal = min((c for c in balls if balls[c] > 0), key=lambda c: distance(c, player))
    balls[goal] -= 1
    down, right = ((goal[i] > player[i]) - (goal[i] < player[i]) for i in (0, 1))
    return COMPASS[down + 1][right + 1]


def main():
    word, players, reach, turns, seat = input().split()
    home = HOMES[int(seat)]
    for line in sys.stdin:
        if line.startswith("over"):
            break
        if line.startswith("place"):
            print("place", " ".join([f"{abs(home[0] - 4)},{abs(home[1] - 4)}"] * int(players)))
        else:
            rows = [input().split() for _ in range(32)]
            balls = {(r, c): int(n) for r, row in enumerate(rows) for c, n in enumerate(row)}
            teams = [[cell(word) for word in input().split()] for _ in range(4)]
            print(*(order(player, balls, home, int(reach)) for player in teams[int(seat)]))
        sys.stdout.flush()


main()
