import type { Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { HOUR, pinged, play, seated, type Timed, timed } from './clock-and-texts.ts';
import { drawNow, last } from './kit.ts';

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

describe('in quiet hours', () => {
  test('a vote pings nobody, and the ping that follows leads to it', async () => {
    const stage = await timed({ paints: isLong });
    const { people } = await two(stage);
    const [first, second] = people;
    await sleeps(stage, second);
    const before = callsOf(stage, second);
    await first.command(stage.channel, 'porto table pause');
    await stage.quiet();
    const vote = last(stage.channel);
    expect(vote.mentions).toEqual([]);
    await stage.pass(2);
    expect(callsOf(stage, second)).toBe(before);
    await stage.pass(1);
    expect(callsOf(stage, second)).toBe(before + 1);
    const call = last(stage.channel);
    expect(call.content).toBe(
      `<@${second.id}>, you were asked something here, and your answer is still missing.`,
    );
    expect(call.replyTo).toBe(vote.id);
    await stage.pass(30);
    expect(
      stage.channel.messages.filter(({ content }) => content.includes('you were asked something')),
    ).toHaveLength(1);
  });

  test('an invitation pings nobody, and the ping that follows leads to the table', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel } = stage;
    await sleeps(stage, bob);
    await ann.command(channel, 'porto new', { invite: bob });
    await stage.quiet();
    const lobby = last(channel);
    expect(callsOf(stage, bob)).toBe(0);
    await stage.pass(3);
    expect(callsOf(stage, bob)).toBe(1);
    expect(last(channel).content).toBe(`<@${bob.id}>, you are invited to this table.`);
    expect(last(channel).replyTo).toBe(lobby.id);
  });
});

test('a question whose answer was lost has pinged; who falls asleep before it is tried again is not pinged twice', async () => {
  const stage = await timed({ paints: isLong });
  const { people } = await two(stage);
  const [first, second] = people;
  const { discord, channel, table } = stage;
  const posted = () => channel.messages.filter(({ content }) => content.includes('asks to pause')).length;
  discord.fail({ method: 'POST', path: /channels\/\d+\/messages$/, drop: true, afterwards: true, times: 4 });
  await first.command(channel, 'porto table pause');
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

describe('who has left the server', () => {
  test('is asked of Discord, but not of somebody who acted there within a minute', async () => {
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

  test('half an hour ago is not nudged, nor asked, and the seat is played', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, cid, channel } = stage;
    const { match, people } = await seated(stage, [ann, bob, cid], { rated: false });
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('three');
    await play(stage, match.id);
    expect(callsOf(stage, second)).toBe(1);
    second.leave();
    stage.clock.at += HOUR / 2;
    const nudged = await first.command(channel, 'porto nudge');
    await stage.quiet();
    expect(nudged.content).not.toContain(second.name);
    expect(callsOf(stage, second)).toBe(1);
    const now = await stage.table.get(match.id);
    expect(now?.seats.map(({ gone }) => gone)).toEqual([false, true, false]);
    expect((now ?? match).position.toAct).toEqual([2]);
    third.leave();
    stage.clock.at += HOUR / 2;
    const before = callsOf(stage, third);
    await first.command(channel, 'porto table pause');
    await stage.quiet();
    expect(callsOf(stage, third)).toBe(before);
    expect((await stage.table.get(match.id))?.seats.map(({ gone }) => gone)).toEqual([false, true, true]);
  });
});
