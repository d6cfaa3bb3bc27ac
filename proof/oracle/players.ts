// All random numbers come from the library pure-rand, so that no code of the bot takes part.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { CONSTRUCTION, housesInPlay, PRIVATE, PUBLIC, TOKENS, valueOfCard } from './box.ts';
import { type GameRecord, setUp } from './record.ts';
import {
  carryOut,
  legalActions,
  type OracleAction,
  type OracleHouse,
  type Position,
  UNKNOWN,
} from './rules.ts';

type Below = (n: number) => number;
const chance = (seed: number): Below => {
  const generator = xoroshiro128plus(seed);
  return n => uniformInt(generator, 0, n - 1);
};

const shuffled = <T>(items: readonly T[], below: Below): T[] => {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0] as T);
};
const pick = <T>(items: readonly T[], below: Below) => items[below(items.length)] as T;

const best = (actions: OracleAction[], measure: (action: OracleAction) => number, below: Below) => {
  const top = Math.max(...actions.map(measure));
  return pick(
    actions.filter(action => measure(action) === top),
    below,
  );
};

type Temper = (p: Position, actions: OracleAction[], below: Below) => OracleAction;
const houseOf = (p: Position, action: OracleAction) =>
  p.houses.find(h => h.id === action.house) as OracleHouse;
const completes = (p: Position, action: OracleAction) => {
  const house = houseOf(p, action);
  return house.floors.length + valueOfCard(action.number as string) === house.height;
};
const cardsDrawn = (action: OracleAction) => action.slots?.length ?? 0;

const TEMPERS = {
  random: (_p, actions, below) => {
    const builds = actions.filter(action => action.type === 'build');
    return pick(builds.length > 0 && below(5) > 0 ? builds : actions, below);
  },
  poor: (_p, actions, below) => {
    const builds = actions.filter(action => action.type === 'build');
    return pick(builds.length > 0 ? builds : actions.filter(action => cardsDrawn(action) < 2), below);
  },
  claimer: (p, actions, below) => {
    const claims = (action: OracleAction) =>
      (action.fulfil?.length ?? 0) * 10 -
      valueOfCard(action.number ?? 'x-1') -
      (completes(p, action) ? 7 : 0);
    const builds = actions.filter(action => action.type === 'build' && claims(action) > 0);
    if (builds.length > 0) return best(builds, claims, below);
    const others = actions.filter(action => action.type !== 'build');
    return others.length > 0 ? best(others, cardsDrawn, below) : best(actions, claims, below);
  },
  /** Puts every token on an empty house, so that its roof is blocked, and builds on houses without a roof token. */
  spiteful: (p, actions, below) => {
    const unfinished = (action: OracleAction) => {
      const roof = p.houses.find(h => h.id === action.token);
      return roof && roof.floors.length === 0 && roof.id !== action.house ? 4 : 0;
    };
    const spite = (action: OracleAction) => {
      if (action.type !== 'build') return 1;
      const house = houseOf(p, action);
      if (house.roofToken !== null) return 0;
      return house.floors.length > 0
        ? 3
        : 1 +
            unfinished(action) -
            (p.houses.some(h => h.floors.length > 0 && h.floors.length < h.height && h.roofToken === null)
              ? 4
              : 0);
    };
    return best(actions, spite, below);
  },
} satisfies Record<string, Temper>;
export type TemperName = keyof typeof TEMPERS;

export interface Wish {
  seed: number;
  variant: 'standard' | 'family' | 'solo';
  seats: number;
  tempers?: TemperName[];
  timerSize?: number;
  stopAfter?: number;
}

/** Plays one game to its end and returns its record. */
export const playAndRecord = (wish: Wish): GameRecord => {
  const { seed, variant, seats, tempers = ['random'], timerSize = 28, stopAfter = 2000 } = wish;
  const below = chance(seed);
  const houses = housesInPlay(seats);
  const tokens = shuffled(TOKENS, below);
  const privates = shuffled(PRIVATE, below);
  const record: GameRecord = {
    format: 'porto-record',
    version: 1,
    variant,
    seats: ['first', 'second', 'third', 'fourth'].slice(0, seats),
    setup: {
      tokens: Object.fromEntries(houses.map((house, n) => [house, tokens[n] as number])),
      constructionDeck: shuffled(CONSTRUCTION, below),
      publicContracts: shuffled(PUBLIC, below),
      ...(variant !== 'family' && {
        privateContracts: Array.from({ length: seats }, (_, n) => privates.slice(n * 5, n * 5 + 5)),
      }),
      ...(variant === 'solo' && { timerSize }),
    },
    reshuffles: [],
    actions: [],
  };
  const position = setUp(record);
  while (position.phase !== 'over' && record.actions.length < stopAfter) {
    const actions = legalActions(position);
    const temper = TEMPERS[tempers[position.turn % tempers.length] as TemperName];
    const action = position.phase === 'turn' ? temper(position, actions, below) : pick(actions, below);
    record.actions.push(action);
    carryOut(position, action, (pile, cards) => {
      const order = shuffled(cards, below);
      record.reshuffles.push({ pile, order });
      return [...order];
    });
  }
  return record;
};

/** Returns an equal record with lists and keys in odd orders, and with unknown keys at the top. */
export const uglify = (record: GameRecord, seed: number): GameRecord => {
  const below = chance(seed);
  const odd = <T extends object>(thing: T): T =>
    Object.fromEntries(shuffled(Object.entries(thing), below)) as T;
  const actions = record.actions.map(action =>
    odd({
      ...action,
      ...(action.contracts && { contracts: shuffled(action.contracts, below) }),
      ...(action.slots && { slots: shuffled(action.slots, below) }),
      ...(action.fulfil && { fulfil: shuffled(action.fulfil, below) }),
    }),
  );
  const setup = odd({ ...record.setup, tokens: odd(record.setup.tokens) });
  return odd({
    ...record,
    setup,
    actions,
    event: 'Ribeira open',
    annotators: [{ name: 'nobody' }],
    round: null,
  });
};

/** Returns the record as one seat may export it, without the rest of every deck and the other seats' private contracts. */
export const masked = (record: GameRecord, viewer: number, left: Position): GameRecord => {
  const hideLast = (cards: string[], count: number) =>
    cards.map((card, n) => (n < cards.length - count ? card : UNKNOWN));
  const { setup } = record;
  const reshuffles = record.reshuffles.map(entry => ({ ...entry }));
  const lastOf = (pile: string) => reshuffles.filter(entry => entry.pile === pile).at(-1);
  const shuffledDeck = lastOf('construction');
  if (shuffledDeck) shuffledDeck.order = hideLast(shuffledDeck.order, left.deck.length);
  const shuffledPublic = lastOf('public');
  if (shuffledPublic) shuffledPublic.order = hideLast(shuffledPublic.order, left.publicDeck.length);
  const timerEnd = 5 + (setup.timerSize ?? 0);
  const market = setup.constructionDeck.slice(0, 5);
  const timer = hideLast(setup.constructionDeck.slice(5, timerEnd), left.timer.length);
  const deck = hideLast(setup.constructionDeck.slice(timerEnd), shuffledDeck ? 0 : left.deck.length);
  return {
    ...record,
    setup: {
      ...setup,
      constructionDeck: [...market, ...timer, ...deck],
      publicContracts: hideLast(setup.publicContracts, shuffledPublic ? 0 : left.publicDeck.length),
      ...(setup.privateContracts && {
        privateContracts: setup.privateContracts.map((five, seat) =>
          seat === viewer ? five : five.map(() => UNKNOWN),
        ),
      }),
    },
    reshuffles,
    actions: record.actions.map(action =>
      action.type === 'keep' && action.seat !== viewer
        ? { ...action, contracts: [UNKNOWN, UNKNOWN, UNKNOWN] }
        : action,
    ),
  };
};
