import { STRENGTHS } from '../../core/contract/player.ts';
import { MOTION_KINDS, WATCH_MODES } from '../../table/match/types.ts';

/** Arguments of a custom id that are one of a few words, by kind of argument. */
export const CHOICES = {
  motion: MOTION_KINDS,
  answer: ['yes', 'no'],
  gamePage: ['resign', 'cancel', 'record', 'verify'],
  arranging: ['terms', 'seating', 'pace', 'deal', 'invite'],
  watching: [...WATCH_MODES, 'stop'],
  strength: STRENGTHS,
  dealAction: ['page', 'play', 'anew', 'show', 'text', 'rounds', 'way', 'proof'],
  dealsPage: ['daily', 'challenge', 'today', 'begin', 'new'],
  leagueAction: ['join', 'leave', 'start', 'standing', 'ask', 'close', 'rounds', 'cup', 'fill'],
  duplicateAction: ['join', 'leave', 'start', 'stop', 'sure', 'table'],
} as const;
export type WordOf<P extends keyof typeof CHOICES> = (typeof CHOICES)[P][number];

const NUMBERS = {
  page: /^\d{1,4}$/,
  step: /^\d{1,2}$/,
  revision: /^\d{1,7}$/,
  /** Number of a question, a vote or a notice, counted from 1. */
  number: /^[1-9]\d{0,14}$/,
  seat: /^\d{1,15}$/,
};

const TEXTS = {
  field: /^[a-z]$/,
  /** Letter that stands for a field of an action, followed by the value picked for that field. */
  pick: /^[a-z].+$/s,
  action: /^.+$/s,
  person: /^.+$/s,
  /** Puzzle or lesson that opens on a board in a browser or in an Activity. */
  exercise: /^.+$/s,
  options: /^\{.*\}$/s,
  // The letters `j` (turn order) and `x` (no hints) are only in buttons of earlier versions. The lobby has menus for both now.
  how: /^(\d)([-ndtwl])[-rj]([-s])([emh]{0,9})x?(r?)$/,
  game: /^[a-z][a-z-]{0,30}$/,
  /** Discord id of a person, in base 36. */
  short: /^[0-9a-z]{1,13}$/,
  /** Word or argument of an action on a page of /games. */
  games: /^.*$/s,
};

export type IdPart = keyof typeof CHOICES | keyof typeof NUMBERS | keyof typeof TEXTS;

/** Patterns that the arguments of a custom id must match, by kind of argument. */
export const PARTS = {
  ...NUMBERS,
  ...TEXTS,
  ...Object.fromEntries(
    Object.entries(CHOICES).map(([part, words]) => [part, new RegExp(`^(${words.join('|')})$`)]),
  ),
} as Readonly<Record<IdPart, RegExp>>;

export interface IdShape {
  readonly of: 'match' | 'game' | 'deal' | 'league' | 'duplicate' | 'none';
  /**
   * True where the button works at one revision of the match only. Such a button commits an action of the game, or is part of
   * the choice of an action.
   */
  readonly rev: boolean;
  /** Kinds of the arguments. `?`: the argument is optional. `*`: any number of arguments. */
  readonly args: readonly `${IdPart}${'' | '?' | '*'}`[];
  /** True where a press only shows something. Its answer then needs no write to the database. */
  readonly reads?: true;
  /** True where a repeated press of the same button gets the first answer, since the press makes no move to answer from. */
  readonly repeats?: true;
}

const plain = { of: 'match', rev: false, args: [] } as const satisfies IdShape;
const acting = { ...plain, repeats: true } as const satisfies IdShape;
const reading = { ...plain, reads: true } as const satisfies IdShape;

/**
 * Verbs of buttons and selects, each with the shape of its custom id. In the comments below, "none" means that the optional
 * argument is missing.
 */
export const SHAPES = {
  join: acting,
  leave: acting,
  start: acting,
  hand: reading,
  // shows the board; arguments: a turn instead of the newest, and 1 for the more detailed picture
  board: { ...reading, args: ['revision?', 'step?'] },
  seat: { ...reading, args: ['seat'] }, // shows a seat's own area, as far as the presser may see it
  recap: reading,
  // opens a board in an Activity, or shows the link to it; argument: a puzzle or lesson, in the place of a match
  touch: { ...reading, args: ['exercise?'] },
  // shows a step of a lesson; arguments: the step, the option chosen there, the wrong choices before it; none: the first step
  learn: { of: 'game', rev: false, args: ['step?', 'step?', 'step?'], reads: true },
  // shows the page of actions on the whole game; with an argument: asks for a confirmation, or sends a file
  game: { ...reading, args: ['gamePage?'] },
  // shows a chapter of the rules, counted from 0; without an argument: a select of chapters
  rules: { of: 'game', rev: false, args: ['step?'], reads: true },
  play: { of: 'game', rev: false, args: ['strength?'] }, // opens a table at the end of a lesson; argument: a bot's strength
  // names the parts of the board at a revision; second argument: page of the parts, counted from 0
  parts: { ...reading, args: ['revision', 'step?'] },
  log: { ...reading, args: ['page?'] }, // shows a page of the log, counted from 0; none: the newest
  open: { of: 'match', rev: true, args: ['pick*'], reads: true }, // opens a panel with the picks so far
  // picks a value in a panel's select; arguments: the field, then the values picked before
  pick: { of: 'match', rev: true, args: ['field', 'pick*'], reads: true },
  // shows a hint: the best actions of the seat; with an argument: with all points of its reasons
  hint: { of: 'match', rev: true, args: ['step?'], reads: true },
  do: { of: 'match', rev: true, args: ['action', 'action*'] }, // commits an action, then the further steps
  // commits an action and leaves a standing order (a decision made in advance); second argument: index of the order; without an
  // index: asks which order
  always: { of: 'match', rev: true, args: ['action', 'step?'] },
  withdraw: { ...plain, args: ['action'] }, // withdraws a standing order
  orders: { ...reading, args: ['action?'] }, // lists possible standing orders of a kind; none: all kinds
  order: { ...plain, args: ['action?'] }, // leaves a standing order; none: the selected one
  // undoes the person's last action; with `yes`: even if the score then counts as practice only
  undo: { of: 'match', rev: true, args: ['answer?'] },
  ask: { of: 'match', rev: true, args: [], repeats: true }, // asks the others to agree to an undo
  agree: { ...acting, args: ['number'] }, // agrees to a question
  refuse: { ...acting, args: ['number'] },
  deal: { of: 'deal', rev: false, args: ['dealAction'] },
  // opens today's deal, a new challenge or a page of past deals; without a page: the deal chosen in the select
  deals: { of: 'game', rev: false, args: ['dealsPage', 'page?'] },
  league: { of: 'league', rev: false, args: ['leagueAction'] },
  // acts on a duplicate; second argument: number of a table
  duplicate: { of: 'duplicate', rev: false, args: ['duplicateAction', 'page?'] },
  dare: plain, // offers the deal of a solo game to others
  games: { of: 'none', rev: false, args: ['games*'] }, // opens a page of /games, or carries out an action there
  // follows a game; arguments: the mode, and the number of the direct message with the button; no mode: news of each round
  watch: { ...plain, args: ['watching?', 'number?'] },
  show: { ...plain, args: ['answer'] }, // shows a lobby in other servers, or only in its own
  // shows the opener's menus for a lobby; with an argument: changes the setting of that menu, or opens a duplicate in the
  // lobby's place
  arrange: { ...plain, args: ['arranging?'] },
  call: plain, // mentions the server's role for a lobby
  nudge: acting, // mentions the other people whom the match waits for
  // opens a vote; arguments: its kind, the seat that it is about, and the strength of the bot that would play for that seat
  propose: { ...acting, args: ['motion', 'seat?', 'strength?'] },
  substitute: { ...reading, args: ['seat'] }, // shows the possible stand-ins for a seat
  vote: { ...acting, args: ['number', 'answer'] }, // opens a vote or answers it, in messages of earlier versions
  take: { ...acting, args: ['seat?'] }, // takes a seat that is on offer; none: the first one
  return: acting, // gives the person's own seat back
  remove: { ...acting, args: ['person'] }, // removes a person from the lobby
  player: { ...plain, args: ['strength?'] }, // adds a bot to the lobby; none: shows a choice of bots
  cancel: { ...plain, args: ['answer?'] }, // votes to call the game off; `no`: to play on
  share: plain, // shows a card of the game, privately
  post: acting, // posts the card of the game in the channel
  replay: reading, // shows the game as an animated picture
  // shows the review of an ended game; page from 1: a costly turn; without a page: the overview
  review: { ...reading, args: ['page?'] },
  publish: plain, // posts the first page of the review in the channel
  resign: acting, // resigns for good, after a confirmation
  rematch: { ...plain, args: ['game?'] }, // opens a rematch; none: of the same game
  another: reading, // shows more to do after an ended game
  thread: { of: 'game', rev: false, args: ['options', 'how', 'short*'] }, // opens a table in a thread of its own
} as const satisfies Readonly<Record<string, IdShape>>;
export type ButtonVerb = keyof typeof SHAPES;
export const VERBS = Object.keys(SHAPES) as readonly ButtonVerb[];

export interface CustomId {
  readonly match: string;
  /** Revision of the match for which the button was made. Null where the verb needs no revision. */
  readonly rev: number | null;
  readonly verb: ButtonVerb;
  readonly args: readonly string[];
}

/** Returns the id of a button that works at every revision. @param match id of the match, or of another object of the verb */
export const idOf = (match: string, verb: ButtonVerb, ...args: readonly string[]): CustomId => ({
  match,
  rev: null,
  verb,
  args,
});

export const idAt = (
  { id: match, rev }: { readonly id: string; readonly rev: number },
  verb: ButtonVerb,
  ...args: readonly string[]
): CustomId => ({ match, rev, verb, args });

export type ParsedId =
  | { readonly ok: true; readonly id: CustomId }
  /** Failure to read a custom id. `version`: another version of the bot wrote it. `garbage`: no version of the bot wrote it. */
  | { readonly ok: false; readonly why: 'version' | 'garbage' };

export const MAX_LENGTH = 100;
const VERSION = '1';

const shielded = (text: string): string => text.replaceAll('~', '~0').replaceAll(':', '~1');
const unshielded = (text: string): string => text.replaceAll('~1', ':').replaceAll('~0', '~');
const isEscaped = (text: string): boolean => !/~(?![01])/.test(text);
const isVerb = (text: string): text is ButtonVerb => Object.hasOwn(SHAPES, text);

/**
 * Writes a custom id, `1:<match>:<revision in base 36, or ->:<verb>[:<argument>…]`, with all that a press needs (law 3 of
 * docs/architecture.md). The text may be longer than Discord accepts.
 */
export const writeId = ({ match, rev, verb, args }: CustomId): string =>
  [VERSION, shielded(match), rev === null ? '-' : rev.toString(36), verb, ...args.map(shielded)].join(':');

/** Writes a custom id for Discord. Throws RangeError when it exceeds Discord's limit. */
export function makeId(id: CustomId): string {
  const text = writeId(id);
  if (text.length > MAX_LENGTH) throw new RangeError(`a custom id of ${text.length} characters: ${text}`);
  return text;
}

const GARBAGE: ParsedId = { ok: false, why: 'garbage' };

/** Reads a custom id. Refuses a text that is too long, has another version or another form, or names no verb. */
export function parseId(text: string): ParsedId {
  if (text.length > MAX_LENGTH) return GARBAGE;
  const [version, match, rev, verb, ...args] = text.split(':');
  if (version === undefined || match === undefined) return GARBAGE;
  if (version !== VERSION) return /^\d{1,3}$/.test(version) ? { ok: false, why: 'version' } : GARBAGE;
  if (rev === undefined || verb === undefined || !isVerb(verb)) return GARBAGE;
  if (!/^(-|0|[1-9a-z][0-9a-z]{0,9})$/.test(rev) || ![match, ...args].every(isEscaped)) return GARBAGE;
  return {
    ok: true,
    id: {
      match: unshielded(match),
      rev: rev === '-' ? null : Number.parseInt(rev, 36),
      verb,
      args: args.map(unshielded),
    },
  };
}

type PartValue<P extends IdPart> = P extends keyof typeof CHOICES
  ? WordOf<P>
  : P extends keyof typeof NUMBERS
    ? number
    : string;

type ValuesOf<Parts extends readonly string[]> = Parts extends readonly [
  infer First,
  ...infer More extends readonly string[],
]
  ? First extends `${infer Part extends IdPart}?`
    ? readonly [PartValue<Part>?, ...ValuesOf<More>]
    : First extends `${infer Part extends IdPart}*`
      ? readonly PartValue<Part>[]
      : First extends IdPart
        ? readonly [PartValue<First>, ...ValuesOf<More>]
        : never
  : readonly [];

export type ArgsOf<V extends ButtonVerb> = ValuesOf<(typeof SHAPES)[V]['args']>;

export type RevOf<V extends ButtonVerb> = (typeof SHAPES)[V]['rev'] extends true ? number : null;

/** Reads the arguments of a custom id. Undefined where they do not fit the verb's shape. */
export function readArgs<V extends ButtonVerb>(verb: V, args: readonly string[]): ArgsOf<V> | undefined {
  const parts: IdShape['args'] = SHAPES[verb].args;
  const many = parts.at(-1)?.endsWith('*');
  if (args.length < parts.filter(part => !/[?*]$/.test(part)).length) return undefined;
  if (args.length > parts.length && !many) return undefined;
  const values: (string | number)[] = [];
  for (const [at, text] of args.entries()) {
    const part = (parts[at] ?? parts.at(-1) ?? '').replace(/[?*]$/, '') as IdPart;
    if (!PARTS[part].test(text)) return undefined;
    values.push(part in NUMBERS ? Number(text) : text);
  }
  // The cast is safe: the type comes from the constant SHAPES, which the values were checked against.
  return values as readonly unknown[] as ArgsOf<V>;
}

/** Reads the revision of a custom id. Undefined where the verb needs a revision and the id has none. */
export function readRev<V extends ButtonVerb>(verb: V, rev: number | null): RevOf<V> | undefined {
  const read = SHAPES[verb].rev ? (rev ?? undefined) : null;
  return read as RevOf<V> | undefined;
}

/**
 * Checks that a press stores nothing about the person. A press by which a person reads or deletes their stored data must not
 * store new data.
 */
export const isTraceless = ({ verb, args }: CustomId): boolean => verb === 'games' && args[0] === 'privacy';
