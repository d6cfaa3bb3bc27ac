import { TOKENS } from '../../../proof/oracle/box.ts';
import type { Viewer } from '../../../src/core/contract/game.ts';
import { CONSTRUCTION_DECK, PUBLIC_DECK } from '../../../src/games/porto/rules/cards.ts';
import type { Options, State, View } from '../../../src/games/porto/rules/types.ts';
import type { Table } from '../../contract/kit.ts';
import { demand } from '../../contract/tools.ts';
import type { Harness } from '../harness.ts';

const sorted = (cards: readonly (string | null)[]) => cards.filter(card => card !== null).sort();
const CONSTRUCTION = sorted(CONSTRUCTION_DECK).join();
const PUBLIC = sorted(PUBLIC_DECK).join();

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

const hidden = (given: unknown, viewer: Viewer): Readonly<Record<string, unknown>> => {
  const { deck, publicDeck, timer, players } = given as State;
  const others = players.flatMap(({ dealt, kept }, seat) =>
    seat === viewer || dealt.length === 0
      ? []
      : [[`the contracts of seat ${seat}`, { dealt, kept }] as const],
  );
  return { deck, publicDeck, ...(timer.length > 0 && { timer }), ...Object.fromEntries(others) };
};

const porto = (name: string, options: Options): Table => ({
  name,
  options,
  hidden,
  // In Porto every decision is a turn of its own.
  goesOn: () => false,
  ranks: view => (view as View).result?.seats.map(({ rank }) => rank),
  invariant: nothingIsLost,
  points: pointsSoFar,
});

const PORTO_TABLES: readonly Table[] = [
  porto('standard', { variant: 'standard' }),
  porto('family', { variant: 'family' }),
  porto('solo with 28', { variant: 'solo', timer: 28 }),
  porto('solo with 26', { variant: 'solo', timer: 26 }),
  porto('solo with 24', { variant: 'solo', timer: 24 }),
];

export const portoHarness: Harness = {
  tables: PORTO_TABLES,
  presenter: async () => (await import('./presented.ts')).PORTO,
  perft: async () => (await import('./perft.ts')).PORTO,
  chaos: async () => (await import('../../../proof/chaos/games/porto.ts')).PORTO,
  secrets: async () => (await import('../../../proof/guard/secrets/games/porto.ts')).PORTO,
  strangers: async () => (await import('../../../proof/guard/strangers/games/porto.ts')).PORTO,
  commands: async () => (await import('../../../proof/bench/commands/games/porto.ts')).PORTO,
  presses: async () => (await import('../../../proof/bench/presses/games/porto.ts')).PORTO,
  players: async () => (await import('../../../proof/bench/players/games/porto.ts')).PORTO,
  train: async () => (await import('../../../tools/train/games/porto.ts')).PORTO,
  puzzles: async () => (await import('../../../tools/puzzles/games/porto.ts')).PORTO,
  rated: [{ variant: 'standard' }, { variant: 'family' }],
};
