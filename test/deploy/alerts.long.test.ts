import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, LocalDiscord, Person } from 'local-discord';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scraped, sumOf } from '../metrics/scraped.ts';
import { folder } from '../support/folder.ts';
import { PostgresProcess } from '../support/postgres-process.ts';
import { isRelease } from '../support/test-form.ts';
import { type BotProcess, launch, localDiscord } from '../whole/process.ts';
import { fired, hasPromtool, type Scrape, scrape, type Trouble } from './fired.ts';

/** Milliseconds that a person waits for an answer in this test. The test must not fail because a machine is slow. */
const PATIENT_MS = 120_000;
const EVER = 1_000_000;
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };

interface Scene {
  readonly discord: LocalDiscord;
  readonly bot: BotProcess;
  readonly port: number;
  readonly ann: Person;
  readonly channel: Channel;
  readonly before: Scrape;
}

async function begin(settings: Record<string, string> = {}): Promise<Scene> {
  const discord = await localDiscord({ answerMs: PATIENT_MS });
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  const bot = launch(discord, folder(), { METRICS_PORT: '0', ...settings });
  await bot.says(/metrics and health are served here/);
  const port = Number(/"port":(\d+)/.exec(bot.said())?.[1]);
  await bot.serves();
  await ann.command(channel, 'games settings');
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  // The first scrape contains the delays of the start, so its values are not used.
  await scrape(port);
  await sleep(2_000);
  return { discord, bot, port, ann, channel, before: await scrape(port) };
}

const metricOf = ({ text = '' }: Scrape, name: string, labels: Record<string, string> = {}): number =>
  sumOf(scraped(text), name.startsWith('process_') ? name : `boardgames_${name}`, labels) ?? 0;

async function scrapedWhen(
  { port }: Scene,
  name: string,
  holds: (value: number) => boolean,
  labels: Record<string, string> = {},
): Promise<Scrape> {
  for (;;) {
    const seen = await scrape(port);
    if (seen.text !== undefined && holds(metricOf(seen, name, labels))) return seen;
    await sleep(200);
  }
}

function children({ bot }: Scene, program: string): readonly number[] {
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => read(`/proc/${name}/stat`).split(') ')[1]?.split(' ')[1] === String(bot.child.pid))
    .filter(name => read(`/proc/${name}/cmdline`).includes(`${program}.js`))
    .map(Number);
}

/** Kills a kind of child process, again and again, until the test calls the returned function. */
function killing(scene: Scene, program: string): () => void {
  const timer = setInterval(() => {
    for (const pid of children(scene, program)) process.kill(pid, 'SIGKILL');
  }, 20);
  onTestFinished(() => clearInterval(timer));
  return () => clearInterval(timer);
}

/** Expects that no alert fires without the trouble, and that these alerts fire during it. */
function expectFired(trouble: Trouble, ...alerts: readonly string[]): void {
  const { before } = trouble;
  expect([...fired([{ before, during: { ...before, at: before.at + 15_000 } }])]).toEqual([]);
  expect([...fired([trouble])]).toEqual(expect.arrayContaining([...alerts]));
}

describe.skipIf(!hasPromtool)("alerts that a real bot's metrics fire", () => {
  test('BotDown and ShardsWithoutProcess: the only process is killed', async () => {
    const scene = await begin();
    await scene.bot.end('SIGKILL');
    expectFired(
      { before: scene.before, during: await scrape(scene.port) },
      'BotDown',
      'ShardsWithoutProcess',
    );
  });

  test.runIf(isRelease)(
    'ShardNotConnected: Discord closes the connection and accepts no new one',
    async () => {
      const scene = await begin();
      scene.discord.dropGateway(new Promise(() => {}));
      const during = await scrapedWhen(scene, 'shards_connected', value => value === 0);
      expectFired({ before: scene.before, during }, 'ShardNotConnected');
    },
  );

  test('DatabaseSilent: PostgreSQL is killed', async () => {
    const server = await PostgresProcess.start();
    onTestFinished(() => server.remove());
    const scene = await begin({ DATABASE_URL: server.url });
    server.burn();
    const during = await scrapedWhen(scene, 'database_up', value => value === 0);
    expectFired({ before: scene.before, during }, 'DatabaseSilent');
  });

  test.runIf(isRelease)('OutboxLate: Discord lets messages wait for ten minutes', async () => {
    const scene = await begin();
    const { discord, ann, channel } = scene;
    discord.fail({ ...POST, status: 429, retryAfter: 600, times: EVER });
    await ann.command(channel, 'porto solo');
    const during = await scrapedWhen(scene, 'outbox_oldest_seconds', value => value > 60);
    expectFired({ before: scene.before, during }, 'OutboxLate');
  });

  test.runIf(isRelease)('FirstAnswerSlow: the first answers take two seconds', async () => {
    const scene = await begin();
    const { discord, ann, channel } = scene;
    discord.misfortune({ share: 1, random: () => 0, path: /\/callback$/, kinds: [{ delay: 2_000 }] });
    for (let count = 0; count < 5; count++) await ann.command(channel, 'games settings');
    expectFired({ before: scene.before, during: await scrape(scene.port) }, 'FirstAnswerSlow');
  });

  test.runIf(isRelease)('EventLoopLate: the process gets too little of a processor', async () => {
    const scene = await begin();
    for (let count = 0; count < 20; count++) {
      scene.bot.child.kill('SIGSTOP');
      await sleep(500);
      scene.bot.child.kill('SIGCONT');
      await sleep(50);
    }
    expectFired({ before: scene.before, during: await scrape(scene.port) }, 'EventLoopLate');
  });

  test('InteractionsFail: Discord accepts no answer', async () => {
    const scene = await begin();
    const { discord, ann, channel } = scene;
    const body = { code: 10_062, message: 'Unknown interaction' };
    discord.fail({ path: /\/callback$/, status: 404, body, times: 3 });
    for (let count = 0; count < 3; count++) void ann.command(channel, 'games settings').catch(() => {});
    const during = await scrapedWhen(scene, 'interactions_total', value => value > 1, { outcome: 'late' });
    expectFired({ before: scene.before, during }, 'InteractionsFail');
  });

  test('PicturesFail and WorkersRestart: the painter ends at each picture', async () => {
    const scene = await begin();
    const stop = killing(scene, 'painter');
    for (let count = 0; count < 3; count++) {
      const channel = scene.discord.guilds[0]?.addChannel({ name: `porto-${count}` });
      if (channel) await scene.ann.command(channel, 'porto solo');
    }
    const failed = await scrapedWhen(scene, 'picture_failures_total', value => value > 2);
    expectFired({ before: scene.before, during: failed }, 'PicturesFail');
    const during = await scrapedWhen(scene, 'worker_restarts_total', value => value > 3, {
      worker: 'painter',
    });
    stop();
    expectFired({ before: scene.before, during, once: true }, 'WorkersRestart');
  });

  test.runIf(isRelease)('ThoughtsFail: the thinker ends at each thought', async () => {
    const scene = await begin();
    const { ann, channel, discord } = scene;
    await ann.command(channel, 'porto solo');
    await discord.idle();
    killing(scene, 'thinking');
    for (let count = 0; count < 3; count++) await ann.command(channel, 'porto hint');
    const during = await scrapedWhen(scene, 'thought_failures_total', value => value > 0);
    expectFired({ before: scene.before, during }, 'ThoughtsFail');
  });

  test.runIf(isRelease)('BotMemory: a process holds half a gigabyte more', async () => {
    const holds = "process.on('SIGUSR2', () => { globalThis.held = Buffer.alloc(5e8, 1) })";
    const scene = await begin({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(holds)}` });
    scene.bot.child.kill('SIGUSR2');
    const during = await scrapedWhen(scene, 'process_resident_memory_bytes', value => value > 500e6);
    expectFired({ before: scene.before, during }, 'BotMemory');
  });
});
