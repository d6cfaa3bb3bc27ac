import { createHash } from 'node:crypto';
import { SeededDice } from '../core/dice.ts';
import type { AnyGame, Seat } from '../core/game.ts';
import { certain, heard } from '../core/told.ts';

/**
 * Foresees the certain results of an action, as its seat may know them. The action is tried in a world imagined from the
 * seat's own view, and results of chance are left out. View, seat and action are the seed of that world, so the same panel
 * always shows the same.
 */
export function foresee(game: AnyGame, view: unknown, seat: Seat, action: unknown): readonly unknown[] {
  const seen = `[${textOf(view)},${seat},${JSON.stringify(game.write(action))}]`;
  const dice = new SeededDice(createHash('sha256').update(`foreseen/${seen}`).digest());
  const step = game.apply(game.imagine(view, seat, dice), seat, action, dice);
  return step.ok ? heard(certain(step.value), seat) : [];
}

/** JSON texts of views, kept since many actions are foreseen for one view. */
const texts = new WeakMap<object, string>();

function textOf(view: unknown): string {
  if (typeof view !== 'object' || view === null) return JSON.stringify(view);
  const text = texts.get(view) ?? JSON.stringify(view);
  texts.set(view, text);
  return text;
}
