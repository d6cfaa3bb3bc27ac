import { expect, test } from 'vitest';
import { last, shown } from '../../discord/kit.ts';
import { byButtons, byCommands, playedBy } from './valley.ts';

const ALL = ['buy', 'plant', 'harvest', 'gather', 'sail', 'unload', 'age', 'take', 'play', 'first'];

test.each([2, 3, 4])('a whole game of %i by commands alone, each action by its own verb', async seats => {
  const { kinds } = await playedBy(byCommands, seats);
  for (const kind of ALL) expect([...kinds]).toContain(kind);
});

test.each([2, 3, 4])('a whole game of %i by buttons alone', async seats => {
  const { at, kinds } = await playedBy(byButtons, seats);
  for (const kind of ALL) expect([...kinds]).toContain(kind);
  const end = last(at.stage.channel);
  for (const person of at.people) expect(end.content).toContain(person.name);
  expect(end.content).toContain('Port sold');
  const [first] = at.people;
  if (!first) throw new Error('nobody');
  const board = shown(await first.press(end, 'Board'));
  expect(board.attachments[0]?.description).toContain('Won:');
});
