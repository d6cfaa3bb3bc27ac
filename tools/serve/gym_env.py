"""An environment of Gymnasium, over the pipe of `npm run record -- serve` (docs/serve.md).

python3 tools/serve/gym_env.py [game]   checks the environment, and plays one game at random
"""
import json
import random
import string
import sys

import gymnasium
from gymnasium.spaces import Discrete, Text
from player import GAMES, Table, choose

MOST_ACTIONS = 4096
LONGEST_VIEW = 100_000


class SeatEnv(gymnasium.Env):
    """One seat of a game. A function plays all other seats: it chooses from the legal actions, with dice.

    An observation is the seat's view, as JSON. An action is an index of the list `legal` in `info`, which has the actions of
    the game's notation; a greater index begins again at the first one. The reward is 0 until the end of the game, and then
    the seat's points over the mean of the others.
    """

    metadata = {"render_modes": ["ansi"]}
    render_mode = "ansi"
    action_space = Discrete(MOST_ACTIONS)
    observation_space = Text(LONGEST_VIEW, charset=string.printable)

    def __init__(self, game="porto", seats=2, seat=0, others=choose):
        self.game, self.seats, self.seat, self.others = game, seats, seat, others
        self.table = Table()

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        text = str(seed if seed is not None else self.np_random.integers(2**31))
        self.dice = random.Random(text)
        return self.watch(self.table.ask(deal=self.game, seats=self.seats, seed=text, options=options or {}))

    def step(self, action):
        act = self.legal[action % len(self.legal)]
        observation, info = self.watch(self.table.ask(seat=self.seat, act=act))
        outcome = info.get("outcome")
        if outcome is None:
            return observation, 0.0, False, False, info
        totals = list(outcome["totals"])
        own = totals.pop(self.seat)
        return observation, float(own - sum(totals) / max(1, len(totals))), True, False, info

    def watch(self, answer):
        """Lets the other seats act until this seat decides or the game is over."""
        while "outcome" not in answer and self.seat not in answer["toAct"]:
            seat = answer["toAct"][0]
            legal = self.table.ask(legal=seat)["legal"]
            answer = self.table.ask(seat=seat, act=self.others(legal, self.dice))
        over = {"outcome": answer["outcome"]} if "outcome" in answer else {}
        seen = self.table.ask(view=self.seat, **({} if over else {"legal": self.seat}))
        self.legal, self.view = seen.get("legal", []), json.dumps(seen["view"])
        return self.view, {"legal": self.legal, **over}

    def render(self):
        return self.view

    def close(self):
        self.table.process.stdin.close()
        self.table.process.wait()


if __name__ == "__main__":
    from gymnasium.utils.env_checker import check_env

    for game in sys.argv[1:] or GAMES:
        env = SeatEnv(game, seats=GAMES[game])
        check_env(env, skip_render_check=True)
        dice = random.Random(1)
        observation, info = env.reset(seed=1)
        steps, over, reward = 0, False, 0
        while not over:
            action = info["legal"].index(choose(info["legal"], dice))
            observation, reward, over, _, info = env.step(action)
            steps += 1
        print(f"{game}: {steps} decisions of one seat, {reward:+.1f} points, longest view so far {len(observation)}")
        env.close()
