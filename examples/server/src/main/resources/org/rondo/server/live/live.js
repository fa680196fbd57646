
// ---- What changes while the page is open

const root = document.documentElement.dataset;
const REDRAW = 700; // milliseconds between two drawings of the results
const SILENCE = 40_000; // milliseconds without a sign of life, after which the page connects again

let version = root.version;
let source = null;
let heard = performance.now();
let frame = 0;
let isBoardStale = true;
let isPageStale = false;
let drawnAt = 0;
let redrawTimer = 0;
let tries = 0;

// What a big screen does when the results are drawn anew, and when the boards have changed.
const stage = { results() {}, boards() {} };

let boardSize = 0; // pixels; 0 if a board takes the width of its card

const isPlaying = (board) => board && !board.over;

// A board that changes becomes a new object, so that an unchanged one is known by its identity.
function applySteps(steps) {
  const fresh = new Set();
  for (const [path, ...value] of steps) {
    if (path[0] === "boards" && path.length > 2 && !fresh.has(path[1])) {
      fresh.add(path[1]);
      data.boards[path[1]] = { ...data.boards[path[1]] };
    }
    const last = path[path.length - 1];
    const at = path.slice(0, -1).reduce((part, key) => part[key], data);
    if (value.length > 0) {
      at[last] = value[0];
    } else {
      delete at[last];
    }
    if (path[0] === "boards") {
      isBoardStale = true;
    } else {
      isPageStale = true;
    }
  }
}

function tell(isConnected) {
  root.live = isConnected ? "on" : "off";
  byId("live-state").textContent = isConnected ? "live" : "connection lost, trying again";
}

function onEvent(event, change) {
  heard = performance.now();
  tries = 0;
  change(JSON.parse(event.data));
  version = event.lastEventId;
  root.version = version;
  tell(true);
  frame ||= requestAnimationFrame(drawChanges);
}

function connect() {
  source?.close();
  source = new EventSource(`${root.events}?from=${encodeURIComponent(version)}`);
  source.addEventListener("whole", (event) =>
    onEvent(event, (whole) => {
      data = whole;
      isBoardStale = isPageStale = true;
    }),
  );
  source.addEventListener("change", (event) => onEvent(event, applySteps));
  source.addEventListener("beat", () => (heard = performance.now()));
  source.addEventListener("open", () => {
    heard = performance.now();
    tell(true);
  });
  source.addEventListener("error", () => {
    tell(false);
    // The browser tries again by itself, except after an answer that is no stream of events.
    if (source.readyState === EventSource.CLOSED) {
      tries++;
      setTimeout(connect, Math.min(30_000, 1_000 * 2 ** Math.min(tries, 5)) * (0.5 + Math.random()));
    }
  });
}

function drawChanges() {
  frame = 0;
  if (isPageStale) {
    const wait = drawnAt + REDRAW - performance.now();
    if (wait <= 0) {
      isPageStale = false;
      redraw();
      drawnAt = performance.now();
    } else {
      redrawTimer ||= setTimeout(() => {
        redrawTimer = 0;
        frame ||= requestAnimationFrame(drawChanges);
      }, wait);
    }
  }
  if (isBoardStale) {
    isBoardStale = false;
    showBoards();
  }
}

// ---- The place where a person reads

const focusables = (part) => [...part.querySelectorAll("a, button, input, select, summary, [tabindex]")];

function reading() {
  const cards = new Map();
  for (const card of byId("main").children) {
    cards.set(card.id, {
      scrolls: [...card.querySelectorAll(".scroll")].map((box) => [box.scrollLeft, box.scrollTop]),
      open: [...card.querySelectorAll("details")].map((part) => part.open),
      rows: card.querySelectorAll("tbody tr").length,
      focus: card.contains(document.activeElement) ? focusables(card).indexOf(document.activeElement) : -1,
    });
  }
  return { cards, top: scrollY };
}

function restore({ cards, top }) {
  for (const [id, was] of cards) {
    const card = byId(id);
    if (!card) {
      continue;
    }
    for (let more = card.querySelector("button.more"); more && !more.hidden && card.querySelectorAll("tbody tr").length < was.rows; ) {
      more.click();
    }
    card.querySelectorAll("details").forEach((part, place) => (part.open = was.open[place] ?? false));
    card.querySelectorAll(".scroll").forEach((box, place) => box.scrollTo(...(was.scrolls[place] ?? [0, 0])));
    if (was.focus >= 0) {
      focusables(card)[was.focus]?.focus({ preventScroll: true });
    }
  }
  scrollTo(scrollX, top);
}

function redraw() {
  if (data.unreadable) {
    return;
  }
  const place = reading();
  charts.splice(0).forEach((one) => one.destroy());
  byId("title").replaceChildren();
  byId("main").replaceChildren();
  followAddress = () => {};
  show();
  stage.results();
  restore(place);
  root.drawn = String(Number(root.drawn ?? 0) + 1);
}

// ---- The boards anew

function drawBoardsAnew() {
  document.querySelectorAll(".live-board").forEach((card) => (card.shown = null));
  showBoards();
}

function start() {
  show();
  stage.results();
  showBoards();
  connect();
  addEventListener("resize", () => {
    stage.results();
    drawBoardsAnew();
  });
  // A hidden page holds no connection. It catches up when it is seen again.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      source?.close();
    } else {
      connect();
    }
  });
  setInterval(() => {
    if (!document.hidden && performance.now() - heard > SILENCE) {
      heard = performance.now();
      connect();
    }
  }, 5_000);
  setInterval(() => !document.hidden && runClocks(), 100);
  root.ready = "true";
}
