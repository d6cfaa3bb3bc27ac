/** What an argument after the words may be; `?`: may be missing. */
type DeedArgument = 'page' | 'switch' | 'onOff' | 'setting' | 'value';

/** Every page of /games and what can be done there by a component: the words in its custom id, and what follows them. */
export const DEEDS = {
  list: ['page?'],
  glance: ['page?'], // a select: the match that was chosen
  settings: [],
  'settings set': ['switch', 'onOff'],
  'settings quiet': [], // a select: a span of hours
  'settings away': [], // a select: until when
  'settings block': [], // a select: the person
  'settings unblock': [], // a select: the person
  'settings hours': [],
  'settings forget-hours': [],
  server: [],
  'server set': ['setting', 'value?'], // without a value a select
  'server role': ['setting'], // a select: the role
  'server acts': [],
  privacy: [],
  'privacy export': [],
  'privacy forget': [],
  'privacy forget sure': [],
  'privacy keep': [],
} as const satisfies Readonly<Record<string, readonly `${DeedArgument}${'' | '?'}`[]>>;
export type GamesDeed = keyof typeof DEEDS;

type WordsOf<D extends string> = D extends `${infer Word} ${infer More}` ? [Word, ...WordsOf<More>] : [D];
type Values<P extends readonly string[]> = P extends readonly [
  infer First,
  ...infer More extends readonly string[],
]
  ? First extends `${string}?`
    ? [] | [string | number, ...Values<More>]
    : [string | number, ...Values<More>]
  : [];

/** Words and arguments of a deed. */
export type Path = { [D in GamesDeed]: readonly [...WordsOf<D>, ...Values<(typeof DEEDS)[D]>] }[GamesDeed];

/** Undefined for what no page makes. */
export function deedOf(args: readonly string[]): GamesDeed | undefined {
  const found = (Object.keys(DEEDS) as GamesDeed[]).filter(deed => {
    const words = deed.split(' ');
    const [parts, values]: [readonly string[], number] = [DEEDS[deed], args.length - words.length];
    const needed = parts.filter(part => !part.endsWith('?')).length;
    return words.every((word, at) => args[at] === word) && values >= needed && values <= parts.length;
  });
  return found.sort((one, other) => other.length - one.length)[0];
}
