import type { Synonyms, Thing, Touch } from '../../../presentation/choosing/touching.ts';
import { COLOURS, type View } from '../rules/types.ts';

/** Returns the ids of the drawn crew for each colour of a payment such as `blue-1,red-4`. */
const crews = (value: string): readonly Thing[] =>
  value === 'none' ? [] : value.split(',').map(part => [`own/${part.split('-')[0]}`]);

/** Returns the id of the deck for a reveal, and the ids of the seat's tile for turning the tile; no ids for other actions. */
const ofType = (type: string, { viewer }: View): readonly Thing[] => {
  if (type === 'reveal') return [['deck']];
  const isTile = (type === 'flip' || type === 'unflip') && viewer !== 'table';
  return isTile ? [['own/tile', `seat/${viewer + 1}/tile`]] : [];
};

const headquarters = (value: string): readonly Thing[] => [[`headquarters/${value}`]];
const lost =
  (colour: string) =>
  (value: string): readonly Thing[] =>
    value === '0' ? [] : [[`own/${colour}`]];

/** Maps each field of an action to the drawn things that a person touches to choose the field's value. */
export const touch: Touch<View> = {
  type: (value, { view }) => ofType(value, view),
  colour: (value, { fields: { type } }) => {
    if (type === 'buy') return headquarters(value);
    return [type === 'specialise' ? [`plate/${value}`] : [`offered/${value}`, `plate/${value}`]];
  },
  boost: headquarters,
  objective: value => [[`objective/${value}`]],
  pay: crews,
  blue: lost('blue'),
  green: lost('green'),
  red: lost('red'),
  yellow: lost('yellow'),
};

/**
 * Maps drawn things to other things that a touch takes for them. A card of the pool means its colour, and the crane's sign
 * means the deck or the tile. An aim of the seat means its Objective or its pile.
 */
export const synonyms = ({ pool, objectives }: View): Synonyms => {
  const cards = pool.map((card, at) => ({ colour: card.split('-')[0], id: `pool/${at + 1}` }));
  const offered = COLOURS.map(colour => [
    `offered/${colour}`,
    cards.filter(card => card.colour === colour).map(({ id }) => id),
  ]);
  const aims = [
    ...objectives.map((_, at) => [`objective/${at + 1}`, [`aim/${at + 1}`]] as const),
    ...COLOURS.map(colour => [`headquarters/${colour}`, [`aim/${colour}`]] as const),
  ];
  return { ...Object.fromEntries([...offered, ...aims]), deck: ['sign'], 'own/tile': ['sign'] };
};
