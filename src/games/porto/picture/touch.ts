import { placeOf, type Thing, type Touch } from '../../../presentation/choosing/touching.ts';
import type { View } from '../rules/types.ts';

const handOf = ({ players, viewer }: View): readonly string[] =>
  viewer === 'table' ? [] : (players[viewer]?.hand ?? []);

/**
 * Returns the ids under which a picture shows a card of the hand: the first or the second of its kind. The last id is for a
 * picture of a large hand, which shows each kind once.
 */
const cardOf = (view: View, kind: string, second = false): Thing => {
  const hand = handOf(view);
  const first = hand.indexOf(kind);
  const at = second ? hand.findIndex((each, index) => each === kind && index > first) : first;
  return [`own/${at + 1}`, `own/${kind}`];
};

const each = (value: string, thing: (part: string) => string): readonly Thing[] =>
  value === 'none' ? [] : value.split(',').map(part => [thing(part)]);

const house = (value: string): readonly Thing[] => each(value, id => `house/${id}`);

/** Maps each field of an action to the drawn things that a person touches to choose the field's value. */
export const touch: Touch<View> = {
  type: () => [],
  contracts: (value, { view: { dealt } }) =>
    each(value, contract => `dealt/${placeOf(dealt ?? [], contract)}`),
  cards: value => each(value, slot => `market/${slot}`),
  // The two cards of the Timer are in no picture of the board.
  number: (value, { view, fields }) => (fields.type === 'timer' ? [] : [cardOf(view, value)]),
  colour: (value, { view, fields }) =>
    fields.type === 'timer' ? [] : [cardOf(view, value, fields.number === value)],
  house,
  roof: house,
  claim: value => each(value, slot => `contract/${slot}`),
};
