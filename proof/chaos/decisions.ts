import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { peopleAt } from '../../src/core/contract/player.ts';
import { games } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/index.ts';
import { type Attempt, isConfirmed } from './attempt.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Rest extends Stretch {
  readonly fromRev: number;
  readonly toRev: number;
}

/**
 * Time during which the game waited for a person. A seat's own turn is one decision, even if other seats decide in between.
 * Each question during another seat's turn is a decision of its own.
 */
export interface Decision {
  readonly match: string;
  readonly seat: number;
  readonly userId: string;
  readonly since: number;
  readonly open: boolean;
  /**
   * Times of the person's actions that did not end the seat's turn. Earlier pings of the seat are void after such an action.
   */
  readonly acts: readonly number[];
  /** Periods in which other seats have to decide during this seat's turn. These periods do not count as waiting time. */
  readonly rests: readonly Rest[];
  /** Latest possible time at which the person decided. Infinity: the person has not decided. */
  readonly until: number;
  /** First revision of the game while the decision was open. `to` is the last revision. */
  readonly from: number;
  readonly to: number;
  /** True if no other person has a seat. Boards then ping no person. */
  readonly alone: boolean;
}

type Known = Pick<Store, 'matches' | 'moves' | 'sealed'>;

interface Standing {
  readonly awaited: readonly Seat[];
  readonly turn: { readonly since: number; readonly seat: Seat | null };
}

const overlap = (one: Stretch, other: Stretch): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Returns how many milliseconds the game has waited for the person, without the periods in `rests`. */
export const elapsed = ({ since, rests }: Decision, at: number): number =>
  at - since - rests.reduce((sum, rest) => sum + overlap(rest, { from: since, to: at }), 0);

/** Returns the time at which the game has waited this many milliseconds for the person, without the periods in `rests`. */
export const whenElapsed = ({ since, rests }: Decision, milliseconds: number): number =>
  rests.reduce((at, { from, to }) => (from < at ? at + (to - from) : at), since + milliseconds);

export const restsAt = ({ rests }: Decision, at: number, slack = 0): boolean =>
  rests.some(({ from, to }) => at > from + slack && at < to);

export const restsAtRevision = ({ rests }: Decision, rev: number): boolean =>
  rests.some(({ fromRev, toRev }) => rev >= fromRev && rev < toRev);

/**
 * Returns the time at which a person read that a sealed choice was saved. The choice takes effect later, once all awaited
 * people have chosen.
 */
function sealedAt(attempts: readonly Attempt[], match: string, seat: number, rev: number): number {
  const read = attempts.flatMap(attempt =>
    attempt.match === match && attempt.seat === seat && attempt.rev === rev && isConfirmed(attempt)
      ? (attempt.answeredAt ?? [])
      : [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...read);
}

const READ = new WeakMap<Known['moves'], Map<string, Standing>>();

async function standingAt({ moves }: Known, id: string, game: AnyGame, rev: number): Promise<Standing> {
  const read = READ.get(moves) ?? new Map<string, Standing>();
  READ.set(moves, read);
  const key = `${id}/${rev}`;
  const known = read.get(key);
  if (known) return known;
  const { state, turn } = await moves.snapshot(id, rev);
  const standing = { awaited: game.toAct(state), turn };
  read.set(key, standing);
  return standing;
}

type Waited = Decision & { readonly turn: number };

const without = ({ turn: _, ...decision }: Waited): Decision => decision;

const WITHOUT_END = { to: Number.POSITIVE_INFINITY, toRev: Number.POSITIVE_INFINITY };

function goingOn(
  decision: Waited,
  now: { readonly waits: boolean; readonly decided: boolean; readonly at: number; readonly rev: number },
): Waited {
  const { waits, decided, at, rev } = now;
  const [last] = decision.rests.slice(-1);
  const isResting = last?.to === Number.POSITIVE_INFINITY;
  const ended =
    isResting && waits ? decision.rests.with(-1, { ...last, to: at, toRev: rev }) : decision.rests;
  return {
    ...decision,
    acts: decided ? [...decision.acts, at] : decision.acts,
    rests: waits || isResting ? ended : [...ended, { from: at, fromRev: rev, ...WITHOUT_END }],
  };
}

/** Returns all decisions of a game. They come from its log and states only, and not from the bot's own record of pings. */
export async function decisionsOf(
  store: Known,
  matchId: string,
  attempts: readonly Attempt[] = [],
  shelf: Readonly<Record<string, AnyGame>> = games,
): Promise<readonly Decision[]> {
  const match = await store.matches.get(matchId);
  if (!match || match.state === undefined || match.state === null) return [];
  const game = shelf[match.game];
  if (!game) throw new Error(`no game ${match.game}`);
  const moves = await store.moves.list(matchId, 0, match.rev);
  const dealt = await store.moves.snapshot(matchId, 0);
  const sealed = await store.sealed.list(matchId, match.rev);
  const standing = (rev: number) => standingAt(store, matchId, game, rev);
  const alone = peopleAt(match) === 1;
  const open = new Map<number, Waited>();
  const all: Decision[] = [];
  const begin = (seat: number, since: number, from: number, turn: number): void => {
    const userId = match.seats[seat]?.userId ?? '';
    const until = Number.POSITIVE_INFINITY;
    const place = { match: matchId, seat, userId, alone, turn };
    open.set(seat, { ...place, since, open: true, acts: [], rests: [], until, from, to: from });
  };
  const end = (decision: Waited, until: number, to: number): void => {
    const { seat } = decision;
    const read = Math.max(decision.since, sealedAt(attempts, matchId, seat, to));
    const rests = decision.rests.map(rest => ({ ...rest, to: Math.min(rest.to, until) }));
    all.push({ ...without(decision), rests, open: false, until: Math.min(until, read), to });
    open.delete(seat);
  };
  const first = await standing(0);
  for (const seat of first.awaited) begin(seat, dealt.at, 0, first.turn.since);
  for (const [index, { rev, at, batch }] of moves.entries()) {
    // The bot saves several moves of one call together, so people never see the states between those moves.
    if (moves[index + 1]?.batch === batch) continue;
    const made = moves.filter(move => move.batch === batch && move.rev <= rev && move.rev > batch);
    const { awaited, turn } = await standing(rev);
    for (const decision of [...open.values()]) {
      const { seat } = decision;
      const waits = awaited.includes(seat);
      const decided = made.some(move => move.seat === seat);
      const isOwn = decision.turn === turn.since && (turn.seat === seat || (turn.seat === null && waits));
      if (isOwn) open.set(seat, goingOn(decision, { waits, decided, at, rev }));
      else if (!waits || decided) end(decision, at, batch);
    }
    for (const seat of awaited) if (!open.has(seat)) begin(seat, at, rev, turn.since);
  }
  const to = match.rev;
  for (const decision of open.values()) {
    const { seat, since } = decision;
    const isResting = restsAt(decision, Number.MAX_VALUE);
    if (match.status !== 'running') all.push({ ...without(decision), open: false, to });
    else if (!sealed.some(choice => choice.seat === seat))
      all.push({ ...without(decision), open: !isResting, to });
    else {
      const until = Math.max(since, sealedAt(attempts, matchId, seat, to));
      all.push({ ...without(decision), open: false, until, to });
    }
  }
  return all;
}
