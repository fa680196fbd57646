// ---- A column for each round, where results decide who meets whom

// The letters of a game's sides; "f" and "s" for the first and the second seat if its sides begin alike.
function lettersOf(variant) {
  const letters = (data.sides[variant] ?? []).map((side) => side.slice(0, 1).toLowerCase());
  const isClear = letters.length === 2 && letters[0] !== letters[1] && letters.every((letter) => /\p{L}/u.test(letter));
  return isClear ? letters : ["f", "s"];
}

// The side of an entrant in an encounter of one match; empty if it changed sides.
const letterIn = (encounter, number) => (encounter.n === 1 ? lettersOf(encounter.v)[encounter.e.indexOf(number)] : "");

function roundCell(nodes, number) {
  const parts = nodes.flatMap((node, at) => [at > 0 ? ", " : "", isBye(node) ? make("span", "muted", "bye") : roundLink(node, number)]);
  return make("span", "", ...parts);
}

function roundLink(node, number) {
  const seat = node.entrants.indexOf(number);
  const opponents = node.entrants.filter((other) => other !== number);
  const [first] = node.encounters;
  const begun = node.encounters.filter((encounter) => encounter.m.length > 0);
  const hasFaults = begun.some((encounter) => encounter.m.some((match) => match.n));
  const results = resultsAt(node).map((sums) => points(sums[seat]));
  const letter = letterIn(first, number);
  const places = opponents.map((other) => placeOf.get(other)).join("+");
  const parts = [places, letter ? make("span", "letter", letter) : results.length > 0 ? " " : "", results.join(" "), hasFaults ? " ⚠" : ""];
  const link = make(begun.length > 0 ? "a" : "span", "", ...parts);
  if (begun.length > 0) {
    link.href = `#games=${begun.map((encounter) => idOf.get(encounter)).join(",")}`;
  }
  const against = `against ${opponents.map((other) => short(names[other], 60)).join(", ")}`;
  link.title = `${against}: ${results.length > 0 ? results.join(", then ") : "not played yet"}`;
  link.setAttribute("aria-label", `${short(names[number], 60)} ${link.title}${hasFaults ? ", with faults" : ""}`);
  return link;
}

// What the letters of the cells mean, by an example.
function legend(columns) {
  const singles = columns.flat().flatMap((node) => node.encounters).filter((encounter) => encounter.n === 1);
  if (singles.length === 0) {
    return ["“12 1½” is: against the entrant at place 12, 1½ points."];
  }
  const { v } = singles[0];
  const [first, second] = lettersOf(v);
  const named = data.sides[v] ?? [];
  const isNamed = named.length === 2 && named[0].toLowerCase().startsWith(first) && named[1].toLowerCase().startsWith(second);
  const sides = isNamed ? named.map((side) => `as ${side}`) : ["from the first seat", "from the second seat"];
  const replays = data.lives ? " “½ 1” is a draw that was played again and won." : "";
  const letter = (text) => make("span", "letter", text);
  return ["“12", letter(first), `1” is: against the entrant at place 12, ${sides[0]}, 1 point; “`, letter(second), `” is ${sides[1]}.${replays}`];
}

function byRound() {
  const [one] = data.tables;
  const lines = new Map(one.lines.map((line) => [line.entrant, line]));
  const rows = order.filter((number) => lines.has(number));
  const columns = columnRounds.map(placesOf);
  if (!data.byRound || columns.length === 0 || rows.length === 0) {
    return;
  }
  const rounds = columns.map((nodes, at) => ({
    id: `round-${at + 1}`,
    head: String(at + 1),
    about: capital(columnRounds[at].column),
    cell: (number) => roundCell(nodes.filter((node) => node.entrants.includes(number)), number),
  }));
  const section = card("by-round", "Round by round");
  const drawn = sortedTable(
    "by-round",
    [
      { ...numbers("rank", "Place", (number) => placeOf.get(number)), first: 1 },
      entrantColumn((number) => names[number], (number) => entrant(number)),
      numbers("points", capital(one.measure), (number) => lines.get(number).points, (number) => pointsText(one, lines.get(number).points)),
      ...rounds,
      ...figureColumns(one, (number) => lines.get(number)),
    ],
    rows,
    "by-round",
  );
  searched.push(drawn);
  section.append(scroll("Round by round", drawn), make("p", "muted", ...legend(columns)));
}

// ---- Crosstable

// Where results decide who meets whom, a crosstable is of use only if most entrants have met.
const isCrossed = () => !(data.byRound || data.bracket) || cells.size * 2 >= names.length * (names.length - 1);

function crosstable() {
  if (!isCrossed()) {
    return;
  }
  const section = card("crosstable", "Crosstable");
  const corner = make("th", "", "Entrant");
  corner.scope = "col";
  const head = make("tr", "", corner);
  order.forEach((number) => {
    const cell = make("th", "num", placeOf.get(number));
    cell.scope = "col";
    cell.title = short(names[number], 100);
    cell.setAttribute("aria-label", short(names[number], 100));
    head.append(cell);
  });
  const body = make("tbody");
  order.forEach((row) => {
    const entrantHead = make("th", "", make("span", "place muted", placeOf.get(row)), " ", entrant(row));
    entrantHead.scope = "row";
    body.append(make("tr", "", entrantHead, ...order.map((column) => crossCell(row, column))));
  });
  const drawn = make("table", "cross", make("thead", "", head), body);
  const readout = make("p", "readout");
  section.append(scroll("Crosstable", drawn), readout);
  section.append(make("p", "muted", "A cell has the points of the entrant in the row out of the matches against the entrant in the column, and leads to these matches. ⚠ marks faults, § rulings. The arrow keys go from cell to cell."));
  followCells(drawn, readout);
}

function crossCell(row, column) {
  if (row === column) {
    return make("td", "self");
  }
  const cell = cells.get(`${row}-${column}`);
  if (!cell) {
    return make("td", "", "");
  }
  const text = cell.games === 0 ? "–" : cell.games === 1 ? points(cell.points) : `${points(cell.points)}/${cell.games}`;
  const link = make("a", "", text + (cell.faults ? " ⚠" : "") + (cell.rulings ? " §" : ""));
  const [only] = cell.all;
  const isAlone = cell.all.length === 1 && replayOf(only.match, only.id);
  link.href = isAlone ? replayOf(only.match, only.id) : `#games=${row + 1}-${column + 1}`;
  link.tabIndex = -1;
  link.dataset.pair = `${row}-${column}`;
  link.setAttribute("aria-label", `${short(names[row], 60)} against ${short(names[column], 60)}: ${text}${cell.faults ? ", with faults" : ""}${cell.rulings ? ", with rulings" : ""}`);
  const td = make("td", "", link);
  if (cell.games > 0) {
    const part = cell.points / cell.games;
    const hue = part > 0.5 ? "var(--seat-2)" : "var(--seat-1)";
    td.style.background = `color-mix(in srgb, ${hue} ${Math.round(50 * Math.abs(part - 0.5))}%, transparent)`;
  }
  return td;
}

const MAX_TOLD = 6; // matches of a cell that are told when it is pointed at

// The matches behind a cell, the row's entrant first.
function told(pair) {
  const [row, column] = pair.split("-").map(Number);
  const { all } = cells.get(pair);
  const texts = all.slice(0, MAX_TOLD).map((one) => {
    const [own, other] = [one.seated.indexOf(row), one.seated.indexOf(column)];
    return `${one.id}: ${rounded(one.match.s[own])} – ${rounded(one.match.s[other])}${one.match.n ? " ⚠" : ""}`;
  });
  const rest = all.length > MAX_TOLD ? [`and ${all.length - MAX_TOLD} more`] : [];
  return `${short(names[row], 60)} against ${short(names[column], 60)}, ${[...texts, ...rest].join(", ")}`;
}

// Lights the row and the column of the cell that is pointed at or has the focus, and tells its matches. The arrow keys
// go from cell to cell, so that the Tab key leaves the table at once.
function followCells(drawn, readout) {
  const links = () => [...drawn.querySelectorAll("td a")];
  let lit = [];
  const light = (cell) => {
    lit.forEach((one) => one.classList.remove("lit"));
    lit = cell ? [...cell.parentNode.cells, ...[...drawn.rows].map((row) => row.cells[cell.cellIndex])] : [];
    lit.forEach((one) => one.classList.add("lit"));
    const link = cell?.querySelector("a");
    readout.textContent = link ? told(link.dataset.pair) : "";
  };
  const cellAt = (event) => event.target.closest?.("td");
  drawn.addEventListener("pointerover", (event) => light(cellAt(event)));
  drawn.addEventListener("pointerleave", () => light(cellAt({ target: document.activeElement }) ?? null));
  drawn.addEventListener("focusin", (event) => {
    if (event.target.dataset.pair) {
      links().forEach((link) => (link.tabIndex = link === event.target ? 0 : -1));
      light(cellAt(event));
    }
  });
  drawn.addEventListener("focusout", () => light(null));
  const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  drawn.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    const cell = cellAt(event);
    if (step && cell && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      neighbour(drawn, cell, step)?.focus();
    }
  });
  const [first] = links();
  if (first) {
    first.tabIndex = 0;
  }
}

// The next link in a direction, over cells without matches.
function neighbour(drawn, cell, [down, right]) {
  for (let row = cell.parentNode.rowIndex + down, column = cell.cellIndex + right; ; row += down, column += right) {
    const next = drawn.rows[row]?.cells[column];
    if (!next || next.localName === "th") {
      return null;
    }
    const link = next.querySelector("a");
    if (link) {
      return link;
    }
  }
}

byRound();
searchEntrants();
crosstable();
