import type { Channel } from 'local-discord';
import { expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { accepted } from '../table/room.ts';
import { last, shown } from './kit.ts';
import { stopsWell } from './own-discord.ts';
import { begin, from, startPlaced } from './placed.ts';

/** Ends a match of two people in direct messages. Returns a function that asks for a rematch and calls it off. */
async function afterwards() {
  const clock = { now: Date.UTC(2026, 10, 28, 12) };
  const running = await startPlaced({ now: () => clock.now });
  stopsWell(running);
  const placed = await begin(running, 'green-port', ['dm', 'dm']);
  const { at, table, quiet, id } = placed;
  const [asker] = at;
  if (!asker) throw new Error('nobody plays');
  await from(asker, () => table.resign(id, asker.person.id));
  await quiet();
  const board = last(asker.channel);
  const ask = async (): Promise<string> => {
    const { content = '' } = await asker.person.press(board, 'Rematch');
    await quiet();
    return content;
  };
  const again = async (): Promise<string> => {
    const content = await ask();
    if (await from(asker, () => table.live(asker.channel.id)))
      await inGame(asker.person, asker.channel, 'green-port', 'cancel');
    await quiet();
    return content;
  };
  return { ...placed, clock, ask, again };
}

const texts = ({ messages }: Channel): readonly string[] => messages.map(({ content }) => content);

test('Rematch, cancel and Rematch again send one message, and none to a person who has blocked the other', async () => {
  const free = await afterwards();
  const [, other] = free.at;
  if (!other) throw new Error('nobody plays');
  const before = texts(other.channel).length;
  expect(await free.again()).toContain('The table is open again');
  expect(await free.again()).toContain('You can ask for 1 rematch of the same game within an hour');
  expect(texts(other.channel)).toHaveLength(before + 1);

  const blocked = await afterwards();
  const { table, id } = blocked;
  const [asker, victim] = blocked.at;
  if (!asker || !victim) throw new Error('nobody plays');
  const seats = await from(asker, () => table.get(id));
  const seat = seats?.seats.findIndex(own => own.id === asker.person.id) ?? -1;
  await from(victim, () => table.conduct.toggleBlock(id, victim.person.id, seat));
  await blocked.quiet();
  const untouched = texts(victim.channel);
  for (let time = 0; time < 2; time++) await blocked.again();
  expect(texts(victim.channel)).toEqual(untouched);
});

test('a question about a rematch from a person blocked by name since the start lets one block the seat', async () => {
  const placed = await afterwards();
  const { table, quiet } = placed;
  const [asker, victim] = placed.at;
  if (!asker || !victim) throw new Error('nobody plays');
  accepted(await table.people.block(victim.person.id, asker.person.id));
  const before = texts(victim.channel).length;
  expect(await placed.ask()).toContain('The table is open again');
  expect(texts(victim.channel)).toHaveLength(before + 1);
  const page = await victim.person.press(last(victim.channel), 'The other players');
  const blocked = await victim.person.press(shown(page), 'Block: Player from another server');
  await quiet();
  expect(blocked.content).toContain('Player from another server is blocked');
  await inGame(asker.person, asker.channel, 'green-port', 'cancel');
  placed.clock.now += 2 * 3_600_000;
  await quiet();
  const untouched = texts(victim.channel);
  expect(await placed.again()).toContain('The table is open again');
  expect(texts(victim.channel)).toEqual(untouched);
});
