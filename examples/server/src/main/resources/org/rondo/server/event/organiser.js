import { ask, button, el, name, show, table } from './dom.js';
import { eventCard } from './event.js';

const at = (id) => document.getElementById(id);
const shown = new Map();
const chosen = { dark: '', light: '' };
let timer = 0;
let fading = 0;

function say(sentence, wrong = false) {
  const message = at('message');
  message.textContent = sentence;
  message.classList.toggle('wrong', wrong);
  message.hidden = !sentence;
  clearTimeout(fading);
  // What was done need not cover the page for long. A refusal stays until the next click or Escape.
  if (sentence && !wrong) fading = setTimeout(() => { message.hidden = true; }, 15_000);
}

async function call(path, body) {
  const options = body === undefined ? {} : {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  };
  let response;
  try {
    response = await fetch(`/organiser/${path}`, { credentials: 'same-origin', cache: 'no-store', ...options });
  } catch {
    throw new Error('The server does not answer. This page tries again.');
  }
  const answer = await response.json().catch(() => ({ error: `The server answered ${response.status}.` }));
  if (response.status === 401 && path !== 'login') login();
  if (!response.ok) throw new Error(answer.error ?? `The server answered ${response.status}.`);
  return answer;
}

/** Carries out an order; says the result or the refusal. */
async function order(body) {
  try {
    say((await call('do', body)).message);
  } catch (error) {
    say(error.message, true);
  }
  refresh();
}

async function orderAfter(sentence, yes, body) {
  if (await ask(sentence, yes)) await order(body);
}

function login() {
  clearTimeout(timer);
  shown.clear();
  at('office').hidden = true;
  at('links').hidden = true;
  at('login').hidden = false;
  at('secret').value = '';
  at('team').focus();
}

async function refresh() {
  clearTimeout(timer);
  try {
    draw(await call('state'));
    if (at('message').dataset.lost) {
      delete at('message').dataset.lost;
      say('');
    }
  } catch (error) {
    say(error.message, true);
    if (!at('login').hidden) return;
    at('message').dataset.lost = 'true';
  }
  timer = setTimeout(refresh, 1000);
}

/** Draws a part of the page if its data have changed. */
function part(id, data, drawing) {
  const text = JSON.stringify(data);
  if (shown.get(id) === text) return;
  shown.set(id, text);
  show(at(id), drawing());
}

function draw(state) {
  at('login').hidden = true;
  at('office').hidden = false;
  at('links').hidden = false;
  const redraw = () => { shown.delete('event'); draw(state); };
  const programs = state.players.map((player) => [player.id, player.team, player.game, player.login, silence(player)]);
  part('event', [state.event, state.teams, programs], () => eventCard(state, { order, orderAfter, redraw, silence }));
  at('games').hidden = !state.event.isContest;
  part('games', [state.games, state.players.map((player) => [player.id, player.team, player.game])], () => games(state));
  part('players', state.players.map((player) => ({ ...player, silent: silence(player) })), () => players(state));
  part('server', [state.teams, state.mayAdminister], () => server(state));
}

const silence = (player) => {
  if (player.silent < 0) return 'logged out';
  if (player.silent < 10) return 'now';
  return player.silent < 60 ? `${Math.floor(player.silent / 10) * 10} s ago` : `${Math.floor(player.silent / 60)} min ago`;
};

function players(state) {
  const rows = state.players.map((player) => [
    String(player.id), name(player.team), name(player.client), player.game ? `game ${player.game}` : 'free', silence(player),
  ]);
  return [
    el('h2', {}, 'Players that are logged in'),
    rows.length ? table(['No.', 'Team', 'Program', 'Plays', 'Last call'], rows)
      : el('p', { class: 'muted' }, 'No player is logged in.'),
  ];
}

function games(state) {
  const free = state.players.filter((player) => !player.game);
  return [
    el('h2', {}, 'Games'),
    state.games.length ? el('ul', { class: 'items' }, state.games.map(game))
      : el('p', { class: 'muted' }, 'There are no games.'),
    free.length > 1 && practice(free),
  ].filter(Boolean);
}

function practice(free) {
  const choose = (side, label) => {
    const options = free.map((player) => el('option', { value: String(player.id) }, `${player.team} (${player.client})`));
    const select = el('select', { 'data-key': `choose-${side}`, onchange: (event) => { chosen[side] = event.target.value; shown.delete('games'); refresh(); } }, options);
    const ids = free.map((player) => String(player.id)).filter((id) => side === 'dark' || id !== chosen.dark);
    const wanted = ids.includes(chosen[side]) ? chosen[side] : ids[0];
    select.value = wanted;
    chosen[side] = wanted;
    return el('label', {}, label, select);
  };
  return el('form', {
    class: 'inline',
    onsubmit: (event) => { event.preventDefault(); order({ action: 'create', dark: chosen.dark, light: chosen.light }); },
  }, choose('dark', 'Dark'), choose('light', 'Light'),
    el('button', { type: 'submit', 'data-key': 'create' }, 'Play a practice game'));
}

const STATES = { Setup: 'not started', Play: 'is played', Pause: 'paused', Finish: 'over' };

function game(game) {
  const id = game.id;
  const act = (action) => () => order({ action, game: id });
  const teams = game.seats.map((seat) => seat.team).join(' and ') || 'no players';
  const buttons = [];
  if (game.state === 'Setup' && game.seats.length === 2) buttons.push(button(`start-${id}`, 'Start', act('start')));
  if (game.state === 'Play') buttons.push(button(`pause-${id}`, 'Pause', act('pause')));
  if (game.state === 'Pause') buttons.push(button(`resume-${id}`, 'Resume', act('resume')));
  if (!game.isOfEvent) {
    for (const seat of game.seats.filter((seat) => seat.attached && game.state !== 'Setup')) {
      buttons.push(button(`drop-${id}-${seat.player}`, `Drop ${seat.team}`, () => orderAfter(
        game.state === 'Finish' ? `${seat.team} is taken out of game ${id}, which is over, and is free for another game.`
          : `${seat.team} is taken out of game ${id} and loses it. This cannot be undone.`,
        `Drop ${seat.team}`, { action: 'drop', game: id, player: seat.player }), 'small danger'));
    }
    buttons.push(button(`delete-${id}`, 'Delete', () => orderAfter(
      `Game ${id} of ${teams} is deleted with its board and its result. Its players become free. This cannot be undone.`,
      'Delete the game', { action: 'delete', game: id }), 'small danger'));
  }
  return el('li', { class: 'item' },
    el('div', { class: 'head' },
      el('span', {}, `Game ${id}`),
      game.seats.map((seat, index) => el('span', { class: 'duo' },
        el('span', { class: `disc ${index ? 'light' : 'dark'}`, role: 'img', 'aria-label': index ? 'light' : 'dark' }),
        name(seat.team), String(seat.score))),
      el('span', { class: game.state === 'Play' ? 'tag on' : 'tag' }, `${STATES[game.state]}${game.turn ? `, turn ${game.turn}` : ''}`),
      game.isOfEvent && el('span', { class: 'tag' }, 'knockout')),
    game.seats.some((seat) => seat.comment) && el('p', { class: 'muted' },
      game.seats.filter((seat) => seat.comment).map((seat) => `${seat.team}: ${seat.condition}, ${seat.comment}`).join(' · ')),
    buttons.length > 0 && el('div', { class: 'buttons' }, buttons));
}

const teams = (state) => [
  el('h2', {}, state.event.isContest ? 'Teams and server' : 'Teams'),
  state.teams.length ? table(['Team', 'Role'], state.teams.map((team) => [name(team.name), team.role]))
    : el('p', { class: 'muted' }, 'No team is registered. Add teams to the file of teams; the server reads it again by itself.'),
];

function server(state) {
  if (!state.event.isContest) return teams(state);
  const may = state.mayAdminister;
  return [
    ...teams(state),
    el('p', {}, may ? 'Contestants may create and change games, to test their programs.'
      : 'Contestants may not create and change games.'),
    el('div', { class: 'buttons' },
      may ? button('rights', "Revoke contestants' rights", () => orderAfter(
        'Contestants can no longer create, start or delete games, until you give them the right again.',
        'Revoke the rights', { action: 'rights', may: 'false' }), 'danger')
        : button('rights', "Give contestants' rights back", () => order({ action: 'rights', may: 'true' }), ''),
      button('flush', 'Flush the server', () => orderAfter(
        'All games are deleted, and all players must log in again. Do this before the tournament. The knockout and its results are kept.',
        'Flush the server', { action: 'flush' }), 'danger')),
  ];
}

at('login').addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    await call('login', { team: at('team').value, secret: at('secret').value });
    at('secret').value = '';
    say('');
    await refresh();
    at('event').scrollIntoView({ block: 'nearest' });
  } catch (error) {
    say(error.message, true);
  }
});
at('logout').addEventListener('click', async () => {
  await call('logout', {}).catch(() => {});
  say('You are logged out.');
  login();
});
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') say(''); });
call('state').then((state) => { draw(state); timer = setTimeout(refresh, 1000); }, login);
