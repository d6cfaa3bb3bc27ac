import { createHash } from 'node:crypto';
import { SeededDice } from '../../core/contract/dice.ts';
import { type AnyGame, certain, type Seat, visibleEvents } from '../../core/contract/game.ts';

/**
 * Returns the events that an action would certainly cause, as far as `seat` may know them. The bot tries the action in a state
 * imagined from the seat's own view, and leaves out results of chance. View, seat and action seed the imagined state, so the
 * same panel always shows the same preview.
 */
export function foresee(game: AnyGame, view: unknown, seat: Seat, action: unknown): readonly unknown[] {
  const seen = `[${textOf(view)},${seat},${JSON.stringify(game.write(action))}]`;
  const dice = new SeededDice(createHash('sha256').update(`foreseen/${seen}`).digest());
  const step = game.apply(game.imagine(view, seat, dice), seat, action, dice);
  return step.ok ? visibleEvents(certain(step.value), seat) : [];
}

/** JSON texts of views, cached since the bot previews many actions for one view. */
const texts = new WeakMap<object, string>();

function textOf(view: unknown): string {
  if (typeof view !== 'object' || view === null) return JSON.stringify(view);
  const text = texts.get(view) ?? JSON.stringify(view);
  texts.set(view, text);
  return text;
}
