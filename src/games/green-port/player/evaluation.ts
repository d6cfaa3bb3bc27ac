import type { Evaluation } from '../../../core/evaluation.ts';
import type { Seat } from '../../../core/game.ts';
import { unitColour } from '../rules/cards.ts';
import { legal } from '../rules/legal.ts';
import { type Action, COLOURS, type Payment, type State } from '../rules/types.ts';
import { judged, marginOf, type Weights } from './features.ts';
import { Hire } from './hire.ts';
import { type Deed, Planner } from './plan.ts';
import { type Amounts, amounts, PLACES, type Place, positionOf } from './position.ts';

/** Cards that a decision looks ahead, and those of a playout. */
const AHEAD = 4;
const AHEAD_IN_PLAYOUTS = 2;
/** Ways to lose cubes that are compared at most. */
const WAYS = 60;

const colourAt = (place: Place) => COLOURS[place] as (typeof COLOURS)[number];

const paymentOf = (pay: Amounts): Payment => {
  const payment: { -readonly [C in keyof Payment]: Payment[C] } = {};
  for (const place of PLACES) if (pay[place] > 0) payment[colourAt(place)] = pay[place];
  return payment;
};

const actionOf = (deed: Deed | undefined): Action => {
  switch (deed?.type) {
    case undefined:
      return { type: 'end' };
    case 'complete':
      return { type: 'complete', objective: deed.at + 1, pay: paymentOf(deed.pay) };
    case 'buy':
      return deed.boost === undefined
        ? { type: 'buy', colour: colourAt(deed.place) }
        : { type: 'buy', colour: colourAt(deed.place), boost: colourAt(deed.boost) };
    case 'unflip':
      return { type: 'unflip', pay: paymentOf(deed.pay) };
    case 'specialise':
      return { type: 'specialise', colour: colourAt(deed.gained), pay: paymentOf(deed.pay) };
  }
};

const unitsIn = (pool: State['pool']): Amounts =>
  amounts(place => pool.filter(card => unitColour(card) === colourAt(place)).length);

/** The seat's own reveal led from one to the other: what came up is not counted. */
const isReveal = (state: State, seat: Seat, from: State): boolean =>
  from.phase.type === 'hire' && from.turn.seat === seat && state.pool.length > from.pool.length;

export const greenPortEvaluation = (weights: Weights): Evaluation<State, Action> => {
  const hires = new WeakMap<State['pool'], { readonly state: State; readonly hire: Hire }>();
  const hireOf = (state: State, seat: Seat): Hire => {
    const known = hires.get(state.pool);
    if (known && known.state.players === state.players && known.state.deck === state.deck) return known.hire;
    const hire = new Hire(weights, state, seat);
    hires.set(state.pool, { state, hire });
    return hire;
  };
  const planOf = (state: State, seat: Seat) =>
    new Planner(weights, seat, state.turn.bust).best(positionOf(state));
  const value = (state: State, seat: Seat, from: State): number => {
    if (isReveal(state, seat, from)) return hireOf(from, seat).revealed(AHEAD);
    const active = state.turn.seat === seat;
    switch (state.phase.type) {
      case 'over':
        return marginOf(positionOf(state), seat);
      case 'hire':
      case 'bonus':
        return active ? hireOf(state, seat).value(AHEAD) : judged(weights, positionOf(state), seat);
      case 'refer':
        return active
          ? planOf(state, seat).value + hireOf(state, seat).referred(unitsIn(state.pool))
          : judged(weights, positionOf(state), seat);
      case 'utilise':
      case 'lose':
        return active ? planOf(state, seat).value : judged(weights, positionOf(state), seat);
      case 'bust':
      case 'pick':
        return judged(weights, positionOf(state), seat);
    }
  };
  const inHire = (state: State, seat: Seat): Action => {
    const hire = hireOf(state, seat);
    const reveal = hire.revealed(AHEAD_IN_PLAYOUTS);
    let best: { readonly action: Action; readonly value: number } = {
      action: { type: 'reveal' },
      value: reveal,
    };
    let units = 0;
    for (const place of PLACES) {
      const found = hire.hired(place);
      if (found === undefined) continue;
      units += 1;
      if (found >= best.value) best = { action: { type: 'hire', colour: colourAt(place) }, value: found };
    }
    if (units === 0 && state.pool.length > 0 && hire.nothing() > best.value) return { type: 'hire' };
    return best.action;
  };
  const candidates = (state: State, seat: Seat, wide: boolean): readonly Action[] => {
    switch (state.phase.type) {
      case 'hire':
        if (!wide && state.deck.length + state.discards.length > 0) return [inHire(state, seat)];
        return legal(state, seat).filter(({ type }) => type !== 'specialise');
      case 'utilise': {
        if (!wide) return [actionOf(planOf(state, seat).first)];
        const found: Action[] = [{ type: 'end' }];
        const planner = new Planner(weights, seat, state.turn.bust);
        planner.each(positionOf(state), deed => found.push(actionOf(deed)));
        return found;
      }
      case 'lose':
        return legal(state, seat).slice(0, WAYS);
      case 'pick':
      case 'bust':
      case 'bonus':
      case 'refer':
      case 'over':
        return legal(state, seat);
    }
  };
  return {
    value,
    terms: (state, seat, from) => [{ name: 'points', value: value(state, seat, from) }],
    candidates,
  };
};
