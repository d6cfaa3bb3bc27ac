import type { AnyGame, Game, Seat, StandingOrders } from '../../src/core/contract/game.ts';
import { accept, refuse } from '../../src/core/contract/result.ts';

/**
 * A test game with turns of several decisions: go on, ask the next seat, or stop. A yes continues the turn, and a no ends it.
 * With a supply, all seats first take a colour at the same time, so two legal choices may conflict.
 */
export interface StepsState {
  readonly phase:
    | { readonly type: 'take' }
    | { readonly type: 'turn'; readonly seat: Seat; readonly steps: number }
    | { readonly type: 'asked'; readonly seat: Seat; readonly steps: number; readonly by: Seat }
    | { readonly type: 'over' };
  readonly turns: number;
  readonly taken: readonly (string | null)[];
  readonly supply: Readonly<Record<string, number>>;
}

export interface StepsEvent {
  readonly type: string;
  readonly seat: Seat;
}

export interface StepsOptions {
  readonly supply?: Readonly<Record<string, number>>;
}

const TURNS_EACH = 2;
const MOST_STEPS = 4;

const toAct = ({ phase, taken }: StepsState): readonly Seat[] => {
  if (phase.type === 'over') return [];
  return phase.type === 'take'
    ? taken.flatMap((colour, seat) => (colour === null ? seat : []))
    : [phase.seat];
};

function legal(state: StepsState, seat: Seat): readonly string[] {
  const { phase, supply } = state;
  if (!toAct(state).includes(seat)) return [];
  switch (phase.type) {
    case 'take':
      return Object.keys(supply).filter(colour => (supply[colour] ?? 0) > 0);
    case 'turn':
      return phase.steps < MOST_STEPS ? ['go', 'ask', 'stop'] : ['stop'];
    case 'asked':
      return ['yes', 'no'];
    case 'over':
      return [];
  }
}

function take(state: StepsState, seat: Seat, colour: string): StepsState {
  const taken = state.taken.map((other, at) => (at === seat ? colour : other));
  const supply = { ...state.supply, [colour]: (state.supply[colour] ?? 0) - 1 };
  const phase = taken.includes(null) ? state.phase : ({ type: 'turn', seat: 0, steps: 0 } as const);
  return { ...state, taken, supply, phase };
}

function next(state: StepsState, seat: Seat): StepsState {
  const turns = state.turns + 1;
  const seats = state.taken.length;
  if (turns === TURNS_EACH * seats) return { ...state, turns, phase: { type: 'over' } };
  return { ...state, turns, phase: { type: 'turn', seat: (seat + 1) % seats, steps: 0 } };
}

function carryOut(state: StepsState, action: string): StepsState {
  const { phase } = state;
  if (phase.type === 'asked') {
    const { by, steps } = phase;
    return action === 'no' ? next(state, by) : { ...state, phase: { type: 'turn', seat: by, steps } };
  }
  if (phase.type !== 'turn') throw new Error('nobody decides now');
  const { seat } = phase;
  const steps = phase.steps + 1;
  if (action === 'stop') return next(state, seat);
  if (action === 'go') return { ...state, phase: { type: 'turn', seat, steps } };
  return { ...state, phase: { type: 'asked', seat: (seat + 1) % state.taken.length, steps, by: seat } };
}

const ORDER = /^(yes|no) to (\d+)$/;

/**
 * Standing orders: an answer to every question for some turns, or a colour for ever. The game never offers `reckless`, which
 * says yes even where a yes is illegal.
 */
const orders: StandingOrders<StepsState, string> = {
  offered: ({ phase, turns }, _seat, action) => {
    if (phase.type === 'asked') return [`${action} to ${turns}`, `${action} to 99`];
    return phase.type === 'take' ? [action] : [];
  },
  kinds: ({ phase, supply }) =>
    phase.type === 'take'
      ? [{ kind: 'take', orders: Object.keys(supply) }]
      : [{ kind: 'yes', orders: ['yes to 99'] }],
  applied: ({ phase, supply, taken, turns }, seat, order) => {
    if (order === 'reckless') return 'yes';
    const [, answer, last] = ORDER.exec(order) ?? [];
    if (phase.type === 'take') return taken[seat] === null && (supply[order] ?? 0) > 0 ? order : undefined;
    return phase.type === 'asked' && phase.seat === seat && turns <= Number(last) ? answer : undefined;
  },
  isSpent: ({ phase, turns }, _seat, order) => {
    const last = ORDER.exec(order)?.[2];
    return last === undefined ? phase.type !== 'take' : turns > Number(last);
  },
};

export const stepsGame: Game<StepsState, string, StepsEvent, StepsState, StepsOptions> = {
  id: 'steps',
  rules: 1,
  defaults: {},
  seats: () => ({ min: 2, max: 4 }),
  setup: (seats, { supply }) => ({
    phase: supply ? { type: 'take' } : { type: 'turn', seat: 0, steps: 0 },
    turns: 0,
    taken: Array.from({ length: seats }, () => null),
    supply: supply ?? {},
  }),
  toAct,
  legal,
  forced: (state, seat) => {
    const [only, ...others] = legal(state, seat);
    return state.phase.type === 'turn' && others.length === 0 ? only : undefined;
  },
  apply: (state, seat, action) => {
    if (!toAct(state).includes(seat)) return refuse('not-your-turn');
    if (!legal(state, seat).includes(action)) return refuse('steps-none-left');
    const after = state.phase.type === 'take' ? take(state, seat, action) : carryOut(state, action);
    const events = [{ to: 'all' as const, event: { type: action, seat } }];
    const goesOn = ['go', 'ask', 'yes'].includes(action);
    return accept({ state: after, events, reveals: false, goesOn, chance: [] });
  },
  orders,
  view: state => state,
  imagine: view => view,
  outcome: ({ phase, taken }) =>
    phase.type === 'over' ? { totals: taken.map(() => 0), ranks: taken.map(() => 1) } : undefined,
  fields: action => [['type', action]],
  write: action => action,
  read: text => (/^[a-z]+$/.test(text) ? accept(text) : refuse('steps-unreadable', { typed: text })),
};

export const stepsOnly: Readonly<Record<string, AnyGame>> = { steps: stepsGame };
