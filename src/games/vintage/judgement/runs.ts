import { freeColumns, freeHolds, hasColumn } from '../rules/boat.ts';
import { siteOf } from '../rules/estates.ts';
import {
  type Action,
  type Cellar,
  HARBOURS,
  type Lot,
  type OpenPlayer,
  SIDES,
  type View,
} from '../rules/types.ts';

const movesLeft = ({ phase }: View, { markers }: OpenPlayer): number =>
  (phase.type === 'sail' || phase.type === 'unload') && phase.moves !== null ? phase.moves : markers;

/**
 * Lists the longest useful voyage as a series of moves: upriver to the farthest waiting lot, and back to Gaia with all lots. If
 * moves or holds are too few for the way back, the series ends upriver.
 */
function voyages(view: View, player: OpenPlayer): readonly (readonly Action[])[] {
  const at = HARBOURS.indexOf(player.boat.harbour);
  const waiting = player.estates.flatMap(({ lot, place }, index) =>
    lot ? [{ estate: index + 1, at: HARBOURS.indexOf(siteOf(place).region) }] : [],
  );
  const farthest = Math.max(at, ...waiting.map(each => each.at));
  const up = HARBOURS.slice(at + 1, farthest + 1).map((to): Action => ({ type: 'sail', to }));
  const moves = movesLeft(view, player);
  if (up.length === 0 || up.length > moves) return [];
  if (up.length < moves && waiting.length <= freeHolds(player))
    return [[...up, { type: 'sail', to: 'gaia', load: waiting.map(({ estate }) => estate) }]];
  return up.length > 1 ? [up] : [];
}

interface Decided {
  readonly cellar: Cellar;
  readonly undecided: readonly Lot[];
  readonly actions: readonly Action[];
}

/**
 * Lists every way to unload the boat's undecided lots. `stops` adds a final stop. Of ways with equal cellars, only one is
 * listed.
 */
function landings(view: View, player: OpenPlayer, stops: boolean): readonly (readonly Action[])[] {
  const { phase } = view;
  if (phase.type !== 'unload') return [];
  const ends: Decided[] = [];
  const decide = (landing: Decided): void => {
    const { cellar, undecided, actions } = landing;
    const [lot, ...rest] = undecided;
    const free = SIDES.filter(side => hasColumn(cellar, side));
    if (!lot || free.length === 0) {
      ends.push(landing);
      return;
    }
    for (const to of free)
      decide({
        cellar: { ...cellar, [to]: [...cellar[to], lot] },
        undecided: rest,
        actions: [...actions, { type: 'unload', to }],
      });
    if (undecided.length > freeColumns(cellar))
      decide({ cellar, undecided: rest, actions: [...actions, { type: 'unload', to: 'boat' }] });
  };
  decide({ cellar: player.cellar, undecided: player.boat.lots.slice(phase.next), actions: [] });
  const alike = new Map(ends.map(end => [JSON.stringify(end.cellar), end.actions]));
  return [...alike.values()].map(actions => (stops ? [...actions, { type: 'stop' }] : actions));
}

/** Lists series of two or more steps of a voyage that one button may carry out together. */
export function runsOf(view: View): readonly (readonly Action[])[] {
  const player = view.players[view.turn];
  const { phase } = view;
  if (!player || view.viewer !== view.turn) return [];
  switch (phase.type) {
    case 'turn':
    case 'sail':
      return voyages(view, player);
    case 'unload':
      return landings(view, player, phase.sailing && movesLeft(view, player) > 0).filter(
        ({ length }) => length > 1,
      );
    default:
      return [];
  }
}
