import { freeHolds, onTheWay } from '../rules/boat.ts';
import { circlesOf } from '../rules/circles.ts';
import { estateAt, isPlanted, siteOf, yieldOf } from '../rules/estates.ts';
import { legal } from '../rules/legal.ts';
import { columnOf } from '../rules/planting.ts';
import {
  type Action,
  type ActionOf,
  HARBOURS,
  type PlayerState,
  type State,
  type TableColumn,
  type Vine,
} from '../rules/types.ts';

const columnFor = (action: Action): TableColumn | undefined => {
  switch (action.type) {
    case 'buy':
    case 'harvest':
    case 'age':
    case 'first':
      return action.type;
    case 'plant':
      return columnOf(action.vine);
    case 'take':
    case 'play':
      return 'card';
    default:
      return undefined;
  }
};

/**
 * Returns false where an action puts the overseer on a circle dearer than its column's cheapest free one. Only a wide search
 * considers such an action.
 */
const paysCheapest = ({ table, players }: State, action: Action): boolean => {
  if (!('overseer' in action) || action.overseer === undefined) return true;
  const column = columnFor(action);
  if (column === undefined) return true;
  return circlesOf(players.length, column)[table[column].indexOf(null)] === action.circle;
};

const loadsAll = (player: PlayerState, { to, load = [] }: ActionOf<'sail'>): boolean =>
  load.length === Math.min(freeHolds(player), onTheWay(player, to).length);

/** Returns true where a move leads to Gaia, or upriver towards one of the seat's planted Estates or waiting lots. */
const leadsSomewhere = (player: PlayerState, { to }: ActionOf<'sail'>): boolean => {
  if (to === 'gaia') return true;
  const there = HARBOURS.indexOf(to);
  if (there < HARBOURS.indexOf(player.boat.harbour)) return false;
  return player.estates.some(
    estate =>
      HARBOURS.indexOf(siteOf(estate.place).region) >= there && (estate.lot !== null || isPlanted(estate)),
  );
};

/**
 * Filter that keeps the first of several plantings on one Estate with one payment, since they differ only in the colour of the
 * vine. Plantings of old vines are filtered separately.
 */
class Vines {
  readonly #seen = new Set<string>();

  isFirst(estate: number, vine: Vine, how: string): boolean {
    const key = `${estate}${vine === 'old'}${how}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}

const isWorthALook = (state: State, player: PlayerState, wide: boolean, vines: Vines) => (action: Action) => {
  if (!wide && !paysCheapest(state, action)) return false;
  switch (action.type) {
    case 'sail':
      return loadsAll(player, action) && (wide || leadsSomewhere(player, action));
    case 'plant':
      return vines.isFirst(action.estate, action.vine, `${action.circle}${action.overseer}`);
    case 'play':
      if (action.card === 'enologist') return action.round === undefined || action.round === state.round + 1;
      if (action.card === 'buying')
        return action.bonus === 'discount' || action.bonus === 'purple' || (wide && action.bonus === 'white');
      if (action.card === 'free-action' && action.deed === 'plant')
        return vines.isFirst(action.estate, action.vine, `card${action.overseer}`);
      return true;
    default:
      return true;
  }
};

/**
 * Keeps one planting for each Estate, in the phase in which a card plants several vines in a fixed order. The kept planting is
 * the first in that order, so most of the other vines can still follow.
 */
const ofEachEstate = (actions: readonly Action[]): readonly Action[] => {
  const seen = new Set<number>();
  return actions.filter(action => {
    if (action.type !== 'plant') return true;
    const isNew = !seen.has(action.estate);
    seen.add(action.estate);
    return isNew;
  });
};

/** Keeps three kinds of answers to a harvest's question: all wine, all but one barrel of wine, and no wine. */
const gathers = (player: PlayerState, actions: readonly Action[]): readonly Action[] =>
  actions.filter(action => {
    if (action.type !== 'gather') return true;
    const most = yieldOf(estateAt(player, action.estate));
    return action.wine === 0 || action.wine >= most - 1;
  });

/**
 * Lists the legal actions that are worth considering.
 * @param wide true for the decision that a bot has to make, false inside a playout
 */
export const worthALook = (state: State, seat: number, wide: boolean): readonly Action[] => {
  const all = legal(state, seat);
  const player = state.players[seat];
  if (all.length < 2 || player === undefined) return all;
  switch (state.phase.type) {
    case 'turn':
      return all.filter(isWorthALook(state, player, wide, new Vines()));
    case 'sail': {
      const kept = all.filter(isWorthALook(state, player, wide, new Vines()));
      return kept.length > 0 ? kept : all;
    }
    case 'gather':
      return wide ? all : gathers(player, all);
    case 'plant':
      return wide ? all : ofEachEstate(all);
    default:
      return all;
  }
};
