// Draws liar's dice. A state is for instance "36 45: 1x3 2x5 liar": the dice of both seats, ? for unknown ones,
// and the moves.

const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

function die(x, y, face, seat, isCounted) {
  const colour = `var(--seat-${seat})`;
  const pips = PIPS[face]
    ? PIPS[face].map(([right, down]) => `<circle cx="${13 * right}" cy="${13 * down}" r="5.5" fill="${colour}"/>`).join("")
    : `<text y="11" text-anchor="middle" font-size="32" font-weight="700" fill="${colour}">${face}</text>`;
  return `<g class="die" data-seat="${seat}" data-face="${face}" data-counted="${isCounted}" transform="translate(${x} ${y})"><rect x="-25" y="-25" width="50" height="50" rx="9" fill="var(--sunken)" stroke="${isCounted ? "var(--mark)" : colour}" stroke-width="${isCounted ? 5 : 2.5}"/>${pips}</g>`;
}

export function draw(state, element, { game, size }) {
  const [dice, moves] = state.split(":");
  const hands = dice.split(" ");
  const bids = moves.trim() ? moves.trim().split(" ") : [];
  const highest = game.match(/faces=(\d)/)?.[1] ?? "6";
  const isOver = bids[bids.length - 1] === "liar";
  const last = bids[bids.length - (isOver ? 2 : 1)];
  const [count, face] = (last ?? "0x0").split("x");
  const isCounted = (pip) => isOver && (pip === face || pip === highest);
  const found = [...hands.join("")].filter(isCounted).length;
  const bidder = bids.length % 2;
  const end = isOver ? `; the table has ${found} of ${count}, ${["first", "second"][found >= Number(count) ? bidder : 1 - bidder]} wins` : "";
  const text = (last ? `the bid is ${last}` : "no bids yet") + (isOver ? ", doubted" : "") + end;
  const shown = bids.slice(-8);
  const chips = shown.map((bid, i) => `<text class="bid" x="${28 + 52 * i}" y="196" text-anchor="middle" fill="var(--seat-${(bids.length - shown.length + i) % 2})" font-weight="${i === shown.length - 1 ? 700 : 400}">${bid}</text>`);
  const rows = hands.map((hand, seat) => [...hand].map((pip, i) => die(110 + 62 * i, 44 + 76 * seat, pip, seat, isCounted(pip))).join("") + `<text x="66" y="${51 + 76 * seat}" text-anchor="end" fill="var(--seat-${seat})">${seat ? "second" : "first"}</text>`);
  const width = Math.min(size.width, 480);
  element.innerHTML = `<svg viewBox="0 0 420 212" width="${width}" height="${(width * 212) / 420}" role="img" aria-label="Dice ${hands[0]} and ${hands[1]}; ${text}" font-size="19">${rows.join("")}${chips.join("")}</svg>
<p class="caption">${text}</p>`;
}
