// Draws a round of rock, paper, scissors. A state is for instance "3-2, 5 to come".

const HANDS = {
  rock: '<path d="M-44 18q-6 -34 18 -46q30 -16 54 4q22 18 14 44q-8 22 -44 22q-36 0 -42 -24z"/><path d="M-20 -6q16 -14 36 -6" fill="none"/>',
  paper: '<path d="M-34 -46h48l22 22v70h-70z"/><path d="M14 -46v22h22M-18 -4h36M-18 14h36M-18 32h24" fill="none"/>',
  scissors: '<circle cx="-26" cy="34" r="14"/><circle cx="26" cy="34" r="14"/><path d="M-18 22L26 -46M18 22L-26 -46" fill="none"/>',
};
const BEATS = { rock: "scissors", paper: "rock", scissors: "paper" };

function hand(seat, kind, isWinner) {
  const colour = `var(--seat-${seat})`;
  const shape = kind
    ? `<g transform="translate(0 -8) scale(1.1)" fill="${colour}" fill-opacity=".22" stroke="${colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${HANDS[kind]}</g><text y="82" text-anchor="middle">${kind}</text>`
    : '<text y="14" text-anchor="middle" font-size="44">?</text>';
  return `<g class="hand" data-seat="${seat}" data-hand="${kind ?? ""}" data-won="${isWinner}" transform="translate(${110 + 220 * seat} 110)"><rect x="-95" y="-95" width="190" height="190" rx="22" fill="var(--sunken)" stroke="${isWinner ? colour : "var(--line)"}" stroke-width="${isWinner ? 5 : 1.5}"/>${shape}</g>`;
}

export function draw(state, element, { joint, size }) {
  const [first, second, left] = state.match(/\d+/g).map(Number);
  const hands = joint ?? [];
  const wins = [0, 1].map((seat) => BEATS[hands[seat]] !== undefined && BEATS[hands[seat]] === hands[1 - seat]);
  const text = hands[0] ? (wins[0] ? `${hands[0]} beats ${hands[1]}` : wins[1] ? `${hands[1]} beats ${hands[0]}` : "a tie") : "no round yet";
  const width = Math.min(size.width, 520);
  element.innerHTML = `<svg viewBox="0 0 440 270" width="${width}" height="${(width * 270) / 440}" role="img" aria-label="${text}; ${first} to ${second}, ${left} to come" fill="var(--ink)" font-size="19">
${hand(0, hands[0], wins[0])}${hand(1, hands[1], wins[1])}
<text class="standing" x="220" y="250" text-anchor="middle" font-size="30" font-weight="700">${first} – ${second}</text></svg>
<p class="caption">${text}, ${left} to come</p>`;
}
