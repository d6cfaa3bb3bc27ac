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

  test('is refused a second time within ten minutes, unless the operator says --again', async () => {
    const here = await hostRoom();
    await begun(here);
    await here.line('announce over --yes');
    expect(await here.refusal('announce over --yes')).toContain('`--again` repeats it');
    expect(await noticesIn(here)).toHaveLength(1);
    await here.line('announce over --again --yes');
    expect(await noticesIn(here)).toHaveLength(2);
    here.clock.now += 600_001;
    await here.line('announce over --yes');
    expect(await noticesIn(here)).toHaveLength(3);
  });

  test('posts the operator’s own words as written', async () => {
    const here = await hostRoom();
    await begun(here);
    await here.line('announce New in this bot: "*rated*" games --until +2h --yes');
    expect((await noticesIn(here))[0]?.details.operator).toEqual({
      subject: 'text',
      text: 'New in this bot: *rated* games',
      until: here.clock.now + 2 * 3_600_000,
    });
  });

  test('is shown first with the number of channels, and posted only with --yes', async () => {
    const here = await hostRoom();
    await begun(here);
    await begun(here, { channelId: 'other' });
    const shown = await here.refusal('announce maintenance --at +1h --minutes 30 --text "Sorry for that"');
    expect(shown.split('\n')).toEqual([
      'This posts in 2 channels of 1 server, not after 1970-01-01 01:46Z:',
      "The sentence of a maintenance from 1970-01-01 01:16Z to 1970-01-01 01:46Z, in each server's language, and below it:",
      '> Sorry for that',
      '`announce maintenance --at +1h --minutes 30 --text "Sorry for that" --yes` does it.',
    ]);
    expect(await here.refusal('announce New: rated games')).toContain('\n> New: rated games\n');
    expect(await here.refusal('announce over')).toContain('The sentence that the maintenance is over');
    expect(await noticesIn(here)).toEqual([]);
    expect(await here.store.host.newest(9)).toEqual([]);
    await here.line('announce over --yes');
    expect(await here.refusal('announce over')).toContain('`--again` repeats it');
  });

  test.each([
    ['announce mantenance --yes', 'maintenance'],
    ['announce maintenance at 18:00 --yes', 'maintenance'],
    ['announce Maintenance --yes', 'maintenance'],
    ['announce ovr --yes', 'over'],
    ['announce over now --yes', 'over'],
    ['announce cancle --yes', 'cancel'],
  ])('%s is refused as a typo', async (line, meant) => {
    const here = await hostRoom();
    await begun(here);
    expect(await here.refusal(line)).toContain(`Did you mean \`announce ${meant}\`?`);
    expect(await noticesIn(here)).toEqual([]);
    expect(await here.line('announce --text Maintenance tomorrow --yes')).toContain('Announced in 1 channel');
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

  test('is refused with what is possible', async () => {
    const here = await hostRoom();
    expect(await here.refusal('announce over')).toContain('Nothing was played anywhere in the last 14 days');
    await begun(here);
    for (const [line, why] of [
      ['announce', 'Say what'],
      ['announce maintenance', '--minutes'],
      ['announce maintenance --minutes 0', '--minutes'],
      ['announce maintenance --minutes 5 --at soon', 'Possible: 18:00Z'],
      ['announce maintenance --minutes 5 --at 1970-01-01T00:00Z', 'This maintenance ended'],
      ['announce over --minutes 5', 'belong to `announce maintenance`'],
      ['announce over --until 1970-01-01T00:00Z', 'is in the past'],
      ['announce over --until tomorrow', '--until tomorrow is no time'],
      [`announce ${'x'.repeat(MOST_CHARACTERS + 1)}`, `${MOST_CHARACTERS} are possible`],
    ] as const)
      expect(await here.refusal(line)).toContain(why);
    expect(await noticesIn(here)).toEqual([]);
  });
});

describe('the log of lines', () => {
  test('keeps who typed a line, when, and its outcome, for a year', async () => {
    const here = await hostRoom();
    const match = await begun(here);
    await here.line(`game pause ${match.id}`);
    await here.refusal(`game pause ${match.id}`);
    await here.refusal('gmae');
    const report = listener();
    await here.table.host.run(`person ${ANN.id}`, OWNER, report);
    expect(report.entries).toEqual([{ by: OWNER, line: `person ${ANN.id}`, outcome: 'done' }]);
    await here.line('log');
    expect(await here.line('log')).toMatch(
      new RegExp(
        [
          `^1970-01-01 00:16Z  9{18}: game pause ${match.id} → refused: Game ${match.id} is paused already.*`,
          `.*: game pause ${match.id} → done: Game ${match.id} is paused.*$`,
        ].join('\n'),
      ),
    );
    expect((await here.line('log --last 1')).split('\n')).toHaveLength(1);
    expect(await here.refusal('log --last 0')).toContain('from 1 to 200');
    here.clock.now += 364 * DAY;
    await here.table.housekeeping.prune(here.clock.now, 90);
    expect((await here.store.host.newest(99)).length).toBe(2);
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
