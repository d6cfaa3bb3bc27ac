import { expect, onTestFinished, test } from 'vitest';
import { lookingFrom } from '../../src/table/match/places.ts';
import { accepted } from '../table/room.ts';
import { last } from './kit.ts';
import {
  begin,
  from,
  nextChoice,
  type Placed,
  type PlacedSeat,
  playOn,
  press,
  seenBy,
  startPlaced,
} from './placed.ts';

async function placed(...kinds: readonly ('server' | 'dm')[]) {
  const running = await startPlaced();
  onTestFinished(async () => {
    await running.stop();
    expect(running.discord.complaints).toEqual([]);
  });
  return begin(running, 'porto', kinds, { variant: 'family' });
}

/** Refuses all messages in a channel, as Discord does after the bot has lost its permissions there. */
const shut = ({ discord }: Placed, { channel }: PlacedSeat) =>
  discord.fail({
    method: 'POST',
    path: new RegExp(`/channels/${channel.id}/messages$`),
    status: 403,
    body: { code: 50013, message: 'Missing Permissions' },
    times: 1_000,
  });

test('a place that is gone parks alone, and shows the newest board once it is back', async () => {
  const match = await placed('server', 'server');
  const [home, away] = match.at;
  if (!home || !away) throw new Error('two places');
  const open = shut(match, away);
  const before = away.channel.messages.length;
  for (let moves = 0; moves < 5; moves++) {
    const choice = await nextChoice(match);
    // The board of the place that is gone can't be pressed.
    if (choice?.own === home) await press(match, choice);
    else {
      const text = match.game.write(choice?.action);
      const { person, channel, guildId } = away;
      const acted = lookingFrom({ personId: person.id, channelId: channel.id, guildId }, () =>
        match.table.act(match.id, person.id, text),
      );
      expect((await acted).ok).toBe(true);
      await match.quiet();
    }
  }
  expect(away.channel.messages).toHaveLength(before);
  const [there, here] = [await seenBy(match, home), await seenBy(match, away)];
  expect([there.shownRev, there.parkedAt]).toEqual([there.rev, null]);
  expect(here.parkedAt).not.toBeNull();
  open();
  await match.table.outbox.unpark({ channelId: away.channel.id });
  await match.quiet();
  const back = await seenBy(match, away);
  expect([back.shownRev, back.parkedAt]).toEqual([back.rev, null]);
  expect(away.channel.messages).toHaveLength(before + 1);
  await playOn(match, 4);
  expect(match.elsewhere.found).toEqual([]);
}, 300_000);

test('a place without a player gets one last edit, and no further board', async () => {
  const match = await placed('server', 'server', 'dm');
  const [home, away, alone] = match.at;
  if (!home || !away || !alone) throw new Error('three places');
  await playOn(match, 2);
  const { seat = -1 } = (await seenBy(match, alone)).seats.find(({ id }) => id === alone.person.id) ?? {};
  await match.store.seats.change(match.id, seat, { offeredAt: 1 });
  const next = { ...home, person: match.discord.addUser({ name: 'Wexford' }) };
  const board = last(alone.channel);
  const { id, name } = next.person;
  accepted(await from(next, () => match.table.seatChanges.take(match.id, { id, name }, seat)));
  await match.quiet();
  const posts = alone.channel.allMessages.length;
  await playOn({ ...match, at: [home, away, next] }, 6);
  const left = last(alone.channel);
  expect([left.id, left.content, left.buttons]).toEqual([
    board.id,
    'This game of Porto goes on elsewhere, without a player here.',
    [],
  ]);
  expect(alone.channel.allMessages).toHaveLength(posts);
  const seen = await seenBy(match, next);
  expect([seen.shownRev, seen.place]).toEqual([seen.rev, 0]);
  expect(match.trouble).toEqual([]);
}, 300_000);
