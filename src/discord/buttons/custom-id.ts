import { STRENGTHS, type Strength } from '../../core/player.ts';
import { MOTION_KINDS, type MotionKind, WATCH_MODES, type WatchMode } from '../../table/match/types.ts';

/** Pattern of each kind of argument of a custom id. */
export const PARTS = {
  page: /^\d{1,4}$/,
  step: /^\d{1,2}$/,
  revision: /^\d{1,7}$/,
  /** Letter of a field of an action. */
  field: /^[a-z]$/,
  /** Letter of a field of an action, and the value picked for that field. */
  pick: /^[a-z].+$/s,
  /** Direction and page of a panel's select, such as `>2`, counted from 0. Panels of earlier versions have other texts. */
  turn: /^.+$/s,
  action: /^.+$/s,
  /** Number of a question, of a vote or of a notice. */
  number: /^[1-9]\d{0,14}$/,
  motion: new RegExp(`^(${MOTION_KINDS.join('|')})$`),
  answer: /^(yes|no)$/,
  watching: new RegExp(`^(${WATCH_MODES.join('|')}|stop)$`),
  seat: /^\d{1,15}$/,
  person: /^.+$/s,
  options: /^\{.*\}$/s,
  strength: new RegExp(`^(${STRENGTHS.join('|')})$`),
  how: /^(\d)([-ndtw])([-rj])([-s])([emh]{0,9})(q?)(x?)(r?)$/,
  /** Id of a game of this bot. */
  game: /^[a-z][a-z-]{0,30}$/,
  /** A person's id in base 36. */
  short: /^[0-9a-z]{1,13}$/,
  /** Action on a deal's page, from the list in src/discord/buttons/contest-ids.ts. */
  deed: /^[a-z]+$/,
  /** Word or argument of a page of /games, from the list in src/discord/buttons/games-ids.ts. */
  games: /^.*$/s,
} as const;
export type IdPart = keyof typeof PARTS;

export interface IdShape {
  /** Kind of object that the first field of the custom id names. */
  readonly of: 'match' | 'game' | 'deal' | 'league' | 'duplicate' | 'none';
  /** True where the button holds for one revision only: it carries out an action of the game, or leads to one. */
  readonly rev: boolean;
  /** Kinds of the arguments. `?`: optional; `*`: any number of them. */
  readonly args: readonly `${IdPart}${'' | '?' | '*'}`[];
}

const plain = { of: 'match', rev: false, args: [] } as const satisfies IdShape;

/** Verbs of buttons and selects, with the shape of each one's custom id. "None" in a line: without the optional argument. */
export const SHAPES = {
  join: plain,
  leave: plain,
  start: plain,
  hand: plain,
  board: plain,
  seat: { ...plain, args: ['seat'] }, // shows a seat's own area, as far as the presser may see it
  recap: plain,
  // shows a step of a lesson, and the chosen option; none: the beginning
  learn: { of: 'game', rev: false, args: ['step?', 'step?'] },
  // shows a chapter of the rules, counted from 0; none: a select of chapters
  rules: { of: 'game', rev: false, args: ['step?'] },
  play: { of: 'game', rev: false, args: [] }, // opens a table, from the end of a lesson
  // names the parts of a revision's board; second argument: its page, counted from 0
  parts: { ...plain, args: ['revision', 'step?'] },
  log: { ...plain, args: ['page?'] }, // shows a page of the log, counted from 0; none: the newest
  open: { of: 'match', rev: true, args: ['pick*'] }, // opens a panel with the picks so far
  // picks a value in the panel's select: the field, then the picks so far
  pick: { of: 'match', rev: true, args: ['field', 'pick*'] },
  page: { of: 'match', rev: true, args: ['turn', 'pick*'] }, // shows the panel at another page of its select
  hint: { of: 'match', rev: true, args: [] }, // shows a hint: the best actions of the seat
  do: { of: 'match', rev: true, args: ['action', 'action*'] }, // commits an action, then the further steps
  // commits an action with a standing order, by its place among the offered ones; none: asks which
  always: { of: 'match', rev: true, args: ['action', 'step?'] },
  withdraw: { ...plain, args: ['action'] }, // withdraws a standing order
  orders: { ...plain, args: ['action?'] }, // lists possible standing orders of a kind; none: all kinds
  order: { ...plain, args: ['action?'] }, // leaves a standing order; none: the selected one
  // undoes the person's last action; `yes`: even if the score becomes practice
  undo: { of: 'match', rev: true, args: ['answer?'] },
  ask: { of: 'match', rev: true, args: [] }, // asks the others to agree to an undo
  agree: { ...plain, args: ['number'] }, // agrees to a question
  refuse: { ...plain, args: ['number'] },
  deal: { of: 'deal', rev: false, args: ['deed'] },
  // opens today's deal, a new challenge, or a page of an archive; without a page: the selected deal
  deals: { of: 'game', rev: false, args: ['deed', 'page?'] },
  league: { of: 'league', rev: false, args: ['deed'] },
  // acts on a duplicate; second argument: a table's number
  duplicate: { of: 'duplicate', rev: false, args: ['deed', 'page?'] },
  dare: plain, // offers the deal of a solo game to others
  games: { of: 'none', rev: false, args: ['games*'] }, // opens a page of /games, or carries out an action there
  // follows a game: the mode, and the number of the direct message with the button; none: each round
  watch: { ...plain, args: ['watching?', 'number?'] },
  call: plain, // mentions the server's role for a lobby
  nudge: plain, // mentions the awaited other people
  // opens a vote: its kind, the seat, and the stand-in for that seat
  propose: { ...plain, args: ['motion', 'seat?', 'strength?'] },
  substitute: { ...plain, args: ['seat'] }, // shows the possible stand-ins for a seat
  vote: { ...plain, args: ['number', 'answer'] }, // opens a vote or answers it, in messages of earlier versions
  take: { ...plain, args: ['seat?'] }, // takes a seat that is on offer; none: the first one
  return: plain, // gives the person's own seat back
  remove: { ...plain, args: ['person'] }, // removes a person from the lobby
  player: { ...plain, args: ['strength?'] }, // adds a bot to the lobby; none: shows a choice of bots
  cancel: { ...plain, args: ['answer?'] }, // votes to call the game off; `no`: to play on
  share: plain, // shows a card of the game, privately
  post: plain, // posts the card of the game in the channel
  replay: plain, // shows the game as an animated picture
  // shows the review of an ended game; a page from 1: a costly turn; none: the overview
  review: { ...plain, args: ['page?'] },
  publish: plain, // posts the first page of the review in the channel
  resign: plain, // resigns for good, after a confirmation
  rematch: { ...plain, args: ['game?'] }, // opens a rematch; none: of the same game
  another: plain, // shows other games for the same people
  thread: { of: 'game', rev: false, args: ['options', 'how', 'short*'] }, // opens a table in a thread of its own
} as const satisfies Readonly<Record<string, IdShape>>;
export type ButtonVerb = keyof typeof SHAPES;
export const VERBS = Object.keys(SHAPES) as readonly ButtonVerb[];

export interface CustomId {
  readonly match: string;
  /** Revision that the button was made for. Null: the verb belongs to no revision. */
  readonly rev: number | null;
  readonly verb: ButtonVerb;
  readonly args: readonly string[];
}

export type ParsedId =
  | { readonly ok: true; readonly id: CustomId }
  /** Failure to read a custom id. `version`: another version of the bot wrote it. `garbage`: no version did. */
  | { readonly ok: false; readonly why: 'version' | 'garbage' };

/** Discord's limit on the length of a custom id. */
export const MAX_LENGTH = 100;
const VERSION = '1';

const shielded = (text: string): string => text.replaceAll('~', '~0').replaceAll(':', '~1');
const unshielded = (text: string): string => text.replaceAll('~1', ':').replaceAll('~0', '~');
const isEscaped = (text: string): boolean => !/~(?![01])/.test(text);
const isVerb = (text: string): text is ButtonVerb => Object.hasOwn(SHAPES, text);

/**
 * Writes a custom id, `1:<match>:<revision in base 36, or ->:<verb>[:<argument>…]`, with all that a press needs (law 3).
 * The text may exceed Discord's limit.
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

/** Inverse of `makeId`; accepts nothing that `makeId` would not write. */
export function parseId(text: string): ParsedId {
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

/** Types of the arguments that are not plain text. */
interface PartValues {
  readonly page: number;
  readonly step: number;
  readonly revision: number;
  readonly number: number;
  readonly seat: number;
  readonly motion: MotionKind;
  readonly answer: 'yes' | 'no';
  readonly watching: WatchMode | 'stop';
  readonly strength: Strength;
}
type PartValue<P extends IdPart> = P extends keyof PartValues ? PartValues[P] : string;

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

/** Types of the arguments of a verb. */
export type ArgsOf<V extends ButtonVerb> = ValuesOf<(typeof SHAPES)[V]['args']>;

/** Type of the revision in a verb's custom id. */
export type RevOf<V extends ButtonVerb> = (typeof SHAPES)[V]['rev'] extends true ? number : null;

const NUMBERS: readonly string[] = ['page', 'step', 'revision', 'number', 'seat'];

/** Reads the arguments of a verb. Undefined where they do not fit the verb's shape. */
export function readArgs<V extends ButtonVerb>(verb: V, args: readonly string[]): ArgsOf<V> | undefined {
  const parts: IdShape['args'] = SHAPES[verb].args;
  const many = parts.at(-1)?.endsWith('*');
  if (args.length < parts.filter(part => !/[?*]$/.test(part)).length) return undefined;
  if (args.length > parts.length && !many) return undefined;
  const values: (string | number)[] = [];
  for (const [at, text] of args.entries()) {
    const part = (parts[at] ?? parts.at(-1) ?? '').replace(/[?*]$/, '') as IdPart;
    if (!PARTS[part].test(text)) return undefined;
    values.push(NUMBERS.includes(part) ? Number(text) : text);
  }
  // The type is derived from the same constant, SHAPES, that the values were checked against.
  return values as readonly unknown[] as ArgsOf<V>;
}

/** Reads the revision; undefined where a verb that needs one has none. */
export function readRev<V extends ButtonVerb>(verb: V, rev: number | null): RevOf<V> | undefined {
  const read = SHAPES[verb].rev ? (rev ?? undefined) : null;
  return read as RevOf<V> | undefined;
}

/**
 * Checks that an interaction stores nothing about the person. A look at the stored data, or its deletion, must not store
 * the person anew.
 */
export const isTraceless = ({ verb, args }: CustomId): boolean => verb === 'games' && args[0] === 'privacy';
