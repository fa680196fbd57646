// ---- Matches

const games = card("games", "Matches");

const hashOf = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
};

// The choices of matches by a word in the address.
const CHOICES = {
  faults: { name: "with faults", title: "Matches with faults", has: (one) => one.match.n },
  rulings: { name: "with rulings", title: "Matches with rulings", has: (one) => one.match.a || one.match.p },
  drawn: { name: "drawn", title: "Drawn matches", has: (one) => one.match.r.filter((rank) => rank === 1).length > 1 },
};

// The matches that the address asks for: of a pair ("1-2"), of encounters ("3.1,4.1") or by a word ("faults").
function chosen() {
  const wanted = hashOf().startsWith("games=") ? hashOf().slice("games=".length) : "";
  const pair = /^(\d+)-(\d+)$/.exec(wanted);
  if (pair) {
    const [a, b] = [Number(pair[1]) - 1, Number(pair[2]) - 1];
    if (names[a] !== undefined && names[b] !== undefined) {
      return { title: [linked(a), " against ", linked(b)], list: played.filter((one) => one.seated.includes(a) && one.seated.includes(b)) };
    }
  }
  if (/^\d+\.\d+(,\d+\.\d+)*$/.test(wanted)) {
    const ids = wanted.split(",");
    const title = `${ids.length > 1 ? "Encounters" : "Encounter"} ${ids.join(" and ")}`;
    return { title: [title], list: played.filter((one) => ids.includes(idOf.get(one.encounter))) };
  }
  const choice = Object.hasOwn(CHOICES, wanted) ? CHOICES[wanted] : undefined;
  return choice ? { title: [choice.title], list: played.filter(choice.has) } : { title: ["All matches"], list: played };
}

// The links to choices of matches that are not empty.
function choices(list) {
  const links = make("p", "choices muted");
  const add = (text, hash) => {
    const link = make("a", "", text);
    link.href = hash;
    links.append(link);
  };
  add("all", "#games=all");
  Object.entries(CHOICES).forEach(([word, choice]) => played.some(choice.has) && add(choice.name, `#games=${word}`));
  links.hidden = links.children.length === 1 && list.length === played.length;
  return links;
}

// The columns by which the list of matches is sorted.
const ALL_GAME_COLUMNS = [
  { id: "game", head: "Game", first: 1, value: (one) => one.place },
  { id: "score", head: "Score", first: -1, value: (one) => Math.max(...one.match.s) - Math.min(...one.match.s), about: "Score; sorted by the difference" },
  { id: "turns", head: "Turns", isNumber: true, first: -1, value: (one) => one.match.t },
  { id: "faults", head: "Faults and rulings", first: -1, value: (one) => (one.match.n ?? 0) + (one.match.a || one.match.p ? 1 : 0) },
];
const hasNotes = played.some((one) => one.match.n || one.match.a || one.match.p || one.match.h || one.match.c);
const GAME_COLUMNS = ALL_GAME_COLUMNS.filter((column) => column.id !== "faults" || hasNotes);
played.forEach((one, place) => (one.place = place));

function showGames() {
  const { title, list } = chosen();
  const heading = byId("games-title");
  const rows = make("tbody");
  const more = make("button", "more", "Show more");
  more.type = "button";
  const subtitle = make("h3", "");
  let found = [];
  let shown = 0;
  const show = () => {
    const part = found.slice(shown, shown + MAX_ROWS);
    shown += part.length;
    rows.append(...part.map(gameRow));
    more.hidden = shown >= found.length;
    more.textContent = `Show more (${found.length - shown} left)`;
  };
  const sorting = (kept["games-order"] ??= { id: "", sign: 1 });
  const fill = () => {
    const column = GAME_COLUMNS.find((one) => one.id === sorting.id);
    found = list.filter((one) => one.called.some((name) => isFound(name, kept.games)));
    found = column ? [...found].sort((a, b) => sorting.sign * compared(column.value(a), column.value(b))) : found;
    heads.forEach((head, at) => {
      if (GAME_COLUMNS[at] === column) {
        head.setAttribute("aria-sort", sorting.sign > 0 ? "ascending" : "descending");
      } else {
        head.removeAttribute("aria-sort");
      }
    });
    subtitle.replaceChildren(...title, ` · ${plural(found.length, "match")}`);
    shown = 0;
    rows.replaceChildren();
    show();
  };
  const heads = GAME_COLUMNS.map((column) =>
    headOf(column, () => {
      sorting.sign = sorting.id === column.id ? -sorting.sign : column.first;
      sorting.id = column.id;
      fill();
    }),
  );
  more.addEventListener("click", show);
  const tools = make("div", "choices", choices(list));
  if (played.length > MANY) {
    tools.prepend(searchField("games", "Find matches of an entrant", fill));
  }
  fill();
  const whole = make("table", "games", make("thead", "", make("tr", "", ...heads)), rows);
  games.replaceChildren(heading, subtitle, tools, make("div", "", scroll("Matches", whole), more));
  if (played.length > 0 && data.replays.length === 0 && !data.watch) {
    games.append(make("p", "muted", "The command “rondo report” with the folder of this page makes a page to watch each match."));
  }
}

// The names of a match's seats as links.
const linkedSeats = (one) => (seat) => linked(one.seated[seat], one.called[seat]);

function gameRow(one) {
  const id = make("td", "", watch(one.match, one.id), ...transcripts(one.match, one.called));
  if (data.games.length > 1) {
    id.append(make("div", "muted", data.games[one.encounter.v] ?? ""));
  }
  const row = make("tr", "", id, make("td", "", score(one.match, one.called, linkedSeats(one))), make("td", "num", one.match.t));
  if (hasNotes) {
    row.append(make("td", "", notes(one.match, one.called)));
  }
  return row;
}

showGames();
