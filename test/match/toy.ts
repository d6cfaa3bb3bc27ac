import type { Dice } from '../../src/core/dice.ts';
import type { AnyGame, Game, Seat, Told, Viewer } from '../../src/core/game.ts';
import { accept, refuse } from '../../src/core/result.ts';

/**
 * A small auction: all bid in secret, the highest bid chooses between the top card and a die, the next seat must
 * pass, and so on for three rounds. Secret: each seat's joker, and the order of the deck.
 */
export interface ToyState {
  readonly phase:
    | { readonly type: 'bid' }
    | { readonly type: 'pick'; readonly seat: Seat }
    | { readonly type: 'rest'; readonly seat: Seat }
    | { readonly type: 'over' };
  readonly round: number;
  readonly bids: readonly (number | null)[];
  readonly lastBids: readonly (number | null)[];
  readonly scores: readonly number[];
  readonly jokers: readonly number[];
  readonly deck: readonly number[];
}

export type ToyAction =
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'take' }
  | { readonly type: 'roll' }
  | { readonly type: 'pass' };

export type ToyEvent =
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'passed'; readonly seat: Seat };

export interface ToyView extends Omit<ToyState, 'bids' | 'jokers' | 'deck'> {
  readonly ready: readonly boolean[];
  readonly joker: number | null;
  readonly left: number;
}

export interface ToyOptions {
  readonly solo?: boolean;
}

const ROUNDS = 3;
const AMOUNTS = [1, 2, 3] as const;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const toAct = ({ phase, bids }: ToyState): readonly Seat[] => {
  if (phase.type === 'over') return [];
  return phase.type === 'bid' ? bids.flatMap((bid, seat) => (bid === null ? seat : [])) : [phase.seat];
};

function legal(state: ToyState, seat: Seat): readonly ToyAction[] {
  if (!toAct(state).includes(seat)) return [];
  switch (state.phase.type) {
    case 'bid':
      return AMOUNTS.filter(amount => amount !== state.lastBids[seat]).map(amount => ({
        type: 'bid',
        amount,
      }));
    case 'pick':
      return [{ type: 'take' }, { type: 'roll' }];
    case 'rest':
      return [{ type: 'pass' }];
    case 'over':
      return [];
  }
}

const write = (action: ToyAction): string => (action.type === 'bid' ? `bid ${action.amount}` : action.type);

const scored = (state: ToyState, seat: Seat, points: number): ToyState => ({
  ...state,
  scores: state.scores.map((score, other) => (other === seat ? score + points : score)),
  phase: { type: 'rest', seat: (seat + 1) % state.scores.length },
});

function bid(state: ToyState, seat: Seat, amount: number): ToyState {
  const bids = state.bids.map((other, at) => (at === seat ? amount : other));
  if (bids.includes(null)) return { ...state, bids };
  const highest = bids.indexOf(Math.max(...bids.map(Number)));
  return { ...state, bids, lastBids: bids, phase: { type: 'pick', seat: highest } };
}

function rested(state: ToyState): ToyState {
  const phase = state.round === ROUNDS ? ({ type: 'over' } as const) : ({ type: 'bid' } as const);
  return { ...state, phase, round: state.round + 1, bids: state.bids.map(() => null) };
}

function carryOut(state: ToyState, seat: Seat, action: ToyAction, dice: Dice): [ToyState, Told<ToyEvent>[]] {
  switch (action.type) {
    case 'bid':
      return [
        bid(state, seat, action.amount),
        [{ to: 'all', event: { type: 'bid', seat, amount: action.amount } }],
      ];
    case 'take': {
      const [points = 0, next = 0, ...deck] = state.deck;
      return [
        scored({ ...state, deck: [next, ...deck] }, seat, points),
        [
          { to: 'all', event: { type: 'scored', seat, points } },
          { to: seat, event: { type: 'peeked', seat, card: next }, others: { type: 'peeked', seat } },
        ],
      ];
    }
    case 'roll': {
      const points = 1 + dice.below(6, 'roll');
      return [scored(state, seat, points), [{ to: 'all', event: { type: 'scored', seat, points } }]];
    }
    case 'pass':
      return [rested(state), [{ to: 'all', event: { type: 'passed', seat } }]];
  }
}

export const toy: Game<ToyState, ToyAction, ToyEvent, ToyView, ToyOptions> = {
  id: 'toy',
  rules: 7,
  defaults: {},
  seats: ({ solo }) => (solo ? { min: 1, max: 1 } : { min: 2, max: 4 }),
  setup: (seats, _options, dice) => {
    const none = Array.from({ length: seats }, () => null);
    return {
      phase: { type: 'bid' },
      round: 1,
      bids: none,
      lastBids: none,
      scores: none.map(() => 0),
      jokers: dice.shuffle([101, 102, 103, 104], 'jokers').slice(0, seats),
      deck: dice.shuffle(CARDS, 'deck'),
    };
  },
  toAct,
  legal,
  forced: (state, seat) =>
    state.phase.type === 'rest' && state.phase.seat === seat ? { type: 'pass' } : undefined,
  apply: (state, seat, action, dice) => {
    if (!toAct(state).includes(seat)) return refuse('not-your-turn');
    if (!legal(state, seat).some(other => write(other) === write(action))) {
      return refuse('toy-not-now', { action: write(action) });
    }
    const [next, told] = carryOut(state, seat, action, dice);
    const chance = action.type === 'take' ? told.map((_, place) => place) : action.type === 'roll' ? [0] : [];
    return accept({ state: next, told, reveals: action.type !== 'pass', goesOn: false, chance });
  },
  view: (state, viewer: Viewer) => ({
    phase: state.phase,
    round: state.round,
    lastBids: state.lastBids,
    scores: state.scores,
    ready: state.bids.map(amount => amount !== null),
    joker: viewer === 'table' ? null : (state.jokers[viewer] ?? null),
    left: state.deck.length,
  }),
  imagine: (view, viewer, dice) => ({
    phase: view.phase,
    round: view.round,
    lastBids: view.lastBids,
    scores: view.scores,
    bids: view.ready.map(ready => (ready ? 1 : null)),
    jokers: view.scores.map((_, seat) => (seat === viewer ? (view.joker ?? 0) : 0)),
    deck: dice.shuffle(CARDS, 'deck').slice(0, view.left),
  }),
  redeal: (state, viewer, dice) => {
    const others = state.jokers.filter((_, seat) => seat !== viewer);
    const jokers = dice.shuffle(others, 'jokers');
    return {
      ...state,
      jokers: state.jokers.map((joker, seat) => (seat === viewer ? joker : (jokers.pop() ?? joker))),
      deck: dice.shuffle(state.deck, 'deck'),
    };
  },
  outcome: ({ phase, scores }) =>
    phase.type === 'over'
      ? { totals: scores, ranks: scores.map(score => 1 + scores.filter(other => other > score).length) }
      : undefined,
  fields: action =>
    action.type === 'bid'
      ? [
          ['type', 'bid'],
          ['amount', String(action.amount)],
        ]
      : [['type', action.type]],
  write,
  read: text => {
    const [, amount] = /^bid ([1-9])$/.exec(text) ?? [];
    if (amount !== undefined) return { type: 'bid', amount: Number(amount) };
    return text === 'take' || text === 'roll' || text === 'pass' ? { type: text } : undefined;
  },
};

export const toys: Readonly<Record<string, AnyGame>> = { toy };
