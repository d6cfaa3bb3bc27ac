import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { toy } from '../../toy/rules/index.ts';
import { DAY } from '../room.ts';
import { ANN, begun, hostRoom, listener, OWNER } from './kit.ts';

const TOY = toy as unknown as AnyGame;

describe('the log of lines', () => {
  test('keeps a line that changes something for a year, and tells each line to its listener', async () => {
    const here = await hostRoom();
    const match = await begun(here);
    await here.line(`game pause ${match.id}`);
    await here.refusal('gmae');
    const report = listener();
    await here.table.host.run(`person ${ANN.id}`, OWNER, report);
    expect(report.entries).toEqual([{ by: OWNER, line: `person ${ANN.id}`, outcome: 'done' }]);
    here.clock.now += 364 * DAY;
    await here.table.housekeeping.prune(here.clock.now, 90);
    expect((await here.store.host.newest(99)).length).toBe(1);
    await here.table.housekeeping.prune(here.clock.now + 2 * DAY, 90);
    expect(await here.store.host.newest(99)).toEqual([]);
  });

  test('notes a line whose work failed, and passes the error on', async () => {
    let broken = false;
    const toAct = (state: unknown) => {
      if (broken) throw new Error('no rules');
      return TOY.toAct(state);
    };
    const here = await hostRoom({ games: { toy: { ...TOY, toAct } } });
    const match = await begun(here);
    broken = true;
    const report = listener();
    await expect(here.table.host.run(`game pause ${match.id}`, 'x', report)).rejects.toThrow('no rules');
    expect(report.entries.at(-1)).toEqual({ by: 'x', line: `game pause ${match.id}`, outcome: 'failed' });
    expect((await here.store.host.newest(1))[0]).toMatchObject({ status: 'failed' });
    expect((await here.store.matches.get(match.id))?.pausedAt).toBeNull();
  });
});
