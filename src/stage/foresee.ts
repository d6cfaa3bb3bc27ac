import { createHash } from 'node:crypto';
import { SeededDice } from '../core/dice.ts';
import type { AnyGame, Seat } from '../core/game.ts';
import { certain, heard } from '../core/told.ts';

/**
 * What an action would surely bring, as its seat may foresee it: tried in a world imagined from the seat's own view, and
 * told without what chance decides there. Which world follows from the view alone: the same panel says the same again.
 */
export function foresee(game: AnyGame, view: unknown, seat: Seat, action: unknown): readonly unknown[] {
  const seen = `[${textOf(view)},${seat},${JSON.stringify(game.write(action))}]`;
  const dice = new SeededDice(createHash('sha256').update(`foreseen/${seen}`).digest());
  const step = game.apply(game.imagine(view, seat, dice), seat, action, dice);
  return step.ok ? heard(certain(step.value), seat) : [];
}

/** Of views of which many actions are foreseen. */
const texts = new WeakMap<object, string>();

function textOf(view: unknown): string {
  if (typeof view !== 'object' || view === null) return JSON.stringify(view);
  const text = texts.get(view) ?? JSON.stringify(view);
  texts.set(view, text);
  return text;
}
