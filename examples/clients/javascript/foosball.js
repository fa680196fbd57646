// A client for comFoosball, to begin a team of your own with: newRoster is the place.
//
//     node foosball.js ID [HOST [PORT]]
//
// ID is what both clients of a game say; 0 asks the host for one. HOST is 127.0.0.1 and PORT 8080
// unless told otherwise. The state is 108 numbers, as the team itself sees them: goals, the
// opponent's goals, the round, the ball's row, 26 rows, 26 fatigues, and the opponent's 26 rows and
// 26 fatigues. A roster is 26 rows, 22 of them in -4..4; before rounds 0, 200, 400 and 600 any,
// otherwise with one player a row further at most.
const net = require("node:net");

const BENCH = 100;
const ROUNDS = 800;
const NUMBERS = 108;
// Two players in each row, four more around midfield.
const PLACES = [-4, -4, -3, -3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 0, 0, -1, 1];

function newRoster(state) {
  const fatigue = (player) => state[30 + player];
  const players = [...Array(26).keys()].sort((one, other) => fatigue(one) - fatigue(other));
  if (state[2] % 200 === 0) {
    const roster = Array(26).fill(BENCH);
    PLACES.forEach((row, place) => (roster[players[place]] = row));
    return roster;
  }
  // The freshest of the players that are near to the ball runs after it.
  const roster = state.slice(4, 30);
  const isNear = (row) => Math.abs(row) <= 4 && [1, 2].includes(Math.abs(row - state[3]));
  const runner = players.find((player) => isNear(roster[player]));
  if (runner !== undefined) {
    roster[runner] += Math.sign(state[3] - roster[runner]);
  }
  return roster;
}

const [id, host = "127.0.0.1", port = "8080"] = process.argv.slice(2);
let state = Array(NUMBERS).fill(0);
let expected = "id";
let text = "";

const server = net.connect(Number(port), host, () => server.write(id));
server.setNoDelay(true); // a roster is sent at once
server.setEncoding("ascii");

// Texts have no end marks. The host sends one text at a time, which may come in parts: a state is
// complete when it has 108 numbers.
server.on("data", (part) => {
  text += part;
  if (expected === "id") {
    console.log("Waiting for game", text);
    expected = "READY";
    text = "";
  } else if (expected === "READY" && text === "READY") {
    console.log(text);
    expected = "state";
    text = "";
    server.write(newRoster(state).join(" "));
  } else if (expected === "state" && text.split(" ").length === NUMBERS) {
    state = text.split(" ").map(Number);
    text = "";
    if (state[2] < ROUNDS) {
      server.write(newRoster(state).join(" "));
    }
  }
});

server.on("error", (error) => console.error(error.message));
server.on("close", () => {
  if (state[2] === ROUNDS) {
    console.log(`over: ${state[0]} to ${state[1]}`);
  } else {
    console.error(`the host has closed the connection after round ${state[2]} ${text}`);
    process.exitCode = 1;
  }
});
