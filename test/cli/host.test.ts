import { afterEach, describe, expect, test } from 'vitest';
import { runLine } from '../../src/cli/host/run.ts';
import { games } from '../../src/games/registry.ts';
import { nameOf, openStore, StoreError } from '../../src/store/index.ts';
import { hostLoop } from '../../src/table/host/host-tools.ts';
import { Table } from '../../src/table/table.ts';
import { Instance } from '../../src/upkeep/leases/take-over.ts';
import { folder } from '../store/backends.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { ANN, BEN, CHANNEL, SERVER } from '../table/host/kit.ts';
import { running } from '../table/room.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function house() {
  const database = await sharedDatabase();
  const store = await openStore(database);
  closing.push(() => store.close());
  const announced: string[] = [];
  const table = new Table({ store, games, now: Date.now, announce: id => announced.push(id) });
  const game = { game: 'porto', options: { variant: 'family' } };
  const { id } = await running({ table }, [ANN, BEN], { ...game, channelId: CHANNEL, guildId: SERVER });
  const line = (text: string, takenMs?: number) => {
    const said: string[] = [];
    const place = { database, say: (saying: string) => void said.push(saying) };
    return runLine(text.split(' '), { ...place, ...(takenMs !== undefined && { takenMs }) });
  };
  return { store, table, id, line, announced, name: nameOf(database) };
}

const SILENT = { say: () => {}, trouble: () => {} };

type House = Awaited<ReturnType<typeof house>>;

/** Lets this process hold the database like a bot, with or without the loop that carries out lines. */
async function holding({ store, table }: House, loops: boolean): Promise<void> {
  // The program under test takes this process for a bot on another machine. The bot renews its lease often.
  const instance = new Instance({ ...SILENT, place: 'elsewhere', renewEvery: 50 });
  await instance.take(store.lease);
  store.writeAs(instance.claim);
  closing.push(() => instance.release());
  if (!loops) return;
  const loop = hostLoop({
    ...{ host: table.host, now: Date.now, isOurs: () => true },
    report: { line: () => {}, failed: () => {} },
    after: (_, run) => {
      const timer = setTimeout(run, 50);
      return () => clearTimeout(timer);
    },
  });
  loop.open();
  closing.push(() => loop.close());
}

describe('a line on the command line', () => {
  test('is carried out here while no bot runs, and the bot finds its messages later', async () => {
    const at = await house();
    expect(await at.line(`game show ${at.id}`)).toMatchObject({ ok: true });
    expect(await at.line(`game close ${at.id} --reason Sorry`)).toMatchObject({ ok: true });
    expect((await at.table.get(at.id))?.status).toBe('cancelled');
    expect((await at.store.outbox.waiting()).map(({ kind }) => kind)).toContain('operator');
    expect(await at.store.lease.read()).toBeUndefined();
    expect((await at.store.host.newest(2)).map(({ by, status }) => [by, status])).toEqual([
      ['command line', 'done'],
    ]);
  });

  test('is carried out by the bot while one runs, in the bot’s own queues', async () => {
    const at = await house();
    await holding(at, true);
    const before = at.announced.length;
    expect(await at.line(`game pause ${at.id}`)).toEqual({
      ok: true,
      text: `Game ${at.id} is paused. Its players may vote to continue it.\nDatabase: ${at.name}`,
    });
    // The bot's own table has announced the messages, so the bot posts them without delay.
    expect(at.announced.length).toBeGreaterThan(before);
    expect(await at.line(`game pause ${at.id}`)).toMatchObject({ ok: false });
    expect(await at.line(`block person ${BEN.id}`)).toMatchObject({ ok: true });
    expect(await at.table.host.blocks.isPersonBlocked(BEN.id)).toBe(true);
  });

  test('changes nothing where the running bot does not take it, and says what else is possible', async () => {
    const at = await house();
    await holding(at, false);
    const answer = await at.line(`game close ${at.id}`, 300);
    expect(answer).toEqual({ ok: false, text: expect.stringContaining('nothing was changed') });
    expect((await at.table.get(at.id))?.status).toBe('running');
    await at.table.host.carryOut({ line: () => {}, failed: () => {} });
    expect((await at.table.get(at.id))?.status).toBe('running');
    expect(await at.line(`game show ${at.id}`)).toMatchObject({ ok: true });
  });

  test('that changes something names the database, without a password; a line that reads does not', async () => {
    const at = await house();
    const changed = await at.line(`block person ${BEN.id}`);
    expect(changed.text.split('\n').at(-1)).toBe(`Database: ${at.name}`);
    expect((await at.line('blocks')).text).not.toContain('Database');
    expect((await at.line('announce over')).text).not.toContain('Database');
  });

  test('needs a database that exists', async () => {
    const database = `${folder()}/none.sqlite`;
    await expect(async () => runLine(['games'], { database, say: () => {} })).rejects.toThrow(StoreError);
  });
});
