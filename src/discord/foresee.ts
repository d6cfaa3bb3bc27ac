import { createHash } from 'node:crypto';
import { SeededDice } from '../core/dice.ts';
import type { AnyGame, Seat } from '../core/game.ts';
import { heard } from '../core/told.ts';

const WORLDS = 3;

/**
 * What an action would surely bring, as its seat may foresee it. A preview made from the true state would show the
 * cards that are revealed afterwards; so the action is tried in worlds imagined from the seat's own view, and only
 * what happens in all of them is told. Which worlds follows from the view alone: the same panel says the same again.
 */
export function foresee(game: AnyGame, view: unknown, seat: Seat, action: unknown): readonly unknown[] {
  const seen = JSON.stringify([view, seat, game.write(action)]);
  const worlds = Array.from({ length: WORLDS }, (_, world) => {
    const dice = new SeededDice(createHash('sha256').update(`foreseen/${world}/${seen}`).digest());
    const step = game.apply(game.imagine(view, seat, dice), seat, action, dice);
    return step.ok ? heard(step.value.told, seat) : [];
  });
  const [first = [], ...others] = worlds;
  const written = others.map(events => new Set(events.map(event => JSON.stringify(event))));
  return first.filter(event => written.every(world => world.has(JSON.stringify(event))));
}
