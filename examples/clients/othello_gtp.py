#!/usr/bin/env python3
"""An Othello engine that speaks what a referee needs of the Go Text Protocol."""
import sys

STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
LINE = [9, 1, 6, 5, 5, 6, 1, 9]  # The corner is worth 81, the square diagonal to it 1.
board = {}

def clear_board():
    board.clear()
    board.update({(3, 3): "w", (4, 4): "w", (4, 3): "b", (3, 4): "b"})

def boardsize(size):
    if size != "8":
        raise ValueError("unacceptable size")

def turned(colour, square):
    found = []
    for x, y in STEPS if square not in board else []:
        discs, here = [], (square[0] + x, square[1] + y)
        while board.get(here, colour) != colour:  # An empty square ends a line, too.
            discs.append(here)
            here = (here[0] + x, here[1] + y)
        found += discs if here in board else []
    return found

def put(colour, square):
    board.update((disc, colour) for disc in [square] + turned(colour, square))

def play(colour, vertex):
    if vertex.lower() != "pass":
        square = "ABCDEFGH".index(vertex[0].upper()), int(vertex[1:]) - 1
        if not turned(colour[0].lower(), square):
            raise ValueError("illegal move")
        put(colour[0].lower(), square)

def genmove(name):
    colour = name[0].lower()
    moves = [(x, y) for x in range(8) for y in range(8) if turned(colour, (x, y))]
    if not moves:
        return "PASS"
    best = max(moves, key=lambda s: (LINE[s[0]] * LINE[s[1]], -len(turned(colour, s))))
    put(colour, best)
    return "ABCDEFGH"[best[0]] + str(best[1] + 1)

COMMANDS = {"protocol_version": lambda: "2", "name": lambda: "Corners", "version": lambda: "1",
            "list_commands": lambda: "\n".join(COMMANDS), "boardsize": boardsize,
            "clear_board": clear_board, "play": play, "genmove": genmove, "quit": sys.stdout.flush}
for line in sys.stdin:
    words = line.split("#")[0].split()
    number = words.pop(0) if words and words[0].isdigit() else ""
    if words:
        try:
            answer = "=" + number + " " + (COMMANDS[words[0]](*words[1:]) or "")
        except Exception as error:  # Whatever is wrong with a command is no reason to end.
            answer = f"?{number} {error if words[0] in COMMANDS else 'unknown command'}"
        print(answer, end="\n\n", flush=True)
        if words[0] == "quit":
            break
