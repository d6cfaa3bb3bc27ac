import { setTimeout as sleep } from 'node:timers/promises';
import { SlashCommandBuilder, SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { InteractionType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { runLong } from '../../src/core/work/queues.ts';
import type { SlashCommand } from '../../src/discord/context/command.ts';
import { PACE, RateLimiter } from '../../src/discord/gateway/press-rate-limit.ts';
import { say } from '../../src/discord/ports/answer.ts';
import { spokenIn } from '../../src/discord/words/index.ts';
import { games } from '../../src/games/registry.ts';
import { inGame } from '../support/in-game.ts';
import { WORDS } from '../support/locales.ts';
import { isLong } from '../support/test-form.ts';
import { drawNow, family, keepFirst, last, scene } from './kit.ts';

const { slowDown: SLOW_DOWN } = WORDS.en.fair;
/** Sentence that belongs to no game and therefore names the commands of all games. */
const { unasked: UNASKED } = spokenIn('en', Object.keys(games), []).words.fair;

function held() {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  let begun = false;
  const work = (): Promise<void> => {
    begun = true;
    return promise;
  };
  return { work, end, begun: () => begun };
}

describe('a line for each person', () => {
  test('one thing after the other, and nobody else waits', async () => {
    const limiter = new RateLimiter({ waiting: 3, inTenSeconds: 1_000 });
    const [first, second, other] = [held(), held(), held()];
    const visits = [
      limiter.admit('ann', inTurn => inTurn(first.work)),
      limiter.admit('ann', inTurn => inTurn(second.work)),
      limiter.admit('bob', inTurn => inTurn(other.work)),
    ];
    await expect.poll(() => [first.begun(), other.begun()]).toEqual([true, true]);
    expect(second.begun()).toBe(false);
    other.end();
    await visits[2];
    expect(second.begun()).toBe(false);
    first.end();
    await expect.poll(second.begun).toBe(true);
    second.end();
    await Promise.all(visits);
  });

  test('too many are turned away, until one is done; a failure frees its place too', async () => {
    const limiter = new RateLimiter({ waiting: 2, inTenSeconds: 1_000 });
    const [first, second] = [held(), held()];
    const nothing = async (): Promise<void> => {};
    const one = limiter.admit('ann', inTurn => inTurn(first.work));
    const failing = limiter.admit('ann', async inTurn => {
      await inTurn(second.work);
      throw new Error('broken');
    });
    expect(await limiter.admit('ann', nothing)).toBe(false);
    expect(await limiter.admit('bob', nothing)).toBe(true);
    first.end();
    expect(await one).toBe(true);
    expect(await limiter.admit('ann', nothing)).toBe(true);
    second.end();
    await expect(failing).rejects.toThrow('broken');
    expect(await limiter.admit('ann', inTurn => inTurn(nothing))).toBe(true);
  });

  test('two of a person’s refusals are sent at once, so that the answers to others need not wait for all of them', async () => {
    const limiter = new RateLimiter({ waiting: 0, inTenSeconds: 1_000 });
    const refusals = Array.from({ length: 5 }, held);
    const nothing = async (): Promise<void> => {};
    const all = refusals.map(({ work }) => limiter.admit('ann', nothing, work));
    const begun = () => refusals.map(each => each.begun());
    await expect.poll(begun).toEqual([true, true, false, false, false]);
    const other = held();
    const others = limiter.admit('bob', nothing, other.work);
    await expect.poll(other.begun).toBe(true);
    refusals[0]?.end();
    await expect.poll(begun).toEqual([true, true, true, false, false]);
    for (const each of [...refusals, other]) each.end();
    expect(await Promise.all([...all, others])).toEqual(Array(6).fill(false));
  });

  test('no more than so many in ten seconds', async () => {
    const limiter = new RateLimiter({ waiting: 20, inTenSeconds: 3 });
    let done = 0;
    const work = async (): Promise<void> => {
      done += 1;
    };
    const visits = Array.from({ length: 5 }, () => limiter.admit('ann', inTurn => inTurn(work)));
    expect(await Promise.all(visits)).toEqual([true, true, true, false, false]);
    expect(done).toBe(3);
    expect(await limiter.admit('bob', inTurn => inTurn(work))).toBe(true);
  });
});

test('a flood: each press is answered once, some with "slow down", and another person is served meanwhile', async () => {
  const stage = await scene({ paints: isLong, pace: PACE });
  const { ann, bob, channel, discord } = stage;
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
  await stage.quiet();
  const board = last(channel);
  const flood = Array.from({ length: 40 }, () => ann.press(board, 'Join'));
  const answered: string[] = [];
  const together = Promise.all(flood.map(press => press.then(({ content }) => answered.push(content))));
  const joined = await bob.press(board, 'Join');
  expect(joined.content).toContain('2 of 2');
  await together;
  expect(answered).toHaveLength(40);
  const slow = answered.filter(content => content === SLOW_DOWN).length;
  expect(slow).toBeGreaterThan(40 - 2 * PACE.waiting);
  expect(slow).toBeLessThan(40);
  for (const content of answered) expect([SLOW_DOWN, "You're already at this table."]).toContain(content);
  expect(stage.trouble).toEqual([]);
  expect(discord.complaints).toEqual([]);
});

test('fifty heavy commands of one person: two run at once, and a press on another server is answered meanwhile', async () => {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const heavy = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>(resolve => ends.push(resolve));
    running -= 1;
    return say('made');
  };
  const definition = (name: string) =>
    new SlashCommandSubcommandBuilder().setName(name).setDescription('Takes long');
  const [short, long] = [definition('short'), definition('long')];
  const whole = new SlashCommandBuilder().setName('heavy').setDescription('Takes long');
  const toJSON = () => whole.toJSON();
  whole.addSubcommand(short).addSubcommand(long);
  const command: SlashCommand = {
    name: 'heavy',
    toJSON,
    subcommands: {
      short: { definition: short, run: heavy },
      long: { definition: long, long: true, run: () => runLong(heavy) },
    },
  };
  const stage = await scene({ paints: isLong, pace: PACE, commands: [...commands, command] });
  const { ann, bob, cid, channel, discord } = stage;
  const calm = discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'porto' });
  await bob.command(calm, 'porto new', { variant: 'family', seats: 3 });
  await stage.quiet();
  const burst = Array.from({ length: 50 }, (_, at) =>
    ann.command(channel, at % 2 === 0 ? 'heavy short' : 'heavy long'),
  );
  await expect.poll(() => running).toBe(2);
  expect((await cid.press(last(calm), 'Join')).content).toContain('2 of 3');
  expect([running, most]).toEqual([2, 2]);
  let answered = 0;
  const together = Promise.all(burst.map(each => each.then(() => answered++)));
  while (answered < 50) {
    ends.shift()?.();
    await sleep(5);
  }
  await together;
  expect(most).toBe(2);
});

test('a person who types fast is not held up by it, and gets empty lists at worst', async () => {
  const stage = await scene({ paints: isLong, pace: PACE });
  const [first] = await family(stage);
  const { channel } = stage;
  const lists = await Promise.all(
    Array.from({ length: 20 }, () => first.autocomplete(channel, 'porto draw', {}, 'cards', '')),
  );
  expect(lists.some(list => list.length > 0)).toBe(true);
  expect(lists.some(list => list.length === 0)).toBe(true);
  const [choice] = lists.flat();
  const drawn = await first.command(channel, 'porto draw', { cards: String(choice?.value), now: true });
  expect(drawn.content).toContain('drew');
});

describe('who types', () => {
  const typing = { waiting: 6, inTenSeconds: 8 };

  test('gets so many lists in ten seconds, then empty ones; and every command is carried out', async () => {
    // The person sends all requests at the same time, because one after the other they could take more than ten seconds.
    const stage = await scene({ paints: isLong, pace: PACE, typing: { ...typing, waiting: 12 } });
    const [first] = await family(stage);
    const { channel } = stage;
    const lists = await Promise.all(
      Array.from({ length: 12 }, () => first.autocomplete(channel, 'porto draw', {}, 'cards', '')),
    );
    expect(lists.map(list => list.length > 0)).toEqual([...Array(8).fill(true), ...Array(4).fill(false)]);
    expect((await drawNow(first, channel)).content).toContain('drew');
    expect((await inGame(first, channel, 'porto', 'recap')).content).not.toBe(SLOW_DOWN);
    expect(stage.trouble).toEqual([]);
  });

  test('takes nothing from others: six at once, and another person plays and types meanwhile', async () => {
    const stage = await scene({ paints: isLong, pace: PACE, typing });
    const [first, second] = await family(stage);
    const { channel, discord } = stage;
    const typists = Array.from({ length: 6 }, (_, index) => discord.addUser({ name: `typist ${index}` }));
    const typed = typists.flatMap(person =>
      Array.from({ length: 20 }, () => person.autocomplete(channel, 'games watch', {}, 'game', '')),
    );
    const drawn = await drawNow(first, channel);
    expect(drawn.content).toContain('drew');
    expect((await second.autocomplete(channel, 'porto draw', {}, 'cards', '')).length).toBeGreaterThan(0);
    const lists = await Promise.all(typed);
    expect(lists).toHaveLength(120);
    expect(lists.some(list => list.length === 0)).toBe(true);
    expect(stage.trouble).toEqual([]);
    expect(discord.complaints).toEqual([]);
  });
});

describe('an interaction that comes twice', () => {
  test('acts once, where acting again would be legal', async () => {
    const stage = await scene({ paints: isLong });
    const { ann, channel, table, discord } = stage;
    await ann.command(channel, 'porto solo', { timer: 28 });
    await keepFirst(ann, channel);
    await stage.quiet();
    const options = [{ name: 'cards', type: 3, value: '1' }];
    const data = { id: '1', name: 'porto', type: 1, options: [{ name: 'draw', type: 1, options }] };
    const forged = { person: ann, channel, type: InteractionType.ApplicationCommand, data };
    const { payload, answer } = discord.forge(forged);
    await answer;
    await stage.quiet();
    const rev = (await table.live(channel.id))?.rev;
    for (let again = 0; again < 3; again++) discord.dispatch('INTERACTION_CREATE', payload);
    await stage.quiet();
    expect((await table.live(channel.id))?.rev).toBe(rev);
    expect(discord.complaints).toEqual([]);
    expect(stage.trouble).toHaveLength(3);
    expect(stage.trouble.every(line => line.startsWith('an interaction came twice'))).toBe(true);
  });
});

test('a form that nobody asked for is answered', async () => {
  const stage = await scene({ paints: isLong });
  const { ann, channel, discord } = stage;
  const data = { custom_id: '1:x:-:join', components: [] };
  const { answer } = discord.forge({ person: ann, channel, type: InteractionType.ModalSubmit, data });
  expect((await answer).content).toBe(UNASKED);
  expect(stage.trouble).toEqual([]);
});

test('a button is good in its own channel alone, and a moderator in their own server', async () => {
  const stage = await scene({ paints: isLong });
  const [first] = await family(stage);
  const { channel, guild, table, discord } = stage;
  const match = await table.live(channel.id);
  const other = guild.addChannel({ name: 'other' });
  const board = last(channel);
  for (const verb of ['do:draw 1', 'open', 'undo', 'join', 'hand', 'board', 'agree:1']) {
    const id = `1:${match?.id}:${match?.rev.toString(36)}:${verb}`;
    expect((await first.pressRaw(other, board, id)).content).toMatch(/another channel/);
  }
  const data = { id: '1', name: 'porto', type: 1, options: [{ name: 'undo', type: 1, options: [] }] };
  const elsewhere = discord.addGuild({ name: 'Gaia' });
  const cid = stage.cid;
  const { answer } = discord.forge({
    person: cid,
    channel,
    type: InteractionType.ApplicationCommand,
    data,
    change: payload => ({
      ...payload,
      guild_id: elsewhere.id,
      member: { ...(payload.member as object), permissions: String(2n ** 50n - 1n) },
    }),
  });
  expect((await answer).content).toMatch(/don't sit/);
  expect((await table.get(match?.id ?? ''))?.status).toBe('running');
  expect((await table.get(match?.id ?? ''))?.rev).toBe(match?.rev);
});
