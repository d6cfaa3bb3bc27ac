import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { makeId } from '../../src/discord/buttons/custom-id.ts';
import { gamesId } from '../../src/discord/buttons/games-ids.ts';
import { Clock, HOUR, hide, type Timed, timed } from './clock-and-texts.ts';
import { labels, last, shown } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const letters = async (person: Person): Promise<readonly StoredMessage[]> => (await person.dm()).messages;

async function wish(stage: Timed, person: Person, label = 'Notify me'): Promise<StoredMessage> {
  const list = shown(await person.command(stage.channel, 'games open'));
  await person.press(list, label);
  return list;
}

async function minute(stage: Timed): Promise<void> {
  stage.clock.at += 60_000;
  await stage.quiet();
}

async function open(stage: Timed, person: Person, name: string, seats = 3): Promise<Channel> {
  const channel = stage.guild.addChannel({ name });
  await person.command(channel, 'porto new', { seats });
  await stage.quiet();
  return channel;
}

test('one press under the list, then a message with the table and a press that sits down there', async () => {
  const stage = await timed({ paints: false });
  const { ann, bob, channel, guild, table } = stage;
  const page = await wish(stage, bob);
  expect(page.content).toContain(
    '**When a table opens here, I send you a direct message.** Games: **All games**',
  );
  expect((await letters(bob)).map(({ content }) => content)).toEqual([
    expect.stringMatching(/^Here I notify you when a table opens/),
  ]);
  const gaia = await open(stage, ann, 'gaia');
  expect(await letters(bob)).toHaveLength(1);
  await minute(stage);
  const letter = last(await bob.dm());
  const match = await table.live(gaia.id);
  expect(letter.content).toMatch(/^\*\*A table has opened\*\*\n\*\*1\.\*\* \[Porto\]/);
  expect(letter.content).toContain(`/channels/${guild.id}/${gaia.id}/${match?.lobbyMessageId}`);
  expect(labels(letter)).toEqual(['1. Sit down: Porto', 'Turn this off']);
  const seated = await bob.press(letter, '1. Sit down');
  expect(seated.content).toMatch(/2 of 3/);
  expect((await table.live(gaia.id))?.seats.map(({ id }) => id)).toEqual([ann.id, bob.id]);
  await stage.pass(3);
  expect(await letters(bob)).toHaveLength(2);
  await wish(stage, ann);
  await open(stage, ann, 'second');
  await minute(stage);
  expect(await letters(ann)).toHaveLength(1);
  const list = shown(await bob.command(channel, 'games open'));
  expect(labels(list)).toContain('You are notified: All games');
});

test('a person gets one message an hour at most: later lobbies come together, without those that filled up, closed or are unseen', async () => {
  const stage = await timed({ paints: false });
  const { ann, bob, cid, discord } = stage;
  await wish(stage, bob);
  await open(stage, ann, 'first');
  await minute(stage);
  const [dora, eva] = ['Dora', 'Eva'].map(name => discord.addUser({ name }));
  if (!dora || !eva) throw new Error('nobody');
  await open(stage, cid, 'kept');
  const full = await open(stage, dora, 'full', 2);
  await eva.command(full, 'porto join');
  const closed = await open(stage, eva, 'closed');
  await eva.command(closed, 'porto leave');
  const hidden = await open(stage, dora, 'hidden');
  hide(discord, hidden, dora);
  await minute(stage);
  expect(await letters(bob)).toHaveLength(2);
  await stage.pass(1);
  const letter = last(await bob.dm());
  expect(await letters(bob)).toHaveLength(3);
  expect(letter.content).toMatch(/^\*\*A table has opened\*\*\n.*kept|with Cid/);
  expect(letter.buttons).toHaveLength(2);
  expect(letter.content).not.toContain(hidden.id);
});

test('in quiet hours nothing comes; where nothing is left of it when they end, nothing at all', async () => {
  const stage = await timed({ paints: false });
  const { ann, bob, cid, table } = stage;
  for (const person of [bob, cid]) {
    await wish(stage, person);
    const asleep = { zone: 'UTC', quiet: { from: '11', to: '15' } };
    if (!(await table.people.setSettings(person.id, asleep)).ok) throw new Error('not set');
  }
  await table.people.block(ann.id, cid.id);
  await open(stage, ann, 'gaia');
  await stage.pass(2);
  expect([await letters(bob), await letters(cid)].map(({ length }) => length)).toEqual([1, 1]);
  await stage.pass(1);
  // Ann has blocked Cid, so Cid gets no message about Ann's table.
  expect([await letters(bob), await letters(cid)].map(({ length }) => length)).toEqual([2, 1]);
});

test('turned off by a press in the message; of one game only; in the language of who reads it', async () => {
  const stage = await timed({ paints: false });
  const { ann, bob, channel, guild } = stage;
  const page = await wish(stage, bob);
  await bob.press(page, 'Green Port');
  expect(page.content).toContain('Games: **Green Port**');
  await open(stage, ann, 'porto-table');
  await minute(stage);
  expect(await letters(bob)).toHaveLength(1);
  bob.locale = 'ko';
  await bob.command(channel, 'games open');
  await ann.command(guild.addChannel({ name: 'gaia' }), 'green-port new');
  await stage.quiet();
  await minute(stage);
  const letter = last(await bob.dm());
  expect(letter.content).toMatch(/^\*\*테이블이 열렸습니다\*\*/);
  expect((await bob.press(letter, '알림 끄기')).content).toMatch(/^껐습니다/);
  expect((await bob.press(letter, '알림 끄기')).content).toMatch(/이미/);
  bob.locale = 'en-US';
  const list = shown(await bob.command(channel, 'games open'));
  expect(labels(list)).toContain('Notify me when a table opens');
});

describe('who takes no direct messages', () => {
  test('is told so at once, and nothing is turned on', async () => {
    const stage = await timed({ paints: false });
    const { bob, guild, table } = stage;
    bob.acceptsDms = false;
    const answer = await wish(stage, bob);
    expect(answer.content).toMatch(/^I can't write to you/);
    expect(await table.wishes.of(bob.id, guild.id)).toBeUndefined();
  });

  test('later, is told so once where they look next', async () => {
    const stage = await timed({ paints: false });
    const { ann, bob, channel, guild, table } = stage;
    await wish(stage, bob);
    bob.acceptsDms = false;
    await open(stage, ann, 'gaia');
    await minute(stage);
    await expect.poll(() => table.wishes.of(bob.id, guild.id)).toBeUndefined();
    const said = "I can't write to you";
    expect((await bob.command(channel, 'games settings')).content).toContain(said);
    expect((await bob.command(channel, 'games list')).content).not.toContain(said);
  });
});

test('a forged press gets no seat where its person may not look, and no wish for a game that there is not', async () => {
  const stage = await timed({ paints: false });
  const { ann, bob, cid, channel, discord, guild, table } = stage;
  await wish(stage, bob);
  const gaia = await open(stage, ann, 'gaia');
  await minute(stage);
  const letter = last(await bob.dm());
  hide(discord, gaia, ann);
  expect((await bob.press(letter, '1. Sit down')).content).toMatch(/^There is no such table/);
  const match = await table.live(gaia.id);
  expect(match?.seats).toHaveLength(1);
  const forged = (...args: readonly string[]) => makeId({ ...gamesId('open'), args: ['open', ...args] });
  const dm = await cid.dm();
  const note = await cid.say(dm, 'hello');
  const elsewhere = await cid.pressRaw(dm, note, forged('notify', 'all'));
  expect(elsewhere.content).toMatch(/use it in one/);
  const list = shown(await cid.command(channel, 'games open'));
  for (const strange of ['chess', '', 'toString', '__proto__'])
    expect((await cid.pressRaw(channel, list, forged('notify', strange))).content).toMatch(/no such game/);
  expect((await cid.pressRaw(channel, list, forged('hush', guild.id))).content).toMatch(/off already/);
  expect(await table.wishes.all(cid.id)).toEqual([]);
});

test('a direct message that may have arrived is looked for once Discord has forgotten its nonce, and comes once', async () => {
  const clock = new Clock();
  const discord = await ownDiscord({ now: clock.now });
  const stage = { ...(await timed({ paints: false, discord, now: clock.now })), clock };
  const { ann, bob, table } = stage;
  await wish(stage, bob);
  await open(stage, ann, 'gaia');
  // Each request reaches Discord, but the bot never receives the response.
  discord.fail({ method: 'POST', path: /channels\/\d+\/messages$/, drop: true, afterwards: true, times: 4 });
  await minute(stage);
  await expect.poll(() => letters(bob)).toHaveLength(2);
  await expect.poll(async () => (await table.letters.outlook()).nextAt).toBeGreaterThan(clock.at);
  clock.at += HOUR;
  await stage.quiet();
  expect(await letters(bob)).toHaveLength(2);
  expect((await table.letters.outlook()).envelopes).toEqual([]);
});

test('a person who has left the server is told nothing more of it', async () => {
  const stage = await timed({ paints: false });
  const { ann, bob } = stage;
  await wish(stage, bob);
  bob.leave();
  await open(stage, ann, 'gaia');
  await stage.pass(2);
  expect(await letters(bob)).toHaveLength(1);
});
