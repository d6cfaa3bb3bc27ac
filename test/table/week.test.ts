import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Notice } from '../../src/table/match/types.ts';
import { replay } from '../../src/table/results/replay.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { hearAll, START } from './passing-time.ts';
import { accepted, at, HOUR, type Room, room, running } from './room.ts';

const HOURS = 7 * 24;
const RESTART_EVERY = 7;

interface Said {
  readonly hour: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly details: Notice['details'];
}

interface Call {
  readonly hour: number;
  readonly seat: number;
}

/**
 * Simulates a week at one table. Seat 0 becomes absent, is replaced by a stand-in, and returns. Seat 1 takes 15 hours for each
 * turn, seat 2 is away for three days, and seat 3 leaves the server.
 */
class Week {
  readonly said: Said[] = [];
  readonly calls: Call[] = [];
  #path: string | undefined;
  #here: Room | undefined;
  matchId = '';
  hour = 0;

  get here(): Room {
    if (!this.#here) throw new Error('closed');
    return this.#here;
  }

  async open(): Promise<void> {
    this.#path ??= await sharedDatabase();
    this.#here = await room({ path: this.#path, games });
    this.here.clock.now = START + this.hour * HOUR;
  }

  async restart(): Promise<void> {
    await this.here.store.close();
    await this.open();
  }

  async match() {
    const match = await this.here.table.get(this.matchId);
    if (!match) throw new Error('the game is gone');
    return match;
  }

  async tick(): Promise<void> {
    this.hour += 1;
    this.here.clock.now = START + this.hour * HOUR;
    await this.here.table.dueWork.run();
    await this.hear();
  }

  async hear(): Promise<void> {
    for (const { kind, seat, details, pinged } of await hearAll(this.here)) {
      if (kind === 'board') this.calls.push(...pinged.map(each => ({ hour: this.hour, seat: each })));
      if (kind === 'ping' && seat !== null) this.calls.push({ hour: this.hour, seat });
      this.said.push({ hour: this.hour, kind, seat, details });
    }
  }

  async play(seat: number): Promise<void> {
    const match = await this.match();
    const [action] = match.position.legal(seat);
    accepted(await this.here.table.act(match.id, at(match, seat), games.porto?.write(action) ?? ''));
    await this.hear();
  }

  saidOf(kind: string, seat?: number): readonly Said[] {
    return this.said.filter(said => said.kind === kind && (seat === undefined || said.seat === seat));
  }
}

const SILENT_FROM = 6;
const VOTED_AT = 60;
const BACK_AT = 90;
const AWAY = { from: 20, to: 92 };
const GONE_AT = 140;

test('a week of four: slow, away, silent and back, gone; each is pinged once and reminded exactly', async () => {
  const week = new Week();
  await week.open();
  const options = { variant: 'family' };
  const match = await running(week.here, 4, { game: 'porto', options, pace: 'day' });
  week.matchId = match.id;
  await week.hear();
  const decisions = new Map<string, { readonly seat: number; readonly since: number; until: number }>();
  while (week.hour < HOURS) {
    if (week.hour % RESTART_EVERY === 0) await week.restart();
    await week.tick();
    const { table } = week.here;
    const now = await week.match();
    if (now.status !== 'running') break;
    if (week.hour === AWAY.from) {
      const awayUntil = START + AWAY.to * HOUR;
      accepted(await table.people.setSettings(at(now, 2), { awayUntil }));
    }
    if (week.hour === BACK_AT) accepted(await table.seatChanges.back(now.id, at(now, 0)));
    if (week.hour === GONE_AT) accepted(await table.seatChanges.gone(now.id, 3));
    for (const { seat, since, late } of await table.waiting(now.id)) {
      const waited = week.hour - (since - START) / HOUR;
      decisions.set(`${seat} ${since}`, { seat, since: (since - START) / HOUR, until: week.hour });
      const silent = seat === 0 && week.hour >= SILENT_FROM && week.hour < BACK_AT;
      const away = seat === 2 && week.hour >= AWAY.from && week.hour < AWAY.to;
      if (silent && late && week.hour >= VOTED_AT) {
        const proposed = accepted(
          await table.requests.ask(now.id, at(now, 1), { kind: 'play-until-back', seat: 0 }),
        );
        if (proposed.request.status === 'open') {
          accepted(await table.requests.answer(now.id, at(now, 3), true, { request: proposed.request.id }));
        }
      }
      if (silent || away || (seat === 1 && waited < 15)) continue;
      await week.play(seat);
    }
    await week.hear();
  }
  expect(week.hour).toBe(HOURS);
  await week.restart();

  const end = await week.match();
  expect(end.status).toBe('running');
  expect(end.seats.map(({ state }) => state)).toEqual(['player', 'player', 'player', 'absent']);

  const reminders = week.said.filter(({ kind }) => kind === 'reminder' || kind === 'note');
  const keys = reminders.map(({ kind, seat, details }) => `${kind} ${seat} ${details.since} ${details.step}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { hour, seat, details } of reminders) {
    if (seat === 2) continue;
    expect(hour - ((details.since ?? 0) - START) / HOUR).toBe([12, 24, 48][(details.step ?? 0) - 1]);
  }
  expect(reminders.filter(({ seat, hour }) => seat === 2 && hour >= AWAY.from && hour < AWAY.to)).toEqual([]);

  const waits = [...decisions.values()];
  const slow = waits.filter(({ seat, since, until }) => seat === 1 && until - since >= 12);
  expect(slow.length).toBeGreaterThan(2);
  expect(week.saidOf('reminder', 1)).toHaveLength(slow.length);
  expect(week.saidOf('overdue').every(({ seat }) => seat === 0)).toBe(true);
  expect(week.saidOf('overdue')).toHaveLength(1);

  const moves = await week.here.table.moves(end.id, { since: 0, to: end.rev });
  const played = (seat: number) => moves.filter(move => move.seat === seat && move.by === 'stand-in').length;
  expect([0, 1, 2, 3].map(seat => played(seat) > 0)).toEqual([true, false, false, true]);
  const changes = week.saidOf('seat').map(({ seat, details }) => `${details.change} ${seat}`);
  expect(changes).toEqual(['away 2', 'absent 0', 'back 0', 'gone 3']);

  const pinged = [0, 1, 2, 3].map(seat => week.calls.filter(call => call.seat === seat).length);
  const persons = [0, 1, 2, 3].map(
    seat => moves.filter(move => move.seat === seat && move.by === 'person').length,
  );
  const open = await week.here.table.waiting(end.id);
  for (const seat of [1, 2, 3]) {
    expect(pinged[seat]).toBe((persons[seat] ?? 0) + (open.some(wait => wait.seat === seat) ? 1 : 0));
  }
  // Seat 0 was pinged once more than its person acted, for the turn in which the person was absent.
  expect(pinged[0]).toBe((persons[0] ?? 0) + 1 + (open.some(wait => wait.seat === 0) ? 1 : 0));
  expect((await replay(week.here.store, games, end.id)).rev).toBe(end.rev);
});
