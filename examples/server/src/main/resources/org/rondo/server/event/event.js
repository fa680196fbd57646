import { button, el, name, table } from './dom.js';

const wanted = { left: new Set(), seed: '', values: '', match: '', turn: '', charged: '', kind: 'replay', team: '', reserve: '' };

const LEADS = {
  EMPTY: (one) => (one.isContest ? 'Draw the numbers when the teams that take part are logged in.'
    : 'Draw the numbers when the programs of the teams are there.'),
  DRAWN: (one) => (one.round > 0 ? 'The numbers are drawn. Nothing is played before you start the first round.'
    : 'The numbers are drawn, and the first round is being paired.'),
  PLAYING: (one) => `${title(one)} is played. A game begins when both teams are logged in${one.isContest ? '' : ' and free'}.`,
  BETWEEN: (one) => (one.isLast ? `The ${one.isContest ? 'final' : 'last round'} is over. Rule on it if you must; then finish the ${one.noun}.`
    : `Round ${one.round} is over. Rule on its games if you must; then start the next round.`),
  FINISHED: (one) => `The ${one.noun} is over. Its records and its seed are published.`,
  GIVEN_UP: (one) => `The ${one.noun} was given up. It has no awards; its files are kept, and its seed stays secret.`,
  FAILED: (one) => `The ${one.noun} cannot go on.`,
};

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** The round that is played; the title of a numbered round is its number. */
const title = (one) => {
  const own = one.rounds?.at(-1)?.title ?? '';
  return own.toLowerCase() === `round ${one.round}` ? `Round ${one.round}` : `Round ${one.round} (${own})`;
};

export function eventCard(state, page) {
  const one = state.event;
  const open = !['EMPTY', 'FINISHED', 'GIVEN_UP'].includes(one.phase);
  if (open) wanted.seed = wanted.values = '';
  return [
    el('div', { class: 'card-head' }, el('h2', {}, capital(one.noun)),
      one.screen && el('a', { href: one.screen, target: '_blank', rel: 'noopener', 'data-key': 'bracket' },
        one.isContest ? 'Bracket for the big screen' : 'Page for the big screen')),
    !one.isContest && el('p', { class: 'muted', id: 'plan' }, one.plan.join(' · ')),
    el('p', { class: 'lead', id: 'lead' }, LEADS[one.phase](one), open && one.isPaused ? ' It is paused.' : ''),
    one.failure && el('p', { class: 'warn' }, one.failure),
    one.awards?.length > 0 && el('ul', { class: 'awards' }, one.awards.map((award) => el('li', {}, award.title, el('strong', {}, award.entrant)))),
    open && controls(one, page),
    one.phase === 'PLAYING' && playing(one, state, page),
    one.phase === 'BETWEEN' && one.rounds && rulings(state, page),
    !open && drawing(state, page),
    ...results(one),
  ].filter(Boolean);
}

function controls(one, page) {
  const { order, orderAfter } = page;
  const buttons = [];
  if (one.phase === 'DRAWN') {
    // Before the first round is paired there is no round to start.
    if (one.round > 0) {
      buttons.push(button('next', 'Start round 1', () => order({ action: 'next', round: one.round }), 'main'));
    }
  }
  if (one.phase === 'BETWEEN') {
    buttons.push(one.isLast
      ? button('next', `Finish the ${one.noun}`, () => page.orderAfter(
        `The ${one.noun} ends, its awards are given, and its records and its seed are published. No ruling is possible after this.`,
        `Finish the ${one.noun}`, { action: 'next', round: one.round }), 'main')
      : button('next', `Start round ${one.round + 1}`, () => page.orderAfter(
        `Round ${one.round} is closed and round ${one.round + 1} begins. No ruling on round ${one.round} is possible after this.`,
        `Start round ${one.round + 1}`, { action: 'next', round: one.round }), 'main'));
  }
  // A pause lasts until it is ended, also over the end of a round.
  if (one.phase === 'PLAYING' || (one.isPaused && one.phase !== 'FAILED')) {
    buttons.push(one.isPaused
      ? button('hold', `Resume the ${one.noun}`, () => order({ action: 'hold', paused: 'false' }), 'main')
      : button('hold', `Pause the ${one.noun}`, () => order({ action: 'hold', paused: 'true' }), ''));
  }
  if (one.phase === 'FAILED') {
    buttons.push(button('again', 'Try again', () => order({ action: 'try-again' }), 'main'));
  }
  buttons.push(button('give-up', `Give the ${one.noun} up`, () => orderAfter(
    `The ${one.noun} ends without awards, and the games that are being played are deleted. Its files are kept, and you can draw a new ${one.noun}.`,
    'Give it up', { action: 'give-up' }), 'danger'));
  return el('div', { class: 'buttons' }, buttons);
}

/** A team of a pair. The discs of Othello are those of the contest. */
const side = (one) => (team, index) => el('span', { class: 'duo' },
  one.isContest && el('span', { class: `disc ${index ? 'light' : 'dark'}`, role: 'img', 'aria-label': index ? 'light' : 'dark' }),
  name(team), !one.isContest && index === 0 && ' –');

/** The matches of the round. Those that wait for a team that plays another one are only counted. */
function playing(one, state, page) {
  const shown = one.running.filter((match) => one.isContest || match.game || match.missing.some((team) =>
    !one.running.some((other) => other.game && other.teams.includes(team))));
  const left = one.running.length - shown.length;
  return el('div', {}, el('ul', { class: 'items' }, shown.map((match) => running(match, state, page))),
    left > 0 && el('p', { class: 'muted' }, `${left} more ${left === 1 ? 'game begins' : 'games begin'} when their teams are free.`));
}

/** What an organiser should know of the programs of a game: which is silent, and which would play after a restart. */
function programs(match, state, silence) {
  return state.players.filter((player) => match.game && player.game === match.game).flatMap((player) => {
    const next = state.players.find((other) => match.next.includes(other.id) && other.team === player.team && other.id !== player.id);
    return [
      player.isSilent && el('p', { class: 'muted' },
        `${player.client} of ${player.team} is silent: its last call was ${silence(player)}.`),
      next && el('p', { class: 'muted' },
        `${next.client} of ${next.team} ${next.login > player.login ? 'has logged in later' : 'still calls the server'}. It plays if you restart the game.`),
    ].filter(Boolean);
  });
}

function running(match, state, { orderAfter, silence }) {
  const one = state.event;
  const again = `Game ${match.match} is stopped, and is played again from its beginning after the other games of the round.`;
  const restart = (charged) => orderAfter(
    one.isContest ? `${again} ${charged ? `${charged} loses a point.` : 'No team loses a point.'}` : again, 'Restart the game',
    { action: 'restart', match: match.match, charged });
  const lose = (team) => orderAfter(
    one.isContest ? `Game ${match.match} ends now. ${team} loses it and is out; the other team wins with 64 discs to 0.`
      : `Game ${match.match} ends now. ${team} loses it; the other team wins.`, 'Technical loss',
    { action: 'lose', match: match.match, team });
  const key = match.match;
  return el('li', { class: 'item' },
    el('div', { class: 'head' }, el('span', {}, match.match), match.teams.map(side(one)),
      match.game ? el('span', { class: 'tag on' }, `${one.isContest ? `game ${match.game}, ` : ''}turns played: ${match.turns}`)
        : el('span', { class: 'tag' }, match.missing.length ? `waits for ${match.missing.join(' and ')}` : 'begins soon')),
    programs(match, state, silence),
    el('div', { class: 'buttons' },
      button(`restart-${key}`, 'Restart', () => restart('')),
      one.isContest && match.teams.map((team, seat) => button(`charge-${key}-${seat}`, `Restart, −1 for ${team}`, () => restart(team))),
      match.teams.map((team, seat) => button(`lose-${key}-${seat}`, `Technical loss of ${team}`, () => lose(team), 'small danger'))));
}

function select(key, label, values, page) {
  const all = values.map((value) => (Array.isArray(value) ? value : [value, value]));
  if (!all.some(([value]) => value === wanted[key])) wanted[key] = all[0]?.[0] ?? '';
  const choice = el('select', { 'data-key': key, onchange: (event) => { wanted[key] = event.target.value; page.redraw(); } },
    all.map(([value, text]) => el('option', { value }, text)));
  choice.value = wanted[key];
  return el('label', {}, label, choice);
}

const quoted = (text) => (/^[^\s']+$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`);

const RULINGS = {
  replay: (match, one) => [`replay ${match} ${wanted.turn}${wanted.charged ? ` charged ${quoted(wanted.charged)}` : ''}`,
    `Game ${match} is played again from turn ${wanted.turn}. ${!one.isContest ? '' : wanted.charged ? `${wanted.charged} loses a point. ` : 'No team loses a point. '}The new game counts.`],
  annul: (match, one) => [`annul ${match}`, one.isContest ? `Game ${match} does not count. The points so far decide who goes on.`
    : `Game ${match} does not count.`],
  withdraw: () => [`withdraw ${quoted(wanted.team)}`, `${wanted.team} is out and plays no more games.`],
  substitute: () => [`substitute ${quoted(wanted.team)} ${quoted(wanted.reserve)}`,
    `${wanted.reserve} takes the place of ${wanted.team}, with its points.`],
};

function rulings(state, page) {
  const one = state.event;
  const matches = one.rounds.at(-1).matches.filter((match) => match.counts);
  const entrants = one.numbers.map((entry) => entry.team);
  const reserves = state.teams.filter((team) => team.role === 'Normal' && !entrants.includes(team.name)).map((team) => team.name);
  const kinds = [['withdraw', 'Withdraw a team']];
  if (reserves.length) kinds.push(['substitute', 'Substitute a team']);
  if (matches.length) kinds.unshift(['replay', 'Replay a game'], ['annul', 'Annul a game']);
  const kind = select('kind', 'Ruling', kinds, page);
  const fields = [kind];
  if (wanted.kind === 'replay' || wanted.kind === 'annul') {
    fields.push(select('match', 'Game', matches.map((match) => [match.id, `${match.id}: ${match.teams.join(' – ')}`]), page));
  }
  if (wanted.kind === 'replay') {
    const match = matches.find((candidate) => candidate.id === wanted.match);
    // The turns of an opening are given, and never played again.
    const first = (one.opened[match.id] ?? 0) + 1;
    const last = Math.max(first, match.halted ? match.turns + 1 : match.turns);
    if (!(Number(wanted.turn) >= first && Number(wanted.turn) <= last)) wanted.turn = String(first);
    fields.push(el('label', {}, `From turn (${first} to ${last})`, el('input', {
      type: 'number', min: String(first), max: String(last), value: wanted.turn, 'data-key': 'turn',
      onchange: (event) => { wanted.turn = event.target.value || String(first); },
    })));
    if (one.isContest) fields.push(select('charged', 'Caused by', [['', 'no team'], ...match.teams], page));
  }
  if (wanted.kind === 'withdraw' || wanted.kind === 'substitute') fields.push(select('team', 'Team', entrants, page));
  if (wanted.kind === 'substitute') fields.push(select('reserve', 'By', reserves, page));
  return el('form', {
    class: 'inline',
    onsubmit: (event) => {
      event.preventDefault();
      const [ruling, sentence] = RULINGS[wanted.kind](wanted.match, one);
      page.orderAfter(`${sentence} The ruling stays in the journal.`, 'Rule', { action: 'rule', ruling });
    },
  }, fields, el('button', { type: 'submit', 'data-key': 'rule' }, 'Rule'));
}

function drawing(state, page) {
  const contestants = state.teams.filter((team) => team.role === 'Normal').map((team) => team.name);
  // A program of an event of any game has called lately, or is not there.
  const present = new Set(state.players.filter((player) => state.event.isContest || player.login).map((player) => player.team));
  const taking = () => contestants.filter((team) => present.has(team) && !wanted.left.has(team));
  const check = (team) => el('label', {},
    el('input', {
      type: 'checkbox', 'data-key': `team-${team}`, checked: present.has(team) && !wanted.left.has(team), disabled: !present.has(team),
      onchange: (event) => { if (event.target.checked) wanted.left.delete(team); else wanted.left.add(team); page.redraw(); },
    }), name(team), !present.has(team) && el('span', { class: 'tag' }, 'not logged in'));
  return el('form', {
    class: 'items',
    onsubmit: (event) => {
      event.preventDefault();
      page.orderAfter(`${taking().length} teams get random numbers: ${taking().join(', ')}. Teams that log in later cannot take part; they can only replace a team.`,
        'Draw the numbers', { action: 'draw', teams: taking(), seed: wanted.seed, values: wanted.values });
    },
  },
    el('fieldset', { class: 'checks' }, contestants.map(check)),
    contestants.length === 0 && el('p', { class: 'muted' }, 'No contestant is registered.'),
    el('p', { class: 'muted' }, `Commitment of the secret seed: ${state.event.commitment}. Show it to the teams first; then each may give you a value that is added to the seed. The name public is for a source that nobody controls, such as a lottery.`),
    el('label', {}, 'Values of teams, each a line TEAM=TEXT (or none)', el('textarea', {
      rows: '2', 'data-key': 'values', value: wanted.values, maxlength: '60000', oninput: (event) => { wanted.values = event.target.value; },
    })),
    el('div', { class: 'inline' },
      el('label', {}, 'Seed (leave it empty for a secret one)', el('input', {
        inputmode: 'numeric', 'data-key': 'seed', value: wanted.seed, maxlength: '19', oninput: (event) => { wanted.seed = event.target.value; },
      })),
      el('button', { type: 'submit', class: 'main', 'data-key': 'draw', disabled: taking().length < 2 }, 'Draw the numbers')));
}

const sum = (scores) => scores.map((score) => String(score)).join(' : ');

function results(one) {
  if (!one.numbers) return [];
  const byNumber = [...one.numbers].sort((a, b) => a.number - b.number);
  const points = new Map(one.standings.map((line) => [line.team, line.points]));
  const rounds = [...one.rounds].reverse().map((round, back) => el('div', {},
    el('h3', {}, round.title),
    el('ul', { class: 'items' },
      round.pairs.map((pair, index) => pairItem(pair, round.matches.filter((match) => match.pair === index),
        back === 0 ? one.running.filter((match) => match.pair === index) : [], one)),
      round.byes.map((team) => el('li', { class: 'muted' }, `${team} has a bye.`)))));
  const standings = one.isContest
    ? [el('h3', {}, 'Numbers and points'),
      table(['Number', 'Team', 'Points'], byNumber.map((entry) => [String(entry.number), name(entry.team), String(points.get(entry.team) ?? 0)]))]
    : [el('h3', {}, 'Standings'),
      table(['Rank', 'Team', capital(one.measure)], one.standings.map((line) => [String(line.rank), name(line.team), String(line.points)]))];
  // The bracket of a knockout says more than its points.
  return [
    ...(one.isContest ? [...rounds, ...standings] : [...standings, ...rounds]),
    one.remarks.length > 0 && el('div', {}, el('h3', {}, 'Remarks'), one.remarks.map((remark) => el('p', { class: 'muted' }, remark))),
    el('p', { class: 'muted' }, `${one.seed.startsWith('sha256:') ? 'Commitment of the seed' : 'Seed'}: ${one.seed} · files: ${one.folder}`),
  ].filter(Boolean);
}

const winner = (match) => (match.ranks[0] === match.ranks[1] ? '' : match.teams[match.ranks[0] < match.ranks[1] ? 0 : 1]);

/** A pair with its games that are over. A game that is being played stands above. */
function pairItem(pair, matches, running, one) {
  const over = matches.filter((match) => !running.some((other) => other.match === match.id));
  if (over.length + running.length > 1) return over.length > 0 && seriesItem(pair, over, running.length, one);
  if (over.length === 1) return el('li', { class: 'item' }, result(over[0], one));
  return running.length === 0 && el('li', { class: 'item' }, el('div', { class: 'head' },
    pair.map(side(one)), el('span', { class: 'tag' }, 'not played yet')));
}

/** A pair that plays several games: how many each team has won, and the games. */
function seriesItem(pair, games, left, one) {
  const wins = pair.map((team) => games.filter((game) => game.counts && winner(game) === team).length);
  const leader = wins[0] === wins[1] ? '' : pair[wins[0] > wins[1] ? 0 : 1];
  return el('li', { class: 'item' },
    el('div', { class: 'head' }, pair.map(side(one)), el('span', {}, `games won: ${sum(wins)}`),
      left > 0 ? el('span', { class: 'tag' }, `${left} more to play`) : leader && el('span', { class: 'tag on' }, `${leader} wins`)),
    el('ul', { class: 'items series' }, games.map((game) => el('li', {}, result(game, one, `game ${game.number}`)))));
}

/** The result of a game, and what has ended it early. */
const result = (match, one, label) => [
  el('div', { class: 'head' }, label && el('span', { class: 'muted' }, label), match.teams.map(side(one)),
    el('span', {}, sum(match.scores)),
    winner(match) && el('span', { class: 'tag on' }, `${winner(match)} wins`),
    !match.counts && el('span', { class: 'tag' }, 'annulled'),
    match.halted && el('span', { class: 'tag' }, 'stopped')),
  match.endings.length > 0 && el('p', { class: 'muted' }, match.endings.join('; ')),
];
