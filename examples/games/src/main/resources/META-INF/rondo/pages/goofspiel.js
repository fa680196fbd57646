// Draws a round of Goofspiel. A state is for instance "prize 3 then 1,4; cards 2,3,4 and 1,2,4; points 2-0".

const numbers = (text) => (text === "-" ? [] : text.split(",").map(Number));

function tile(x, y, number, colour, kind, isMarked) {
  return `<g transform="translate(${x} ${y})"><rect x="-15" y="-20" width="30" height="40" rx="6" fill="var(--sunken)" stroke="${isMarked ? "var(--mark)" : colour}" stroke-width="${isMarked ? 4 : 2}"/><text class="${kind}" y="6" text-anchor="middle" font-size="17" fill="${colour}">${number}</text></g>`;
}

function row(y, cards, colour, kind) {
  return cards.map((card, place) => tile(40 + 37 * (place % 13), y + 46 * Math.floor(place / 13), card, colour, kind, false)).join("");
}

export function draw(state, element, { joint, previous, size }) {
  const [, prize, later, first, second, points] = state.match(/^prize (\S+) then (\S+); cards (\S+) and (\S+); points (\S+)$/);
  const won = previous?.match(/^prize (\S+)/)[1];
  const bids = joint ? joint.map(Number) : [];
  const winner = bids[0] === bids[1] ? -1 : bids[0] > bids[1] ? 0 : 1;
  const text = joint
    ? `${bids[0]} against ${bids[1]} for the prize ${won}: ${winner < 0 ? "a tie, no side gets it" : winner === 0 ? "first wins it" : "second wins it"}`
    : "no bids yet";
  const shown = [0, 1].map((seat) => (joint ? tile(240 + 60 * seat, 122, bids[seat], `var(--seat-${seat})`, "bid", seat === winner) : "")).join("");
  const big = prize === "-" ? "" : `<g transform="translate(90 122)"><rect x="-34" y="-40" width="68" height="80" rx="12" fill="var(--sunken)" stroke="var(--ink)" stroke-width="3"/><text class="prize" y="12" text-anchor="middle" font-size="34" font-weight="700">${prize}</text></g>`;
  const width = Math.min(size.width, 560);
  element.innerHTML = `<svg viewBox="0 0 520 250" width="${width}" height="${(width * 250) / 520}" role="img" aria-label="Prize ${prize}; points ${points}; ${text}" fill="var(--ink)" font-size="17">
${row(30, numbers(first), "var(--seat-0)", "card first")}${row(176, numbers(second), "var(--seat-1)", "card second")}
${big}${shown}<text class="points" x="420" y="136" text-anchor="middle" font-size="38" font-weight="700">${points}</text></svg>
<p class="caption">${text}; later prizes: ${later === "-" ? "none" : later}</p>`;
}
