import { isPrivate, type Match } from '../../table/match/types.ts';
import type { ButtonVerb } from '../buttons/custom-id.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { follows } from '../panels/look/watch.ts';

interface Pressing {
  readonly context: Context;
  readonly visit: Visit;
  readonly match: Match;
  readonly verb: ButtonVerb;
}

/** Verbs of the buttons in a match that a person plays in private. */
const OWN_VERBS: readonly ButtonVerb[] = [
  'hand',
  'board',
  'seat',
  'parts',
  'recap',
  'touch',
  'log',
  'review',
  'replay',
  'undo',
  'hint',
  'open',
  'pick',
  'do',
  'dare',
];

/**
 * Verbs of the buttons in the private answer to a person who has opened a table in a thread. The answer stays in the channel.
 */
const OPENING_VERBS: readonly ButtonVerb[] = ['call', 'arrange'];

const DIRECT_MESSAGE_VERBS: readonly ButtonVerb[] = ['review', 'parts'];

const isSeated = ({ context, visit, match }: Pressing): boolean =>
  context.table.seatOf(match, visit.person.id) !== undefined;

/** Conditions under which a person may press a button of a match. One true condition is enough. */
const GROUNDS: readonly ((asked: Pressing) => boolean | Promise<boolean>)[] = [
  // The button is in the match's channel. While other tables play the same deal, only people with a seat may press it.
  asked =>
    !isPrivate(asked.match) &&
    asked.match.channelId === asked.visit.channelId &&
    (!asked.match.withheld || isSeated(asked)),
  // The button is in a private answer, to the person who plays the match in private.
  asked => isPrivate(asked.match) && OWN_VERBS.includes(asked.verb) && isSeated(asked),
  // The button is in the answer to a person who has a seat in a thread of the same server.
  asked =>
    OPENING_VERBS.includes(asked.verb) &&
    asked.match.guildId !== null &&
    asked.match.guildId === asked.visit.guildId &&
    isSeated(asked),
  // The button to follow a game may be in any message. Its handler checks that the person may see the channel.
  ({ verb }) => verb === 'watch',
  ({ context, visit, match, verb }) => DIRECT_MESSAGE_VERBS.includes(verb) && follows(context, visit, match),
];

/** Checks that a person may press a button of a match. A press that is not allowed was forged. */
export async function mayPress(asked: Pressing): Promise<boolean> {
  for (const ground of GROUNDS) if (await ground(asked)) return true;
  return false;
}
