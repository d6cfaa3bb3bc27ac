import type { Seat, Told } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import type { StoredMatch } from '../store/index.ts';
import { understand } from './act.ts';
import { gameOf, type House, otherDice } from './house.ts';

/**
 * Tried on an imagined world, not on the real one: a refill told from the real deck would be a look at it before
 * the choice is made.
 */
export function preview(
  house: House,
  match: StoredMatch,
  personId: string,
  text: string,
): Result<{ readonly told: readonly Told<unknown>[] }, Refusal> {
  const game = gameOf(house, match.game);
  const meant = understand(game, match, { personId, action: text });
  if (!meant.ok) return meant;
  const { seat, action } = meant.value;
  const dice = otherDice(match.id, match.rev, seat);
  const world = game.imagine(game.view(match.state, seat), seat, dice);
  const step = game.apply(world, seat, action, dice);
  return step.ok ? accept({ told: step.value.told.flatMap(told => heardBy(seat, told)) }) : step;
}

/** What one seat hears of it. */
function heardBy(seat: Seat, told: Told<unknown>): readonly Told<unknown>[] {
  if (told.to === 'all') return [told];
  if (told.to === seat) return [{ to: seat, event: told.event }];
  return told.others === undefined ? [] : [{ to: 'all', event: told.others }];
}
