import { NO_CHANCE } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { canAge, placesToAdd } from './ageing.ts';
import { apply } from './apply.ts';
import { hasColumn, loadsOf, mayStay, reachable } from './boat.ts';
import { mayBuy, priceOf } from './buying.ts';
import { waysToPay } from './circles.ts';
import { playerOf } from './draft.ts';
import { freePlaces } from './estates.ts';
import { canDraw, isFullHand, kindsInHand, kindsOnDisplay } from './hand.ts';
import { canHarvest, mayLeave, mostWine } from './harvest.ts';
import { columnOf, grapesAfter, plantings } from './planting.ts';
import { effectsOf } from './plays.ts';
import { type Action, type Card, type Phase, type PlayerState, SIDES, type State, VINES } from './types.ts';

export type PhaseOf<T extends Phase['type']> = Extract<Phase, { readonly type: T }>;

const purchases = (state: State, player: PlayerState, actions: Action[]): void => {
  if (!mayBuy(player)) return;
  const ways = waysToPay(state, player, 'buy');
  if (ways.length === 0) return;
  for (const place of freePlaces(state.players)) {
    if (priceOf(place, false) > player.vp) continue;
    for (const way of ways) actions.push({ type: 'buy', place, ...way });
  }
};

const plants = (state: State, player: PlayerState, actions: Action[]): void => {
  for (const { estate, vine } of plantings(state.players, player, VINES))
    for (const way of waysToPay(state, player, columnOf(vine)))
      actions.push({ type: 'plant', estate, vine, ...way });
};

const takes = (state: State, player: PlayerState, actions: Action[]): void => {
  const ways = waysToPay(state, player, 'card');
  if (ways.length === 0) return;
  const full = isFullHand(player);
  const kinds: (Card | 'deck')[] = [...kindsOnDisplay(state)];
  if (canDraw(state, full)) kinds.push('deck');
  const hand = kindsInHand(player);
  for (const card of kinds)
    for (const way of ways) {
      if (!full) actions.push({ type: 'take', card, ...way });
      else for (const discard of hand) actions.push({ type: 'take', card, discard, ...way });
    }
  for (const card of hand)
    for (const effect of effectsOf(state, player, card))
      for (const way of ways) actions.push({ type: 'play', ...effect, ...way });
};

const sails = (player: PlayerState, moves: number | null, actions: Action[]): void => {
  if (moves === null && player.markers === 0) return;
  for (const to of reachable(player.boat.harbour))
    for (const load of loadsOf(player, to))
      actions.push(load.length === 0 ? { type: 'sail', to } : { type: 'sail', to, load });
};

const turns = (state: State, player: PlayerState): Action[] => {
  const actions: Action[] = [{ type: 'pass' }];
  purchases(state, player, actions);
  plants(state, player, actions);
  if (canHarvest(player))
    for (const way of waysToPay(state, player, 'harvest')) actions.push({ type: 'harvest', ...way });
  if (canAge(player))
    for (const way of waysToPay(state, player, 'age')) actions.push({ type: 'age', ...way });
  for (const way of waysToPay(state, player, 'first')) actions.push({ type: 'first', ...way });
  takes(state, player, actions);
  sails(player, null, actions);
  return actions;
};

const gathers = (player: PlayerState, phase: PhaseOf<'gather'>): Action[] => {
  const [estate = 0] = phase.left;
  const most = mostWine(player, phase);
  const actions: Action[] = [];
  for (let wine = 0; wine <= most; wine++) actions.push({ type: 'gather', estate, wine });
  if (mayLeave(player, phase)) actions.push({ type: 'leave', estate });
  return actions;
};

const voyages = (player: PlayerState, { moves, mayStop }: PhaseOf<'sail'>): Action[] => {
  const actions: Action[] = mayStop ? [{ type: 'stop' }] : [];
  sails(player, moves, actions);
  return actions;
};

const landings = (player: PlayerState, phase: PhaseOf<'unload'>): Action[] => {
  const actions: Action[] = [];
  for (const side of SIDES) if (hasColumn(player.cellar, side)) actions.push({ type: 'unload', to: side });
  if (mayStay(player, phase)) actions.push({ type: 'unload', to: 'boat' });
  return actions;
};

const cardPlants = (state: State, player: PlayerState, { after }: PhaseOf<'plant'>): Action[] => {
  const actions: Action[] = after === null ? [] : [{ type: 'stop' }];
  for (const { estate, vine } of plantings(state.players, player, grapesAfter(after)))
    actions.push({ type: 'plant', estate, vine });
  return actions;
};

/** Lists every legal action in a fixed order. A player who always takes the first one reaches the end of the game. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const { phase } = state;
  if (state.turn !== seat || phase.type === 'over') return [];
  const player = playerOf(state, seat);
  switch (phase.type) {
    case 'turn':
      return turns(state, player);
    case 'gather':
      return gathers(player, phase);
    case 'sail':
      return voyages(player, phase);
    case 'unload':
      return landings(player, phase);
    case 'plant':
      return cardPlants(state, player, phase);
    case 'add':
      return placesToAdd(player.warehouse).map(place => ({ type: 'add', ...place }));
  }
};

export const toAct = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): readonly Seat[] =>
  phase.type === 'over' ? [] : [turn];

/**
 * Returns the seat's only legal action, which the bot may take for the seat. Undefined where there are several, or where the
 * action reveals something, such as the next round's cards.
 */
export const forced = (state: State, seat: Seat): Action | undefined => {
  const [only, ...others] = legal(state, seat);
  if (only === undefined || others.length > 0) return undefined;
  const done = apply(state, seat, only, NO_CHANCE);
  return done.ok && !done.value.reveals ? only : undefined;
};
