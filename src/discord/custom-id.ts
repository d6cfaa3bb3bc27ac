/** What a component does when it is pressed. */
export const VERBS = [
  'join',
  'leave',
  'start',
  'hand',
  'board',
  'recap',
  'learn', // a step of a lesson, and which of its options was chosen: its match is the game
  'log', // the log at a page, counted from 0; none: the newest
  'open', // a panel with the picks so far
  'pick', // a select of the panel: a field, then the picks so far
  'begin', // the panel with another question first: a field, then the picks
  'page', // the panel at another page of its select: page, then the picks
  'back', // the panel with one pick less: the picks that stay
  'over', // the panel from its beginning
  'do', // commit an action
  'undo', // take back one's own last action
  'ask', // the others, to agree to it
  'agree', // to a request: its number
  'refuse',
  'games', // a page of /games, and what to do there: it belongs to no match
  'nudge', // the others who are waited for
  'propose', // a vote: its kind, and the seat that it is about
  'vote', // on a motion: its number, yes or no
  'take', // a seat that is on offer
  'return', // to one's own seat
  'remove', // somebody from the lobby: the person
  'resign', // for good: it was asked for and is confirmed
  'rematch',
  'thread', // a table in a thread of its own: how it is opened; its match is the game
] as const;
export type Verb = (typeof VERBS)[number];

export interface CustomId {
  readonly match: string;
  /** The revision that it was made for; null for a verb that is no game action. */
  readonly rev: number | null;
  readonly verb: Verb;
  readonly args: readonly string[];
}

export type ParsedId =
  | { readonly ok: true; readonly id: CustomId }
  /** `version`: made by another version of the bot; `garbage`: never ours. */
  | { readonly ok: false; readonly why: 'version' | 'garbage' };

/** Discord's limit. */
export const MAX_LENGTH = 100;
const VERSION = '1';

const shielded = (text: string): string => text.replaceAll('~', '~0').replaceAll(':', '~1');
const unshielded = (text: string): string => text.replaceAll('~1', ':').replaceAll('~0', '~');
const isEscaped = (text: string): boolean => !/~(?![01])/.test(text);
const isVerb = (text: string): text is Verb => (VERBS as readonly string[]).includes(text);

/** `1:<match>:<revision in base 36, or ->:<verb>[:<argument>…]`; may be longer than Discord takes. */
export const writeId = ({ match, rev, verb, args }: CustomId): string =>
  [VERSION, shielded(match), rev === null ? '-' : rev.toString(36), verb, ...args.map(shielded)].join(':');

/** The same, for use: throws RangeError when Discord would not take it. */
export function makeId(id: CustomId): string {
  const text = writeId(id);
  if (text.length > MAX_LENGTH) throw new RangeError(`a custom id of ${text.length} characters: ${text}`);
  return text;
}

const GARBAGE: ParsedId = { ok: false, why: 'garbage' };

/** The inverse of `makeId`; accepts nothing that `makeId` would not write. */
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
