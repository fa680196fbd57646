#!/usr/bin/env python3
"""usage: RONDO_SECRET=... python3 pug_2017.py http://HOST:PORT TEAM [NAME [GAMES]]
A client of the PUG Challenge 2017; change choose. It plays GAMES games, by default all."""
import hashlib, http.client, json, os, re, signal, sys, time, urllib.request


class Session:
    def __init__(self, url, team, name):
        self.url, self.team, self.name, self.id, self.number = url.rstrip("/"), team, name, 0, 0
        response = self.sha(self.sha(self.call("InitLogin")["Challenge"]))
        self.id = self.call("CompleteLogin", ChallengeResponse=response)["SessionId"]
        self.player = self.call("CreatePlayer")["PlayerId"]
        print(f"logged in as {team} ({name}), waiting for a game", flush=True)

    def sha(self, text):
        return hashlib.sha1((text + os.environ["RONDO_SECRET"]).encode()).hexdigest()

    def call(self, operation, **fields):
        self.number += 1 if self.id else 0
        auth = {"TeamName": self.team, "ClientName": self.name, "SessionId": self.id}
        auth["SequenceNumber"] = self.number
        auth["AuthCode"] = self.sha(":".join(map(str, auth.values())))
        request = urllib.request.Request(f"{self.url}/ClientService.svc/json/{operation}")
        request.add_header("Content-Type", "application/json")
        body = json.dumps({**fields, "Auth": auth}).encode()
        answer = json.load(urllib.request.urlopen(request, body, timeout=30))
        if answer["Status"] != "OK":
            raise OSError(f"{operation}: {answer['Status']}: {answer['Message']}")
        return answer


def turned(rows, own, row, col):
    """The number of discs that a disc on this square turns."""
    count, size = 0, range(len(rows))
    for down, right in [(d, r) for d in (-1, 0, 1) for r in (-1, 0, 1)]:
        steps = [(row + n * down, col + n * right) for n in size[1:]]
        line = "".join(rows[r][c] for r, c in steps if r in size and c in size)
        count += len(re.match(f"{1 - own}*(?={own})|", line)[0])
    return count


def choose(rows, own):
    """The free square that turns most discs, as row and column from the top left; -1, -1 passes."""
    free = [(r, c) for r, row in enumerate(rows) for c, disc in enumerate(row) if disc == "*"]
    best = max(free, key=lambda square: turned(rows, own, *square))
    return best if turned(rows, own, *best) else (-1, -1)


def play(session, player, turn=0):
    while session.call("WaitGameStart", **player)["GameId"] <= 0:  # answers after five seconds
        pass
    while not (wait := session.call("WaitNextTurn", RefTurn=turn, **player))["GameFinished"]:
        if wait["TurnComplete"]:
            view = session.call("GetPlayerView", **player)
            turn, own = view["Turn"], view["Index"]
            if turn % 2 != own:  # 0 moves on odd turns; YourTurn can be wrong after a new login
                row, col = choose(view["Map"]["Rows"], own)
                session.call("PerformMove", Turn={"Row": row, "Col": col}, Pass=row < 0, **player)
    session.call("LeaveGame", **player)
    return f"{wait['FinishCondition']}, {wait['FinishComment']}"


def main(url, team, name="python", games="inf"):
    played, errors, session = 0, 0, None
    while played < float(games) and errors < 60:
        try:
            session, errors = session or Session(url, team, name), 0
            result, played = play(session, {"PlayerId": session.player}), played + 1
            print(f"game {played}: {result}", flush=True)
        except (OSError, ValueError, http.client.HTTPException) as error:
            print(error, file=sys.stderr, flush=True)
            errors, session = errors + 1, None
            time.sleep(1)
    sys.exit(played < float(games))


signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends the client without a traceback
if not 2 < len(sys.argv) < 6 or "://" not in sys.argv[1]:
    sys.exit(__doc__)
if not os.environ.get("RONDO_SECRET"):
    sys.exit(f"the secret of team {sys.argv[2]} is missing: the organisers gave it to the team; set the"
             " environment variable RONDO_SECRET to it")
main(*sys.argv[1:])
