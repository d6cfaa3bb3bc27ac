import type { Evaluation, Rated, SeatWeights, Term } from '../../../core/contract/evaluation.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { Recent } from '../../../core/rules/recent.ts';
import { unitColour } from '../rules/cards.ts';
import { legal } from '../rules/legal.ts';
import { type Action, COLOURS, type Payment, type State } from '../rules/types.ts';
import { Hire } from './hire.ts';
import { Judge, marginOf, termsOf } from './judge.ts';
import type { CubeAction, Plan } from './plan.ts';
import { amounts, type ColourAmounts, type ColourPlace, PLACES, positionOf, standingOf } from './position.ts';
import { HireTurn } from './turn.ts';

/** Largest number of ways to lose cubes that the bot compares. */
const WAYS = 60;
/** Number of recent positions whose computed values stay in memory. */
const KEPT = 4;

const colourAt = (place: ColourPlace) => COLOURS[place] as (typeof COLOURS)[number];

const paymentOf = (pay: ColourAmounts): Payment => {
  const payment: { -readonly [C in keyof Payment]: Payment[C] } = {};
  for (const place of PLACES) if (pay[place] > 0) payment[colourAt(place)] = pay[place];
  return payment;
};

const actionOf = (action: CubeAction | undefined): Action => {
  switch (action?.type) {
    case undefined:
      return { type: 'end' };
    case 'complete':
      return { type: 'complete', objective: action.at + 1, pay: paymentOf(action.pay) };
    case 'buy':
      return action.boost === undefined
        ? { type: 'buy', colour: colourAt(action.place) }
        : { type: 'buy', colour: colourAt(action.place), boost: colourAt(action.boost) };
    case 'unflip':
      return { type: 'unflip', pay: paymentOf(action.pay) };
    case 'specialise':
      return { type: 'specialise', colour: colourAt(action.gained), pay: paymentOf(action.pay) };
  }
};

const unitsIn = (pool: State['pool']): ColourAmounts =>
  amounts(place => pool.filter(card => unitColour(card) === colourAt(place)).length);

/** True where the seat's own reveal led from `from` to `state`. The evaluation then ignores which card was revealed. */
const isReveal = (state: State, seat: Seat, from: State): boolean =>
  from.phase.type === 'hire' && from.turn.seat === seat && state.pool.length > from.pool.length;

interface JudgedState {
  readonly state: State;
  readonly seat: Seat;
  readonly judge: Judge;
}

/** Numbers of coming cards for which the evaluation computes exact chances. Fewer cards take less time. */
interface LooksAhead {
  /** Number of coming cards in a decision that the bot has to make. */
  readonly ahead?: number;
  /** Number of cards at the end of a playout. Absent: as in a decision. */
  readonly atEnd?: number;
  /**
   * Number of cards in the reveals after the tile is turned down. Two cards take a quarter less time than three. In measured
   * games, both numbers gave the same mean values to within 0.001.
   */
  readonly afterFlip?: number;
  /** Number of cards in each decision of a playout: with two seats, and with more seats. */
  readonly inPlayouts?: readonly [two: number, more: number];
}

export const greenPortEvaluation = (
  weights: SeatWeights,
  { ahead = 4, atEnd = ahead, afterFlip = 3, inPlayouts = [2, 2] }: LooksAhead = {},
): Evaluation<State, Action> => {
  const turns = new Recent<State['players'], HireTurn>(KEPT);
  const hires = new Recent<
    State['pool'],
    { readonly turn: HireTurn; readonly deck: number; readonly hire: Hire }
  >(KEPT);
  const turnOf = (state: State, seat: Seat): HireTurn => {
    const known = turns.get(state.players);
    if (known?.position.next === state.turn.seat) return known;
    const turn = new HireTurn(weights, state, seat);
    turns.set(state.players, turn);
    return turn;
  };
  const hireOf = (state: State, seat: Seat): Hire => {
    const turn = turnOf(state, seat);
    const known = hires.get(state.pool);
    if (known?.turn === turn && known.deck === state.deck.length) return known.hire;
    const hire = new Hire(turn, state, seat, afterFlip);
    hires.set(state.pool, { turn, deck: state.deck.length, hire });
    return hire;
  };
  const planOf = (state: State, seat: Seat): Plan => {
    const turn = turnOf(state, seat);
    return turn.plan(turn.standing, state.turn.bust);
  };
  let last: JudgedState | undefined;
  /**
   * Returns the Judge of a state. The latest Judge is kept, since bots often ask for a state's value and then for its parts.
   */
  const judgeOf = (state: State, seat: Seat): Judge => {
    if (last?.state !== state || last.seat !== seat)
      last = { state, seat, judge: new Judge(weights, positionOf(state), seat) };
    return last.judge;
  };
  const judged = (state: State, seat: Seat): number => {
    const judge = judgeOf(state, seat);
    return judge.value(standingOf(judge.position, seat), judge.position.next);
  };
  const value = (state: State, seat: Seat, from: State): number => {
    if (isReveal(state, seat, from)) return hireOf(from, seat).revealed(ahead);
    const active = state.turn.seat === seat;
    switch (state.phase.type) {
      case 'over':
        return marginOf(positionOf(state), seat);
      case 'hire':
      case 'bonus':
        return active ? hireOf(state, seat).value(atEnd) : judged(state, seat);
      case 'refer':
        return active
          ? planOf(state, seat).value + turnOf(from, seat).referred(unitsIn(state.pool))
          : judged(state, seat);
      case 'utilise':
      case 'lose':
        return active ? planOf(state, seat).value : judged(state, seat);
      case 'bust':
      case 'pick':
        return judged(state, seat);
    }
  };
  const inHire = (state: State, seat: Seat, depth: number): readonly Rated<Action>[] => {
    const hire = hireOf(state, seat);
    const found: Rated<Action>[] = [];
    for (const place of PLACES) {
      const value = hire.hired(place);
      if (value !== undefined) found.push({ action: { type: 'hire', colour: colourAt(place) }, value });
    }
    if (found.length === 0 && state.pool.length > 0)
      found.push({ action: { type: 'hire' }, value: hire.nothing() });
    if (state.deck.length + state.discards.length > 0)
      found.push({ action: { type: 'reveal' }, value: hire.revealed(depth) });
    return found;
  };
  const inUtilise = (state: State, seat: Seat, wide: boolean): readonly Rated<Action>[] => {
    const turn = turnOf(state, seat);
    const { standing } = turn;
    const plans = turn.planner(state.turn.bust);
    if (!wide) {
      const { first, value } = plans.best(standing);
      return [{ action: actionOf(first), value }];
    }
    const found = [{ action: actionOf(undefined), ...plans.ended(standing) }];
    plans.each(standing, (action, after) => found.push({ ...plans.best(after), action: actionOf(action) }));
    const winning = found.filter(({ wins }) => wins);
    return winning.length > 0 ? winning : found;
  };
  /** Rates the actions in Hire and Utilise by computed chances instead of playouts. Undefined in other phases. */
  const rated = (state: State, seat: Seat, wide: boolean): readonly Rated<Action>[] | undefined => {
    if (state.phase.type === 'utilise') return inUtilise(state, seat, wide);
    if (state.phase.type !== 'hire') return undefined;
    const [two, more] = inPlayouts;
    return inHire(state, seat, wide ? ahead : state.players.length === 2 ? two : more);
  };
  const partsAtEnd = (turn: HireTurn, { standing }: Plan, bust: boolean): readonly Term[] =>
    termsOf(turn.judge, standing, turn.planner(bust).nextOf(standing));
  const revealTerms = (from: State, seat: Seat): readonly Term[] => {
    const turn = turnOf(from, seat);
    const hire = hireOf(from, seat);
    const places = PLACES.filter(place => hire.hired(place) !== undefined);
    const [best] = places.toSorted((one, other) => (hire.hired(other) ?? 0) - (hire.hired(one) ?? 0));
    const plan = best === undefined ? turn.plan(turn.standing, false) : hire.planned(best);
    const now = best === undefined ? hire.nothing() : (hire.hired(best) ?? 0);
    const bust = hire.bust.chance * (hire.bust.value - now);
    return [
      ...partsAtEnd(turn, plan, false),
      { name: 'refer', value: now - plan.value },
      { name: 'bust', value: bust },
      { name: 'cards', value: hire.revealed(ahead) - now - bust },
    ];
  };
  const terms = (state: State, seat: Seat, from: State): readonly Term[] => {
    if (isReveal(state, seat, from)) return revealTerms(from, seat);
    const { type } = state.phase;
    if (type === 'over') {
      const position = positionOf(state);
      const { points } = standingOf(position, seat);
      return [
        { name: 'points', value: points },
        { name: 'others', value: marginOf(position, seat) - points },
      ];
    }
    if (state.turn.seat !== seat || type === 'bust' || type === 'pick') {
      const judge = judgeOf(state, seat);
      return termsOf(judge, standingOf(judge.position, seat), judge.position.next);
    }
    const turn = turnOf(state, seat);
    const plan = planOf(state, seat);
    const rest = value(state, seat, from) - plan.value;
    const parts = partsAtEnd(turn, plan, state.turn.bust);
    if (type === 'refer') return [...parts, { name: 'refer', value: rest }];
    return type === 'utilise' ? parts : [...parts, { name: 'cards', value: rest }];
  };
  const candidates = (state: State, seat: Seat, wide: boolean): readonly Action[] => {
    const found = rated(state, seat, wide)?.map(({ action }) => action) ?? legal(state, seat);
    return state.phase.type === 'lose' ? found.slice(0, WAYS) : found;
  };
  return {
    value,
    terms,
    candidates,
    rated,
  };
};
