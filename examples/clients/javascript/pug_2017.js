// A client of the PUG Challenge 2017 for Node 18 or later; change choose.
//
//     RONDO_SECRET=... node pug_2017.js http://HOST:PORT TEAM [NAME [GAMES]]
//
// It plays GAMES games, by default all that the organisers let it play.
const { createHash } = require("node:crypto");

const sha = (text) => createHash("sha1").update(text + process.env.RONDO_SECRET).digest("hex");

class Session {
  constructor(url, team, name) {
    Object.assign(this, { url: url.replace(/\/+$/, ""), team, name, id: 0, number: 0 });
  }

  async login() {
    const { Challenge } = await this.call("InitLogin");
    const response = { ChallengeResponse: sha(sha(Challenge)) };
    this.id = (await this.call("CompleteLogin", response)).SessionId;
    this.player = (await this.call("CreatePlayer")).PlayerId;
    console.log(`logged in as ${this.team} (${this.name}), waiting for a game`);
  }

  async call(operation, fields = {}) {
    this.number += this.id ? 1 : 0;
    const Auth = { TeamName: this.team, ClientName: this.name, SessionId: this.id };
    Auth.SequenceNumber = this.number;
    Auth.AuthCode = sha(Object.values(Auth).join(":"));
    const response = await fetch(`${this.url}/ClientService.svc/json/${operation}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ PlayerId: this.player, ...fields, Auth }),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = await response.json();
    if (answer.Status !== "OK") {
      throw new Error(`${operation}: ${answer.Status}: ${answer.Message}`);
    }
    return answer;
  }
}

/** The number of discs that a disc on this square turns. */
function turned(rows, own, row, col) {
  let count = 0;
  for (const down of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      const at = (step) => rows[row + step * down]?.[col + step * right];
      let steps = 1;
      while (at(steps) === `${1 - own}`) {
        steps++;
      }
      count += at(steps) === `${own}` ? steps - 1 : 0;
    }
  }
  return count;
}

/** The free square that turns most discs, as row and column from the top left; -1, -1 passes. */
function choose(rows, own) {
  let best = { Row: -1, Col: -1, discs: 0 };
  rows.forEach((line, Row) =>
    [...line].forEach((square, Col) => {
      const discs = square === "*" ? turned(rows, own, Row, Col) : 0;
      best = discs > best.discs ? { Row, Col, discs } : best;
    }));
  return { Row: best.Row, Col: best.Col };
}

async function play(session) {
  while ((await session.call("WaitGameStart")).GameId <= 0); // answers after five seconds
  let turn = 0;
  let wait = await session.call("WaitNextTurn", { RefTurn: turn });
  while (!wait.GameFinished) {
    if (wait.TurnComplete) {
      const view = await session.call("GetPlayerView");
      turn = view.Turn;
      // Index 0 moves on odd turns; YourTurn can be wrong after a new login.
      if (turn % 2 !== view.Index) {
        const Turn = choose(view.Map.Rows, view.Index);
        await session.call("PerformMove", { Turn, Pass: Turn.Row < 0 });
      }
    }
    wait = await session.call("WaitNextTurn", { RefTurn: turn });
  }
  await session.call("LeaveGame");
  return `${wait.FinishCondition}, ${wait.FinishComment}`;
}

async function main(url, team, name = "javascript", games = Infinity) {
  let played = 0;
  let session = null;
  for (let errors = 0; played < games && errors < 60; ) {
    try {
      if (session === null) {
        const fresh = new Session(url, team, name);
        await fresh.login();
        session = fresh;
      }
      errors = 0;
      const result = await play(session);
      console.log(`game ${++played}: ${result}`);
    } catch (error) {
      console.error(error.cause?.message ?? error.message);
      errors++;
      session = null;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  process.exit(played < games ? 1 : 0);
}

const [url, team, name, games] = process.argv.slice(2);
if (!url || !team || process.env.RONDO_SECRET === undefined) {
  console.error("usage: RONDO_SECRET=... node pug_2017.js http://HOST:PORT TEAM [NAME [GAMES]]");
  process.exit(2);
}
main(url, team, name, games && Number(games));
