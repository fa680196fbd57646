// Draws a pitch of grid soccer: players, the ball and its flight, the formations, and tackles with
// their odds. Rows count from the top. The left team's players are a, b, c; the right team's x, y, z.

const CELL = 60;
const LETTERS = ["abc", "xyz"];
const SIDES = ["left", "right"];
const WAYS = [[0, 0], [-1, -1], [-1, 0], [-1, 1], [0, 1], [1, 1], [1, 0], [1, -1], [0, -1]];
const NAMES = ["", "up left", "up", "up right", "right", "down right", "down", "down left", "left"];

export const key = [
  "Players a, b, c are of the left team, x, y, z of the right team. The white disc is the ball.",
  "Dotted squares are the places of the formations. Pale lines are the ways of the players in the last step.",
  "A dotted line with rings is a free ball's flight, a ring for each step to come.",
  "A frame with a percentage is a tackle that comes next, and its chance.",
];

function settings(game) {
  const value = (key, fallback) => Number(game.match(new RegExp(`[:,]${key}=([^,]*)`))?.[1] ?? fallback);
  return {
    rows: value("rows", 5),
    columns: value("columns", 10),
    skill: SIDES.map((side) => [0, 1, 2].map((player) => value(`tackle-${side}${player}`, 0.5))),
  };
}

const cell = (text) => text.split(",").map(Number);
const same = (one, other) => one[0] === other[0] && one[1] === other[1];

function read(text) {
  const words = text.split(" ");
  if (words.length < 15) {
    return undefined;
  }
  const teams = [words.slice(2, 5).map(cell), words.slice(5, 8).map(cell)];
  const carried = words[8].match(/^(left|right)([0-2])$/);
  const free = carried ? undefined : words[8].split(",").map(Number);
  const seat = carried ? SIDES.indexOf(carried[1]) : -1;
  return {
    step: Number(words[0]),
    goals: words[1].split("-").map(Number),
    teams,
    homes: [words.slice(9, 12).map(cell), words.slice(12, 15).map(cell)],
    seat,
    player: carried ? Number(carried[2]) : -1,
    ball: carried ? teams[seat][carried[2]] : free.slice(0, 2),
    way: free?.[2] ?? 0,
    power: free?.[3] ?? 0,
  };
}

const rivalOn = (pitch, seat, at) => pitch.teams[seat].findIndex((other) => same(other, at));

/** The probability that the tackler takes the ball from the carrier. */
const tackle = (carrier, tackler) => (tackler + 1 - carrier === 0 ? 0 : tackler / (tackler + 1 - carrier));

/** The probability that the right team's player takes a free ball from the left team's player. */
const contest = (left, right) => (left + right === 0 ? 0.5 : right / (left + right));

const percent = (probability) => `${Math.round(100 * probability)} %`;
const x = (column) => CELL * (column + 1.5);
const y = (row) => CELL * (row + 0.5) + 8;

function field({ rows, columns }, zoom) {
  const goal = (rows - 3) / 2;
  let body = `<rect x="${CELL}" y="8" width="${CELL * columns}" height="${CELL * rows}" rx="6" fill="var(--pitch)"/>`;
  let lines = "";
  for (let row = 1; row < rows; row++) {
    lines += `M${CELL} ${8 + CELL * row}h${CELL * columns}`;
  }
  for (let column = 1; column < columns; column++) {
    lines += `M${CELL * (column + 1)} 8v${CELL * rows}`;
  }
  body += `<path d="${lines}" stroke="var(--pitch-line)" stroke-width="1.2" fill="none" opacity="${1 / zoom}"/>`;
  body += `<path d="M${CELL * (columns / 2 + 1)} 8v${CELL * rows}" stroke="var(--pitch-line)" stroke-width="4"/>`;
  [-1, columns].forEach((column, seat) => {
    body += `<rect x="${x(column) - CELL / 2 + (seat ? 2 : 10)}" y="${8 + CELL * goal}" width="${CELL - 12}" height="${3 * CELL}" rx="6" fill="var(--goal)" stroke="var(--seat-${seat})" stroke-width="2.5"/>`;
  });
  return body;
}

function homes(pitch) {
  return pitch.homes
    .flatMap((team, seat) => team.map(([row, column]) => `<rect class="home" data-seat="${seat}" x="${x(column) - 25}" y="${y(row) - 25}" width="50" height="50" rx="8" fill="none" stroke="var(--seat-${seat})" stroke-width="1.6" stroke-dasharray="3 5" opacity=".75"/>`))
    .join("");
}

function trails(pitch, before) {
  return pitch.teams
    .flatMap((team, seat) =>
      team.map((at, player) => {
        const from = before.teams[seat][player];
        return same(from, at) ? "" : `<path d="M${x(from[1])} ${y(from[0])}L${x(at[1])} ${y(at[0])}" stroke="var(--seat-${seat})" stroke-width="7" stroke-linecap="round" opacity=".3"/>`;
      }),
    )
    .join("");
}

/** On a large board, players are larger than their cells, so that they can be seen. */
const enlarged = (scale) => Math.max(1, 8 / (20 * scale));

function players(pitch, zoom) {
  return pitch.teams
    .flatMap((team, seat) =>
      team.map((at, player) => {
        const isShared = rivalOn(pitch, 1 - seat, at) >= 0;
        const shift = isShared ? (seat === 0 ? -14 : 14) : 0;
        const radius = isShared ? 14 : 20;
        return `<g class="player" data-figure="${seat}-${player}" data-seat="${seat}" data-player="${player}" data-cell="${at}" data-ball="${pitch.seat === seat && pitch.player === player}" transform="translate(${x(at[1]) + shift * zoom} ${y(at[0])}) scale(${zoom})"><circle r="${radius}" fill="var(--seat-${seat})" stroke="var(--surface)" stroke-width="2"/><text y="${radius * 0.36}" text-anchor="middle" font-size="${radius * 1.1}" font-weight="700" fill="var(--surface)">${LETTERS[seat][player]}</text></g>`;
      }),
    )
    .join("");
}

function ball(pitch, before, zoom) {
  let [ballX, ballY] = [x(pitch.ball[1]), y(pitch.ball[0])];
  let body = "";
  if (before && !same(before.ball, pitch.ball)) {
    body += `<path d="M${x(before.ball[1])} ${y(before.ball[0])}L${ballX} ${ballY}" stroke="var(--ink)" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round" opacity=".6"/>`;
  }
  if (pitch.power > 0) {
    const [down, right] = WAYS[pitch.way];
    const [toX, toY] = [ballX + 2 * CELL * right * pitch.power, ballY + 2 * CELL * down * pitch.power];
    body += `<path class="flight" data-way="${pitch.way}" data-power="${pitch.power}" d="M${ballX} ${ballY}L${toX} ${toY}" stroke="var(--mark)" stroke-width="3.5" stroke-linecap="round" stroke-dasharray="1 9"/>`;
    for (let step = 1; step <= pitch.power; step++) {
      body += `<circle cx="${ballX + 2 * CELL * right * step}" cy="${ballY + 2 * CELL * down * step}" r="7" fill="none" stroke="var(--mark)" stroke-width="2.5"/>`;
    }
  }
  if (pitch.seat >= 0) {
    const isShared = rivalOn(pitch, 1 - pitch.seat, pitch.ball) >= 0;
    ballX += zoom * (isShared ? (pitch.seat === 0 ? -14 : 14) : 15);
    ballY += zoom * (isShared ? 19 : 15);
  }
  return `${body}<circle class="ball" data-figure="ball" data-cell="${pitch.ball}" cx="${ballX}" cy="${ballY}" r="${9 * zoom}" fill="#ffffff" stroke="#1c2230" stroke-width="${2.5 * zoom}"/>`;
}

/** The tackle that comes next, if a rival shares the carrier's cell. */
function duel(pitch, skill) {
  const rival = pitch.seat < 0 ? -1 : rivalOn(pitch, 1 - pitch.seat, pitch.ball);
  if (rival < 0) {
    return "";
  }
  const odds = tackle(skill[pitch.seat][pitch.player], skill[1 - pitch.seat][rival]);
  const [at, top] = [x(pitch.ball[1]), y(pitch.ball[0])];
  return `<g class="duel" data-odds="${odds}"><rect x="${at - 28}" y="${top - 28}" width="56" height="56" rx="9" fill="none" stroke="var(--mark)" stroke-width="3"/><rect x="${at - 24}" y="${top - 27}" width="48" height="17" rx="5" fill="var(--mark)"/><text x="${at}" y="${top - 14}" text-anchor="middle" font-size="13" font-weight="700" fill="var(--surface)">${percent(odds)}</text></g>`;
}

const name = (seat, player) => LETTERS[seat][player];

/** What happened to the ball in the last step, with the odds where chance decided. */
function event(pitch, before, joint, skill) {
  if (!before || pitch.goals.some((goals, seat) => goals > before.goals[seat])) {
    return "";
  }
  const rival = pitch.seat < 0 ? -1 : rivalOn(pitch, 1 - pitch.seat, pitch.ball);
  const order = before.seat < 0 ? "" : (joint?.[before.seat] ?? "").split(" ")[before.player];
  const wasCarried = before.seat >= 0 && !/^p/i.test(order);
  if (rival >= 0 && wasCarried) {
    const kept = pitch.seat === before.seat;
    const [tacklerSeat, tackler] = kept ? [1 - pitch.seat, rival] : [pitch.seat, pitch.player];
    const odds = tackle(skill[before.seat][before.player], skill[tacklerSeat][tackler]);
    return `${name(tacklerSeat, tackler)} tackled ${name(before.seat, before.player)} with a chance of ${percent(odds)}, and ${kept ? "failed" : "won the ball"}.`;
  }
  if (rival >= 0 && pitch.seat >= 0) {
    const left = pitch.seat === 0 ? pitch.player : rival;
    const right = pitch.seat === 0 ? rival : pitch.player;
    const odds = contest(skill[0][left], skill[1][right]);
    return `${name(0, left)} and ${name(1, right)} met at the free ball: ${percent(1 - odds)} to ${percent(odds)}, ${name(pitch.seat, pitch.player)} took it.`;
  }
  return "";
}

function where(pitch) {
  if (pitch.seat >= 0) {
    return `${name(pitch.seat, pitch.player)} has the ball.`;
  }
  return pitch.power > 0 ? `The ball flies ${NAMES[pitch.way]}, strength ${pitch.power}.` : "The ball rests.";
}

export function draw(state, element, { game, previous, joint, size }) {
  const board = settings(game);
  const pitch = read(state);
  const before = previous ? read(previous) : undefined;
  const isKickOff = pitch && before && pitch.goals.some((goals, seat) => goals > before.goals[seat]);
  const [width, height] = [CELL * (board.columns + 2), CELL * board.rows + 16];
  const scale = Math.min(size.width / width, size.height / height, 1.6);
  const zoom = enlarged(scale);
  const label = pitch ? `Step ${pitch.step}, left ${pitch.goals[0]}, right ${pitch.goals[1]}. ${where(pitch)}` : "The teams choose their formations.";
  const body = pitch
    ? homes(pitch) + (before && !isKickOff ? trails(pitch, before) : "") + players(pitch, zoom) + ball(pitch, isKickOff ? undefined : before, zoom) + duel(pitch, board.skill)
    : "";
  const caption = pitch ? `${event(pitch, before, joint, board.skill)} ${where(pitch)}` : label;
  element.innerHTML = `<svg viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}" role="img" aria-label="${label}">${field(board, zoom)}${body}</svg>
<p class="caption">${caption}</p>`;
}
