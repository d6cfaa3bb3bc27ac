"""Plays games at random against itself, over the pipe of `npm run record -- serve` (docs/serve.md).

python3 tools/serve/player.py [games of each game]
"""
import json
import random
import subprocess
import sys
import time

PROGRAM = ["npm", "run", "-s", "record", "--", "serve"]
GAMES = {"porto": 2, "green-port": 3, "vintage": 4}


class Table:
    def __init__(self):
        self.process = subprocess.Popen(
            PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer or "refused" in answer:
            raise RuntimeError(f"{request}: {answer}")
        return answer


def choose(legal, dice):
    """Chooses a kind of action, then an action. Trades of Green Port are rare, or games hardly end."""
    kinds = sorted({action.split()[0] for action in legal})
    kind = dice.choices(kinds, [0.02 if kind == "specialise" else 1 for kind in kinds])[0]
    return dice.choice([action for action in legal if action.split()[0] == kind])


def play(table, game, seats, seed):
    dice = random.Random(seed)
    answer = table.ask(deal=game, seats=seats, seed=str(seed), legal=True)
    actions = 0
    while "outcome" not in answer:
        answer = table.ask(act=choose(answer["legal"], dice), legal=True)
        actions += 1
    return actions, answer["outcome"]["totals"]


def main():
    table = Table()
    table.ask(deal="porto")  # waits until the program has started
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for game, seats in GAMES.items():
        begun = time.time()
        played = [play(table, game, seats, seed) for seed in range(count)]
        actions = sum(number for number, _ in played)
        mean = sum(sum(totals) for _, totals in played) / (count * seats)
        took = time.time() - begun
        print(f"{game}: {count} games, {mean:.1f} points a seat, {actions} actions, {actions / took:.0f} a second")


if __name__ == "__main__":
    main()
