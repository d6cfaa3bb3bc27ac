/** Functions that turn typed text into the game's own spelling, even for values that do not exist. */
import { colourCalled } from '../../src/games/porto/presenter/typed.ts';

/** Spells a card: `Red 3`, `red3`, `빨간색 3`, `vermelho 3` → `red-3`. */
export const card = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(
      /^(\p{L}+)[\s_-]*(\d+)$/u,
      (_, word: string, value: string) => `${colourCalled(word) ?? word}-${value}`,
    )
    .replace(/\s+/g, '-');

/** Spells a house: `l 4` → `L4`. */
export const house = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase();

/** Returns the numbers of a text that contains only numbers. Undefined for any other text. */
const numbersAlone = (typed: string): readonly number[] | undefined => {
  const parts = typed.split(/[\s,;+&]+/).filter(part => part !== '');
  return parts.length > 0 && parts.every(part => /^\d+$/.test(part)) ? parts.map(Number) : undefined;
};

/** Spells slots: `3 , 1` → `1,3`. A text that contains anything but numbers stays as it is. */
export const slots = (typed: string): string => {
  const numbers = numbersAlone(typed);
  return numbers ? [...new Set(numbers)].sort((a, b) => a - b).join(',') : typed.trim();
};

/**
 * Compares a claim's slots with typed numbers. `exactly`: the same slots; true: the claim contains all numbers. Undefined
 * where the text is not only numbers.
 */
export const slotsAgree = (typed: string, value: string): 'exactly' | boolean | undefined => {
  const numbers = numbersAlone(typed);
  if (!numbers) return undefined;
  if (slots(typed) === value) return 'exactly';
  const held = value.split(',').map(Number);
  return numbers.every(number => held.includes(number));
};

/** Spells names of contracts: `Side 1, houses blue` → `houses-blue,side-1`. */
export const contracts = (typed: string): string =>
  typed
    .split(',')
    .map(name =>
      name
        .trim()
        .toLowerCase()
        .replace(/[\s_-]+/g, '-'),
    )
    .filter(name => name !== '')
    .sort()
    .join(',');
