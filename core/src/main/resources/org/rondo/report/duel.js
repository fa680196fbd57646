// Draws the page of a duel. The body of the function show().
const MAX_ROWS = 400; // matches that are listed at once
const MAX_LIKELIHOOD = 99.9; // percent
const { first, second, test, result } = data;
// The matches of a set, each with the names by seat. In a game of two seats a set is a pair.
const size = data.seatings.length;
const unit = size === 2 ? "pair" : "set";
const clock = data.time === "none" ? "" : ` · clock ${data.time}`;
byId("title").append(nameOf(first, "name whole"), make("span", "versus", "vs"), nameOf(second, "name whole"));
// Without turns in any opening, the text only says how many turns an opening may have.
const openings = data.setOpenings.length > 0 && data.setOpenings.every((text) => text === "") ? "none" : data.openings;
const end = data.finished ? "finished" : "not finished";
byId("about").textContent = `${data.game}${clock} · openings: ${openings} · ${plural(size * data.sets, "match")} · ${end}`;

showSeed(data.seed, data.finished);

// A test of scores has the confidence of its interval, a test of wins has Elo differences.
const byScore = test?.confidence !== undefined;
const atConfidence = byScore ? `at ${rounded(100 * test.confidence, 1)} %` : "";

const limit = (value, digits = 0) => (value === null || value === undefined ? "unknown" : signed(value, digits));

// No number of games makes a likelihood 100 %.
function likelihood(percent) {
  if (percent > MAX_LIKELIHOOD) return `above ${MAX_LIKELIHOOD} %`;
  return percent < 100 - MAX_LIKELIHOOD ? "below 0.1 %" : `${rounded(percent, 1)} %`;
}

function eloFacts({ elo, low, high, superiority }) {
  if (elo === undefined) {
    return [["Elo difference", `${limit(low)} to ${limit(high)}`, make("small", "", " at 95 %, at any time")]];
  }
  return [
    ["Elo difference", signed(elo), make("small", "", ` ${signed(low)} to ${signed(high)} at 95 %`)],
    ["Likelihood of superiority", likelihood(100 * superiority)],
  ];
}

function shareFact() {
  const [share, low, high] = [4, 5, 6].map((column) => rounded(100 * data.curve[column].at(-1), 1));
  return ["Score", `${share} %`, make("small", "", ` ${low} to ${high} % at 95 %, at any time`)];
}

function leadFacts({ lead, low, high }) {
  const range = low === undefined && high === undefined ? "the interval is not known yet" : `${limit(low, 2)} to ${limit(high, 2)} ${atConfidence}`;
  return [["Mean lead a match", signed(lead, 2), make("small", "", ` ${range}`)]];
}

function opponentFact({ name, counts, lead }) {
  const points = lead === undefined ? "" : make("small", "", ` mean lead ${signed(lead, 2)}`);
  return [make("span", "", "Against ", nameOf(name)), counts.join(", "), points];
}

// Where a value is between two ends, in percent.
const share = (value, from, to) => 100 * Math.max(0, Math.min(1, (value - from) / (to - from)));

// A scale from one conclusion to the other. The marks are pairs of a value and its text.
function scaleOf(label, from, to, marks, ...parts) {
  const track = make("div", "track", ...parts);
  const values = make("div", "values");
  marks.forEach(([value, text]) => {
    const line = make("i", "mark");
    const words = make("span", "", text);
    [line, words].forEach((part) => part.style.setProperty("--at", `${share(value, from, to)}%`));
    track.append(line);
    values.append(words);
  });
  track.setAttribute("role", "img");
  track.setAttribute("aria-label", label);
  const ends = make("div", "ends", make("p", "", `◀ ${result.below}`), make("p", "", `${result.above} ▶`));
  return make("div", "gauge", track, values, ends);
}

function piece(className, at, size) {
  const part = make("i", className);
  part.style.setProperty("--at", `${at}%`);
  part.style.setProperty("--size", `${size}%`);
  return part;
}

// How far the test is from its two conclusions.
function ratioGauge() {
  const [llr, lower, upper] = [1, 2, 3].map((column) => data.curve[column].at(-1));
  const [zero, at] = [0, llr].map((value) => share(value, lower, upper));
  return [
    scaleOf(
      `Log-likelihood ratio ${rounded(llr)}, between the bounds ${rounded(lower)} and ${rounded(upper)}`,
      lower,
      upper,
      [[lower, rounded(lower)], [0, "0"], [upper, rounded(upper)]],
      piece("fill", Math.min(zero, at), Math.abs(at - zero)),
      piece("needle", at, 0),
    ),
    `The log-likelihood ratio is ${rounded(llr)}. It rises with results that fit the right end better than the left end. The test decides at an end; between the ends ${data.finished ? "it has not decided" : "the duel goes on"}.`,
  ];
}

// The interval of the mean lead, and the limits that it must pass.
function leadGauge() {
  const [lead, low, high] = [1, 2, 3].map((column) => data.curve[column].at(-1));
  const isInPoints = test.bound !== undefined;
  const marks = isInPoints || test.threshold === 0 ? [test.threshold] : [];
  const most = test.threshold + test.margin;
  if (isInPoints) {
    marks.push(most);
  }
  const known = [lead, low, high, ...marks].filter((value) => value !== null);
  const room = 0.15 * (Math.max(...known) - Math.min(...known)) || 1;
  const [from, to] = [Math.min(...known) - room, Math.max(...known) + room];
  const [left, right] = [low ?? from, high ?? to].map((value) => share(value, from, to));
  return [
    scaleOf(
      `Mean lead ${signed(lead, 2)}, between ${limit(low, 2)} and ${limit(high, 2)}`,
      from,
      to,
      // The text at the right end has the second mark in words, if there is no room for its number.
      marks.map((value) => [value, value === most && share(most, from, to) - share(test.threshold, from, to) < 12 ? "" : rounded(value, 2)]),
      piece(`fill ${low === null ? "from-unknown" : ""} ${high === null ? "to-unknown" : ""}`, left, right - left),
      piece("needle", share(lead, from, to), 0),
    ),
    `The mean lead is ${signed(lead, 2)}, ${low === null && high === null ? "and its interval is not known yet" : `with an interval from ${limit(low, 2)} to ${limit(high, 2)} ${atConfidence}`}. The test decides when the whole interval is on one side of ${isInPoints ? "a mark: right of the first, or left of the second" : "its limits"}.`,
  ];
}

function pairBars() {
  const most = Math.max(1, ...result.pairs);
  const rows = result.pairs.map((count, place) => {
    const head = make("th", "num", points(place / 2));
    head.scope = "row";
    const bar = make("i", place < 2 ? "lost" : place > 2 ? "won" : "");
    bar.style.width = `${(90 * count) / most}%`;
    return [head, make("div", "pair", bar, count)];
  });
  const whole = table(["#Points", "Pairs"], rows, "pairs");
  whole.prepend(make("caption", "", "Pairs that count, by the points of ", nameOf(first)));
  return whole;
}

const verdict = card("verdict", data.finished ? "Verdict" : "Verdict so far");
if (result) {
  const [gauge, words] = byScore ? leadGauge() : ratioGauge();
  const evidence = make("div", "evidence", make("div", "", gauge, make("p", "muted", words)));
  if (result.pairs) {
    evidence.append(pairBars());
  }
  verdict.append(
    make("p", "verdict", result.verdict),
    evidence,
    facts([
      ["Games", `${result.games}`, make("small", "", ` ${result.different} different`)],
      ["Won, drawn, lost", `${result.wins}, ${result.draws}, ${result.losses}`],
      ...(byScore ? leadFacts(result.estimate) : [shareFact(), ...eloFacts(result.estimate)]),
      ...(result.pairs ? [] : [[`Sets of ${size} matches`, `${data.sets}`]]),
      ...(result.opponents.length > 1 ? result.opponents.map(opponentFact) : []),
      ["Faults", `${result.firstFaults} : ${result.secondFaults}`],
    ]),
    make("p", "muted", result.text.slice(`${result.verdict}. `.length)),
  );
} else {
  verdict.append(make("p", "muted", `No ${unit} of matches has ended yet.`));
}

function ratios(games, llr, lower, upper) {
  const ratio = card("ratio", "Log-likelihood ratio");
  ratio.append(
    make("div", "keys", key("ratio", "--seat-0"), key("bounds of the test", "--seat-1", "dashed")),
  );
  const most = Math.max(...upper, ...llr);
  const least = Math.min(...lower, ...llr);
  chart(
    ratio,
    `Log-likelihood ratio over ${games.at(-1)} matches: ${rounded(llr.at(-1))} between ${rounded(lower.at(-1))} and ${rounded(upper.at(-1))}`,
    () => ({
      scales: { y: { range: [least * 1.12, most * 1.12] } },
      axes: [{ label: "matches", incrs: WHOLE, size: 40 }, { label: "log-likelihood ratio", size: 52 }],
      series: [
        {},
        { stroke: colour("--seat-0"), width: 2.5, points: { show: games.length < 30, size: 6 } },
        { stroke: colour("--seat-1"), width: 1.5, dash: [7, 4], points: { show: false } },
        { stroke: colour("--seat-1"), width: 1.5, dash: [7, 4], points: { show: false } },
      ],
    }),
    [games, llr, lower, upper],
    (at) => `After ${games[at]} matches: ratio ${rounded(llr[at])}, between ${rounded(lower[at])} and ${rounded(upper[at])}`,
  );
  ratio.append(
    make(
      "p",
      "muted",
      `Above the upper bound, ${result.above}. Below the lower bound, ${result.below}. ${result.tested}. The duel has at most ${test.most} matches.`,
    ),
  );
}

/** A value, the area of its interval, and a dashed line where the bots are even. */
function intervalLines(games) {
  return {
    bands: [{ series: [3, 2], fill: `color-mix(in srgb, ${colour("--seat-0")} 22%, transparent)` }],
    series: [
      {},
      { stroke: colour("--seat-0"), width: 2.5, points: { show: games.length < 30, size: 6 } },
      { stroke: "transparent", points: { show: false } },
      { stroke: "transparent", points: { show: false } },
      { stroke: colour("--muted"), width: 1, dash: [7, 4], points: { show: false } },
    ],
  };
}

function leads(games, lead, lower, upper) {
  const section = card("lead", "Mean lead");
  const limits = [...lead, ...lower, ...upper, 0].filter((value) => value !== null);
  const about = (at) => `${signed(lead[at], 2)}, between ${limit(lower[at], 2)} and ${limit(upper[at], 2)} ${atConfidence}`;
  section.append(
    make("div", "keys", key(make("span", "", "score of ", nameOf(first), " less that of ", nameOf(second)), "--seat-0"), key("interval", "--seat-0", "area"), key("even", "--muted", "dashed")),
  );
  chart(
    section,
    `Mean lead of ${short(first)} over ${games.at(-1)} matches: ${about(games.length - 1)}`,
    () => ({
      scales: { y: { range: [1.12 * Math.min(-0.01, ...limits), 1.12 * Math.max(0.01, ...limits)] } },
      axes: [{ label: "matches", incrs: WHOLE, size: 40 }, { label: "points a match", size: 52 }],
      ...intervalLines(games),
    }),
    [games, lead, lower, upper, games.map(() => 0)],
    (at) => `After ${games[at]} matches: ${about(at)}`,
  );
  section.append(
    make(
      "p",
      "muted",
      `If the interval is above the threshold, ${result.above}. If it ends below the threshold plus the margin, ${result.below}. It may be read at any time. ${result.tested}. The duel has at most ${test.most} matches.`,
    ),
  );
}

function shares(games, score, low, high) {
  const rate = card("rate", "Score");
  rate.append(make("div", "keys", key(make("span", "", "score of ", nameOf(first)), "--seat-0"), key("95 % interval, valid at any time", "--seat-0", "area"), key("even", "--muted", "dashed")));
  chart(
    rate,
    `Score of ${short(first)} over ${games.at(-1)} matches: ${rounded(100 * score.at(-1), 1)} %, between ${rounded(100 * low.at(-1), 1)} and ${rounded(100 * high.at(-1), 1)} %`,
    () => ({
      scales: { y: { range: [0, 1] } },
      axes: [{ label: "matches", incrs: WHOLE, size: 40 }, { label: "score", size: 56, values: (u, ticks) => ticks.map((tick) => `${Math.round(100 * tick)} %`) }],
      ...intervalLines(games),
    }),
    [games, score, low, high, games.map(() => 0.5)],
    (at) => `After ${games[at]} matches: ${rounded(100 * score[at], 1)} %, between ${rounded(100 * low[at], 1)} and ${rounded(100 * high[at], 1)} %`,
  );
}

if (result) {
  const [games, tested, lower, upper, ...share] = data.curve;
  if (byScore) {
    leads(games, tested, lower, upper);
  } else {
    ratios(games, tested, lower, upper);
    shares(games, ...share);
  }
}

// ---- Matches

function matches() {
  const section = card("games", "Matches");
  const count = data.setOpenings.length;
  const rows = make("tbody");
  const more = make("button", "more", "");
  more.type = "button";
  let shown = 0;
  const show = () => {
    const until = Math.min(count, shown + Math.max(1, Math.floor(MAX_ROWS / size)));
    for (; shown < until; shown++) {
      rows.append(...setRows(shown));
    }
    more.hidden = shown >= count;
    more.textContent = `Show more (${count - shown} ${unit}s left)`;
  };
  more.addEventListener("click", show);
  show();
  const whole = table(["Game", "Opening", "Score", "#Turns", "Faults"], []);
  whole.tBodies[0].replaceWith(rows);
  section.append(scroll("Matches", whole), more);
  if (count < data.sets) {
    section.append(make("p", "muted", `The first ${count} of ${data.sets} ${unit}s are listed.`));
  }
  if (data.replays.length === 0 && count > 0 && !data.watch) {
    section.append(make("p", "muted", "The command “rondo report” with the folder of this page makes a page to watch each match."));
  }
}

function setRows(set) {
  return data.seatings.map((names, place) => {
    const match = data.matches[size * set + place];
    const id = make("td", "", watch(match, `1.${set + 1}.${place + 1}`, `${set + 1}.${place + 1}`), ...transcripts(match, names));
    const row = make("tr", "", id);
    if (place === 0) {
      const text = data.setOpenings[set];
      const opening = make("td", "muted", text ? short(text, 60) : "none");
      opening.title = short(text, 1000);
      opening.rowSpan = size;
      row.append(opening);
    }
    row.append(make("td", "", score(match, names)), make("td", "num", match.t), make("td", "", notes(match, names)));
    return row;
  });
}

matches();

// ---- How it was played

function details() {
  const { command, version, date } = data.details;
  const bots = data.bots ?? (data.note ? [data.note] : []);
  const rows = [
    ["Game", data.game],
    ...bots.map((bot, place) => [bots.length === 1 ? "Bots" : place === 0 ? "First bot" : "Second bot", bot]),
    ["Openings", openings],
    ["Clock", data.time],
    [data.seed.committed ? "Commitment of the seed" : "Seed", data.seed.text],
    ...(result ? [["Test", result.tested]] : []),
    ...(test?.most ? [["Matches", `at most ${test.most}`]] : []),
    ...(command ? [["Command", make("code", "", command)]] : []),
    ...(version ? [["Version", version]] : []),
    ...(date ? [["Begun", date]] : []),
  ];
  const list = make("dl", "details");
  list.append(...rows.flatMap(([term, value]) => [make("dt", "", term), make("dd", "", value)]));
  card("details", "How it was played", list);
}

details();
document.documentElement.dataset.ready = "true";
