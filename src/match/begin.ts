import type { Seat } from '../core/game.ts';
import type { StoredMatch } from '../store/index.ts';
import type { Sitting } from './house.ts';
import type { Notice } from './types.ts';
import { afterQuiet, isAway, isDeaf, retime } from './waits.ts';

/** Who was called and has decided nothing since is not called by the next board before that. */
export const AGAIN = 600_000;

/** A notice of which the first word may leave now. */
export interface BegunRow {
  /** Undefined: it is gone. */
  readonly match: StoredMatch | undefined;
  /** Seats that its board calls. */
  readonly called: readonly Seat[];
}

/** Undefined: another process is at it. */
export async function begin(sitting: Sitting, notice: Notice): Promise<BegunRow | undefined> {
  const { drawers } = sitting;
  const { id, matchId, kind, oldest, attempts } = notice;
  if (!(await drawers.outbox.begin({ matchId, kind, upTo: id }, { oldest, attempts }))) return undefined;
  const match = await drawers.matches.get(matchId);
  return { match, called: match && kind === 'board' ? await summon(sitting, match, notice) : [] };
}

/**
 * Whom the board that is about to be posted may call: who has not been called to this decision yet. A call into quiet
 * hours or an absence is put off to their end.
 */
async function summon(
  sitting: Sitting,
  match: StoredMatch,
  { id, rev }: Pick<Notice, 'id' | 'rev'>,
): Promise<readonly Seat[]> {
  const { drawers, at } = sitting;
  // Somebody has acted since the board was begun: the next one calls, or this one would use up its call.
  if (match.rev !== rev || match.pausedAt !== null || match.seats.length === 1) return [];
  const called: Seat[] = [];
  for (const wait of await drawers.waits.list(match.id)) {
    if (wait.pinged) continue;
    const person = await drawers.people.get(wait.userId);
    if (isDeaf(person, match, wait.seat)) continue;
    const back = isAway(person, at) ? (person.awayUntil ?? at) : at;
    const { calledAt = null } = match.seats[wait.seat] ?? {};
    const pingAt = afterQuiet(person, Math.max(back, calledAt === null ? at : calledAt + AGAIN));
    const now = pingAt <= at;
    const change = now ? { pingAt: null, summonedBy: id } : { pingAt, summonedBy: null };
    await retime(sitting, match, wait, change, at, person);
    if (now) called.push(wait.seat);
  }
  return called;
}
