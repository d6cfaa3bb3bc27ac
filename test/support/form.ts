/** `npm test` takes some of many cases of one kind, `npm run test:long` all of them. */
export const isLong = process.env.TEST_FORM === 'long';

/** So many of the cases, evenly from the first to the last. */
export function some<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isLong || count >= cases.length) return cases;
  const step = (cases.length - 1) / Math.max(1, count - 1);
  return cases.filter((_, index) =>
    Array.from({ length: count }, (_, nth) => Math.round(nth * step)).includes(index),
  );
}

/** How often: of a property, of games played by chance. */
export const times = (short: number, long: number): number => (isLong ? long : short);
