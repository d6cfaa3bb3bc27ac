import { games } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/index.ts';
import { type Attempt, isConfirmed } from './traffic.ts';

/** Somebody was waited for: once for each time that the seat had to decide, and once for all that it decides in one turn. */
export interface Decision {
  readonly match: string;
  readonly seat: number;
  readonly userId: string;
  /** in milliseconds since the epoch */
  readonly since: number;
  /** nobody has decided yet */
  readonly open: boolean;
  /** when the seat last decided something after which its turn went on */
  readonly acted?: number;
  /** when it was made at the latest, as far as is known; Infinity: not at all */
  readonly until: number;
  /** revisions of the game while it was open, both included */
  readonly from: number;
  readonly to: number;
  /** nobody else waits */
  readonly alone: boolean;
}

type Known = Pick<Store, 'matches' | 'moves' | 'sealed'>;

/** A choice that is sealed until the others have chosen was made when its person read so. */
function sealedAt(attempts: readonly Attempt[], match: string, seat: number, rev: number): number {
  const read = attempts.flatMap(attempt =>
    attempt.match === match && attempt.seat === seat && attempt.rev === rev && isConfirmed(attempt)
      ? (attempt.answeredAt ?? [])
      : [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...read);
}

/** All decisions of a game, from its log and its states alone: what the bot has noted of calls is not asked. */
export async function decisionsOf(
  store: Known,
  matchId: string,
  attempts: readonly Attempt[] = [],
): Promise<readonly Decision[]> {
  const match = await store.matches.get(matchId);
  if (!match || match.state === undefined || match.state === null) return [];
  const states = await store.moves.states(matchId);
  const moves = await store.moves.list(matchId, 0, states.length - 1);
  const dealt = await store.moves.snapshot(matchId, 0);
  const sealed = await store.sealed.list(matchId, states.length - 1);
  const awaitedAt = (rev: number): readonly number[] => games[match.game]?.toAct(states[rev]) ?? [];
  const alone = match.seats.length === 1;
  const open = new Map<number, Decision>();
  const all: Decision[] = [];
  const begin = (seat: number, since: number, from: number): void => {
    const userId = match.seats[seat]?.userId ?? '';
    const until = Number.POSITIVE_INFINITY;
    open.set(seat, { match: matchId, seat, userId, since, open: true, until, from, to: from, alone });
  };
  const end = (decision: Decision, until: number, to: number): void => {
    const { seat } = decision;
    const read = Math.max(decision.since, sealedAt(attempts, matchId, seat, to));
    all.push({ ...decision, open: false, until: Math.min(until, read), to });
    open.delete(seat);
  };
  const turnAt = async (rev: number): Promise<number> =>
    (await store.moves.snapshot(matchId, rev)).turn.since;
  for (const seat of awaitedAt(0)) begin(seat, dealt.at, 0);
  for (const [index, { rev, seat: _, at, batch }] of moves.entries()) {
    // What came of one call stands at once: nobody sees the states between.
    if (moves[index + 1]?.batch === batch) continue;
    const made = moves.filter(move => move.batch === batch && move.rev <= rev && move.rev > batch);
    const awaited = awaitedAt(rev);
    for (const decision of [...open.values()]) {
      const waits = awaited.includes(decision.seat);
      if (waits && made.every(({ seat }) => seat !== decision.seat)) continue;
      if (waits && (await turnAt(rev)) === (await turnAt(batch)))
        open.set(decision.seat, { ...decision, acted: at });
      else end(decision, at, batch);
    }
    for (const seat of awaited) if (!open.has(seat)) begin(seat, at, rev);
  }
  const to = states.length - 1;
  for (const decision of open.values()) {
    const { seat, since } = decision;
    if (match.status !== 'running') all.push({ ...decision, open: false, to });
    else if (!sealed.some(choice => choice.seat === seat)) all.push({ ...decision, to });
    else {
      const until = Math.max(since, sealedAt(attempts, matchId, seat, to));
      all.push({ ...decision, open: false, until, to });
    }
  }
  return all;
}
