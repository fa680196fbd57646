#!/usr/bin/env python3
"""A client for comFoosball, to begin a team of your own with: new_move is the place.

    python3 foosball.py ID [HOST [PORT]]

ID is what both clients of a game say; 0 asks the host for one. HOST is 127.0.0.1 and PORT 8080
unless told otherwise. Every text is one send and one recv, without line ends. The state is 108
numbers, as the team itself sees them: goals, the opponent's goals, the round, the ball's row, 26
rows, 26 fatigues, and the opponent's 26 rows and 26 fatigues. A roster is 26 rows, 22 of them in
-4..4; before rounds 0, 200, 400 and 600 any, otherwise with one player a row further at most.
"""
import socket
import sys

BENCH = 100
ROUNDS = 800
# Two players in each row, four more around midfield.
PLACES = [row for row in range(-4, 5) for _ in range(2)] + [0, 0, -1, 1]


def new_move(state):
    if state[2] % 200 == 0:
        freshest = sorted(range(26), key=lambda player: state[30 + player])
        roster = [BENCH] * 26
        for player, row in zip(freshest, PLACES):
            roster[player] = row
        return roster
    # One player of those around midfield runs after the ball, the freshest of the nearest.
    roster, ball = state[4:30], state[3]
    runners = [p for p in range(26) if abs(roster[p]) <= 4 and 1 <= abs(roster[p] - ball) <= 2]
    if runners:
        runner = min(runners, key=lambda player: state[30 + player])
        roster[runner] += 1 if ball > roster[runner] else -1
    return roster


def main(game, host="127.0.0.1", port="8080"):
    with socket.create_connection((host, int(port))) as server:
        server.sendall(game.encode())
        print("Waiting for game", server.recv(1024).decode(), flush=True)
        ready = server.recv(1024).decode()
        print(ready, flush=True)
        if ready != "READY":
            sys.exit(1)
        state = [0] * 108
        while state[2] < ROUNDS:
            server.sendall(" ".join(map(str, new_move(state))).encode())
            array = server.recv(1024).decode()
            if not array:
                sys.exit("the host has closed the connection after round %d" % state[2])
            state = [int(number) for number in array.split()]
        print("over: %d to %d" % (state[0], state[1]))


if __name__ == "__main__":
    main(*sys.argv[1:])
