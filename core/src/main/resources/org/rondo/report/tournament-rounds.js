// ---- Ratings after each round

function ratings() {
  const history = ratedRounds.map((one) => data.history[one]);
  const rated = order.filter((number) => history.some((round) => round[number])).slice(0, MAX_LINES);
  if (history.length < 2 || rated.length === 0) {
    return;
  }
  const section = card("ratings", "Rating after each round");
  const keys = make("div", "keys");
  keys.append(...rated.map((number, place) => key(nameOf(names[number]), `--seat-${place % 8}`, place % 2 === 1 ? "dashed" : "")));
  const columns = [history.map((_, place) => place + 1), ...rated.map((number) => history.map((round) => round[number]?.[0] ?? null))];
  section.append(keys);
  chart(
    section,
    `Elo ratings after each of ${history.length} rounds`,
    () => ({
      axes: [{ label: "rounds", incrs: WHOLE, size: 40 }, { label: "Elo", size: 56 }],
      scales: {},
      series: [
        {},
        ...rated.map((_, place) => ({ stroke: colour(`--seat-${place % 8}`), width: 2, dash: place % 2 === 1 ? [7, 4] : undefined, spanGaps: true, points: { show: history.length < 30, size: 6 } })),
      ],
    }),
    columns,
    (at) => `After ${titleOf(ratedRounds[at])}: ${rated.map((number) => `${short(names[number])} ${history[at][number] ? eloText(history[at][number]) : "not rated"}`).join(", ")}`,
  );
  if (order.length > rated.length) {
    section.append(make("p", "muted", `The lines are those of the first ${rated.length} entrants of the standings.`));
  }
}

ratings();

// ---- Rounds

const rounds = card("rounds", "Rounds");
[...data.rounds, ...(data.next ? [data.next] : [])].forEach((round, place) => {
  const isNext = place === data.rounds.length;
  const plain = `Round ${place + 1}`;
  // Where draws are replayed, the rounds of the titles are not those by which the matches are known.
  const replayed = isNext ? capital(round.title ?? plain) : `${capital(round.title ?? plain)} (matches ${place + 1}.…)`;
  const title = data.lives ? replayed : round.title ? `${plain}: ${round.title}` : plain;
  const end = isNext ? " · next" : round.complete ? "" : " · being played";
  const block = make("details", "", make("summary", "", title + end));
  // Thousands of encounters are drawn only when a person wants to see them.
  block.addEventListener("toggle", () => block.open && block.children.length === 1 && block.append(...roundParts(round, place)));
  rounds.append(block);
});
if (data.rounds.length === 0) {
  rounds.append(make("p", "muted", "No round has begun."));
}

function roundParts(round, place) {
  const called = round.names ?? names;
  const parts = [];
  if (round.explanation) {
    parts.push(make("pre", "", round.explanation));
  }
  const list = make("ul", "plain");
  round.encounters.forEach((encounter, at) => {
    const item = make("li");
    encounter.e.forEach((number, seat) => {
      const total = encounter.m.length === 0 ? "" : ` ${points(pointsIn(encounter, number))}`;
      item.append(seat > 0 ? " – " : "", linked(number, called[number]), total);
    });
    if (encounter.m.length > 0) {
      const link = make("a", "", plural(encounter.m.length, "match"));
      link.href = `#games=${place + 1}.${at + 1}`;
      item.append(" · ", link);
    }
    if (encounter.m.some((match) => match.n)) {
      item.append(make("span", "tag warn", "⚠ faults"));
    }
    list.append(item);
  });
  round.byes.forEach((bye) => list.append(make("li", "", linked(bye, called[bye]), make("span", "tag", "bye"))));
  parts.push(list);
  return parts;
}

given = { names, out, champions, idOf, order, titleOf, standingsTitle, pointsIn, pointsText, awards, figureColumns, bracketColumns, drawingOf, boxWidth };

// A live page that draws its data anew keeps the place where a person reads.
follow(!document.documentElement.dataset.ready);
document.documentElement.dataset.ready = "true";
