import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSTRUCTION_DECK, PUBLIC_DECK } from '../../src/games/porto/cards.ts';
import type { State } from '../../src/games/porto/types.ts';
import { games } from '../../src/games/registry.ts';
import { keepsTheContract, type Table } from './kit.ts';

const sorted = (cards: readonly (string | null)[]) => cards.filter(card => card !== null).sort();
const TOKENS = [4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1];
const CONSTRUCTION = sorted(CONSTRUCTION_DECK).join();
const PUBLIC = sorted(PUBLIC_DECK).join();

const demand = (holds: boolean, law: string): void => {
  if (!holds) throw new Error(law);
};

/** Nothing leaves the box but tokens, and no card is in two places. */
const nothingIsLost = (given: unknown): void => {
  const state = given as State;
  const construction = [
    ...state.market,
    ...state.deck,
    ...state.discards,
    ...state.timer,
    ...(state.phase.type === 'timer' ? state.phase.cards : []),
    ...state.players.flatMap(({ hand }) => hand),
  ];
  demand(sorted(construction).join() === CONSTRUCTION, 'the 50 construction cards are all there');
  const contracts = [
    ...state.contracts,
    ...state.publicDeck,
    ...state.publicDiscards,
    ...state.players.flatMap(({ claimed }) => claimed),
  ];
  demand(sorted(contracts).join() === PUBLIC, 'the 35 public contracts are all there');
  const everyDealt = state.players.flatMap(player => player.dealt);
  demand(new Set(everyDealt).size === everyDealt.length, 'a private contract is dealt once');
  for (const { dealt, kept } of state.players)
    demand(kept === null || kept.every(contract => dealt.includes(contract)), 'what is kept was dealt');
  for (const { id, level, height, colour, ground, roof } of state.houses) {
    demand(level <= height && (level < height || roof === 0), `${id}: a roof tile leaves no token`);
    demand((colour === null) === (level === 0), `${id}: a house has a colour once it is started`);
    demand(ground > 0 === (level === 0), `${id}: a house has its ground token until it is started`);
  }
  const left = [...TOKENS];
  for (const token of state.houses.flatMap(({ ground, roof }) => [ground, roof]).filter(value => value > 0))
    demand(
      left.includes(token) && left.splice(left.indexOf(token), 1).length === 1,
      `a token of ${token} too many`,
    );
};

const pointsSoFar = (state: unknown): readonly number[] => (state as State).players.map(({ score }) => score);

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  porto: [
    {
      name: 'standard',
      options: { variant: 'standard' },
      secrets: true,
      invariant: nothingIsLost,
      points: pointsSoFar,
    },
    {
      name: 'family',
      options: { variant: 'family' },
      secrets: true,
      invariant: nothingIsLost,
      points: pointsSoFar,
    },
    {
      name: 'solo with 28',
      options: { variant: 'solo', timer: 28 },
      secrets: true,
      invariant: nothingIsLost,
      points: pointsSoFar,
    },
    {
      name: 'solo with 26',
      options: { variant: 'solo', timer: 26 },
      secrets: true,
      invariant: nothingIsLost,
      points: pointsSoFar,
    },
    {
      name: 'solo with 24',
      options: { variant: 'solo', timer: 24 },
      secrets: true,
      invariant: nothingIsLost,
      points: pointsSoFar,
    },
  ],
};

describe('every game in the registry', () => {
  it('is played by the contract kit', () => {
    expect(Object.keys(TABLES).sort()).toEqual(Object.keys(games).sort());
    for (const [id, game] of Object.entries(games)) {
      expect(game.id).toBe(id);
      expect(Number.isInteger(game.rules)).toBe(true);
      expect(game.seats(game.defaults).min).toBeGreaterThan(0);
    }
  });

  it.each(Object.entries(games))('%s reads only what it writes', (_id, game) => {
    const wordy = fc.array(
      fc.constantFrom(
        'build',
        'draw',
        'keep',
        'timer',
        'pass',
        'roof',
        'claim',
        '1,3',
        '3,1',
        'L4',
        'R2',
        'blue-3',
        'red-1',
        'side-1',
        '',
        '0',
      ),
      { maxLength: 9 },
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      wordy.map(words => words.join(' ')),
    );
    fc.assert(
      fc.property(text, junk => {
        const action = game.read(junk);
        if (action !== undefined) expect(game.write(action)).toBe(junk);
      }),
      { numRuns: 3_000 },
    );
    for (const junk of ['', ' ', 'pass ', ' pass', 'PASS', 'pass pass', 'constructor', '__proto__', 'null'])
      expect(game.read(junk), JSON.stringify(junk)).toBeUndefined();
  });
});

for (const [id, game] of Object.entries(games)) keepsTheContract(game, TABLES[id] ?? [], 100);
