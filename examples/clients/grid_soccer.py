"""A team for grid soccer: python3 grid_soccer.py [elizondo]

Player 2 keeps the goal; the others run at the ball, and with it at the rival's goal to shoot.
"""
import sys

STEPS = [(0, 0), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]
ELIZONDO = "elizondo" in sys.argv[1:]
FREE_BALL = 4 if ELIZONDO else 2  # so many numbers tell of a free ball
BETWEEN = " " if ELIZONDO else "\n"  # the course's judge reads each answer as one line

words = (word for line in sys.stdin for word in line.split())


def say(lines):
    print(BETWEEN.join("%d %s" % entry for entry in enumerate(lines)), flush=True)


def step(player, cells, target):
    """Goes to the free cell on the board that is nearest to the target."""
    def distance(direction):
        row, column = (a + b for a, b in zip(cells[player], STEPS[direction]))
        is_taken = direction > 0 and (row, column) in cells
        is_off = not (0 <= row < rows and 0 <= column < columns)
        rows_off, columns_off = abs(row - target[0]), abs(column - target[1])
        return is_taken or is_off, max(rows_off, columns_off), rows_off
    best = min(range(9), key=distance)
    cells[player] = tuple(a + b for a, b in zip(cells[player], STEPS[best]))
    return "MOVIMIENTO %d" % best


columns, rows, steps, side = int(next(words)), int(next(words)), next(words), next(words)
tackling = [next(words) for _ in range(12)]  # ids and probabilities: ours, then theirs
middle, strength = rows // 2, rows // 2
left = side == "IZQUIERDA"
goal, forward, start, keeper = (
    (columns, 4, columns // 2 - 1, 1) if left else (-1, 8, columns // 2, columns - 2))
say("%d %d" % cell for cell in [(middle, start), (middle - 1, start), (middle, keeper)])
for word in words:
    if word == "SALIR":
        print("LISTO", flush=True)
    if word != "0":
        continue  # how the game ended
    state = [word] + [next(words) for _ in range(23)]
    players = [(int(state[i + 1]), int(state[i + 2])) for i in range(0, 24, 4)]
    carrier = state[3::4].index("CON_PELOTA") if "CON_PELOTA" in state else None
    free = [int(next(words)) for _ in range(FREE_BALL)] if carrier is None else None
    ball = tuple(free[:2]) if free else players[carrier]
    cells, orders = players[:3], []
    for player in range(3):
        row, column = cells[player]
        if player == carrier and abs(row - middle) < 2 and abs(goal - column) < 2 * strength:
            orders.append("PASE %d %d" % (forward, strength))
            continue
        keeping = (max(middle - 1, min(middle + 1, ball[0])), keeper)
        target = (middle, goal) if player == carrier else keeping if player == 2 else ball
        orders.append(step(player, cells, target))
    say(orders)
