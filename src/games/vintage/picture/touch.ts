import { placeOf, type Synonyms, type Thing, type Touch } from '../../../presentation/choosing/touching.ts';
import { box } from '../rules/box.ts';
import type { View } from '../rules/types.ts';

/** Returns the place of a card in the viewer's own hand: cards drawn secretly lie before open ones. */
const held = ({ viewer, players, drawn }: View, card: string): readonly Thing[] => {
  const known = viewer === 'table' ? [] : (players[viewer]?.known ?? []);
  return [[`card/${placeOf([...(drawn ?? []), ...known], card)}`]];
};

/** Returns a card of the display by its slot, and the deck by itself. */
const open = ({ display }: View, card: string): readonly Thing[] => [
  [card === 'deck' ? 'open/deck' : `open/${placeOf(display, card)}/${card}`],
];

const COLUMNS: Readonly<Record<string, string>> = {
  buy: 'buy',
  harvest: 'harvest',
  age: 'age',
  take: 'card',
  first: 'first',
};

const VINES: Readonly<Record<string, string>> = {
  purple: 'purple',
  green: 'green-red',
  red: 'green-red',
  white: 'white-yellow',
  yellow: 'white-yellow',
  old: 'old',
};

const estates = (value: string): readonly Thing[] =>
  value === 'none' ? [] : value.split(',').map(at => [`estate/${at}`]);

/** Returns the columns of a side of the cellar. */
const niches =
  (side: string) =>
  (value: string): readonly Thing[] =>
    value.split(',').map(column => [`${side}/cellar/${column}`]);

/** Things of the seat's picture for the values of Vintage's fields. */
export const touch: Touch<View> = {
  type: value => (COLUMNS[value] ? [[`column/${COLUMNS[value]}`]] : value === 'sail' ? [['boat']] : []),
  pay: value => [[value.startsWith('overseer') ? 'means/overseer' : 'means/marker']],
  card: (value, { view, fields: { type } }) => (type === 'take' ? open(view, value) : held(view, value)),
  discard: (value, { view }) => held(view, value),
  estate: estates,
  vine: value => [[`half/${value}`, `column/${VINES[value]}`]],
  to: (value, { fields: { type } }) => [[type === 'sail' ? `harbour/${value}` : value]],
  load: estates,
  side: value => [[value]],
  category: (value, { fields: { side = '' } }) => [[`${side}/${value}`]],
  round: value => [[`chip/${value}`]],
  place: value => [[`place/${value}`]],
  wine: value => [[`share/${value}`]],
  deed: value => (COLUMNS[value] ? [[`column/${COLUMNS[value]}`]] : []),
  column: niches('ruby'),
  columns: niches('tawny'),
};

/** Own things that mean an action's column, since a person looks at these first: the free places for Estates, the cellar, the signs. */
export const synonyms = ({ viewer, players }: View): Synonyms => {
  const own = viewer === 'table' ? 0 : (players[viewer]?.estates.length ?? 0);
  const free = Array.from({ length: box.seat.estates - own }, (_, at) => `estate/${own + at + 1}`);
  return {
    'column/buy': [...free, 'means/buy'],
    'column/harvest': ['means/harvest'],
    'column/age': ['odds', 'ruby/cellar', 'tawny/cellar'],
    'column/first': ['first'],
    ruby: ['odds/ruby'],
    tawny: ['odds/tawny'],
  };
};
