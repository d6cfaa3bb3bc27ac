import { LRUCache } from 'lru-cache';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { DAY_MS } from '../../core/values/days.ts';
import { readClock } from '../../core/values/typed-values.ts';
import { readZone } from '../../core/values/zones.ts';
import { inSlices } from '../../core/work/slices.ts';
import { isPrivate, PING_KINDS, type StoredPerson } from '../../store/index.ts';
import { countDone } from '../match/rate-limits.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person, Settings, SettingsChange } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { leaveMornings } from '../mornings/people.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { retimeDuePings } from '../pings/request-pings.ts';
import { quietOf, quietUntil, writeMinutes } from '../waiting/quiet-hours.ts';
import { awayCounted, awayLeft, isAway, retime } from '../waiting/waits.ts';

const MOST_DAYS_AWAY = 21;
/** Maximum number of people in the cache. */
const MOST_KNOWN = 5_000;
/** Number of counted actions above which all counters are halved, so that new habits of a person count more than old ones. */
const MOST_ACTS = 400;

function toSettings(person: StoredPerson, now: number): Settings {
  const { quietFrom, quietTo, awayUntil, lettersRefusedAt: _, ...rest } = person;
  const written = (from: number, to: number) => ({ from: writeMinutes(from), to: writeMinutes(to) });
  const reigning = quietOf(person);
  return {
    ...rest,
    quiet: quietFrom === null || quietTo === null ? null : written(quietFrom, quietTo),
    inEffect: reigning ? { ...reigning, ...written(reigning.from, reigning.to) } : null,
    awayUntil: isAway(person, now) ? awayUntil : null,
  };
}

function understood(
  person: StoredPerson,
  { zone, quiet, awayUntil, ...plain }: SettingsChange,
  now: number,
): Result<Partial<StoredPerson>, Refusal> {
  let change: Partial<StoredPerson> = plain;
  if (zone !== undefined) {
    const known = zone === null ? null : readZone(zone);
    if (known === undefined) return refuseAtTable('bad-zone', { zone: zone ?? '' });
    change = { ...change, zone: known };
  }
  if (quiet !== undefined) {
    const [quietFrom, quietTo] = quiet ? [readClock(quiet.from), readClock(quiet.to)] : [null, null];
    if (quietFrom === undefined || quietTo === undefined || (quietFrom !== null && quietFrom === quietTo)) {
      return refuseAtTable('bad-hours', { hours: `${quiet?.from} – ${quiet?.to}` });
    }
    change = { ...change, quietFrom, quietTo };
  }
  if (awayUntil !== undefined) {
    if (awayUntil !== null && !(awayUntil > now)) return refuseAtTable('away-past');
    if (awayUntil !== null && awayUntil > now + MOST_DAYS_AWAY * DAY_MS) {
      return refuseAtTable('away-long', { days: MOST_DAYS_AWAY });
    }
    change = { ...change, awayUntil };
  }
  const then = { ...person, ...change };
  return then.quietFrom !== null && then.zone === null ? refuseAtTable('no-zone') : accept(change);
}

/** Counts an action of the person under its hour in UTC, if the person lets the bot count hours. */
export async function learn({ repositories, at }: UnitOfWork, personId: string): Promise<void> {
  const { learns, hours } = await repositories.people.get(personId);
  if (!learns) return;
  const now = new Date(at).getUTCHours();
  const counted = hours.map((count, hour) => (hour === now ? count + 1 : count));
  const many = counted.reduce((sum, count) => sum + count, 0) > MOST_ACTS;
  await repositories.people.change(personId, {
    hours: many ? counted.map(count => Math.floor(count / 2)) : counted,
  });
}

/**
 * Adjusts a person's pending decisions and pings to their new settings. The bot posts the beginning or end of an absence in
 * their games.
 */
async function heed(unit: UnitOfWork, before: StoredPerson, after: StoredPerson): Promise<void> {
  const { repositories, at, tell } = unit;
  const silenced = isAway(after, at) || !after.pings;
  const matches = await repositories.listings.liveOf(after.id);
  const awayMs = new Map<string, number>();
  for await (const waits of inSlices(await repositories.waits.ofUser(after.id)))
    for (const wait of waits) {
      const match = matches.find(({ id }) => id === wait.matchId);
      if (!match) throw new Error(`match ${wait.matchId} waits for a person without a seat`);
      const unsaid = silenced && (await repositories.outbox.drop(match.id, wait.seat, PING_KINDS));
      const again = unsaid || wait.pingAt !== null;
      await retime(unit, match, wait, again ? { pinged: false, pingAt: at } : {});
      awayMs.set(match.id, awayCounted(match, wait, before, at).awayMs);
    }
  await retimeDuePings(unit, after);
  const [then, now] = [before, after].map(person => (isAway(person, at) ? person.awayUntil : null));
  if (then === now) return;
  const running = matches.filter(match => match.status === 'running' && !isPrivate(match));
  for await (const slice of inSlices(running))
    for (const match of slice) {
      const seat = match.seats.find(({ userId, resigned }) => userId === after.id && !resigned)?.seat;
      if (seat === undefined) continue;
      const left = awayLeft(match, { seat, awayMs: awayMs.get(match.id) ?? 0 });
      const details =
        now == null
          ? { change: 'here' as const }
          : { change: 'away' as const, until: now, ...(left < now - at && { left }) };
      await tell({ matchId: match.id, kind: 'seat', rev: match.rev, seat, details });
    }
}

/** Makes the newest messages of a person's matches between places again, after the person has shown or hidden the name. */
async function redrawBetween({ repositories, tell }: UnitOfWork, personId: string): Promise<void> {
  for (const { id, rev, places } of await repositories.listings.liveOf(personId))
    if (places.length > 0) await tell(redrawOf({ id, rev }));
}

export class Profiles extends TablePart {
  readonly #known = new LRUCache<string, string>({ max: MOST_KNOWN });

  async settings(personId: string): Promise<Settings> {
    const { store, services } = this;
    return toSettings(await store.people.get(personId), services.now());
  }

  /** Changes settings of a person. If one value is refused, none is changed. */
  setSettings(personId: string, change: SettingsChange): Promise<Result<Settings, Refusal>> {
    return this.#of(personId, async unit => {
      const { repositories, at } = unit;
      const before = await repositories.people.get(personId);
      const columns = understood(before, change, at);
      if (!columns.ok) return columns;
      // A change of the absence posts a message in each of the person's games, so a person may not change it too often.
      const { awayUntil = before.awayUntil } = columns.value;
      if (awayUntil !== before.awayUntil) {
        const hurried = await countDone(unit, { what: 'away', personId, scope: '' });
        if (hurried) return hurried;
      }
      await repositories.people.change(personId, columns.value);
      const after = await repositories.people.get(personId);
      if (after.stats !== before.stats || after.everywhere !== before.everywhere)
        await repositories.standings.show(personId, after.stats, after.everywhere);
      if (after.named !== before.named) await redrawBetween(unit, personId);
      if (!after.stats) await leaveMornings(unit, personId);
      await heed(unit, before, after);
      return accept(toSettings(after, at));
    });
  }

  /** Stores a person's user name and language, but never a nickname, which stays at the tables of its server. */
  async seen({ id, name: here, ownName: name = here }: Person, locale: string | null): Promise<void> {
    const now = JSON.stringify([name, locale]);
    if (this.#known.get(id) === now) return;
    const before = await this.store.people.get(id);
    if (before.name !== name || before.locale !== locale)
      await this.#of(id, ({ repositories }) => repositories.people.change(id, { name, locale }));
    this.#known.set(id, now);
  }

  /** Removes a person from the cache after they deleted their data, so that a new row is stored when they return. */
  forgotten(personId: string): void {
    this.#known.delete(personId);
  }

  learn(personId: string): Promise<void> {
    return this.#of(personId, unit => learn(unit, personId));
  }

  async forgetHours(personId: string): Promise<Settings> {
    return this.#of(personId, async unit => {
      const { repositories, at } = unit;
      const before = await repositories.people.get(personId);
      await repositories.people.change(personId, { hours: before.hours.map(() => 0) });
      const after = await repositories.people.get(personId);
      await heed(unit, before, after);
      return toSettings(after, at);
    });
  }

  /** Returns the end of the person's present quiet hours, in milliseconds since the epoch. Null outside of quiet hours. */
  async quietUntil(personId: string): Promise<number | null> {
    const { store, services } = this;
    return quietUntil(quietOf(await store.people.get(personId)), services.now());
  }

  block(personId: string, otherId: string): Promise<Result<readonly string[], Refusal>> {
    return this.#of(personId, async ({ repositories, at }) => {
      if (personId === otherId) return refuseAtTable('block-self');
      await repositories.people.block(personId, otherId, at);
      return accept(await repositories.people.blockedBy(personId));
    });
  }

  unblock(personId: string, otherId: string): Promise<readonly string[]> {
    return this.#of(personId, async ({ repositories }) => {
      await repositories.people.unblock(personId, otherId);
      return repositories.people.blockedBy(personId);
    });
  }

  /** Returns the names of people with whom the person has sat in a match, by user id. */
  namesMet(personId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.store.people.namesMet(personId, ids);
  }

  blocked(personId: string): Promise<readonly string[]> {
    return this.store.people.blockedBy(personId);
  }

  #of<T>(personId: string, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.units.of(`person ${personId}`, work);
  }
}
