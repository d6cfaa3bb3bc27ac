import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { describedInAlt, describedLines, describedWithin } from '../../../presentation/text/alt.ts';
import { nameOf, resignedText } from '../../../presentation/text/names.ts';
import { box } from '../rules/box.ts';
import { circlesOf } from '../rules/circles.ts';
import { freePlaces, qualityOf, siteOf } from '../rules/estates.ts';
import { endPoints } from '../rules/scoring.ts';
import {
  COLUMNS,
  type Estate,
  type Lot,
  type PhaseType,
  type PlaceId,
  type PlayerView,
  SIDES,
  type Side,
  type View,
  type Vine,
} from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import type { SeatName } from './facts.ts';
import { cardText, cardsText as listedCards } from './terms.ts';

/**
 * Levels of detail of a description. `everything` has all open facts. `position` omits some facts, such as the owners of pieces
 * and the known cards of hands. `signs` also replaces words by signs. `letters` also uses letters in the line of each seat,
 * with a key in the first line.
 */
type Telling = 'everything' | 'position' | 'signs' | 'letters';

const isTight = (telling: Telling): boolean => telling === 'signs' || telling === 'letters';

const LETTERS: Readonly<Record<Vine, string>> = {
  green: 'G',
  purple: 'P',
  red: 'R',
  white: 'W',
  yellow: 'Y',
  old: 'O',
};

/** Writes a lot in signs that are the same in every language: "6×3" is quality 6, three barrels. */
export const lotSign = ({ quality, barrels }: Lot): string => `${quality}×${barrels}`;
export const lotSigns = (lots: readonly Lot[]): string => lots.map(lotSign).join(' ');

/** Writes a place for an Estate: "Cima 2". With less detail the text has no space, or only the region's first letter. */
const placeShortly = ({ alt }: VintageWords, place: PlaceId, telling: Telling): string => {
  const region = alt.harbours[siteOf(place).region];
  const number = place.split('-')[1] ?? '';
  if (isTight(telling)) return `${telling === 'letters' ? (region.at(0) ?? '') : region}${number}`;
  return `${region} ${number}`;
};

const estateText = (words: VintageWords, estate: Estate, telling: Telling): string => {
  const { alt } = words;
  const vines = estate.vines.map(vine => LETTERS[vine]).join('') || alt.bare;
  const place = placeShortly(words, estate.place, telling);
  const quality = qualityOf(estate);
  if (isTight(telling)) {
    const sign = telling === 'letters' ? alt.letters.quality : '';
    return `${place} ${vines} ${sign}${quality}${estate.lot ? ` ${lotSign(estate.lot)}` : ''}`;
  }
  const said = alt.estate(place, vines, quality);
  return estate.lot ? alt.waiting(said, lotSign(estate.lot)) : said;
};

const sideText = (phrases: VintageWords['alt'], side: Side, telling: Telling): string =>
  telling === 'letters' ? phrases.letters.sides[side] : phrases.sides[side];

/** Writes the number of barrels in each category, the lowest first: "Ruby 2-0-1-0 Tawny 0-0-3-0". */
const warehouseText = ({ alt }: VintageWords, { warehouse }: PlayerView, telling: Telling): string => {
  const sides = SIDES.filter(side => warehouse[side].some(held => held > 0));
  if (sides.length === 0) return isTight(telling) ? '' : alt.warehouse(alt.empty);
  return alt.warehouse(
    sides.map(side => `${sideText(alt, side, telling)} ${warehouse[side].join('-')}`).join(' '),
  );
};

const cellarText = ({ alt }: VintageWords, { cellar }: PlayerView, telling: Telling): string => {
  const sides = SIDES.filter(side => cellar[side].length > 0);
  if (sides.length === 0) return isTight(telling) ? '' : alt.cellar(alt.empty);
  return alt.cellar(sides.map(side => `${sideText(alt, side, telling)} ${lotSigns(cellar[side])}`).join(' '));
};

const meansText = (words: VintageWords, player: PlayerView, telling: Telling): readonly string[] => {
  const { alt } = words;
  const { passed, markers, overseer, brandy, known, hidden, bought, harvested, enologists } = player;
  const cards = known.length + hidden;
  if (telling === 'letters') {
    const { letters } = alt;
    const acts = passed ? letters.passed : `${letters.markers}${markers}${overseer ? letters.overseer : ''}`;
    return [`${acts} ${letters.brandy}${brandy} ${letters.cards}${cards}`];
  }
  return [
    ...(passed ? [alt.passed] : [alt.markers(markers), ...(overseer ? [alt.overseer] : [])]),
    alt.brandy(brandy),
    alt.cards(cards),
    ...(telling === 'everything' && known.length > 0 ? [alt.known(listedCards(words, known))] : []),
    ...(telling === 'everything' && bought ? [alt.bought] : []),
    ...(telling === 'everything' && harvested ? [alt.harvested] : []),
    ...(!isTight(telling) && enologists > 0 ? [alt.enologists(enologists)] : []),
  ];
};

/**
 * Describes a seat in a sentence.
 * @param isWhole false where other lines describe the seat, and this sentence has only its points
 */
const seatText = (
  words: VintageWords,
  view: View,
  seat: number,
  called: SeatName,
  telling: Telling,
  isWhole = true,
): string => {
  const { alt } = words;
  const player = view.players[seat];
  if (!player) return '';
  const { barrels, estates, vineyards } = endPoints(player);
  const planted = estates + vineyards;
  const total = player.vp + planted + barrels;
  const harbour = alt.harbours[player.boat.harbour];
  const boat = telling === 'letters' ? alt.letters.boat(harbour.at(0) ?? '') : alt.boat(harbour);
  const whole = (): readonly string[] => [
    ...meansText(words, player, telling),
    ...player.estates.map(estate => estateText(words, estate, telling)),
    player.boat.lots.length === 0
      ? boat
      : telling === 'letters'
        ? `${boat} ${lotSigns(player.boat.lots)}`
        : alt.loaded(boat, lotSigns(player.boat.lots)),
    cellarText(words, player, telling),
    warehouseText(words, player, telling),
  ];
  const parts = [
    telling === 'letters'
      ? `${player.vp}+${planted}+${barrels}=${total}`
      : alt.points(player.vp, total, planted, barrels),
    ...(view.first === seat ? [alt.first] : []),
    ...(isWhole ? whole() : []),
  ];
  return grammar(words.language).sentence(
    grammar(words.language).labelled(
      called(seat),
      parts.filter(part => part !== '').join(isTight(telling) ? ', ' : '; '),
    ),
  );
};

const isRow = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number === (numbers[0] ?? 0) + at);

const tableText = (
  { alt }: VintageWords,
  view: View,
  called: SeatName,
  telling: Telling,
): readonly string[] => {
  const seats = view.players.length;
  const free = COLUMNS.map(column => {
    const numbers = circlesOf(seats, column).filter((_, index) => view.table[column][index] === null);
    const said = column === 'card' ? `${numbers.length}×1` : numbers.join(' ');
    const short = numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : said;
    const name = telling === 'letters' ? alt.letters.columns[column] : alt.columns[column];
    if (numbers.length === 0) return `${name} ${telling === 'letters' ? '0' : alt.full}`;
    return `${name} ${telling === 'letters' && isRow(numbers) ? short : said}`;
  });
  const pieces = COLUMNS.flatMap(column => {
    const on = view.table[column].flatMap(piece =>
      piece ? [piece.overseer ? alt.overseerOf(called(piece.seat)) : called(piece.seat)] : [],
    );
    return on.length > 0 ? [`${alt.columns[column]} ${on.join(', ')}`] : [];
  });
  return [
    alt.free(free.join(', ')),
    ...(telling === 'everything' && pieces.length > 0 ? [alt.pieces(pieces.join('; '))] : []),
  ];
};

const askedText = ({ asked }: VintageWords['alt'], phase: PhaseType, name: string): string =>
  phase === 'over' ? asked.over : asked[phase](name);

const headText = ({ alt, language }: VintageWords, view: View, called: SeatName): string => {
  const all = (seats: readonly number[]) => seats.map(called).join(', ');
  const turn = view.stopped
    ? view.stopped.length > 0
      ? alt.givenUp(all(view.stopped))
      : alt.calledOff
    : askedText(alt, view.phase.type, called(view.turn));
  const winners = view.result?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  return [
    alt.head(view.round, box.rounds, turn),
    ...(winners.length > 0 && !view.stopped ? [alt.won(all(winners))] : []),
    ...resignedText(view, called, language),
  ].join(' ');
};

const chipsText = ({ alt }: VintageWords, view: View, called: SeatName): readonly string[] => {
  const looked = view.players.flatMap(({ looked: rounds }, seat) => {
    const later = rounds.filter(round => round > view.round);
    return later.length > 0 ? [alt.looked(called(seat), later.join(', '))] : [];
  });
  return [[alt.bonus(view.chips.map(bonus => bonus ?? '?').join(' ')), ...looked].join(' ')];
};

const cardsText = (
  words: VintageWords,
  view: View,
  called: SeatName,
  telling: Telling,
): readonly string[] => {
  const { alt } = words;
  const open = view.display.map(card => (card === null ? '–' : cardText(words, card))).join(', ');
  const aside = view.aside.map(({ seat, card }) => `${cardText(words, card)} (${called(seat)})`).join(', ');
  return [
    `${alt.display(open)} ${alt.piles(view.deck, view.used.length)}`,
    ...(telling === 'everything' && aside !== '' ? [alt.aside(aside)] : []),
  ];
};

const placesText = (words: VintageWords, view: View, telling: Telling): readonly string[] => {
  const free = freePlaces(view.players).map(place => {
    const { price, quality } = siteOf(place);
    const name = placeShortly(words, place, telling);
    return isTight(telling) ? `${name} ${price}` : words.alt.place(name, price, quality);
  });
  return free.length > 0 ? [words.alt.places(free.join(', '))] : [];
};

const lines = (words: VintageWords, view: View, called: SeatName, telling: Telling): readonly string[] => [
  ...(telling === 'letters' ? [words.alt.letters.key] : []),
  headText(words, view, called),
  ...chipsText(words, view, called),
  ...view.players.map((_, seat) => seatText(words, view, seat, called, telling)),
  ...placesText(words, view, telling),
  ...tableText(words, view, called, telling),
  ...cardsText(words, view, called, telling),
  ...(isTight(telling) ? [] : [words.alt.key]),
];

type Describe = (telling: Telling, called: SeatName) => readonly string[];

const described = (words: VintageWords, view: View, names: Names, describe?: Describe) => ({
  names,
  language: words.language,
  ways: ['everything', 'position', 'signs', 'letters'] satisfies readonly Telling[],
  describe: describe ?? ((telling, called) => lines(words, view, called, telling)),
});

interface OwnThings {
  readonly seat: number;
  /** Lines about the choice itself. */
  readonly aims: readonly string[];
  /** Line about the seat's hand. */
  readonly cards: string;
  /** Lines about the seat's Estates and wine, in whole sentences. */
  readonly house: readonly string[];
}

/**
 * Describes a position for the seat that chooses, in lines of markdown that fit into an alt text. At the beginning of a turn,
 * the free circles and the open cards come first. Then come the seat's own things, and the rest as far as it fits.
 */
export const choiceLines = (
  words: VintageWords,
  view: View,
  names: Names,
  { seat, aims, cards, house }: OwnThings,
): readonly string[] =>
  describedLines(
    described(words, view, names, (telling, called) => {
      const tight = isTight(telling);
      const offered = [
        ...tableText(words, view, called, tight ? 'signs' : telling),
        ...cardsText(words, view, called, telling),
      ];
      const own = [
        cards,
        ...(tight ? [] : house),
        seatText(words, view, seat, called, tight ? 'signs' : telling, tight),
      ];
      return [
        ...aims,
        ...(view.phase.type === 'turn' ? [...offered, ...own] : [...own, ...offered]),
        ...(telling === 'letters' ? [words.alt.letters.key] : []),
        ...placesText(words, view, telling),
        ...view.players.flatMap((_, other) =>
          other === seat ? [] : [seatText(words, view, other, called, telling)],
        ),
        headText(words, view, called),
        ...chipsText(words, view, called),
        ...(tight ? [] : [words.alt.key]),
      ];
    }),
  );

/** Describes the whole board after some other lines, in lines of markdown that fit into an alt text. */
export const boardLines = (
  words: VintageWords,
  view: View,
  names: Names,
  before: readonly string[],
): readonly string[] =>
  describedLines(
    described(words, view, names, (telling, called) => [...before, ...lines(words, view, called, telling)]),
  );

/** Describes the whole board in words, as alt text of the picture. */
export const alt = (words: VintageWords, view: View, names: Names): string =>
  describedInAlt(described(words, view, names));

/**
 * Describes in markdown all facts that all seats see, in place of the picture.
 * @param longest limit in characters, at least 1,800
 */
export const fullText = (words: VintageWords, view: View, names: Names, longest: number): string =>
  describedWithin(described(words, view, names), longest);

/** Describes the open cards, the chips and the free places. */
export const open = (words: VintageWords, view: View, names: Names): readonly string[] => {
  const called: SeatName = seat => nameOf(names, seat, words.language);
  return [
    ...chipsText(words, view, called),
    ...placesText(words, view, 'position'),
    ...cardsText(words, view, called, 'everything'),
  ];
};
