import type { Seat } from '../../../core/contract/game.ts';
import { box } from '../rules/box.ts';
import { estateAt, isPlanted, qualityOf, yieldOf } from '../rules/estates.ts';
import type { PhaseOf } from '../rules/legal.ts';
import { type Action, type ActionOf, HARBOURS, type View } from '../rules/types.ts';
import { sold, withBarrel } from '../rules/warehouse.ts';
import { costOf, gainOf, MARKER, type SeatOutlook, vineGain } from './gains.ts';
import { bestVoyage, type Voyage } from './voyage.ts';
import { ageingWorth, barrelWorth, carried, lotWorth, waitingWorth } from './wine.ts';
import { worth } from './worth.ts';

/** Value that sorts an action behind all actions that may bring something. */
const LAST = -1_000;
/** Value in points of a barrel of brandy that the next harvest needs. */
const BRANDY = 1.3;

const gathered = (outlook: SeatOutlook, phase: PhaseOf<'gather'>, action: ActionOf<'gather'>): number => {
  const { view, player, roundsLeft } = outlook;
  const estate = estateAt(player, action.estate);
  const bonus = view.chips[view.round - 1] ?? 0;
  const wanted = roundsLeft > 1 ? Math.min(box.seat.brandy, player.estates.filter(isPlanted).length) : 0;
  const paid = action.wine > 0 && phase.once !== false ? 1 : 0;
  const brandy = phase.brandy - paid + phase.gained + yieldOf(estate) - action.wine;
  const wine = action.wine * barrelWorth(qualityOf(estate) + bonus) * carried(roundsLeft);
  return wine + Math.min(brandy, wanted) * BRANDY;
};

const unloaded = ({ player, roundsLeft }: SeatOutlook, phase: PhaseOf<'unload'>, to: string): number => {
  const lot = player.boat.lots[phase.next];
  if (!lot || (to !== 'ruby' && to !== 'tawny')) return LAST;
  return ageingWorth(player, { ...player.cellar, [to]: [...player.cellar[to], lot] }, roundsLeft);
};

/** Returns the next harbour on a voyage: one harbour upriver, or Gaia on the way down. */
const headingOf = ({ player }: SeatOutlook, { top }: Voyage): string => {
  const [at, up] = [HARBOURS.indexOf(player.boat.harbour), HARBOURS.indexOf(top)];
  return (up > at ? HARBOURS[at + 1] : undefined) ?? 'gaia';
};

/** Returns the value of a move: its share of the value of the best voyage. The load decides between equal moves. */
const sailed = (outlook: SeatOutlook, { to, load = [] }: ActionOf<'sail'>): number => {
  const { view, player, roundsLeft } = outlook;
  const moves = view.phase.type === 'sail' ? view.phase.moves : null;
  const price = moves === null ? MARKER : 0;
  const voyage = bestVoyage(player, moves ?? player.markers, roundsLeft, price);
  const loaded = load.reduce((sum, number) => {
    const { lot } = estateAt(player, number);
    return sum + (lot ? lotWorth(lot) : 0);
  }, 0);
  const isOn = voyage !== undefined && voyage.net > 0 && to === headingOf(outlook, voyage);
  return loaded / 10 + (isOn ? voyage.net / voyage.moves : -price);
};

/** Returns the estimated points of an action, less its cost, by the rule of the bot that plays for absent people. */
const promise = (outlook: SeatOutlook, action: Action): number => {
  const { view, player, roundsLeft } = outlook;
  const { phase } = view;
  switch (action.type) {
    case 'pass':
      return LAST;
    case 'stop':
    case 'leave':
      return 0;
    case 'gather':
      return phase.type === 'gather' ? gathered(outlook, phase, action) : 0;
    case 'unload':
      return phase.type === 'unload' ? unloaded(outlook, phase, action.to) : 0;
    case 'add': {
      const done = sold(withBarrel(player.warehouse, action.side, action.category));
      return done.points + waitingWorth(done.warehouse, roundsLeft);
    }
    case 'sail':
      return sailed(outlook, action);
    case 'plant':
      return vineGain(outlook, action.estate, action.vine) - costOf(action);
    case 'buy':
    case 'harvest':
    case 'age':
    case 'first':
    case 'take':
    case 'play':
      return gainOf(outlook, action) - costOf(action);
  }
};

interface RatedAction {
  readonly action: Action;
  readonly worth: number;
  readonly promise: number;
}

/**
 * Sorts actions by kind: the kind with the most promising action first. Within a kind, actions that bring points immediately
 * come first, then the most promising ones.
 */
export const proposed = (view: View, seat: Seat, legal: readonly Action[]): readonly Action[] => {
  const player = view.players[seat];
  if (!player || legal.length < 2) return legal;
  const outlook: SeatOutlook = { view, player, roundsLeft: box.rounds - view.round + 1 };
  const kinds = new Map<Action['type'], { all: RatedAction[]; best: number }>();
  for (const action of legal) {
    const rated = { action, worth: worth(view, seat, action) ?? 0, promise: promise(outlook, action) };
    const kind = kinds.get(action.type) ?? { all: [], best: Number.NEGATIVE_INFINITY };
    kind.all.push(rated);
    kind.best = Math.max(kind.best, rated.promise);
    kinds.set(action.type, kind);
  }
  return [...kinds.values()]
    .sort((one, other) => other.best - one.best)
    .flatMap(({ all }) => all.sort((one, other) => other.worth - one.worth || other.promise - one.promise))
    .map(({ action }) => action);
};
