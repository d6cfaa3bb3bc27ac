import { expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { Action, State } from '../../../src/games/vintage/rules/types.ts';
import { some } from '../../support/test-form.ts';
import { saying } from '../seated.ts';
import { position } from './position.ts';
import { byCommands, typing, valley } from './valley.ts';

const warehouse = { ruby: [2, 1, 1, 0], tawny: [2, 3, 1, 0] };
const RICH = position({
  seats: 2,
  round: 3,
  me: {
    estates: ['cima-1 green purple old 7x2', 'superior-2 green white 5x3'],
    boat: 'cima 6x3',
    ruby: '4x2 7x3',
    tawny: '6x4 5x2',
    drawn: 'enologist',
    known: 'ageing-barrel',
    warehouse,
  },
});
const POSITIONS: Readonly<Record<string, State>> = {
  'a turn': RICH,
  'adding a barrel': position({ seats: 2, phase: { type: 'add' }, me: { ruby: '9x1', warehouse } }),
};

function ofEachKind(state: State): readonly (readonly Action[])[] {
  const legal = vintage.legal(state, 0);
  return [...new Set(legal.map(({ type }) => type))].map(type => {
    const ways = legal.filter(action => action.type === type);
    return ways.length <= 6 ? ways : [0, ways.length >> 1, ways.length - 1].flatMap(at => ways[at] ?? []);
  });
}

test.each(Object.entries(POSITIONS))('in %s, what is legal is typed, all of it', async (_, state) => {
  const kinds = ofEachKind(state);
  expect(kinds.flat().length).toBeGreaterThan(3);
  const actions = kinds.flatMap(ways => some(ways, 1));
  for (const action of actions) await byCommands(await valley(2, { position: state }), action);
});

test('a category that one side alone has is known without its side; one of neither is not', async () => {
  const at = await valley(2, { position: POSITIONS['adding a barrel'] as State });
  const unknown = await typing(at, 0, 'do', { action: 'add cognac' });
  expect(unknown.content).toContain('“cognac”');
  const known = await typing(at, 0, ...saying('add', { category: 'Tawny' }));
  expect(known.content).toContain('adds a barrel of Tawny');
});
