import type { Table } from '../contract/kit.ts';
import { demand } from '../contract/tools.ts';
import type { Harness } from '../games/harness.ts';
import { CARDS, LETTERS, type State, type View } from './rules/types.ts';

const nothingIsLost = (given: unknown): void => {
  const state = given as State;
  const count = (cards: readonly number[]): string => cards.toSorted((one, other) => one - other).join();
  const { deck, quay, out, hands, letters, spent, tiles } = state;
  demand(count([...deck, ...quay, ...out]) === count(CARDS), 'the cards are all there');
  demand(count([...hands.flat(), ...letters, ...spent]) === count(LETTERS), 'the letters are all there');
  demand(!tiles.some(left => left < 0), 'no tile is used twice');
};

const toy = (name: string, options: object): Table => ({
  name,
  options,
  hidden: (given, viewer) => {
    const { deck, hands } = given as State;
    const others = hands.flatMap((hand, seat) =>
      seat === viewer ? [] : [[`the hand of seat ${seat}`, hand] as const],
    );
    return { deck, ...Object.fromEntries(others) };
  },
  goesOn: (before, after) => {
    const [{ phase }, { phase: next }] = [before as State, after as State];
    return phase.type === 'pick' && next.type === 'pick' && phase.seat === next.seat;
  },
  ranks: view => (view as View).ranks ?? undefined,
  invariant: nothingIsLost,
  points: state => (state as State).scores,
});

const TOY_TABLES: readonly Table[] = [
  toy('a night', {}),
  toy('three tiles', { tiles: 1 }),
  toy('alone', { solo: true }),
];

export const toyHarness: Harness = {
  tables: TOY_TABLES,
  chaos: async () => (await import('../../proof/chaos/games/toy.ts')).TOY,
  secrets: async () => (await import('../../proof/guard/secrets/games/toy.ts')).TOY,
  strangers: async () => (await import('../../proof/guard/strangers/games/toy.ts')).TOY,
};
