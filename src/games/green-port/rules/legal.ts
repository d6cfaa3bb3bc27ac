import type { Seat } from '../../../core/contract/game.ts';
import { box, hasPowers } from './box.ts';
import { coloursIn } from './cards.ts';
import { countOf, lesserOf, waysToTake } from './cubes.ts';
import { playerOf } from './draft.ts';
import { lossOf } from './hire.ts';
import {
  askedBy,
  isWild,
  powersOf,
  priceOfHeadquarters,
  priceOfObjective,
  priceOfSpecialise,
  priceOfUnflip,
} from './prices.ts';
import { askedSeat } from './turn.ts';
import {
  type Action,
  type ActionType,
  COLOURS,
  type Payment,
  type PhaseType,
  type PlayerState,
  type State,
} from './types.ts';

/**
 * Kinds of action of each phase, in the order of the list of legal actions. Trades belong to Hire and Utilise only: a seat
 * decides about a bust, a loss and an underdog cube without trading. The active seat loses nothing by this rule, since it can
 * trade soon after. Utilise follows a bust, and Hire follows a flip or the underdog cubes.
 */
export const ACTIONS_BY_PHASE: Readonly<Record<PhaseType, readonly ActionType[]>> = {
  pick: ['pick'],
  hire: ['hire', 'reveal', 'specialise'],
  bust: ['flip', 'bust'],
  lose: ['flip', 'lose'],
  bonus: ['bonus'],
  refer: ['refer', 'pass'],
  utilise: ['complete', 'buy', 'unflip', 'end', 'specialise'],
  over: [],
};

export const toAct = (state: Pick<State, 'phase' | 'turn'>): readonly Seat[] => {
  const seat = askedSeat(state);
  return seat === undefined ? [] : [seat];
};

const ofOneColour = (player: PlayerState, count: number): Payment[] =>
  count === 0
    ? [{}]
    : COLOURS.filter(colour => player.cubes[colour] >= count).map(colour => ({ [colour]: count }));

const completions = (state: State, player: PlayerState): Action[] => {
  const actions: Action[] = [];
  const held = countOf(player.cubes);
  for (const [index, objective] of state.objectives.entries()) {
    if (objective.by !== null) continue;
    const price = priceOfObjective(state, player, objective);
    if (price > held) continue;
    const ways = isWild(objective)
      ? ofOneColour(player, price)
      : waysToTake(lesserOf(askedBy(objective), player.cubes), price);
    for (const pay of ways) actions.push({ type: 'complete', objective: index + 1, pay });
  }
  return actions;
};

const purchases = (state: State, { cubes }: PlayerState): Action[] => {
  const actions: Action[] = [];
  for (const colour of COLOURS) {
    if (cubes[colour] < box.prices.headquarters || state.piles[colour].length === 0) continue;
    if (cubes[colour] < priceOfHeadquarters(state, colour)) continue;
    if (colour === 'green' && hasPowers(state.variant))
      for (const boost of COLOURS) actions.push({ type: 'buy', colour, boost });
    else actions.push({ type: 'buy', colour });
  }
  return actions;
};

const unflips = (state: State, player: PlayerState): Action[] =>
  player.tile === null || player.tile.up
    ? []
    : waysToTake(player.cubes, priceOfUnflip(state, player)).map(pay => ({ type: 'unflip', pay }));

const trades = (state: State, player: PlayerState): Action[] => {
  const count = priceOfSpecialise(state, player);
  if (countOf(player.cubes) < count) return [];
  const anyMixture = powersOf(state, player, 'red') > 0;
  const actions: Action[] = [];
  for (const pay of waysToTake(player.cubes, count)) {
    const kinds = Object.keys(pay).length;
    if (!anyMixture && kinds !== 1 && kinds !== count) continue;
    for (const colour of COLOURS)
      if (pay[colour] === undefined) actions.push({ type: 'specialise', colour, pay });
  }
  return actions;
};

const hires = (state: State): Action[] => {
  if (state.pool.length === 0) return [];
  const colours = coloursIn(state.pool);
  return colours.length === 0 ? [{ type: 'hire' }] : colours.map(colour => ({ type: 'hire', colour }));
};

const flips = ({ tile }: PlayerState): Action[] => (tile?.up ? [{ type: 'flip' }] : []);

const referrals = (state: State, { cubes }: PlayerState): Action[] => {
  const payable = COLOURS.filter(colour => cubes[colour] > 0);
  return coloursIn(state.pool).flatMap(colour =>
    payable.map((pay): Action => ({ type: 'refer', colour, pay })),
  );
};

/**
 * Lists every legal action in a fixed order. A game in which each seat always takes the first action of this list comes to an
 * end.
 */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  if (askedSeat(state) !== seat) return [];
  const player = playerOf(state, seat);
  switch (state.phase.type) {
    case 'pick':
      return state.offered.map(colour => ({ type: 'pick', colour }));
    case 'hire': {
      const actions = hires(state);
      if (state.deck.length + state.discards.length > 0) actions.push({ type: 'reveal' });
      return actions.concat(trades(state, player));
    }
    case 'bust':
      return [...flips(player), { type: 'bust' }];
    case 'lose':
      return flips(player).concat(
        waysToTake(player.cubes, lossOf(player)).map(cubes => ({ type: 'lose', cubes })),
      );
    case 'bonus':
      return COLOURS.map(colour => ({ type: 'bonus', colour }));
    case 'refer':
      return [...referrals(state, player), { type: 'pass' }];
    case 'utilise':
      return [
        ...completions(state, player),
        ...purchases(state, player),
        ...unflips(state, player),
        { type: 'end' },
        ...trades(state, player),
      ];
    case 'over':
      return [];
  }
};

/** Returns the seat's only action, which the program may take for the seat. Undefined with a choice, and for a reveal. */
export const forced = (state: State, seat: Seat): Action | undefined => {
  const [only, ...others] = legal(state, seat);
  return only && others.length === 0 && only.type !== 'reveal' ? only : undefined;
};
