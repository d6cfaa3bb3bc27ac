/** "1 floor", "3 floors". */
export const plural = (n: number, thing: string, things = `${thing}s`): string =>
  `${n} ${n === 1 ? thing : things}`;

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;

/** "1st", "2nd", "3rd", "11th". */
export const ordinal = (n: number): string => {
  const teen = n % 100 > 10 && n % 100 < 14;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
};

/** The first letter made a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
