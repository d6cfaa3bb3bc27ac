import type { Seat } from '../../core/contract/game.ts';
import { HOUR_MS } from '../../core/values/days.ts';
import {
  type Pace,
  PROMPTS,
  type StoredMatch,
  type StoredPerson,
  type StoredSeat,
  type StoredWait,
  type WaitChange,
} from '../../store/index.ts';
import { isLive, liveTimes, MINUTE_MS, reserveOf, spentBy } from '../match/live-clock.ts';
import type { UnitOfWork } from '../match/services.ts';
import { Play } from '../moves/play.ts';
import { quietOf, quietUntil } from './quiet-hours.ts';
import { REMINDER_STEPS } from './reminder-steps.ts';

type Clocked = Pick<StoredMatch, 'pausedAt' | 'pace'> & {
  readonly seats: readonly Pick<StoredSeat, 'gone' | 'awayMs' | 'spentMs'>[];
};

/** Maximum milliseconds for which absences stop the clock of one decision. After that the clock runs on during an absence. */
const AWAY_AT_MOST = 30 * 24 * HOUR_MS;
/**
 * Maximum milliseconds for which absences stop the clocks of all decisions of a seat together. Without this limit, a player who
 * decides once a month could hold up the others for ever.
 */
const AWAY_IN_ALL = 60 * 24 * HOUR_MS;

/** Milliseconds of each pace after which a decision is late, and the other people may vote about the seat. Null: never. */
const LATE_AFTER_MS: Readonly<Record<Pace, number | null>> = {
  none: null,
  day: 24 * HOUR_MS,
  'three-days': 72 * HOUR_MS,
  'two-weeks': 336 * HOUR_MS,
  // A live game has no votes about a seat: its clock decides.
  live: null,
};

export const isAway = ({ awayUntil }: Pick<StoredPerson, 'awayUntil'>, at: number): boolean =>
  awayUntil !== null && awayUntil > at;

export const afterQuiet = (person: StoredPerson, at: number): number => quietUntil(quietOf(person), at) ?? at;

/** Returns true if the person wants no pings, or has left the server. */
export const isDeaf = (person: StoredPerson, match: Pick<Clocked, 'seats'>, seat: Seat): boolean =>
  !person.pings || match.seats[seat]?.gone === true;

/**
 * Returns the milliseconds on the clock of a decision: the time since it began, without the time for which the clock was
 * stopped.
 */
export const elapsed = ({ clockFrom, stoppedAt }: StoredWait, now: number): number =>
  (stoppedAt ?? now) - clockFrom;

/**
 * Returns the time from which a decision is late by the match's pace, so that the other people may vote. Null if it is never
 * late, or while the clock is stopped.
 */
export function lateAt(
  { pace }: Pick<StoredMatch, 'pace'>,
  { clockFrom, stoppedAt }: StoredWait,
): number | null {
  const allowed = LATE_AFTER_MS[pace];
  return allowed === null || stoppedAt !== null ? null : clockFrom + allowed;
}

/** Returns true if a decision is late. Once the bot has reported the decision as late, a later absence does not change that. */
export function isLate(match: StoredMatch, wait: StoredWait, now: number): boolean {
  const at = lateAt(match, wait);
  return wait.overdue || (at !== null && at <= now);
}

/**
 * Returns the milliseconds for which an absence can still stop the clock.
 * @param awayMs milliseconds of absences that the present decision has used
 */
export const awayLeft = ({ seats }: Clocked, { seat, awayMs }: Pick<StoredWait, 'seat' | 'awayMs'>): number =>
  Math.max(0, Math.min(AWAY_AT_MOST, AWAY_IN_ALL - (seats[seat]?.awayMs ?? 0)) - awayMs);

/**
 * Returns the time at which the clock runs on because absences have reached their limit. Null if no absence has stopped the
 * clock.
 */
export const awaySpentAt = (match: Clocked, wait: StoredWait): number | null =>
  wait.awayFrom === null ? null : wait.awayFrom + awayLeft(match, wait);

/**
 * Adds the time since `awayFrom` to `awayMs`. The time counts until `at`, the end of the absence, or the limit, whichever comes
 * first.
 */
export function awayCounted(
  match: Clocked,
  wait: StoredWait,
  { awayUntil }: Pick<StoredPerson, 'awayUntil'>,
  at: number,
): StoredWait {
  const { awayFrom, awayMs } = wait;
  if (awayFrom === null) return wait;
  const end = Math.min(at, awayFrom + awayLeft(match, wait), awayUntil ?? at);
  return { ...wait, awayFrom: end, awayMs: awayMs + (end - awayFrom) };
}

/** Returns when the next ping, reminder or other step is due for a decision. Null: no step is due. */
function dueAt(match: Clocked, wait: StoredWait, person: StoredPerson, now: number): number | null {
  if (isLive(match)) return liveDueAt(match, wait, person);
  if (wait.stoppedAt !== null) return awaySpentAt(match, wait);
  const pingAt = (at: number) => afterQuiet(person, Math.max(at, now, person.awayUntil ?? 0));
  const step = REMINDER_STEPS[wait.reminded];
  const pings = isDeaf(person, match, wait.seat)
    ? []
    : [
        ...(wait.pingAt === null ? [] : [pingAt(wait.pingAt)]),
        ...(step === undefined ? [] : [pingAt(wait.clockFrom + step)]),
      ];
  const late = lateAt(match, wait);
  const times = late === null || wait.overdue ? pings : [...pings, Math.max(late, now)];
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns the times of a decision in a live game. Null while its clock is stopped. */
export const timesOf = ({ seats }: Pick<Clocked, 'seats'>, { seat, clockFrom, stoppedAt }: StoredWait) =>
  stoppedAt === null ? liveTimes(clockFrom, reserveOf(seats[seat] ?? { spentMs: 0 })) : null;

/**
 * Returns when the next step of a live decision is due. First (`reminded` 1) the message shows that the reserve runs. Then the
 * person is warned (`pinged`), and at last the seat loses.
 */
function liveDueAt(match: Clocked, wait: StoredWait, person: StoredPerson): number | null {
  const times = timesOf(match, wait);
  if (!times) return null;
  const warned = wait.pinged || isDeaf(person, match, wait.seat);
  return Math.min(
    times.losesAt,
    wait.reminded === 0 ? times.minuteEnds : times.losesAt,
    warned ? times.losesAt : times.warnedAt,
  );
}

/**
 * Stops the clock of a pending decision or lets it run on, and returns the changed decision. The clock is stopped while the
 * match is paused, the person is away, or others decide in the seat's turn.
 * @param at time at which the clock stops or runs on
 */
function turned(match: Clocked, wait: StoredWait, person: StoredPerson, at: number): StoredWait {
  const now = awayCounted(match, wait, person, at);
  const { stoppedAt } = now;
  const still = match.pausedAt !== null || wait.resting;
  const away = !still && !isLive(match) && isAway(person, at) && awayLeft(match, now) > 0;
  if (still || away) return { ...now, stoppedAt: stoppedAt ?? at, awayFrom: away ? at : null };
  if (stoppedAt === null) return now;
  const pingAt = now.pingAt === null ? null : Math.min(now.pingAt, at);
  const clockFrom = now.clockFrom + ((now.awayFrom ?? at) - stoppedAt);
  return { ...now, clockFrom, stoppedAt: null, awayFrom: null, pingAt };
}

/**
 * Stores a change of a pending decision, with its new clock and its next due time. Returns false if another process has changed
 * the decision first.
 */
export async function retime(
  unit: UnitOfWork,
  match: Clocked,
  wait: StoredWait,
  change: Partial<StoredWait> = {},
  at = unit.at,
  known?: StoredPerson,
): Promise<boolean> {
  return unit.repositories.waits.change(wait, await retimed(unit, match, wait, change, at, known));
}

async function retimed(
  { repositories, at: now }: UnitOfWork,
  match: Clocked,
  wait: StoredWait,
  change: Partial<StoredWait>,
  at = now,
  known?: StoredPerson,
): Promise<WaitChange> {
  const person = known ?? (await repositories.people.get(wait.userId));
  const next = turned(match, { ...wait, ...change }, person, at);
  const { matchId: _match, seat: _seat, userId: _user, turn: _turn, since: _since, ...columns } = next;
  return { ...columns, dueAt: dueAt(match, next, person, now) };
}

async function begin(
  { repositories, at }: UnitOfWork,
  match: StoredMatch,
  seat: Seat,
  userId: string,
  from = at,
): Promise<void> {
  const person = await repositories.people.get(userId);
  const wait = {
    matchId: match.id,
    seat,
    userId,
    rev: match.rev,
    turn: match.turn.since,
    resting: false,
    since: at,
    clockFrom: from,
    stoppedAt: null,
    awayFrom: null,
    awayMs: 0,
    reminded: 0,
    prompts: 0,
    overdue: false,
    pinged: false,
    summonedBy: null,
    pingAt: null,
    dueAt: null,
  };
  const begun = turned(match, wait, person, at);
  await repositories.waits.put({ ...begun, dueAt: dueAt(match, begun, person, at) });
}

/**
 * Returns the beginning of a seat's next clock. A decision after the seat's own undo in a live game has no new minute, so an
 * undo never gains time.
 */
async function clockOf(
  { repositories, at }: UnitOfWork,
  match: StoredMatch,
): Promise<(seat: Seat) => number> {
  if (!isLive(match)) return () => at;
  const [last] = await repositories.moves.list(match.id, match.rev - 1, match.rev);
  return seat => (last?.by === 'undo' && last.seat === seat ? at - MINUTE_MS : at);
}

/** Returns true while the turn in which the decision began goes on. A seat has one clock for all its decisions in a turn. */
const inTurn = ({ turn }: StoredMatch, wait: StoredWait): boolean =>
  wait.turn === turn.since && (turn.seat === wait.seat || turn.seat === null);

/**
 * Brings the rows of pending decisions up to date with the seats that must decide now. A further decision in the same turn
 * keeps the row. A new person in the seat gets a new row. Unsent messages about past decisions are dropped.
 * @returns the match, and three lists of seats. `over`: their decision is over. `again`: their choice was refused. `awaited`:
 * they must decide.
 */
export async function syncWaits(
  unit: UnitOfWork,
  match: StoredMatch,
): Promise<{ readonly now: StoredMatch } & Record<'over' | 'again' | 'awaited', readonly Seat[]>> {
  const { repositories } = unit;
  const running = match.status === 'running';
  const play = running ? new Play(unit, match) : undefined;
  const alone = play && play.toAct.length < 2;
  const [rows, awaited = [], choices] = await Promise.all([
    repositories.waits.all(match.id),
    play?.awaited(),
    alone ? [] : repositories.sealed.list(match.id, match.rev),
  ]);
  const sealed = choices.map(({ seat }) => seat);
  const over: Seat[] = [];
  const kept: Seat[] = [];
  let now = match;
  const become = async (seat: Seat, change: Partial<StoredSeat>): Promise<void> => {
    await repositories.seats.change(match.id, seat, change);
    now = { ...now, seats: now.seats.map(own => (own.seat === seat ? { ...own, ...change } : own)) };
  };
  const beginsAt = await clockOf(unit, match);
  const pay = async (wait: StoredWait): Promise<void> => {
    const own = now.seats[wait.seat];
    if (!own || !isLive(match)) return;
    const spentMs = spentBy(own, elapsed(wait, unit.at));
    if (spentMs !== own.spentMs) await become(wait.seat, { spentMs });
  };
  for (const { decided: moved, prompted, ...wait } of rows) {
    const { seat, userId, resting } = wait;
    const own = running && match.seats[seat]?.userId === userId;
    const waited = own && awaited.includes(seat);
    const decided = sealed.includes(seat) || moved;
    if (decided && match.seats[seat]?.calledAt !== null) {
      await become(seat, { calledAt: null });
    }
    const goesOn = own && inTurn(match, wait) && (waited || match.turn.seat === seat);
    if (goesOn || (waited && !decided)) {
      if (decided) await pay(wait);
      const restarted = isLive(match) && {
        ...{ pinged: false, reminded: 0, stoppedAt: null },
        clockFrom: beginsAt(seat),
      };
      const anew = decided ? { rev: match.rev, pinged: true, pingAt: null, ...restarted } : {};
      await repositories.waits.keep(wait, await retimed(unit, now, wait, { ...anew, resting: !waited }));
      kept.push(seat);
      if (waited ? !decided : resting) continue;
    } else {
      await repositories.waits.remove(match.id, seat);
      // A new person in the seat does not inherit the absences of the earlier person.
      const { awayMs } = awayCounted(match, wait, await repositories.people.get(userId), unit.at);
      if (own) await pay(wait);
      if (own && awayMs > 0) await become(seat, { awayMs: (match.seats[seat]?.awayMs ?? 0) + awayMs });
    }
    if (prompted) await repositories.outbox.drop(match.id, seat, PROMPTS);
    over.push(seat);
  }
  for (const seat of awaited) {
    const userId = match.seats[seat]?.userId;
    if (userId === undefined) throw new Error(`match ${match.id}: nobody sits on seat ${seat}`);
    if (!kept.includes(seat)) await begin(unit, now, seat, userId, beginsAt(seat));
  }
  // After a refused choice no board is posted that would ping the seat, so the caller must ping it.
  const joint = awaited.length > 0 && (play?.toAct ?? []).length > 1;
  const again = joint ? await repositories.sealed.turnedDown(match.id, match.rev) : [];
  return { now, over, again: again.map(({ seat }) => seat), awaited };
}
