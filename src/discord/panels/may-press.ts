import { isPrivate, type Match } from '../../table/match/types.ts';
import type { ButtonVerb } from '../buttons/custom-id.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { follows } from './watch.ts';

interface Pressing {
  readonly context: Context;
  readonly visit: Visit;
  readonly match: Match;
  readonly verb: ButtonVerb;
}

/** Verbs that a person may use in a match that they play in private. */
const OWN_VERBS: readonly ButtonVerb[] = [
  'hand',
  'board',
  'seat',
  'parts',
  'recap',
  'log',
  'review',
  'replay',
  'undo',
  'hint',
  'open',
  'pick',
  'page',
  'do',
  'dare',
];

/** Verbs of buttons in direct messages to people who follow a game. */
const LETTER_VERBS: readonly ButtonVerb[] = ['review', 'parts'];

const isSeated = ({ context, visit, match }: Pressing): boolean =>
  context.table.seatOf(match, visit.person.id) !== undefined;

/** Grounds on which a person may press a button of a match. One of them is enough. */
const GROUNDS: readonly ((asked: Pressing) => boolean | Promise<boolean>)[] = [
  // A button of the match's channel. While others play the same deal elsewhere, only seated people see anything of it.
  asked =>
    !isPrivate(asked.match) &&
    asked.match.channelId === asked.visit.channelId &&
    (!asked.match.withheld || isSeated(asked)),
  // A private answer to the person who plays in private.
  asked => isPrivate(asked.match) && OWN_VERBS.includes(asked.verb) && isSeated(asked),
  // The button to follow a game is in any message, and its handler looks at the channel.
  ({ verb }) => verb === 'watch',
  // A direct message to a follower of the game.
  ({ context, visit, match, verb }) => LETTER_VERBS.includes(verb) && follows(context, visit, match),
];

/** Checks that a person may press a button of a match. Other presses are forged. */
export async function mayPress(asked: Pressing): Promise<boolean> {
  for (const ground of GROUNDS) if (await ground(asked)) return true;
  return false;
}
