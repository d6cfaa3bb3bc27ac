import { expect, it } from 'vitest';
import { bot, startHurried } from './kit.ts';

function clock() {
  let time = Date.UTC(2026, 5, 1);
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

it('the first answer is too late after 3 s', async () => {
  const { now, pass } = clock();
  const { discord, channel, ann, onCommand, errors } = await bot({ now }, startHurried);
  onCommand(async i => {
    pass(3_001);
    await i.reply('late');
  });
  await expect(ann.command(channel, 'plain')).rejects.toThrow(
    'This interaction failed: Ann, /plain: the bot answered, but later than 3 s',
  );
  await discord.idle();
  expect(errors).toMatchObject([{ code: 10062 }]);
  expect(channel.messages).toEqual([]);
});

it('after the answer the token lives 15 minutes', async () => {
  const { now, pass } = clock();
  const { discord, channel, ann, onCommand, errors } = await bot({ now });
  onCommand(async i => {
    await i.reply('first');
    pass(15 * 60_000 - 1);
    await i.followUp('in time');
    pass(2);
    await i.followUp('too late');
  });
  await ann.command(channel, 'plain');
  await discord.idle();
  expect(channel.messages.map(m => m.content)).toEqual(['first', 'in time']);
  expect(errors).toMatchObject([{ code: 50027 }]);
});

it('a bot that never answers fails the interaction after 3 s', async () => {
  const { channel, ann, on } = await bot({}, startHurried);
  on(async () => {});
  const before = performance.now();
  await expect(ann.command(channel, 'try it', { word: 'a' })).rejects.toThrow(
    'This interaction failed: Ann, /try it word:a: the bot did not acknowledge it within 3 s',
  );
  expect(performance.now() - before).toBeGreaterThan(2_900);
});

it('a second answer is refused and complained of', async () => {
  const { discord, channel, ann, client } = await bot();
  client.on('interactionCreate', i => {
    if (!i.isChatInputCommand()) return;
    const post = () =>
      client.rest.post(`/interactions/${i.id}/${i.token}/callback`, {
        auth: false,
        body: { type: 4, data: { content: 'x' } },
      });
    post()
      .then(post)
      .catch(() => {});
  });
  await ann.command(channel, 'plain');
  await discord.idle();
  expect(channel.messages).toHaveLength(1);
  expect(discord.complaints).toEqual([expect.stringContaining('40060')]);
  expect(discord.requests.at(-1)).toMatchObject({ status: 400, code: 40060 });
});

it('a token that nobody gave is unknown', async () => {
  const { discord, channel, ann, onCommand, client } = await bot();
  const codes: unknown[] = [];
  const note = (error: { code: unknown }) => codes.push(error.code);
  onCommand(async i => {
    const body = { type: 4, data: { content: 'x' } };
    await client.rest.post(`/interactions/${i.id}/wrong/callback`, { auth: false, body }).catch(note);
    await client.rest
      .post(`/interactions/123456789012345678/${i.token}/callback`, { auth: false, body })
      .catch(note);
    await client.rest
      .post(`/webhooks/${discord.applicationId}/wrong`, { auth: false, body: body.data })
      .catch(note);
    await client.rest
      .post(`/webhooks/${discord.applicationId}/${i.token}`, { auth: false, body: body.data })
      .catch(note);
    await i.reply('ok');
  });
  await ann.command(channel, 'plain');
  expect(codes).toEqual([10062, 10062, 10015, 10015]);
  expect(discord.requests.some(r => JSON.stringify(r).includes('aW50'))).toBe(false);
});
