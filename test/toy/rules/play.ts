import type { Dice } from '../../../src/core/contract/dice.ts';
import type { Seat, Step } from '../../../src/core/contract/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../../src/core/contract/result.ts';
import { ifLegal } from '../../../src/core/rules/legality.ts';
import { write } from './notation.ts';
import {
  type Action,
  AMOUNTS,
  CARDS,
  type Card,
  type Event,
  LAST_ROUND,
  LETTERS,
  LETTERS_IN_HAND,
  LOADS_A_TURN,
  LUCKY,
  type Options,
  type Part,
  type Small,
  STORM,
  type State,
  TILES_OF_EACH,
  type ToyEvent,
} from './types.ts';

type ToyStep = Step<State, Event>;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const without = <T>(list: readonly T[], item: T): readonly T[] => list.toSpliced(list.indexOf(item), 1);
const allTiles = (box: number): readonly number[] => AMOUNTS.map(() => box);

export function setup(seats: number, { tiles: box = TILES_OF_EACH }: Options, dice: Dice): State {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const letters = dice.shuffle(LETTERS, 'letters');
  return {
    phase: { type: 'bid' },
    round: 1,
    box,
    tiles: allTiles(box),
    bids: each.map(() => null),
    lastBids: each.map(() => null),
    scores: each.map(() => 0),
    quay: [],
    out: [],
    spent: [],
    hands: each.map(seat => letters.slice(seat * LETTERS_IN_HAND, (seat + 1) * LETTERS_IN_HAND).sort()),
    letters: letters.slice(seats * LETTERS_IN_HAND),
    deck: dice.shuffle(CARDS, 'deck'),
  };
}

export const toAct = ({ phase, bids }: State): readonly Seat[] => {
  if ('seat' in phase) return [phase.seat];
  return phase.type === 'bid' ? bids.flatMap((bid, seat) => (bid === null ? seat : [])) : [];
};

/**
 * Returns the bid that a seat may not make: its own bid of the last round. Null: the seat has no last bid, or the tiles of
 * other heights were too few for all seats when the round began.
 */
function barred({ tiles, bids, lastBids }: State, seat: Seat): Small | null {
  const last = lastBids[seat] ?? null;
  const others = AMOUNTS.filter(amount => amount !== last).map(
    amount => (tiles[amount - 1] ?? 0) + bids.filter(bid => bid === amount).length,
  );
  return sum(others) >= bids.length ? last : null;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  const { phase, quay, hands, tiles, deck } = state;
  if (phase.type === 'rest') return [{ type: 'pass' }];
  if (phase.type !== 'pick') {
    const bids = AMOUNTS.filter(amount => (tiles[amount - 1] ?? 0) > 0 && amount !== barred(state, seat));
    return bids.map(amount => ({ type: 'bid', amount }));
  }
  const letters = quay.length > 0 ? [...new Set(hands[seat])] : [];
  return [
    { type: 'take' },
    ...(quay.length === 0 && phase.loaded === 0 ? [{ type: 'roll' } as const] : []),
    ...(deck.length > 0 ? [{ type: 'reveal' } as const] : []),
    ...(phase.loaded < LOADS_A_TURN ? quay : []).map(card => ({ type: 'load', card }) as const),
    ...letters.map(letter => ({ type: 'play', letter }) as const),
  ];
}

export const forced = ({ phase }: State, seat: Seat): Action | undefined =>
  phase.type === 'rest' && phase.seat === seat ? { type: 'pass' } : undefined;

const toAll = (event: Event): ToyEvent => ({ to: 'all', event });
/** Returns a step in which a seat decides all events. */
const chosen = (
  state: State,
  events: readonly ToyEvent[],
  { goesOn = false, reveals = false } = {},
): ToyStep => ({
  state,
  events,
  goesOn,
  reveals,
  chance: [],
});
/** Returns a step in which chance decides all events. */
const drawn = (state: State, events: readonly ToyEvent[], goesOn = false): ToyStep => ({
  state,
  events,
  goesOn,
  reveals: true,
  chance: events.map((_, place) => place),
});

const scored = (state: State, seat: Seat, points: number, part: Part): readonly [State, ToyEvent] => [
  { ...state, scores: state.scores.map((score, other) => (other === seat ? score + points : score)) },
  toAll({ type: 'scored', seat, points, part }),
];

const resting = (state: State, seat: Seat): State => ({
  ...state,
  phase: { type: 'rest', seat: (seat + 1) % state.scores.length },
});

function bid(state: State, seat: Seat, amount: Small): ToyStep {
  const bids = state.bids.map((other, at) => (at === seat ? amount : other));
  const tiles = state.tiles.map((left, at) => (at === amount - 1 ? left - 1 : left));
  const next = { ...state, bids, tiles };
  const events = [toAll({ type: 'bid', seat, amount })];
  if (bids.includes(null)) return chosen(next, events, { reveals: true });
  const highest = bids.indexOf(Math.max(...bids.map(Number)));
  const phase = { type: 'pick', seat: highest, loaded: 0 } as const;
  return chosen({ ...next, lastBids: bids, phase }, events, { reveals: true });
}

/** Takes all open cards, or the deck's first card unseen if none is open. */
function take(state: State, seat: Seat): ToyStep {
  const { quay, out, deck } = state;
  const taken = quay.length > 0 ? quay : deck.slice(0, 1);
  const [paid, event] = scored({ ...state, quay: [], out: [...out, ...taken] }, seat, sum(taken), 'cargo');
  if (quay.length > 0) return chosen(resting(paid, seat), [event]);
  return drawn(resting({ ...paid, deck: deck.slice(1) }, seat), [event]);
}

function roll(state: State, seat: Seat, dice: Dice): ToyStep {
  const points = 1 + dice.below(6, 'die');
  const [paid, event] = scored(state, seat, points, 'die');
  const [letter, ...letters] = state.letters;
  if (points < LUCKY || letter === undefined) return drawn(resting(paid, seat), [event]);
  const hands = state.hands.map((hand, at) => (at === seat ? [...hand, letter].sort() : hand));
  const drew: ToyEvent = { to: seat, event: { type: 'drew', seat, letter }, others: { type: 'drew', seat } };
  return drawn(resting({ ...paid, letters, hands }, seat), [event, drew]);
}

function reveal(state: State, seat: Seat): ToyStep {
  const [card = STORM, ...deck] = state.deck;
  const quay = [...state.quay, card];
  const events = [toAll({ type: 'revealed', seat, card })];
  if (card !== STORM) return drawn({ ...state, deck, quay }, events, true);
  return drawn(resting({ ...state, deck, quay: [], out: [...state.out, ...quay] }, seat), events);
}

function load(state: State, seat: Seat, card: Card): ToyStep {
  const [paid, event] = scored(state, seat, card, 'cargo');
  const loaded = 'loaded' in state.phase ? state.phase.loaded + 1 : 0;
  const rest = { quay: without(state.quay, card), out: [...state.out, card] };
  return chosen({ ...paid, ...rest, phase: { type: 'pick', seat, loaded } }, [event], { goesOn: true });
}

function play(state: State, seat: Seat, letter: Small): ToyStep {
  const [paid, event] = scored(state, seat, letter * state.quay.length, 'letters');
  const hands = state.hands.map((hand, at) => (at === seat ? without(hand, letter) : hand));
  const events = [toAll({ type: 'played', seat, letter }), event];
  return chosen({ ...paid, hands, spent: [...state.spent, letter] }, events, { reveals: true, goesOn: true });
}

/** Ends the round. All tiles come back once fewer tiles than seats are left. */
function pass(state: State, seat: Seat): ToyStep {
  const over = state.round === LAST_ROUND;
  const next: State = {
    ...state,
    phase: { type: over ? 'over' : 'bid' },
    round: over ? state.round : state.round + 1,
    bids: state.bids.map(() => null),
    tiles: sum(state.tiles) < state.bids.length ? allTiles(state.box) : state.tiles,
  };
  return chosen(next, [toAll({ type: 'passed', seat })]);
}

function stepOf(state: State, seat: Seat, action: Action, dice: Dice): ToyStep {
  switch (action.type) {
    case 'bid':
      return bid(state, seat, action.amount);
    case 'load':
      return load(state, seat, action.card);
    case 'play':
      return play(state, seat, action.letter);
    case 'roll':
      return roll(state, seat, dice);
    default:
      return { take, reveal, pass }[action.type](state, seat);
  }
}

export function apply(state: State, seat: Seat, action: Action, dice: Dice): Result<ToyStep, Refusal> {
  const checked = ifLegal({ toAct, legal, write }, state, seat, action);
  if (checked.ok) return accept(stepOf(state, seat, action, dice));
  if (checked.refusal.code === 'not-now' && state.phase.type === 'bid' && action?.type === 'bid') {
    const { amount } = action;
    if (amount === barred(state, seat)) return refuse('toy-same-bid', { amount });
    if (state.tiles[amount - 1] === 0) return refuse('toy-no-tile', { amount });
  }
  return checked;
}
