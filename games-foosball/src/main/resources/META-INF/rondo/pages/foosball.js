// Draws a table of comFoosball: both teams in their rows, the bench, the strengths, the ball and
// its way in the last round. HOME attacks to the right, on a narrow page upwards. A player is paler
// the more fatigue it has.

const PLAYERS = 26;
const ROWS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const TEAMS = ["HOME", "AWAY"];
const QUARTER = 200;

/** A person may turn the drawing round. */
export const flips = true;

export const key = [
  "A disc with a number is a player. The paler it is, the more fatigue it has. Players that are not in a row sit on the bench.",
  "The decimals are the strength of a team in each row: each player adds 0.99 to the power of its fatigue.",
  "The row with the ball has a frame. The grey disc and the dashed line are the ball's place before the last round, and its way.",
];

const isRow = (number) => number >= -4 && number <= 4;
const strength = (fatigue) => 0.99 ** fatigue;

function read(text) {
  const numbers = text.split(" ").map(Number);
  const from = (at) => numbers.slice(at, at + PLAYERS);
  return {
    goals: numbers.slice(0, 2),
    round: numbers[2],
    ball: numbers[3],
    places: [from(4), from(4 + 2 * PLAYERS)],
    fatigues: [from(4 + PLAYERS), from(4 + 3 * PLAYERS)],
  };
}

const on = (table, seat, row) => table.places[seat].flatMap((place, player) => (place === row ? [player] : []));
const sum = (table, seat, row) =>
  on(table, seat, row).reduce((total, player) => total + strength(table.fatigues[seat][player]), 0);

/** Where things stand on a wide page: rows from left to right, HOME above the ball, AWAY below. */
function wide(table) {
  const lines = Math.max(3, ...ROWS.flatMap((row) => [0, 1].map((seat) => Math.ceil(on(table, seat, row).length / 3))));
  const deep = lines * 32 + 36;
  const lane = 52 + deep + 24;
  const middle = (row) => 510 + 99 * row;
  const height = 2 * lane;
  const side = (seat) => (seat === 0 ? -1 : 1);
  return {
    width: 1020,
    height,
    isWide: true,
    radius: 14.5,
    band: (row) => [middle(row) - 48, lane - deep - 24, 96, 2 * deep + 48],
    goal: (end) => [end < 0 ? 3 : 985, lane - 70, 32, 140],
    name: (row) => [middle(row), lane - 22],
    ball: (row) => [510 + Math.max(-490, Math.min(490, 99 * row)), lane],
    player: (seat, row, index, count) => {
      const line = Math.floor(index / 3);
      const beside = Math.min(3, count - 3 * line);
      return [middle(row) + ((index % 3) - (beside - 1) / 2) * 31.5, lane + side(seat) * (48 + 32 * line)];
    },
    sum: (seat, row) => [middle(row), lane + side(seat) * (deep + 8) + 5],
    bench: (seat, index) => [118 + 32 * index, lane + side(seat) * (lane - 24)],
    benchName: (seat) => [20, lane + side(seat) * (lane - 24) + 5],
  };
}

/** Where things stand on a narrow page: rows from below upwards, HOME left of the ball, AWAY right. */
function narrow(table) {
  const lines = (row) => Math.max(2, ...[0, 1].map((seat) => Math.ceil(on(table, seat, row).length / 5)));
  const benches = Math.max(1, ...[0, 1].map((seat) => Math.ceil(table.places[seat].filter((place) => !isRow(place)).length / 5)));
  const tops = {};
  let y = 58;
  for (const row of [...ROWS].reverse()) {
    tops[row] = y;
    y += lines(row) * 28 + 8;
  }
  const end = y;
  const middle = (row) => (row > 4 ? 40 : row < -4 ? end + 18 : tops[row] + lines(row) * 14);
  return {
    width: 400,
    height: end + 66 + 28 * benches,
    isWide: false,
    radius: 13,
    band: (row) => [4, tops[row] - 2, 392, lines(row) * 28 + 4],
    goal: (side) => [130, side < 0 ? end + 4 : 26, 140, 28],
    name: (row) => [200, tops[row] + 12],
    ball: (row) => [200, middle(row)],
    player: (seat, row, index, count) => [
      seat === 0 ? 166 - 28 * (index % 5) : 234 + 28 * (index % 5),
      middle(row) + 28 * (Math.floor(index / 5) - (Math.ceil(count / 5) - 1) / 2),
    ],
    sum: (seat, row) => [seat === 0 ? 22 : 378, middle(row) + 5],
    bench: (seat, index) => [(seat === 0 ? 24 : 248) + 28 * (index % 5), end + 74 + 28 * Math.floor(index / 5)],
    benchName: (seat) => [seat === 0 ? 12 : 236, end + 52],
  };
}

/** A colour that is readable on the colour of a player, in light and in dark. */
const numberColour = (fresh) => (fresh > 0.85 ? "var(--surface)" : fresh > 0.7 ? "#10141c" : "var(--ink)");

function token(table, seat, player, [x, y], radius) {
  const fatigue = table.fatigues[seat][player];
  const fresh = strength(fatigue);
  const place = isRow(table.places[seat][player]) ? `row ${table.places[seat][player]}` : "bench";
  return `<g class="player" data-figure="${seat}-${player}" data-seat="${seat}" data-player="${player}" data-fatigue="${fatigue}" data-place="${place}" transform="translate(${x} ${y})"><title>${TEAMS[seat]} ${player}, ${place}: fatigue ${fatigue}, strength ${fresh.toFixed(2)}</title><circle r="${radius}" fill="var(--surface)"/><circle r="${radius - 0.75}" fill="var(--seat-${seat})" fill-opacity="${(0.08 + 0.92 * fresh ** 1.5).toFixed(3)}" stroke="var(--seat-${seat})" stroke-width="1.5"/><text y="${radius * 0.35}" text-anchor="middle" font-size="${radius * 0.98}" fill="${numberColour(fresh)}" font-weight="600">${player}</text></g>`;
}

/** HOME's chance in the last round, from the players on the ball's row and their fatigues then. */
function chance(table, before, game) {
  const isChargedBefore = game.includes("ruleset=engine-2013");
  const [home, away] = [0, 1].map((seat) =>
    on(table, seat, before.ball).reduce(
      (total, player) => total + strength(table.fatigues[seat][player] - (isChargedBefore ? 0 : 1)),
      0,
    ),
  );
  return home + away === 0 ? 0.5 : home / (home + away);
}

/** The row that the ball reached in the last round, before it went back to midfield. */
function reached(table, before) {
  if (table.goals[0] > before.goals[0]) {
    return 5;
  }
  return table.goals[1] > before.goals[1] ? -5 : table.ball;
}

function field(layout, table) {
  let body = "";
  for (const row of ROWS) {
    const [x, y, width, height] = layout.band(row);
    const isHere = row === table.ball;
    body += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="var(--pitch)" stroke="${isHere ? "var(--ball)" : "none"}" stroke-width="2.5"/>`;
    const [nameX, nameY] = layout.name(row);
    body += `<text x="${nameX}" y="${nameY}" text-anchor="middle" font-size="${layout.isWide ? 14 : 12}" fill="var(--muted)">${row > 0 ? "+" : ""}${row}</text>`;
  }
  for (const end of [-5, 5]) {
    const [x, y, width, height] = layout.goal(end);
    body += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="var(--goal)" stroke="var(--seat-${end < 0 ? 0 : 1})" stroke-width="2"/>`;
  }
  return body;
}

function players(layout, table) {
  const spots = [new Map(), new Map()];
  let body = "";
  for (const seat of [0, 1]) {
    const bench = table.places[seat].flatMap((place, player) => (isRow(place) ? [] : [player]));
    bench.forEach((player, index) => spots[seat].set(player, layout.bench(seat, index)));
    const [x, y] = layout.benchName(seat);
    body += `<text x="${x}" y="${y}" font-size="14" font-weight="600" fill="var(--seat-${seat})">${TEAMS[seat]} ${layout.isWide ? "" : "bench"}</text>`;
    for (const row of ROWS) {
      const there = on(table, seat, row);
      there.forEach((player, index) => spots[seat].set(player, layout.player(seat, row, index, there.length)));
      const [sumX, sumY] = layout.sum(seat, row);
      body += `<text class="strength" data-seat="${seat}" data-row="${row}" x="${sumX}" y="${sumY}" text-anchor="middle" font-size="${layout.isWide ? 17 : 12.5}" font-weight="600" fill="var(--seat-${seat})">${there.length ? sum(table, seat, row).toFixed(2) : "–"}</text>`;
    }
  }
  // In the order of their numbers, so that a player keeps its element from round to round.
  return body + spots.map((places, seat) => table.places[seat].map((_, player) => token(table, seat, player, places.get(player), layout.radius)).join("")).join("");
}

function ball(layout, table, before) {
  const [x, y] = layout.ball(table.ball);
  let body = "";
  if (before && before.round < table.round) {
    const [fromX, fromY] = layout.ball(before.ball);
    const [toX, toY] = layout.ball(reached(table, before));
    body += `<path d="M${fromX} ${fromY}L${toX} ${toY}" stroke="var(--muted)" stroke-width="2.5" stroke-dasharray="5 4"/>`;
    body += `<circle class="ball-before" data-row="${before.ball}" cx="${fromX}" cy="${fromY}" r="12" fill="var(--muted)" opacity=".45"/>`;
    body += Math.abs(reached(table, before)) === 5 ? `<circle class="goal" cx="${toX}" cy="${toY}" r="12" fill="var(--ball)" opacity=".6"/>` : "";
  }
  return `${body}<circle class="ball" data-figure="ball" data-row="${table.ball}" cx="${x}" cy="${y}" r="14" fill="var(--ball)" stroke="var(--surface)" stroke-width="2.5"/>`;
}

/** Makes an element the same as a fresh one. To lay out 70 texts anew is slow, and few change. */
function patch(element, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  for (const name of element.getAttributeNames()) {
    if (!fresh.hasAttribute(name)) {
      element.removeAttribute(name);
    }
  }
  const old = [...element.childNodes];
  [...fresh.childNodes].forEach((node, place) => {
    const twin = old[place];
    if (!twin) {
      element.append(node);
    } else if (twin.nodeName !== node.nodeName) {
      twin.replaceWith(node);
    } else if (node.nodeType !== Node.TEXT_NODE) {
      patch(twin, node);
    } else if (twin.data !== node.data) {
      twin.data = node.data;
    }
  });
  old.slice(fresh.childNodes.length).forEach((node) => node.remove());
}

export function draw(state, element, { game, previous, size }) {
  const table = read(state);
  const before = previous ? read(previous) : undefined;
  const fit = (layout) => Math.min(size.width / layout.width, size.height / layout.height, 1.25);
  const [flat, upright] = [wide(table), narrow(table)];
  // The flat field is the usual one, as long as it is not much smaller.
  const layout = fit(upright) > 1.5 * fit(flat) ? upright : flat;
  const scale = fit(layout);
  const quarter = Math.min(4, Math.floor(table.round / QUARTER) + 1);
  const label = `${table.round} rounds played, HOME ${table.goals[0]}, AWAY ${table.goals[1]}, ball in row ${table.ball}`;
  const contest = before ? `In row ${before.ball} HOME's chance was ${(100 * chance(table, before, game)).toFixed(1)} %.` : "Both teams are on the bench.";
  const fresh = document.createElement("template");
  fresh.innerHTML = `<div><svg viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width * scale}" height="${layout.height * scale}" role="img" aria-label="${label}">${field(layout, table)}${players(layout, table)}${ball(layout, table, before)}</svg>
<p class="caption">Quarter ${quarter}, round ${table.round}. ${contest}</p></div>`;
  if (!element.firstChild) {
    element.append(document.createElement("div"));
  }
  patch(element.firstChild, fresh.content.firstChild);
}
