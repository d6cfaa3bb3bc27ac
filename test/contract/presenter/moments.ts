import type { Dice } from '../../../src/core/contract/dice.ts';
import type { AnyGame, Seat } from '../../../src/core/contract/game.ts';
import type { Refusal } from '../../../src/core/contract/result.ts';
import { chance, pick } from '../tools.ts';
import type { Decision, WholeGame } from '../whole-games.ts';

export const DICE: Dice = { below: () => 0, shuffle: cards => [...cards] };

export interface Refused {
  readonly refusal: Refusal;
  readonly view: unknown;
}

const shapeOf = (event: unknown): string =>
  JSON.stringify(event, (key, value) => {
    if (key === 'type') return value;
    if (typeof value === 'number') return Math.sign(value) * Math.min(2, Math.abs(value));
    return typeof value === 'string' ? '' : Array.isArray(value) ? value.slice(0, 2) : value;
  });

/** Returns a function that is true for a decision with an event whose shape did not occur before. */
export function isFresh(): (decision: Decision) => boolean {
  const known = new Set<string>();
  return ({ events }) => {
    const shapes = events.map(({ event }) => shapeOf(event)).filter(shape => !known.has(shape));
    for (const shape of shapes) known.add(shape);
    return shapes.length > 0;
  };
}

const TRIES = 8;

/** Types wrong actions and texts at each decision. Returns the first refusal of each code. */
export function refusalsIn(game: AnyGame, { decisions, seats }: WholeGame): ReadonlyMap<string, Refused> {
  const below = chance(seats);
  const found = new Map<string, Refused>();
  const tried = (state: unknown, seat: Seat, text: string): void => {
    const read = game.read(text);
    const done = read.ok ? game.apply(state, seat, read.value, DICE) : read;
    if (!done.ok && !found.has(done.refusal.code))
      found.set(done.refusal.code, { refusal: done.refusal, view: game.view(state, seat) });
  };
  const known = new Set<string>();
  for (const { before, seat, legal, state } of decisions) {
    for (const action of legal.slice(0, 50))
      for (const word of game.write(action).split(' ')) known.add(word);
    const all = [...known, 'x', '99'];
    for (let count = 0; count < TRIES; count++) {
      const words = game.write(pick(legal, below)).split(' ');
      const other = pick(all, below);
      tried(before, seat, words.with(below(words.length), other).join(' '));
      tried(before, seat, words.slice(0, -1).join(' '));
      tried(before, seat, [...words, other].join(' '));
      tried(before, (seat + 1) % seats, words.join(' '));
      tried(state, seat, words.join(' '));
    }
  }
  return found;
}
