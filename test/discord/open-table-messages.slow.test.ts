import type { Channel, Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { inGames } from '../support/in-game.ts';
import { Clock, HOUR, type Timed, timed } from './clock-and-texts.ts';
import { shown } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const directMessagesOf = async (person: Person): Promise<readonly StoredMessage[]> =>
  (await person.dm()).messages;

async function wish(stage: Timed, person: Person, label = 'Notify me'): Promise<StoredMessage> {
  const list = shown(await inGames(person, stage.channel, 'open'));
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
  await expect.poll(() => directMessagesOf(bob)).toHaveLength(2);
  await expect.poll(async () => (await table.directMessages.outlook()).nextAt).toBeGreaterThan(clock.at);
  clock.at += HOUR;
  await stage.quiet();
  expect(await directMessagesOf(bob)).toHaveLength(2);
  expect((await table.directMessages.outlook()).envelopes).toEqual([]);
});
