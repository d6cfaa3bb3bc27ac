import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord, Person } from 'local-discord';
import { expect, test } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { keepFirst, labels, last } from '../discord/kit.ts';
import { boardsIn } from '../support/boards.ts';
import { folder } from '../support/folder.ts';
import { inGame } from '../support/in-game.ts';
import { part } from '../support/test-form.ts';
import { launch, localDiscord } from './process.ts';

const registrations = ({ requests }: LocalDiscord): number =>
  requests.filter(({ method, path }) => method !== 'GET' && path.endsWith('/commands')).length;

test('a kill between commit and telling: the board comes after the restart, once, and play goes on', async () => {
  const [discord, place] = [await localDiscord({ answerMs: 60_000 }), folder()];
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const [ann, bob] = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })];
  const boards = (count: number) => expect.poll(() => boardsIn(channel)).toHaveLength(count);
  const inTurn = (): Person => (last(channel).mentions[0] === ann.id ? ann : bob);

  const first = launch(discord, place);
  await first.serves();
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
  await inGame(bob, channel, 'porto', 'join');
  await inGame(ann, channel, 'porto', 'start');
  await boards(1);
  const oldBoard = last(channel);
  const mover = inTurn();

  const withdraw = discord.fail({
    method: 'POST',
    path: /^\/(channels\/\d+\/messages|webhooks\/\d+\/:token)$/,
    status: 500,
    times: 1000,
  });
  const answer = await mover.command(channel, 'porto draw', { cards: '1', now: true });
  expect(answer.ephemeral).toBe(true);
  await first.end('SIGKILL');
  expect(boardsIn(channel)).toHaveLength(1);
  withdraw();

  const second = launch(discord, place);
  await boards(2);
  expect(last(channel).content).toContain('drew');
  const next = inTurn();
  expect(next).not.toBe(mover);

  const stale = await next.press(oldBoard, 'Draw cards').catch((error: Error) => error.message);
  expect(typeof stale === 'string' ? stale : stale.content).toMatch(/no button|moved on|now/i);
  await next.command(channel, 'porto draw', { cards: '2', now: true });
  await boards(3);

  expect((await second.end('SIGTERM')).code).toBe(0);
  expect(registrations(discord)).toBe(commands.length + menus.length);
  expect(discord.complaints).toEqual([]);
  for (const bot of [first, second]) expect(bot.said()).not.toContain(discord.token);
});

test('a choice that is killed in the middle is there whole or not at all', async () => {
  const [discord, place] = [await localDiscord({ answerMs: 60_000 }), folder()];
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  let bot = launch(discord, place);
  await bot.serves();
  await ann.command(channel, 'porto solo', { timer: 28 });
  await keepFirst(ann, channel);
  for (const wait of part([0, 30, 60], 2)) {
    void ann.command(channel, 'porto draw', { cards: '1', now: true }).catch(() => undefined);
    await sleep(wait);
    await bot.end('SIGKILL');
    bot = launch(discord, place);
    await bot.says('acts from now on');
    const hand = (await ann.command(channel, 'porto hand')).content;
    const timers = await ann.autocomplete(channel, 'porto do', {}, 'action', 'timer ');
    const [timer] = timers.filter(({ value }) => String(value).startsWith('timer '));
    expect(hand.length).toBeGreaterThan(0);
    await expect.poll(() => labels(last(channel)).join()).toMatch(timer ? /Timer/ : /Draw/);
    if (timer) await ann.command(channel, 'porto do', { action: String(timer.value), now: true });
  }
  expect(discord.complaints).toEqual([]);
});
