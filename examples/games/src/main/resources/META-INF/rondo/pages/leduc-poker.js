// Draws a hand of Leduc poker. A state is for instance "KQJ rc/c": the cards of both seats and the public card,
// ? for an unknown one, and the moves of both rounds.

const SIDES = ["first", "second"];
const WORDS = { f: "folds", c: "calls", r: "raises" };

function card(x, rank, colour, kind, note, isMarked, isDim) {
  const back = rank === "?" ? `<path d="M-30 -50l60 100M30 -50l-60 100" stroke="${colour}" stroke-opacity=".35" stroke-width="3"/>` : "";
  return `<g transform="translate(${x} 96)" opacity="${isDim ? 0.45 : 1}"><rect x="-46" y="-66" width="92" height="132" rx="12" fill="var(--sunken)" stroke="${isMarked ? "var(--mark)" : colour}" stroke-width="${isMarked ? 6 : 3}"/>${back}
<text class="card ${kind}" data-won="${isMarked}" y="20" text-anchor="middle" font-size="56" font-weight="700" fill="${colour}">${rank}</text>
<text class="note" y="96" text-anchor="middle">${note}</text></g>`;
}

function paid(rounds) {
  const chips = [1, 1];
  rounds.forEach((round, number) => {
    [...round].forEach((move, turn) => {
      const seat = turn % 2;
      if (move !== "f") {
        chips[seat] = chips[1 - seat] + (move === "r" ? 2 + 2 * number : 0);
      }
    });
  });
  return chips;
}

export function draw(state, element, { size }) {
  const [cards, played = ""] = state.split(" ");
  const rounds = played.split("/");
  const last = rounds[rounds.length - 1];
  const chips = paid(rounds);
  const worth = (seat) => "JQK".indexOf(cards[seat]) + (cards[seat] === cards[2] ? 3 : 0);
  const isFolded = played.endsWith("f");
  const isShown = rounds.length === 2 && last.length > 1 && last.endsWith("c");
  const winner = isFolded ? last.length % 2 : isShown && worth(0) !== worth(1) ? (worth(0) > worth(1) ? 0 : 1) : -1;
  const end = winner >= 0 ? `${SIDES[winner]} wins ${Math.min(...chips)}` : isShown ? "the pot is shared" : "";
  const words = rounds.map((round) => [...round].map((move, turn) => `${SIDES[turn % 2]} ${WORDS[move]}`).join(", ")).filter((round) => round);
  const text = [...(words.length ? words : ["no moves yet"]), end].filter((part) => part).join("; ");
  const note = (seat) => `${chips[seat]} ${chips[seat] === 1 ? "chip" : "chips"}`;
  const isPublicShown = rounds.length === 2;
  const width = Math.min(size.width, 520);
  element.innerHTML = `<svg viewBox="0 0 460 210" width="${width}" height="${(width * 210) / 460}" role="img" aria-label="Cards ${cards[0]} and ${cards[1]}, public card ${cards[2]}; ${text}" fill="var(--ink)" font-size="20">
${card(80, cards[0], "var(--seat-0)", "own", note(0), winner === 0, false)}${card(230, cards[2], "var(--ink)", "public", isPublicShown ? "public" : "face down", false, !isPublicShown)}${card(380, cards[1], "var(--seat-1)", "own", note(1), winner === 1, false)}</svg>
<p class="caption">${text}</p>`;
}
