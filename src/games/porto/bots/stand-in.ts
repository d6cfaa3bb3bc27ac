import type { Seat } from '../../../core/contract/game.ts';
import type { PlayerOf } from '../../../core/contract/player.ts';
import { worth } from '../judgement/worth.ts';
import type { Action, Event, Options, State, View } from '../rules/types.ts';

type Draw = Extract<Action, { type: 'draw' }>;

/** Points below which a build waits while cards can be drawn. */
const WORTH_BUILDING = 8;

/**
 * Public rule by which a stand-in plays for an absent person: it builds for 8 points or more, else draws as many cards as
 * possible.
 */
export const steady: PlayerOf<State, Action, Event, View, Options> = {
  choose(game, view, seat, dice) {
    const world = game.imagine(view, seat, dice);
    const legal = game.legal(world, seat);
    const draw = mostCards(legal.filter(action => action.type === 'draw'));
    const build = bestBuild(view, seat, legal);
    if (build && (!draw || build.points >= WORTH_BUILDING)) return build.action;
    const chosen = draw ?? legal[0];
    if (chosen === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    return chosen;
  },
};

function bestBuild(view: View, seat: Seat, legal: readonly Action[]) {
  let best: { readonly action: Action; readonly points: number } | undefined;
  for (const action of legal) {
    if (action.type !== 'build') continue;
    const points = worth(view, seat, action);
    if (!best || points > best.points) best = { action, points };
  }
  return best;
}

function mostCards(draws: readonly Draw[]): Draw | undefined {
  return draws.toSorted((a, b) => b.slots.length - a.slots.length || lowestSlots(a.slots, b.slots))[0];
}

function lowestSlots(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((slot, index) => slot !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
