import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { MOST_CHARACTERS } from '../../../src/table/host/announcing.ts';
import { toy } from '../../toy/rules/index.ts';
import { accepted, DAY, type Room } from '../room.ts';
import { ANN, BEN, begun, hostRoom, listener, OTHER_SERVER, OWNER } from './kit.ts';

const TOY = toy as unknown as AnyGame;

const noticesIn = async ({ store }: Room) =>
  (await store.outbox.waiting()).filter(({ kind }) => kind === 'operator');

const ended = async (here: Room, matchId: string): Promise<void> => {
  accepted(await here.table.resign(matchId, BEN.id));
};

describe('an announcement', () => {
  test('is written once for each channel that plays: not for blocked servers, old games and threads of ended games', async () => {
    const here = await hostRoom();
    await begun(here, { channelId: 'quiet' });
    here.clock.now += 14 * DAY + 1;
    const first = await begun(here);
    await ended(here, first.id);
    const second = await begun(here);
    const thread = await begun(here, { channelId: 'ended thread' });
    await ended(here, thread.id);
    await here.store.kv.set('thread:ended thread', 'x');
    const live = await begun(here, { channelId: 'live thread' });
    await here.store.kv.set('thread:live thread', 'x');
    await begun(here, { channelId: 'shut', guildId: OTHER_SERVER });
    const over = await begun(here, { channelId: 'shut too', guildId: OTHER_SERVER });
    await ended(here, over.id);
    await here.line(`block server ${OTHER_SERVER}`);
    const plain = await begun(here, { channelId: 'plain' });
    await ended(here, plain.id);

    const said = await here.line('announce maintenance --at +1h --minutes 30 --text "Sorry for that" --yes');
    expect(said).toContain('Announced in 3 channels of 1 server');
    const rows = await noticesIn(here);
    expect(rows.map(({ matchId }) => matchId).toSorted()).toEqual([second.id, live.id, plain.id].toSorted());
    const from = here.clock.now + 3_600_000;
    const to = from + 30 * 60_000;
    for (const { details } of rows)
      expect(details.operator).toEqual({
        ...{ subject: 'maintenance', from, to, until: to },
        text: 'Sorry for that',
      });
    expect(new Set(here.announced.slice(-3))).toEqual(new Set([second.id, live.id, plain.id]));
  });

  test('can be withdrawn where it still waits, and no other message is withdrawn', async () => {
    const here = await hostRoom();
    const match = await begun(here);
    const parked = await begun(here, { channelId: 'closed' });
    await here.line(`game pause ${match.id} `);
    await here.line('announce New: rated games --yes');
    await here.line('announce over --yes');
    await here.store.outbox.park({ matchId: parked.id, place: 0 }, 'Missing Access', here.clock.now + DAY);
    expect(await here.line('announce cancel')).toContain('Withdrawn: 4 messages.');
    expect((await noticesIn(here)).map(({ details }) => details.operator?.subject)).toEqual(['paused']);
    expect(await here.store.outbox.unsentOf('operator')).toHaveLength(1);
    expect(await here.refusal('announce cancel')).toBe('No announcement waits to be posted.');
  });

  test('is refused where it is too long', async () => {
    const here = await hostRoom();
    await begun(here);
    const long = `announce ${'x'.repeat(MOST_CHARACTERS + 1)}`;
    expect(await here.refusal(long)).toContain(`${MOST_CHARACTERS} are possible`);
    expect(await noticesIn(here)).toEqual([]);
  });
});

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
