// The oracle reads a record without any code of the bot.
import {
  CONSTRUCTION,
  HEIGHTS,
  housesInPlay,
  PRIVATE,
  PUBLIC,
  SOLO_GOAL,
  TIMER_SIZES,
  TOKENS,
} from './box.ts';
import {
  carryOut,
  legalActions,
  mistake,
  type OracleAction,
  type Position,
  type Shuffle,
  UNKNOWN,
  worth,
} from './rules.ts';

export interface GameRecord {
  format: string;
  version: number;
  variant: string;
  seats: string[];
  setup: {
    tokens: Record<string, number>;
    constructionDeck: string[];
    publicContracts: string[];
    privateContracts?: string[][];
    timerSize?: number;
  };
  reshuffles: { pile: string; order: string[] }[];
  actions: OracleAction[];
  resigned?: { seat: number; before: number }[];
}

/** Error for a faulty record, with the number of the action. -1 stands for the set-up. */
export class Wrong extends Error {
  readonly index: number;
  constructor(index: number, rule: string) {
    super(rule);
    this.index = index;
  }
}

/**
 * Returns true if all known cards come from `box`.
 * @param all true: the numbers of cards must also be equal
 */
const comesFrom = (cards: string[], box: string[], all: boolean) => {
  const left = [...box];
  for (const card of cards) {
    if (card === UNKNOWN) continue;
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return all ? cards.length === box.length : cards.length <= box.length;
};

/**
 * Returns the position after the set-up.
 * @throws Wrong for a faulty set-up
 */
export const setUp = (record: GameRecord): Position => {
  const demand = (holds: boolean, rule: string) => {
    if (!holds) throw new Wrong(-1, rule);
  };
  const { variant, setup } = record;
  const seats = record.seats.length;
  const solo = variant === 'solo';
  demand(record.format === 'porto-record' && record.version === 1, 'not a porto-record of version 1');
  demand(['standard', 'family', 'solo'].includes(variant), 'no such variant');
  demand(solo ? seats === 1 : seats >= 2 && seats <= 4, 'wrong number of seats');
  const inPlay = housesInPlay(seats);
  demand(inPlay.length === Object.keys(setup.tokens).length, 'one token for each house in play');
  demand(
    inPlay.every(house => house in setup.tokens),
    'one token for each house in play',
  );
  demand(comesFrom(Object.values(setup.tokens).map(String), TOKENS.map(String), false), 'no such tokens');
  demand(comesFrom(setup.constructionDeck, CONSTRUCTION, true), 'these are not the 50 construction cards');
  demand(comesFrom(setup.publicContracts, PUBLIC, true), 'these are not the 35 public contracts');
  const dealt = setup.privateContracts ?? [];
  demand(
    dealt.length === (variant === 'family' ? 0 : seats),
    'private contracts for each seat, in a family game none',
  );
  demand(
    dealt.every(five => five.length === 5),
    'five private contracts a seat',
  );
  demand(comesFrom(dealt.flat(), PRIVATE, false), 'these are not private contracts');
  if (solo) demand(TIMER_SIZES.includes(setup.timerSize as number), 'the Timer has 28, 26 or 24 cards');
  else demand(setup.timerSize === undefined, 'only solo has a Timer');
  const size = setup.timerSize ?? 0;
  const everySeat = <T>(make: () => T) => record.seats.map(make);
  return {
    variant,
    seats,
    houses: inPlay.map(id => ({
      id,
      height: HEIGHTS[id] as number,
      floors: [],
      groundToken: setup.tokens[id] as number,
      roofToken: null,
      roofTile: false,
    })),
    market: setup.constructionDeck.slice(0, 5),
    timer: setup.constructionDeck.slice(5, 5 + size),
    deck: setup.constructionDeck.slice(5 + size),
    contracts: setup.publicContracts.slice(0, 4),
    publicDeck: setup.publicContracts.slice(4),
    discards: [],
    publicDiscards: [],
    timerCards: [],
    hands: everySeat(() => []),
    scores: everySeat(() => 0),
    claimed: everySeat(() => []),
    dealt,
    kept: variant === 'family' ? [] : everySeat(() => null),
    phase: variant === 'family' ? 'turn' : 'keep',
    turn: 0,
    round: 1,
    passes: 0,
    lastRound: null,
  };
};

const levelOf = (total: number) => (total >= 80 ? 'master-builder' : total >= 70 ? 'builder' : 'apprentice');

const resultOf = (record: GameRecord, p: Position) => {
  const unknown = JSON.stringify([record.setup, record.reshuffles, record.actions]).includes(`"${UNKNOWN}"`);
  if (p.phase !== 'over' || unknown) return null;
  const family = record.variant === 'family';
  const shown = record.seats.map((_, seat) =>
    family ? [] : (p.kept[seat] as string[]).map(contract => ({ contract, vp: worth(p, contract) })),
  );
  const totals = p.scores.map((score, seat) =>
    (shown[seat] as { vp: number }[]).reduce((sum, { vp }) => sum + vp, score),
  );
  if (record.variant === 'solo') {
    const won = (p.scores[0] as number) >= SOLO_GOAL;
    return {
      scores: p.scores,
      totals: won ? totals : p.scores,
      won,
      level: won ? levelOf(totals[0] as number) : null,
      private: shown,
    };
  }
  const publicContracts = p.claimed.map(claimed => claimed.length);
  const resigned = (seat: number) => (record.resigned ?? []).some(entry => entry.seat === seat);
  let winner = 0;
  for (let seat = 1; seat < p.seats; seat++) {
    if (resigned(seat) !== resigned(winner)) {
      if (resigned(winner)) winner = seat;
      continue;
    }
    const points = (totals[seat] as number) - (totals[winner] as number);
    const contracts = (publicContracts[seat] as number) - (publicContracts[winner] as number);
    if (points > 0 || (points === 0 && contracts >= 0)) winner = seat;
  }
  return { scores: p.scores, totals, winner, publicContracts, private: shown };
};

/**
 * Replays a record.
 * @param before gets the position before each action
 * @throws Wrong for a faulty record
 */
export const replay = (
  record: GameRecord,
  before: (p: Position, action: OracleAction) => void = () => {},
) => {
  const position = setUp(record);
  const reshuffles = [...(record.reshuffles ?? [])];
  const actions = record.actions.map((action, index) => {
    const shuffle: Shuffle = (pile, cards) => {
      const next = reshuffles.shift();
      if (!next) throw new Wrong(index, 'a reshuffle is missing');
      if (next.pile !== pile) throw new Wrong(index, 'another pile is reshuffled here');
      if (!comesFrom(next.order, cards, true))
        throw new Wrong(index, 'the reshuffle does not match the discards');
      return [...next.order];
    };
    const rule = mistake(position, action);
    if (rule) throw new Wrong(index, rule);
    before(position, action);
    const legal = legalActions(position).length;
    const points = carryOut(position, action, shuffle);
    return {
      legal,
      points: Object.fromEntries(Object.entries(points).filter(([, part]) => part !== 0)),
      scores: [...position.scores],
    };
  });
  if (reshuffles.length > 0) throw new Wrong(record.actions.length, 'a reshuffle is left over');
  return { position, actions };
};

export const verify = (record: GameRecord) => {
  const { position, actions } = replay(record);
  return { actions, result: resultOf(record, position) };
};

/** Returns one line for each legal action after the last recorded action: JSON with sorted keys and no spaces. */
export const legalLines = (record: GameRecord): string[] =>
  legalActions(replay(record).position).map(canonical);

export const canonical = (action: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1))));
