"""python3 -m unittest, in the folder of the package; RONDO names the command that starts Rondo."""

import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import rondo
from rondo.environments import Discrete


def first_moves(env, seed=None):
    """Plays the first legal move to the end. Returns the number of steps and the last reward."""
    observation = env.reset(seed)
    steps, done, reward = 0, False, 0.0
    while not done:
        observation, reward, done = env.step(observation.moves[0])
        steps += 1
    return steps, reward


class EnvTest(unittest.TestCase):
    def test_a_seed_gives_the_same_match(self):
        with rondo.Env("othello", opponent="sound", seed=1) as env:
            first_moves(env)
            record = env.record()
            self.assertEqual(record["seed"], "1")
            self.assertEqual(record["entrants"], ["learner", "sound"])
            first_moves(env)
            self.assertEqual(env.record()["seed"], "1/episode:2")
            first_moves(env, seed=1)
            self.assertEqual(env.record(), record)

    def test_a_wrong_move_raises_and_changes_nothing(self):
        with rondo.Env("tic-tac-toe", opponent="random", seed=1) as env:
            before = env.reset()
            for move in ("10", "rock", ""):
                with self.assertRaises(rondo.IllegalMove):
                    env.step(move)
            self.assertEqual(env.observation, before)
            taken = env.step(before.moves[0])[0]
            with self.assertRaisesRegex(ValueError, "cannot play 1: the square is taken"):
                env.step(before.moves[0])
            self.assertEqual(env.step(taken.moves[0])[0].turn, 4)

    def test_the_mask_has_the_legal_moves(self):
        with rondo.Env("tic-tac-toe", opponent="random", seed=1) as env:
            observation = env.reset()
            self.assertEqual(env.action_mask(), [1] * 9)
            observation = env.step("5")[0]
            legal = [move for move, allowed in zip(env.moves, env.action_mask()) if allowed]
            self.assertEqual(legal, observation.moves)
            self.assertEqual(len(legal), 7)

    def test_positions_are_lists_of_numbers_for_those_who_want_them(self):
        with rondo.Env("othello", opponent="random", seed=1, data=True) as env:
            observation = env.reset()
            self.assertEqual(observation.data["toMove"], [0])
            board = "".join("O-X"[square + 1] for square in observation.data["board"])
            self.assertEqual(observation.state, f"{board} X")

    def test_rewards_and_the_end(self):
        with rondo.Env("tic-tac-toe", opponent="random", seat=1, seed=3) as env:
            reward = first_moves(env)[1]
            self.assertIn(reward, (-1.0, 0.0, 1.0))
            self.assertEqual(reward, env.observation.scores[1] - env.observation.scores[0])
            with self.assertRaisesRegex(rondo.RondoError, "the match is over; reset it") as raised:
                env.step("1")
            self.assertNotIsInstance(raised.exception, rondo.IllegalMove)

    def test_what_rondo_refuses_is_raised(self):
        with self.assertRaisesRegex(rondo.RondoError, 'no game "tic-tac-to"; did you mean'):
            rondo.Env("tic-tac-to")
        env = rondo.Env("tic-tac-toe")
        env.close()
        env.close()
        with self.assertRaisesRegex(rondo.RondoError, "is closed"):
            env.reset()


    def test_a_command_that_does_not_exist_is_named(self):
        with self.assertRaisesRegex(rondo.RondoError, "no-such-program cannot be started"):
            rondo.Env("tic-tac-toe", command="no-such-program")


class VectorEnvTest(unittest.TestCase):
    def test_matches_that_are_over_begin_again(self):
        with rondo.VectorEnv("tic-tac-toe", 16, opponent="random", seed=1) as env:
            observations = env.reset()
            ended, rewards = 0, set()
            for _ in range(40):
                observations, gained, over = env.step([seen.moves[-1] for seen in observations])
                ended += sum(over)
                rewards.update(gained)
                for seen, is_over in zip(observations, over):
                    self.assertEqual(seen.turn < 2, is_over)
            self.assertGreater(ended, 100)
            self.assertEqual(rewards, {-1.0, 0.0, 1.0})
            with self.assertRaisesRegex(rondo.RondoError, "1 moves are not one for each of 16"):
                env.step(["1"])


class AecEnvTest(unittest.TestCase):
    def test_agents_act_one_after_another_and_finish(self):
        env = rondo.AecEnv("tic-tac-toe")
        env.reset(seed=1)
        self.assertEqual(env.agents, ["seat_0", "seat_1"])
        acted, rewards = [], {}
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            self.assertEqual((truncated, info), (False, {}))
            rewards[agent] = reward
            if terminated:
                env.step(None)
                continue
            acted.append(agent)
            env.step(env.action_space(agent).sample(observation["action_mask"]))
        self.assertEqual(acted, (["seat_0", "seat_1"] * 5)[: len(acted)])
        self.assertEqual(sum(rewards.values()), 0.0)
        self.assertEqual(env.agents, [])
        env.close()

    def test_agents_that_move_together_do_not_see_the_other_move(self):
        env = rondo.AecEnv("rock-paper-scissors:rounds=1")
        env.reset(seed=1)
        before = env.observe("seat_1")
        env.step(0)
        self.assertEqual(env.agent_selection, "seat_1")
        self.assertEqual(env.observe("seat_1"), before)
        with self.assertRaises(rondo.IllegalMove):
            env.step(3)
        env.step(0)
        self.assertTrue(all(env.terminations.values()))
        env.close()


class ParallelEnvTest(unittest.TestCase):
    def test_all_agents_act_at_once(self):
        env = rondo.ParallelEnv("rock-paper-scissors:rounds=2")
        observations, _ = env.reset(seed=1)
        rock, paper = env.moves.index("rock"), env.moves.index("paper")
        while env.agents:
            observations, rewards, over, _, _ = env.step({"seat_0": paper, "seat_1": rock})
        self.assertEqual(rewards, {"seat_0": 1.0, "seat_1": -1.0})
        self.assertTrue(all(over.values()))
        env.reset(seed=1)
        with self.assertRaisesRegex(rondo.RondoError, "seat_1 must act"):
            env.step({"seat_0": rock})
        env.close()

    def test_the_usual_loop_over_all_agents_comes_to_an_end(self):
        env = rondo.ParallelEnv("kuhn-poker")
        deals = set()
        for _ in range(6):
            observations, _ = env.reset()
            deals.add(observations["seat_0"]["observation"])
            while env.agents:
                actions = {a: env.action_space(a).sample(observations[a]["action_mask"]) for a in env.agents}
                observations, rewards, _, _, _ = env.step(actions)
            self.assertEqual(sum(rewards.values()), 0.0)
        self.assertGreater(len(deals), 1)
        observations, _ = env.reset()
        for wrong in (-1, 2, "0", None):
            with self.assertRaises(rondo.RondoError):
                env.step({"seat_0": wrong, "seat_1": 0})
        env.close()

    def test_an_agent_that_is_not_to_move_has_an_empty_mask(self):
        env = rondo.ParallelEnv("tic-tac-toe")
        observations, _ = env.reset(seed=1)
        self.assertEqual(sum(observations["seat_1"]["action_mask"]), 0)
        observations = env.step({"seat_0": 4})[0]
        self.assertEqual(sum(observations["seat_0"]["action_mask"]), 0)
        self.assertEqual(sum(observations["seat_1"]["action_mask"]), 8)
        env.close()

    def test_a_game_with_too_many_moves_is_refused(self):
        with self.assertRaisesRegex(rondo.RondoError, "too many moves"):
            rondo.ParallelEnv("parallel-football")


class Whole:
    """A whole number of another package."""

    def __init__(self, number):
        self._number = number

    def __index__(self):
        return self._number


class DiscreteTest(unittest.TestCase):
    def test_samples_are_those_that_a_mask_allows(self):
        space = Discrete(4)
        self.assertEqual({space.sample([0, 1, 0, 1]) for _ in range(60)}, {1, 3})
        self.assertEqual({space.sample() for _ in range(200)}, {0, 1, 2, 3})
        self.assertNotIn(4, space)
        self.assertNotIn(-1, space)
        self.assertNotIn("1", space)
        self.assertEqual(space.sample([0, 0, 0, 0]), 0)
        self.assertIn(Whole(3), space)


if __name__ == "__main__":
    unittest.main()
