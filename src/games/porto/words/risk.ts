import { CONSTRUCTION_DECK, cardValue } from '../rules/cards.ts';
import { type Kind, VALUES, type Value, type View } from '../rules/types.ts';

const SLOTS = [1, 2, 3, 4, 5];

/**
 * Estimates for each of the slots 1 to 5 the chance, from 0 to 1, that the Timer discards the slot's contents after this turn.
 * The Timer's first card empties the slot of its value. The second card empties the slot of the sum of both values. The
 * estimate uses only open information, so it is rough where the deck is reshuffled. Undefined where no Timer follows.
 */
export const timerRisk = (view: View): readonly number[] | undefined => {
  if (view.variant !== 'solo' || view.phase.type !== 'turn' || view.timer.left === 0) return undefined;
  const unseen = valuesUnseen(view);
  const all = VALUES.reduce((sum, value) => sum + unseen[value], 0);
  const first = (value: number): number => (isValue(value) ? unseen[value] / all : 0);
  const then = (one: Value, other: number): number =>
    isValue(other) && all > 1 ? (first(one) * (unseen[other] - (one === other ? 1 : 0))) / (all - 1) : 0;
  return SLOTS.map(slot => first(slot) + VALUES.reduce((sum, value) => sum + then(value, slot - value), 0));
};

const isValue = (value: number): value is Value => (VALUES as readonly number[]).includes(value);

const valuesUnseen = ({ players, market, discards }: View): Record<Value, number> => {
  const seen = [...players.flatMap(({ hand }) => hand), ...market, ...discards];
  const count = (cards: readonly (Kind | null)[], value: Value) =>
    cards.filter(kind => kind !== null && cardValue(kind) === value).length;
  const left = (value: Value) => Math.max(0, count(CONSTRUCTION_DECK, value) - count(seen, value));
  return { 1: left(1), 2: left(2), 3: left(3) };
};
