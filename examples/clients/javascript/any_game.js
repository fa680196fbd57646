// Tic-tac-toe by lines of JSON: json:command='node any_game.js'.
// Takes a cell that makes a line, or else any free cell.
const readline = require("node:readline");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function makesLine(grid, cell, mark) {
  return LINES.some(
    (line) => line.includes(cell) && line.every((other) => other === cell || grid[other] === mark));
}

function choose(question) {
  const grid = question.state;
  const own = "xo"[question.seat];
  const free = [...grid].flatMap((mark, cell) => (mark === "." ? [cell] : []));
  const best = free.find((cell) => makesLine(grid, cell, own));
  // The number of the question is the only randomness, so that a match can be repeated.
  return (best ?? free[question.random % free.length]) + 1;
}

// Each line is answered at once; the output of a program in Node needs no flush.
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if ("over" in message) {
    return; // the greeting of another match may follow
  }
  console.log("rondo" in message ? "ready" : choose(message));
});
