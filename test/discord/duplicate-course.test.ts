import { expect, test } from 'vitest';
import { type ContextParts, contextIn } from '../../src/discord/context/context.ts';
import { comparisonMessage } from '../../src/discord/messages/duplicate.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Comparison, DuplicatePage } from '../../src/table/duplicates/page.ts';

const seat = (name: string, table: number, points: number, course: readonly number[]) => ({
  person: { id: name, name },
  ...{ table, seat: 0, strength: null, number: 1, share: 500, matchPoints: 1, place: 1 },
  ...{ points, course },
});

test.each(Object.keys(games))('a course ends with the points that the comparison counts: %s', game => {
  const context = contextIn({ games, presenters, alone: [] } as unknown as ContextParts, 'en', game);
  const seats = [seat('Ann', 1, 73, [0, 40, 71]), seat('Bob', 2, 71, [0, 35, 71])];
  const page = { duplicate: { id: 'abcdefgh', game }, tables: [{}, {}], proof: undefined };
  const comparison: Comparison = { places: seats, seats };
  const { content } = comparisonMessage(context, page as unknown as DuplicatePage, comparison, undefined);
  expect(content).toContain('table 1 Ann 73 (1) · table 2 Bob 71 (1)');
  expect(content).toContain('-# Ann: 0 · 40 · 71 · 73\n-# Bob: 0 · 35 · 71\n');
});
