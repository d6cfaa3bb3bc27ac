import { expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { isLong } from '../support/test-form.ts';
import { HOUR, seated, timed } from './clock-and-texts.ts';
import { last } from './kit.ts';

const SILENT = 1 << 12;
/** Quiet hours in UTC. A scene begins at 12:00, so three of these hours are left. */
const ASLEEP = { zone: 'UTC', quiet: { from: '11', to: '15' } };

test('a message in quiet hours is silent, and the ping that follows replies to it: a board, a vote, an invitation', async () => {
  const stage = await timed({ paints: isLong });
  const { ann, bob, channel, guild, table } = stage;
  for (const { id } of [ann, bob])
    if (!(await table.people.setSettings(id, ASLEEP)).ok) throw new Error('not set');
  const gaia = guild.addChannel({ name: 'gaia' });
  await ann.menu(gaia, 'Challenge to Porto', bob);
  const { people } = await seated(stage, [ann, bob]);
  const board = last(channel);
  await inGame(people[0], channel, 'porto', 'propose pause');
  await stage.quiet();
  const vote = last(channel);
  for (const { flags } of [board, vote]) expect(flags & SILENT).toBe(SILENT);
  const lobby = last(gaia);
  await stage.pass(3);
  const replies = [channel, gaia].flatMap(({ messages }) => messages.flatMap(({ replyTo }) => replyTo ?? []));
  expect(replies.toSorted()).toEqual([board.id, vote.id, lobby.id].toSorted());
});

test('a turn of an absent person says how long its clock waits, or that it runs on', async () => {
  const stage = await timed({ paints: isLong });
  const { ann, bob, channel, table, clock, store } = stage;
  const { match } = await seated(stage, [ann, bob]);
  const seat = (await table.get(match.id))?.seats.find(({ id }) => id === ann.id)?.seat ?? -1;
  const leave = async (hoursLeft: number, days: number): Promise<string> => {
    await store.seats.change(match.id, seat, { awayMs: (60 * 24 - hoursLeft) * HOUR });
    await table.people.setSettings(ann.id, { awayUntil: clock.at + days * 24 * HOUR });
    await stage.quiet();
    return last(channel).content.replace(/<t:\d+:f>/, '…');
  };
  const away = '**Ann** is away until …. The clock of this game';
  expect(await leave(72, 3)).toBe(`${away} waits.`);
  expect(await leave(72, 4)).toBe(`${away} waits for 3 more days at most.`);
  expect(await leave(1, 5)).toBe(`${away} waits for 1 more day at most.`);
  expect(await leave(0, 6)).toBe(`${away} runs on.`);
});
