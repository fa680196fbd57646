# Learns tic-tac-toe against random moves from its rewards alone: for each position and move it keeps
# the mean of the rewards that followed (a Monte Carlo method).
import random
from collections import defaultdict

import rondo

dice = random.Random(1)
total, count = defaultdict(float), defaultdict(int)


def best(seen):
    def mean(move):
        key = seen.state, move
        return total[key] / count[key] if count[key] else 0.0

    return max(seen.moves, key=mean)


def play(env, episodes, exploring, learns):
    paths, rewards, observations = [[] for _ in range(env.count)], [], env.reset()
    while len(rewards) < episodes:
        moves = [dice.choice(seen.moves) if dice.random() < exploring else best(seen) for seen in observations]
        for path, seen, move in zip(paths, observations, moves):
            path.append((seen.state, move))
        observations, gained, ended = env.step(moves)
        for place in [place for place in range(env.count) if ended[place]]:
            rewards.append(gained[place])
            for key in paths[place] if learns else ():
                total[key] += gained[place]
                count[key] += 1
            paths[place] = []
    return sum(rewards) / len(rewards)


with rondo.VectorEnv("tic-tac-toe", 64, opponent="random", seed=1) as env:
    before = play(env, 1000, exploring=1, learns=False)
    play(env, 10_000, exploring=0.1, learns=True)
    after = play(env, 1000, exploring=0, learns=False)
print(f"mean reward: {before:.2f} of random moves, {after:.2f} after learning")
