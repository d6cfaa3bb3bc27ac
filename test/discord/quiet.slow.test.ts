import type { Person } from 'local-discord';
import { expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { isLong } from '../support/test-form.ts';
import { HOUR, pinged, seated, type Timed, timed } from './clock-and-texts.ts';
import { drawNow } from './kit.ts';

/** Quiet hours from 11:00 to 15:00 in UTC. A scene begins at 12:00, so three of these hours are left. */
const ASLEEP = { zone: 'UTC', quiet: { from: '11', to: '15' } };

const sleeps = async ({ table }: Timed, { id }: Person): Promise<void> => {
  if (!(await table.people.setSettings(id, ASLEEP)).ok) throw new Error('not set');
};

const callsOf = ({ discord, channel }: Timed, { id }: Person): number =>
  pinged(discord, channel).filter(user => user === id).length;

async function two(stage: Timed): Promise<{ readonly match: string; readonly people: [Person, Person] }> {
  const { match, people } = await seated(stage, [stage.ann, stage.bob]);
  const [first, second] = people;
  if (!first || !second) throw new Error('two');
  return { match: match.id, people: [first, second] };
}

test('a question whose answer was lost has pinged; who falls asleep before it is tried again is not pinged twice', async () => {
  const stage = await timed({ paints: isLong });
  const { people } = await two(stage);
  const [first, second] = people;
  const { discord, channel, table } = stage;
  const posted = () => channel.messages.filter(({ content }) => content.includes('asks to pause')).length;
  discord.fail({ method: 'POST', path: /channels\/\d+\/messages$/, drop: true, afterwards: true, times: 4 });
  await inGame(first, channel, 'porto', 'propose pause');
  await expect.poll(() => posted()).toBe(1);
  const [question] = channel.messages.filter(({ content }) => content.includes('asks to pause'));
  expect(question?.mentions).toEqual([second.id]);
  await stage.quiet();
  const match = await table.live(channel.id);
  const request = match && (await table.requests.open(match.id))[0];
  expect(request?.messageId).toBeNull();
  await sleeps(stage, second);
  await stage.pass(1);
  expect(posted()).toBe(1);
  await stage.pass(5);
  const calls = channel.messages.filter(({ content }) => content.includes('you were asked something'));
  expect(calls).toEqual([]);
});

test('Discord is asked about a person who may have left the server, but not about a person who acted there within a minute', async () => {
  const stage = await timed({ paints: isLong });
  const { ann, bob, channel } = stage;
  const { people } = await seated(stage, [ann, bob]);
  const [first, second] = people;
  if (!first || !second) throw new Error('two');
  const asked = () => stage.discord.events.filter(({ name }) => name === 'GUILD_MEMBERS_CHUNK').length;
  await second.command(channel, 'porto hand');
  const before = asked();
  await drawNow(first, channel);
  await stage.quiet();
  expect(callsOf(stage, second)).toBe(1);
  expect(asked()).toBe(before);
  stage.clock.at += HOUR;
  await drawNow(second, channel, '2');
  await stage.quiet();
  expect(asked()).toBe(before + 1);
});
