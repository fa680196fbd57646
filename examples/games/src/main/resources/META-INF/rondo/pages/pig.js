// Draws a position of Pig. A state is for instance "23-40, seat 0 has 12, 950 left".

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const SIDES = ["first", "second"];

function die(number, colour) {
  const pips = PIPS[number]?.map((place) => `<circle cx="${-22 + 22 * (place % 3)}" cy="${-22 + 22 * Math.floor(place / 3)}" r="7" fill="${colour}"/>`).join("");
  return `<g class="die" data-rolled="${number}" transform="translate(72 80)"><rect x="-42" y="-42" width="84" height="84" rx="16" fill="var(--sunken)" stroke="${colour}" stroke-width="4"/>${pips ?? `<text y="13" text-anchor="middle" font-size="36" fill="${colour}">${number}</text>`}</g>`;
}

function bar(seat, points, collected, goal) {
  const y = 44 + 66 * seat;
  const length = (value) => 300 * Math.min(1, value / goal);
  return `<g class="bar" data-points="${points}" data-collected="${collected}"><rect x="150" y="${y}" width="300" height="24" rx="6" fill="var(--sunken)"/><rect x="150" y="${y}" width="${length(points)}" height="24" rx="6" fill="var(--seat-${seat})"/><rect x="${150 + length(points)}" y="${y}" width="${length(points + collected) - length(points)}" height="24" fill="var(--seat-${seat})" opacity=".35"/><text x="150" y="${y - 8}">${SIDES[seat]}: ${points}${collected ? ` and ${collected} collected` : ""}</text></g>`;
}

export function draw(state, element, { game, joint, previous, size }) {
  const [first, second, seat, collected, left] = state.match(/\d+/g).map(Number);
  const goal = Number(game.match(/goal=(\d+)/)?.[1] ?? 100);
  const mover = joint ? joint.findIndex((move) => move) : -1;
  const before = previous ? Number(previous.match(/has (\d+)/)[1]) : 0;
  const rolled = mover < 0 || joint[mover] !== "roll" ? 0 : collected > before ? collected - before : 1;
  const text = mover < 0
    ? "no roll yet"
    : rolled === 1
      ? `${SIDES[mover]} rolls 1 and loses what it collected`
      : rolled
        ? `${SIDES[mover]} rolls ${rolled}`
        : `${SIDES[mover]} keeps ${before}`;
  const end = left ? "" : "; the match is over";
  const width = Math.min(size.width, 560);
  element.innerHTML = `<svg viewBox="0 0 480 160" width="${width}" height="${(width * 160) / 480}" role="img" aria-label="${first} to ${second}; ${text}${end}" fill="var(--ink)" font-size="18">
${rolled ? die(rolled, `var(--seat-${mover})`) : ""}${bar(0, first, seat === 0 ? collected : 0, goal)}${bar(1, second, seat === 1 ? collected : 0, goal)}</svg>
<p class="caption">${text}${end}</p>`;
}
