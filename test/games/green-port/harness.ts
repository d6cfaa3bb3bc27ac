import { pileFor } from '../../../src/games/green-port/rules/box.ts';
import { DECK } from '../../../src/games/green-port/rules/cards.ts';
import { pointsOf } from '../../../src/games/green-port/rules/scoring.ts';
import { COLOURS, type State, VARIANTS, type View } from '../../../src/games/green-port/rules/types.ts';
import type { Table } from '../../contract/kit.ts';
import { demand } from '../../contract/tools.ts';
import type { Harness } from '../harness.ts';

const sorted = (cards: readonly string[]) => cards.toSorted();

const nothingIsLost = (given: unknown): void => {
  const { deck, pool, discards, players, piles, phase, turn, variant } = given as State;
  demand(
    sorted([...deck, ...pool, ...discards]).join() === sorted(DECK).join(),
    'the 31 cards are all there',
  );
  for (const [seat, { cubes, tile, headquarters }] of players.entries()) {
    for (const colour of COLOURS)
      demand(Number.isInteger(cubes[colour]) && cubes[colour] >= 0, `seat ${seat} owes no ${colour}`);
    demand(
      (tile !== null) === (variant === 'standard' || variant === 'no-powers'),
      'tiles as the variant says',
    );
    demand(
      headquarters.every(({ boost, colour }) => boost === null || colour === 'green'),
      'Green ones boost',
    );
  }
  for (const colour of COLOURS) {
    const sold = players.flatMap(({ headquarters }) =>
      headquarters.flatMap(each => (each.colour === colour ? each.value : [])),
    );
    const all = [...sold, ...piles[colour]].toSorted((one, other) => other - one);
    demand(all.join() === pileFor(players.length).join(), `the ${colour} Headquarters are all there`);
  }
  demand(
    phase.type === 'hire' || phase.type === 'over' || !('seats' in phase) || phase.seats.length > 0,
    'somebody is asked',
  );
  demand(phase.type !== 'refer' || !phase.seats.includes(turn.seat), 'nobody refers in the own turn');
};

const greenPort = (variant: State['variant']): Table => ({
  name: variant,
  options: { variant },
  hidden: given => ({ deck: (given as State).deck }),
  goesOn: (before, after) => {
    const [from, to] = [before as State, after as State];
    if (to.phase.type === 'over' || to.phase.type === 'pick') return false;
    // The last seat to pick start cubes also has the first turn, so its turn goes on after the pick.
    return from.round === to.round && from.turn.seat === to.turn.seat;
  },
  ranks: view => (view as View).result?.ranks,
  invariant: nothingIsLost,
  points: given => pointsOf(given as State),
  few: 2,
  weights: { complete: 30, buy: 3, reveal: 2, specialise: 0.1 },
});

const GREEN_PORT_TABLES: readonly Table[] = VARIANTS.map(greenPort);

export const greenPortHarness: Harness = {
  tables: GREEN_PORT_TABLES,
  presenter: async () => (await import('./presented.ts')).GREEN_PORT,
  chaos: async () => (await import('../../../proof/chaos/games/green-port.ts')).GREEN_PORT,
  secrets: async () => (await import('../../../proof/guard/secrets/games/green-port.ts')).GREEN_PORT,
  strangers: async () => (await import('../../../proof/guard/strangers/games/green-port.ts')).GREEN_PORT,
  commands: async () => (await import('../../../proof/bench/commands/games/green-port.ts')).GREEN_PORT,
  presses: async () => (await import('../../../proof/bench/presses/games/green-port.ts')).GREEN_PORT,
  players: async () => (await import('../../../proof/bench/players/games/green-port.ts')).GREEN_PORT,
  train: async () => (await import('../../../tools/train/games/green-port.ts')).GREEN_PORT,
  puzzles: async () => (await import('../../../tools/puzzles/games/green-port.ts')).GREEN_PORT,
  rated: ['standard', 'no-tiles', 'no-powers', 'simple'].map(variant => ({ variant })),
};
