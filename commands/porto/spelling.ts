/** The game's own spelling of what was typed by hand, known or not. */

/** `Red 3`, `red3` → `red-3`. */
export const card = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^(\p{L}+)[\s_-]*(\d+)$/u, '$1-$2')
    .replace(/\s+/g, '-');

/** `l 4` → `L4`. */
export const house = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase();

/** `3 , 1` → `1,3`; text without digits stays as it is. */
export const slots = (typed: string): string => {
  const numbers = typed.match(/\d+/g);
  return numbers ? [...new Set(numbers.map(Number))].sort((a, b) => a - b).join(',') : typed.trim();
};

/** `Side 1, houses blue` → `houses-blue,side-1`. */
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
