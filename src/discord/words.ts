import type { Refusal } from '../core/result.ts';
import type { Match, Proof, TableRefusalCode } from '../match/types.ts';
import { escaped, safeName } from '../present/names.ts';
import { listed, nameAt } from './people.ts';

export const NEUTRAL = 'Something went wrong on my side; nothing was changed. Please try again in a moment.';
export const OLD_BUTTON =
  'This button was made by another version of me. `/porto board` shows the game as it is now.';
export const STRANGE_BUTTON = 'I do not know this button. `/porto board` shows the game as it is now.';
export const ELSEWHERE = 'This belongs to a game in another channel, so nothing was done.';
export const STRANGE_KIND =
  'I did not ask for this, so nothing was done. `/porto board` shows the game as it is now.';
export const SLOW_DOWN =
  'One thing after the other: this came too fast, and nothing was done. Try again in a moment.';
export const NO_GAME =
  'There is no game in this channel. `/porto new` opens one, `/porto solo` starts one alone.';

/** Before the first card: what the shuffles are bound to. */
export const shuffleSealed = ({ commitment }: Pick<Proof, 'commitment'>): string =>
  `-# The shuffles are fixed by a secret seed with the SHA-256 \`${commitment}\`. It is told at the end, so that anyone can check them.`;

/** At the end: what anyone needs to check them. */
export const shuffleTold = ({ seed, salt }: Pick<Proof, 'seed' | 'salt'>): string =>
  `-# The shuffles came from the seed \`${seed}\` with the salt \`${salt}\`.`;

type Details = Refusal['with'];

const number = (details: Details, name: string): number | undefined => {
  const value = details[name];
  return typeof value === 'number' ? value : undefined;
};

const plural = (count: number | undefined, one: string, many: string): string =>
  `${count ?? 'some'} ${count === 1 ? one : many}`;

const awaitedNames = (match: Match | undefined, details: Details): string | undefined => {
  const seats = details.seats;
  if (!match || !Array.isArray(seats) || seats.length === 0) return undefined;
  return listed(seats.map(seat => nameAt(match, Number(seat))));
};

/** Why the others must agree before something is taken back. */
const CONSENT: Readonly<Record<string, string>> = {
  revealed: 'it has shown something new, which cannot be unseen',
  together: 'several chose together',
  acted: 'others have chosen since',
};

const SETTLED: Readonly<Record<string, string>> = {
  agreed: 'all agreed, and it was taken back',
  refused: 'it was refused, so the action stands',
  withdrawn: 'it was withdrawn, so the action stands',
  lapsed: 'it was not answered within 48 hours, so the action stands',
};

const SENTENCES: Readonly<Record<TableRefusalCode, (details: Details, match?: Match) => string>> = {
  'no-match': () => NO_GAME,
  'channel-busy': details =>
    details.status === 'lobby'
      ? 'One game at a time in a channel, and one is gathering here: `/porto join` takes a seat.'
      : 'One game at a time in a channel, and one is being played here. Another channel or a thread can hold another.',
  'already-seated': () => 'You already sit at this table.',
  'not-seated': (_, match) =>
    match?.status === 'lobby'
      ? 'You do not sit at this table. `/porto join` takes a seat.'
      : 'You do not sit at this table, so there is nothing for you to do. `/porto board` shows the game.',
  'table-full': details =>
    `The table is full: ${plural(number(details, 'seats'), 'seat is', 'seats are')} taken.`,
  'too-few': details =>
    `Too few players: the game needs ${number(details, 'needed') ?? 'more'}, ${plural(number(details, 'seats'), 'sits', 'sit')} here. \`/porto join\` takes a seat.`,
  'already-started': () =>
    'The game has already started; seats no longer change. `/porto resign` gives up a seat.',
  'not-started': () => 'The game has not started yet. `/porto start` starts it once enough players sit here.',
  'not-opener': details =>
    `Only ${typeof details.opener === 'string' ? safeName(details.opener) : 'the opener'} can do that, who opened this table, until it is full.`,
  over: () => 'This game is over. `/porto board` shows how it ended; `/porto new` opens another.',
  resigned: () =>
    'You have resigned from this game; your seat is played for you. `/porto board` shows how it goes.',
  stale: () => 'The game has moved on since this was made, so nothing was done.',
  'not-to-act': (details, match) => {
    const awaited = awaitedNames(match, details);
    return awaited ? `It is not your turn: ${awaited} to play.` : 'It is not your turn.';
  },
  'bad-seats': details =>
    details.min === details.max
      ? `This game is for ${plural(number(details, 'min'), 'player', 'players')}.`
      : `This game is for ${details.min} to ${details.max} players.`,
  'not-allowed': () =>
    'That is not for you to decide: in the lobby the opener cancels; in a game all players must agree, or somebody with Manage Server.',
  'undo-nothing': () => 'Nothing has been played yet, so there is nothing to take back.',
  'undo-over': () => 'The game is over: nothing is taken back once everything has been shown.',
  'undo-not-yours': (details, match) =>
    `Only one's own last action can be taken back, and the last one here is by ${awaitedNames(match, details) ?? 'somebody else'}.`,
  'undo-acted-since': (details, match) =>
    `Only the last action of the game can be taken back, and ${awaitedNames(match, details) ?? 'somebody'} has acted since yours.`,
  'undo-consent': details =>
    `This can be taken back only if all others agree: ${CONSENT[String(details.reason)] ?? 'it concerns them too'}.`,
  'undo-asked': (details, match) =>
    `${awaitedNames(match, { seats: [Number(details.seat)] }) ?? 'Somebody'} has asked already: the others have 48 hours to agree.`,
  'undo-own-request': () => 'You have asked for this yourself: it is for the others to agree.',
  'undo-no-request': () =>
    'Nobody asks to take anything back. `/porto undo` takes back your own last action.',
  'undo-settled': details =>
    `This question is settled: ${SETTLED[String(details.status)] ?? 'nothing is asked any more'}.`,
  unreadable: () => 'I do not understand that choice.',
};

const isTableCode = (code: string): code is TableRefusalCode => Object.hasOwn(SENTENCES, code);

/** The table's own refusals in a sentence; undefined for those of a game. */
export function tableRefusal(refusal: Refusal, match?: Match): string | undefined {
  if (!refusal.code.startsWith('table/')) return undefined;
  const code = refusal.code.slice('table/'.length);
  return isTableCode(code) ? SENTENCES[code](refusal.with, match) : NEUTRAL;
}

/** What was typed, quoted so that it can do no harm. */
export const quoted = (typed: string): string => `“${escaped(typed.replace(/\s+/g, ' ').slice(0, 60))}”`;

/** As many as fit, then how many more. */
export function some(values: readonly string[], most = 20): string {
  if (values.length <= most) return values.join(', ');
  return `${values.slice(0, most).join(', ')} and ${values.length - most} more`;
}

/** Whole lines from the end, as many as fit; what is left out is marked. */
export function newestLines(lines: readonly string[], room: number): string {
  const kept: string[] = [];
  let left = room;
  for (const line of lines.toReversed()) {
    if (line.length + 1 > left - 2) return ['…', ...kept].join('\n').slice(0, room);
    kept.unshift(line);
    left -= line.length + 1;
  }
  return kept.join('\n');
}

export const MAX_CONTENT = 2000;
/** A private answer cut to what Discord takes. */
export const fitted = (content: string): string =>
  content.length <= MAX_CONTENT ? content : `${content.slice(0, MAX_CONTENT - 1)}…`;
