#!/usr/bin/env python3
"""usage: RONDO_SECRET=... python3 pug_practice.py http://HOST:PORT TEAM DARK LIGHT
Lets two programs of a team, which log in with these client names, play a game with each other."""
import hashlib, json, os, sys, time, urllib.request

START = ["********"] * 3 + ["***01***", "***10***"] + ["********"] * 3


class Session:
    def __init__(self, url, team, name):
        self.url, self.team, self.name, self.id, self.number = url.rstrip("/"), team, name, 0, 0
        response = self.sha(self.sha(self.call("InitLogin")["Challenge"]))
        self.id = self.call("CompleteLogin", ChallengeResponse=response)["SessionId"]

    def sha(self, text):
        return hashlib.sha1((text + os.environ["RONDO_SECRET"]).encode()).hexdigest()

    def call(self, operation, **fields):
        self.number += 1 if self.id else 0
        auth = {"TeamName": self.team, "ClientName": self.name, "SessionId": self.id}
        auth["SequenceNumber"] = self.number
        auth["AuthCode"] = self.sha(":".join(map(str, auth.values())))
        request = urllib.request.Request(f"{self.url}/AdminService.svc/json/{operation}")
        request.add_header("Content-Type", "application/json")
        body = json.dumps({**fields, "Auth": auth}).encode()
        answer = json.load(urllib.request.urlopen(request, body, timeout=30))
        if answer["Status"] != "OK":
            sys.exit(f"{operation}: {answer['Status']}: {answer['Message']}")
        return answer


def free_player(session, name):
    """The player of a program that is in no game; waits until the program has logged in."""
    while True:
        for player in session.call("ListPlayers")["Players"]:
            if player["Name"] == name and player["GameId"] is None:
                return player["PlayerId"]
        time.sleep(0.5)


def main(url, team, dark, light):
    session = Session(url, team, "practice")
    players = [free_player(session, name) for name in (dark, light)]
    game = session.call("CreateGame")["GameInfo"]["GameId"]
    session.call("SetGameMap", GameId=game, MapData={"Width": 8, "Height": 8, "Rows": START})
    for player in players:  # the first plays dark and moves first
        session.call("AddGamePlayer", GameId=game, PlayerId=player)
    session.call("StartGame", GameId=game)
    session.call("ResumeGame", GameId=game)  # a game that has started waits for this call
    print(f"game {game} has begun", flush=True)
    while (live := session.call("GetLiveInfo", GameId=game)["GameLiveInfo"])["GameState"] != "Finish":
        time.sleep(0.5)
    for player in live["PlayerStates"]:
        print(f"{player['Name']}: {player['Condition']}, {player['Comment']}")
    for _ in range(20):  # the programs learn of the end, and leave the game
        details = session.call("GetGameDetails", GameId=game)["GameDetails"]
        if any(player["GameId"] for player in details["Players"]):
            time.sleep(0.5)
    session.call("DeleteGame", GameId=game)


if len(sys.argv) != 5:
    sys.exit(__doc__)
if not os.environ.get("RONDO_SECRET"):
    sys.exit(f"the secret of team {sys.argv[2]} is missing: the organisers gave it to the team; set the"
             " environment variable RONDO_SECRET to it")
main(*sys.argv[1:])
