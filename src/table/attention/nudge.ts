import { setImmediate as breath } from 'node:timers/promises';
import type { Seat } from '../../core/game.ts';
import type { LoopStep } from '../../core/loops.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { PlaceOf } from '../../store/index.ts';
import { tend, voter } from '../asking/asking.ts';
import { relieveLate } from '../leagues/late.ts';
import { isLive } from '../match/live-clock.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Match, Notice, Waiting } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { callAside, hasCalled, summon } from '../pings/pings.ts';
import {
  afterQuiet,
  elapsed,
  HOUR,
  isAway,
  isDeaf,
  isLate,
  lateAt,
  retime,
  timesOf,
} from '../pings/waits.ts';
import { loseByTimeout } from './live-timeout.ts';
import { type CalledTo, stillOwed, summonTo, wereCalled } from './owed-calls.ts';
import { decideBySilence, doWhatIsDue, nextDueAt, returned } from './reminders.ts';

/** Milliseconds between two nudges or reminders in a match. */
export const COOLDOWN = 12 * HOUR;

/** Sends pings, reminders and nudges, and does other work at its due time. Due times are stored in the database. */
export class Clock {
  readonly #units: UnitsOfWork;
  #caughtUp = false;

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  /** Writes messages for all work that is due by now. No message is written twice. */
  async due(step: LoopStep = () => true): Promise<void> {
    if (!this.#caughtUp) await this.#catchUp(step);
    while (await this.#units.of('due', doWhatIsDue)) {
      if (!step()) return;
      await breath();
    }
    await decideBySilence(this.#units);
    await loseByTimeout(this.#units);
    await relieveLate(this.#units);
  }

  /** Makes the next call of `due` check the shards that this process has taken over from another process. */
  lookAgain(): void {
    this.#caughtUp = false;
  }

  /** Adds missing rows of pending decisions to matches, for example to matches that an older version saved. */
  async #catchUp(step: LoopStep): Promise<void> {
    await this.#units.of('due', returned);
    for (const id of await this.#units.store.listings.unwaited()) {
      await this.#units.of(id, unit => tend(unit, id));
      step();
      await breath();
    }
    this.#caughtUp = true;
  }

  /** Returns when to call `due` next, in milliseconds since the epoch. Undefined: only after a change. */
  async nextDueAt(): Promise<number | undefined> {
    return this.#caughtUp ? nextDueAt(this.#units.store) : this.#units.services.now();
  }

  summon(notice: Pick<Notice, 'id' | 'matchId' | 'rev' | 'since' | 'place'>): Promise<readonly Seat[]> {
    return this.#units.of(notice.matchId, async unit => {
      const { matches, waits } = unit.repositories;
      const [match, waited] = await Promise.all([matches.get(notice.matchId), waits.list(notice.matchId)]);
      return match ? summon(unit, match, notice, waited) : [];
    });
  }

  callAside({ matchId, rev }: Pick<Notice, 'matchId' | 'rev'>): Promise<void> {
    return this.#units.of(matchId, async unit => {
      const { matches, waits } = unit.repositories;
      const [match, waited] = await Promise.all([matches.get(matchId), waits.list(matchId)]);
      if (match?.rev === rev && match.pausedAt === null) await callAside(unit, match, undefined, waited);
    });
  }

  summonTo({ matchId, place }: PlaceOf, request: CalledTo): Promise<readonly string[]> {
    return this.#units.of(matchId, unit => summonTo(unit, { matchId, place }, request));
  }

  hasCalled(notice: Pick<Notice, 'id' | 'matchId' | 'rev'>, userIds: readonly string[]): Promise<void> {
    return this.#units.of(notice.matchId, async unit => {
      const match = await unit.repositories.matches.get(notice.matchId);
      if (match) await hasCalled(unit, match, notice, userIds);
    });
  }

  wereCalled(
    matchId: string,
    request: CalledTo,
    userIds: readonly string[],
    wanted: readonly string[] = [],
  ): Promise<void> {
    return this.#units.of(matchId, unit => wereCalled(unit, { matchId, request }, userIds, wanted));
  }

  stillOwed({ matchId, details }: Pick<Notice, 'matchId' | 'details'>): Promise<boolean> {
    const { userId, request = null } = details;
    if (userId === undefined) return Promise.resolve(false);
    return this.#units.of(matchId, unit => stillOwed(unit, { matchId, request, userId }));
  }

  /**
   * Pings all other people for whom the match has waited an hour, in one message. People in quiet hours get their own message
   * afterwards. A match has one nudge or reminder in twelve hours at most.
   */
  async nudge(
    matchId: string,
    personId: string,
  ): Promise<Result<{ readonly match: Match; readonly seats: readonly Seat[] }, Refusal>> {
    return this.#units.transact(
      matchId,
      async (unit, match) => {
        const { repositories, at, tell } = unit;
        const by = voter(match, personId);
        if (!by.ok) return by;
        if (match.pausedAt !== null) return refuseAtTable('paused');
        const until = (match.promptedAt ?? Number.NEGATIVE_INFINITY) + COOLDOWN;
        const called: {
          readonly seat: Seat;
          readonly notBefore: number;
          readonly since: number;
          readonly hours: number;
        }[] = [];
        let early = Number.POSITIVE_INFINITY;
        for (const wait of await repositories.waits.list(matchId)) {
          const person = await repositories.people.get(wait.userId);
          const { seat, since } = wait;
          if (seat === by.value || isDeaf(person, match, seat) || isAway(person, at)) continue;
          if (elapsed(wait, at) < HOUR) {
            early = Math.min(early, at + HOUR - elapsed(wait, at));
            continue;
          }
          if (until > at) return refuseAtTable('nudged', { until });
          await retime(unit, match, wait, { prompts: wait.prompts + 1, pinged: true, pingAt: null });
          // Quiet hours or an outage may have held back an older nudge. It is dropped, so that the person does not get two
          // nudges.
          await repositories.outbox.drop(matchId, seat, ['nudge']);
          const hours = Math.floor((at - wait.clockFrom) / HOUR);
          called.push({ seat, since, hours, notBefore: afterQuiet(person, at) });
        }
        const now = called.filter(({ notBefore }) => notBefore <= at);
        const placeOf = ({ seat }: { readonly seat: Seat }) => match.seats[seat]?.place;
        const together = [...new Set(now.map(placeOf))].map(place =>
          now.filter(each => placeOf(each) === place),
        );
        const later = called.filter(({ notBefore }) => notBefore > at);
        for (const [first, ...others] of [...together, ...later.map(each => [each])]) {
          if (!first) continue;
          const { seat, since, hours, notBefore } = first;
          await tell({
            matchId,
            kind: 'nudge',
            rev: match.rev,
            seat,
            details: {
              by: by.value,
              since,
              hours,
              ...(others.length > 0 && { others: others.map(other => other.seat) }),
            },
            notBefore: notBefore > at ? notBefore : null,
          });
        }
        if (called.length === 0)
          return early < Number.POSITIVE_INFINITY
            ? refuseAtTable('nudge-early', { until: early })
            : refuseAtTable('nudge-nobody');
        await repositories.matches.setPrompted(matchId, at);
        return accept(called.map(({ seat }) => seat));
      },
      (match, seats) => ({ match, seats }),
    );
  }

  async waiting(matchId: string): Promise<readonly Waiting[]> {
    const { store, services } = this.#units;
    const match = await store.matches.get(matchId);
    if (match?.status !== 'running') return [];
    const now = services.now();
    const rows = await store.waits.list(matchId);
    return Promise.all(
      rows.map(async wait => {
        const person = await store.people.get(wait.userId);
        return {
          seat: wait.seat,
          since: wait.since,
          lateAt: lateAt(match, wait),
          late: isLate(match, wait, now),
          awayUntil: isAway(person, now) ? person.awayUntil : null,
          prompts: wait.prompts,
          clock: isLive(match) ? timesOf(match, wait) : null,
        };
      }),
    );
  }
}
