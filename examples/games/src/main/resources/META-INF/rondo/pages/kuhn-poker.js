// Draws a hand of Kuhn poker. A state is for instance "KQ pb": two cards, ? for an unknown one, and the moves.

const SIDES = ["first", "second"];

function card(seat, rank, chips, hasWon) {
  const colour = `var(--seat-${seat})`;
  const back = rank === "?" ? `<path d="M-30 -50l60 100M30 -50l-60 100" stroke="${colour}" stroke-opacity=".35" stroke-width="3"/>` : "";
  return `<g transform="translate(${100 + 200 * seat} 96)"><rect x="-46" y="-66" width="92" height="132" rx="12" fill="var(--sunken)" stroke="${hasWon ? "var(--mark)" : colour}" stroke-width="${hasWon ? 6 : 3}"/>${back}
<text class="card" data-seat="${seat}" data-won="${hasWon}" y="20" text-anchor="middle" font-size="56" font-weight="700" fill="${colour}">${rank}</text>
<text class="chips" y="96" text-anchor="middle">${chips} ${chips === 1 ? "chip" : "chips"}</text></g>`;
}

export function draw(state, element, { size }) {
  const [cards, played = ""] = state.split(" ");
  const chips = [0, 1].map((seat) => 1 + ([...played].some((move, turn) => move === "b" && turn % 2 === seat) ? 1 : 0));
  const isFolded = played.endsWith("bp");
  const isShown = /pp$|bb$/.test(played);
  const order = "JQK";
  const winner = isFolded ? played.length % 2 : isShown ? (order.indexOf(cards[0]) > order.indexOf(cards[1]) ? 0 : 1) : -1;
  const words = [...played].map((move, turn) => `${SIDES[turn % 2]} ${move === "b" ? "bets" : "passes"}`);
  const won = winner < 0 ? "" : `; ${SIDES[winner]} wins ${Math.min(...chips)}`;
  const text = (words.join(", ") || "no moves yet") + won;
  const width = Math.min(size.width, 420);
  element.innerHTML = `<svg viewBox="0 0 400 210" width="${width}" height="${(width * 210) / 400}" role="img" aria-label="Cards ${cards[0]} and ${cards[1]}; ${text}" fill="var(--ink)" font-size="20">${card(0, cards[0], chips[0], winner === 0)}${card(1, cards[1], chips[1], winner === 1)}</svg>
<p class="caption">${text}</p>`;
}
