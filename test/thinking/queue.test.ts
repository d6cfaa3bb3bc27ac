import { constants, getPriority } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { AT_ONCE } from '../../src/core/contract/player.ts';
import { thinkerHere } from '../../src/core/search/thinker.ts';
import { players } from '../../src/games/bots.ts';
import { porto } from '../../src/games/porto/game.ts';
import { games } from '../../src/games/registry.ts';
import { ThinkingQueue, type ThinkingQueueParts } from '../../src/thinking/queue.ts';

const ENDED = 'the thinker has ended: the next thought starts a new one';
const opened: ThinkingQueue[] = [];
afterAll(() => {
  for (const queue of opened.splice(0)) queue.close();
});

function queue(parts: Partial<ThinkingQueueParts> = {}) {
  const warnings: string[] = [];
  const made = new ThinkingQueue({ warn: (_, message) => warnings.push(message), ...parts });
  opened.push(made);
  return { queue: made, warnings };
}

const state = porto.setup(2, { variant: 'family' }, new SeededDice(new Uint8Array(32).fill(3)));
const [seat = 0] = porto.toAct(state);
const BUDGET = { candidates: 3, playouts: 6, turns: 2 };
const thought = (seed: number, over: object = {}) => ({
  game: 'porto',
  view: porto.view(state, seat),
  seat,
  strength: 'hard' as const,
  seed,
  priority: 'play' as const,
  budget: BUDGET,
  ...over,
});
const here = thinkerHere({ games, players });
const texts: string[] = [];
const { queue: there, warnings } = queue({
  mostWaitMs: 600_000,
  againMs: 600_000,
  thought: priority => texts.push(priority),
  failed: priority => texts.push(`no ${priority}`),
  restarted: () => texts.push('restarted'),
});

test('thinks as one does here: the same thought has the same answer, byte by byte', async () => {
  for (const seed of [1, 2]) {
    expect(await there.choose(thought(seed))).toBe(await here.choose(thought(seed)));
    expect(JSON.stringify(await there.lines(thought(seed)))).toBe(
      JSON.stringify(await here.lines(thought(seed))),
    );
  }
});

test('lets the bot and its painters go first, where all of them want the same processor', async () => {
  await there.choose(thought(1));
  expect(getPriority(there.pid)).toBe(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
});

test('actions that are asked about are weighed, however bad, and no others', async () => {
  const worst = (await here.lines(thought(1, { budget: AT_ONCE }))).at(-1);
  if (!worst) throw new Error('no lines');
  const lines = await here.lines(thought(1, { among: [worst.action] }));
  expect(lines.map(({ action }) => action)).toEqual([worst.action]);
});

test('moves come before hints and those before reviews, and the newest move first', async () => {
  const done: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => work.then(() => done.push(name));
  await Promise.all([
    noted('first', there.choose(thought(1))),
    noted('review', there.lines(thought(2, { priority: 'review' }))),
    noted('hint', there.lines(thought(3, { priority: 'hint' }))),
    noted('older', there.choose(thought(4))),
    noted('newer', there.choose(thought(5))),
  ]);
  expect(done).toEqual(['first', 'newer', 'older', 'hint', 'review']);
});

test('a move that would wait too long is made without the long thought', async () => {
  const { queue: hasty } = queue({ mostWaitMs: 0 });
  const [first, second] = [hasty.choose(thought(1)), hasty.choose(thought(2))];
  await first;
  expect(await second).toBe(await here.choose(thought(2, { strength: 'medium' })));
  expect(hasty.hurried).toBe(1);
});

test('a full queue takes no more long thoughts of moves', async () => {
  const { queue: full } = queue({ mostWaiting: 1, mostWaitMs: 600_000 });
  const all = [1, 2, 3, 4].map(seed => full.choose(thought(seed)));
  expect(await Promise.all(all)).toHaveLength(4);
  expect(full.hurried).toBe(2);
});

test('a process that is killed is replaced, and thinks again', async () => {
  there.open();
  const first = there.pid;
  texts.splice(0);
  // This thought takes about half a second, so that the kill comes before its end even on a busy machine.
  const long = thought(7, { budget: undefined });
  const asked = there.choose(long);
  if (first !== undefined) process.kill(first, 'SIGKILL');
  expect(await asked).toBe(await here.choose(long));
  expect(warnings).toEqual([ENDED]);
  expect(there.pid).not.toBe(first);
  expect(texts).toEqual(['restarted', 'play']);
});

test('an idle process that is killed has a log line with its signal, and is counted, before any thought', async () => {
  const lines: unknown[] = [];
  const { queue: idle } = queue({
    warn: (details, message) => lines.push([details, message]),
    restarted: () => lines.push('restarted'),
  });
  await idle.choose(thought(1));
  const { pid } = idle;
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(lines).toEqual([[{ signal: 'SIGKILL' }, ENDED], 'restarted']), {
    timeout: 300_000,
  });
});

test('a game without a bot is an error that says so, and the process lives on', async () => {
  await expect(there.choose(thought(1, { game: 'chess' }))).rejects.toThrow('there is no game chess');
  await expect(there.choose(thought(1, { view: {} }))).rejects.toThrow('a thought of porto failed');
  expect(await there.choose(thought(1))).toBe(await here.choose(thought(1)));
});

test('failures are counted beside what was thought; after five in a row it does not work, until something is thought', async () => {
  await there.choose(thought(1));
  texts.splice(0);
  const fails = () => expect(there.lines(thought(1, { view: {}, priority: 'hint' }))).rejects.toThrow();
  for (let failed = 0; failed < 4; failed++) await fails();
  expect(there.health).toMatchObject({ works: true, failures: 4 });
  await fails();
  expect(there.health).toMatchObject({ works: false, failures: 5 });
  await there.choose(thought(1));
  expect(there.health).toMatchObject({ works: true, failures: 0 });
  expect(texts).toEqual([...Array(5).fill('no hint'), 'play']);
});
