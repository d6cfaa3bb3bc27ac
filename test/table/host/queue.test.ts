import { expect, test } from 'vitest';
import { hostLoop } from '../../../src/table/host/host-tools.ts';
import type { HostRoom } from './kit.ts';
import { BEN, begun, hostRoom, listener } from './kit.ts';

const silent = { line: () => {}, failed: () => {} };

test('a line that the command line has left is carried out once, and its answer can be read', async () => {
  const here = await hostRoom();
  const match = await begun(here);
  const { host } = here.table;
  const id = await host.leave(['game', 'close', match.id, '--reason', 'A long night']);
  expect(await host.answerTo(id)).toBeUndefined();
  const report = listener();
  await Promise.all([host.carryOut(report), host.carryOut(report)]);
  expect(await host.answerTo(id)).toEqual({ ok: true, text: expect.stringContaining('is closed') });
  expect(report.entries).toEqual([
    { by: 'command line', line: `game close ${match.id} --reason "A long night"`, outcome: 'done' },
  ]);
  const again = await host.leave(['game', 'close', match.id]);
  await host.carryOut(silent);
  expect(await host.answerTo(again)).toMatchObject({ ok: false });
});

test('a line that no bot takes can be withdrawn, and is then not carried out', async () => {
  const here = await hostRoom();
  const match = await begun(here);
  const { host } = here.table;
  const id = await host.leave(['game', 'pause', match.id]);
  expect(await host.withdraw(id)).toBe(true);
  await host.carryOut(silent);
  expect((await here.table.get(match.id))?.pausedAt).toBeNull();
  expect(await host.answerTo(id)).toMatchObject({ ok: false });
  const taken = await host.leave(['game', 'pause', match.id]);
  await host.carryOut(silent);
  expect(await host.withdraw(taken)).toBe(false);
});

test('a line whose process was killed counts as interrupted after five minutes', async () => {
  const here = await hostRoom();
  const { host } = here.table;
  const line = { by: 'command line', line: 'announce over', at: here.clock.now, status: 'begun' } as const;
  const id = await here.store.host.put(line);
  await host.cutOff();
  expect(await host.answerTo(id)).toBeUndefined();
  here.clock.now += 300_001;
  await host.cutOff();
  expect(await host.answerTo(id)).toEqual({ ok: false, text: expect.stringContaining('The process ended') });
});

async function looked({ table, clock }: HostRoom, isOurs: boolean): Promise<void> {
  let slept: (() => void) | undefined;
  const asleep = new Promise<void>(resolve => {
    slept = resolve;
  });
  const failures: unknown[] = [];
  const loop = hostLoop({
    host: table.host,
    now: () => clock.now,
    isOurs: () => isOurs,
    report: { ...silent, failed: error => void failures.push(error) },
    after: () => {
      slept?.();
      return () => {};
    },
  });
  loop.open();
  await asleep;
  await loop.close();
  expect(failures).toEqual([]);
}

test('only the process whose turn it is carries out lines; every process learns of new blocks', async () => {
  const here = await hostRoom();
  const match = await begun(here);
  const id = await here.table.host.leave(['game', 'pause', match.id]);
  expect(await here.table.host.blocks.isPersonBlocked(BEN.id)).toBe(false);
  await here.store.host.block({ kind: 'person', id: BEN.id, reason: null, at: 1 });
  await looked(here, false);
  expect(await here.table.host.answerTo(id)).toBeUndefined();
  expect(await here.table.host.blocks.isPersonBlocked(BEN.id)).toBe(true);
  await looked(here, true);
  expect(await here.table.host.answerTo(id)).toMatchObject({ ok: true });
  expect((await here.table.get(match.id))?.seats.find(({ id }) => id === BEN.id)?.state).toBe('absent');
});
