
// ---- The list of what runs and what is finished

const STATES = { running: "running", finished: "finished", waiting: "not finished" };
const MANY = 8; // competitions from which on a person can search them
const SMALL_BOARD = 104; // pixels

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });

function dated(millis) {
  const date = new Date(millis);
  const time = make("time", "", DATE.format(date));
  time.dateTime = date.toISOString();
  return time;
}

// ---- A small board: the position of a match that is being played, or the last one of the latest match

const small = new Map(); // the name of a competition to its small board and what is drawn on it

function smallBoard(one) {
  const now = (data.boards ?? []).find((board) => board?.in === one.id && board.state !== undefined);
  const position = now ?? one.last;
  if (!position) {
    return "";
  }
  const known = small.get(one.id);
  if (known?.state === position.state) {
    return known.element;
  }
  const element = make("div", "small-board");
  element.setAttribute("aria-hidden", "true");
  element.inert = true;
  small.set(one.id, { element, state: position.state });
  drawing(position.family).then((draw) => draw(position.state, element, { game: position.game, picture: position.picture, size: { width: SMALL_BOARD, height: SMALL_BOARD } }));
  return element;
}

// ---- Entries

function progress(one) {
  const noun = one.kind === "tuning" ? "evaluation" : "match";
  if (one.state === "finished" || !one.expected) {
    return [];
  }
  const bar = make("progress", "");
  bar.max = one.expected;
  bar.value = one.done;
  const text = one.expected === one.done ? plural(one.done, noun) : `${one.done} of ${plural(one.expected, noun)}`;
  bar.setAttribute("aria-label", text);
  return [make("div", "live-progress", bar, make("span", "muted", text))];
}

function winners(one) {
  const all = one.winners ?? [];
  if (all.length === 0) {
    return [];
  }
  const shown = all.slice(0, 3).flatMap((name, at) => (at > 0 ? [", ", nameOf(name)] : [nameOf(name)]));
  const more = all.length > 3 ? ` and ${all.length - 3} more` : "";
  const title = one.kind === "duel" ? "Stronger: " : all.length > 1 ? "Champions: " : "Champion: ";
  return [make("div", "live-winner", make("span", "muted", title), ...shown, more)];
}

function entry(one) {
  const link = make("a", "", nameOf(one.title, "name whole"));
  link.href = `/live/c/${one.id}`;
  const about = make("div", "muted", one.about);
  if (one.kind === "tournament") {
    const screen = make("a", "", "for a big screen");
    screen.href = `/live/c/${one.id}/screen`;
    about.append(" · ", screen);
  }
  const place = make("div", "muted", `${one.kind} in `, nameOf(one.place, "name whole"), ...(one.done > 0 || one.state === "finished" ? [" · ", dated(one.changed)] : []));
  const head = make("div", "", link, make("span", `tag state-${one.state}`, STATES[one.state] ?? one.state));
  const item = make("li", "live-entry", make("div", "live-text", head, ...winners(one), ...progress(one), about, place), smallBoard(one));
  item.dataset.words = [one.title, one.about, one.place, one.kind, STATES[one.state], ...(one.winners ?? [])].join(" ").toLowerCase();
  return item;
}

function list(id, title, entries, none) {
  const section = card(id, title);
  if (entries.length === 0) {
    section.append(make("p", "muted", none));
    return;
  }
  const items = make("ul", "plain");
  items.append(...entries.map(entry));
  section.append(items);
}

// ---- Searching

function search() {
  const words = (kept.search ?? "").toLowerCase().split(" ").filter((word) => word);
  document.querySelectorAll("#main > .card").forEach((section) => {
    const entries = [...section.querySelectorAll(".live-entry")];
    entries.forEach((item) => (item.hidden = !words.every((word) => item.dataset.words.includes(word))));
    section.hidden = words.length > 0 && entries.every((item) => item.hidden);
  });
  const found = document.querySelectorAll(".live-entry:not([hidden])").length;
  byId("found").textContent = words.length > 0 ? `${plural(found, "competition")} found` : "";
}

function searchTool() {
  const field = make("input", "search");
  field.type = "search";
  field.placeholder = "Find a competition";
  field.setAttribute("aria-label", "Find a competition by its name, game, winner or folder");
  field.value = kept.search ?? "";
  field.addEventListener("input", () => {
    kept.search = field.value;
    search();
  });
  const found = make("span", "muted");
  found.id = "found";
  found.setAttribute("role", "status");
  return make("p", "choices live-search", field, found);
}

function show() {
  byId("title").append("What is played");
  const all = data.competitions ?? [];
  const [running, waiting, finished] = ["running", "waiting", "finished"].map((state) => all.filter((one) => one.state === state));
  const stopped = waiting.length > 0 ? `, ${waiting.length} not finished` : "";
  byId("about").textContent = `${plural(running.length, "competition")} running${stopped}, ${finished.length} finished`;
  if (all.length > MANY) {
    byId("main").append(searchTool());
  }
  list("running", "Running", running, "Nothing is being played now.");
  if (waiting.length > 0) {
    list("waiting", "Not finished", waiting, "");
  }
  list("finished", "Finished", finished, "Nothing is finished yet.");
  if (data.more) {
    byId("finished").append(make("p", "muted", `The list has the latest ${all.length}; ${data.more} older ones are left out.`));
  }
  if (all.length > MANY) {
    search();
  }
}
