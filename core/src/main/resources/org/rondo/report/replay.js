// Shows matches turn by turn. A position's number is the number of turns before it.
const BLOCK = 500; // turns of a long match in the list at one time
const WHOLE = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((power) => digit * 10 ** power)).sort((a, b) => a - b);
const EDGE = 8; // pixels, the room between the controls and the end of the window

const byId = (id) => document.getElementById(id);
const data = (kind) => [...document.querySelectorAll("script." + kind)];

const matches = data("match").map((element) => JSON.parse(element.textContent));
const packed = data("turns");
const sources = JSON.parse(data("renderers")[0].textContent);
const report = data("report").map((element) => JSON.parse(element.textContent))[0]; // the page of the competition
const modules = new Map();

const AXIS = 48; // pixels, the room of a vertical axis
const PAPER = 620; // pixels, the width of a chart on paper

const MOVING = 260; // milliseconds, the longest time for which a piece moves
const NEWS = 100; // events of a game; if there are more, they are no marks and no jumps
const SWIPE = 40; // pixels

let match = matches[0]; // the heading of the match that is shown
let shown = -1; // its place in the file
let turns = null; // its positions, moves and scores
let module = null; // draws the game
let draw = null;
let swingTurns = []; // the turns that changed a bot's mind
let jumps = []; // the turns that are worth a look
let turn = 0;
let timer = 0;
let charts = [];
let thinking = null; // shows what the bots thought, on pages with thoughts
let block = -1;
let linkTimer = 0;
let faultsAt = new Map();
let endings = ""; // why the match ended before the end of the game
let room = null; // for a drawing, in pixels
let scrollFrame = 0;
let isFlipped = false;

const make = (name, className, text) => {
  const element = document.createElement(name);
  if (className) {
    element.className = className;
  }
  if (text !== undefined) {
    element.textContent = text;
  }
  return element;
};

const nameOf = (seat) => {
  const element = make("bdi", "name", match.seats[seat].name);
  element.title = match.seats[seat].name;
  return element;
};

const coloured = (element, seat) => {
  element.style.setProperty("--colour", `var(--seat-${seat % 8})`);
  return element;
};

const short = (text, most = 40) => ([...text].length > most ? [...text].slice(0, most - 1).join("") + "…" : text);
const number = (score) => String(Math.round(score * 100) / 100);

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

function drawNothing(state, element) {
  element.replaceChildren(make("p", "muted", "The board cannot be drawn, because the server did not answer. Load this page again."));
}

function drawText(state, element, options) {
  const block = element.querySelector("pre") ?? element.appendChild(make("pre"));
  block.textContent = options.picture;
}

async function renderer(family) {
  if (!sources[family]) {
    return { draw: drawText };
  }
  if (!modules.has(family) && /^\/\w/.test(sources[family])) {
    // The address of the module at a server, which may be lost or busy.
    const drawing = await import(sources[family]).catch(() => ({ draw: drawNothing }));
    modules.set(family, drawing);
  }
  if (!modules.has(family)) {
    const url = URL.createObjectURL(new Blob([sources[family]], { type: "text/javascript" }));
    modules.set(family, await import(url));
    URL.revokeObjectURL(url);
  }
  return modules.get(family);
}

// ---- A match

async function open(place, at) {
  pause();
  const opened = await unpack(packed[place].textContent);
  const drawer = await renderer(matches[place].family);
  shown = place;
  match = matches[place];
  turns = opened;
  module = drawer;
  draw = drawer.draw;
  paintSeats();
  block = -1;
  faultsAt = new Map();
  for (const fault of match.faults) {
    faultsAt.set(fault.turn, [...(faultsAt.get(fault.turn) ?? []), fault]);
  }
  endings = match.concessions.map((conceded) => `${short(match.seats[conceded.seat].name)} ${conceded.words}`).join("; ");
  byId("board").replaceChildren();
  showHeading();
  showFaults();
  showKey();
  showFlip();
  showReport();
  turn = Math.max(0, Math.min(match.turns, at));
  // What stands beside the board decides its room.
  showScores();
  showNews();
  thinking?.read();
  swingTurns = thinking?.swings() ?? [];
  jumps = findJumps();
  byId("slider").max = match.turns;
  showPlace();
  measure();
  showTicks();
  showCharts();
  byId("table-card").open = false;
  byId("table-scroll").replaceChildren();
  go(at);
}

// A game may have colours of its own, so that the dark side is dark: a list for light pages and one for dark ones.
function paintSeats() {
  const root = document.documentElement;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches && !root.dataset.print;
  const own = module.colours?.[isDark ? "dark" : "light"] ?? [];
  for (let seat = 0; seat < 8; seat++) {
    root.style.setProperty(`--seat-${seat}`, own[seat] ?? "");
  }
}

// The page of a tournament shows the matches of the encounter, the first two numbers of a match's name.
function showReport() {
  const [, encounter] = match.id.match(/^(\d+\.\d+)\./) ?? [];
  const games = encounter && /tournament\.html$/.test(report?.address) ? `#games=${encounter.replace(".", "-")}` : "";
  byId("report").hidden = !report;
  byId("report-link").href = report ? report.address + games : "";
  byId("report-link").textContent = report ? `← ${report.name}` : "";
}

function showKey() {
  const key = module.key ?? [];
  byId("legend-card").hidden = key.length === 0;
  byId("drawing-key").replaceChildren(...key.map((line) => make("li", "", line)));
}

// A board with a side for each seat may be seen from either.
function showFlip() {
  byId("flip").hidden = !module.flips;
  byId("board").classList.toggle("flipped", Boolean(module.flips) && isFlipped);
  byId("flip").setAttribute("aria-pressed", String(isFlipped));
}

// Goals and other news of the game, faults, and turns that changed a bot's mind.
function findJumps() {
  const news = turns.news.flatMap((text, place) => (text ? [place + 1] : []));
  const faults = match.faults.map((fault) => Math.min(fault.turn + 1, match.turns));
  const all = [...(news.length <= NEWS ? news : []), ...faults, ...swingTurns];
  return [...new Set(all)].sort((a, b) => a - b);
}

function showHeading() {
  const title = byId("title");
  title.replaceChildren();
  match.seats.forEach((seat, place) => {
    if (place > 0) {
      title.append(make("span", "versus", match.seats.length === 2 ? "vs" : "·"));
    }
    title.append(nameOf(place));
  });
  const named = match.id ? ` · game ${match.id}` : "";
  document.title = `${match.seats.map((seat) => short(seat.name, 30)).join(match.seats.length === 2 ? " vs " : " · ")} · ${match.game}${named}`;
  const end = match.halted ? ", halted" : "";
  const opening = match.opening > 0 ? `, ${match.opening} of them the opening (°)` : "";
  const id = match.id ? `game ${match.id} · ` : "";
  const clock = match.time === "none" ? "" : ` · clock ${match.time}`;
  byId("about").textContent = `${id}${match.game}${clock} · ${match.turns} ${match.turns === 1 ? "turn" : "turns"}${opening}${end}`;
  byId("about").append(...transcriptLinks());
  byId("seed").textContent = `Seed ${short(match.seed, 120)}`;
  byId("match").value = String(shown);
  byId("match-back").disabled = shown === 0;
  byId("match-on").disabled = shown === matches.length - 1;
  byId("seats").replaceChildren(
    ...match.seats.map((seat, place) => {
      const card = coloured(make("div", "seat"), place);
      card.dataset.seat = place;
      const side = make("span", "side-name");
      side.append(make("span", "side-text", seat.side), turns.left ? make("span", "clock") : "");
      card.append(nameOf(place), side, make("span", "score"));
      return card;
    }),
  );
}

// What the programs were sent and said is in files beside the page.
function transcriptLinks() {
  return (match.transcripts ?? []).flatMap((address, place) => {
    const link = make("a");
    link.append("transcript of ", nameOf(place));
    link.href = address;
    return address ? [" · ", link] : [];
  });
}

function showFaults() {
  byId("faults-card").hidden = match.faults.length === 0;
  byId("faults").replaceChildren(
    ...match.faults.map((fault) => {
      const item = make("li");
      const link = make("a", "", `Turn ${fault.turn + 1}`);
      link.href = address(fault.turn + 1);
      item.append(link, " · ", nameOf(fault.seat), make("br"), sentence(fault));
      return item;
    }),
  );
}

const sentence = (fault) =>
  `${fault.detail}; ${fault.forfeits ? "the match is forfeited" : "a stand-in is played"}`;

function showTicks() {
  const ticks = byId("ticks");
  ticks.replaceChildren();
  const add = (at, className) => {
    const tick = make("i", className);
    tick.style.left = `${(100 * at) / Math.max(1, match.turns)}%`;
    ticks.append(tick);
  };
  if (turns.news.filter((text) => text).length <= NEWS) {
    turns.news.forEach((text, place) => text && add(place + 1, "news-tick"));
  }
  swingTurns.forEach((place) => add(place, "swing-tick"));
  match.faults.slice(0, 300).forEach((fault) => add(Math.min(fault.turn + 1, match.turns), "fault-tick"));
}

// ---- A turn

// Asked for seldom: the answers make the browser lay out the page.
function measure() {
  const stage = document.querySelector(".stage");
  stage.style.setProperty("--above", `${Math.ceil(stage.getBoundingClientRect().top + scrollY) + EDGE}px`);
  const board = byId("board");
  room = { width: Math.max(200, board.clientWidth), height: Math.max(120, board.clientHeight) };
  drawPosition();
  // A drawing may have a caption or controls of its own below it.
  const drawing = board.querySelector("svg, canvas, pre");
  if (drawing) {
    const all = document.createRange();
    all.selectNodeContents(board);
    const others = all.getBoundingClientRect().height - drawing.getBoundingClientRect().height;
    room.height = Math.max(120, room.height - Math.ceil(others) - 1);
  }
}

function drawPosition() {
  const before = turn > 0 ? turn - 1 : undefined;
  draw(turns.states[turn], byId("board"), {
    game: match.game,
    previous: turns.states[before],
    joint: turns.moves[before],
    thoughts: turns.thoughts?.[before] ?? undefined,
    picture: turns.pictures?.[turn],
    size: room,
  });
}

function go(wanted) {
  const before = turn;
  turn = Math.max(0, Math.min(match.turns, wanted));
  const from = turn === before + 1 && moveTime() > 0 ? places() : null;
  drawPosition();
  if (from) {
    movePieces(from);
  }
  showScores();
  showNews();
  showPlace();
  showMoves();
  thinking?.show();
  charts.forEach((chart) => chart.showTurn());
}

// ---- Pieces that move from turn to turn

// The time for which a piece moves, in milliseconds; 0 if it does not.
function moveTime() {
  const most = timer ? 0.7 * Number(byId("speed").value) : MOVING;
  const isWanted = byId("moving").checked && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isWanted && most >= 60 ? Math.min(MOVING, most) : 0;
}
const pieces = () => [...document.querySelectorAll("#board svg [data-figure]")];
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
const places = () => new Map(pieces().map((piece) => [piece.dataset.figure, { at: middle(piece.getBoundingClientRect()), face: piece.dataset.face }]));

// A piece goes from where it was to where it is, and a piece with another face turns.
function movePieces(from) {
  const scale = document.querySelector("#board svg")?.getScreenCTM()?.a ?? 1;
  const duration = moveTime();
  for (const piece of pieces()) {
    const old = from.get(piece.dataset.figure);
    const [x, y] = middle(piece.getBoundingClientRect());
    if (old && Math.hypot(old.at[0] - x, old.at[1] - y) > 1) {
      piece.animate([{ translate: `${(old.at[0] - x) / scale}px ${(old.at[1] - y) / scale}px` }, { translate: "0 0" }], { duration, easing: "ease-out" });
    }
    if (old && old.face !== piece.dataset.face) {
      piece.style.transformBox = "fill-box";
      piece.style.transformOrigin = "center";
      piece.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration, easing: "ease-out" });
    }
  }
}

// ---- Scores and clocks

// 75000 milliseconds are 1:15; the last ten seconds have tenths. Nothing is shown without a limit.
function clock(left) {
  if (left === null) {
    return "";
  }
  if (left < 10_000) {
    return (Math.floor(left / 100) / 10).toFixed(1);
  }
  const seconds = Math.floor(left / 1000);
  const two = (part) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function showClocks() {
  document.querySelectorAll(".seat .clock").forEach((card, seat) => {
    const left = turns.left[turn][seat];
    card.textContent = clock(left);
    card.title = left === null ? "no limit for the next move" : `${left} ms for the next move`;
    card.classList.toggle("low", left !== null && left < 10_000);
  });
}

function showScores() {
  document.querySelectorAll(".seat").forEach((card, seat) => {
    card.querySelector(".score").textContent = number(turns.scores[turn][seat]);
    card.classList.toggle("won", turn === match.turns && isWinner(seat));
  });
  showClocks();
}

const isWinner = (seat) =>
  match.seats[seat].rank === 1 && match.seats.filter((other) => other.rank === 1).length === 1;

function showNews() {
  const news = byId("news");
  news.replaceChildren(turn > 0 ? turns.news[turn - 1] : "");
  if (turn === match.turns && endings) {
    news.append(make("span", "ending", endings));
  }
  const last = turn === match.turns ? (faultsAt.get(turn) ?? []) : [];
  for (const fault of [...(faultsAt.get(turn - 1) ?? []), ...last]) {
    const line = make("span", "fault");
    line.append(nameOf(fault.seat), ": ", short(sentence(fault), 200));
    news.append(line);
  }
}

function showPlace() {
  const slider = byId("slider");
  slider.value = turn;
  const text = `${turn ? "turn" : "position"} ${turn} of ${match.turns}`;
  slider.setAttribute("aria-valuetext", text);
  byId("counter").textContent = text;
  byId("first").disabled = byId("back").disabled = turn === 0;
  byId("last").disabled = byId("on").disabled = turn === match.turns;
  byId("link").href = address(turn);
  showJumps();
  showRow();
  if (!timer) {
    clearTimeout(linkTimer);
    linkTimer = setTimeout(rest, 250);
  }
}

function showJumps() {
  byId("jumps").hidden = jumps.length === 0;
  const text = (way, key) => `${way} goal, fault or swing (${key}); ${jumps.length} in this match`;
  byId("jump-back").title = text("Previous", "p");
  byId("jump-on").title = text("Next", "n");
  byId("jump-back").disabled = !jumps.some((at) => at < turn);
  byId("jump-on").disabled = !jumps.some((at) => at > turn);
}

// Browsers limit how often the address changes, and a screen reader should not read every turn.
function rest() {
  if (location.hash !== address(turn) && !(turn === 0 && shown === 0 && !location.hash)) {
    history.replaceState(null, "", address(turn));
  }
  const scores = match.seats.map((seat, place) => `${short(seat.name)} ${number(turns.scores[turn][place])}`);
  const moves = turn > 0 ? turns.said[turn - 1].filter((text) => text !== null) : [];
  byId("status").textContent =
    `${byId("counter").textContent}. ${moves.map((text) => short(text, 80)).join(", ")} ${byId("news").textContent} Score: ${scores.join(", ")}.${thinking?.words() ?? ""}`;
}

const address = (at, place = shown) => (place > 0 ? `#match=${place + 1}&` : "#") + `turn=${at}`;

// ---- The list of moves

function showMoves() {
  const wanted = Math.floor(Math.max(0, turn - 1) / BLOCK);
  if (wanted !== block) {
    block = wanted;
    listMoves();
    if (byId("table-card").open) {
      listTurns();
    }
  }
  const list = byId("moves");
  list.querySelector("li.now")?.classList.remove("now");
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const item = turn > 0 ? list.children[turn - 1 - block * BLOCK] : null;
  item?.classList.add("now");
  item?.firstChild.setAttribute("aria-current", "step");
  scrollFrame ||= requestAnimationFrame(scrollMoves);
}

function scrollMoves() {
  scrollFrame = 0;
  const list = byId("moves");
  const item = list.querySelector("li.now");
  if (!item) {
    list.scrollTop = 0;
  } else if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = item.offsetTop - list.clientHeight / 2;
  }
}

function listMoves() {
  const from = block * BLOCK;
  const to = Math.min(match.turns, from + BLOCK);
  const items = [];
  for (let place = from; place < to; place++) {
    items.push(moveItem(place));
  }
  byId("moves").replaceChildren(...items);
  byId("blocks").hidden = match.turns <= BLOCK;
  byId("block").textContent = `turns ${from + 1} to ${to}`;
  byId("block-back").disabled = block === 0;
  byId("block-on").disabled = to === match.turns;
}

function moveItem(place) {
  const item = make("li", place < match.opening ? "opening" : "");
  const link = make("a");
  link.href = address(place + 1);
  const joint = make("span", "joint");
  turns.said[place].forEach((text, seat) => {
    if (text !== null) {
      const move = coloured(make("span", "move", inWords(place, seat)), seat);
      move.title = short(text === inWords(place, seat) ? turns.moves[place][seat] : text, 1000);
      joint.append(move);
    }
  });
  if (turns.news[place]) {
    joint.append(make("span", "event", turns.news[place]));
  }
  for (const fault of faultsAt.get(place) ?? []) {
    joint.append(make("span", "event fault", `⚠ ${match.seats[fault.seat].side}: ${short(fault.detail, 160)}`));
  }
  link.append(make("span", "number", String(place + 1)), joint);
  item.append(link);
  return item;
}

// A game with long moves may sum them up.
const inWords = (place, seat) => short(module.brief?.(turns.moves[place][seat], turns.states[place], seat) ?? turns.said[place][seat], 160);

// ---- The table of turns

const COLUMNS = [
  { title: "Turn", text: (place) => String(place + 1) },
  { title: "Seat", isText: true, text: (place, seat) => match.seats[seat].name },
  { title: "Move", isText: true, text: (place, seat) => inWords(place, seat) },
  { title: "Time used", isThere: () => turns.used, text: (place, seat) => seconds(turns.used[place]?.[seat]) },
  { title: "Time left", isThere: () => turns.left, text: (place, seat) => clock(turns.left[place + 1][seat]) },
  { title: "Score", isThere: () => turns.thoughts, text: (place, seat) => thinking.score(place, seat) },
  { title: "Depth", isThere: () => turns.thoughts, text: (place, seat) => count(turns.thoughts[place]?.[seat]?.depth) },
  { title: "Nodes", isThere: () => turns.thoughts, text: (place, seat) => count(turns.thoughts[place]?.[seat]?.nodes) },
  { title: "Nodes a second", isThere: () => turns.thoughts && turns.used, text: (place, seat) => speed(place, seat) },
];

const seconds = (time) => (time === null || time === undefined ? "" : `${(time / 1000).toFixed(time < 100 ? 3 : 2)} s`);
const count = (value) => value?.toLocaleString("en") ?? "";

function speed(place, seat) {
  const [nodes, time] = [turns.thoughts[place]?.[seat]?.nodes, turns.used[place]?.[seat]];
  return nodes === undefined || !time ? "" : count(Math.round((1000 * nodes) / time));
}

function row(place, seat, columns) {
  const line = coloured(make("tr"), seat);
  line.dataset.turn = place + 1;
  line.append(...columns.map((column) => make("td", column.isText ? "" : "figure", column.text(place, seat))));
  return line;
}

// Made when it is wanted: a long match has thousands of lines.
function listTurns() {
  const columns = COLUMNS.filter((column) => !column.isThere || column.isThere());
  const head = make("tr");
  head.append(...columns.map((column) => make("th", column.isText ? "" : "figure", column.title)));
  head.querySelectorAll("th").forEach((cell) => (cell.scope = "col"));
  const lines = [];
  for (let place = block * BLOCK; place < Math.min(match.turns, (block + 1) * BLOCK); place++) {
    turns.moves[place].forEach((move, seat) => move !== null && lines.push(row(place, seat, columns)));
  }
  const [table, top, body] = [make("table", "turns"), make("thead"), make("tbody")];
  top.append(head);
  body.append(...lines);
  table.append(top, body);
  byId("table-scroll").replaceChildren(table);
  showRow();
}

function showRow() {
  document.querySelectorAll("#table-scroll tr.now").forEach((line) => line.classList.remove("now"));
  document.querySelectorAll(`#table-scroll tr[data-turn="${turn}"]`).forEach((line) => line.classList.add("now"));
}

// ---- The scores over time

function showCharts() {
  charts.forEach((chart) => chart.destroy());
  charts = [scoreChart(), ...(thinking?.charts() ?? [])];
}

function showLegend(id, entries) {
  byId(id).replaceChildren(
    ...entries.map(([seat, ...texts]) => {
      const entry = coloured(make("span"), seat);
      entry.append(nameOf(seat), ...texts);
      return entry;
    }),
  );
}

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const axisStyle = () => ({
  stroke: colour("--muted"),
  grid: { stroke: colour("--line"), width: 1 },
  ticks: { stroke: colour("--line"), width: 1 },
  font: "12px system-ui, sans-serif",
});

const lineStyle = (seat) => ({
  label: match.seats[seat].side,
  stroke: colour(`--seat-${seat % 8}`),
  width: 2,
  dash: seat % 2 === 1 ? [7, 4] : undefined,
  points: { show: match.turns < 40, size: 5 },
});

function scoreChart() {
  showLegend("legend", match.seats.map((seat, place) => [place]));
  const finish = match.seats.map((seat, place) => `${short(seat.name)} ${number(turns.scores[match.turns][place])}`);
  byId("chart").setAttribute("aria-label", `Scores over ${match.turns} turns; at the end ${finish.join(", ")}`);
  const isWhole = turns.scores.every((line) => line.every(Number.isInteger));
  return chartOfTurns("chart", {
    scales: { y: { range: (u, low, high) => uPlot.rangeNum(low, Math.max(high, low + 1), 0.05, true) } },
    axes: [{ ...axisStyle(), size: AXIS, ...(isWhole ? { incrs: WHOLE } : {}) }],
    series: match.seats.map((seat, place) => ({ ...lineStyle(place), paths: uPlot.paths.stepped({ align: 1 }) })),
    data: match.seats.map((_, seat) => turns.scores.map((line) => line[seat])),
  });
}

// Draws lines over the positions of the match, and marks the position that is shown.
function chartOfTurns(id, { scales, axes, series, data, below }) {
  const target = byId(id);
  target.replaceChildren();
  const mark = make("div", "turn-mark");
  const showTurn = (plot) => (mark.style.transform = `translateX(${plot.valToPos(turn, "x")}px)`);
  const plot = new uPlot(
    {
      width: Math.max(200, target.clientWidth),
      height: 190,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false, range: [0, Math.max(1, match.turns)] }, ...scales },
      axes: [{ ...axisStyle(), size: 34, incrs: WHOLE }, ...axes],
      series: [{ label: "turn" }, ...series],
      // The plot knows its scales only after it has been drawn.
      hooks: { draw: [showTurn], drawClear: below ? [below] : [] },
    },
    [turns.scores.map((_, place) => place), ...data],
    target,
  );
  plot.over.addEventListener("click", (event) => go(Math.round(plot.posToVal(event.offsetX, "x"))));
  plot.over.append(mark);
  return {
    showTurn: () => showTurn(plot),
    resize: (to) => plot.setSize({ width: to, height: 190 }),
    destroy: () => plot.destroy(),
  };
}

// ---- Playing

function play() {
  if (turn === match.turns) {
    go(0);
  }
  document.body.classList.add("playing");
  byId("play").setAttribute("aria-label", "Pause");
  const step = () => {
    go(turn + 1);
    if (turn === match.turns) {
      pause();
    } else {
      timer = setTimeout(step, Number(byId("speed").value));
    }
  };
  timer = setTimeout(step, Number(byId("speed").value));
}

function pause() {
  if (timer) {
    clearTimeout(timer);
    timer = 0;
    document.body.classList.remove("playing");
    byId("play").setAttribute("aria-label", "Play");
    showPlace();
  }
}

const move = (wanted) => {
  pause();
  go(wanted);
};

const toggle = () => (timer ? pause() : play());

function faster(by) {
  const speed = byId("speed");
  speed.selectedIndex = Math.max(0, Math.min(speed.options.length - 1, speed.selectedIndex + by));
}

const jumpBack = () => move(jumps.findLast((at) => at < turn) ?? turn);
const jumpOn = () => move(jumps.find((at) => at > turn) ?? turn);
const flip = () => {
  isFlipped = module.flips ? !isFlipped : isFlipped;
  showFlip();
};
const enlarge = () => (document.fullscreenElement ? document.exitFullscreen() : document.querySelector(".stage").requestFullscreen());

const KEYS = {
  n: jumpOn,
  p: jumpBack,
  f: enlarge,
  x: flip,
  ArrowLeft: () => move(turn - 1),
  ArrowRight: () => move(turn + 1),
  PageUp: () => move(turn - 10),
  PageDown: () => move(turn + 10),
  Home: () => move(0),
  End: () => move(match.turns),
  " ": toggle,
  "+": () => faster(1),
  "-": () => faster(-1),
  "[": () => shown > 0 && open(shown - 1, 0),
  "]": () => shown < matches.length - 1 && open(shown + 1, 0),
};

addEventListener("keydown", (event) => {
  const key = KEYS[event.key];
  const at = event.target;
  // A control in focus keeps the keys that it takes itself.
  const isTaken = event.key === " " ? at.matches?.("button, a, summary, select, input") : event.key.length > 1 && at.matches?.("select, #table-scroll");
  const isOwn = isTaken || (event.key.length === 1 && at.matches?.("select"));
  if (key && !isOwn && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    key();
  }
});

// A turn that was chosen in the list is no page to go back to.
addEventListener("click", (event) => {
  const link = event.target.closest?.("#moves a, #faults a");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    history.replaceState(null, "", link.hash);
    follow();
  }
});
byId("jump-back").addEventListener("click", jumpBack);
byId("jump-on").addEventListener("click", jumpOn);
byId("flip").addEventListener("click", flip);
byId("full").hidden = !document.fullscreenEnabled;
byId("full").addEventListener("click", enlarge);
byId("table-card").addEventListener("toggle", () => byId("table-card").open && listTurns());
byId("table-scroll").addEventListener("click", (event) => {
  const line = event.target.closest("tr[data-turn]");
  if (line) {
    move(Number(line.dataset.turn));
  }
});

// A finger on the board turns to the next position or back.
let touch = null;
byId("board").addEventListener("pointerdown", (event) => (touch = event.pointerType === "mouse" ? null : event));
byId("board").addEventListener("pointerup", (event) => {
  const [across, down] = touch ? [event.clientX - touch.clientX, event.clientY - touch.clientY] : [0, 0];
  touch = null;
  if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) {
    move(turn - Math.sign(across));
  }
});

// ---- What a person takes away

// The record in the form of a file of records, made of the moves that the page has.
function recordText() {
  const [before, after] = match.record;
  const played = turns.moves.slice(match.opening).map((joint) => joint.filter((text) => text !== null));
  return `${before}${JSON.stringify(played)}${after}`;
}

function saveRecord() {
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([recordText(), "\n"], { type: "application/json" }));
  link.download = `${match.family}${match.id ? `-${match.id}` : ""}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function share() {
  const link = new URL(address(turn), location.href).href;
  const button = byId("share");
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = "copied";
  } catch {
    // A browser may refuse, and the link beside the button can be copied by hand.
    button.textContent = "not allowed here";
  }
  setTimeout(() => (button.textContent = "copy link"), 2000);
}

byId("record").addEventListener("click", saveRecord);
byId("share").addEventListener("click", share);
byId("first").addEventListener("click", () => move(0));
byId("back").addEventListener("click", () => move(turn - 1));
byId("on").addEventListener("click", () => move(turn + 1));
byId("last").addEventListener("click", () => move(match.turns));
byId("play").addEventListener("click", toggle);
byId("slider").addEventListener("input", (event) => move(Number(event.target.value)));
byId("match").addEventListener("change", (event) => open(Number(event.target.value), 0));
byId("match-back").addEventListener("click", () => open(shown - 1, 0));
byId("match-on").addEventListener("click", () => open(shown + 1, 0));
byId("block-back").addEventListener("click", () => move((block - 1) * BLOCK + 1));
byId("block-on").addEventListener("click", () => move((block + 1) * BLOCK + 1));

// ---- The address, the size and the colours

function follow() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const place = Math.max(0, Math.min(matches.length - 1, (Number(wanted.get("match")) || 1) - 1));
  const at = Math.trunc(Number(wanted.get("turn")) || 0);
  return place === shown ? move(at) : open(place, at);
}

addEventListener("hashchange", follow);
const again = () => {
  paintSeats();
  showCharts();
  go(turn);
};
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", again);

// Chromium prints only a part of what was drawn on a canvas just before, but all of a copied picture.
function print(canvas) {
  const copy = canvas.cloneNode();
  copy.getContext("2d", { willReadFrequently: true }).drawImage(canvas, 0, 0);
  canvas.replaceWith(copy);
}

// Paper is light, and a canvas keeps the colours and the size with which it was drawn.
addEventListener("beforeprint", () => {
  document.documentElement.dataset.print = "true";
  again();
  charts.forEach((chart) => chart.resize(PAPER));
  document.querySelectorAll("#board canvas").forEach(print);
});
addEventListener("afterprint", () => {
  delete document.documentElement.dataset.print;
  again();
});
const fitAgain = () => {
  if (turns) {
    charts.forEach((chart) => chart.resize(Math.max(200, byId("chart").clientWidth)));
    measure();
    go(turn);
  }
};
addEventListener("resize", fitAgain);
addEventListener("fullscreenchange", fitAgain);
