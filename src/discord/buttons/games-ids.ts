import type { CustomId } from './custom-id.ts';

/** Kinds of arguments after the words; `?`: optional. */
type DeedArgument = 'page' | 'person' | 'game' | 'category' | 'switch' | 'onOff' | 'setting' | 'value';

/** Every page of /games with the actions of its components: the words in the custom id, and the arguments after them. */
export const DEEDS = {
  list: ['page?'],
  open: ['page?'],
  'open sit': ['value'],
  'open notices': [],
  'open notify': ['value'], // a game, `all` or `off`
  'open hush': ['value', 'value?'], // a server, and the number of the letter with the button
  glance: ['page?'], // a select: the chosen match
  settings: [],
  'settings set': ['switch', 'onOff'],
  'settings quiet': [], // a select: a span of hours
  'settings away': [], // a select: the end
  'settings block': [], // a select: the person
  'settings unblock': [], // a select: the person
  'settings hours': [],
  'settings forget-hours': [],
  server: [],
  'server set': ['setting', 'value?'], // without a value: a select
  'server role': ['setting'], // a select: the role
  'server acts': [],
  profile: [],
  'profile show': ['person', 'game', 'category'],
  'profile everywhere': ['onOff'],
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

/** Words and arguments of an action. */
export type Path = { [D in GamesDeed]: readonly [...WordsOf<D>, ...Values<(typeof DEEDS)[D]>] }[GamesDeed];

/** Returns the custom id of a component on a page of /games, which belongs to no match. */
export const gamesId = (...args: Path): CustomId => ({
  match: '-',
  rev: null,
  verb: 'games',
  args: args.map(String),
});

/**
 * Checks that an interaction stores nothing: a person who looks at stored data, or deletes it, is not stored again by that.
 */
export const isTraceless = ({ verb, args }: CustomId): boolean => verb === 'games' && args[0] === 'privacy';

/** Reads a page, counted from 0; the first where the text is none. */
export const pageIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0;
