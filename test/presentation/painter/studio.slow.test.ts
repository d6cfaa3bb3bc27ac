import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { presenters } from '../../../src/games/presenters.ts';
import { Studio, type StudioParts } from '../../../src/presentation/painter/studio.ts';
import type { AnyPresenter, Picture } from '../../../src/presentation/presenter/presenter.ts';
import { samples } from '../../games/porto/samples.ts';
import { isLong, some, times } from '../../support/test-form.ts';

const ENDED = 'a painter has ended: the next picture starts a new one';
const open: Studio[] = [];
afterEach(() => {
  for (const studio of open.splice(0)) studio.close();
});

interface Stage {
  readonly studio: Studio;
  readonly eye: AnyPresenter;
  readonly warnings: string[];
}

const build = (parts: Partial<StudioParts> = {}): Stage => {
  const warnings: string[] = [];
  const studio = new Studio({ presenters, warn: (_, message) => warnings.push(message), ...parts });
  const eye = studio.presenters.porto?.('en');
  if (!eye) throw new Error('nobody paints Porto');
  return { studio, eye, warnings };
};
const stage = (parts: Partial<StudioParts> = {}): Stage => {
  const built = build(parts);
  open.push(built.studio);
  return built;
};

/** Restarts of the studio that tests share, unless they break its painter. */
const restarts: string[] = [];
const shared = build({ largest: Number.POSITIVE_INFINITY, restarted: reason => restarts.push(reason) });
afterAll(() => shared.studio.close());

const here = presenters.porto?.('en') as AnyPresenter;
const board = (eye: AnyPresenter, at: number): Promise<Picture> => {
  const { view, names, marked } = samples[at % samples.length] as (typeof samples)[number];
  return eye.picture(view, names, marked, `${at}.png`);
};

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const isGone = (pid: number) => vi.waitFor(() => expect(alive(pid)).toBe(false), { timeout: 300_000 });

const painterOf = ({ pids: [pid] }: Studio): number => {
  if (pid === undefined) throw new Error('no painter');
  return pid;
};

test('pictures are the same as painted here, each with its own name and words, and come from another process', async () => {
  const { studio, eye, warnings } = shared;
  const asked = some([...samples.keys()], 6).map(async at => ({ at, ...(await board(eye, at)) }));
  for (const { at, file, name, alt } of await Promise.all(asked)) {
    const own = await board(here, at);
    expect([name, alt]).toEqual([`${at}.png`, own.alt]);
    expect(own.file.equals(file)).toBe(true);
  }
  expect(painterOf(studio)).not.toBe(process.pid);
  expect(studio.rss[0]).toBeGreaterThan(20 * 1024 * 1024);
  expect(warnings).toEqual([]);
});

test('a picture that there is not is none, and words need no painter', async () => {
  const { view, names } = samples[0] as (typeof samples)[number];
  const { studio, eye } = stage();
  expect(eye.alt(view, names)).toBe(here.alt(view, names));
  expect(studio.pids).toEqual([]);
  expect(await shared.eye.preview?.(view, names, [], 'x.png')).toBeUndefined();
});

test('a painter that is killed is replaced, which is counted, and what it was at is made all the same', async () => {
  const { studio, eye, warnings } = shared;
  await board(eye, 0);
  const first = painterOf(studio);
  // The stop signal keeps the painter from finishing before the test kills it.
  process.kill(first, 'SIGSTOP');
  const asked = [1, 2, 3].map(at => board(eye, at));
  process.kill(first, 'SIGKILL');
  expect((await Promise.all(asked)).map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png']);
  expect(painterOf(studio)).not.toBe(first);
  expect(new Set(warnings)).toEqual(new Set([ENDED]));
  expect(restarts).toEqual(['ended']);
});

test('an idle painter that is killed has a log line with its signal, and is counted, before any picture', async () => {
  const lines: unknown[] = [];
  const { studio } = stage({
    warn: (details, message) => lines.push([details, message]),
    restarted: reason => lines.push(reason),
  });
  await studio.open();
  process.kill(painterOf(studio), 'SIGKILL');
  await vi.waitFor(() => expect(lines).toEqual([[{ signal: 'SIGKILL' }, ENDED], 'ended']), {
    timeout: 300_000,
  });
});

test('with painters that die and die, boards are refused and what can be spared is left out; then all is well again', async () => {
  const warnings: string[] = [];
  let ends = 0;
  const kill = () => setImmediate(() => studio.pids.filter(alive).map(pid => process.kill(pid, 'SIGKILL')));
  const { studio, eye } = stage({
    warn(_, message) {
      warnings.push(message);
      // Each picture is tried twice: the second painter is killed too.
      if (message === ENDED && ++ends % 2 === 1) kill();
    },
  });
  await studio.open();
  const { view, names } = samples[0] as (typeof samples)[number];
  const refused = board(eye, 0);
  kill();
  await expect(refused).rejects.toThrow('the painter ended');
  const spared = eye.preview?.(view, names, [], 'x.png');
  kill();
  expect(await spared).toBeUndefined();
  expect(warnings).toContain('a picture is left out');
  expect((await board(eye, 0)).name).toBe('0.png');
});

test.runIf(isLong)(
  'a painter that holds too much finishes what it was asked for, and another takes over',
  async () => {
    const reasons = new Set<string>();
    const { studio, eye, warnings } = stage({ largest: 1, restarted: reason => reasons.add(reason) });
    studio.open();
    const first = painterOf(studio);
    const made = await Promise.all([board(eye, 0), board(eye, 1)]);
    expect(made.map(({ name }) => name)).toEqual(['0.png', '1.png']);
    expect(new Set(warnings)).toEqual(new Set(['the painter holds too much memory: a new one takes over']));
    expect(painterOf(studio)).not.toBe(first);
    expect(reasons).toEqual(new Set(['memory']));
    await isGone(first);
  },
);

test('failures are counted beside what was painted; after five in a row it does not work, until something is painted', async () => {
  const lines: string[] = [];
  const { studio, eye } = stage({
    againMs: 600_000,
    painted: what => lines.push(`painted ${what}`),
    failed: what => lines.push(`failed ${what}`),
  });
  const proven = studio.open();
  expect(studio.health.works).toBe(false);
  await proven;
  expect([studio.health.works, lines]).toEqual([true, []]);
  const { view, names } = samples[0] as (typeof samples)[number];
  // A preview that the presenter does not make counts neither as painted nor as failed.
  await eye.preview?.(view, names, [], 'x.png');
  for (let failed = 0; failed < 4; failed++) await expect(eye.picture({}, [], [], 'x.png')).rejects.toThrow();
  expect(studio.health).toMatchObject({ works: true, failures: 4 });
  expect(await eye.wide?.({}, [], [], 'x.png').catch(() => undefined)).toBeUndefined();
  expect(studio.health).toMatchObject({ works: false, failures: 5 });
  await board(eye, 0);
  expect(studio.health).toMatchObject({ works: true, failures: 0 });
  expect(lines).toEqual([...Array(4).fill('failed picture'), 'failed wide', 'painted picture']);
});

test('a picture that cannot be painted gives its reason, and costs no painter', async () => {
  const { studio, eye } = shared;
  await board(eye, 0);
  const first = painterOf(studio);
  await expect(eye.picture({}, [], [], 'x.png')).rejects.toThrow(
    /picture of porto could not be painted: TypeError/,
  );
  expect((await board(eye, 1)).name).toBe('1.png');
  expect(painterOf(studio)).toBe(first);
});

test.runIf(isLong)(
  'a killed painter of two loses no picture: only its own is made again, and the other goes on',
  async () => {
    const { studio, eye, warnings } = stage({ painters: 2 });
    studio.open();
    const [first, second] = studio.pids;
    if (first === undefined || second === undefined) throw new Error('two');
    await Promise.all([board(eye, 0), board(eye, 1)]);
    process.kill(first, 'SIGSTOP');
    const asked = Array.from({ length: times(6, 12) }, (_, at) => board(eye, at));
    process.kill(first, 'SIGKILL');
    const made = await Promise.all(asked);
    expect(made.map(({ name }) => name)).toEqual(asked.map((_, at) => `${at}.png`));
    expect(warnings).toEqual([ENDED]);
    expect(studio.pids).toContain(second);
    expect(studio.pids).not.toContain(first);
    expect(studio.rss).toHaveLength(2);
  },
);

test('pictures wait in one queue, the newest first', async () => {
  // The clock stands still, so that the newest request stays first. On a busy machine one picture can take five seconds, and
  // then the queue lets no request overtake those that have waited.
  const still = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => still.mockRestore());
  const { studio, eye } = shared;
  studio.open();
  await board(eye, 0);
  const done: string[] = [];
  await Promise.all([1, 2, 3, 4].map(at => board(eye, at).then(({ name }) => done.push(name))));
  expect(done).toEqual(['1.png', '4.png', '3.png', '2.png']);
});

test('signals to all at once leave the painter at work', async () => {
  const { studio, eye } = shared;
  await board(eye, 0);
  const painter = painterOf(studio);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(painter, signal);
  await board(eye, 1);
  expect(painterOf(studio)).toBe(painter);
});

// This test closes the shared studio, so it must be the last that uses it.
test('a studio that closes finishes what it was asked for, and its painter ends', async () => {
  const { studio, eye } = shared;
  studio.open();
  const painter = painterOf(studio);
  const asked = [board(eye, 0), board(eye, 1)];
  studio.close();
  expect((await Promise.all(asked)).length).toBe(2);
  await isGone(painter);
});

test('a killed process leaves no painter behind', async () => {
  const program = `
    import { Studio } from './src/presentation/painter/studio.ts';
    const studio = new Studio({ presenters: {}, warn() {} });
    studio.open();
    process.stdout.write(String(studio.pids[0]), () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300));
    setInterval(() => {}, 1000);`;
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const given = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { out, said } = await new Promise<{ out: string; said: string }>(resolve => {
    execFile(process.execPath, given, { cwd }, (_, out, said) => resolve({ out, said }));
  });
  expect(said).toBe('');
  const painter = Number(out);
  expect(painter).toBeGreaterThan(1);
  await isGone(painter);
});
