import { STRENGTHS, type Strength } from '../../core/player.ts';
import { MOTION_KINDS, type MotionKind, WATCH_MODES, type WatchMode } from '../../table/match/types.ts';

/** Patterns of the arguments. */
export const PARTS = {
  page: /^\d{1,4}$/,
  step: /^\d{1,2}$/,
  revision: /^\d{1,7}$/,
  /** A field's letter. */
  field: /^[a-z]$/,
  /** A field's letter and the value picked for it. */
  pick: /^[a-z].+$/s,
  /** The panel's select at another page, such as `>2`, counted from 0. Panels of earlier versions have other texts. */
  turn: /^.+$/s,
  action: /^.+$/s,
  /** Number of a request or a motion. */
  number: /^[1-9]\d{0,14}$/,
  motion: new RegExp(`^(${MOTION_KINDS.join('|')})$`),
  answer: /^(yes|no)$/,
  watching: new RegExp(`^(${WATCH_MODES.join('|')}|stop)$`),
  seat: /^\d{1,15}$/,
  person: /^.+$/s,
  options: /^\{.*\}$/s,
  strength: new RegExp(`^(${STRENGTHS.join('|')})$`),
  how: /^(\d)([-ndtw])([-rj])([-s])([emh]{0,9})(q?)(x?)(r?)$/,
  /** Id of one of our games. */
  game: /^[a-z][a-z-]{0,30}$/,
  /** A person's id in base 36. */
  short: /^[0-9a-z]{1,13}$/,
  /** Action on a deal's page: src/discord/buttons/deal-ids.ts lists them. */
  deed: /^[a-z]+$/,
  /** A word or an argument of a page of /games: src/discord/buttons/games-ids.ts lists them. */
  games: /^.*$/s,
} as const;
export type IdPart = keyof typeof PARTS;

export interface IdShape {
  /** Content of the field for the match. */
  readonly of: 'match' | 'game' | 'deal' | 'league' | 'duplicate' | 'none';
  /** True where it belongs to a revision: a game action, or a step to one. */
  readonly rev: boolean;
  /** Arguments; `?`: optional; `*`: any number of them. */
  readonly args: readonly `${IdPart}${'' | '?' | '*'}`[];
}

const plain = { of: 'match', rev: false, args: [] } as const satisfies IdShape;

/** Verbs of components, and the contents of their custom ids. */
export const SHAPES = {
  join: plain,
  leave: plain,
  start: plain,
  hand: plain,
  board: plain,
  seat: { ...plain, args: ['seat'] }, // a seat's own area, as the presser may see it
  recap: plain,
  learn: { of: 'game', rev: false, args: ['step?', 'step?'] }, // a step of a lesson, and the chosen option; none: the beginning
  rules: { of: 'game', rev: false, args: ['step?'] }, // a chapter, counted from 0; none: a select of them
  play: { of: 'game', rev: false, args: [] }, // opens a table, from the end of a lesson
  parts: { ...plain, args: ['revision', 'step?'] }, // the parts of a revision's board; its page, counted from 0
  log: { ...plain, args: ['page?'] }, // counted from 0; none: the newest
  open: { of: 'match', rev: true, args: ['pick*'] }, // a panel with the picks so far
  pick: { of: 'match', rev: true, args: ['field', 'pick*'] }, // a select of the panel: a field, then the picks so far
  page: { of: 'match', rev: true, args: ['turn', 'pick*'] }, // the panel at another page of its select
  hint: { of: 'match', rev: true, args: [] }, // actions worth a look
  do: { of: 'match', rev: true, args: ['action', 'action*'] }, // commits an action, then the following ones
  always: { of: 'match', rev: true, args: ['action', 'step?'] }, // the same with an order, by its place among those offered; none: asks for it
  withdraw: { ...plain, args: ['action'] }, // a standing order
  orders: { ...plain, args: ['action?'] }, // possible standing orders of a kind; none: all kinds
  order: { ...plain, args: ['action?'] }, // leaves a standing order; none: the selected one
  undo: { of: 'match', rev: true, args: ['answer?'] }, // undoes the person's last action; yes: even if the score becomes practice
  ask: { of: 'match', rev: true, args: [] }, // asks the others to agree to an undo
  agree: { ...plain, args: ['number'] }, // agrees to a question
  refuse: { ...plain, args: ['number'] },
  deal: { of: 'deal', rev: false, args: ['deed'] },
  deals: { of: 'game', rev: false, args: ['deed', 'page?'] }, // today's, a new challenge, or a page of an archive; without a page: the selected deal
  league: { of: 'league', rev: false, args: ['deed'] },
  duplicate: { of: 'duplicate', rev: false, args: ['deed', 'page?'] }, // a table's number
  dare: plain, // offers others the same deal
  games: { of: 'none', rev: false, args: ['games*'] }, // a page of /games, and an action there
  watch: { ...plain, args: ['watching?', 'number?'] }, // follows a game: the mode, and the number of the letter with the button; none: each round
  call: plain, // mentions the server's role about a lobby
  nudge: plain, // mentions the awaited others
  propose: { ...plain, args: ['motion', 'seat?', 'strength?'] }, // a vote, its seat, and the stand-in for that seat
  substitute: { ...plain, args: ['seat'] }, // a choice of stand-ins for the seat
  vote: { ...plain, args: ['number', 'answer'] }, // the same, in messages of earlier versions
  take: { ...plain, args: ['seat?'] }, // a seat that is on offer
  return: plain, // returns to the person's own seat
  remove: { ...plain, args: ['person'] }, // removes a person from the lobby
  player: { ...plain, args: ['strength?'] }, // adds a bot to the lobby; none: a choice of bots
  cancel: { ...plain, args: ['answer?'] }, // votes to call the game off; no: play on
  share: plain, // a card of the game, privately
  post: plain, // the same, publicly
  replay: plain, // the game as an animated picture
  review: { ...plain, args: ['page?'] }, // review of an ended game: the overview, or a costly turn by its place from 1
  publish: plain, // its first page, publicly
  resign: plain, // final, after a confirmation
  rematch: { ...plain, args: ['game?'] }, // none: the same game
  another: plain, // another game with the same people
  thread: { of: 'game', rev: false, args: ['options', 'how', 'short*'] }, // a table in a thread of its own
} as const satisfies Readonly<Record<string, IdShape>>;
export type ButtonVerb = keyof typeof SHAPES;
export const VERBS = Object.keys(SHAPES) as readonly ButtonVerb[];

export interface CustomId {
  readonly match: string;
  /** The revision that it was made for; null for a verb that is no game action. */
  readonly rev: number | null;
  readonly verb: ButtonVerb;
  readonly args: readonly string[];
}

export type ParsedId =
  | { readonly ok: true; readonly id: CustomId }
  /** Result of reading a custom id. `version`: made by another version of the bot. `garbage`: never ours. */
  | { readonly ok: false; readonly why: 'version' | 'garbage' };

/** Length limit of Discord. */
export const MAX_LENGTH = 100;
const VERSION = '1';

const shielded = (text: string): string => text.replaceAll('~', '~0').replaceAll(':', '~1');
const unshielded = (text: string): string => text.replaceAll('~1', ':').replaceAll('~0', '~');
const isEscaped = (text: string): boolean => !/~(?![01])/.test(text);
const isVerb = (text: string): text is ButtonVerb => Object.hasOwn(SHAPES, text);

/**
 * Writes a custom id, `1:<match>:<revision in base 36, or ->:<verb>[:<argument>…]`: all that a press needs (law 3). It may
 * be longer than Discord's limit.
 */
export const writeId = ({ match, rev, verb, args }: CustomId): string =>
  [VERSION, shielded(match), rev === null ? '-' : rev.toString(36), verb, ...args.map(shielded)].join(':');

/** Writes a custom id for use; throws RangeError when it exceeds Discord's limit. */
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

/** Values of the arguments that are no plain texts. */
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

/** Values of a verb's arguments. */
export type ArgsOf<V extends ButtonVerb> = ValuesOf<(typeof SHAPES)[V]['args']>;

/** The revision of a verb's custom id. */
export type RevOf<V extends ButtonVerb> = (typeof SHAPES)[V]['rev'] extends true ? number : null;

const NUMBERS: readonly string[] = ['page', 'step', 'revision', 'number', 'seat'];

/** Reads the arguments of a verb; undefined where they are not in its shape. */
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
  // The shape's type and its value are the same constant.
  return values as readonly unknown[] as ArgsOf<V>;
}

/** Reads the revision; undefined where a verb that needs one has none. */
export function readRev<V extends ButtonVerb>(verb: V, rev: number | null): RevOf<V> | undefined {
  const read = SHAPES[verb].rev ? (rev ?? undefined) : null;
  return read as RevOf<V> | undefined;
}
