#!/usr/bin/env python3
"""usage: RONDO_SECRET=... python3 class_event.py http://HOST:PORT TEAM [GAMES]
A program for an event of any game; change choose, which plays grid soccer. It plays GAMES games, by
default all."""
import base64, http.client, json, os, re, signal, sys, time, urllib.error, urllib.request

# Keeps the cookie of the server, so that guesses of others at the secret do not hold this program up.
OPENER = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
STEPS = [(0, 0), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]


def choose(question):
    """The move in a question: all run at the ball, and with it at the goal to shoot."""
    options = dict(re.findall(r"(\w+)=(\d+)", question["game"]))
    rows, columns = int(options.get("rows", 5)), int(options.get("columns", 10))
    left, middle, strength = question["seat"] == 0, rows // 2, rows // 2
    goal, forward, start = (columns, 4, columns // 2 - 1) if left else (-1, 8, columns // 2)
    if question["state"] == "formations":
        return " ".join(f"{row},{start}" for row in (middle, middle - 1, middle + 1))
    words = question["state"].split()
    players = [tuple(map(int, word.split(","))) for word in words[2:8]]
    cells = players[:3] if left else players[3:]
    holder = re.fullmatch(r"(left|right)(\d)", words[8])
    carrier = int(holder[2]) if holder and (holder[1] == "left") == left else None
    ball = tuple(map(int, words[8].split(",")[:2])) if not holder else (
        players[int(holder[2]) + 3 * (holder[1] == "right")])
    orders = []
    for player in range(3):
        row, column = cells[player]
        if player == carrier and abs(row - middle) < 2 and abs(goal - column) < 2 * strength:
            orders.append(f"p{forward}:{strength}")
        else:
            target = (middle, goal) if player == carrier else ball
            orders.append(str(step(player, cells, target, rows, columns)))
    return " ".join(orders)


def step(player, cells, target, rows, columns):
    """The direction to the free cell on the board that is nearest to the target."""
    def distance(direction):
        cell = row, column = tuple(a + b for a, b in zip(cells[player], STEPS[direction]))
        is_free = direction == 0 or cell not in cells
        is_on = 0 <= row < rows and 0 <= column < columns
        off = abs(row - target[0]), abs(column - target[1])
        return not (is_free and is_on), max(off), off[0]
    best = min(range(9), key=distance)
    cells[player] = tuple(a + b for a, b in zip(cells[player], STEPS[best]))
    return best


def call(url, team, message):
    """Tells the server a move or nothing, and waits for what it tells; half a minute at most."""
    login = base64.b64encode(f"{team}:{os.environ['RONDO_SECRET']}".encode()).decode()
    request = urllib.request.Request(url.rstrip("/") + "/play", json.dumps(message).encode())
    request.add_header("Authorization", "Basic " + login)
    request.add_header("User-Agent", "class_event.py")
    return json.load(OPENER.open(request, timeout=60))


def refused(error):
    """Says why the server refused a call, and waits if the call may be repeated; else ends the program."""
    try:
        reason = json.load(error)["error"]
    except (ValueError, KeyError, TypeError):  # the answer of a proxy
        reason = error.reason
    print(f"the server answers {error.code}: {reason}", file=sys.stderr, flush=True)
    if error.code < 500 and error.code != 429:
        sys.exit(1)
    after = error.headers.get("Retry-After") or ""
    time.sleep(int(after) if after.isdecimal() else 1)


def result(end):
    """The end of a game in words, from the view of this program."""
    own, other = end["seat"], 1 - end["seat"]
    ranks, scores = end["ranks"], [f"{score:g}" for score in end["scores"]]
    word = "drawn" if ranks[0] == ranks[1] else "won" if ranks[own] == 1 else "lost"
    return f"game {end['match']}: {word}, {scores[own]} : {scores[other]}"


def main(url, team, games="inf"):
    played, silent, number, message = 0, 0, 0, {}
    while played < float(games):
        try:
            told = call(url, team, message)
        except urllib.error.HTTPError as error:
            refused(error)
            continue  # with the same message: a move that the server has is not played twice
        except (OSError, ValueError, http.client.HTTPException) as error:
            print(error, file=sys.stderr, flush=True)
            silent += 1
            if silent == 60:
                sys.exit("the server does not answer")
            time.sleep(1)
            continue
        # The number says what has arrived: an end that was lost on its way is told again.
        number = told.get("number", number)
        silent, message = 0, {"number": number} if number else {}
        if "over" in told:
            played += 1
            reason = f", {told['fault']}" if "fault" in told else ""
            print(result(told) + reason, flush=True)
        elif "state" in told:
            if not told["game"].startswith("grid-soccer"):
                sys.exit(f"this program plays grid-soccer, and the event {told['game']}; change choose")
            message["move"] = choose(told)


signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends the client without a traceback
if len(sys.argv) not in (3, 4) or "://" not in sys.argv[1]:
    sys.exit(__doc__)
if not os.environ.get("RONDO_SECRET"):
    sys.exit(f"the secret of team {sys.argv[2]} is missing: the organisers gave it to the team; set the"
             " environment variable RONDO_SECRET to it")
main(*sys.argv[1:])
