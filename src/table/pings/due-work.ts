import { setImmediate as breath } from 'node:timers/promises';
import { accept } from '../../core/contract/result.ts';
import { HOUR_MS } from '../../core/values/days.ts';
import { type LoopParts, type LoopStep, PollLoop } from '../../core/work/loops.ts';
import { workingAt } from '../../log/log.ts';
import type { Repositories } from '../../store/index.ts';
import { nextRelief, relieveLate } from '../leagues/late.ts';
import { closeSilentLobbies, SILENCE } from '../lobby/silent-lobbies.ts';
import { unlessDamaged } from '../match/damage.ts';
import { isLive, LOBBY_MS } from '../match/live-clock.ts';
import { REQUEST_LASTS_MS, settle } from '../match/request-status.ts';
import type { UnitOfWork } from '../match/services.ts';
import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import { isDecidedBySilence } from '../requests/request-kinds.ts';
import { tend } from '../requests/voting.ts';
import { retime } from '../waiting/waits.ts';
import { loseByTimeout, remindLive } from './live-timeout.ts';
import { remind } from './reminders.ts';
import { writeDuePings } from './request-pings.ts';

/**
 * Maximum milliseconds of one sleep. Node's timers reach only 24 days ahead, and the system's clock may be corrected meanwhile.
 */
const LONGEST_SLEEP = HOUR_MS;
const AFTER_FAILURE = 60_000;
/** Sleep after a run that has left work, since the due work of a damaged match stays due. */
const AFTER_LEFT_WORK = 1_000;

/**
 * Restarts the clocks of people's decisions after their absence has ended. The clocks count from the end of the absence, even
 * if the bot notices it later.
 */
async function endAbsences(unit: UnitOfWork): Promise<void> {
  const { repositories, at } = unit;
  for (const { id, awayUntil } of await repositories.people.returned(at)) {
    // The query locks the person's matches before the absence ends. A decision that another process stores meanwhile has a
    // stopped clock, which is restarted below.
    await repositories.listings.liveOf(id);
    await repositories.people.change(id, { awayUntil: null });
    for (const wait of await repositories.waits.ofUser(id))
      await unlessDamaged(wait.matchId, async () => {
        const match = await repositories.matches.get(wait.matchId);
        if (match) await retime(unit, match, wait, {}, awayUntil ?? at);
      });
  }
}

async function endLapsed(unit: UnitOfWork): Promise<void> {
  const { repositories, at, tell } = unit;
  for (const request of await repositories.requests.askedBefore(at - REQUEST_LASTS_MS)) {
    if (!isDecidedBySilence(request.kind))
      await unlessDamaged(request.matchId, () => settle(unit, request, 'lapsed'));
  }
  for (const { matchId, seat } of await repositories.seats.offeredBefore(at - REQUEST_LASTS_MS)) {
    await unlessDamaged(matchId, async () => {
      const match = await repositories.matches.get(matchId);
      if (!match || !(await repositories.seats.endOffer(matchId, seat, at - REQUEST_LASTS_MS))) return;
      const details = { change: 'offer-lapsed' } as const;
      await tell({ matchId, kind: 'seat', rev: match.rev, seat, details });
    });
  }
  await closeSilentLobbies(unit);
}

/**
 * Maximum number of pending decisions in one transaction. Much may be due after an outage, so other requests can run between
 * two transactions.
 */
const LOT = 10;

/**
 * Restarts the clocks of people whose absence has ended, and writes messages about a limited number of due decisions. Returns
 * true if more decisions are due.
 */
async function runSome(unit: UnitOfWork): Promise<boolean> {
  const { repositories, at } = unit;
  await endAbsences(unit);
  const waits = await repositories.waits.due(at, LOT);
  for (const wait of waits) {
    const isWell = await unlessDamaged(wait.matchId, async () => {
      const match = await repositories.matches.get(wait.matchId);
      if (match) await (isLive(match) ? remindLive : remind)(unit, match, wait);
    });
    // The damaged match gives its place in the limited list to others.
    if (!isWell) await repositories.waits.change(wait, { dueAt: at + HOUR_MS });
  }
  await writeDuePings(unit);
  const [next] = await repositories.waits.due(at, 1);
  const begun = waits.some(({ matchId, seat }) => matchId === next?.matchId && seat === next.seat);
  if (next && !begun) return true;
  await endLapsed(unit);
  return false;
}

/** Decides expired requests by the votes given so far, each in a transaction of its match. */
async function decideBySilence(units: UnitsOfWork): Promise<void> {
  const { store, services } = units;
  for (const { kind, matchId } of await store.requests.askedBefore(services.now() - REQUEST_LASTS_MS))
    if (isDecidedBySilence(kind))
      await unlessDamaged(matchId, () => units.change(matchId, async () => accept(undefined)));
}

/** Returns the next time at which some work is due, in milliseconds since the epoch. Undefined: no work waits. */
async function nextDueAt(repositories: Repositories): Promise<number | undefined> {
  const after = (at: number | undefined, time: number) => (at === undefined ? undefined : at + time);
  const times = await Promise.all([
    repositories.people.nextReturn(),
    repositories.waits.nextDue(),
    repositories.duePings.nextDue(),
    repositories.requests.oldestOpen().then(at => after(at, REQUEST_LASTS_MS)),
    repositories.seats.oldestOffer().then(at => after(at, REQUEST_LASTS_MS)),
    repositories.matches.oldestLobby().then(at => after(at, SILENCE)),
    repositories.matches.oldestLiveLobby().then(at => after(at, LOBBY_MS)),
    nextRelief(repositories),
  ]);
  const known = times.filter(time => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Does work at its due time: pings, reminders, and the ends of requests and lobbies. Due times are stored in the database. */
export class DueWork extends TablePart {
  #caughtUp = false;

  /** Writes messages for all work that is due by now. No message is written twice. */
  async run(step: LoopStep = () => true): Promise<void> {
    if (!this.#caughtUp) await this.#catchUp(step);
    while (await this.units.of('due', runSome)) {
      if (!step()) return;
      await breath();
    }
    await decideBySilence(this.units);
    await loseByTimeout(this.units);
    await relieveLate(this.units);
  }

  /** Makes the next `run` check the shards that this process has taken over from another process. */
  catchUpAgain(): void {
    this.#caughtUp = false;
  }

  /** Adds missing rows of pending decisions to matches, for example to matches that an older version saved. */
  async #catchUp(step: LoopStep): Promise<void> {
    await this.units.of('due', endAbsences);
    for (const id of await this.store.listings.unwaited()) {
      await unlessDamaged(id, () => this.units.of(id, unit => tend(unit, id)));
      step();
      await breath();
    }
    this.#caughtUp = true;
  }

  /** Returns when to call `run` next, in milliseconds since the epoch. Undefined: only after a change. */
  async nextAt(): Promise<number | undefined> {
    return this.#caughtUp ? nextDueAt(this.store) : this.services.now();
  }
}

export interface DueWorkLoopParts extends LoopParts {
  readonly work: Pick<DueWork, 'run' | 'nextAt'>;
  readonly now: () => number;
}

/** Makes a loop that sleeps until work is due, and then runs it. */
export function dueWorkLoop({ work, now, ...parts }: DueWorkLoopParts): PollLoop {
  const look = async (step: LoopStep): Promise<number> => {
    let next = await work.nextAt();
    if (next !== undefined && next <= now()) {
      await work.run(step);
      next = await work.nextAt();
      if (next !== undefined && next <= now()) return AFTER_LEFT_WORK;
    }
    return next === undefined ? LONGEST_SLEEP : Math.min(Math.max(next - now(), 0), LONGEST_SLEEP);
  };
  return new PollLoop({
    ...parts,
    name: 'due',
    look: step => workingAt({}, () => look(step)),
    retryMs: AFTER_FAILURE,
  });
}
