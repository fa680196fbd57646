// ---- Standings

function bar(elo, reach) {
  const svg = draw("svg", { viewBox: "0 0 200 24", preserveAspectRatio: "none", class: "bar", role: "img" });
  svg.setAttribute("aria-label", `Elo ${signed(elo[0])}, between ${signed(elo[0] - elo[1])} and ${signed(elo[0] + elo[1])}`);
  const at = (value) => 100 + (95 * Math.max(-reach, Math.min(reach, value))) / reach;
  const [low, high] = [at(elo[0] - elo[1]), at(elo[0] + elo[1])];
  const line = (x1, y1, x2, y2, className = "") => draw("line", { x1, y1, x2, y2, class: className, "vector-effect": "non-scaling-stroke" });
  svg.append(line(100, 0, 100, 24, "zero"), line(low, 12, high, 12), line(low, 7, low, 17), line(high, 7, high, 17));
  svg.append(draw("ellipse", { cx: at(elo[0]), cy: 12, rx: 4, ry: 4, fill: "var(--accent)" }));
  return svg;
}

// The points of a table as text; a mean has decimals.
const pointsText = (one, value) => (one.measure === "mean" ? rounded(value) : points(value));

const scoreText = (line) => `${rounded(line.for)} : ${rounded(line.against)}`;

const eloText = (elo) => `${signed(elo[0])} ± ${rounded(elo[1], 0)}`;

// A column of numbers by which the largest is sorted first.
const numbers = (id, head, value, cell = value) => ({ id, head, isNumber: true, value, cell, first: -1 });

const entrantColumn = (name, cell) => ({ id: "entrant", head: "Entrant", isHead: true, value: name, cell });

// The columns of what the format computes beside the points, for instance of tie-breaks.
const figureColumns = (one, lineOf) =>
  one.figures.map((name, at) => {
    const text = writing(one.lines.map((line) => line.figures[at]));
    return numbers(`figure-${at}`, capital(name), (row) => lineOf(row)?.figures[at], (row) => (lineOf(row) ? text(lineOf(row).figures[at]) : ""));
  });

function standingsColumns(one) {
  const rated = one.lines.filter((line) => line.elo);
  const reach = Math.max(1, ...rated.map((line) => Math.min(2000, Math.abs(line.elo[0]) + line.elo[1])));
  const columns = [
    { ...numbers("rank", "Rank", (line) => line.rank), first: 1 },
    entrantColumn((line) => line.name, (line) => (line.entrant < 0 ? nameOf(line.name) : entrant(line.entrant))),
    numbers("points", capital(one.measure), (line) => line.points, (line) => pointsText(one, line.points)),
    ...figureColumns(one, (line) => line),
    numbers("games", "Games", (line) => line.games),
    numbers("wins", "Won", (line) => line.wins),
    numbers("draws", "Drawn", (line) => line.draws),
    numbers("losses", "Lost", (line) => line.losses),
    numbers("score", "Score", (line) => line.for - line.against, scoreText),
    numbers("faults", "Faults", (line) => line.faults, (line) => (line.faults ? make("span", "warn", `⚠ ${line.faults}`) : "0")),
  ];
  if (rated.length > 0) {
    columns.push(numbers("elo", "Elo ± 95 %", (line) => line.elo?.[0], (line) => (line.elo ? eloText(line.elo) : "")));
    columns.push({ id: "interval", head: "Interval", cell: (line) => (line.elo ? bar(line.elo, reach) : "") });
  }
  if (one.lines.some((line) => line.prize !== undefined)) {
    columns.push(numbers("prize", "Prize", (line) => (line.prize === undefined ? undefined : Number(line.prize)), (line) => line.prize));
  }
  return columns;
}

// Awards of one name in one place, with all who share it.
function awards() {
  const titles = [...new Set(data.awards.map(([title]) => title))];
  return titles.map((title) => {
    const shared = data.awards.filter(([other]) => other === title).map(([, name]) => name);
    const shown = shared.slice(0, shared.length > 6 ? 4 : 6).map((name) => (names.includes(name) ? linked(names.indexOf(name), name, "name whole") : nameOf(name, "name whole")));
    const parts = shown.flatMap((name, at) => (at > 0 ? [", ", name] : [name]));
    return [title, ...parts, ...(shared.length > shown.length ? [make("small", "", ` and ${shared.length - shown.length} more`)] : [])];
  });
}

const top = card("standings", standingsTitle());
const searched = []; // tables whose rows are searched by the names of their entrants

// Hides the rows of entrants whose names do not have the text.
function searchEntrants() {
  searched.forEach((one) =>
    one.querySelectorAll("tbody tr").forEach((row) => (row.hidden = !isFound(row.querySelector(".name").textContent, kept.entrants))),
  );
}

if (names.length > MANY) {
  top.append(searchField("entrants", "Find an entrant", searchEntrants));
}
data.tables.forEach((one, at) => {
  if (one.title) {
    top.append(make("h3", "", capital(one.title)));
  }
  const drawn = sortedTable(`standings-${at}`, standingsColumns(one), one.lines, "standings");
  searched.push(drawn);
  top.append(scroll(one.title || "Standings", drawn));
});
if (data.awards.length > 0) {
  top.append(facts(awards()));
}
if (data.remarks.length > 0) {
  const list = make("ul", "plain muted");
  list.append(...data.remarks.map((text) => make("li", "", text)));
  top.append(make("h3", "", "Remarks"), list);
}
