import { type CustomId, idOf, SHAPES, type WordOf } from './custom-id.ts';

type ActionArgument =
  | 'page'
  | 'puzzle'
  | 'number'
  | 'look'
  | 'mark'
  | 'run'
  | 'person'
  | 'game'
  | 'category'
  | 'onOff'
  | 'setting'
  | 'value';

type ActionArguments = Readonly<Record<string, readonly `${ActionArgument}${'' | '?'}`[]>>;

/** Pages of /games that only show something, with their arguments as in `GAMES_ACTIONS`. */
const SHOWN = {
  help: [],
  'help daily': [], // today's deals of every game
  'help bot': [], // bots of every game and strength
  'help learn': [], // lessons of every game
  list: ['page?'],
  open: ['page?'],
  'open all': ['value', 'page?'], // the argument is `here` or `dm`: where a person who sits down sees the table
  'open notices': [],
  glance: ['page?'], // without a page: a select of matches
  doctor: [],
  settings: [],
  'settings blocks': [],
  server: [],
  'server show': [], // a select of settings; the bot then shows the chosen setting's menu
  'server acts': [],
  profile: [],
  'profile show': ['person', 'game?', 'category?'],
  'profile stats': ['person', 'game?'],
  'year look': ['value', 'value?'], // shows the look back at a period privately: of a person, or of the `server`
} as const satisfies ActionArguments;

/**
 * Pages of /games and the actions on them. A key consists of the words in the custom id. The value lists the kinds of the
 * arguments after these words.
 */
export const GAMES_ACTIONS = {
  ...SHOWN,
  'open sit': ['value'],
  'open from': ['value', 'value'], // the arguments are a match, and `here` or `dm`
  'open notify': ['value'], // the argument is a game, `all` or `off`
  'open hush': ['value', 'value?'], // the arguments are a server, and the number of the direct message with the button
  find: [],
  'find join': ['game', 'value?'], // the last argument is `live`, for a live game
  'find leave': ['game', 'value?'],
  'find here': ['game', 'value?'], // looks for a game in this channel; the last argument is its pace
  'find direct': ['game', 'value?'],
  'find wishes': ['game', 'value?'], // menus of a request
  'find seats': ['game', 'value?'],
  'find rated': ['game', 'value?'],
  'find language': ['game', 'value?'],
  'find bot': ['game'],
  'find players': ['value', 'value?'], // the arguments are a match, and the number of the direct message with the button
  'find block': ['value', 'number'], // the number is a seat
  'find report': ['value', 'number'],
  'find say': ['value', 'number'], // the number is that of a phrase, from 1
  'find phrases': ['value'], // hides or shows the phrases of a match
  'settings type': ['setting'], // opens a form, whose texts go to the handler of the menu
  'settings switches': [], // a select of all settings that are on
  'settings zone': [], // a select of time zones
  'settings quiet': [], // a select of spans of hours
  'settings away': [], // a select of the day on which the absence ends
  'settings block': [], // a select of people
  'settings unblock': [], // a select of people
  'settings hours': [],
  'settings forget-hours': [],
  'server type': ['setting'], // opens a form, as above
  'server set': ['setting'], // a select of values
  'server role': ['setting'], // a select of roles
  'server channel': [], // a select of channels for the morning message
  'profile everywhere': ['onOff'],
  'year show': ['value'], // the argument is a period, such as `2026` or `m3`
  'year server': ['value'],
  puzzle: [], // begins a run of puzzles
  'puzzle next': ['game', 'run'],
  'puzzle games': ['run'],
  // arguments: the puzzle, the number of the person's earlier answers, the action's place on the screen from 0, the mark of the
  // puzzle's actions, the run
  'puzzle pick': ['puzzle', 'number', 'number', 'mark', 'run'],
  'puzzle look': ['puzzle', 'number', 'look', 'run'], // shows the other picture of a puzzle
  'puzzle stop': ['run'],
  privacy: [],
  'privacy export': [],
  'privacy forget': [],
  'privacy forget sure': [],
  'privacy keep': [],
} as const satisfies ActionArguments;
export type GamesAction = keyof typeof GAMES_ACTIONS;

export const READING_ACTIONS: readonly string[] = Object.keys(SHOWN);

const READING_DEALS: readonly WordOf<'dealAction'>[] = ['page', 'text', 'rounds', 'way', 'proof'];

/** Checks that a press only shows something, so that its answer need not wait for a write to the database. */
export function isReading({ verb, args: [page = '', what = ''] }: CustomId): boolean {
  if (verb === 'deal') return READING_DEALS.some(action => action === page);
  if (verb !== 'games') return 'reads' in SHAPES[verb];
  const action = `${page} ${what}`;
  return READING_ACTIONS.includes(Object.hasOwn(GAMES_ACTIONS, action) ? action : page);
}

type WordsOf<D extends string> = D extends `${infer Word} ${infer More}` ? [Word, ...WordsOf<More>] : [D];
type Values<P extends readonly string[]> = P extends readonly [
  infer First,
  ...infer More extends readonly string[],
]
  ? First extends `${string}?`
    ? [] | [string | number, ...Values<More>]
    : [string | number, ...Values<More>]
  : [];

export type Path = {
  [D in GamesAction]: readonly [...WordsOf<D>, ...Values<(typeof GAMES_ACTIONS)[D]>];
}[GamesAction];

/** Returns the custom id of a component on a page of /games, which belongs to no match. */
export const gamesId = (...args: Path): CustomId => idOf('-', 'games', ...args.map(String));

/** Reads a page number, counted from 0. Any other text means the first page. */
export const pageIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0;
