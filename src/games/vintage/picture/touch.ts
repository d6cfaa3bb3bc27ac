import { placeOf, type Synonyms, type Thing, type Touch } from '../../../presentation/choosing/touching.ts';
import { box } from '../rules/box.ts';
import { harvestedNow } from '../rules/harvest.ts';
import { HARBOURS, type View } from '../rules/types.ts';

/** Returns the id of a card in the viewer's own hand, which has its place. Cards drawn secretly lie before open ones. */
const held = ({ viewer, players, drawn }: View, card: string): readonly Thing[] => {
  const known = viewer === 'table' ? [] : (players[viewer]?.known ?? []);
  return [[`card/${placeOf([...(drawn ?? []), ...known], card)}`]];
};

/** Returns the id of an open card by its slot, or the deck's own id. */
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

const niches =
  (side: string) =>
  (value: string): readonly Thing[] =>
    value.split(',').map(column => [`${side}/cellar/${column}`]);

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

/** Returns, for the first of several equal things, the ids of the others. */
const equals = (things: readonly (readonly [key: string, id: string])[]): Synonyms =>
  Object.fromEntries(
    Object.values(Object.groupBy(things, ([key]) => key)).flatMap((equal = []) => {
      const [first, ...others] = equal.map(([, id]) => id);
      return first !== undefined && others.length > 0 ? [[first, others]] : [];
    }),
  );

/**
 * Things that mean another thing, since a person may touch these first. Free places, Estates, the cellar and the signs mean their
 * column. A region's name means its harbour, and a farther harbour upriver means the next one. A place in the valley means the
 * seat's Estate there. Equal cards mean the first of them.
 */
export const synonyms = ({ viewer, players, drawn, display }: View): Synonyms => {
  const own = viewer === 'table' ? undefined : players[viewer];
  const built = own?.estates.length ?? 0;
  const free = Array.from({ length: box.seat.estates - built }, (_, at) => `estate/${built + at + 1}`);
  const [next = '', ...farther] = own ? HARBOURS.slice(HARBOURS.indexOf(own.boat.harbour) + 1) : [];
  const ahead = [
    ...farther.map(harbour => `harbour/${harbour}`),
    ...[next, ...farther].map(at => `hills/${at}`),
  ];
  const places = (own?.estates ?? []).map(
    ({ place }, at) => [`estate/${at + 1}`, [`place/${place}`]] as const,
  );
  const harvested = (own ? harvestedNow(own) : []).map(at => `estate/${at}`);
  const hand = [...(drawn ?? []), ...(own?.known ?? [])];
  return {
    ...equals(hand.map((card, at) => [card, `card/${at + 1}`])),
    ...equals(display.flatMap((card, at) => (card ? [[card, `open/${at + 1}/${card}`]] : []))),
    ...Object.fromEntries(places),
    ...Object.fromEntries(
      HARBOURS.map(harbour => [`harbour/${harbour}`, harbour === next ? ahead : [`hills/${harbour}`]]),
    ),
    ...(viewer !== 'table' && { boat: [`hills/boat/${viewer + 1}`] }),
    'column/buy': [...free, 'means/buy'],
    'column/harvest': ['means/harvest', ...harvested],
    'column/age': ['odds', 'ruby/cellar', 'tawny/cellar'],
    'column/first': ['first'],
    ruby: ['odds/ruby'],
    tawny: ['odds/tawny'],
  };
};
