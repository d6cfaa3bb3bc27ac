import { type Channel, LocalDiscord, type Person } from 'local-discord';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lookingFrom } from '../../src/table/match/places.ts';
import { keepFirst, last, shown, waysIn } from '../discord/kit.ts';
import { boardsIn } from '../support/boards.ts';
import { startBot } from '../support/bot.ts';
import { guildOf } from '../support/guild-ids.ts';
import { inGames, soughtHere } from '../support/in-game.ts';
import {
  boards,
  expectOnce,
  game,
  PATIENCE,
  POSTS,
  QUICK,
  SEED,
  TOTAL,
  type World,
  world,
} from '../support/shard-world.ts';
import { isLong, some } from '../support/test-form.ts';

const inTurn = ({ people: [ann, bob] }: Pick<World, 'people'>, channel: Channel): Person =>
  last(channel).mentions[0] === ann.id ? ann : bob;

const draw = (here: Pick<World, 'people'>, channel: Channel) =>
  inTurn(here, channel).command(channel, 'porto draw', { cards: '1', now: true });

describe.each(some(['sqlite', 'postgres'] as const, 1))('several bots on one database, on %s', kind => {
  test('each plays in its own servers; one that is killed in full play is taken over, and nothing is lost or doubled', async () => {
    const here = await world(kind);
    const { discord, channels, begin } = here;
    const one = await begin([0, 1]);
    const two = await begin([2, 3]);
    expect([one.bot.shards, two.bot.shards]).toEqual([
      { total: TOTAL, held: [0, 1] },
      { total: TOTAL, held: [2, 3] },
    ]);
    expect(discord.shards.toSorted(([a], [b]) => a - b)).toEqual([0, 1, 2, 3].map(shard => [shard, TOTAL]));
    for (const channel of channels) await game(here, channel);
    const third = await begin();
    expect(third.bot.shards.held).toEqual([]);
    // The second process begins to post these boards, but Discord drops the requests.
    const silence = discord.fail({ method: 'POST', path: POSTS, drop: true, times: 1_000 });
    const far = channels.slice(2);
    for (const channel of far) await draw(here, channel);
    await vi.waitFor(async () => {
      for (const { id } of far) {
        const match = await one.table.live(id);
        const [notice] = await one.store.outbox.waiting(match?.id ?? '');
        expect(notice?.attempts).toBeGreaterThan(0);
      }
    }, PATIENCE);
    await two.kill();
    silence();
    for (const channel of far) expectOnce(channel, 1);
    await one.pass(1_000);
    await third.pass(20_000);
    expect(third.bot.shards.held).toEqual([]);
    for (const channel of channels.slice(0, 2)) await draw(here, channel);
    await one.holder.renew();
    await third.pass(20_000);
    expect(third.bot.shards.held).toEqual([2, 3]);
    for (const channel of channels) await boards(channel, 2);
    await expect.poll(() => [2, 3].every(third.bot.isConnected)).toBe(true);
    for (const channel of channels) {
      await draw(here, channel);
      await boards(channel, 3);
    }
    await discord.idle(1_500);
    for (const channel of channels) expectOnce(channel, 3);
    expect(one.bot.shards.held).toEqual([0, 1]);
    expect(third.trouble).toContainEqual(expect.stringContaining('was silent for 30 s: taking over'));
  });

  test('a panel of a live game between places changes after a move that another process has received', async () => {
    const { channels, people, begin } = await world(kind);
    const [home, , away] = channels;
    const [ann, bob] = people;
    if (!home || !away) throw new Error('four channels');
    const one = await begin([0, 1]);
    const two = await begin([2, 3]);
    const seats = [
      { person: ann, channel: home, table: one.table },
      { person: bob, channel: away, table: two.table },
    ] as const;
    for (const { person, channel } of seats)
      await soughtHere(person, channel, { game: 'porto', pace: 'live' });
    expect(await one.table.finding.pair()).toBe(1);
    for (const { channel } of seats) await boards(channel, 1);
    const keeping = ({ person, channel }: (typeof seats)[number]) => keepFirst(person, channel);
    const [own, other] = seats;
    await keeping(own);
    let panel = shown(await keeping(other));
    const isAwaited = async ({ person, channel, table }: (typeof seats)[number]) => {
      const standpoint = { personId: person.id, channelId: channel.id, guildId: channel.guild?.id ?? null };
      const match = await lookingFrom(standpoint, () => table.live(channel.id));
      return match && (await table.awaited(match)).some(seat => match.seats[seat]?.id === person.id);
    };
    await expect.poll(async () => (await isAwaited(own)) || isAwaited(other)).toBe(true);
    if (await isAwaited(other))
      panel = shown(await bob.command(away, 'porto draw', { cards: '1', now: true }));
    await expect.poll(() => panel.content).toContain('The game waits for Player from another server');
    await ann.command(home, 'porto draw', { cards: '1', now: true });
    await expect.poll(() => waysIn(panel)).not.toEqual([]);
    expect(panel.content).toContain('Player from another server');
  });

  test.runIf(isLong)(
    'a newcomer takes its share while people play; on leaving all of it is back',
    async () => {
      const here = await world(kind);
      const { channels, begin } = here;
      const one = await begin();
      expect(one.bot.shards.held).toEqual([0, 1, 2, 3]);
      for (const channel of channels) await game(here, channel);
      const two = await begin();
      const share = async () => {
        await one.pass(6_000);
        await two.pass(1_000);
        expect([one.bot.shards.held.length, two.bot.shards.held.length]).toEqual([2, 2]);
      };
      await vi.waitFor(share, PATIENCE);
      expect([...one.bot.shards.held, ...two.bot.shards.held].toSorted()).toEqual([0, 1, 2, 3]);
      await expect.poll(() => two.bot.shards.held.every(two.bot.isConnected)).toBe(true);
      for (const channel of channels) {
        await draw(here, channel);
        await boards(channel, 2);
      }
      await two.stop();
      await one.pass(1_000);
      expect(one.bot.shards.held).toEqual([0, 1, 2, 3]);
      await expect.poll(() => [0, 1, 2, 3].every(one.bot.isConnected)).toBe(true);
      for (const channel of channels) {
        await draw(here, channel);
        await boards(channel, 3);
      }
      for (const channel of channels) expectOnce(channel, 3);
      expect([...one.trouble, ...two.trouble]).toEqual([]);
    },
  );

  test.runIf(isLong)(
    'a request in a direct message reaches the games of every server, each reported by its own process, once',
    async () => {
      const here = await world(kind);
      const { discord, channels, people, begin } = here;
      const one = await begin([0, 1]);
      const two = await begin([2, 3]);
      for (const channel of channels) await game(here, channel);
      const [ann] = people;
      const asked = await inGames(ann, await ann.dm(), 'privacy forget');
      const [yes] = asked.shown.at(-1)?.buttons ?? [];
      await ann.press(asked.message, yes?.label ?? '');
      await vi.waitFor(async () => {
        for (const { id } of channels) expect(await one.table.live(id)).toBeUndefined();
        for (const { outbox } of [one.store, two.store]) expect(await outbox.waiting()).toEqual([]);
      }, PATIENCE);
      await discord.idle(1_500);
      // These are the board of the deal and the board of the end, both at revision 0.
      for (const channel of channels) expect(boardsIn(channel)).toHaveLength(2);
      expect([...one.trouble, ...two.trouble]).toEqual([]);
    },
  );

  test.runIf(isLong)(
    'logins are five seconds apart in each group, whichever process they are of',
    async () => {
      // A login can arrive late. So the test measures the pause itself, and Discord only refuses logins at the same time.
      const { discord, begin } = await world(kind, { maxConcurrency: 2, loginEveryMs: 1_000 });
      const began = performance.now();
      await Promise.all([begin([0]), begin([2]), begin([3])]);
      // Shards 0 and 2 are in one group of logins, and shard 3 is in another.
      expect(performance.now() - began).toBeGreaterThan(5_000);
      expect(discord.events.filter(({ name }) => name === 'op 9')).toEqual([]);
      expect(discord.shards).toHaveLength(3);
    },
  );
});

test('one bot in as many shards as Discord advises acts for all of them, on a database of its own', async () => {
  const discord = await LocalDiscord.start({ shards: TOTAL, quietMs: 200, answerMs: 60_000, ...QUICK });
  const channels = [0, 1, 2, 3].map(shard =>
    discord.addGuild({ name: `Shard ${shard}`, id: guildOf(shard) }).addChannel({ name: 'porto' }),
  );
  const people = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })] as const;
  const running = await startBot({ discord, newSeed: () => SEED });
  onTestFinished(async () => {
    await running.stop();
    expect(discord.complaints).toEqual([]);
    await discord.close();
  });
  expect(running.bot.shards).toEqual({ total: TOTAL, held: [0, 1, 2, 3] });
  expect(discord.shards.toSorted(([a], [b]) => a - b)).toEqual([0, 1, 2, 3].map(shard => [shard, TOTAL]));
  for (const channel of channels) await game({ people }, channel);
  const [ann] = people;
  await ann.command(await ann.dm(), 'porto solo');
  const [first] = channels;
  // Discord breaks one connection, which the bot resumes. All shards stay connected.
  discord.dropGateway();
  await expect.poll(() => [0, 1, 2, 3].every(running.bot.isConnected)).toBe(true);
  if (first) await draw({ people }, first);
  if (first) await boards(first, 2);
  await running.quiet();
  expect(running.trouble).toEqual([]);
});
