import { expect, test } from 'vitest';
import { type LoopName, Loops } from '../../src/core/work/loops.ts';
import { newLeague } from '../support/new-league.ts';
import { type Scene, scene, shown } from './kit.ts';

const LIMIT_MS = 500;
const never = () => new Promise<never>(() => {});

async function watched() {
  const stalled: LoopName[] = [];
  const loops = new Loops({ limitMs: LIMIT_MS, stalled: loop => stalled.push(loop) });
  return { stage: await scene({ loops, paints: false }), loops, stalled };
}

const ROWS: Readonly<Record<string, (stage: Scene) => { outlook(): Promise<unknown> }>> = {
  outbox: ({ table }) => table.outbox,
  letters: ({ table }) => table.directMessages,
  leagues: ({ table }) => table.leagues,
  duplicates: ({ table }) => table.duplicates,
};

test.each(Object.entries(ROWS))(
  'the loop of %s reports where its look hangs, and looks again',
  async (name, rowsOf) => {
    const { stage, loops, stalled } = await watched();
    const rows = rowsOf(stage);
    const outlook = rows.outlook.bind(rows);
    let hung = 0;
    rows.outlook = () => {
      hung += 1;
      return hung === 1 ? never() : outlook();
    };
    stage.bot.announce('');
    stage.bot.post();
    stage.bot.refresh();
    await expect.poll(() => hung).toBeGreaterThan(1);
    expect(stalled).toContain(name);
    await expect.poll(() => loops.stuck).toEqual([]);
  },
);

test('a league that can not be reported keeps no other waiting, and is not reported a second time beside itself', async () => {
  const { stage, stalled } = await watched();
  const { ann, channel, table, guild } = stage;
  const begin = table.leagues.begin.bind(table.leagues);
  let first: string | undefined;
  let begun = 0;
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  table.leagues.begin = async league => {
    first ??= league.id;
    if (league.id === first) {
      begun += 1;
      await held;
    }
    return begin(league);
  };
  const open = async (name: string, where: typeof channel) =>
    shown(await newLeague(ann, where, { game: 'porto', name, seats: 2, rounds: 1 }));
  await open('Autumn', channel);
  await expect.poll(() => stalled).toContain('leagues');
  const other = guild.addChannel({ name: 'other' });
  await open('Winter', other);
  await expect.poll(() => other.messages.length).toBeGreaterThan(0);
  expect(begun).toBe(1);
  go();
  await expect.poll(() => channel.messages.length).toBeGreaterThan(0);
  await stage.quiet();
  expect([channel.messages.length, other.messages.length]).toEqual([1, 1]);
});
