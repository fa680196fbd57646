// What the pages of tournaments, duels and tunings have in common. The script of each page follows as the
// function show(), which draws the data; a live page calls it again when the data has changed.
let data = JSON.parse(document.querySelector("script.data").textContent);
const SVG = "http://www.w3.org/2000/svg";
const byId = (id) => document.getElementById(id);

// What a person has chosen in the page, by a name; it stays when a live page draws its data anew.
const kept = {};

// What the script of the page gives to those that show the same results in another form, for instance on a big screen.
let given = {};

const make = (name, className, ...parts) => {
  const element = document.createElement(name);
  if (className) {
    element.className = className;
  }
  element.append(...parts.map((part) => (typeof part === "number" ? String(part) : part)));
  return element;
};

const draw = (name, attributes = {}, ...parts) => {
  const element = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.append(...parts);
  return element;
};

const short = (text, most = 40) => {
  const points = [...text.slice(0, 2 * most + 2)];
  return points.length > most ? points.slice(0, most - 1).join("") + "…" : text;
};

const nameOf = (text, className = "name") => {
  const element = make("bdi", className, text);
  element.title = short(text, 300);
  return element;
};

const rounded = (value, decimals = 2) => {
  const factor = 10 ** decimals;
  return String(Math.round(value * factor) / factor).replace("-", "−");
};
// The seed of a run, or the commitment to it, and the names of those who have added values to it.
function showSeed({ text, committed, values }, finished) {
  const parts = [make("span", "whole", `${committed ? "Commitment of the seed" : "Seed"}: ${text}`)];
  if (values.length > 0) {
    parts.push(make("span", "", "Values in the seed are of: ", ...values.flatMap((name, at) => (at > 0 ? [", ", nameOf(name)] : [nameOf(name)]))));
  }
  if (committed) {
    parts.push(make("span", "", finished ? "The seed is in seed.txt; 'rondo replay' checks it, and all that follows from it." : "The seed is published at the end."));
  }
  byId("foot").replaceChildren(...parts);
}

const signed = (value, decimals = 0) => (Math.round(value * 10 ** decimals) > 0 ? "+" : "") + rounded(value, decimals);
const FRACTIONS = { 0.25: "¼", 0.5: "½", 0.75: "¾" };
const points = (value) => (FRACTIONS[value % 1] ? `${value > 1 ? Math.floor(value) : ""}${FRACTIONS[value % 1]}` : rounded(value));
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : noun.endsWith("h") ? "es" : "s"}`;
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function card(id, title, ...parts) {
  const heading = make("h2", "", title);
  heading.id = `${id}-title`;
  heading.tabIndex = -1;
  const section = make("section", "card", heading, ...parts);
  section.id = id;
  section.setAttribute("aria-labelledby", heading.id);
  byId("main").append(section);
  return section;
}

// A box for what may be wider than the page. It says in data-more on which sides it goes on, where its edge fades, and
// takes the focus of the keyboard only then.
function scroll(label, ...parts) {
  const box = make("div", "scroll", ...parts);
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", label);
  const look = () => {
    const inside = Math.max(...[...box.children].map((part) => part.offsetWidth));
    const fits = inside <= box.clientWidth;
    box.toggleAttribute("data-fits", fits);
    const rest = [box.scrollLeft, box.scrollWidth - box.clientWidth - box.scrollLeft, box.scrollHeight - box.clientHeight - box.scrollTop];
    box.dataset.more = fits ? "" : ["left", "right", "down"].filter((_, side) => rest[side] > 1).join(" ");
    if (fits) {
      box.removeAttribute("tabindex");
    } else {
      box.tabIndex = 0;
    }
  };
  box.addEventListener("scroll", look, { passive: true });
  const watcher = new ResizeObserver(look);
  [box, ...box.children].forEach((part) => watcher.observe(part));
  return box;
}

// heads: texts; a text that begins with "#" is the head of a column of numbers.
function table(heads, rows, className = "") {
  const head = make("tr");
  heads.forEach((text) => {
    const isNumber = text.startsWith("#");
    const cell = make("th", isNumber ? "num" : "", isNumber ? text.slice(1) : text);
    cell.scope = "col";
    head.append(cell);
  });
  const body = make("tbody");
  body.append(
    ...rows.map((cells) => {
      const row = make("tr");
      cells.forEach((cell, place) => {
        const isNumber = heads[place].startsWith("#");
        row.append(cell instanceof HTMLTableCellElement ? cell : make("td", isNumber ? "num" : "", cell));
      });
      return row;
    }),
  );
  return make("table", className, make("thead", "", head), body);
}

function facts(pairs) {
  const list = make("dl", "facts");
  list.append(...pairs.map(([term, ...value]) => make("div", "", make("dt", "", term), make("dd", "", ...value))));
  return list;
}

function key(text, hue, kind = "") {
  const entry = make("span", `key ${kind}`, text);
  entry.style.setProperty("--colour", hue.startsWith("--") ? `var(${hue})` : hue);
  return entry;
}

// ---- Charts

const charts = [];
const WHOLE = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((power) => digit * 10 ** power)).sort((a, b) => a - b);

// Draws a chart into a card. options() gives uPlot's options, so that they follow the colours;
// read(index) gives the text of a point for the keyboard and for screen readers.
function chart(parent, label, options, columns, read) {
  const target = make("div", "plot");
  const readout = make("p", "readout");
  readout.setAttribute("aria-live", "polite");
  target.tabIndex = 0;
  target.setAttribute("role", "img");
  target.setAttribute("aria-label", `${label}. The arrow keys read the points.`);
  parent.append(target, readout);
  let plot = null;
  let at = -1;
  const render = () => {
    plot?.destroy();
    const axis = { stroke: colour("--muted"), grid: { stroke: colour("--line"), width: 1 }, ticks: { stroke: colour("--line"), width: 1 }, font: "12px system-ui, sans-serif" };
    const given = options();
    plot = new uPlot(
      {
        width: Math.max(200, target.clientWidth),
        height: 280,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
        ...given,
        scales: { x: { time: false }, ...given.scales },
        axes: given.axes.map((one) => ({ ...axis, labelFont: "12px system-ui, sans-serif", labelSize: 18, ...one })),
        hooks: {
          ...given.hooks,
          setCursor: [
            (u) => {
              if (u.cursor.idx !== null && u.cursor.idx !== undefined && u.cursor.left >= 0) {
                at = u.cursor.idx;
                readout.textContent = read(at);
              }
            },
          ],
        },
      },
      columns,
      target,
    );
  };
  const go = (wanted) => {
    at = Math.max(0, Math.min(columns[0].length - 1, wanted));
    plot.setCursor({ left: plot.valToPos(columns[0][at], "x"), top: 10 });
    readout.textContent = read(at);
  };
  const keys = { ArrowLeft: () => at - 1, ArrowRight: () => at + 1, PageUp: () => at - 10, PageDown: () => at + 10, Home: () => 0, End: () => columns[0].length - 1 };
  target.addEventListener("keydown", (event) => {
    if (keys[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      go(keys[event.key]());
    }
  });
  render();
  charts.push({ render, destroy: () => plot.destroy(), resize: () => plot.setSize({ width: Math.max(200, target.clientWidth), height: 280 }) });
  return target;
}

// Draws over a chart: a line, an area or dots in the plot's own canvas.
const overlay = (paint) => [
  (u) => {
    const context = u.ctx;
    context.save();
    context.beginPath();
    // A dot at the end of the axis stays whole.
    const edge = 7 * devicePixelRatio;
    context.rect(u.bbox.left - edge, u.bbox.top - edge, u.bbox.width + 2 * edge, u.bbox.height + 2 * edge);
    context.clip();
    paint(u, context, (x) => u.valToPos(x, "x", true), (y) => u.valToPos(y, "y", true), devicePixelRatio);
    context.restore();
  },
];

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => charts.forEach((one) => one.render()));
let lastWidth = innerWidth;
addEventListener("resize", () => {
  if (innerWidth !== lastWidth) {
    lastWidth = innerWidth;
    charts.forEach((one) => one.resize());
  }
});

// ---- Paper

const SHEET = 1200; // pixels, the height of a sheet of paper that is as wide as the printed page

// Paper is light and narrow, and nothing on it opens or scrolls. The page gets its layout on paper before it is
// printed, because a canvas keeps the colours and the size with which it was drawn.
addEventListener("beforeprint", () => {
  document.documentElement.dataset.print = "true";
  unfold();
  charts.forEach((one) => one.render());
  document.querySelectorAll(".scroll").forEach(fitToPaper);
});
addEventListener("afterprint", () => {
  delete document.documentElement.dataset.print;
  document.querySelectorAll("[data-folded]").forEach((block) => {
    delete block.dataset.folded;
    block.open = false;
  });
  document.querySelectorAll(".scroll").forEach((box) => box.style.removeProperty("zoom"));
  charts.forEach((one) => one.render());
});

// Opens all that is closed, and shows the rest of each list.
function unfold() {
  document.querySelectorAll("details:not([open])").forEach((block) => {
    block.dataset.folded = "true";
    block.open = true;
    // The browser tells it too late: what is drawn on opening must be drawn now.
    block.dispatchEvent(new Event("toggle"));
  });
  document.querySelectorAll("button.more").forEach((more) => {
    while (!more.hidden) {
      more.click();
    }
  });
}

// Makes what is wider than the paper small enough. A bracket is on one sheet, if it can be read there.
function fitToPaper(box) {
  const across = box.clientWidth / box.scrollWidth;
  const down = SHEET / box.scrollHeight;
  const isOneSheet = box.querySelector(".bracket") && down >= 0.5;
  box.style.zoom = Math.min(1, across, isOneSheet ? down : 1);
}

// The page gives what to do when its address changes.
let followAddress = () => {};
addEventListener("hashchange", () => followAddress());

// ---- Matches

// A live page has an address for each match; a file leads to the files with replays.
const replayOf = (match, id) => (data.watch ? data.watch + id : match.w ? `${data.replays[match.w[0]]}#match=${match.w[1]}&turn=0` : "");

const watch = (match, id, text = id) => {
  const address = replayOf(match, id);
  if (!address) {
    return text;
  }
  const link = make("a", "", text);
  link.href = address;
  return link;
};

// Links to what the programs of a match were sent and said; names: by seat.
function transcripts(match, names) {
  const links = (match.l ?? []).flatMap((file, seat) => {
    const link = make("a", "", nameOf(names[seat]));
    link.href = data.transcripts + file;
    return file ? [", ", link] : [];
  });
  return links.length > 0 ? [make("div", "muted transcripts", "transcripts: ", ...links.slice(1))] : [];
}

// names: by seat
function notes(match, names) {
  const parts = [];
  if (match.a) {
    parts.push(make("span", "tag warn", "annulled"));
  }
  if (match.p) {
    parts.push(make("span", "tag warn", match.p === 1 ? "played again" : `played again ${match.p} times`));
  }
  if (match.h) {
    parts.push(make("span", "tag", "halted"));
  }
  for (const [seat, turn, detail, forfeits] of match.f ?? []) {
    const line = make("div", "warn", `⚠ turn ${turn + 1}, `);
    line.append(nameOf(names[seat]), `: ${detail}; ${forfeits ? "the match is forfeited" : "a stand-in is played"}`);
    parts.push(line);
  }
  for (const [seat, text] of match.c ?? []) {
    parts.push(make("div", "", nameOf(names[seat]), `: ${text}`));
  }
  if ((match.n ?? 0) > (match.f ?? []).length) {
    parts.push(make("div", "warn", `and ${plural(match.n - match.f.length, "more fault")}`));
  }
  return make("span", "", ...parts);
}

// How a match ended for a seat, if not by the game.
const ENDINGS = {
  FAULT: "forfeit",
  TIME: "forfeit on time",
  RESIGNATION: "resigned",
  ADJUDICATED_LOSS: "adjudicated",
  ADJUDICATED_DRAW: "draw adjudicated",
  DISQUALIFICATION: "disqualified",
};

// The scores at the end of the match, which the standings sum; then the scores that the competition counts,
// if it has others.
function score(match, names, nameAt = (seat) => nameOf(names[seat])) {
  const line = make("span");
  names.forEach((_, seat) => {
    if (seat > 0) {
      line.append(" – ");
    }
    const part = make(match.r[seat] === 1 && match.r.filter((rank) => rank === 1).length === 1 ? "strong" : "span", "");
    part.append(nameAt(seat), " ", rounded(match.s[seat]));
    line.append(part);
    const ending = ENDINGS[match.e?.[seat]];
    if (ending) {
      line.append(" ", make("span", "tag warn", ending));
    }
  });
  if (match.k) {
    line.append(make("span", "muted", `, counted ${match.k.map((counted) => rounded(counted)).join(" – ")}`));
  }
  return line;
}
