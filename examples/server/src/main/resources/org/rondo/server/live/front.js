
// ---- The list of what runs and what is finished

const STATES = { running: "running", finished: "finished", waiting: "not finished" };

function entry(one) {
  const link = make("a", "", nameOf(one.title, "name whole"));
  link.href = `/live/c/${one.id}`;
  const item = make("li", "live-entry", make("div", "", link, make("span", `tag state-${one.state}`, STATES[one.state] ?? one.state)));
  const screen = make("a", "", "for a big screen");
  screen.href = `/live/c/${one.id}/screen`;
  const about = make("div", "muted", one.about);
  if (one.kind === "tournament") {
    about.append(" · ", screen);
  }
  item.append(about, make("div", "muted", `${one.kind} in `, nameOf(one.place, "name whole")));
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

function show() {
  byId("title").append("What is played");
  const all = data.competitions ?? [];
  const [running, waiting, finished] = ["running", "waiting", "finished"].map((state) => all.filter((one) => one.state === state));
  const stopped = waiting.length > 0 ? `, ${waiting.length} not finished` : "";
  byId("about").textContent = `${plural(running.length, "competition")} running${stopped}, ${finished.length} finished`;
  list("running", "Running", running, "Nothing is being played now.");
  if (waiting.length > 0) {
    list("waiting", "Not finished", waiting, "");
  }
  list("finished", "Finished", finished, "Nothing is finished yet.");
  if (data.more) {
    byId("finished").append(make("p", "muted", `The list has the latest ${all.length}; ${data.more} older ones are left out.`));
  }
}
