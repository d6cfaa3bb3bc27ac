import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, Person } from 'local-discord';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boardsIn } from '../support/boards.ts';
import { folder } from '../support/folder.ts';
import { guildOf } from '../support/guild-ids.ts';
import { inGame } from '../support/in-game.ts';
import { database } from '../support/postgres.ts';
import { part } from '../support/test-form.ts';
import { type BotProcess, launch, localDiscord } from './process.ts';

const TOTAL = 4;
/**
 * Time limit in milliseconds for the bot's end. It is far longer than the bot's own limit, so that a busy machine does not
 * reach it.
 */
const SILENCE_MS = 90_000;
const SETTLING_MS = 5_000;
const PATIENCE = { timeout: 300_000, interval: 100 };

/** Pattern of requests that post a public message, either in a channel or through an interaction. */
const POSTS = /^\/(channels\/\d+\/messages|webhooks\/.+)$/;
async function world(url: string) {
  const logins = { shards: TOTAL, maxConcurrency: TOTAL, loginEveryMs: 50 };
  const discord = await localDiscord({ ...logins, answerMs: 60_000 });
  onTestFinished(() => expect(discord.complaints).toEqual([]));
  const home = folder();
  const begin = (SHARDS: string): BotProcess =>
    launch(discord, home, { SHARDS, DATABASE_URL: url, LOG_LEVEL: 'info' });
  const channels = [0, 1, 2, 3].map(shard =>
    discord.addGuild({ name: `Shard ${shard}`, id: guildOf(shard) }).addChannel({ name: 'porto' }),
  );
  const people = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })] as const;
  return { discord, begin, channels, people };
}

const boards = (channel: Channel, count: number): Promise<void> =>
  expect.poll(() => boardsIn(channel)).toHaveLength(count);

const draw = (channel: Channel, [ann, bob]: readonly [Person, Person]) =>
  (channel.messages.at(-1)?.mentions[0] === ann.id ? ann : bob).command(channel, 'porto draw', {
    cards: '1',
    now: true,
  });

function held(bot: BotProcess): readonly number[] {
  const mine = new Set<number>();
  for (const line of bot.said().split('\n')) {
    const taken = /"shards":\[([\d,]+)\]/.exec(line)?.[1];
    for (const shard of taken?.split(',') ?? []) mine.add(Number(shard));
    const left = line.includes('for this shard no more') ? /"shard":(\d+)/.exec(line)?.[1] : undefined;
    if (left !== undefined) mine.delete(Number(left));
  }
  return [...mine].toSorted();
}

test('three processes on an empty database share four shards; one is killed, one is asked to leave: play goes on', async () => {
  const { discord, begin, channels, people } = await world(await database({ tables: false }));
  const bots = [begin('auto/4'), begin('auto/4'), begin('auto/4')];
  const shared = (living: readonly BotProcess[]) =>
    vi.waitFor(() => {
      expect(living.flatMap(held).toSorted()).toEqual([0, 1, 2, 3]);
      expect(Math.max(...living.map(bot => held(bot).length))).toBe(Math.ceil(TOTAL / living.length));
    }, PATIENCE);
  await shared(bots);
  // The pause lets the shards settle. A shard that changes its process once more would lose events sent meanwhile.
  await sleep(SETTLING_MS);
  await shared(bots);
  await expect.poll(() => discord.shards.length).toBe(TOTAL);
  await expect.poll(() => discord.commands().length).toBeGreaterThan(1);
  for (const channel of channels) {
    const [ann, bob] = people;
    await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
    await inGame(bob, channel, 'porto', 'join');
    await inGame(ann, channel, 'porto', 'start');
    await boards(channel, 1);
  }
  // Discord refuses all boards while one process is killed.
  const silence = discord.fail({ method: 'POST', path: POSTS, status: 500, times: 1_000 });
  for (const channel of channels) await draw(channel, people);
  const [one, two, three] = bots;
  if (!one || !two || !three) throw new Error('no bots');
  // Discord may keep the killed process's sessions for a resume, so a new login proves that another process serves the shard.
  const logins = (): readonly number[] =>
    channels.map(
      (_, shard) => discord.events.filter(event => event.name === 'READY' && event.shard === shard).length,
    );
  const [lost, before] = [held(one), logins()];
  await one.end('SIGKILL');
  silence();
  await shared([two, three]);
  for (const channel of channels) await boards(channel, 2);
  await vi.waitFor(() => {
    for (const shard of lost) expect(logins()[shard]).toBeGreaterThan(before[shard] ?? 0);
  }, PATIENCE);
  const standing = () => new Set(discord.shards.map(([shard]) => shard)).size;
  await expect.poll(standing).toBe(TOTAL);
  await two.end('SIGTERM').then(({ code, ms }) => expect([code, ms < SILENCE_MS]).toEqual([0, true]));
  await shared([three]);
  await expect.poll(standing).toBe(TOTAL);
  await discord.idle(1_500);
  for (const channel of channels) await draw(channel, people);
  for (const channel of channels) await boards(channel, 3);
  for (const channel of channels) {
    const names = boardsIn(channel).map(({ attachments }) => attachments[0]?.filename);
    expect(new Set(names).size).toBe(3);
  }
  expect(await three.end('SIGTERM')).toMatchObject({ code: 0 });
});

test.each(
  part(
    [
      ['auto/8', 'auto/4', /^SHARDS takes a part of 4, but another process .* divides 8 shards, not 4/m],
      ['auto', 'auto/4', /^SHARDS takes a part of 4, but another process .* takes all shards/m],
      ['0-1/4', 'auto', /^SHARDS takes all shards, but other processes .* divide them/m],
    ] as const,
    1,
  ),
)(
  'beside a process with SHARDS=%s one with SHARDS=%s is refused in one line',
  async (first, second, line) => {
    const { begin } = await world(await database());
    const living = begin(first);
    await living.says(/acts? (from now on|for these shards)/);
    const refused = begin(second);
    expect(await refused.gone).toBe(78);
    expect(refused.said()).toMatch(line);
    expect(await living.end('SIGTERM')).toMatchObject({ code: 0 });
  },
);

test('a part of what another holds is waited for, which is said', async () => {
  const { begin } = await world(await database());
  const living = begin('2/4');
  await living.says('acts for these shards');
  const second = begin('0-3/4');
  await second.says(/shard 2 is held by another process \(process \d+/);
  await living.end('SIGTERM');
  await expect.poll(() => held(second)).toEqual([0, 1, 2, 3]);
  expect(await second.end('SIGTERM')).toMatchObject({ code: 0 });
});

test('more servers than a shard may have: one line that names SHARDS', async () => {
  const discord = await localDiscord({ guildsPerShard: 1, maxConcurrency: 1, loginEveryMs: 50 });
  for (const shard of [0, 1]) discord.addGuild({ name: `Shard ${shard}`, id: guildOf(shard) });
  const alone = launch(discord, folder(), { SHARDS: '0/1' });
  expect(await alone.gone).toBe(78);
  expect(alone.said()).toMatch(/^Discord refuses this number of shards: .* Set SHARDS to auto/m);
  const both = launch(discord, folder(), { SHARDS: '0-1/2' });
  await both.says('acts from now on');
  await expect.poll(() => discord.shards).toHaveLength(2);
  expect(await both.end('SIGTERM')).toMatchObject({ code: 0 });
});
