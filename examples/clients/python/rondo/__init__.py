"""Environments for programs that learn the games of Rondo.

    import rondo

    with rondo.Env("othello", opponent="sound", seed=1) as env:
        observation = env.reset()
        done = False
        while not done:
            observation, reward, done = env.step(observation.moves[0])

The games are played by a process of Rondo, which `command` names: by default the
program `rondo` on the path, or what the variable RONDO says.
"""

from rondo.environments import AecEnv, Env, Observation, ParallelEnv, VectorEnv
from rondo.process import IllegalMove, RondoError

__all__ = ["AecEnv", "Env", "IllegalMove", "Observation", "ParallelEnv", "RondoError", "VectorEnv"]
