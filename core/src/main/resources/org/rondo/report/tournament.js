// Draws the page of a tournament. The body of the function show(): first what the parts of the page have in common;
// the parts follow, each in a file of its own.
const MAX_ROWS = 60; // matches of a list that are shown at once
const MAX_LINES = 8; // entrants in the chart of ratings
const MANY = 10; // rows of a table from which on a person can search it
const names = data.entrants;
const out = new Set(data.withdrawn);
const champions = new Set(data.champions);

// ---- Matches, and the encounters they belong to

const played = []; // all matches with their round, encounter and entrants by seat
const idOf = new Map(); // encounters to their numbers, as in the numbers of their matches
const countingOf = new Map(); // encounters to their matches that count
data.rounds.forEach((round, place) => {
  round.encounters.forEach((encounter, at) => {
    const id = `${place + 1}.${at + 1}`;
    idOf.set(encounter, id);
    encounter.m.forEach((match) => {
      const count = encounter.e.length;
      const seated = encounter.e.map((_, seat) => encounter.e[(seat + (match.i % count)) % count]);
      const called = round.names ?? names;
      played.push({ match, round: place, encounter, seated, called: seated.map((entrant) => called[entrant]), id: `${id}.${match.i + 1}` });
    });
  });
});
const counting = played.filter((one) => !one.match.a);
counting.forEach((one) => countingOf.set(one.encounter, [...(countingOf.get(one.encounter) ?? []), one]));

// The points of an entrant in a match: 1, 0.5 or 0; among several, the mean against each other.
function share(one, number) {
  const seat = one.seated.indexOf(number);
  if (seat < 0) {
    return 0;
  }
  const others = one.match.r.filter((_, other) => other !== seat);
  const sum = others.reduce((total, rank) => total + (one.match.r[seat] < rank ? 1 : one.match.r[seat] === rank ? 0.5 : 0), 0);
  return sum / Math.max(1, others.length);
}

// The points of an entrant in an encounter.
const pointsIn = (encounter, number) => (countingOf.get(encounter) ?? []).reduce((sum, one) => sum + share(one, number), 0);

// ---- Columns: the rounds of the bracket and of the table by rounds

// The rounds that begin a column. Those before the first, as of a qualifier, have none, and a round that continues
// the series of a knockout, or replays draws, belongs to the column before it.
const columnRounds = data.rounds.filter((round) => round.column !== undefined);

// The rounds that continue a round.
function laterParts(round) {
  const later = data.rounds.slice(data.rounds.indexOf(round) + 1);
  const end = later.findIndex((one) => one.column !== undefined);
  return end < 0 ? later : later.slice(0, end);
}

// The title of a round by its index.
const titleOf = (round) => data.rounds[round].title ?? `round ${round + 1}`;

// The standings count whole rounds, the other tables each match.
function standingsTitle() {
  const last = data.rounds.findLastIndex((round) => round.complete);
  return data.finished ? "Standings" : last < 0 ? "Standings before the end of the first round" : `Standings after ${titleOf(last)}`;
}

// The rounds, by index, after which the ratings are shown: a round counts with those that continue it.
const continuing = new Set(columnRounds.flatMap(laterParts));
const ratedRounds = data.history.map((_, round) => round).filter((round) => !continuing.has(data.rounds[round + 1]));

// The places of a column: each pair with all its encounters, and each bye.
function placesOf(round, column) {
  const list = [
    ...round.encounters.map((encounter) => ({ column, entrants: encounter.e, encounters: [encounter], round })),
    ...round.byes.map((bye) => ({ column, entrants: [bye], encounters: [], round })),
  ];
  const parts = data.rounds.includes(round) ? laterParts(round) : [];
  parts.forEach((part) =>
    part.encounters.forEach((encounter) => {
      const begun = list.find((one) => one.entrants.length === 2 && encounter.e.every((number) => one.entrants.includes(number)));
      if (begun) {
        begun.encounters.push(encounter);
      } else {
        list.push({ column, entrants: encounter.e, encounters: [encounter], round: part });
      }
    }),
  );
  return list.map((node) => ({ ...node, from: [], to: [] }));
}

const isBye = (node) => node.encounters.length === 0;

// The points of the entrants of a place in each of its encounters that has been played, in the order of the entrants.
const resultsAt = (node) =>
  node.encounters.filter((encounter) => countingOf.has(encounter)).map((encounter) => node.entrants.map((number) => pointsIn(encounter, number)));

// Results of a pair that played again: "½–½, then 1–0".
function series(results) {
  const texts = results.map((sums) => sums.map(points).join("–"));
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")}, then ${texts[texts.length - 1]}`;
}

// ---- Entrants

// The order of the standings; entrants that are in no table come last.
const order = [];
data.tables.forEach((one) => one.lines.forEach((line) => line.entrant >= 0 && !order.includes(line.entrant) && order.push(line.entrant)));
names.forEach((_, number) => order.includes(number) || order.push(number));

const placeOf = new Map(order.map((number, place) => [number, place + 1]));

const addressOf = (number) => `#entrant=${encodeURIComponent(names[number])}`;

// The name of an entrant, which leads to all about it.
function linked(number, text = names[number], className = "name") {
  const link = make("a", "entrant", nameOf(text, className));
  link.href = addressOf(number);
  return link;
}

function entrant(number, text = names[number]) {
  const cell = make("span", out.has(number) ? "out" : "", linked(number, text));
  if (out.has(number)) {
    cell.append(make("span", "tag warn", "withdrawn"));
  }
  return cell;
}

const cells = new Map(); // "row-column" to what the row's entrant did against the column's
const cellOf = (row, column) => {
  const at = `${row}-${column}`;
  if (!cells.has(at)) {
    cells.set(at, { points: 0, games: 0, wins: 0, draws: 0, faults: 0, rulings: 0, all: [] });
  }
  return cells.get(at);
};
for (const one of played) {
  one.seated.forEach((row, seat) =>
    one.seated.forEach((column, other) => {
      if (row !== column) {
        const cell = cellOf(row, column);
        cell.all.push(one);
        if (!one.match.a) {
          const [own, others] = [one.match.r[seat], one.match.r[other]];
          cell.games++;
          cell.wins += own < others ? 1 : 0;
          cell.draws += own === others ? 1 : 0;
          cell.points = cell.wins + cell.draws / 2;
        }
        cell.faults += one.match.n ? 1 : 0;
        cell.rulings += one.match.a || one.match.p ? 1 : 0;
      }
    }),
  );
}

// ---- The heading

const clock = data.time === "none" ? "" : ` · clock ${data.time}`;
byId("title").append(nameOf(data.title, "name whole"));
const running = data.rounds.some((round) => !round.complete);
const state = data.finished ? "finished" : running ? `${titleOf(data.rounds.length - 1)} is being played` : `${plural(data.rounds.length, "round")} played so far`;
byId("about").textContent = `${[...new Set(data.games)].join(", ")} · ${data.format}${clock} · ${plural(names.length, "entrant")}, ${plural(counting.length, "match")} · ${state}`;

showSeed(data.seed, data.finished);
