"""Environments over the matches of a process."""

import operator
import random
from collections import namedtuple

from rondo.process import IllegalMove, Process, RondoError

Observation = namedtuple("Observation", "state moves seat turn scores data")
Observation.__doc__ = """What a seat sees: the position as a text, the legal moves as texts (None if there are
too many), the seat, the turns that were played, the score of each seat, and the position as a dict of lists of
numbers (None unless the environment has data=True)."""


class _Series:
    """The seeds of matches one after another: the first is the given one, the others are its children."""

    def __init__(self, seed):
        self._seed = seed
        self._episode = 0

    def next(self, seed):
        """The seed of the next match; a seed that is not None begins a new series."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        self._episode += 1
        return str(self._seed) if self._episode == 1 else [str(self._seed), self._episode]


def _seen(answer, seat):
    data = answer["data"][seat] if "data" in answer else None
    return Observation(
        answer["states"][seat], answer["moves"][seat], seat, answer["turn"], tuple(answer["scores"]), data
    )


class _Closing:
    """An environment that ends its process when it is closed."""

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.close()

    @property
    def moves(self):
        """All moves of the game in a fixed order; None if the game has too many."""
        return self._process.greeting.get("moves")

    def mask(self, observation):
        """For each of `moves`, 1 if it is legal in an observation, else 0."""
        if self.moves is None:
            raise RondoError(f"{self.game} has too many moves for a mask; use the moves of the observation")
        legal = set(observation.moves or ())
        if not legal <= self._known():
            raise RondoError(f"the moves {sorted(legal - self._known())} are not in the fixed list")
        return [int(move in legal) for move in self.moves]

    def _known(self):
        if self._all is None:
            self._all = frozenset(self.moves)
        return self._all

    _all = None


class Env(_Closing):
    """One seat of a game, against opponents of Rondo.

    The first match has the seed that is given, and is the match that `rondo play` plays with this seed.
    The matches after it have seeds of their own in the series of this seed: SEED/episode:2 and so on.
    """

    def __init__(self, game, opponent="random", seed=0, seat=0, command=None, data=False):
        opponents = [opponent] if isinstance(opponent, str) else list(opponent)
        self._process = Process(game, opponents, seat, 1, command, data)
        self.game = self._process.greeting["game"]
        self.seat = seat
        self._series = _Series(seed)

    def reset(self, seed=None):
        """Begins a match and returns the first observation of the seat."""
        answer = self._process.ask({"reset": {"0": self._series.next(seed)}})
        return self._take(answer)[0]

    def step(self, move):
        """Plays a move. Returns the next observation, the reward, and whether the match is over.

        The reward is 0 until the end. There it is the share of the opponents that were beaten less the
        share of those that won: 1, 0 or -1 against one opponent.
        """
        return self._take(self._process.ask({"step": {"0": {str(self.seat): move}}}))

    def _take(self, answer):
        answer = answer["observations"]["0"]
        self.observation = _seen(answer, self.seat)
        reward = answer["rewards"][self.seat] if answer["over"] else 0.0
        return self.observation, reward, answer["over"]

    def action_mask(self):
        """For each of `moves`, 1 if it is legal now, else 0."""
        return self.mask(self.observation)

    def record(self):
        """The record of a match that is over, as `rondo replay` reads it."""
        return self._process.ask({"record": 0})["record"]


class VectorEnv(_Closing):
    """Many matches of one seat, stepped together. A match that is over begins again by itself."""

    def __init__(self, game, count, opponent="random", seed=0, seat=0, command=None, data=False):
        opponents = [opponent] if isinstance(opponent, str) else list(opponent)
        self._process = Process(game, opponents, seat, count, command, data)
        self.game = self._process.greeting["game"]
        self.seat = seat
        self.count = count
        self._seed = seed
        self._places = [str(place) for place in range(count)]

    def reset(self):
        """Begins all matches anew. Returns their observations."""
        seeds = {place: [f"{self._seed}/environment:{place}", 1] for place in self._places}
        answer = self._process.ask({"reset": seeds})["observations"]
        return [_seen(answer[place], self.seat) for place in self._places]

    def step(self, moves):
        """Plays a move in each match. Returns the observations, the rewards, and which matches ended.

        The observation of a match that ended is the first of the next match.
        """
        if len(moves) != self.count:
            raise RondoError(f"{len(moves)} moves are not one for each of {self.count} matches")
        seat = str(self.seat)
        request = {place: {seat: move} for place, move in zip(self._places, moves)}
        answer = self._process.ask({"step": request, "again": True})
        seen, ended = answer["observations"], answer["ended"]
        observations = [_seen(seen[place], self.seat) for place in self._places]
        rewards = [
            ended[place]["rewards"][self.seat] if place in ended else 0.0 for place in self._places
        ]
        return observations, rewards, [place in ended for place in self._places]


class Discrete:
    """The numbers 0 to n-1, each of which stands for a move."""

    def __init__(self, n):
        self.n = n

    def __contains__(self, number):
        # Whole numbers of other packages count too.
        try:
            return 0 <= operator.index(number) < self.n
        except TypeError:
            return False

    def sample(self, mask=None):
        """A number at random; with a mask, one of those that it allows, or 0 if it allows none."""
        numbers = range(self.n) if mask is None else [at for at, allowed in enumerate(mask) if allowed]
        return random.choice(numbers) if numbers else 0


class _AllSeats(_Closing):
    """What both interfaces of PettingZoo have: an agent for each seat, and moves by their numbers.

    The seeds of the matches are those of Env.
    """

    metadata = {"name": "rondo"}
    render_mode = None

    def __init__(self, game, seed=0, command=None):
        self._process = Process(game, (), 0, 1, command)
        self.game = self._process.greeting["game"]
        self._series = _Series(seed)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self._process.greeting["seats"]))]
        self.agents = []
        if self.moves is None:
            self.close()
            raise RondoError(f"{self.game} has too many moves for numbers of moves; use Env")
        self._spaces = {agent: Discrete(len(self.moves)) for agent in self.possible_agents}

    def action_space(self, agent):
        return self._spaces[agent]

    def _begin(self, seed):
        self.agents = list(self.possible_agents)
        self._answer = self._process.ask({"reset": {"0": self._series.next(seed)}})["observations"]["0"]

    def _require(self, agent, action):
        """The number of an action. A move is refused before the others are asked, so nothing has changed."""
        if action not in self._spaces[agent] or not self.observe(agent)["action_mask"][operator.index(action)]:
            raise IllegalMove(f"action {action} of {agent} is not legal; see its action_mask")
        return operator.index(action)

    def _play(self, moves):
        texts = {str(seat): self.moves[number] for seat, number in moves.items()}
        self._answer = self._process.ask({"step": {"0": texts}})["observations"]["0"]

    def _seat(self, agent):
        return self.possible_agents.index(agent)

    def observe(self, agent):
        """The position as the agent sees it, and a mask of its legal moves."""
        seen = _seen(self._answer, self._seat(agent))
        return {"observation": seen.state, "action_mask": self.mask(seen)}

    def _reward(self, agent):
        return self._answer["rewards"][self._seat(agent)] if self._answer["over"] else 0.0

    def state(self):
        """The position as the first seat sees it."""
        return self._answer["states"][0]


class AecEnv(_AllSeats):
    """All seats of a game in the shape of PettingZoo's AEC interface: one agent acts at a time.

    Agents that move at the same time act one after another. What they chose is revealed together.
    """

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._chosen = {}
        self._select()

    def _select(self):
        waiting = [seat for seat in self._answer["acting"] if seat not in self._chosen]
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
        elif self.agents:
            self.agent_selection = self.agents[0]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise RondoError(f"{agent} has finished; its action is None")
            self.agents.remove(agent)
            self._select()
            return
        number = self._require(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._chosen[self._seat(agent)] = number
        if len(self._chosen) == len(self._answer["acting"]):
            chosen, self._chosen = self._chosen, {}
            self._play(chosen)
            self._pay()
        self._select()

    def _pay(self):
        for agent in self.agents:
            self.rewards[agent] = self._reward(agent)
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = self._answer["over"]

    def last(self, observe=True):
        """What the selected agent sees, its reward since it acted, and whether it has finished."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        """The selected agents, one after another, until all have finished."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection


class ParallelEnv(_AllSeats):
    """All seats of a game in the shape of PettingZoo's parallel interface: all agents act at once.

    The action of an agent that is not to move is not used. Its mask has no 1.
    """

    def reset(self, seed=None, options=None):
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self):
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions):
        acting = [self.possible_agents[seat] for seat in self._answer["acting"]]
        missing = [agent for agent in acting if actions.get(agent) is None]
        if missing:
            raise RondoError(f"{', '.join(missing)} must act, and has no action")
        self._play({self._seat(agent): self._require(agent, actions[agent]) for agent in acting})
        observations = self._observations()
        rewards = {agent: self._reward(agent) for agent in self.agents}
        over = dict.fromkeys(self.agents, self._answer["over"])
        truncations = dict.fromkeys(self.agents, False)
        infos = {agent: {} for agent in self.agents}
        if self._answer["over"]:
            self.agents = []
        return observations, rewards, over, truncations, infos
