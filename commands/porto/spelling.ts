/** Functions that turn typed text into the game's own spelling, even for values that do not exist. */
import { colourCalled } from '../../src/games/porto/presenter/typed.ts';

/** Converts a typed card to the game's notation: `Red 3`, `red3`, `빨간색 3`, `vermelho 3` → `red-3`. */
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

/** Converts a typed house to the game's notation: `l 4` → `L4`. */
export const house = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase();

const numbersAlone = (typed: string): readonly number[] | undefined => {
  const parts = typed.split(/[\s,;+&]+/).filter(part => part !== '');
  return parts.length > 0 && parts.every(part => /^\d+$/.test(part)) ? parts.map(Number) : undefined;
};

/** Converts typed slots to the game's notation: `3 , 1` → `1,3`. A text with anything but numbers is only trimmed. */
export const slots = (typed: string): string => {
  const numbers = numbersAlone(typed);
  return numbers ? [...new Set(numbers)].sort((a, b) => a - b).join(',') : typed.trim();
};

/**
 * Compares typed numbers with a claim's slots. Returns `exactly` for the same slots, and true if the claim contains all typed
 * numbers. Undefined for a text with anything but numbers.
 */
export const slotsAgree = (typed: string, value: string): 'exactly' | boolean | undefined => {
  const numbers = numbersAlone(typed);
  if (!numbers) return undefined;
  if (slots(typed) === value) return 'exactly';
  const held = value.split(',').map(Number);
  return numbers.every(number => held.includes(number));
};

/** Converts typed names of contracts to the game's notation: `Side 1, houses blue` → `houses-blue,side-1`. */
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
