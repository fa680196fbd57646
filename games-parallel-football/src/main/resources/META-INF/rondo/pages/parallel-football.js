// Draws a field of Parallel Football on two canvases: below the balls, homes and players, above them
// the kicks and steps of the last turn. A cell's disc grows with its balls. A team's players stand in
// that corner of a cell in which the team has its home on the field.

const SIDE = 32;
const LETTERS = "ABCD";
const HOMES = [[0, 0], [0, 31], [31, 31], [31, 0]];
const CORNERS = [[0, 0], [0, 1], [1, 1], [1, 0]];
const RADII = [0, 0.13, 0.22, 0.32];
const COMPASS = { nw: [-1, -1], n: [-1, 0], ne: [-1, 1], w: [0, -1], e: [0, 1], sw: [1, -1], s: [1, 0], se: [1, 1] };

export const key = [
  "A black disc is a cell's balls; from three balls on it has their number. The corners with letters are the homes.",
  "A small square in the colour of a team is a player; it stands in that corner of its cell in which the team has its home. A number is of several players.",
  "A curve with a point is a kick of the last turn, a thick line a step.",
  "A frame is around a cell with more kicks than balls; its kicks are dashed.",
];

/** Sums the orders of a team up: 25 players make a long text. */
export function brief(move) {
  const orders = move.split(" ");
  const several = (test, one, many) => {
    const number = orders.filter(test).length;
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  };
  const parts = [
    ...several((order) => /^k\d/.test(order), "kick", "kicks"),
    ...several((order) => COMPASS[order], "step", "steps"),
    ...several((order) => /^\d+,\d+$/.test(order), "player placed", "players placed"),
  ];
  return parts.join(", ") || "no order";
}

const cell = (text) => text.split(",").map(Number);
const index = ([row, column]) => SIDE * row + column;

function read(text) {
  const words = text.split(" ");
  return {
    turn: Number(words[0]),
    scores: words[1].split(",").map(Number),
    balls: words[2].match(/\.|\(\d+\)|\d/g).map((count) => (count === "." ? 0 : Number(count.replace(/[()]/g, "")))),
    teams: words.slice(3, 7).map((team) => (team === "-" ? [] : team.split(";").map(cell))),
  };
}

/** The kicks and steps of the last turn, and the cells with more kicks than balls. */
function actions(before, joint) {
  const kicks = [];
  const steps = [];
  const demand = new Map();
  before.teams.forEach((team, seat) => {
    const orders = (joint[seat] ?? "").split(" ");
    team.forEach((from, player) => {
      const order = orders[player] ?? ".";
      if (COMPASS[order]) {
        steps.push({ seat, from, to: [from[0] + COMPASS[order][0], from[1] + COMPASS[order][1]] });
      } else if (/^k\d+,\d+$/.test(order)) {
        kicks.push({ seat, from, to: cell(order.slice(1)) });
        demand.set(index(from), (demand.get(index(from)) ?? 0) + 1);
      }
    });
  });
  const contested = [...demand.keys()].filter((at) => demand.get(at) > before.balls[at]);
  return { kicks, steps, contested };
}

function layers(element) {
  let box = element.querySelector(".field");
  if (!box) {
    element.innerHTML = '<div class="field" role="img" style="position:relative"><canvas class="balls" style="display:block"></canvas><canvas class="kicks" style="position:absolute;inset:0"></canvas></div><p class="caption"></p>';
    box = element.querySelector(".field");
  }
  return box;
}

function context(canvas, pixels) {
  const dots = Math.round(pixels * devicePixelRatio);
  if (canvas.width !== dots) {
    canvas.width = canvas.height = dots;
    canvas.style.width = canvas.style.height = `${pixels}px`;
  }
  const pen = canvas.getContext("2d");
  pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  pen.clearRect(0, 0, pixels, pixels);
  return pen;
}

function drawField(pen, size, colours) {
  pen.fillStyle = colours.pitch;
  pen.fillRect(0, 0, SIDE * size, SIDE * size);
  pen.strokeStyle = colours.line;
  pen.lineWidth = 0.6;
  pen.beginPath();
  for (let place = 1; place < SIDE; place++) {
    pen.moveTo(place * size, 0);
    pen.lineTo(place * size, SIDE * size);
    pen.moveTo(0, place * size);
    pen.lineTo(SIDE * size, place * size);
  }
  pen.stroke();
  HOMES.forEach(([row, column], seat) => {
    pen.fillStyle = colours.seats[seat];
    pen.fillRect(column * size, row * size, size, size);
    write(pen, LETTERS[seat], column, row, size, 0.7, colours.surface);
  });
}

function write(pen, text, column, row, size, scale, colour) {
  pen.fillStyle = colour;
  pen.font = `700 ${size * scale}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, (column + 0.5) * size, (row + 0.54) * size);
}

function drawBalls(pen, balls, size, colours) {
  pen.fillStyle = colours.ink;
  pen.beginPath();
  balls.forEach((count, at) => {
    if (count > 0) {
      const [x, y] = [((at % SIDE) + 0.5) * size, (Math.floor(at / SIDE) + 0.5) * size];
      const radius = RADII[Math.min(3, count)] * size;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 7);
    }
  });
  pen.fill();
  balls.forEach((count, at) => {
    if (count > 2 && size >= 10) {
      write(pen, count > 99 ? "+" : String(count), at % SIDE, Math.floor(at / SIDE), size, count > 9 ? 0.38 : 0.48, colours.surface);
    }
  });
}

function drawPlayers(pen, teams, size, colours) {
  teams.forEach((team, seat) => {
    const counts = new Map();
    team.forEach((at) => counts.set(index(at), (counts.get(index(at)) ?? 0) + 1));
    const [down, right] = CORNERS[seat];
    const part = 0.4 * size;
    for (const [at, count] of counts) {
      const x = (at % SIDE) * size + right * (size - part);
      const y = Math.floor(at / SIDE) * size + down * (size - part);
      pen.fillStyle = colours.seats[seat];
      pen.fillRect(x, y, part, part);
      if (count > 1 && size >= 14) {
        write(pen, String(count), x / size + part / size / 2 - 0.5, y / size + part / size / 2 - 0.5, size, 0.36, colours.surface);
      }
    }
  });
}

function drawKicks(pen, { kicks, steps, contested }, size, colours) {
  const centre = ([row, column]) => [(column + 0.5) * size, (row + 0.5) * size];
  const isDense = kicks.length > 300; // so many arcs would hide the balls
  pen.lineCap = "round";
  for (const { seat, from, to } of steps) {
    pen.strokeStyle = colours.seats[seat];
    pen.globalAlpha = 0.55;
    pen.lineWidth = 0.16 * size;
    pen.beginPath();
    pen.moveTo(...centre(from));
    pen.lineTo(...centre(to));
    pen.stroke();
  }
  pen.lineWidth = Math.max(1.2, 0.09 * size);
  for (const { seat, from, to } of kicks) {
    const [x, y] = centre(from);
    const [toX, toY] = centre(to);
    pen.strokeStyle = pen.fillStyle = colours.seats[seat];
    pen.globalAlpha = isDense ? 0.2 : 0.8;
    pen.setLineDash(contested.includes(index(from)) ? [0.25 * size, 0.25 * size] : []);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo((x + toX) / 2 + 0.2 * (toY - y), (y + toY) / 2 - 0.2 * (toX - x), toX, toY);
    pen.stroke();
    pen.beginPath();
    pen.arc(toX, toY, 0.14 * size, 0, 7);
    pen.fill();
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  pen.strokeStyle = colours.mark;
  pen.lineWidth = Math.max(1.5, 0.12 * size);
  for (const at of contested) {
    pen.strokeRect((at % SIDE) * size, Math.floor(at / SIDE) * size, size, size);
  }
}

export function draw(state, element, { previous, joint, size }) {
  const field = read(state);
  const before = previous ? read(previous) : undefined;
  const done = before && joint ? actions(before, joint) : { kicks: [], steps: [], contested: [] };
  const style = getComputedStyle(element);
  const colour = (name) => style.getPropertyValue(name).trim();
  const colours = {
    pitch: colour("--pitch"), line: colour("--pitch-line"), ink: colour("--ink"), surface: colour("--surface"), mark: colour("--mark"),
    seats: [0, 1, 2, 3].map((seat) => colour(`--seat-${seat}`)),
  };
  const cellSize = Math.max(6, Math.floor(Math.min(size.width, size.height) / SIDE));
  const pixels = cellSize * SIDE;
  const box = layers(element);
  box.style.width = box.style.height = `${pixels}px`;
  const below = context(box.children[0], pixels);
  drawField(below, cellSize, colours);
  drawBalls(below, field.balls, cellSize, colours);
  drawPlayers(below, field.teams, cellSize, colours);
  drawKicks(context(box.children[1], pixels), done, cellSize, colours);

  const left = field.balls.reduce((sum, count) => sum + count, 0);
  const scores = field.scores.map((score, seat) => `${LETTERS[seat]} ${score}`).join(", ");
  const events = `${done.kicks.length} kicks, ${done.steps.length} steps, ${done.contested.length} contested cells`;
  box.setAttribute("aria-label", `Field after ${field.turn} ${field.turn === 1 ? "turn" : "turns"} of play: ${scores}; ${left} balls on the field; ${events}`);
  Object.assign(box.dataset, { kicks: done.kicks.length, steps: done.steps.length, contested: done.contested.map((at) => [Math.floor(at / SIDE), at % SIDE]).join(" ") });
  element.querySelector(".caption").textContent = field.teams[0].length ? `${left} balls on the field. ${events}` : `${left} balls on the field. The players are placed next.`;
}
