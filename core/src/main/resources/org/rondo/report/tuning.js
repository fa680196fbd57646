// Draws the page of a tuning. The body of the function show().
const parameters = data.parameters;
const size = parameters.length;
const measured = (line) => line && { values: line.slice(0, size), samples: line[size], mean: line[size + 1] };
const settings = (data.settings ?? []).map((line) => measured(line));
const best = measured(data.best);
const defaults = measured(data.defaults);
const advantage = data.advantage;
const worthOf = (one) => rounded(one.mean, 4);
const signed = (number) => `${number < 0 ? "" : "+"}${rounded(number, 4)}`;
const textOf = (values) => parameters.map((parameter, place) => `${parameter.name} = ${rounded(values[place], 6)}`).join(", ");

byId("title").append(nameOf(data.title, "name whole"));
byId("about").textContent = `${data.method} · ${data.evaluations} of ${plural(data.budget, "evaluation")} · ${plural(data.tried ?? 0, "setting")} tried · worth: ${data.label}`;

// What the tuning has shown, in one sentence.
function verdict() {
  if (data.equal) {
    return "All samples are equal, so the settings cannot be told apart.";
  }
  if (defaults && best.values.every((value, place) => value === defaults.values[place])) {
    return "The best setting is that of the defaults.";
  }
  return advantage ? `${advantage.verdict}.` : "The best setting was not compared with the defaults.";
}

const summary = card("best", data.equal ? "Setting" : "Best setting");
if (best) {
  const bias = data.equal ? "all equal" : "too high on average";
  const pairs = parameters.map((parameter, place) => [parameter.name, rounded(best.values[place], 6), make("small", "", ` of ${rounded(parameter.least, 6)} to ${rounded(parameter.most, 6)}, default ${rounded(parameter.fallback, 6)}`)]);
  pairs.push([data.label, worthOf(best), make("small", "", ` ${plural(best.samples, "sample")}, ${bias}`)]);
  pairs.push(["Defaults", ...(defaults ? [worthOf(defaults), make("small", "", ` ${plural(defaults.samples, "sample")}`)] : [make("small", "", "not tried")])]);
  if (advantage) {
    const margin = advantage.margin === undefined ? "" : ` ± ${rounded(advantage.margin, 4)}`;
    pairs.push(["Advantage over the defaults", signed(advantage.mean) + margin, make("small", "", ` ${advantage.samples}${advantage.margin === undefined ? "; the error is not known" : ""}`)]);
  }
  summary.append(make("p", "verdict", verdict()), facts(pairs));
} else {
  summary.append(make("p", "muted", "No evaluation has ended yet."));
}
if (data.note) {
  summary.append(make("p", "muted", data.note));
}

// The range of worths: what is possible if it is known, otherwise what was seen.
function extent(values) {
  if (data.range) {
    return data.range;
  }
  const seen = values.filter((value) => Number.isFinite(value));
  const [low, high] = [Math.min(...seen), Math.max(...seen)];
  const room = Math.max((high - low) * 0.08, Math.abs(high) * 1e-6, 1e-9);
  return [low - room, high + room];
}

// The worths that every picture must have room for.
const ends = [best, defaults].flatMap((one) => (one ? [one.mean] : []));

// ---- The curve

function curve() {
  const section = card("curve", "Worth over the evaluations");
  const line = data.curve;
  const isGroup = line.map((point, place) => point[0] - (place > 0 ? line[place - 1][0] : 0) > 1);
  const x = line.map((point) => point[0]);
  const leader = line.map((point) => point[4]);
  const keep = (value, place) => (isGroup[place] ? value : null);
  const top = line.map((point, place) => keep(point[1], place));
  const mean = line.map((point, place) => keep(point[2], place));
  const singles = line.map((point, place) => (isGroup[place] ? null : point[1]));
  const isConfirmed = data.searched < x.at(-1);
  const range = extent([...line.flatMap((point) => [point[1], point[2] - point[3], point[4]]), ...ends]);
  const clip = (value) => Math.max(range[0], Math.min(range[1], value));
  const meanLow = line.map((point, place) => keep(clip(point[2] - point[3]), place));
  const meanHigh = line.map((point, place) => keep(clip(point[2] + point[3]), place));
  const base = x.map(() => defaults?.mean ?? null);
  const keys = [key("best so far", "--seat-2")];
  if (isGroup.some(Boolean)) {
    keys.push(key("best of a generation", "--seat-1"), key("mean and deviation", "--seat-0", "area"));
  }
  if (singles.some((value) => value !== null)) {
    keys.push(key("single evaluation", "--muted", "dot"));
  }
  if (defaults) {
    keys.push(key("defaults", "--ink", "dashed"));
  }
  if (isConfirmed) {
    keys.push(key("confirmation", "--seat-4", "area"));
  }
  section.append(make("div", "keys", ...keys));
  const tint = (name, part) => `color-mix(in srgb, ${colour(name)} ${part}%, transparent)`;
  chart(
    section,
    `${data.label} over ${data.evaluations} evaluations; best ${best ? worthOf(best) : "unknown"}`,
    () => ({
      height: 320,
      scales: { x: { time: false, range: [isConfirmed ? Math.min(x[0], data.searched) : x[0], Math.max(x.at(-1), x[0] + 1)] }, y: { range } },
      axes: [{ label: "evaluations", incrs: WHOLE, size: 40 }, { label: short(data.measure, 30), size: 60 }],
      bands: [
        { series: [5, 4], fill: tint("--seat-0", 20) },
      ],
      hooks: {
        drawAxes: overlay((u, context, across) => {
          if (isConfirmed) {
            context.fillStyle = tint("--seat-4", 16);
            const from = across(data.searched);
            context.fillRect(from, u.bbox.top, u.bbox.left + u.bbox.width - from, u.bbox.height);
          }
        }),
      },
      series: [
        {},
        { stroke: colour("--seat-2"), width: 3, points: { show: x.length < 3, size: 6 } },
        { stroke: colour("--seat-1"), width: 1.5, spanGaps: true, points: { show: x.length < 30, size: 5 } },
        { stroke: colour("--seat-0"), width: 1.5, spanGaps: true, points: { show: false } },
        { stroke: "transparent", spanGaps: true, points: { show: false } },
        { stroke: "transparent", spanGaps: true, points: { show: false } },
        { stroke: "transparent", width: 0, points: { show: true, size: 4, fill: colour("--muted"), stroke: colour("--muted") } },
        { stroke: colour("--ink"), width: 1.5, dash: [7, 4], points: { show: false } },
      ],
    }),
    [x, leader, top, mean, meanLow, meanHigh, singles, base],
    (at) => {
      const confirms = x[at] > data.searched ? ", confirmation" : "";
      return `Evaluation ${x[at]}${confirms}: best so far ${rounded(leader[at], 4)}; ${isGroup[at] ? `generation best ${rounded(top[at], 4)}, mean ${rounded(mean[at], 4)}` : `this evaluation ${rounded(singles[at], 4)}`}`;
    },
  );
  if (isConfirmed) {
    section.append(make("p", "muted", `From evaluation ${data.searched + 1} on, the tuning tries the most promising settings again; the evaluations that compare the best one with the defaults are not drawn. Before that, the best is too high on average, because it was chosen among many.`));
  }
}

// ---- Worth against each parameter

// A place in a range is from 0 to 1. In a logarithmic range, equal ratios are equally far apart.
const isLog = (parameter) => parameter.scale === "log";
const placeOf = (parameter, value) => (isLog(parameter) ? Math.log(value / parameter.least) / Math.log(parameter.most / parameter.least) : (value - parameter.least) / (parameter.most - parameter.least));
const valueAt = (parameter, place) => (isLog(parameter) ? parameter.least * (parameter.most / parameter.least) ** place : parameter.least + place * (parameter.most - parameter.least));

const shown = settings.slice(0, 600);

function scatter() {
  const section = card("parameters", "Worth against each parameter");
  section.append(make("div", "keys", key("a setting", "--seat-0", "dot"), ...(data.equal ? [] : [key("best", "--seat-2", "dot")]), ...(defaults ? [key("defaults", "--seat-1", "dot")] : [])));
  const holder = make("div", "scatter");
  section.append(holder);
  // All parts stand before the first chart, so that each knows its width.
  const parts = parameters.map((parameter) => make("div", "", make("h3", "", nameOf(parameter.name))));
  holder.append(...parts);
  parameters.forEach((parameter, place) => {
    const part = parts[place];
    const sorted = [...shown].sort((a, b) => a.values[place] - b.values[place]);
    const x = sorted.map((one) => one.values[place]);
    const y = sorted.map((one) => one.mean);
    const range = extent([...shown.map((one) => one.mean), ...ends]);
    chart(
      part,
      `${data.label} against ${parameter.name}, ${plural(sorted.length, "setting")}`,
      () => ({
        height: 240,
        scales: { x: { time: false, distr: isLog(parameter) ? 3 : 1, range: [valueAt(parameter, -0.02), valueAt(parameter, 1.02)] }, y: { range } },
        axes: [{ size: 40 }, { label: short(data.measure, 24), size: 56 }],
        series: [{}, { stroke: "transparent", points: { show: false } }],
        hooks: {
          draw: overlay((u, context, across, up, ratio) => {
            const dot = (one, hue, radius, alpha) => {
              const [px, py] = [across(one.values[place]), up(one.mean)];
              context.fillStyle = hue;
              context.globalAlpha = alpha;
              context.beginPath();
              context.arc(px, py, radius * ratio, 0, 7);
              context.fill();
            };
            const alpha = Math.max(0.25, Math.min(0.8, 60 / sorted.length));
            sorted.forEach((one) => dot(one, colour("--seat-0"), Math.min(5, 1.5 + Math.log2(one.samples + 1) / 2), alpha));
            if (defaults) {
              dot(defaults, colour("--seat-1"), 5, 1);
            }
            if (!data.equal) {
              dot(best, colour("--seat-2"), 6, 1);
            }
          }),
        },
      }),
      [x, y],
      (at) => `${parameter.name} ${rounded(x[at], 6)}: ${worthOf(sorted[at])}, ${plural(sorted[at].samples, "sample")}`,
    );
  });
  if (settings.length > shown.length) {
    section.append(make("p", "muted", `The best ${shown.length} of ${data.tried} settings are drawn.`));
  }
}

// ---- A heat map of two parameters

const BINS = 12;
const flat = "color-mix(in oklab, var(--muted) 30%, var(--surface))";
const shade = (part) => `color-mix(in oklab, var(--seat-2) ${Math.round(12 + 88 * part)}%, var(--surface))`;
const digits = (number) => rounded(Number(number.toPrecision(4)), 9);

function heat() {
  const section = card("heat", "Heat map");
  const choices = make("div", "choices");
  const selects = [0, 1].map((which) => {
    const select = make("select");
    parameters.forEach((parameter, place) => {
      const option = make("option", "", short(parameter.name, 60));
      option.value = place;
      select.append(option);
    });
    select.value = which;
    select.setAttribute("aria-label", which === 0 ? "Parameter across" : "Parameter upwards");
    select.addEventListener("change", render);
    return select;
  });
  choices.append(selects[0], " across, ", selects[1], " upwards");
  if (size > 2) {
    section.append(choices);
  }
  const holder = scroll("Heat map");
  const caption = make("p", "muted");
  section.append(holder, caption);

  // Marks the defaults and the best setting; their texts do not lie on each other.
  function marks(position, mark) {
    const shown = [[defaults, "defaults"], [data.equal ? undefined : best, "best"]].filter(([one]) => one);
    if (shown.length < 2) {
      shown.forEach(([one, text]) => mark(one, text));
      return;
    }
    const [[x1, y1], [x2, y2]] = shown.map(([one]) => position(one));
    if (Math.hypot(x1 - x2, y1 - y2) < 1) {
      mark(best, "best, the defaults");
      return;
    }
    const up = Math.abs(x1 - x2) < 90 && Math.abs(y1 - y2) < 24 ? (y1 <= y2 ? -10 : 10) : 0;
    mark(defaults, "defaults", up);
    mark(best, "best", -up);
  }

  function render() {
    const [a, b] = selects.map((select) => Number(select.value));
    const cells = new Map();
    settings.forEach((one) => {
      const at = [a, b].map((place) => bin(parameters[place], one.values[place]));
      const cell = cells.get(at.join()) ?? { at, sum: 0, samples: 0, settings: 0 };
      cell.sum += one.mean * one.samples;
      cell.samples += one.samples;
      cell.settings++;
      cells.set(at.join(), cell);
    });
    const means = [...cells.values()].map((cell) => cell.sum / cell.samples);
    const [low, high] = [Math.min(...means), Math.max(...means)];
    const counts = [a, b].map((place) => bins(parameters[place]));
    const [left, top, w, h] = [70, 8, 480 / counts[0], 320 / counts[1]];
    const svg = draw("svg", { viewBox: "0 0 660 390", class: "heat", role: "img" });
    const list = [...cells.values()].sort((one, other) => other.sum / other.samples - one.sum / one.samples);
    const label = (cell) => `${parameters[a].name} ${span(parameters[a], cell.at[0])}, ${parameters[b].name} ${span(parameters[b], cell.at[1])}: ${rounded(cell.sum / cell.samples, 4)} of ${plural(cell.settings, "setting")}, ${plural(cell.samples, "sample")}`;
    const isFlat = high === low;
    const summary = isFlat ? `All cells have the worth ${rounded(low, 4)}` : `The best cell: ${label(list[0])}`;
    svg.setAttribute("aria-label", `Worth by ${parameters[a].name} and ${parameters[b].name}. ${summary}`);
    caption.textContent = `${isFlat ? "All cells have the same worth, so the map shows no difference." : "A cell has the mean worth of the settings in it, each counted by its samples."} An empty cell has no setting.`;
    svg.append(draw("rect", { x: left, y: top, width: 480, height: 320, fill: "var(--sunken)" }));
    list.forEach((cell) => {
      const mean = cell.sum / cell.samples;
      const fill = isFlat ? flat : shade((mean - low) / (high - low));
      const rect = draw("rect", { x: left + cell.at[0] * w + 1, y: top + 320 - (cell.at[1] + 1) * h + 1, width: w - 2, height: h - 2, fill });
      rect.append(draw("title", {}, label(cell)));
      svg.append(rect);
    });
    const position = (one) => [left + 480 * placeOf(parameters[a], one.values[a]), top + 320 * (1 - placeOf(parameters[b], one.values[b]))];
    const mark = (one, text, shift = 0) => {
      const [px, py] = position(one);
      svg.append(draw("circle", { cx: px, cy: py, r: 6, fill: "none", stroke: "var(--ink)", "stroke-width": 2 }), draw("text", { x: px < 480 ? px + 10 : px - 10, y: py + 4 + shift, "text-anchor": px < 480 ? "start" : "end", "paint-order": "stroke", stroke: "var(--surface)", "stroke-width": 3 }, text));
    };
    marks(position, mark);
    const axis = (text, x, y, anchor, extra = {}) => svg.append(draw("text", { x, y, class: "axis", "text-anchor": anchor, ...extra }, text));
    axis(rounded(parameters[a].least, 6), left, 346, "start");
    axis(rounded(parameters[a].most, 6), left + 480, 346, "end");
    axis(short(parameters[a].name, 40), left + 240, 366, "middle");
    axis(rounded(parameters[b].least, 6), left - 6, top + 320, "end");
    axis(rounded(parameters[b].most, 6), left - 6, top + 12, "end");
    axis(short(parameters[b].name, 30), 18, top + 160, "middle", { transform: `rotate(-90 18 ${top + 160})` });
    for (let step = 0; step <= 20; step++) {
      svg.append(draw("rect", { x: 574, y: top + 320 - (step + 1) * (320 / 21), width: 16, height: 320 / 21 + 0.5, fill: isFlat ? flat : shade(step / 20) }));
    }
    if (!isFlat) {
      axis(digits(high), 594, top + 12, "start");
    }
    axis(digits(low), 594, top + (isFlat ? 164 : 320), "start");
    holder.replaceChildren(svg);
  }
  render();
}

// A parameter with few steps has a column for each value.
const bins = (parameter) => (parameter.step > 0 && !isLog(parameter) ? Math.min(BINS, Math.round((parameter.most - parameter.least) / parameter.step) + 1) : BINS);
const bin = (parameter, value) => Math.min(bins(parameter) - 1, Math.floor(placeOf(parameter, value) * bins(parameter)));
const span = (parameter, at) => `${rounded(valueAt(parameter, at / bins(parameter)), 4)} to ${rounded(valueAt(parameter, (at + 1) / bins(parameter)), 4)}`;

// ---- The best settings

function ranking() {
  const section = card("ranking", data.equal ? "Settings" : "Best settings");
  const rows = settings.slice(0, 20).map((one, place) => [place + 1, rounded(one.mean, 4), one.samples, ...one.values.map((value) => rounded(value, 6))]);
  section.append(scroll("Best settings", table(["#Rank", "#Worth", "#Samples", ...parameters.map((parameter) => `#${parameter.name}`)], rows)));
  if (data.equal) {
    section.append(make("p", "muted", "Their order says nothing, because all samples are equal."));
    return;
  }
  section.append(make("p", "muted", "Settings are ranked by a cautious estimate: a large error counts against a setting. A worth is a mean without an interval, because the best of many is worth less than its mean. The advantage of the best setting over the defaults was measured afterwards, on fresh samples."));
}

if (best) {
  curve();
  scatter();
  if (size >= 2) {
    heat();
  }
  ranking();
}
document.documentElement.dataset.ready = "true";
