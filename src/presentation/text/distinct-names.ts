import { once } from '../once.ts';

/** Letters of other scripts, and digits, that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аα',
    b: 'вβь',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еε',
    g: 'ɡ',
    h: 'һн',
    i: 'іιıl1|ӏ',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'ηп',
    o: 'оοσ0օ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уүγ',
    z: 'ζ',
  }).flatMap(([letter, others]) => [...others].map(other => [other, letter])),
);

/** Number of names in the cache. Each text about a table asks for the names of its seats. */
const KEPT = 1_000;

/** Returns a name as the eye sees it: without case, accents, spaces and invisible characters, and with Latin lookalikes. */
const looksOf = once((name: string) => {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{Z}]/gu, '');
  return [...folded].map(letter => LOOKALIKES[letter] ?? letter).join('');
}, KEPT);

const marked = (name: string, seat: number): string => `${seat + 1}·${name}`;
const isEachOther = (looks: readonly string[]): boolean => new Set(looks).size === looks.length;

/**
 * Returns the names of a table's people, in which no two look the same. The number of the seat stands before names that would
 * look the same, or before all names where that is not enough.
 * @param cut cuts a name to the room of the narrowest place that shows it. Absent: each place shows whole names.
 */
export function distinctNames(
  names: readonly string[],
  cut: (name: string) => string = name => name,
): readonly string[] {
  const lookOf = (name: string): string => looksOf(cut(name));
  const looks = names.map(lookOf);
  if (isEachOther(looks)) return names;
  const some = names.map((name, seat) =>
    looks.indexOf(looks[seat] ?? '') === looks.lastIndexOf(looks[seat] ?? '') ? name : marked(name, seat),
  );
  return isEachOther(some.map(lookOf)) ? some : names.map(marked);
}
