import type { Sight } from './board-versions.ts';
import { type Call, ON_ITS_WAY_MS } from './calls.ts';
import { restsAt, restsAtRevision } from './decisions.ts';

export interface SeenTurns {
  readonly match: string;
  /** The first revision of each revision's turn, by revision. */
  readonly turns: readonly number[];
  readonly sights: readonly Sight[];
  readonly calls: readonly Call[];
  /** Time of each revision in milliseconds since the epoch, in a game with a single person. Absent: several people play. */
  readonly alone?: readonly number[];
  /** Counts resignations in a revision's turn. Absent: nobody resigned. */
  readonly resigned?: Resigned;
}

/**
 * Counts the resignations since the turn of a revision began, until a time in milliseconds since the epoch. Each of them gets a
 * new message, after a kill also long afterwards.
 */
export type Resigned = (rev: number, until: number) => number;

/** @param times time of each revision, in milliseconds since the epoch */
export const resignedIn =
  (resignedAt: readonly number[], times: readonly number[], turns: readonly number[]): Resigned =>
  (rev, until) => {
    const since = (times[turns[rev] ?? rev] ?? 0) - ON_ITS_WAY_MS;
    return resignedAt.filter(at => since <= at && at <= until).length;
  };

/** Pause after which a game with a single person gets a new message. */
const PAUSE_MS = 3 * 3_600_000;

const hasPause = (times: readonly number[], from: number, to: number): boolean =>
  times.some((at, rev) => rev > from && rev <= to && at - (times[rev - 1] ?? 0) >= PAUSE_MS);

/**
 * Reports a second message for one turn. A game with a single person may have one after a long pause. A deleted message may be
 * posted again, and a resignation is reported by a new message.
 */
function messagesOf({ match, turns, sights, alone, resigned = () => 0 }: SeenTurns): readonly string[] {
  const posted = sights.filter(sight => sight.posted);
  return posted.flatMap((sight, index) => {
    const beside = posted
      .slice(0, index)
      .filter(
        ({ rev, message }) =>
          (alone ? !hasPause(alone, rev, sight.rev) : turns[rev] === turns[sight.rev]) &&
          (message.deletedAt ?? Number.POSITIVE_INFINITY) > sight.at,
      )
      .at(resigned(sight.rev, sight.at));
    return beside
      ? [
          `${match}: a second message of one ${alone ? 'game' : 'turn'}, of revisions ${beside.rev} and ${sight.rev}`,
        ]
      : [];
  });
}

/**
 * Reports a message that was edited in a later turn. A game with a single person is exempt: all its turns edit the same
 * message.
 */
function editsOf({ match, turns, sights, alone }: SeenTurns): readonly string[] {
  if (alone) return [];
  return sights.flatMap(sight => {
    const first = sights.find(({ posted, messageId }) => posted && messageId === sight.messageId);
    return sight.posted || first === undefined || turns[first.rev] === turns[sight.rev]
      ? []
      : [`${match}: the message of revision ${first.rev} was edited in another turn, to ${sight.rev}`];
  });
}

const isFirst = ({ kind }: Call): boolean => kind === 'board' || kind === 'ping';

const line = ({ at, text, userId, kind }: Call): string =>
  `${kind} to ${userId} at ${new Date(at).toISOString()} "${text.split('\n').at(-1)}"`;

function shownBy({ match, sights }: SeenTurns, messageId: string): string {
  const own = sights.filter(sight => sight.messageId === messageId);
  return `${match} ${own.map(({ rev, posted }) => `${rev}${posted ? ' (posted)' : ''}`).join(', ')}`;
}

/** Reports pings to people who have nothing to decide, and pings to the acting seat while the game waits for other seats. */
function strangers(seen: SeenTurns): readonly string[] {
  return seen.calls.flatMap(call => {
    const { decision, at, rev, messageId } = call;
    if (decision === undefined)
      return [`pinged though nobody is waited for: ${line(call)}, in ${shownBy(seen, messageId)}`];
    const rests = rev === undefined ? restsAt(decision, at, ON_ITS_WAY_MS) : restsAtRevision(decision, rev);
    return rests ? [`pinged while others are asked in its turn: ${line(call)}`] : [];
  });
}

/**
 * Checks the public messages about turns. Each turn has one message, which is edited during the turn. Pings go only to people
 * who must decide.
 */
export const turnFaults = (seen: SeenTurns): readonly string[] => [
  ...messagesOf(seen),
  ...editsOf(seen),
  ...strangers(seen),
];

export const turnFigures = ({ turns, sights, calls }: SeenTurns) => ({
  turns: new Set(sights.flatMap(({ rev }) => turns[rev] ?? [])).size,
  edits: sights.filter(({ posted }) => !posted).length,
  calls: calls.filter(isFirst).length,
  aside: calls.filter(({ kind }) => kind === 'ping').length,
});
