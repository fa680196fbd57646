
// ---- A big screen: pages that fit the window and turn by themselves, beside them the boards of the matches in play

const wanted = Number(new URLSearchParams(location.search).get("seconds") ?? 10);
const SECONDS = wanted > 0 ? Math.max(1, wanted) : 0; // of a page; 0 turns by keys only
const AWAKE = 6_000; // milliseconds in which the keys are explained after one was pressed
const LINGER = 5_000; // milliseconds in which the last boards stay after their matches
const MAX_COLUMN = 20; // rows of a table
const SMALLEST_LETTERS = 1.65; // in units, a hundredth of the window's height

// A hundredth of the window's height, less on a narrow one.
const unit = () => Math.min(innerHeight / 100, innerWidth / 62);

const sheet = make("div", "frame");
const bar = make("section", "turning");
bar.setAttribute("aria-label", "Pages");
const dots = make("span", "dots");
const counted = make("span", "counted");
const hint = make("span", "keys-hint", "← and → turn the page, the space bar stops it");
const area = make("div", "screen-stage", sheet);
area.setAttribute("role", "main");

let frames = [];
let shown = ""; // the id of the page that is shown
let isPaused = SECONDS <= 0;
let isAlive = false; // whether matches are played, so that boards are beside the pages
let wasFinished = false;
let playedAt = -Infinity;
let timer = 0;
let awakeTimer = 0;
let lingerTimer = 0;
let turns = 0;

// ---- Which pages there are

function framesIn(room) {
  const [bracketNow, ...bracketBefore] = bracketFrames(room);
  const [first, ...others] = data.tables.map((one, at) => standingsFrames(one, at, room));
  const cross = crossFrames(room);
  const lastRound = data.finished && cross.length > 0 ? [] : roundFrames(room);
  return [...winnerFrames(), ...[bracketNow ?? []].flat(), ...(first ?? []), ...lastRound, ...cross, ...bracketBefore, ...others.flat()];
}

const capitalised = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// ---- The winner

const MAX_CHAMPIONS = 6;

function winnerFrames() {
  const all = [...given.champions].filter((number) => number >= 0);
  if (!data.finished || all.length === 0) {
    return [];
  }
  const build = (room) => {
    const list = make("div", "champions", ...all.slice(0, MAX_CHAMPIONS).map((number) => nameOf(given.names[number], "champion")));
    const others = data.awards.filter(([title, name]) => title !== "champion" || !all.some((number) => given.names[number] === name));
    const titles = [...new Set(others.map(([title]) => title))];
    const more = all.length > MAX_CHAMPIONS ? [make("p", "also", `and ${all.length - MAX_CHAMPIONS} more, equal on points`)] : [];
    const honours = titles.map((title) => {
      const winners = others.filter(([other]) => other === title).map(([, name]) => nameOf(name, "name whole"));
      return make("p", "also", make("span", "muted", `${capitalised(title)} `), ...winners.slice(0, 4).flatMap((name, at) => (at > 0 ? [", ", name] : [name])));
    });
    const page = make("div", "winner", make("p", "honour", all.length > 1 ? "Champions" : "Champion"), list, make("p", "record", all.length > 1 ? "" : recordOf(all[0])), ...more, ...honours);
    sheet.replaceChildren(page);
    list.style.fontSize = `${largest(page, list, room, (all.length > 1 ? 10 : 22) * unit())}px`;
    return page;
  };
  return [{ id: "winner", build }];
}

// The largest letters with which a text, and the page that it is in, fit the room.
function largest(page, text, room, most) {
  let size = most;
  for (; size > 4 * unit(); size *= 0.93) {
    text.style.fontSize = `${size}px`;
    if (page.offsetHeight <= room.height && text.scrollWidth <= room.width) {
      break;
    }
  }
  return size;
}

function recordOf(number) {
  const [one] = data.tables;
  const line = one.lines.find((other) => other.entrant === number);
  return line ? `${plural(line.games, "match")}: ${line.wins} won, ${line.draws} drawn, ${line.losses} lost` : "";
}

// ---- Standings: up to two tables side by side; in a long one first the leaders and those around the cut

function standingsFrames(one, at, room) {
  const columns = room.width > 1.25 * room.height && one.lines.length > 12 ? 2 : 1;
  const isLast = at === data.tables.length - 1;
  const cut = isLast && data.cut < one.lines.length ? data.cut : 0;
  const title = one.title ? capitalised(one.title) : given.standingsTitle();
  const pages = pagesOf(one.lines, cut, columns * MAX_COLUMN);
  return pages.map((lines, page) => ({
    id: `standings-${at}-${page}`,
    title: pages.length > 1 ? `${title} · ${page + 1} of ${pages.length}` : title,
    build: (area) => sideBySide(lines, columns, 30, area, (part, size) => standingsTable(one, part, { cut, size, hasWinner: at === 0 && data.finished })),
  }));
}

// Divides lines into equal pages. If the cut is far down, the first page has the leaders and the lines around the cut,
// with null between them.
function pagesOf(lines, cut, most) {
  if (lines.length <= most) {
    return [lines];
  }
  const half = Math.floor(most / 2);
  if (cut + 2 <= half) {
    return equalParts(lines, most);
  }
  const from = Math.max(half, Math.min(lines.length - half + 1, cut - Math.floor(half / 2)));
  const first = [...lines.slice(0, half), ...(from > half ? [null] : []), ...lines.slice(from, from + half - 1)];
  const rest = lines.filter((line) => !first.includes(line));
  return [first, ...(rest.length > 0 ? equalParts(rest, most) : [])];
}

function equalParts(list, most) {
  const size = Math.ceil(list.length / Math.ceil(list.length / most));
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

// Draws parts of a list beside each other, in letters as large as the rows and the least width of a part permit.
function sideBySide(list, columns, least, room, draw) {
  const rows = Math.ceil(list.length / columns);
  const gap = 3 * unit();
  const width = (room.width - gap * (columns - 1)) / columns;
  const row = (0.97 * room.height) / (rows + 1.6);
  const letters = Math.max(SMALLEST_LETTERS * unit(), Math.min(3.2 * unit(), row / 1.72, width / least));
  const parts = equalParts(list, rows).map((part) => draw(part, width / letters));
  const page = make("div", "beside", ...parts);
  page.style.fontSize = `${letters}px`;
  page.style.setProperty("--row", `${Math.min(row, 2.3 * letters)}px`);
  page.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  page.style.columnGap = `${gap}px`;
  return page;
}

// size: the width in letters
function standingsTable(one, lines, { cut, size, hasWinner }) {
  const columns = [
    ["#", (line) => String(line.rank), "rank num"],
    ["Entrant", (line) => entrantName(line), "who"],
    [capitalised(one.measure), (line) => given.pointsText(one, line.points), "num points"],
  ];
  const figures = given.figureColumns(one, (line) => line);
  figures.slice(0, size > 36 ? 2 : size > 28 ? 1 : 0).forEach((column) => columns.push([column.head, column.cell, column.head.length > 16 ? "num long" : "num"]));
  if (size > 48) {
    columns.push(["Won", (line) => String(line.wins), "num"], ["Drawn", (line) => String(line.draws), "num"], ["Lost", (line) => String(line.losses), "num"]);
  }
  const row = (line) => {
    if (line === null) {
      return make("tr", "gap", ...columns.map((_, at) => make("td", "", at === 1 ? "…" : "")));
    }
    const isCut = cut > 0 && one.lines.indexOf(line) === cut - 1;
    const drawn = make("tr", [isCut ? "cut" : "", hasWinner && given.champions.has(line.entrant) ? "first" : ""].join(" "));
    drawn.append(...columns.map(([, cell, kind]) => make("td", kind, cell(line))));
    return drawn;
  };
  const head = make("tr", "", ...columns.map(([text, , kind]) => make("th", kind, text)));
  return make("table", "", make("thead", "", head), make("tbody", "", ...lines.map(row)));
}

function entrantName(line) {
  return nameOf(line.name, given.out.has(line.entrant) ? "name gone" : "name");
}

// ---- The pairs of the last round, where there is no bracket

function roundFrames(room) {
  const at = data.rounds.length - 1;
  const round = data.rounds[at];
  if (data.bracket || !round || round.encounters.length === 0) {
    return [];
  }
  const title = capitalised(given.titleOf(at)) + (round.complete ? "" : " · being played");
  const columns = room.width > 1.25 * room.height && round.encounters.length > 8 ? 2 : 1;
  const called = round.names ?? given.names;
  const pairs = [...round.encounters, ...round.byes.map((bye) => ({ e: [bye], m: [] }))];
  const pages = equalParts(pairs, columns * MAX_COLUMN).slice(0, 3);
  return pages.map((part, page) => ({
    id: `round-${page}`,
    title: pages.length > 1 ? `${title} · ${page + 1} of ${pages.length}` : title,
    build: (area) => sideBySide(part, columns, 40, area, (list) => make("table", "pairs-now", make("tbody", "", ...list.map((pair) => pairRow(pair, called))))),
  }));
}

function pairRow(encounter, called) {
  const sums = encounter.e.map((number) => given.pointsIn(encounter, number));
  const best = Math.max(...sums);
  const isPlayed = encounter.m.length > 0;
  const name = (number, seat) => nameOf(called[number], isPlayed && sums[seat] === best && sums.some((sum) => sum < best) ? "name won" : "name");
  if (encounter.e.length === 2) {
    const result = isPlayed ? sums.map(points).join(" – ") : "–";
    return make("tr", isNowPlayed(encounter) ? "now" : "", make("td", "who home", name(encounter.e[0], 0)), make("td", "result", result), make("td", "who", name(encounter.e[1], 1)));
  }
  const parts = encounter.e.flatMap((number, seat) => [seat > 0 ? " · " : "", name(number, seat), encounter.e.length === 1 ? " bye" : isPlayed ? ` ${points(sums[seat])}` : ""]);
  const cell = make("td", "who several", ...parts);
  cell.colSpan = 3;
  return make("tr", isNowPlayed(encounter) ? "now" : "", cell);
}

const isNowPlayed = (encounter) => (data.now ?? []).some((match) => match.startsWith(`${given.idOf.get(encounter)}.`));

// ---- The crosstable, if all of it can be read

const CROSS_LETTERS = 16; // pixels, before it is scaled

function crossFrames(room) {
  const table = byId("crosstable")?.querySelector("table");
  if (!table) {
    return [];
  }
  const drawn = table.cloneNode(true);
  drawn.querySelectorAll("a").forEach((link) => link.replaceWith(...link.childNodes));
  const holder = make("div", "crossed", drawn);
  sheet.append(holder);
  const zoom = Math.min((0.99 * room.width) / drawn.offsetWidth, (0.99 * room.height) / drawn.offsetHeight, (3.2 * unit()) / CROSS_LETTERS);
  holder.remove();
  drawn.style.zoom = String(zoom);
  return CROSS_LETTERS * zoom < SMALLEST_LETTERS * unit() ? [] : [{ id: "crosstable", title: "Crosstable: points of the row against the column", build: () => holder }];
}

// ---- The bracket, whole or in parts of several rounds, the last rounds first

const LETTERS = 13; // pixels of the smallest letters of a bracket before it is scaled
const NARROW_GAP = 28; // pixels between two rounds that have little room
const NARROW_BOX = 190; // pixels
const UNDER = 8; // pixels below a box
const OVER = 28; // pixels above the first box

function bracketFrames(room) {
  const columns = given.bracketColumns();
  if (columns.length === 0) {
    return [];
  }
  const zoom = (SMALLEST_LETTERS * unit()) / LETTERS;
  const [width, height] = [room.width / zoom, room.height / zoom];
  const sizes = roundsIn(width, columns.length);
  const whole = given.drawingOf(columns);
  const holder = make("div", "measured", whole.box);
  sheet.append(holder);
  whole.arrange(sizes);
  holder.remove();
  const parts = partsOf(columns, sizes.most, height);
  return parts.map((part, at) => ({
    id: `bracket-${parts.length - at}`,
    title: parts.length > 1 ? `Bracket · ${part.title}` : "Bracket",
    build: (area) => bracketPage(part.columns, sizes, area),
  }));
}

// The width of a box, the gap between rounds, and the number of rounds that have room beside each other.
function roundsIn(width, count) {
  const natural = given.boxWidth(true);
  if (natural * count + 44 * (count - 1) <= width) {
    return { width: natural, gap: 44, space: UNDER, most: count };
  }
  const most = Math.max(1, Math.min(count, Math.floor((width + NARROW_GAP) / (Math.min(natural, NARROW_BOX) + NARROW_GAP))));
  return { width: Math.min(natural, Math.floor((width - NARROW_GAP * (most - 1)) / most)), gap: NARROW_GAP, space: UNDER, most };
}

function partsOf(columns, most, height) {
  const parts = [];
  for (let end = columns.length; end > 0; ) {
    let start = end - 1;
    if (heightOf(columns.slice(start, end)) > height) {
      parts.push(...slicesOf(columns[start], most, height));
    } else {
      while (start > 0 && end - start < most && heightOf(columns.slice(start - 1, end)) <= height) {
        start--;
      }
      const titles = [columns[start], columns[end - 1]].map(([node]) => node.round.column);
      parts.push({ columns: columns.slice(start, end), title: [...new Set(titles)].join(" to ") });
    }
    end = start;
  }
  return parts;
}

const stacked = (nodes) => nodes.reduce((sum, node) => sum + node.height + UNDER, OVER);

// The height of some rounds: in a knockout, that of the places from which the others follow.
function heightOf(columns) {
  const drawn = new Set(columns.flat());
  const begins = columns.flat().filter((node) => !node.from.some((edge) => drawn.has(edge.node)));
  return Math.max(...columns.map(stacked), data.lives ? 0 : stacked(begins));
}

// The parts of a round that is higher than the page, several beside each other.
function slicesOf(nodes, most, height) {
  const slices = [[]];
  [...nodes]
    .sort((a, b) => a.y - b.y)
    .forEach((node) => {
      const last = slices[slices.length - 1];
      if (last.length > 0 && stacked([...last, node]) > height) {
        slices.push([node]);
      } else {
        last.push(node);
      }
    });
  return equalParts(slices, most).map((part) => ({ columns: part, title: nodes[0].round.column }));
}

function bracketPage(columns, sizes, room) {
  const drawn = given.drawingOf(columns);
  const page = make("div", "bracket-page", drawn.box);
  sheet.replaceChildren(page);
  drawn.arrange(sizes);
  const { offsetWidth, offsetHeight } = drawn.box;
  drawn.box.style.zoom = String(Math.min((0.995 * room.width) / offsetWidth, (0.995 * room.height) / offsetHeight, (3 * unit()) / LETTERS));
  return page;
}

// ---- Boards beside the pages

const BOARD_GAP = 2; // units between two boards
const BOARD_EDGE = 1.2; // units between a board and the edge of its card
const LEAST_BOARD = 26; // units

function layOutBoards(cards) {
  const now = byId("now");
  const gap = BOARD_GAP * unit();
  const [width, height] = [now.clientWidth, now.clientHeight];
  let count = cards.length;
  while (count > 1 && bestGrid(width, height, count, gap).size < LEAST_BOARD * unit()) {
    count--;
  }
  const pages = Math.ceil(cards.length / count);
  const most = Math.ceil(cards.length / pages);
  const first = (turns % pages) * most;
  cards.forEach((card, at) => (card.hidden = at < first || at >= first + most));
  const { columns, size } = bestGrid(width, height, most, gap);
  byId("boards").style.gridTemplateColumns = `repeat(${columns}, ${Math.floor(size + 2 * BOARD_EDGE * unit())}px)`;
  byId("boards").style.gap = `${gap}px`;
  if (boardSize !== size) {
    boardSize = size;
    cards.forEach((card) => (card.shown = null));
  }
}

// The columns of boards, and their size, that make the most of a room.
function bestGrid(width, height, count, gap) {
  const card = [...document.querySelectorAll(".live-board")].find((one) => one.offsetHeight > 0);
  const beside = card ? card.offsetHeight - card.querySelector(".board").offsetHeight : 16 * unit();
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.floor(Math.min((width - gap * (columns - 1)) / columns - 2 * BOARD_EDGE * unit(), (height - gap * (rows - 1)) / rows - beside));
    if (size > best.size) {
      best = { columns, size };
    }
  }
  return best;
}

const boardsNow = () => (data.boards ?? []).filter((board) => board);

// Shows the boards in play; when the last match has ended, its board for a while.
stage.boards = (boards) => {
  const cards = [...byId("boards").children];
  const playing = cards.filter((_, at) => isPlaying(boards[at]));
  if (playing.length > 0) {
    playedAt = performance.now();
  }
  const lingers = boards.length > 0 && !data.finished && performance.now() - playedAt < LINGER;
  const isNow = playing.length > 0 || lingers;
  if (isNow !== isAlive) {
    isAlive = isNow;
    root.side = isNow ? "boards" : "";
    layOut();
  }
  byId("now").hidden = !isNow;
  clearTimeout(lingerTimer);
  if (playing.length === 0 && lingers) {
    lingerTimer = setTimeout(() => stage.boards(boardsNow()), LINGER);
  }
  if (isNow) {
    const seen = playing.length > 0 ? playing : cards;
    cards.filter((card) => !seen.includes(card)).forEach((card) => (card.hidden = true));
    layOutBoards(seen);
  }
};

// ---- Turning

const room = () => ({ width: sheet.clientWidth, height: sheet.clientHeight });

// Makes the pages anew for the results and the window as they are.
function layOut() {
  sheet.replaceChildren();
  frames = framesIn(room());
  const isEnd = data.finished && !wasFinished;
  wasFinished = data.finished;
  if (isEnd) {
    shown = frames[0]?.id ?? "";
  }
  showFrame(isEnd);
}

stage.results = () => {
  layOut();
  if (isAlive) {
    stage.boards(boardsNow());
  }
};

const indexNow = () => Math.max(0, frames.findIndex((one) => one.id === shown));

function showFrame(isTurn) {
  const at = indexNow();
  const now = frames[at];
  if (!now) {
    sheet.replaceChildren(make("p", "nothing", "No match has been played yet."));
    return;
  }
  shown = now.id;
  const title = make("h2", "frame-title", now.title ?? "");
  title.hidden = !now.title;
  sheet.replaceChildren(title);
  const space = { width: sheet.clientWidth, height: sheet.clientHeight - (now.title ? title.offsetHeight : 0) };
  const page = now.build(space);
  sheet.replaceChildren(title, page);
  sheet.classList.toggle("turned", isTurn);
  dots.replaceChildren(...frames.map((_, place) => make("i", place === at ? "on" : "")));
  counted.textContent = `${at + 1} of ${frames.length}${isPaused ? " · stopped" : ""}`;
  bar.hidden = frames.length < 2;
  root.frame = now.id;
  if (isTurn || timer === 0) {
    wind();
  }
}

// Starts the time of a page.
function wind() {
  clearTimeout(timer);
  bar.classList.remove("runs");
  if (!isPaused) {
    bar.style.setProperty("--seconds", `${SECONDS}s`);
    void bar.offsetWidth; // Without a look at its size, the line would not begin anew.
    bar.classList.add("runs");
    timer = setTimeout(() => turn(1), SECONDS * 1000);
  }
}

function turn(step) {
  turns += step > 0 ? 1 : 0;
  shown = frames[(indexNow() + step + frames.length) % frames.length]?.id ?? "";
  showFrame(true);
  if (isAlive) {
    showBoards();
  }
}

function pause() {
  isPaused = !isPaused || SECONDS === 0;
  showFrame(false);
  wind();
}

const KEYS = { ArrowRight: () => turn(1), PageDown: () => turn(1), ArrowLeft: () => turn(-1), PageUp: () => turn(-1), " ": pause };

function wake() {
  root.awake = "true";
  clearTimeout(awakeTimer);
  awakeTimer = setTimeout(() => delete root.awake, AWAKE);
}

addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) {
    wake();
    if (KEYS[event.key] && frames.length > 0) {
      event.preventDefault();
      KEYS[event.key]();
    }
  }
});
addEventListener("pointermove", wake);

bar.append(dots, counted, hint, document.querySelector(".live-top nav"));
document.querySelector(".top").append(byId("live-state"));
document.querySelector(".live-top").remove();
area.append(byId("now"));
document.body.append(area, bar);
