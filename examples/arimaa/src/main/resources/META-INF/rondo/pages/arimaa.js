// Draws a board of Arimaa: the pieces, the traps, the frozen pieces, the rabbits that can walk to their goal in
// one turn, and the steps of the last turn, which buttons and a slider show one by one.

const CELL = 60;
const EDGE = 24;
const WIDTH = EDGE + 8 * CELL + 6;
const HEIGHT = 8 * CELL + 28;
const WEAK_TO_STRONG = "rcdhme";
const KINDS = { r: "rabbit", c: "cat", d: "dog", h: "horse", m: "camel", e: "elephant" };
const TRAPS = ["c3", "f3", "c6", "f6"];
const WAYS = { n: 8, e: 1, s: -8, w: -1 };
const STEPS = 4; // in a turn
const SIDES = ["gold", "silver"];
const REASONS = {
  g: "a rabbit is on its goal row",
  e: "the other side has lost all rabbits",
  m: "the other side has no legal turn",
  s: "it leads by pieces at the limit of turns",
};

// Gold is light and round, silver is dark and square, so that they differ without colours, too.
const COLOURS = [
  { base: "#f6c945", edge: "#7a5a00", ink: "#2f2200" },
  { base: "#56647a", edge: "#242d3a", ink: "#ffffff" },
];

/** The colours of the sides for lines and texts. */
export const colours = {
  light: ["#8a6a0a", "#56647a"],
  dark: ["#f6c945", "#aab6c8"],
};

/** A person may turn the board round. */
export const flips = true;

export const key = [
  "Gold is light and round, silver is dark and square. Crossed squares are the traps.",
  "A piece in bars of ice is frozen: a stronger piece of the other side stands beside it, and none of its own.",
  "Arrows with numbers are the steps of the last turn; dashed ones pushed or pulled a piece of the other side. A crossed piece fell into a trap.",
  "A ring, a dotted line and a flag show a rabbit that can reach its goal row within one turn.",
];

// The shapes of the pieces around the middle of a square; INK and BASE stand for the colours of the side.
const SHAPES = {
  r: `<g fill="INK"><ellipse cx="-7" cy="-10" rx="4.2" ry="11.5" transform="rotate(-9 -7 -10)"/><ellipse cx="7" cy="-10" rx="4.2" ry="11.5" transform="rotate(9 7 -10)"/><circle cy="8" r="11"/></g><g fill="BASE"><circle cx="-4" cy="6" r="1.8"/><circle cx="4" cy="6" r="1.8"/><path d="M-2.5 11h5l-2.5 3z"/></g>`,
  c: `<path fill="INK" d="M-15 -17l9 6q6 -2 12 0l9 -6v19q0 15 -15 15t-15 -15z"/><g fill="BASE"><ellipse cx="-6" cy="-1" rx="1.8" ry="2.8"/><ellipse cx="6" cy="-1" rx="1.8" ry="2.8"/><path d="M-2.5 5h5l-2.5 3z"/></g><path fill="none" stroke="INK" stroke-width="1.6" d="M-13 5l-9 -2M-13 8l-9 2M13 5l9 -2M13 8l9 2"/>`,
  d: `<path fill="INK" d="M-10 -14q10 -6 20 0l1 14q0 18 -11 18t-11 -18z"/><g fill="INK" stroke="BASE" stroke-width="1.6"><path d="M-9 -16q-11 1 -11 15q0 11 5 11q5 0 6 -12z"/><path d="M9 -16q11 1 11 15q0 11 -5 11q-5 0 -6 -12z"/></g><g fill="BASE"><circle cx="-4.5" cy="-4" r="1.9"/><circle cx="4.5" cy="-4" r="1.9"/><ellipse cy="8" rx="4.2" ry="3"/></g>`,
  h: `<path fill="INK" d="M-7 19q1 -11 7 -15q-6 2 -10 6q-5 2 -8 -3q3 -11 9 -17l1 -8l5 4q14 -1 17 14q2 10 1 19z"/><circle cx="-3" cy="-5" r="1.9" fill="BASE"/><path fill="none" stroke="BASE" stroke-width="1.7" d="M5 -10q7 6 6 24"/>`,
  m: `<g transform="translate(-1 0) scale(.86)"><path fill="INK" d="M-22 -10q0 -6 6 -6q6 0 7 6l2 9q2 3 3 0q3 -14 8 -14q4 0 6 9q3 -8 6 -8q5 0 7 12l1 18h-5v-12h-13v12h-5v-12q-9 -2 -11 -14h-7q-5 0 -5 0z"/><circle cx="-16" cy="-11.5" r="1.8" fill="BASE"/></g>`,
  e: `<g fill="INK" stroke="BASE" stroke-width="1.6"><path d="M-8 -13q-15 -6 -15 8q0 14 13 11z"/><path d="M8 -13q15 -6 15 8q0 14 -13 11z"/><path d="M-10 -9q10 -13 20 0v9q-1 7 -5 9q0 7 4 7q3 0 3 -3h4q0 9 -9 9q-8 0 -9 -11l-3 -1q-5 -3 -5 -10z"/></g><g fill="BASE"><circle cx="-4.5" cy="-4" r="1.8"/><circle cx="4.5" cy="-4" r="1.8"/></g>`,
};

const name = (square) => "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1);
const squareOf = (text) => 8 * (text[1] - 1) + "abcdefgh".indexOf(text[0]);
const sideOf = (piece) => (piece === piece.toUpperCase() ? 0 : 1);
const strength = (piece) => WEAK_TO_STRONG.indexOf(piece.toLowerCase());
const corner = (square) => [EDGE + CELL * (square % 8), 4 + CELL * (7 - Math.floor(square / 8))];
const centre = (square) => corner(square).map((place) => place + CELL / 2);

// ---- The rules that a drawing needs

function read(state) {
  const [label, ranks, , result] = state.split(" ");
  const board = Array(64).fill("");
  ranks.split("/").forEach((rank, down) => {
    let file = 0;
    for (const letter of rank) {
      if (letter > "0" && letter < "9") {
        file += Number(letter);
      } else {
        board[8 * (7 - down) + file++] = letter;
      }
    }
  });
  return { label, board, result, toMove: result === "-" ? (label.endsWith("g") ? 0 : 1) : -1 };
}

function neighbours(square) {
  return Object.values(WAYS)
    .map((way) => square + way)
    .filter((other) => other >= 0 && other < 64 && Math.abs((other % 8) - (square % 8)) <= 1);
}

function isSupported(board, square, side) {
  return neighbours(square).some((other) => board[other] && sideOf(board[other]) === side);
}

function isFrozen(board, square) {
  const side = sideOf(board[square]);
  const isHeld = neighbours(square).some((other) => board[other] && sideOf(board[other]) !== side && strength(board[other]) > strength(board[square]));
  return isHeld && !isSupported(board, square, side);
}

function moved(board, from, to) {
  const after = board.slice();
  after[to] = after[from];
  after[from] = "";
  for (const trap of TRAPS.map(squareOf)) {
    if (after[trap] && !isSupported(after, trap, sideOf(after[trap]))) {
      after[trap] = "";
    }
  }
  return after;
}

// The shortest way of a rabbit to its goal row, alone and within one turn: its squares, or nothing.
function wayToGoal(board, rabbit) {
  const side = sideOf(board[rabbit]);
  const goal = side === 0 ? 7 : 0;
  let ways = [{ board, squares: [rabbit] }];
  for (let step = 0; step < STEPS; step++) {
    const longer = [];
    for (const way of ways) {
      const from = way.squares[way.squares.length - 1];
      const backward = from + (side === 0 ? -8 : 8);
      for (const to of isFrozen(way.board, from) ? [] : neighbours(from)) {
        const isFree = to !== backward && !way.board[to];
        const after = isFree ? moved(way.board, from, to) : way.board;
        if (!isFree || !after[to]) {
          continue;
        }
        const squares = [...way.squares, to];
        if (Math.floor(to / 8) === goal) {
          return squares;
        }
        longer.push({ board: after, squares });
      }
    }
    ways = longer;
  }
  return undefined;
}

function threats(board) {
  return board
    .map((piece, square) => ({ piece, square }))
    .filter(({ piece, square }) => piece && strength(piece) === 0 && Math.abs(Math.floor(square / 8) - (sideOf(piece) === 0 ? 7 : 0)) <= STEPS)
    .filter(({ piece, square }) => Math.floor(square / 8) !== (sideOf(piece) === 0 ? 7 : 0))
    .map(({ square }) => wayToGoal(board, square))
    .filter((way) => way);
}

// The boards of a turn, each after one more step or one more piece of a set-up.
function boardsOf(before, joint) {
  const words = joint?.find((move) => move)?.split(" ") ?? [];
  const boards = [{ board: before, text: "", arrows: [], fallen: [] }];
  for (const word of words) {
    const last = boards[boards.length - 1];
    const square = squareOf(word.slice(1));
    const board = last.board.slice();
    if (word.length === 3) {
      board[square] = word[0];
      boards.push({ board, text: word, arrows: [], fallen: [] });
    } else if (word[3] === "x") {
      last.board = last.board.slice();
      last.board[square] = "";
      last.text += ` ${word}`;
      last.fallen = [...last.fallen, { piece: word[0], square }];
    } else {
      const to = square + WAYS[word[3]];
      board[square] = "";
      board[to] = word[0];
      boards.push({ board, text: word, arrows: [...last.arrows, { piece: word[0], from: square, to, word }], fallen: last.fallen });
    }
  }
  return boards;
}

// ---- The drawing

function shape(piece) {
  const { base, ink } = COLOURS[sideOf(piece)];
  return SHAPES[piece.toLowerCase()].replaceAll("INK", ink).replaceAll("BASE", base);
}

function base(side) {
  const { base: fill, edge } = COLOURS[side];
  const look = `fill="${fill}" stroke="${edge}" stroke-width="2"`;
  return side === 0 ? `<circle class="base" r="26.5" ${look}/>` : `<rect class="base" x="-25.5" y="-25.5" width="51" height="51" rx="7" ${look}/>`;
}

function figure(piece, square, frozen) {
  const [x, y] = centre(square);
  const side = sideOf(piece);
  const words = `${SIDES[side]} ${KINDS[piece.toLowerCase()]} ${name(square)}${frozen ? ", frozen" : ""}`;
  // A frozen piece is framed by bars of ice.
  const ice = frozen ? `<path class="frozen" data-square="${name(square)}" d="M-29 -15v-14h14M15 -29h14v14M29 15v14h-14M-15 29h-14v-14" fill="none" stroke="#0a84d8" stroke-width="5"/><path d="M-29 -15v-14h14M15 -29h14v14M29 15v14h-14M-15 29h-14v-14" fill="none" stroke="#d8f1ff" stroke-width="2"/>` : "";
  return `<g class="piece" data-piece="${piece}" data-frozen="${frozen}" transform="translate(${x} ${y})"><title>${words}</title>${base(side)}<g data-upright opacity="${frozen ? 0.55 : 1}">${shape(piece)}</g>${ice}</g>`;
}

function drawBoard() {
  let body = `<rect x="${EDGE}" y="4" width="${8 * CELL}" height="${8 * CELL}" fill="var(--pitch)" stroke="var(--muted)" stroke-width="2"/>`;
  for (let square = 0; square < 64; square++) {
    const [x, y] = corner(square);
    if ((square + Math.floor(square / 8)) % 2 === 0) {
      body += `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="var(--pitch-line)" opacity=".35"/>`;
    }
    if (TRAPS.includes(name(square))) {
      body += `<g class="trap" data-square="${name(square)}"><rect x="${x + 2}" y="${y + 2}" width="${CELL - 4}" height="${CELL - 4}" rx="4" fill="var(--warn)" opacity=".3"/><path d="M${x + 6} ${y + 6}l48 48m0 -48l-48 48" stroke="var(--warn)" stroke-width="4" opacity=".75"/><rect x="${x + 2}" y="${y + 2}" width="${CELL - 4}" height="${CELL - 4}" rx="4" fill="none" stroke="var(--warn)" stroke-width="3"/></g>`;
    }
  }
  for (let place = 0; place < 8; place++) {
    body += `<text x="${EDGE + CELL * (place + 0.5)}" y="${HEIGHT - 5}" text-anchor="middle">${"abcdefgh"[place]}</text>`;
    body += `<text x="${EDGE - 8}" y="${4 + CELL * (7.5 - place) + 6}" text-anchor="end">${place + 1}</text>`;
  }
  return body;
}

// An arrow with the number of its step, beside the middle of the line, so that a step back is seen, too.
function drawArrow({ from, to, word }, place, mover) {
  const [x, y] = centre(from);
  const [right, down] = [Math.sign(centre(to)[0] - x), Math.sign(centre(to)[1] - y)];
  const isOwn = sideOf(word[0]) === mover;
  const [startX, startY] = [x + 8 * right - 13 * down, y + 8 * down + 13 * right];
  const line = `M${startX} ${startY}l${36 * right} ${36 * down}`;
  const head = `M${startX + 48 * right} ${startY + 48 * down}l${-14 * right - 8 * down} ${-14 * down + 8 * right}l${16 * down} ${-16 * right}z`;
  const [numberX, numberY] = [startX + 16 * right, startY + 16 * down];
  return `<g class="step" data-step="${word}" data-number="${place + 1}"><path d="${line}" fill="none" stroke="var(--surface)" stroke-width="9"/><path d="${line}" fill="none" stroke="var(--mark)" stroke-width="5"${isOwn ? "" : ' stroke-dasharray="7 4"'}/><path d="${head}" fill="var(--mark)" stroke="var(--surface)" stroke-width="1.5"/><circle cx="${numberX}" cy="${numberY}" r="10" fill="var(--surface)" stroke="var(--mark)" stroke-width="2"/><text x="${numberX}" y="${numberY + 5.5}" text-anchor="middle" font-size="16" font-weight="700" fill="var(--ink)">${place + 1}</text></g>`;
}

function drawThreat(way) {
  const points = way.map((square) => centre(square).join(" "));
  const [x, y] = centre(way[way.length - 1]);
  const [startX, startY] = centre(way[0]);
  return `<g class="threat" data-square="${name(way[0])}" data-goal="${name(way[way.length - 1])}"><circle cx="${startX}" cy="${startY}" r="29" fill="none" stroke="var(--accent)" stroke-width="3.5"/><path d="M${points.join("L")}" fill="none" stroke="var(--accent)" stroke-width="4" stroke-dasharray="2 8" stroke-linecap="round"/><path d="M${x - 7} ${y + 14}v-28l19 8l-19 8" fill="var(--accent)" stroke="var(--surface)" stroke-width="1.5"/></g>`;
}

function drawFallen({ piece, square }) {
  const [x, y] = centre(square);
  return `<g class="fallen" data-piece="${piece}" data-square="${name(square)}"><g transform="translate(${x} ${y}) scale(.62)" opacity=".6">${base(sideOf(piece))}<g data-upright>${shape(piece)}</g></g><path d="M${x - 20} ${y - 20}l40 40m0 -40l-40 40" stroke="var(--warn)" stroke-width="5" stroke-linecap="round"/></g>`;
}

function words(place, board, ways, position) {
  const frozen = board.map((piece, square) => (piece && isFrozen(board, square) ? name(square) : "")).filter((square) => square);
  const pieces = SIDES.map((side, seat) => `${side} ${board.filter((piece) => piece && sideOf(piece) === seat).length}`).join(", ");
  const goals = ways.map((way) => `${SIDES[sideOf(board[way[0]])]} rabbit ${name(way[0])} can reach ${name(way[way.length - 1])}`);
  const next = position.toMove < 0 ? `${position.result[0] === "g" ? "gold" : "silver"} wins: ${REASONS[position.result[1]]}` : `${SIDES[position.toMove]} to move`;
  return { label: [`Board: ${pieces}`, place, next, `frozen: ${frozen.join(" ") || "none"}`, ...goals].filter((text) => text).join("; "), next };
}

// The arrows of a turn as it is played, and all of them at its end.
function drawStep(svg, caption, boards, place, position) {
  const { board, text, arrows, fallen } = boards[place];
  const isEnd = place === boards.length - 1;
  const ways = threats(board);
  const mover = position.mover;
  let body = drawBoard();
  board.forEach((piece, square) => {
    body += piece ? figure(piece, square, isFrozen(board, square)) : "";
  });
  body += fallen.filter(({ square }) => !board[square]).map(drawFallen).join("");
  body += ways.map(drawThreat).join("");
  body += arrows.map((arrow, number) => drawArrow(arrow, number, mover)).join("");
  svg.innerHTML = body;
  const what = boards.length === 1 ? "" : arrows.length > 0 || boards[1].arrows.length > 0 ? `step ${place} of ${boards.length - 1}` : `piece ${place} of ${boards.length - 1}`;
  const said = words(isEnd ? "" : what, board, ways, position);
  svg.setAttribute("aria-label", said.label);
  const sentence = said.next[0].toUpperCase() + said.next.slice(1);
  caption.textContent = isEnd ? sentence : `${what[0].toUpperCase()}${what.slice(1)}${text ? `: ${text}` : ""}`;
}

function button(text, label) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.title = label;
  element.setAttribute("aria-label", label);
  return element;
}

// Buttons and a slider for the steps of a turn. They keep their room if there are no steps.
function controls(count, show) {
  const box = document.createElement("div");
  box.className = "controls turn-steps";
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", "Steps of the turn");
  const back = button("‹", "One step back");
  const on = button("›", "One step on");
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = 0;
  slider.max = count;
  slider.value = count;
  slider.setAttribute("aria-label", "Step of the turn");
  const counter = document.createElement("output");
  const go = (place) => {
    slider.value = Math.max(0, Math.min(count, place));
    const now = Number(slider.value);
    back.disabled = now === 0;
    on.disabled = now === count;
    counter.textContent = count === 0 ? "no steps" : `${now} / ${count}`;
    show(now);
  };
  back.addEventListener("click", () => go(Number(slider.value) - 1));
  on.addEventListener("click", () => go(Number(slider.value) + 1));
  slider.addEventListener("input", () => go(Number(slider.value)));
  // Elsewhere on a page these keys lead to another turn.
  slider.addEventListener("keydown", (event) => event.stopPropagation());
  slider.disabled = count === 0;
  box.append(back, slider, on, counter);
  return { box, go };
}

export function draw(state, element, { previous, joint, size }) {
  const position = read(state);
  const before = previous && read(previous);
  position.mover = before ? before.toMove : -1;
  const boards = before ? boardsOf(before.board, joint) : [{ board: position.board, text: "", arrows: [], fallen: [] }];
  // What the rules say is the end of the turn, whatever the text of the move says.
  boards[boards.length - 1].board = position.board;
  const pixels = Math.min(size.width, size.height);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  Object.entries({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: pixels, height: (pixels * HEIGHT) / WIDTH, role: "img", fill: "var(--muted)", "font-size": 17 }).forEach(([key, value]) => svg.setAttribute(key, value));
  const caption = document.createElement("p");
  caption.className = "caption";
  const { box, go } = controls(boards.length - 1, (place) => drawStep(svg, caption, boards, place, position));
  element.replaceChildren(svg, box, caption);
  go(boards.length - 1);
}
