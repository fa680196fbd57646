// ---- Bracket: a column for each round, in which a pair's replays and the matches of its series share one box

const SMALLEST_BOX = 108; // pixels
const BOX_IN_LONG_ROW = 136; // pixels of a box where the smallest boxes would not fit, so that the bracket goes on sideways
const SMALL_BOX = 150; // pixels; the letters of smaller boxes are smaller

// The places of the bracket by columns, joined; no columns without a bracket.
function bracketColumns() {
  if (!data.bracket || columnRounds.length === 0) {
    return [];
  }
  const columns = [...columnRounds, ...(data.next?.column === undefined ? [] : [data.next])].map(placesOf);
  join(columns);
  return columns;
}

function bracket() {
  const columns = bracketColumns();
  if (columns.length === 0) {
    return;
  }
  const section = card("bracket", "Bracket");
  const whole = drawingOf(columns);
  const holder = scroll("Bracket, also told round by round below", whole.box);
  section.append(holder);
  let sizes = {};
  const fit = () => {
    // While the page shows an entrant, the bracket has no room.
    const next = holder.clientWidth > 0 ? sizesIn(holder.clientWidth, columns) : sizes;
    if (next.width !== sizes.width || next.gap !== sizes.gap) {
      sizes = next;
      whole.arrange(sizes);
    }
  };
  fit();
  holder.scrollLeft = holder.scrollWidth; // The final is in view, or the last round so far.
  charts.push({ render: fit, resize: fit, destroy() {} });
  lightPaths(whole.box, columns);
}

// A drawing of the bracket, or of some of its places. It has its size after arrange().
function drawingOf(columns) {
  const lines = draw("svg", { "aria-hidden": "true" });
  const heads = columns.map(([{ round, column }]) => make("div", "heading", column === columnRounds.length ? `next: ${round.column}` : round.column));
  columns.flat().forEach((node) => (node.box = boxOf(node)));
  // By columns, so that a reader without eyes has the rounds one after the other.
  const box = make("div", "bracket", lines, ...columns.flatMap((nodes, column) => [heads[column], ...nodes.map((node) => node.box)]));
  return { box, arrange: (sizes) => arrange(columns, heads, box, lines, sizes) };
}

// Joins the places of each entrant in the order of the rounds, however many rounds are between them.
function join(columns) {
  const nodes = columns.flat();
  names.forEach((_, number) => {
    const path = nodes.filter((node) => node.entrants.includes(number));
    path.slice(1).forEach((node, at) => {
      node.from.push({ node: path[at], number });
      path[at].to.push({ node, number });
    });
  });
}

// The width of a box and the gap between two columns: the rounds divide the room.
function sizesIn(room, columns) {
  const natural = boxWidth(columns.flat().some(isBye));
  const count = columns.length;
  const share = (gap) => Math.floor((room - gap * (count - 1)) / count);
  if (share(44) >= natural) {
    return { width: natural, gap: 44 };
  }
  return { width: Math.min(natural, share(20) < SMALLEST_BOX ? BOX_IN_LONG_ROW : share(20)), gap: 20 };
}

// The width that the longest name needs in bold letters, beside its points or the word "bye".
function boxWidth(hasByes) {
  const ruler = document.createElement("canvas").getContext("2d");
  ruler.font = `700 14.4px ${getComputedStyle(document.body).fontFamily}`;
  const longest = Math.max(...names.map((name) => ruler.measureText(name.slice(0, 60)).width));
  return Math.ceil(Math.max(110, Math.min(300, longest + (hasByes || data.lives ? 64 : 52))));
}

function arrange(columns, heads, box, lines, { width, gap, space = SPACE }) {
  const leftOf = (column) => column * (width + gap);
  const columnOf = new Map(columns.flatMap((nodes, column) => nodes.map((node) => [node, column])));
  box.classList.toggle("small", width < SMALL_BOX);
  columns.forEach((nodes, column) => {
    [heads[column], ...nodes.map((node) => node.box)].forEach((part) => {
      part.style.left = `${leftOf(column)}px`;
      part.style.width = `${width}px`;
    });
  });
  place(columns, space);
  lines.replaceChildren();
  let bottom = 0;
  columns.flat().forEach((node) => {
    node.box.style.top = `${node.y}px`;
    bottom = Math.max(bottom, node.y + node.height);
  });
  columns.flat().forEach((node) => {
    node.from
      .filter((edge) => columnOf.get(edge.node) < columnOf.get(node))
      .forEach(({ node: before, number }) => {
        const [x1, x2] = [leftOf(columnOf.get(before)) + width, leftOf(columnOf.get(node))];
        const [y1, y2] = [middle(before, number), middle(node, number)];
        const path = draw("path", { d: `M${x1} ${y1}C${x1 + gap / 2} ${y1} ${x2 - gap / 2} ${y2} ${x2} ${y2}`, class: isLost(before, number) ? "lost" : "" });
        path.dataset.entrant = number;
        lines.append(path);
      });
  });
  const right = columns.length * (width + gap) - gap;
  box.style.height = `${bottom + 4}px`;
  box.style.width = `${right}px`;
  lines.setAttribute("width", right);
  lines.setAttribute("height", bottom);
}

const middle = (node, number) => {
  const slot = node.box.querySelector(`[data-entrant="${number}"]`);
  return node.y + slot.offsetTop + slot.offsetHeight / 2;
};

// Lights the whole path of the entrant that is pointed at, or of both entrants of the box that has the focus.
function lightPaths(box, columns) {
  const light = (numbers) => {
    box.querySelectorAll("path, .slot").forEach((part) => part.classList.toggle("on", numbers.includes(Number(part.dataset.entrant))));
    columns.flat().forEach((node) => node.box.classList.toggle("on", numbers.some((number) => node.entrants.includes(number))));
  };
  columns.flat().forEach((node) => {
    node.box.addEventListener("pointerover", (event) => {
      const slot = event.target.closest(".slot");
      light(slot ? [Number(slot.dataset.entrant)] : node.entrants);
    });
    node.box.addEventListener("focus", () => light(node.entrants));
    ["pointerleave", "blur"].forEach((type) => node.box.addEventListener(type, () => light([])));
  });
}

// ---- What a box says

// The points of an entrant at a place: those of a series, or of the last match of a pair that played again.
function pointsAt(node, number) {
  const results = resultsAt(node).map((sums) => sums[node.entrants.indexOf(number)]);
  return data.series ? results.reduce((sum, one) => sum + one, 0) : results[results.length - 1];
}

// The winner of a knockout's pair, and how it was found.
const winner = (node) => (isBye(node) ? undefined : data.winners[node.column]?.find(([number]) => node.entrants.includes(number)));

// A loss is drawn as a broken line.
function isLost(node, number) {
  const first = winner(node);
  return first ? first[0] !== number : !isBye(node) && pointsAt(node, number) === 0;
}

// Whether an entrant has won at a place. In a knockout it also is through by a bye.
function isThrough(node, number) {
  const first = winner(node);
  if (first) {
    return first[0] === number;
  }
  if (data.lives) {
    return !isBye(node) && pointsAt(node, number) > 0.5;
  }
  const playsOn = node.to.some((edge) => edge.number === number);
  const isLast = node.column === Math.max(0, columnRounds.length - 1);
  return playsOn || (isLast && champions.has(number));
}

// Whether an entrant of a floating elimination is out after a place, as far as the page can know.
function isOut(node, number) {
  const playsOn = node.to.some((edge) => edge.number === number);
  return Boolean(data.lives) && !playsOn && !champions.has(number) && (data.finished || lossesIn(node, number) >= data.lives);
}

// The losses of an entrant at a place and at those before it.
function lossesIn(node, number) {
  const before = node.from.find((edge) => edge.number === number);
  return (isLost(node, number) ? 1 : 0) + (before ? lossesIn(before.node, number) : 0);
}

// Whether a match of a place is being played, as far as the page is told.
function isNow(node) {
  const ids = node.encounters.filter((encounter) => idOf.has(encounter)).map((encounter) => `${idOf.get(encounter)}.`);
  return (data.now ?? []).some((match) => ids.some((id) => match.startsWith(id)));
}

function boxOf(node) {
  const box = make(isBye(node) ? "div" : "a", isBye(node) ? "box bye" : "box");
  const begun = node.encounters.filter((encounter) => encounter.m.length > 0);
  if (begun.length > 0) {
    const isSeries = data.series && begun.length > 1;
    box.href = `#games=${isSeries ? node.entrants.map((number) => number + 1).join("-") : begun.map((encounter) => idOf.get(encounter)).join(",")}`;
  }
  const called = node.round.names ?? names;
  box.append(...node.entrants.map((number) => slotOf(node, number, called[number])));
  if (isNow(node)) {
    box.classList.add("now");
    box.append(make("div", "way", "▶ being played"));
  }
  const results = resultsAt(node);
  const way = winner(node)?.[1] || (!data.series && results.length > 1 ? series(results) : "");
  if (way) {
    box.append(make("div", "way muted", way));
  }
  return box;
}

function slotOf(node, number, name) {
  const slot = make("div", "slot", nameOf(name, "name whole"));
  slot.dataset.entrant = number;
  const own = pointsAt(node, number);
  const figure = make("span", "", isBye(node) ? "bye" : own === undefined ? "" : points(own));
  if (isOut(node, number)) {
    slot.classList.add("is-out");
    figure.prepend(make("span", "gone", "out"), " ");
  }
  slot.append(figure);
  const isOpen = !isBye(node) && own === undefined;
  if (!isOpen && isThrough(node, number)) {
    slot.classList.add("through");
  }
  if (out.has(number)) {
    slot.classList.add("out");
  }
  return slot;
}

// ---- Where the boxes stand

// Sets the height of each node so that the entrants of a knockout's tree do not cross.
function place(columns, space) {
  columns.flat().forEach((node) => (node.height = node.box.offsetHeight));
  const drawn = new Set(columns.flat());
  const isJoined = columns.flat().some((node) => node.from.some((edge) => drawn.has(edge.node)));
  const isTree = !data.lives && columns.flat().every((node) => node.to.length <= 1);
  if (isTree && isJoined) {
    placeTree(columns, space);
  } else {
    placeByLosses(columns, space);
  }
}

const TOP = 28; // pixels above the first box
const SPACE = 14; // pixels between two boxes of the page

// The places with few losses first, and among them those whose entrants come from above.
function placeByLosses(columns, space) {
  const drawn = new Set(columns.flat());
  columns.forEach((nodes) => {
    const mean = (values) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
    const keys = new Map(
      nodes.map((node) => {
        const before = node.from.filter((edge) => edge.node.column < node.column && drawn.has(edge.node));
        return [node, [mean(node.from.map((edge) => lossesIn(edge.node, edge.number))), mean(before.map((edge) => edge.node.y))]];
      }),
    );
    nodes.sort((a, b) => keys.get(a)[0] - keys.get(b)[0] || keys.get(a)[1] - keys.get(b)[1]);
    let y = TOP;
    nodes.forEach((node) => {
      node.y = y;
      y += node.height + space;
    });
  });
}

function placeTree(columns, space) {
  const drawn = new Set(columns.flat());
  let y = TOP;
  const put = (node) => {
    // In the order of the slots, so that no lines cross.
    const edges = node.entrants.flatMap((number) => node.from.filter((edge) => edge.number === number));
    const before = [...new Set(edges.map((edge) => edge.node))].filter((one) => drawn.has(one));
    before.forEach(put);
    if (before.length === 0) {
      node.y = y;
      y += node.height + space;
    } else {
      const centres = before.map((one) => one.y + one.height / 2);
      node.y = Math.max(TOP, centres.reduce((sum, one) => sum + one, 0) / centres.length - node.height / 2);
    }
  };
  columns
    .flat()
    .filter((node) => !node.to.some((edge) => drawn.has(edge.node)))
    .sort((a, b) => b.column - a.column)
    .forEach(put);
}

bracket();
