import { z } from 'zod';
import { checkedData, textIn } from '../../../core/values/bad-data.ts';
import { inferred } from '../../../core/values/inferred.ts';
import { COLOURS, HOUSE_IDS, type HouseId, TIMER_SIZES } from './types.ts';

const STOREYS = 'expects a house’s storeys: a whole number from 1 to 9';
const count = z.int().min(0);
const height = z.int(STOREYS).min(1, STOREYS).max(9, STOREYS);
const heights = z.strictObject(
  Object.fromEntries(HOUSE_IDS.map(id => [id, height])) as Record<(typeof HOUSE_IDS)[number], z.ZodInt>,
);
const points = z.array(count).min(1);
const perSeats = <T extends z.ZodType>(value: T) => z.strictObject({ '2': value, '3': value, '4': value });

const boxSchema = z
  .strictObject({
    houses: z.strictObject({
      source: z.string(),
      aSide: z.literal(
        HOUSE_IDS.length / 2,
        'expected 7: the pictures and the names of houses know no others',
      ),
      heights,
      outOfTheGame: perSeats(z.array(z.enum(HOUSE_IDS))),
    }),
    constructionCards: z.strictObject({
      source: z.string(),
      copiesByValue: z.strictObject({ '1': count, '2': count, '3': count }),
    }),
    tiles: z.strictObject({
      source: z.string(),
      floorsPerColour: count,
      groundFloorsPerColour: count,
      roofs: count,
    }),
    tokens: z.strictObject({ source: z.string(), points: z.array(z.int().min(1)).length(HOUSE_IDS.length) }),
    publicContracts: z.strictObject({
      source: z.string(),
      copies: z.literal(1),
      points: z.strictObject({
        'floors-1': count,
        'floors-2': count,
        'floors-3': count,
        house: count,
        cards: count,
      }),
    }),
    privateContracts: z.strictObject({
      source: z.string(),
      copies: z.strictObject({ palette: z.literal(2), side: z.literal(2), others: z.literal(1) }),
      points: z.strictObject({
        houses: points,
        pair: points,
        trio: points,
        twins: points,
        ends: points,
        palette: points,
        side: points,
      }),
    }),
    end: z.strictObject({ source: z.string(), roofs: perSeats(z.int().min(1)) }),
    solo: z.strictObject({
      source: z.string(),
      timerSizes: z.array(z.literal(TIMER_SIZES)),
      goal: count,
      levels: z.strictObject({ apprentice: count, builder: count, 'master-builder': count }),
    }),
    inferred,
  })
  .refine(
    box => {
      const { copiesByValue } = box.constructionCards;
      return COLOURS.length * (copiesByValue[1] + copiesByValue[2] + copiesByValue[3]) === 50;
    },
    { path: ['constructionCards', 'copiesByValue'], message: 'expected ten cards of each colour' },
  );

type BoxContents = z.infer<typeof boxSchema>;

const FILE = 'data/porto/box.json';

/**
 * Reads the contents of the game's box from the text of data/porto/box.json. Throws BadData with the lines and entries at
 * fault.
 */
export const readBox = (text: string): BoxContents => checkedData(FILE, text, boxSchema);

export const box: BoxContents = readBox(
  textIn(new URL('../../../../data/porto/box.json', import.meta.url), FILE),
);

/** Count of the market's slots, which hold one card each. */
export const MARKET_SLOTS = 5;
export const CONTRACT_SLOTS = 4;
export const DEALT_CONTRACTS = 5;
export const KEPT_CONTRACTS = 3;
/**
 * Highest sum of the values of the cards in a draw. Each card has a value of at least 1, so this is also the maximum number of
 * cards.
 */
export const DRAW_LIMIT = 3;

/** Returns the houses in play: the left street (L), then the right one (R). A solo game has the houses of a game for two. */
export const housesInPlay = (seats: number): readonly HouseId[] => {
  const out = box.houses.outOfTheGame[seats <= 2 ? '2' : seats === 3 ? '3' : '4'];
  return HOUSE_IDS.filter(id => !out.includes(id));
};
