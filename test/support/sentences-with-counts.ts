import { hearFaults } from '../../src/presentation/catalogue/index.ts';

/** Counts in sentences. A test compares the words after the numbers none, one and several. */
const NONE = 0;
const ONE = 1;
const SEVERAL = 5;

const counts = (count: number): object =>
  new Proxy(
    {},
    { get: (_, name) => (name === Symbol.toPrimitive || name === 'toString' ? undefined : count) },
  );

const PEOPLE = ['Ann', 'Bob', 'Cid', 'Dan', 'Eva'];
const FACT_CODES = ['', 'lobby', 'lobbies', 'games', 'invitations', 'stranger', 'start', 'cancel'];
const facts = (count: number, code: string): object => ({
  people: PEOPLE.slice(0, count),
  opener: 'Ann',
  gathering: false,
  full: false,
  number: () => count,
  given: () => count,
  text: () => code,
  possible: ['all'],
});

/** Returns arguments that a sentence may want, since its parameters have no known type. A wrong argument throws. */
const given = (count: number): readonly unknown[] => [
  count,
  PEOPLE.slice(0, count),
  'blue',
  counts(count),
  ...FACT_CODES.map(code => facts(count, code)),
];

/** Returns candidates for each parameter. The more parameters a sentence has, the fewer candidates each gets. */
const choices = (count: number, parameters: number): readonly unknown[] =>
  given(count).slice(0, parameters > 6 ? 1 : parameters > 3 ? 3 : parameters > 2 ? 5 : undefined);

const combine = (count: number, parameters: number, left = parameters): readonly (readonly unknown[])[] =>
  left === 0
    ? [[]]
    : combine(count, parameters, left - 1).flatMap(rest =>
        choices(count, parameters).map(value => [...rest, value]),
      );

const known = new Map<string, ReturnType<typeof combine>>();
const combined = (count: number, parameters: number): ReturnType<typeof combine> => {
  const key = `${count} ${parameters}`;
  const found = known.get(key) ?? combine(count, parameters);
  known.set(key, found);
  return found;
};

type Say = (...values: readonly unknown[]) => unknown;

/** Returns the texts of a sentence with these arguments. After an error it returns none, since other tests look for errors. */
const said = (say: Say, values: readonly unknown[]): readonly string[] => {
  let faults = 0;
  hearFaults(() => {
    faults += 1;
  });
  try {
    const texts = [say(...values)].flat().filter(text => typeof text === 'string');
    return faults === 0 ? texts : [];
  } catch {
    return [];
  } finally {
    hearFaults(() => {});
  }
};

export interface Counted {
  readonly path: string;
  readonly none: string | undefined;
  readonly one: string;
  readonly several: string;
}

/** Returns all sentences of a catalogue by path, each with the counts none, one and several. */
export function countedIn(part: unknown, path = ''): readonly Counted[] {
  if (typeof part === 'function') {
    const say = part as Say;
    const [none, several] = [combined(NONE, part.length), combined(SEVERAL, part.length)];
    return combined(ONE, part.length).flatMap((values, at) => {
      const first = said(say, values);
      if (first.length === 0) return [];
      const [others, nothing] = [said(say, several[at] ?? []), said(say, none[at] ?? [])];
      return first.flatMap((one, line) => {
        const other = others[line];
        return other === undefined || /NaN|\[object|undefined/.test(one + other)
          ? []
          : [{ path, none: nothing[line], one, several: other }];
      });
    });
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    countedIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const wordsAfter = (text: string, count: number): readonly (readonly [string, string])[] =>
  [
    ...text.matchAll(
      new RegExp(
        `(?<![\\d.,:/–×+−#-])\\*{0,2}${count}\\*{0,2}[ \\u00a0\\u202f](\\p{L}+)(?: (\\p{L}+))?`,
        'gu',
      ),
    ),
  ].map(([, first = '', second = '']) => [first, second]);

/** Nouns that follow a number, each as `singular|plural`. */
type Nouns = ReadonlySet<string>;
const nounOf = (one: string, several: string): string => `${one}|${several}`;

function changingIn(sentences: readonly Counted[]): {
  readonly nouns: Nouns;
  readonly adjectives: ReadonlySet<string>;
} {
  const found = new Set<string>();
  const adjectives = new Set<string>();
  for (const { one, several } of sentences) {
    const [after, others] = [wordsAfter(one, ONE), wordsAfter(several, SEVERAL)];
    if (after.length !== others.length) continue;
    for (const [at, [first, second]] of after.entries()) {
      const [firsts = '', seconds = ''] = others[at] ?? [];
      if (first !== firsts) found.add(nounOf(first, firsts));
      else if (second !== seconds && second !== '' && seconds !== '') {
        found.add(nounOf(second, seconds));
        adjectives.add(first);
      }
    }
  }
  return { nouns: found, adjectives };
}

export const nounsIn = (sentences: readonly Counted[]): Nouns => changingIn(sentences).nouns;

/**
 * Returns sentences with a noun in the wrong number, by their path.
 * @param rules plural rules of the language, which decide about zero
 */
export function wrongIn(
  sentences: readonly Counted[],
  nouns: Nouns,
  { rules }: { readonly rules: Intl.PluralRules },
): ReadonlyMap<string, string> {
  const { adjectives } = changingIn(sentences);
  const pairs = [...nouns].map(noun => noun.split('|'));
  const singular = new Set(pairs.map(([one = '']) => one));
  const plural = new Set(pairs.map(([, several = '']) => several));
  const wrong = (text: string, count: number, not: ReadonlySet<string>, but: ReadonlySet<string>): boolean =>
    wordsAfter(text, count).some(([first, second]) => {
      const word = adjectives.has(first) ? second : first;
      return not.has(word) && !but.has(word);
    });
  return new Map(
    sentences.flatMap(({ path, none, one, several }) => [
      ...(none !== undefined && rules.select(NONE) === 'other' && wrong(none, NONE, singular, plural)
        ? [[path, none] as const]
        : []),
      ...(wrong(one, ONE, plural, singular) ? [[path, one] as const] : []),
      ...(wrong(several, SEVERAL, singular, plural) ? [[path, several] as const] : []),
    ]),
  );
}
