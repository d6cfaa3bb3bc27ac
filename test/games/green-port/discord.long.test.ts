import { expect, test } from 'vitest';
import { last, shown } from '../../discord/kit.ts';
import { press } from './harbour.ts';
import { playedBy } from './playthrough.ts';

test('a whole game of two by buttons alone', async () => {
  const { at, kinds } = await playedBy(press, 2);
  for (const kind of ['pick', 'reveal', 'hire', 'refer', 'bonus', 'complete', 'buy', 'end'])
    expect([...kinds]).toContain(kind);
  const end = last(at.stage.channel);
  for (const person of at.people) expect(end.content).toContain(person.name);
  expect(end.content).toContain('Objectives');
  const [first] = at.people;
  if (!first) throw new Error('nobody');
  const board = shown(await first.press(end, 'Board'));
  expect(board.attachments[0]?.description).toContain('Headquarters left');
});
