import { expect, test } from 'vitest';
import { launch, localDiscord } from './process.ts';

const event = (t: unknown, d: unknown, s: unknown = 1): string => JSON.stringify({ op: 0, t, s, d });
const user = { id: '1', username: 'x', discriminator: '0', avatar: null, global_name: null };
const channel = { id: '2', type: 0 };

/** Frames on which discord.js fails in its own code, and texts that are no frame at all. */
const FRAMES: readonly string[] = [
  event('INTERACTION_CREATE', null),
  event('INTERACTION_CREATE', {}),
  event('INTERACTION_CREATE', []),
  event('INTERACTION_CREATE', 'text'),
  event('INTERACTION_CREATE', { id: '1', type: 2 }),
  event('INTERACTION_CREATE', { id: '1', type: 2, data: { type: 1, options: 7 }, user, channel }),
  event('INTERACTION_CREATE', { id: '1', type: 3, data: { component_type: 2 }, user, channel }),
  event('INTERACTION_CREATE', { id: '1', type: 5, data: { components: [{ type: 1 }] }, user, channel }),
  event('INTERACTION_CREATE', {
    id: '1',
    type: 2,
    data: { type: 1 },
    user,
    channel,
    app_permissions: 'many',
  }),
  event('INTERACTION_CREATE', { id: {}, type: 99 }),
  event('GUILD_CREATE', { id: '3' }),
  event('GUILD_CREATE', null),
  event('CHANNEL_UPDATE', { id: null, type: 'x' }),
  event('MESSAGE_CREATE', { id: '9' }),
  event('NO_SUCH_EVENT', { id: '9' }),
  event(null, null, null),
];

/** Texts that are no JSON, no object, or no operation of Discord. */
const NO_FRAMES = ['{"op":', '', 'null', '7', '"text"', '[]', '{"op":77}', '{"op":0}', '\u0000'];

test('malformed events are logged, and the process goes on and answers; frames that are none end the connection at most, and the bot comes back', async () => {
  const discord = await localDiscord({ answerMs: 20_000 });
  const bot = launch(discord, '', { DATABASE_URL: ':memory:' });
  await bot.serves();
  const ann = discord.addUser({ name: 'Ann' });
  const here = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  await ann.command(here, 'porto new', {});
  for (const frame of FRAMES) discord.sendFrame(frame);
  await bot.says('a rejection nobody handled');
  const answer = await ann.command(here, 'porto board');
  expect(answer.content).toContain('Ann');
  for (const frame of NO_FRAMES) {
    discord.sendFrame(frame);
    await expect
      .poll(async () => (await ann.command(here, 'porto board')).content, { interval: 500 })
      .toContain('Ann');
  }
  expect(bot.child.exitCode).toBeNull();
  expect(bot.said()).not.toContain(discord.token);
});
