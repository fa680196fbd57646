
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
  byId("about").textContent = `${plural(all.filter((one) => one.state === "running").length, "competition")} running, ${all.filter((one) => one.state === "finished").length} finished`;
  list("running", "Running", all.filter((one) => one.state !== "finished"), "Nothing is being played now.");
  list("finished", "Finished", all.filter((one) => one.state === "finished"), "Nothing is finished yet.");
  if (data.more) {
    byId("finished").append(make("p", "muted", `The list has the latest ${all.length}; ${data.more} older ones are left out.`));
  }
}
