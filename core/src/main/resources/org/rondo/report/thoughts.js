
// ---- What the bots thought

// The units of Rondo's own bots. A bot may have units of its own.
const UNITS = {
  value: "a number on the bot's own scale",
  result: "from −1, lost, to +1, won",
  points: "the lead in points",
  discs: "the lead in discs",
  goals: "the lead in goals",
  rabbits: "the lead in material and place, counted in the smallest piece",
};

let latest = []; // for each seat that thinks, the turn of its last thought at each position; -1 for none

const thought = (at, seat) => turns.thoughts?.[at]?.[seat] ?? null;

function readThoughts() {
  latest = [];
  match.seats.forEach((_, seat) => {
    let last = -1;
    const places = turns.states.map((_, place) => (last = thought(place - 1, seat) ? place - 1 : last));
    if (last >= 0) {
      latest[seat] = places;
    }
  });
  byId("thoughts").hidden = latest.length === 0;
  byId("thoughts").replaceChildren(
    ...thinkers().map((seat) => {
      const card = coloured(make("li", "thought"), seat);
      card.dataset.seat = seat;
      card.append(nameOf(seat), make("span", "when"), make("bdi", "facts"), make("bdi", "line"));
      return card;
    }),
  );
}

const thinkers = () => latest.flatMap((_, seat) => [seat]);

const signed = (score) => (score > 0 ? "+" : "") + number(score).replace("-", "\u2212");

function facts(said) {
  const parts = [];
  if (said.score !== undefined) {
    parts.push(`${signed(said.score)} ${said.unit}${said.exact ? " exactly" : ""}`);
  }
  if (said.depth !== undefined) {
    parts.push(`depth ${said.depth}`);
  }
  if (said.nodes !== undefined) {
    parts.push(`${said.nodes.toLocaleString("en")} nodes`);
  }
  return parts.join(", ");
}

// The first move is said in the game's words, if they are others.
function lineOf(said) {
  const [first, ...rest] = said.line;
  const isSame = said.first === undefined || said.first === first;
  return `line ${isSame ? said.line.join(" ") : [said.first, ...(rest.length > 0 ? [`then ${rest.join(" ")}`] : [])].join(", ")}`;
}

function scoreOf(place, seat) {
  const said = thought(place, seat);
  return said?.score === undefined ? "" : `${signed(said.score)} ${said.unit}`;
}

function showThoughts() {
  document.querySelectorAll(".thought").forEach((card) => {
    const seat = Number(card.dataset.seat);
    const at = latest[seat][turn];
    const said = thought(at, seat);
    const show = (part, text) => {
      card.querySelector(part).textContent = text;
      card.querySelector(part).title = text;
    };
    card.classList.toggle("older", at !== turn - 1);
    card.querySelector(".when").textContent = said ? `turn ${at + 1}` : "";
    show(".facts", said ? facts(said) : "no thought yet");
    show(".line", said?.line ? lineOf(said) : "");
  });
}

function thoughtsInWords() {
  const words = thinkers()
    .filter((seat) => latest[seat][turn] === turn - 1 && turn > 0)
    .map((seat) => ` ${short(match.seats[seat].name)} thinks: ${short(facts(thought(turn - 1, seat)), 120)}.`);
  return words.join("");
}

// A bot may change its unit during a match. The chart has the unit that it used most.
function unitOf(seat) {
  const counts = new Map();
  turns.thoughts.forEach((said) => {
    const unit = said?.[seat]?.unit;
    if (unit !== undefined) {
      counts.set(unit, (counts.get(unit) ?? 0) + 1);
    }
  });
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

// With two seats, both lines are from the view of the first seat, so that bots that agree have equal lines.
const isOneView = () => match.seats.length === 2;
const fromView = (score, seat) => (isOneView() && seat === 1 ? 0 - score : score);

const scoredSeats = () =>
  thinkers()
    .map((seat) => ({ seat, unit: unitOf(seat) }))
    .filter((line) => line.unit !== undefined);

// The scores of a unit for which a position counts as half won: 1 for units that end there, or the usual size of a score.
function halfOf(unit) {
  const sizes = turns.thoughts
    .flatMap((said) => said ?? [])
    .filter((said) => said?.unit === unit && said.score !== undefined && said.score !== 0)
    .map((said) => Math.abs(said.score))
    .sort((a, b) => a - b);
  return sizes.length === 0 || sizes[sizes.length - 1] <= 1 ? 0 : sizes[sizes.length >> 1];
}

// A score as a chance from -1, lost, to 1, won. Only what a bot has proved is certain.
function chanceOf(said, half) {
  if (said.exact) {
    return Math.sign(said.score);
  }
  return half === 0 ? said.score : said.score / (Math.abs(said.score) + half);
}

// The chances of each bot at each position, from the view of the first seat if there are two; null where it said nothing.
function chanceLines() {
  const lines = scoredSeats();
  lines.forEach((line) => {
    line.half = halfOf(line.unit);
    line.chances = turns.states.map((_, place) => {
      const said = thought(place - 1, line.seat);
      return said?.unit === line.unit ? fromView(chanceOf(said, line.half), line.seat) : null;
    });
  });
  return lines;
}

// Positions at which one bot sees the first seat ahead and the other sees it behind, clearly.
function disagreements(lines) {
  const last = lines.map(() => null);
  const found = [];
  turns.states.forEach((_, place) => {
    lines.forEach((line, at) => (last[at] = line.chances[place] ?? last[at]));
    if (isOneView() && lines.length === 2 && last[0] !== null && last[1] !== null && last[0] * last[1] < 0 && Math.abs(last[0] - last[1]) >= 0.5) {
      found.push(place);
    }
  });
  return found;
}

// Turns after which a bot's chance has changed by a quarter of the scale or more.
function swings(lines) {
  return lines.flatMap((line) => {
    let before = null;
    return line.chances.flatMap((chance, place) => {
      const isSwing = chance !== null && before !== null && Math.abs(chance - before) >= 0.5;
      before = chance ?? before;
      return isSwing ? [place] : [];
    });
  });
}

const explain = (unit) => `${unit}: ${UNITS[unit] ?? "a unit of the bot's own"}`;
const unitNote = (line) => (line.half === 0 ? line.unit : `${line.unit}, half won at ${number(line.half)}`);

function thoughtCharts() {
  const lines = chanceLines();
  byId("thought-card").hidden = lines.length === 0;
  if (lines.length === 0) {
    return [];
  }
  showLegend("thought-legend", lines.map((line) => [line.seat, make("bdi", "muted", unitNote(line))]));
  const note = byId("thought-note");
  note.replaceChildren("What each bot thought of the position, on one scale. Above the middle is better for ");
  note.append(isOneView() ? nameOf(0) : "the bot itself", "; shaded where the bots disagree about the leader. ");
  const units = [...new Set(lines.map((line) => line.unit))];
  note.append(make("bdi", "units", `${units.map(explain).join("; ")}.`));
  const finish = lines.map((line) => {
    const said = turns.thoughts.findLast((all) => all?.[line.seat]?.unit === line.unit)[line.seat];
    return `${short(match.seats[line.seat].name)} ${signed(fromView(said.score, line.seat))} ${line.unit}`;
  });
  byId("thought-chart").setAttribute("aria-label", `What the bots thought, over ${match.turns} turns; at last ${finish.join(", ")}`);
  const shaded = disagreements(lines);
  const shade = (plot) => {
    plot.ctx.save();
    plot.ctx.fillStyle = colour("--mark");
    plot.ctx.globalAlpha = 0.18;
    shaded.forEach((place) => {
      const [left, right] = [plot.valToPos(place, "x", true), plot.valToPos(Math.min(place + 1, match.turns), "x", true)];
      plot.ctx.fillRect(left, plot.bbox.top, Math.max(1, right - left), plot.bbox.height);
    });
    plot.ctx.restore();
  };
  byId("thought-chart").dataset.disagreements = shaded.join(" ");
  const words = isOneView() ? { 1: match.seats[0].side, 0: "even", "-1": match.seats[1].side } : { 1: "won", 0: "even", "-1": "lost" };
  return [
    chartOfTurns("thought-chart", {
      scales: { y: { range: [-1.05, 1.05] } },
      axes: [{ ...axisStyle(), size: AXIS, splits: () => [-1, -0.5, 0, 0.5, 1], values: (u, splits) => splits.map((split) => short(words[split] ?? "", 7)) }],
      series: lines.map((line) => ({ ...lineStyle(line.seat), spanGaps: true, ...(isOneView() ? { fill: `${colour(`--seat-${line.seat % 8}`)}22`, fillTo: () => 0 } : {}) })),
      data: lines.map((line) => line.chances),
      below: shade,
    }),
  ];
}

thinking = { score: scoreOf, read: readThoughts, show: showThoughts, words: thoughtsInWords, charts: thoughtCharts, swings: () => swings(chanceLines()) };
