#!/usr/bin/env python3
"""An Arimaa engine that speaks AEI and takes random steps. It never pushes or pulls."""
import random
import sys

NAMES = [file + rank for rank in "12345678" for file in "abcdefgh"]
SETUP = {"1": "RRRRRRRR", "2": "HDCMECDH", "7": "hdcmecdh", "8": "rrrrrrrr"}
TRAPS = ["c3", "f3", "c6", "f6"]

def setup(rows):
    return " ".join(piece + file + row for row in rows for file, piece in zip("abcdefgh", SETUP[row]))

def target(square, way):
    file = chr(ord(square[0]) + {"e": 1, "w": -1}.get(way, 0))
    return file + str(int(square[1]) + {"n": 1, "s": -1}.get(way, 0))

def beside(board, square):
    return [board[there] for there in (target(square, way) for way in "nesw") if there in board]

def is_frozen(board, square):
    piece, others = board[square], beside(board, square)
    friends = any(other.isupper() == piece.isupper() for other in others)
    return not friends and any("RCDHME".index(other.upper()) > "RCDHME".index(piece.upper())
                               for other in others)

def steps(board, side):
    return [piece + square + way for square, piece in sorted(board.items())
            if piece.isupper() == (side == "g") and not is_frozen(board, square)
            for way in "nesw" if piece + way not in ("Rs", "rn")
            and target(square, way) in NAMES and target(square, way) not in board]

def play(board, word):
    """Plays a placement, a step or a removal; returns the removals that a step causes."""
    square = word[1:3]
    if word[3:] in ("", "x"):
        board.pop(square, None)
        board.update({square: word[0]} if len(word) == 3 else {})
        return []
    board[target(square, word[3])] = board.pop(square)
    return [board[trap] + trap + "x" for trap in TRAPS if trap in board
            and all(other.isupper() != board[trap].isupper() for other in beside(board, trap))]

def turn():
    if len(seen) < 2:  # The first turn of each side places its pieces.
        return setup("12" if side == "g" else "78")
    for _ in range(100):
        after, words = dict(board), []
        for _ in range(random.randint(1, 4)):
            choices = steps(after, side)
            word = random.choice(choices) if choices else ""
            words += [word] if word else []
            removals = play(after, word) if word else []
            words += removals
            any(play(after, removal) for removal in removals)
        if after != board and seen.count((side, after)) < 2:  # No third repetition.
            return " ".join(words)
    return "resign"

board, side, seen = {}, "g", []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "aei":
        print("protocol-version 1\nid name Random steps\naeiok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "newgame":
        board, side, seen = {}, "g", []
    elif word == "setposition":
        squares = [file + rank for rank in "87654321" for file in "abcdefgh"]
        board = {square: piece for square, piece in zip(squares, rest[3:]) if piece != " "}
        side, seen = rest[0], [None, None]
    elif word == "makemove":
        for step in rest.split():
            play(board, step)
        seen, side = seen + [(side, dict(board))], "s" if side == "g" else "g"
    elif word == "go" and not rest:
        print("bestmove " + turn(), flush=True)
    elif word == "quit":
        break
