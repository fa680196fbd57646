
// ---- What the bots thought

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
    show(".line", said?.line ? `line ${said.line.join(" ")}` : "");
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

const thoughtUnits = () => [...new Set(scoredSeats().map((line) => line.unit))];

function thoughtCharts() {
  const lines = scoredSeats();
  byId("thought-card").hidden = lines.length === 0;
  if (lines.length === 0) {
    return [];
  }
  const units = thoughtUnits();
  const scaleOf = (line) => `unit${units.indexOf(line.unit)}`;
  lines.forEach((line) => {
    line.scores = turns.states.map((_, place) => {
      const said = thought(place - 1, line.seat);
      return said?.unit === line.unit ? fromView(said.score, line.seat) : null;
    });
  });
  showLegend("thought-legend", lines.map((line) => [line.seat, make("bdi", "muted", line.unit)]));
  const note = byId("thought-note");
  note.replaceChildren("Each bot's own score of the position. Above 0 is better for ");
  note.append(isOneView() ? nameOf(0) : "the bot itself", ".");
  const finish = lines.map((line) => {
    const last = line.scores.findLast((score) => score !== null);
    return `${short(match.seats[line.seat].name)} ${signed(last)} ${line.unit}`;
  });
  byId("thought-chart").setAttribute("aria-label", `Scores that the bots thought, over ${match.turns} turns; at last ${finish.join(", ")}`);
  const compact = new Intl.NumberFormat("en", { notation: "compact" });
  const range = (u, low, high) => {
    const most = 1.05 * Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0)) || 1;
    return [-most, most];
  };
  return [
    chartOfTurns("thought-chart", {
      scales: Object.fromEntries(units.map((_, place) => [`unit${place}`, { range }])),
      axes: units.slice(0, 2).map((_, place) => ({
        ...axisStyle(),
        scale: `unit${place}`,
        side: place === 0 ? 3 : 1,
        size: AXIS,
        values: (u, splits) => splits.map((split) => compact.format(split)),
        ...(place === 0 ? {} : { grid: { show: false } }),
      })),
      series: lines.map((line) => ({ ...lineStyle(line.seat), scale: scaleOf(line), spanGaps: true })),
      data: lines.map((line) => line.scores),
    }),
  ];
}

thinking = { read: readThoughts, show: showThoughts, words: thoughtsInWords, charts: thoughtCharts, units: thoughtUnits };
