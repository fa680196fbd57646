// ---- All about one entrant, in the place of the other parts of the page

let entrantChart = null; // the chart of the entrant that is shown

function leaveEntrant() {
  const main = byId("main");
  if (entrantChart) {
    charts.splice(charts.indexOf(entrantChart), 1);
    entrantChart.destroy();
    entrantChart = null;
  }
  byId("entrant")?.remove();
  if (main.dataset.view) {
    delete main.dataset.view;
    document.title = kept.title;
    charts.forEach((one) => one.resize());
  }
}

function showEntrant(name) {
  leaveEntrant();
  kept.title ??= document.title;
  const main = byId("main");
  const number = names.indexOf(name);
  const section = card("entrant", "Entrant");
  main.prepend(section);
  main.dataset.view = "entrant";
  document.title = `${short(name, 60)} · ${data.title}`;
  if (number < 0) {
    section.append(make("p", "", "There is no entrant ", nameOf(name, "name whole"), ". The standings list all entrants."), entrantLinks(-1));
    return;
  }
  section.append(make("h3", "entrant-name", make("span", out.has(number) ? "out" : "", nameOf(name, "name whole"))), entrantLinks(number));
  entrantFacts(section, number);
  entrantMatches(section, number);
  entrantRatings(section, number);
  entrantOpponents(section, number);
  entrantFaults(section, number);
}

// Links to the results and to the entrants before and after in the standings.
function entrantLinks(number) {
  const links = make("nav", "choices");
  links.setAttribute("aria-label", "Entrants");
  const all = make("a", "", "All results");
  all.href = "#standings";
  links.append(all);
  const place = order.indexOf(number);
  [["‹", order[place - 1]], ["›", order[place + 1]]].forEach(([sign, other], at) => {
    if (number >= 0 && other !== undefined) {
      const link = make("a", "", ...(at === 0 ? [`${sign} ${placeOf.get(other)}. `, nameOf(names[other])] : [`${placeOf.get(other)}. `, nameOf(names[other]), ` ${sign}`]));
      link.href = addressOf(other);
      links.append(link);
    }
  });
  return links;
}

function entrantFacts(section, number) {
  data.tables.forEach((one) => {
    const line = one.lines.find((each) => each.entrant === number);
    if (!line) {
      return;
    }
    if (data.tables.length > 1) {
      section.append(make("h4", "", capital(one.title || "Standings")));
    }
    const pairs = [
      ["Rank", `${line.rank} of ${one.lines.length}`],
      [capital(one.measure), pointsText(one, line.points)],
      ["Won, drawn, lost", `${line.wins}, ${line.draws}, ${line.losses}`],
      ["Score", scoreText(line)],
      ...one.figures.map((name, at) => [capital(name), writing(one.lines.map((each) => each.figures[at]))(line.figures[at])]),
      ["Faults", String(line.faults)],
    ];
    if (line.elo) {
      pairs.push(["Elo ± 95 %", eloText(line.elo)]);
    }
    section.append(facts(pairs));
  });
}

// What a match was for an entrant, in a word.
function resultText(one, number) {
  const seat = one.seated.indexOf(number);
  if (one.match.a) {
    return "annulled";
  }
  if (one.seated.length > 2) {
    return `rank ${one.match.r[seat]} of ${one.seated.length}`;
  }
  return { 1: "won", 0.5: "drawn", 0: "lost" }[share(one, number)] ?? "";
}

function entrantMatches(section, number) {
  const own = played.filter((one) => one.seated.includes(number));
  const byes = data.rounds.map((round, at) => ({ round: at, isBye: round.byes.includes(number) })).filter((one) => one.isBye);
  const rows = [...own, ...byes].sort((a, b) => a.round - b.round);
  if (rows.length === 0) {
    section.append(make("p", "muted", "No match has been played."));
    return;
  }
  const seatOf = (one) => one.seated.indexOf(number);
  const others = (one) => one.seated.map((other, seat) => [other, one.called[seat]]).filter(([other]) => other !== number);
  const scoresOf = (one) => [one.match.s[seatOf(one)], ...one.match.s.filter((_, seat) => seat !== seatOf(one))];
  const sideOf = (one) => (data.sides[one.encounter.v] ?? [])[seatOf(one)] ?? `seat ${seatOf(one)}`;
  const columns = [
    { id: "round", head: "Round", value: (one) => one.round, cell: (one) => capital(titleOf(one.round)) },
    { id: "opponent", head: "Opponent", value: (one) => (one.isBye ? "" : others(one)[0][1]), cell: (one) => (one.isBye ? make("span", "muted", "bye") : make("span", "", ...others(one).flatMap(([other, name], at) => [at > 0 ? ", " : "", linked(other, name)]))) },
    { id: "side", head: "Side", value: (one) => (one.isBye ? "" : sideOf(one)), cell: (one) => (one.isBye ? "" : sideOf(one)) },
    { id: "result", head: "Result", first: -1, value: (one) => (one.isBye ? -1 : share(one, number)), cell: (one) => (one.isBye ? "" : resultText(one, number)) },
    numbers("score", "Score", (one) => (one.isBye ? undefined : scoresOf(one)[0]), (one) => (one.isBye ? "" : scoresOf(one).map((score) => rounded(score)).join(" – "))),
    numbers("turns", "Turns", (one) => one.match?.t),
    { id: "game", head: "Game", cell: (one) => (one.isBye ? "" : watch(one.match, one.id)) },
  ];
  if (hasNotes) {
    columns.push({ id: "notes", head: "Faults and rulings", cell: (one) => (one.isBye ? "" : notes(one.match, one.called)) });
  }
  section.append(make("h3", "", "Matches"), scroll("Matches of the entrant", sortedTable("entrant-matches", columns, rows)));
}

function entrantRatings(section, number) {
  const history = ratedRounds.map((one) => data.history[one][number]);
  if (history.filter(Boolean).length < 2) {
    return;
  }
  section.append(make("h3", "", "Rating after each round"));
  const at = (value) => history.map((one) => (one ? value(one) : null));
  chart(
    section,
    `Elo rating after each of ${history.length} rounds`,
    () => ({
      axes: [{ label: "rounds", incrs: WHOLE, size: 40 }, { label: "Elo", size: 56 }],
      scales: {},
      bands: [{ series: [3, 2], fill: `color-mix(in srgb, ${colour("--seat-0")} 18%, transparent)` }],
      series: [{}, { stroke: colour("--seat-0"), width: 2, spanGaps: true, points: { show: history.length < 30, size: 6 } }, { spanGaps: true, points: { show: false } }, { spanGaps: true, points: { show: false } }],
    }),
    [history.map((_, round) => round + 1), at((one) => one[0]), at((one) => one[0] - one[1]), at((one) => one[0] + one[1])],
    (round) => `After ${titleOf(ratedRounds[round])}: ${history[round] ? `${eloText(history[round])} at 95 %` : "not rated"}`,
  );
  entrantChart = charts[charts.length - 1];
}

function entrantOpponents(section, number) {
  const rows = order.filter((other) => cells.has(`${number}-${other}`));
  if (rows.length === 0) {
    return;
  }
  const against = (other) => cells.get(`${number}-${other}`);
  const gamesOf = (other) => {
    const link = make("a", "", String(against(other).all.length));
    link.href = `#games=${number + 1}-${other + 1}`;
    link.setAttribute("aria-label", `${plural(against(other).all.length, "match")} against ${short(names[other], 60)}`);
    return link;
  };
  const columns = [
    { ...numbers("rank", "Place", (other) => placeOf.get(other)), first: 1 },
    entrantColumn((other) => names[other], (other) => entrant(other)),
    numbers("points", "Points", (other) => against(other).points, (other) => points(against(other).points)),
    numbers("games", "Games", (other) => against(other).all.length, gamesOf),
    numbers("wins", "Won", (other) => against(other).wins),
    numbers("draws", "Drawn", (other) => against(other).draws),
    numbers("losses", "Lost", (other) => against(other).games - against(other).wins - against(other).draws),
  ];
  section.append(make("h3", "", "Opponents"), scroll("Opponents of the entrant", sortedTable("entrant-opponents", columns, rows)));
}

function entrantFaults(section, number) {
  const faults = played.flatMap((one) => (one.match.f ?? []).filter(([seat]) => one.seated[seat] === number).map((fault) => ({ one, fault })));
  if (faults.length === 0) {
    return;
  }
  const list = make("ul", "plain");
  faults.forEach(({ one, fault: [, turn, detail, forfeits] }) =>
    list.append(make("li", "", watch(one.match, one.id), make("span", "warn", ` ⚠ turn ${turn + 1}: ${detail}; ${forfeits ? "the match is forfeited" : "a stand-in is played"}`))),
  );
  section.append(make("h3", "", "Faults"), list);
}

// ---- Addresses: "#entrant=NAME", "#games=…", or the name of a part of the page

function goTo(id, titleId = `${id}-title`) {
  byId(id)?.scrollIntoView({ block: "start" });
  byId(titleId)?.focus({ preventScroll: true });
}

function follow(isArriving) {
  const wanted = hashOf();
  if (wanted.startsWith("entrant=")) {
    showEntrant(wanted.slice("entrant=".length));
    if (isArriving) {
      scrollTo(0, 0);
      byId("entrant-title").focus({ preventScroll: true });
    }
    return;
  }
  const wasEntrant = Boolean(byId("entrant"));
  leaveEntrant();
  showGames();
  if (isArriving && wanted.startsWith("games=")) {
    goTo("games");
  } else if (isArriving && (wasEntrant || wanted) && byId(`${wanted}-title`)) {
    goTo(wanted);
  }
}

followAddress = () => follow(true);
