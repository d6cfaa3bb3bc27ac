import { setImmediate } from 'node:timers/promises';
import { SeededDice } from '../core/dice.ts';
import type { AnyGame } from '../core/game.ts';
import { type Players, steadyOf } from '../core/player.ts';
import type { AnyPresenter } from '../presentation/presenter/presenter.ts';

const SEATS = 3;
/** Random seed of the games on the cover pictures. The seed is fixed, so that the covers never change. */
const SEED = new Uint8Array(32).fill(7);
/** Fraction of the whole game, from 0 to 1, after which the cover picture shows the board. */
const SHARE = 0.6;

/**
 * Lets bots play a whole game, and returns a PNG of the position at the fraction `SHARE` of the game. Between two moves, the
 * process can do other work.
 */
export async function coverOf(
  game: AnyGame,
  presenter: AnyPresenter,
  players: Players,
  names: readonly string[],
): Promise<Uint8Array> {
  const dice = new SeededDice(SEED);
  const { min, max } = game.seats(game.defaults);
  const seats = Math.min(max, Math.max(min, SEATS));
  const player = steadyOf(game.id, players);
  const states = [game.setup(seats, game.defaults, dice)];
  for (let state = states[0]; ; ) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const action = player.choose(game, game.view(state, seat), seat, dice);
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${game.id}: the stand-in's action was refused: ${step.refusal.code}`);
    state = step.value.state;
    states.push(state);
    await setImmediate();
  }
  const view = game.view(states[Math.floor((states.length - 1) * SHARE)], 'table');
  const seated = names.slice(0, seats);
  const file = `${game.id}-cover.png`;
  const picture =
    (await presenter.share?.(view, seated, file)) ?? (await presenter.picture(view, seated, [], file));
  return picture.file;
}
