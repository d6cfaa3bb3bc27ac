import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { playerOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';

/** Number of decisions between two yielded ones. */
const APART = 4;

/** Yields states in which a seat has a choice, from games between medium players. */
export function* decisions(game: AnyGame): Generator<unknown> {
  const medium = playerOf(game.id, players, 'medium');
  const { min, max } = game.seats(game.defaults);
  for (let deal = 1; ; deal++) {
    const dice = new SeededDice(new Uint8Array(32).fill(deal));
    let state = game.setup(min + (deal % (max - min + 1)), game.defaults, dice);
    for (let ply = 1; game.outcome(state) === undefined; ply++) {
      const [seat = -1] = game.toAct(state);
      const forced = game.forced(state, seat);
      if (forced === undefined && ply % (APART + 1) === 0) yield state;
      const action = forced ?? medium?.choose(game, game.view(state, seat), seat, new LightDice(ply));
      const step = game.apply(state, seat, action, dice);
      if (!step.ok) throw new Error(`${game.id}: ${step.refusal.code}`);
      state = step.value.state;
    }
  }
}
