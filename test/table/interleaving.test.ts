import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import type { Acted, Match } from '../../src/table/match/types.ts';
import { replay } from '../../src/table/results/replay.ts';
import { Table } from '../../src/table/table.ts';
import { runs } from '../support/postgres.ts';
import { times } from '../support/test-form.ts';
import { withParts } from '../support/with-parts.ts';
import { toys } from '../toy/rules/index.ts';
import { PEOPLE, room, running } from './room.ts';

/** Wraps a store so that chance decides when each transaction begins, and when its result arrives. */
function delayed(store: Store, scheduler: fc.Scheduler): Store {
  const transaction: Store['transaction'] = async (work, key) => {
    await scheduler.schedule(Promise.resolve(), 'begin');
    const value = await store.transaction(work, key);
    await scheduler.schedule(Promise.resolve(), 'end');
    return value;
  };
  return withParts(store, { transaction });
}

const Press = fc.record({
  process: fc.nat(1),
  seat: fc.nat(2),
  choice: fc.nat(9),
  /** True for a button, which carries a revision; false for a typed command. */
  button: fc.boolean(),
  /** True if the same press arrives twice, from a double press or a second device. */
  twice: fc.boolean(),
  undo: fc.boolean(),
});
type Press = typeof Press extends fc.Arbitrary<infer P> ? P : never;

const made = ({ moves }: Acted): number[] => moves.map(({ rev }) => rev);

function carryOut(tables: readonly Table[], match: Match, press: Press) {
  const { process, seat, choice, button, twice, undo } = press;
  const person = match.seats.find(each => each.seat === seat)?.id ?? PEOPLE[seat]?.id ?? '';
  const legal = match.position.legal(seat) ?? [];
  const action = toys.toy?.write(legal[choice % Math.max(1, legal.length)] ?? { type: 'roll' }) ?? '';
  const seen = button ? { rev: match.rev } : {};
  return Array.from({ length: twice ? 2 : 1 }, async (_, device) => {
    const table = tables[(process + device) % 2];
    if (!table) return [];
    if (undo && choice > 6) {
      const undone = await table.undo(match.id, person, seen);
      return undone.ok ? [undone.value.match.rev] : [];
    }
    const acted = await table.act(match.id, person, action, seen);
    return acted.ok ? made(acted.value) : [];
  });
}

test('however presses interleave, in two processes: what was confirmed is in the log once, and nothing else is', async () => {
  const rounds = fc.array(fc.array(Press, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, evening) => {
      const { store, table: reading } = await room();
      const needs = { store: delayed(store, scheduler), games: toys, now: () => 1, announce: () => {} };
      const tables = [new Table(needs), new Table(needs)];
      const { id } = await running({ table: reading }, 3);
      const revs: number[] = [];
      for (const presses of evening) {
        const match = await reading.get(id);
        if (match?.status !== 'running') break;
        const done = await scheduler.waitFor(
          Promise.all(presses.flatMap(press => carryOut(tables, match, press))),
        );
        revs.push(...done.flat());
      }
      const match = await replay(store, toys, id);
      expect(revs.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: match.rev }, (_, index) => index + 1),
      );
      const notices = (await store.outbox.waiting()).filter(({ kind, rev }) => kind === 'board' && rev > 0);
      expect(new Set(notices.map(({ rev }) => rev)).size).toBe(notices.length);
      expect(notices.map(({ since }) => since)).toEqual(
        [0, ...notices.map(({ rev }) => rev)].slice(0, notices.length),
      );
      await store.close();
    }),
    { numRuns: times(25, runs(60)) },
  );
});
