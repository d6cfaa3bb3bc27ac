import { z } from 'zod';
import { sum } from '../../../core/rules/sum.ts';
import { checkedData, textIn } from '../../../core/values/bad-data.ts';
import type { Variant } from './types.ts';

const count = z.int().min(0);
const value = z.int().min(1).max(9);
const values = z.array(value).min(1);
const source = z.string();

const boxSchema = z
  .strictObject({
    cards: z.strictObject({
      source,
      unitsPerColourAndSymbol: z.literal(1),
      black: count,
      x: z.tuple([z.literal('x-green'), z.literal('x-orange')]),
    }),
    objectives: z.strictObject({
      source,
      white: values,
      columns: z.literal(4),
      fullAt: value,
      lastAtLeast: value,
      black: values,
      wild: value,
    }),
    cubes: z.strictObject({
      source,
      ofEachColour: count,
      placedOfEachColour: count,
      placedAtRandom: count,
      start: z.literal(1),
      limit: count,
    }),
    headquarters: z.strictObject({
      source,
      piles: z.strictObject({ '2': values, '3': values, '4': values }),
    }),
    gains: z.strictObject({
      source,
      card: count,
      tile: count,
      boost: count,
      inSync: count,
      underdog: z.literal(1),
    }),
    prices: z.strictObject({
      source,
      refer: z.literal(1),
      headquarters: count,
      unflip: count,
      unflipAfterBust: count,
      specialise: z.literal(3),
      specialiseWithRed: z.literal(2),
      blueDiscount: count,
      yellowDiscount: count,
    }),
  })
  .refine(({ objectives: { white, columns, fullAt } }) => sum(white) >= (columns - 1) * fullAt, {
    path: ['objectives', 'white'],
    message: 'expected enough for all columns',
  });

type BoxContents = z.infer<typeof boxSchema>;

const FILE = 'data/green-port/box.json';

/**
 * Reads the contents of the game's box from the text of data/green-port/box.json. Throws BadData with the lines and entries at
 * fault.
 */
export const readBox = (text: string): BoxContents => checkedData(FILE, text, boxSchema);

export const box: BoxContents = readBox(
  textIn(new URL('../../../../data/green-port/box.json', import.meta.url), FILE),
);

const VARIANT_PARTS: Readonly<Record<Variant, { readonly tiles: boolean; readonly powers: boolean }>> = {
  standard: { tiles: true, powers: true },
  'no-tiles': { tiles: false, powers: true },
  'no-powers': { tiles: true, powers: false },
  simple: { tiles: false, powers: false },
};

export const hasTiles = (variant: Variant): boolean => VARIANT_PARTS[variant].tiles;
/** True where Headquarters have powers. Without powers they only bring points. */
export const hasPowers = (variant: Variant): boolean => VARIANT_PARTS[variant].powers;

/** Returns the values of the Headquarters in each colour's pile, top first. */
export const pileFor = (seats: number): readonly number[] => {
  const { piles } = box.headquarters;
  return piles[seats === 2 ? '2' : seats === 3 ? '3' : '4'];
};
