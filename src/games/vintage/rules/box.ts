import { z } from 'zod';
import { sum } from '../../../core/rules/sum.ts';
import { checkedData, textIn } from '../../../core/values/bad-data.ts';
import { inferred } from '../../../core/values/inferred.ts';
import { CARDS, type Card, COLUMNS, GRAPES, type PlaceId, REGIONS, SIDES, VINES } from './types.ts';

const count = z.int().min(0);
const some = z.int().min(1).max(99);
const source = z.string();
const placeId = z
  .string()
  .regex(/^(baixo|cima|superior)-[1-9]\d?$/)
  .transform(text => text as PlaceId);

/** Largest number of places in a region for which the board's picture has space. */
const PLACES_DRAWN = 4;
/** Largest number of Estates of a seat for which the board's picture has space. */
const ESTATES_DRAWN = 3;
const BONUS_CHIPS = 9;

const region = z.strictObject({ barrels: some, old: z.boolean() });
const bottom = z.strictObject({ set: some, vp: count });
const category = z.strictObject({ from: some.nullable(), spaces: some, vp: count });
const circles = z
  .array(some)
  .min(1)
  .refine(all => all.every((each, index) => index === 0 || each >= (all[index - 1] ?? 0)), {
    message: 'expected the cheapest first',
  });
const column = z.strictObject({ '2': circles, '3': circles, '4': circles });
const planting = z.enum(['purple', 'green-red', 'white-yellow']);

const recordOf = <K extends string, T extends z.ZodType>(keys: readonly K[], type: T) =>
  Object.fromEntries(keys.map(key => [key, type])) as Record<K, T>;

const places = z
  .object({ source })
  .catchall(z.strictObject({ price: count, quality: some }))
  .transform(({ source: _, ...all }) => all as Readonly<Record<PlaceId, { price: number; quality: number }>>)
  .refine(
    all =>
      REGIONS.every(name => {
        const numbers = Object.keys(all).filter(id => id.startsWith(`${name}-`));
        return numbers.length > 0 && numbers.every((id, index) => id === `${name}-${index + 1}`);
      }) && Object.keys(all).every(id => REGIONS.some(name => id.startsWith(`${name}-`))),
    { message: 'expected places of the three regions, numbered from 1 in each' },
  )
  .refine(all => REGIONS.every(name => !Object.hasOwn(all, `${name}-${PLACES_DRAWN + 1}`)), {
    message: `expected at most ${PLACES_DRAWN} places in a region: the board has room for no more`,
  });

const boxSchema = z
  .strictObject({
    rounds: some.max(BONUS_CHIPS, `expected at most ${BONUS_CHIPS}: each round has a bonus chip`),
    regions: z.strictObject({ source, ...recordOf(REGIONS, region) }),
    places,
    vines: z.strictObject({
      source,
      ofEachColour: some,
      old: count,
      slots: some,
      plantedFrom: some,
      qualityForFull: count,
      qualityForOld: count,
    }),
    seat: z.strictObject({
      source,
      estates: some.max(
        ESTATES_DRAWN,
        `expected at most ${ESTATES_DRAWN}: the pictures have room for no more`,
      ),
      markers: some,
      brandy: some,
      holds: some,
      cellar: z.strictObject(recordOf(SIDES, some)),
      hand: z.literal(2),
    }),
    start: z.strictObject({
      source,
      vp: count,
      brandy: count,
      places: z.array(placeId).length(4),
      vines: z.array(z.enum(GRAPES)),
      markers: some,
      markersForAnEstate: count,
      oneMarkerLess: z.strictObject(recordOf(['2', '3', '4'] as const, z.array(z.int().min(0).max(3)))),
    }),
    warehouse: z.strictObject({
      source,
      ruby: z.strictObject({ bottom, reserva: category, lbv: category, vintage: category }),
      tawny: z.strictObject({ bottom, reserva: category, aged: category, colheita: category }),
    }),
    table: z.strictObject({ source, ...recordOf(COLUMNS, column) }),
    planting: z.strictObject({ source, ...recordOf(GRAPES, planting), old: z.literal('old') }),
    chips: z.strictObject({ source, bonus: z.array(count).length(BONUS_CHIPS) }),
    cards: z.strictObject({
      source,
      display: z.literal(4),
      copies: z.strictObject(recordOf(CARDS, some)),
      discount: count,
      plantings: some,
      moreBarrels: some,
      moves: some,
      moreQuality: count,
      vintage: z.strictObject({ barrels: z.literal(1), vp: count }),
      colheita: z.strictObject({ barrels: z.literal(2), vp: count }),
    }),
    end: z.strictObject({ source, barrelsForAPoint: some, fullEstate: count }),
    inferred,
  })
  .refine(({ cards: { copies } }) => sum(Object.values(copies)) === 36, {
    path: ['cards', 'copies'],
    message: 'expected 36 cards in all',
  })
  .refine(({ start, places: all }) => start.places.every(place => Object.hasOwn(all, place)), {
    path: ['start', 'places'],
    message: 'expected places that there are',
  })
  .refine(
    ({ seat, start }) => start.markers + (seat.estates - 1) * start.markersForAnEstate <= seat.markers,
    {
      path: ['seat', 'markers'],
      message: 'expected enough for every Estate',
    },
  )
  .refine(({ vines, seat }) => vines.ofEachColour >= seat.estates * 4, {
    path: ['vines', 'ofEachColour'],
    message: 'expected enough for every Estate of four seats',
  })
  .refine(({ vines }) => vines.slots <= VINES.length, {
    path: ['vines', 'slots'],
    message: 'expected no more than there are vines',
  });

type BoxContents = z.infer<typeof boxSchema>;

const FILE = 'data/vintage/box.json';

/** Reads the contents of the printed game from data/vintage/box.json. Throws `BadData` with the wrong lines and entries. */
export const readBox = (text: string): BoxContents =>
  checkedData(FILE, text, boxSchema as z.ZodType<BoxContents>);

export const box: BoxContents = readBox(
  textIn(new URL('../../../../data/vintage/box.json', import.meta.url), FILE),
);

export const DECK: readonly Card[] = Object.freeze(
  CARDS.flatMap(card => Array.from({ length: box.cards.copies[card] }, () => card)),
);
