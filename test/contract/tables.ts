import type { Viewer } from '../../src/core/game.ts';
import { DECK } from '../../src/games/green-port/rules/cards.ts';
import { pointsOf } from '../../src/games/green-port/rules/scoring.ts';
import { pileFor } from '../../src/games/green-port/rules/setup.ts';
import {
  COLOURS,
  VARIANTS as GREEN_PORT_VARIANTS,
  type State as GreenPortState,
  type View as GreenPortView,
} from '../../src/games/green-port/rules/types.ts';
import { CONSTRUCTION_DECK, PUBLIC_DECK } from '../../src/games/porto/rules/cards.ts';
import type { Options, State, View } from '../../src/games/porto/rules/types.ts';
import { VINTAGE } from '../games/vintage/kit-table.ts';
import { CARDS, LETTERS, type State as ToyState, type View as ToyView } from '../toy/rules/types.ts';
import type { Table } from './kit.ts';
import { demand } from './tools.ts';

const sorted = (cards: readonly (string | null)[]) => cards.filter(card => card !== null).sort();
const TOKENS = [4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1];
const CONSTRUCTION = sorted(CONSTRUCTION_DECK).join();
const PUBLIC = sorted(PUBLIC_DECK).join();

/** Checks that only tokens leave the box, and that no card is in two places. */
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

/** The decks, and others' private contracts. */
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
  // A turn is one decision.
  goesOn: () => false,
  ranks: view => (view as View).result?.seats.map(({ rank }) => rank),
  invariant: nothingIsLost,
  points: pointsSoFar,
});

/** Checks that nothing leaves the toy's box. */
const nothingIsLostAtTheQuay = (given: unknown): void => {
  const state = given as ToyState;
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
    const { deck, hands } = given as ToyState;
    const others = hands.flatMap((hand, seat) =>
      seat === viewer ? [] : [[`the hand of seat ${seat}`, hand] as const],
    );
    return { deck, ...Object.fromEntries(others) };
  },
  goesOn: (before, after) => {
    const [{ phase }, { phase: next }] = [before as ToyState, after as ToyState];
    return phase.type === 'pick' && next.type === 'pick' && phase.seat === next.seat;
  },
  ranks: view => (view as ToyView).ranks ?? undefined,
  invariant: nothingIsLostAtTheQuay,
  points: state => (state as ToyState).scores,
});

/** No card is in two places, cubes are counted in whole numbers, and no Headquarters is lost. */
const nothingIsLostInGreenPort = (given: unknown): void => {
  const { deck, pool, discards, players, piles, phase, turn, variant } = given as GreenPortState;
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

const greenPort = (variant: GreenPortState['variant']): Table => ({
  name: variant,
  options: { variant },
  hidden: given => ({ deck: (given as GreenPortState).deck }),
  goesOn: (before, after) => {
    const [from, to] = [before as GreenPortState, after as GreenPortState];
    if (to.phase.type === 'over' || to.phase.type === 'pick') return false;
    // The last seat to pick has the first turn.
    return from.round === to.round && from.turn.seat === to.turn.seat;
  },
  ranks: view => (view as GreenPortView).result?.ranks,
  invariant: nothingIsLostInGreenPort,
  points: given => pointsOf(given as GreenPortState),
  few: 2,
  weights: { complete: 30, buy: 3, reveal: 2, specialise: 0.1 },
});

/** The kit's way to play each game of the registry and of the tests. */
export const TABLES: Readonly<Record<string, readonly Table[]>> = {
  porto: [
    porto('standard', { variant: 'standard' }),
    porto('family', { variant: 'family' }),
    porto('solo with 28', { variant: 'solo', timer: 28 }),
    porto('solo with 26', { variant: 'solo', timer: 26 }),
    porto('solo with 24', { variant: 'solo', timer: 24 }),
  ],
  'green-port': GREEN_PORT_VARIANTS.map(greenPort),
  vintage: [VINTAGE],
  toy: [toy('a night', {}), toy('three tiles', { tiles: 1 }), toy('alone', { solo: true })],
};
