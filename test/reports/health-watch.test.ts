import { expect, test } from 'vitest';
import { HealthWatch } from '../../src/reports/health-watch.ts';

function scene() {
  const lines: string[] = [];
  const state = { now: 0, well: true, parked: 0 as number | undefined, fails: false };
  const note = (level: string) => (details: object, message: string) =>
    void lines.push(`${level} ${message} ${JSON.stringify(details)}`);
  const watch = new HealthWatch({
    ready: async () => {
      if (state.fails) throw new Error('no answer');
      return { well: state.well, lines: ['the database does not answer'] };
    },
    parked: async () => state.parked,
    log: { error: note('error'), warn: note('warn') },
    now: () => state.now,
  });
  const at = async (seconds: number, change: Partial<typeof state> = {}) => {
    Object.assign(state, change, { now: seconds * 1_000 });
    await watch.look();
  };
  return { lines, at };
}

test('a process that is not ready is reported after two minutes, once, and when it is ready again', async () => {
  const { lines, at } = scene();
  await at(0, { well: false });
  await at(90);
  await at(100, { well: true });
  await at(110, { well: false });
  await at(220);
  expect(lines).toEqual([]);
  await at(230);
  await at(600);
  expect(lines).toEqual([
    'error this process has not been ready for 2 min {"alert":true,"reasons":["the database does not answer"]}',
  ]);
  await at(710, { well: true });
  await at(720);
  expect(lines.slice(1)).toEqual(['warn this process is ready again after 10 min {"alert":true}']);
});

test('games that were parked before are not reported, further ones are', async () => {
  const { lines, at } = scene();
  await at(0, { parked: 3 });
  await at(30);
  expect(lines).toEqual([]);
  await at(60, { parked: 5 });
  await at(90, { parked: 4 });
  await at(120, { parked: undefined });
  await at(150, { parked: 5 });
  expect(lines).toEqual([
    expect.stringMatching(/^warn more games are parked: .*"more":2,"parked":5\}$/),
    expect.stringMatching(/^warn more games are parked: .*"more":1,"parked":5\}$/),
  ]);
});

test('a check that fails ends neither the watch nor the process', async () => {
  const { lines, at } = scene();
  await at(0, { fails: true });
  await at(10, { fails: false, well: false });
  await at(130);
  expect(lines).toHaveLength(1);
});
