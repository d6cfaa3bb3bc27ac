import { games as house } from '../../commands/games/index.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { Player } from '../../src/core/contract/player.ts';
import { presenters } from '../../src/games/presenters.ts';
import { type Seated, seating } from '../games/seated.ts';
import type { RunningOptions } from '../support/bot.ts';
import { toyCommand } from './command.ts';
import { cautious } from './player.ts';
import { toyPresenters } from './presenter.ts';
import { toy } from './rules/index.ts';
import type { State } from './rules/types.ts';

export type Quay = Seated<State>;

const { seated, byButtons, ...acting } = seating(toy, action => [
  'do',
  { action: toy.write(action), now: true },
]);
export const { now, stateOf, personAt } = acting;

export const quay = (
  seats: number,
  settings: Readonly<Record<string, string | number | boolean>> = {},
  running: RunningOptions = {},
): Promise<Quay> =>
  seated(seats, {
    settings,
    running: {
      presenters: { ...presenters, ...toyPresenters },
      players: { toy: { steady: cautious as unknown as Player } },
      commands: [toyCommand, house],
      ...running,
    },
  });

/**
 * Presses from the button under the newest board to the button that commits the action, and waits until the bot has sent all
 * messages.
 */
export async function press(at: Quay, seat: number, text: string): Promise<void> {
  const action = toy.read(text);
  if (!action.ok) throw new Error(`no action: ${text}`);
  await byButtons(at, action.value, seat);
}

export function seedWhere(seats: number, fits: (deal: State) => boolean): Uint8Array {
  for (let byte = 1; byte < 256; byte++) {
    const seed = new Uint8Array(32).fill(byte);
    if (fits(toy.setup(seats, {}, new SeededDice(seed)))) return seed;
  }
  throw new Error('no such seed');
}
