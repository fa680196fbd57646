// Draws a board of Othello: the discs, the last move, the discs that it turned, the legal moves, and the
// moves that the bot which moved expects next. A board may have any even number of rows up to 26.

const CELL = 54;
const EDGE = 26;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const EXPECTED = 3; // moves that are marked
const NAMES = { X: "dark", O: "light" };
const DISCS = {
  X: 'fill="#15171b" stroke="#3c4149"',
  O: 'fill="#faf8f1" stroke="#cbc6b6"',
};
const WAYS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right])).filter(([d, r]) => d || r);

/** The sides have the colours of their discs, as far as lines of these colours can be seen. */
export const colours = {
  light: ["#22262e", "#86681a"],
  dark: ["#98a2b1", "#f3e6bd"],
};

/** A person may turn the board round. */
export const flips = true;

export const key = [
  "The square of the last move is lighter, and its disc has a red point. Discs that it turned have a dashed ring.",
  "Small pale discs are the legal moves of the side to move.",
  "Discs with a number are the moves that the bot which moved expects next.",
];

let size = 8; // rows of the board that is drawn

const name = (square) => LETTERS[square % size] + (Math.floor(square / size) + 1);
const squareOf = (move) => size * (move.slice(1) - 1) + LETTERS.indexOf(move[0]);
const centre = (square) => [EDGE + CELL * ((square % size) + 0.5), EDGE + CELL * (Math.floor(square / size) + 0.5)];

function isLegal(board, square, side) {
  const other = side === "X" ? "O" : "X";
  return (
    board[square] === "-" &&
    WAYS.some(([down, right]) => {
      let row = Math.floor(square / size) + down;
      let column = (square % size) + right;
      let between = 0;
      while (row >= 0 && row < size && column >= 0 && column < size && board[size * row + column] === other) {
        row += down;
        column += right;
        between++;
      }
      return between > 0 && row >= 0 && row < size && column >= 0 && column < size && board[size * row + column] === side;
    })
  );
}

function squares(board, test) {
  return [...board].map((_, square) => square).filter(test);
}

// The next moves that the bot expected, with the side of each. A line is a text of a bot, so it is checked.
function expectedMoves(board, side, played, thoughts) {
  const line = thoughts?.find((said) => said?.line)?.line ?? [];
  if (side === "-" || line[0] !== played) {
    return [];
  }
  const other = side === "X" ? "O" : "X";
  return line
    .slice(1, 1 + EXPECTED)
    .map((move, place) => ({ move, place, disc: place % 2 === 0 ? side : other }))
    .filter(({ move }) => /^[a-z][1-9]\d?$/.test(move) && board[squareOf(move)] === "-");
}

export function draw(state, element, { previous, joint, thoughts, size: room }) {
  const [board, side] = state.split(" ");
  size = Math.round(Math.sqrt(board.length));
  const whole = EDGE + size * CELL + 10;
  const before = previous?.split(" ")[0];
  const played = joint?.find((move) => move);
  const last = played && played !== "pass" ? squareOf(played) : -1;
  const turned = before ? squares(board, (s) => before[s] !== "-" && before[s] !== board[s]) : [];
  const legal = side === "-" ? [] : squares(board, (s) => isLegal(board, s, side));
  const expected = expectedMoves(board, side, played, thoughts);
  const count = (disc) => board.split(disc).length - 1;

  let body = `<rect x="${EDGE - 5}" y="${EDGE - 5}" width="${size * CELL + 10}" height="${size * CELL + 10}" rx="8" fill="#1c4f36"/>`;
  for (let square = 0; square < board.length; square++) {
    const x = EDGE + CELL * (square % size);
    const y = EDGE + CELL * Math.floor(square / size);
    body += `<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="3" fill="${square === last ? "#3f9468" : "#2f7d55"}"/>`;
  }
  for (let place = 0; place < size; place++) {
    const at = EDGE + CELL * (place + 0.5);
    body += `<text x="${at}" y="${EDGE - 10}" text-anchor="middle">${LETTERS[place]}</text>`;
    body += `<text x="${EDGE - 11}" y="${at + 5}" text-anchor="end">${place + 1}</text>`;
  }
  for (let square = 0; square < board.length; square++) {
    const [x, y] = centre(square);
    const disc = board[square];
    if (disc !== "-") {
      body += `<circle class="disc" data-figure="${name(square)}" data-face="${disc}" data-square="${name(square)}" data-side="${NAMES[disc]}" cx="${x}" cy="${y}" r="${CELL * 0.41}" ${DISCS[disc]} stroke-width="1.5"/>`;
    }
  }
  for (const square of turned) {
    const [x, y] = centre(square);
    body += `<circle class="turned" data-square="${name(square)}" cx="${x}" cy="${y}" r="${CELL * 0.3}" fill="none" stroke="#f2b134" stroke-width="2.5" stroke-dasharray="4 3"/>`;
  }
  if (last >= 0) {
    const [x, y] = centre(last);
    body += `<circle class="last" data-square="${name(last)}" cx="${x}" cy="${y}" r="${CELL * 0.14}" fill="#f2552c"/>`;
  }
  for (const square of legal) {
    const [x, y] = centre(square);
    body += `<circle class="legal" data-square="${name(square)}" cx="${x}" cy="${y}" r="${CELL * 0.13}" ${DISCS[side]} fill-opacity=".55" stroke-width="1.5"/>`;
  }
  for (const { move, place, disc } of expected) {
    const [x, y] = centre(squareOf(move));
    const ink = disc === "X" ? "#faf8f1" : "#15171b";
    body += `<circle class="expected" data-square="${move}" data-side="${NAMES[disc]}" cx="${x}" cy="${y}" r="${CELL * 0.27}" ${DISCS[disc]} fill-opacity=".95" stroke-width="1.5"/>`;
    body += `<text x="${x}" y="${y + 5}" text-anchor="middle" font-weight="600" fill="${ink}">${place + 1}</text>`;
  }

  const score = `dark ${count("X")}, light ${count("O")}`;
  const next = side === "-" ? "the match is over" : `${NAMES[side]} to move, ${legal.length} legal ${legal.length === 1 ? "move" : "moves"}`;
  // In the label alone: the page lists the line, and a second line of the caption would move what is below.
  const hope = expected.length > 0 ? `, expected ${expected.map(({ move }) => move).join(" ")}` : "";
  const event = played ? (played === "pass" ? "pass. " : `${played} turned ${turned.length}. `) : "";
  const pixels = Math.min(room.width, room.height);
  element.innerHTML = `<svg viewBox="0 0 ${whole} ${whole}" width="${pixels}" height="${pixels}" role="img" aria-label="Board: ${score}; ${next}${hope}" fill="var(--muted)" font-size="15">${body}</svg>
<p class="caption">${event}${next[0].toUpperCase() + next.slice(1)}</p>`;
}
