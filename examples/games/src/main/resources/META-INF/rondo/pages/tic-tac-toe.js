// Draws tic-tac-toe. A state is nine characters: x, o or a point for an empty square.
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const COLOURS = { x: "var(--seat-0)", o: "var(--seat-1)" };

const x = (square) => 60 + 100 * (square % 3);
const y = (square) => 60 + 100 * Math.floor(square / 3);

function mark(kind, square) {
  const look = `class="mark" fill="none" stroke="${COLOURS[kind]}" stroke-width="11" stroke-linecap="round"`;
  return kind === "o"
    ? `<circle ${look} cx="${x(square)}" cy="${y(square)}" r="28"/>`
    : `<path ${look} d="M${x(square) - 26} ${y(square) - 26}l52 52m0 -52l-52 52"/>`;
}

function field(square, isLast) {
  const edge = isLast ? "var(--mark)" : "none";
  return `<rect x="${x(square) - 47}" y="${y(square) - 47}" width="94" height="94" rx="12"
    fill="var(--sunken)" stroke="${edge}" stroke-width="3"/>`;
}

export function draw(state, element, { joint, size }) {
  const last = Number(joint?.find((move) => move) ?? 0) - 1;
  let body = "";
  [...state].forEach((kind, square) => {
    body += field(square, square === last);
    body +=
      kind === "."
        ? `<text x="${x(square)}" y="${y(square) + 8}" text-anchor="middle">${square + 1}</text>`
        : mark(kind, square);
  });
  const line = LINES.find(([a, b, c]) => state[a] !== "." && state[a] === state[b] && state[a] === state[c]);
  if (line) {
    body += `<path class="line" d="M${x(line[0])} ${y(line[0])}L${x(line[2])} ${y(line[2])}"
      stroke="var(--ink)" stroke-width="5" opacity=".7"/>`;
  }
  const pixels = Math.min(size.width, size.height, 380);
  element.innerHTML = `<svg viewBox="0 0 320 320" width="${pixels}" height="${pixels}" role="img"
    aria-label="Board: ${state}" fill="var(--muted)" font-size="24">${body}</svg>`;
}
