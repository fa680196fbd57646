// Draws the page of a tournament. The body of the function show().
const MAX_ROWS = 60; // matches of a list that are shown at once
const MAX_LINES = 8; // entrants in the chart of ratings
const names = data.entrants;
const out = new Set(data.withdrawn);

const played = []; // all matches with their round, encounter and entrants by seat
data.rounds.forEach((round, place) => {
  round.encounters.forEach((encounter, at) => {
    encounter.m.forEach((match) => {
      const count = encounter.e.length;
      const seated = encounter.e.map((_, seat) => encounter.e[(seat + (match.i % count)) % count]);
      const called = round.names ?? names;
      played.push({ match, round: place, encounter, seated, called: seated.map((entrant) => called[entrant]), id: `${place + 1}.${at + 1}.${match.i + 1}` });
    });
  });
});
const counting = played.filter((one) => !one.match.a);

function entrant(number, text = names[number]) {
  const cell = make("span", out.has(number) ? "out" : "", nameOf(text));
  if (out.has(number)) {
    cell.append(make("span", "tag warn", "withdrawn"));
  }
  return cell;
}

// ---- The heading

const clock = data.time === "none" ? "" : ` · clock ${data.time}`;
byId("title").append(nameOf(data.title, "name whole"));
const running = data.rounds.some((round) => !round.complete);
const state = data.finished ? "finished" : running ? `round ${data.rounds.length} is being played` : `${plural(data.rounds.length, "round")} played so far`;
byId("about").textContent = `${[...new Set(data.games)].join(", ")} · ${data.format}${clock} · ${plural(names.length, "entrant")}, ${plural(counting.length, "match")} · ${state}`;

showSeed(data.seed, data.finished);

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

function standings(one) {
  const rated = one.lines.some((line) => line.elo);
  const reach = Math.max(1, ...one.lines.filter((line) => line.elo).map((line) => Math.min(2000, Math.abs(line.elo[0]) + line.elo[1])));
  const heads = ["#", "Entrant", "#Games", "#Won", "#Drawn", "#Lost", `#${one.measure}`, "#Score", "#Faults"];
  if (rated) {
    heads.push("#Elo ± 95 %", "Interval");
  }
  const prizes = one.lines.some((line) => line.prize !== undefined);
  if (prizes) {
    heads.push("#Prize");
  }
  heads[0] = "#Rank";
  const rows = one.lines.map((line) => {
    const entrantHead = make("th", "", line.entrant < 0 ? nameOf(line.name) : entrant(line.entrant));
    entrantHead.scope = "row";
    const cells = [line.rank, entrantHead, line.games, line.wins, line.draws, line.losses, rounded(line.points), `${rounded(line.for)} : ${rounded(line.against)}`];
    cells.push(line.faults ? make("span", "warn", `⚠ ${line.faults}`) : "0");
    if (rated) {
      cells.push(line.elo ? `${signed(line.elo[0])} ± ${rounded(line.elo[1], 0)}` : "");
      cells.push(line.elo ? bar(line.elo, reach) : "");
    }
    if (prizes) {
      cells.push(line.prize ?? "");
    }
    return cells;
  });
  return scroll(one.title || "Standings", table(heads, rows));
}

const top = card("standings", data.finished ? "Standings" : "Standings so far");
data.tables.forEach((one) => {
  if (one.title) {
    top.append(make("h3", "", one.title));
  }
  top.append(standings(one));
});
if (data.awards.length > 0) {
  top.append(
    facts(data.awards.map(([title, name]) => [title, nameOf(name, "name whole")])),
  );
}
if (data.remarks.length > 0) {
  const list = make("ul", "plain muted");
  list.append(...data.remarks.map((text) => make("li", "", text)));
  top.append(make("h3", "", "Remarks"), list);
}

// The order of the standings; entrants that are in no table come last.
const order = [];
data.tables.forEach((one) => one.lines.forEach((line) => line.entrant >= 0 && !order.includes(line.entrant) && order.push(line.entrant)));
names.forEach((_, number) => order.includes(number) || order.push(number));

// ---- Bracket

// The rounds of the bracket that begin a column. Those before it, as of a qualifier, have no column, and those that
// continue the series of a knockout belong to the column before.
const bracketRounds = data.rounds.filter((round) => round.column !== undefined);

// The rounds that continue the series of a round.
function laterParts(round) {
  const later = data.series ? data.rounds.slice(data.rounds.indexOf(round) + 1) : [];
  const end = later.findIndex((one) => one.column !== undefined);
  return end < 0 ? later : later.slice(0, end);
}

// The places of a column, each with all encounters of its pair.
function placesOf(round, column) {
  const list = [
    ...round.encounters.map((encounter) => ({ column, entrants: encounter.e, encounters: [encounter], round })),
    ...round.byes.map((bye) => ({ column, entrants: [bye], encounters: [], round })),
  ];
  laterParts(round).forEach((part) =>
    part.encounters.forEach((encounter) => {
      const begun = list.find((one) => one.entrants.length === 2 && encounter.e.every((number) => one.entrants.includes(number)));
      if (begun) {
        begun.encounters.push(encounter);
      } else {
        list.push({ column, entrants: encounter.e, encounters: [encounter], round: part });
      }
    }),
  );
  return list.map((node) => ({ ...node, from: [], to: [] }));
}

function bracket() {
  const rounds = bracketRounds;
  if (!data.bracket || rounds.length === 0) {
    return;
  }
  const columns = [...rounds, ...(data.next?.column === undefined ? [] : [data.next])].map(placesOf);
  columns.slice(1).forEach((nodes, column) =>
    nodes.forEach((node) =>
      node.entrants.forEach((number) => {
        const before = columns[column].find((other) => other.entrants.includes(number));
        if (before) {
          node.from.push({ node: before, number });
          before.to.push({ node, number });
        }
      }),
    ),
  );
  const section = card("bracket", "Bracket");
  const box = make("div", "bracket");
  const lines = draw("svg", { "aria-hidden": "true" });
  box.append(lines);
  const width = boxWidth(columns.flat().some(isBye));
  const gap = 44;
  columns.forEach((nodes, column) => {
    const title = nodes[0].round.column;
    const heading = make("div", "heading", column === rounds.length ? `next: ${title}` : title);
    heading.style.left = `${column * (width + gap)}px`;
    heading.style.width = `${width}px`;
    box.append(heading);
    nodes.forEach((node) => {
      node.box = boxOf(node, width, column * (width + gap));
      box.append(node.box);
    });
  });
  section.append(scroll("Bracket, also told round by round below", box));
  place(columns);
  let bottom = 0;
  let right = columns.length * (width + gap) - gap;
  columns.flat().forEach((node) => {
    node.box.style.top = `${node.y}px`;
    bottom = Math.max(bottom, node.y + node.height);
    node.from.forEach(({ node: before, number }) => {
      const isThrough = staysIn(before, number);
      const [x1, x2] = [before.column * (width + gap) + width, node.column * (width + gap)];
      const [y1, y2] = [middle(before, number), middle(node, number)];
      const path = draw("path", { d: `M${x1} ${y1}C${x1 + gap / 2} ${y1} ${x2 - gap / 2} ${y2} ${x2} ${y2}`, class: isThrough ? "" : "lost" });
      path.dataset.entrant = number;
      lines.append(path);
    });
  });
  box.style.height = `${bottom + 4}px`;
  box.style.width = `${right}px`;
  lines.setAttribute("width", right);
  lines.setAttribute("height", bottom);
  const light = (numbers) => {
    box.querySelectorAll("path").forEach((path) => path.classList.toggle("on", numbers.includes(Number(path.dataset.entrant))));
    columns.flat().forEach((node) => node.box.classList.toggle("on", numbers.some((number) => node.entrants.includes(number))));
  };
  columns.flat().forEach((node) => {
    ["mouseenter", "focus"].forEach((type) => node.box.addEventListener(type, () => light(node.entrants)));
    ["mouseleave", "blur"].forEach((type) => node.box.addEventListener(type, () => light([])));
  });
}

// The width that the longest name needs in bold letters, beside its points or the word "bye".
function boxWidth(hasByes) {
  const ruler = document.createElement("canvas").getContext("2d");
  ruler.font = `700 14.4px ${getComputedStyle(document.body).fontFamily}`;
  const longest = Math.max(...names.map((name) => ruler.measureText(name.slice(0, 60)).width));
  return Math.ceil(Math.max(110, Math.min(300, longest + (hasByes ? 64 : 52))));
}

const isBye = (node) => node.encounters.length === 0;

// A loss is drawn as a broken line.
const staysIn = (node, number) => (winner(node) ? winner(node)[0] === number : won(node, number) !== 0);

// The matches of a place that count.
const countingAt = (node) => counting.filter((one) => node.encounters.includes(one.encounter));

// The points of an entrant at a place.
const pointsAt = (node, number) => countingAt(node).reduce((sum, one) => sum + share(one, number), 0);

// The share of the points of an encounter that an entrant won, of a series that of all its matches; 1 for a bye.
function won(node, number) {
  if (isBye(node)) {
    return 1;
  }
  return pointsAt(node, number) / Math.max(data.series ?? 1, countingAt(node).length);
}

// The number of an encounter, as in the numbers of its matches.
function idOf(encounter) {
  const place = data.rounds.findIndex((round) => round.encounters.includes(encounter));
  return `${place + 1}.${place < 0 ? 0 : data.rounds[place].encounters.indexOf(encounter) + 1}`;
}

// Whether a match of an encounter is being played, as far as the page is told.
function isNow(node) {
  const ids = node.encounters.map((encounter) => `${idOf(encounter)}.`);
  return (data.now ?? []).some((match) => ids.some((id) => match.startsWith(id)));
}

const middle = (node, number) => {
  const slot = node.box.querySelector(`[data-entrant="${number}"]`);
  return node.y + slot.offsetTop + slot.offsetHeight / 2;
};

function boxOf(node, width, left) {
  const box = make(isBye(node) ? "div" : "a", isBye(node) ? "box bye" : "box");
  box.style.width = `${width}px`;
  box.style.left = `${left}px`;
  const called = node.round.names ?? names;
  const begun = node.encounters.filter((encounter) => encounter.m.length > 0);
  if (begun.length > 0) {
    box.href = `#games=${begun.length > 1 ? node.entrants.map((number) => number + 1).join("-") : idOf(begun[0])}`;
  }
  const isOpen = !isBye(node) && begun.length === 0;
  node.entrants.forEach((number) => {
    const slot = make("div", "slot", nameOf(called[number], "name whole"));
    slot.dataset.entrant = number;
    slot.append(make("span", "", isBye(node) ? "bye" : isOpen ? "" : points(pointsAt(node, number))));
    if (!isOpen && survives(node, number)) {
      slot.classList.add("through");
    }
    if (out.has(number)) {
      slot.classList.add("out");
    }
    box.append(slot);
  });
  if (isNow(node)) {
    box.classList.add("now");
    box.append(make("div", "way", "▶ being played"));
  }
  const way = winner(node)?.[1];
  if (way) {
    box.append(make("div", "way muted", way));
  }
  return box;
}

// The winner of a knockout's pair, and how it was found.
const winner = (node) => (isBye(node) ? undefined : data.winners[node.column]?.find(([number]) => node.entrants.includes(number)));

// An entrant survives a round if it plays on or gets the title.
function survives(node, number) {
  const first = winner(node);
  if (first) {
    return first[0] === number;
  }
  const playsOn = node.to.some((edge) => edge.number === number);
  const isLast = node.to.length === 0 && node.column === Math.max(0, bracketRounds.length - 1);
  const { champions } = data;
  return playsOn || (isLast && (champions.length > 0 ? champions.includes(number) : won(node, number) > 0.5));
}

// Sets the height of each node so that the entrants of a knockout's tree do not cross.
function place(columns) {
  const top = 28;
  const space = 14;
  columns.flat().forEach((node) => (node.height = node.box.offsetHeight));
  const isTree = columns.flat().every((node) => node.to.length <= 1);
  if (!isTree) {
    columns.forEach((nodes, column) => {
      const losses = (node) => node.entrants.reduce((sum, number) => sum + lost(number, column), 0) / node.entrants.length;
      nodes.forEach((node) => (node.sort = losses(node)));
      nodes.sort((a, b) => a.sort - b.sort);
      let y = top;
      nodes.forEach((node) => {
        node.y = y;
        y += node.height + space;
      });
    });
    return;
  }
  let y = top;
  const put = (node) => {
    const seen = new Set();
    const before = node.from.map((edge) => edge.node).filter((one) => !seen.has(one) && seen.add(one));
    before.forEach(put);
    if (before.length === 0) {
      node.y = y;
      y += node.height + space;
    } else {
      const centres = before.map((one) => one.y + one.height / 2);
      node.y = Math.max(top, centres.reduce((sum, one) => sum + one, 0) / centres.length - node.height / 2);
    }
  };
  columns
    .flat()
    .filter((node) => node.to.length === 0)
    .sort((a, b) => b.column - a.column)
    .forEach(put);
}

function lost(number, column) {
  const rounds = bracketRounds.slice(0, column);
  return counting.filter((one) => rounds.includes(data.rounds[one.round]) && one.seated.includes(number) && share(one, number) === 0).length;
}

// The points of an entrant in a match: 1, 0.5 or 0; among several, the mean against each other.
function share(one, number) {
  const seat = one.seated.indexOf(number);
  if (seat < 0) {
    return 0;
  }
  const others = one.match.r.filter((_, other) => other !== seat);
  const sum = others.reduce((total, rank) => total + (one.match.r[seat] < rank ? 1 : one.match.r[seat] === rank ? 0.5 : 0), 0);
  return sum / Math.max(1, others.length);
}

bracket();

// ---- Crosstable

const cells = new Map(); // "row-column" to what the row's entrant did against the column's
const cellOf = (row, column) => {
  const at = `${row}-${column}`;
  if (!cells.has(at)) {
    cells.set(at, { points: 0, games: 0, faults: 0, rulings: 0, all: [] });
  }
  return cells.get(at);
};
for (const one of played) {
  one.seated.forEach((row, seat) =>
    one.seated.forEach((column, other) => {
      if (row !== column) {
        const cell = cellOf(row, column);
        cell.all.push(one);
        if (!one.match.a) {
          cell.games++;
          cell.points += one.match.r[seat] < one.match.r[other] ? 1 : one.match.r[seat] === one.match.r[other] ? 0.5 : 0;
        }
        cell.faults += one.match.n ? 1 : 0;
        cell.rulings += one.match.a || one.match.p ? 1 : 0;
      }
    }),
  );
}

function crosstable() {
  const section = card("crosstable", "Crosstable");
  const ranks = new Map(order.map((number, place) => [number, place + 1]));
  const head = make("tr", "", make("td"), make("td"));
  order.forEach((number) => {
    const cell = make("th", "num", ranks.get(number));
    cell.scope = "col";
    cell.title = short(names[number], 100);
    cell.style.textAlign = "center";
    cell.setAttribute("aria-label", short(names[number], 100));
    head.append(cell);
  });
  const body = make("tbody");
  order.forEach((row) => {
    const line = make("tr", "", make("td", "num muted", ranks.get(row)));
    const entrantHead = make("th", "", entrant(row));
    entrantHead.scope = "row";
    line.append(entrantHead);
    order.forEach((column) => line.append(crossCell(row, column)));
    body.append(line);
  });
  section.append(scroll("Crosstable", make("table", "cross", make("thead", "", head), body)));
  section.append(make("p", "muted", "A cell has the points of the entrant in the row out of the matches against the entrant in the column, and leads to these matches. ⚠ marks faults, § rulings."));
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
  link.setAttribute("aria-label", `${short(names[row], 60)} against ${short(names[column], 60)}: ${text}${cell.faults ? ", with faults" : ""}${cell.rulings ? ", with rulings" : ""}`);
  const td = make("td", "", link);
  if (cell.games > 0) {
    const part = cell.points / cell.games;
    const hue = part > 0.5 ? "var(--seat-2)" : "var(--seat-1)";
    td.style.background = `color-mix(in srgb, ${hue} ${Math.round(50 * Math.abs(part - 0.5))}%, transparent)`;
  }
  return td;
}

crosstable();

// ---- Matches

const games = card("games", "Matches");

function chosen() {
  const wanted = new URLSearchParams(location.hash.slice(1)).get("games") ?? "";
  const pair = /^(\d+)-(\d+)$/.exec(wanted);
  if (pair) {
    const [a, b] = [Number(pair[1]) - 1, Number(pair[2]) - 1];
    if (names[a] !== undefined && names[b] !== undefined) {
      return { title: [nameOf(names[a]), " against ", nameOf(names[b])], list: played.filter((one) => one.seated.includes(a) && one.seated.includes(b)) };
    }
  }
  const encounter = /^(\d+)\.(\d+)$/.exec(wanted);
  if (encounter) {
    return { title: [`Encounter ${wanted}`], list: played.filter((one) => one.id.startsWith(`${wanted}.`)) };
  }
  if (wanted === "faults") {
    return { title: ["Matches with faults"], list: played.filter((one) => one.match.n) };
  }
  if (wanted === "rulings") {
    return { title: ["Matches with rulings"], list: played.filter((one) => one.match.a || one.match.p) };
  }
  return { title: ["All matches"], list: played };
}

function showGames() {
  const { title, list } = chosen();
  const heading = byId("games-title");
  const others = make("p", "choices muted");
  const add = (text, hash) => {
    const link = make("a", "", text);
    link.href = hash;
    others.append(link);
  };
  add("all", "#games=all");
  if (played.some((one) => one.match.n)) {
    add("with faults", "#games=faults");
  }
  if (played.some((one) => one.match.a || one.match.p)) {
    add("with rulings", "#games=rulings");
  }
  const holder = make("div");
  let shown = 0;
  const rows = make("tbody");
  const more = make("button", "more", "Show more");
  more.type = "button";
  const show = () => {
    const part = list.slice(shown, shown + MAX_ROWS);
    shown += part.length;
    rows.append(...part.map(gameRow));
    more.hidden = shown >= list.length;
    more.textContent = `Show more (${list.length - shown} left)`;
  };
  more.addEventListener("click", show);
  show();
  const whole = table(["Game", "Score", "#Turns", "Faults and rulings"], []);
  whole.tBodies[0].replaceWith(rows);
  holder.append(scroll("Matches", whole), more);
  others.hidden = others.children.length === 1 && list.length === played.length;
  games.replaceChildren(heading, make("h3", "", ...title, ` · ${plural(list.length, "match")}`), others, holder);
  if (played.length > 0 && data.replays.length === 0 && !data.watch) {
    games.append(make("p", "muted", "The command “rondo report” with the folder of this page makes a page to watch each match."));
  }
}

function gameRow(one) {
  const id = make("td", "", watch(one.match, one.id));
  if (data.games.length > 1) {
    id.append(make("div", "muted", data.games[one.encounter.v] ?? ""));
  }
  return make("tr", "", id, make("td", "", score(one.match, one.called)), make("td", "num", one.match.t), make("td", "", notes(one.match, one.called)));
}

followAddress = () => {
  showGames();
  if (location.hash.startsWith("#games=")) {
    games.scrollIntoView({ block: "start" });
    byId("games-title").focus({ preventScroll: true });
  }
};
showGames();

// ---- Ratings after each round

function ratings() {
  const rated = order.filter((number) => data.history.some((round) => round[number])).slice(0, MAX_LINES);
  if (data.history.length < 2 || rated.length === 0) {
    return;
  }
  const section = card("ratings", "Rating after each round");
  const keys = make("div", "keys");
  keys.append(...rated.map((number, place) => key(nameOf(names[number]), `--seat-${place % 8}`, place % 2 === 1 ? "dashed" : "")));
  const columns = [data.history.map((_, place) => place + 1), ...rated.map((number) => data.history.map((round) => round[number]?.[0] ?? null))];
  section.append(keys);
  chart(
    section,
    `Elo ratings after each of ${data.history.length} rounds`,
    () => ({
      axes: [{ label: "rounds", incrs: WHOLE, size: 40 }, { label: "Elo", size: 56 }],
      scales: {},
      series: [
        {},
        ...rated.map((_, place) => ({ stroke: colour(`--seat-${place % 8}`), width: 2, dash: place % 2 === 1 ? [7, 4] : undefined, spanGaps: true, points: { show: data.history.length < 30, size: 6 } })),
      ],
    }),
    columns,
    (at) => `After round ${at + 1}: ${rated.map((number) => `${short(names[number])} ${data.history[at][number] ? `${signed(data.history[at][number][0])} ± ${rounded(data.history[at][number][1], 0)}` : "not rated"}`).join(", ")}`,
  );
  if (order.length > rated.length) {
    section.append(make("p", "muted", `The lines are those of the first ${rated.length} entrants of the standings.`));
  }
}

ratings();

// ---- Rounds

const rounds = card("rounds", "Rounds");
[...data.rounds, ...(data.next ? [data.next] : [])].forEach((round, place) => {
  const isNext = place === data.rounds.length;
  const plain = `Round ${place + 1}`;
  const title = round.title ? `${plain}: ${round.title}` : plain;
  const end = isNext ? " · next" : round.complete ? "" : " · being played";
  const block = make("details", "", make("summary", "", title + end));
  // Thousands of encounters are drawn only when a person wants to see them.
  block.addEventListener("toggle", () => block.open && block.children.length === 1 && block.append(...roundParts(round, place)));
  rounds.append(block);
});
if (data.rounds.length === 0) {
  rounds.append(make("p", "muted", "No round has begun."));
}

function roundParts(round, place) {
  const called = round.names ?? names;
  const parts = [];
  if (round.explanation) {
    parts.push(make("pre", "", round.explanation));
  }
  const list = make("ul", "plain");
  round.encounters.forEach((encounter, at) => {
    const item = make("li");
    encounter.e.forEach((number, seat) => {
      const total = encounter.m.length === 0 ? "" : ` ${points(counting.filter((one) => one.encounter === encounter).reduce((sum, one) => sum + share(one, number), 0))}`;
      item.append(seat > 0 ? " – " : "", nameOf(called[number]), total);
    });
    if (encounter.m.length > 0) {
      const link = make("a", "", plural(encounter.m.length, "match"));
      link.href = `#games=${place + 1}.${at + 1}`;
      item.append(" · ", link);
    }
    if (encounter.m.some((match) => match.n)) {
      item.append(make("span", "tag warn", "⚠ faults"));
    }
    list.append(item);
  });
  round.byes.forEach((bye) => list.append(make("li", "", nameOf(called[bye]), make("span", "tag", "bye"))));
  parts.push(list);
  return parts;
}

document.documentElement.dataset.ready = "true";
