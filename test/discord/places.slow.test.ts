import { expect, onTestFinished, test } from 'vitest';
import { lookingFrom } from '../../src/table/match/places.ts';
import {
  begin,
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
