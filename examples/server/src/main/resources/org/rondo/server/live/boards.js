
// ---- The boards of the matches that are being played

const drawings = new Map(); // the name of a game to its drawing
const plain = (state, element, options) => {
  const block = element.querySelector("pre") ?? element.appendChild(make("pre"));
  block.textContent = options.picture ?? state;
};

async function drawing(family) {
  if (!family) {
    return plain;
  }
  if (!drawings.has(family)) {
    drawings.set(family, import(`/live/assets/games/${encodeURIComponent(family)}.js`).then((module) => module.draw, () => plain));
  }
  return drawings.get(family);
}

function boardCard(board) {
  const card = make("article", "card live-board");
  const seats = make("div", "seats");
  board.seats.forEach((seat, place) => {
    const one = make("div", "seat", nameOf(seat.name), make("span", "side-name", seat.side), make("span", "clock"), make("span", "score"));
    one.style.setProperty("--colour", `var(--seat-${place % 8})`);
    seats.append(one);
  });
  const about = make("p", "muted live-about");
  if (board.in && root.events === "/live/events") {
    const link = make("a", "", nameOf(board.title));
    link.href = `/live/c/${board.in}`;
    about.append(link, " · ");
  } else if (!board.in) {
    about.append(nameOf(board.title), " · ");
  }
  about.append(board.id, " · ", make("span", "live-turn"));
  card.append(seats, make("div", "board"), make("p", "live-news"), make("ul", "plain muted live-moves"), about);
  card.dataset.of = `${board.in}/${board.id}`;
  return card;
}

function boardText(board) {
  return board.over ? board.over : [board.event, board.news].filter((text) => text).join(" · ");
}

async function drawBoard(card, board) {
  const draw = await drawing(board.family);
  // While the module was loaded, a later position may have come.
  if (card.shown === board || card.dataset.of !== `${board.in}/${board.id}`) {
    return;
  }
  card.shown = board;
  const area = card.querySelector(".board");
  if (board.state !== undefined) {
    area.classList.remove("muted");
    area.querySelector(":scope > .withheld")?.remove();
    draw(board.state, area, { game: board.game, previous: board.previous, joint: board.joint, thoughts: board.thoughts ?? undefined, picture: board.picture, size: boardRoom(card) });
  } else if (!area.firstChild) {
    area.append(make("p", "withheld muted", board.hidden ? "The game hides something from its players. Its positions are shown after the match." : "The match begins."));
  }
}

const boardRoom = (card) => {
  const width = boardSize || Math.max(200, card.clientWidth - 30);
  return { width, height: Math.min(width, root.screen ? 1200 : 420) };
};

function updateBoard(card, board) {
  card.querySelectorAll(".seat .score").forEach((score, seat) => (score.textContent = board.scores ? rounded(board.scores[seat]) : ""));
  showClocks(card, board);
  card.querySelector(".live-turn").textContent = board.turn ? `turn ${board.turn}` : "position 0";
  card.querySelector(".live-news").textContent = boardText(board);
  card.classList.toggle("is-over", Boolean(board.over));
  const lines = (board.said ?? []).map((text, seat) => (text === null ? null : [board.seats[seat].side, text, thinkingOf(board.thoughts?.[seat])])).filter((line) => line);
  const list = card.querySelector(".live-moves");
  while (list.children.length > lines.length) {
    list.lastChild.remove();
  }
  lines.forEach(([side, text, thought], place) => {
    const item = list.children[place] ?? list.appendChild(make("li"));
    item.textContent = `${side}: ${text}${thought}`;
  });
  const again = card.querySelector(".live-again");
  if (board.over && board.in && !again) {
    const link = make("a", "live-again", "watch the whole match");
    link.href = `/live/c/${board.in}/games/${board.id}`;
    card.querySelector(".live-about").append(" · ", link);
  }
}

// ---- Clocks: what a seat has left; that of a seat to move runs

// The time of the server now, by the time at which its answer arrived.
const arrived = performance.getEntriesByType("navigation")[0]?.responseStart ?? 0;
const serverNow = () => Number(root.now) + performance.now() - arrived;

const TENTHS = 10_000; // milliseconds below which tenths of a second are shown

function clockText(millis) {
  const left = Math.max(0, millis);
  if (left < TENTHS) {
    return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  }
  const seconds = Math.floor(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function showClocks(card, board) {
  card.querySelectorAll(".seat .clock").forEach((clock, seat) => {
    const left = board.left?.[seat] ?? undefined;
    const runs = left !== undefined && !board.over && board.moving.includes(seat);
    const now = runs ? left - Math.max(0, serverNow() - board.since) : left;
    clock.textContent = left === undefined ? "" : clockText(now);
    clock.classList.toggle("runs", runs);
    clock.classList.toggle("low", runs && now < TENTHS);
  });
}

function runClocks() {
  (data.boards ?? []).filter((board) => board).forEach((board, place) => {
    const card = byId("boards").children[place];
    if (isPlaying(board) && board.left && card?.checkVisibility()) {
      showClocks(card, board);
    }
  });
}

function thinkingOf(thought) {
  if (!thought) {
    return "";
  }
  const facts = [thought.score !== undefined ? `${rounded(thought.score)}${thought.unit ? ` ${short(thought.unit, 12)}` : ""}` : "", thought.depth !== undefined ? `depth ${thought.depth}` : "", thought.nodes !== undefined ? plural(thought.nodes, "node") : ""];
  const said = facts.filter((fact) => fact).join(", ");
  return said ? ` (thinks ${said})` : "";
}

function showBoards() {
  const boards = (data.boards ?? []).filter((board) => board);
  byId("now").hidden = boards.length === 0;
  const grid = byId("boards");
  while (grid.children.length > boards.length) {
    grid.lastChild.remove();
  }
  boards.forEach((board, place) => {
    let card = grid.children[place];
    if (card?.dataset.of !== `${board.in}/${board.id}` || (board.turn === 0 && card.shown?.over)) {
      const fresh = boardCard(board);
      if (card) {
        card.replaceWith(fresh);
      } else {
        grid.append(fresh);
      }
      card = fresh;
    }
    updateBoard(card, board);
  });
  stage.boards(boards);
  boards.forEach((board, place) => {
    // Each change makes a new object of a board, so an equal one is already drawn.
    if (grid.children[place].shown !== board) {
      drawBoard(grid.children[place], board);
    }
  });
}
