import { isDeepStrictEqual } from 'node:util';
import type { Dice } from '../../../src/core/dice.ts';
import type { Seat } from '../../../src/core/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../../src/core/result.ts';
import { read, write } from './notation.ts';
import {
  type Action,
  AMOUNTS,
  CARDS,
  type Card,
  type Heard,
  HIGHEST_TIDE,
  LAST_ROUND,
  LETTERS,
  LETTERS_IN_HAND,
  LOADS_A_TURN,
  LUCKY,
  type Options,
  type Part,
  type Phase,
  type Small,
  STORM,
  type State,
  type Step,
  TILES_OF_EACH,
} from './types.ts';

export const seatsFor = ({ solo, tiles = TILES_OF_EACH }: Options) =>
  solo ? { min: 1, max: 1 } : { min: 2, max: Math.min(4, AMOUNTS.length * tiles) };

const allTiles = (box: number): readonly number[] => AMOUNTS.map(() => box);

export function setup(seats: number, { tiles: box = TILES_OF_EACH }: Options, dice: Dice): State {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const letters = dice.shuffle(LETTERS, 'letters');
  return {
    phase: { type: 'bid' },
    round: 1,
    tide: 0,
    box,
    tiles: allTiles(box),
    bids: each.map(() => null),
    lastBids: each.map(() => null),
    scores: each.map(() => 0),
    quay: [],
    out: [],
    spent: [],
    shuffles: 0,
    knows: null,
    hands: each.map(seat => letters.slice(seat * LETTERS_IN_HAND, (seat + 1) * LETTERS_IN_HAND).sort()),
    letters: letters.slice(seats * LETTERS_IN_HAND),
    deck: dice.shuffle(CARDS, 'deck'),
  };
}

export const toAct = ({ phase, bids }: State): readonly Seat[] => {
  if (phase.type === 'over') return [];
  return phase.type === 'bid' ? bids.flatMap((bid, seat) => (bid === null ? seat : [])) : [phase.seat];
};

const tilesOf = ({ tiles }: Pick<State, 'tiles'>, amount: Small): number => tiles[amount - 1] ?? 0;

/**
 * Returns the bid that a seat may not make: its own bid of the last round. Null: the seat has no last bid, or the tiles of
 * other heights were too few for all seats when the round began.
 */
export function barred({ tiles, bids, lastBids }: State, seat: Seat): Small | null {
  const last = lastBids[seat] ?? null;
  const others = AMOUNTS.filter(amount => amount !== last).map(
    amount => tilesOf({ tiles }, amount) + bids.filter(bid => bid === amount).length,
  );
  return others.reduce((sum, left) => sum + left, 0) >= bids.length ? last : null;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return [];
  const { phase, quay, hands } = state;
  switch (phase.type) {
    case 'bid':
      return AMOUNTS.filter(amount => tilesOf(state, amount) > 0 && amount !== barred(state, seat)).map(
        amount => ({ type: 'bid', amount }),
      );
    case 'pick':
      return [
        { type: 'take' },
        ...(quay.length === 0 && phase.loaded === 0 ? [{ type: 'roll' } as const] : []),
        { type: 'reveal' },
        ...(phase.loaded < LOADS_A_TURN ? quay : []).map(card => ({ type: 'load', card }) as const),
        ...(quay.length > 0 ? [...new Set(hands[seat])] : []).map(
          letter => ({ type: 'play', letter }) as const,
        ),
      ];
    case 'rest':
      return [{ type: 'pass' }];
    case 'over':
      return [];
  }
}

export const forced = ({ phase }: State, seat: Seat): Action | undefined =>
  phase.type === 'rest' && phase.seat === seat ? { type: 'pass' } : undefined;

type PickPhase = Extract<Phase, { type: 'pick' }>;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const without = <T>(list: readonly T[], item: T): readonly T[] => list.toSpliced(list.indexOf(item), 1);
const heard = (event: Heard['event']): Heard => ({ to: 'all', event });

/** Returns a step. Chance decides all its events if `by` is 'chance', and none of them otherwise. */
const step = (
  state: State,
  told: readonly Heard[],
  { goesOn = false, reveals = false, by = 'choice' as 'choice' | 'chance' } = {},
): Step => ({
  state,
  told,
  reveals: reveals || by === 'chance',
  chance: by === 'chance' ? told.map((_, place) => place) : [],
  goesOn,
});

const scored = (state: State, seat: Seat, points: number, part: Part): readonly [State, Heard] => [
  { ...state, scores: state.scores.map((score, other) => (other === seat ? score + points : score)) },
  heard({ type: 'scored', seat, points, part }),
];

const resting = (state: State, seat: Seat): State => ({
  ...state,
  phase: { type: 'rest', seat: (seat + 1) % state.scores.length },
});

const risen = (state: State): readonly [State, Heard] => {
  const tide = state.tide + 1;
  return [{ ...state, tide }, heard({ type: 'rose', tide })];
};

function drawn(state: State, dice: Dice): readonly [Card, State] {
  const { deck, out, shuffles } = state;
  const fresh = deck.length > 0 ? state : refilled(state, dice.shuffle(out, `reshuffle/${shuffles + 1}`));
  const [card = STORM, ...rest] = fresh.deck;
  return [card, { ...fresh, deck: rest, knows: null }];
}

const refilled = (state: State, deck: readonly Card[]): State => ({
  ...state,
  deck,
  out: [],
  shuffles: state.shuffles + 1,
});

function bid(state: State, seat: Seat, amount: Small): Step {
  const bids = state.bids.map((other, at) => (at === seat ? amount : other));
  const tiles = state.tiles.map((left, at) => (at === amount - 1 ? left - 1 : left));
  const next = { ...state, bids, tiles };
  const told = [heard({ type: 'bid', seat, amount })];
  if (bids.includes(null)) return step(next, told, { reveals: true });
  const highest = bids.indexOf(Math.max(...bids.map(Number)));
  const phase = { type: 'pick', seat: highest, loaded: 0 } as const;
  return step({ ...next, lastBids: bids, phase }, told, { reveals: true });
}

/**
 * Takes all open cards. If none is open, the seat takes the deck's first card unseen, and then looks at the next card in
 * private.
 */
function take(state: State, seat: Seat, dice: Dice): Step {
  if (state.quay.length > 0) {
    const [paid, told] = scored(state, seat, sum(state.quay), 'cargo');
    return step(resting({ ...paid, quay: [], out: [...state.out, ...state.quay] }, seat), [told]);
  }
  const [card, left] = drawn(state, dice);
  const [paid, told] = scored({ ...left, out: [...left.out, card] }, seat, card, 'cargo');
  const [after, tide] = card === STORM ? risen(paid) : [paid, undefined];
  const next = after.deck[0];
  const peeked: Heard[] =
    next === undefined
      ? []
      : [{ to: seat, event: { type: 'peeked', seat, card: next }, others: { type: 'peeked', seat } }];
  const known = next === undefined ? null : seat;
  return step(resting({ ...after, knows: known }, seat), [told, ...peeked, ...(tide ? [tide] : [])], {
    by: 'chance',
  });
}

function roll(state: State, seat: Seat, dice: Dice): Step {
  const points = 1 + dice.below(6, 'die');
  const [paid, told] = scored(state, seat, points, 'die');
  if (points === 1) {
    const [after, tide] = risen(paid);
    return step(resting(after, seat), [told, tide], { by: 'chance' });
  }
  const [letter, ...letters] = state.letters;
  if (points < LUCKY || letter === undefined) return step(resting(paid, seat), [told], { by: 'chance' });
  const hands = state.hands.map((hand, at) => (at === seat ? [...hand, letter].sort() : hand));
  const drew: Heard = { to: seat, event: { type: 'drew', seat, letter }, others: { type: 'drew', seat } };
  return step(resting({ ...paid, letters, hands }, seat), [told, drew], { by: 'chance' });
}

function reveal(state: State, seat: Seat, dice: Dice): Step {
  const [card, left] = drawn(state, dice);
  const shown = heard({ type: 'revealed', seat, card });
  if (card !== STORM)
    return step({ ...left, quay: [...left.quay, card] }, [shown], { by: 'chance', goesOn: true });
  const [swept, tide] = risen({ ...left, quay: [], out: [...left.out, ...left.quay, card] });
  const lost = left.quay.length > 0 ? [heard({ type: 'lost', seat, cards: left.quay })] : [];
  return step(resting(swept, seat), [shown, ...lost, tide], { by: 'chance' });
}

function load(state: State, phase: PickPhase, card: Card): Step {
  const [paid, told] = scored(state, phase.seat, card, 'cargo');
  const rest = { quay: without(state.quay, card), out: [...state.out, card] };
  return step({ ...paid, ...rest, phase: { ...phase, loaded: phase.loaded + 1 } }, [told], { goesOn: true });
}

function play(state: State, seat: Seat, letter: Small): Step {
  const [paid, told] = scored(state, seat, letter * state.quay.length, 'letters');
  const hands = state.hands.map((hand, at) => (at === seat ? without(hand, letter) : hand));
  const next = { ...paid, hands, spent: [...state.spent, letter] };
  return step(next, [heard({ type: 'played', seat, letter }), told], { reveals: true, goesOn: true });
}

/** Ends the round. All tiles come back once fewer tiles than seats are left. */
function pass(state: State, seat: Seat): Step {
  const over = state.tide >= HIGHEST_TIDE || state.round === LAST_ROUND;
  const seats = state.bids.length;
  const next: State = {
    ...state,
    phase: over ? { type: 'over' } : { type: 'bid' },
    round: over ? state.round : state.round + 1,
    bids: state.bids.map(() => null),
    tiles: sum(state.tiles) < seats ? allTiles(state.box) : state.tiles,
  };
  return step(next, [heard({ type: 'passed', seat })]);
}

function wrong(state: State, seat: Seat, action: Action): Refusal | undefined {
  const refusal = (code: string, details: Refusal['with'] = {}): Refusal => ({ code, with: details });
  if (!toAct(state).includes(seat)) return refusal('not-your-turn');
  const possible = legal(state, seat);
  if (possible.some(other => isDeepStrictEqual(other, action))) return undefined;
  const text = typeof action === 'object' && action !== null ? write(action) : '';
  const meant = read(text);
  if (state.phase.type === 'bid' && meant.ok && meant.value.type === 'bid') {
    const { amount } = meant.value;
    if (amount === barred(state, seat)) return refusal('toy-same-bid', { amount });
    if (AMOUNTS.includes(amount) && tilesOf(state, amount) === 0) return refusal('toy-no-tile', { amount });
  }
  return refusal('toy-not-now', { action: text, possible: possible.map(write) });
}

export function apply(state: State, seat: Seat, action: Action, dice: Dice): Result<Step, Refusal> {
  const refusal = wrong(state, seat, action);
  if (refusal) return refuse(refusal.code, refusal.with);
  return accept(carriedOut(state, seat, action, dice));
}

function carriedOut(state: State, seat: Seat, action: Action, dice: Dice): Step {
  switch (action.type) {
    case 'bid':
      return bid(state, seat, action.amount);
    case 'take':
      return take(state, seat, dice);
    case 'roll':
      return roll(state, seat, dice);
    case 'reveal':
      return reveal(state, seat, dice);
    case 'load':
      return load(state, state.phase as PickPhase, action.card);
    case 'play':
      return play(state, seat, action.letter);
    case 'pass':
      return pass(state, seat);
  }
}
