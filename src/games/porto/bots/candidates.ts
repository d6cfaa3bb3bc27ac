import type { Seat } from '../../../core/contract/game.ts';
import { kindOrder } from '../rules/cards.ts';
import { legal, legalBuilds, legalDraws } from '../rules/legal.ts';
import type { Action, Kind, State } from '../rules/types.ts';
import { type BuildAction, bestBuilds, contractPoints, housePoints, placedBy } from './easy.ts';

/** Largest number of builds that a playout considers. Of 100 builds that good play chooses, 95 are among these builds. */
const FEW = 10;

/** Returns the builds of `bestBuilds` with the most immediate points, at most `FEW`. */
const fewBuilds = (state: State, seat: number): readonly BuildAction[] => {
  const builds = bestBuilds(state, seat);
  if (builds.length <= FEW) return builds;
  return builds
    .map(build => ({
      build,
      points: housePoints(placedBy(state.houses, build)) + contractPoints(state.contracts, build.fulfil),
    }))
    .sort((one, other) => other.points - one.points)
    .slice(0, FEW)
    .map(({ build }) => build);
};

/** Lists all builds. Of builds that differ only in their claims, only the build with most claims is listed. */
const wideBuilds = (state: State, seat: number): readonly BuildAction[] => {
  const builds = new Map<string, BuildAction>();
  for (const action of legalBuilds(state, seat)) {
    if (action.type !== 'build') continue;
    const key = `${action.number} ${action.colour} ${action.house} ${action.token ?? ''}`;
    const known = builds.get(key);
    if (known === undefined || (action.fulfil?.length ?? 0) > (known.fulfil?.length ?? 0))
      builds.set(key, action);
  }
  return [...builds.values()];
};

/**
 * Returns one draw for each set of cards. In solo, all draws are returned: the Timer empties slots by number, so slots with
 * equal cards differ.
 */
const drawsOf = (state: State): readonly Action[] => {
  const draws = legalDraws(state);
  if (state.variant === 'solo') return draws;
  const seen = new Set<number>();
  return draws.filter(draw => {
    if (draw.type !== 'draw') return true;
    let cards = 0;
    for (const slot of draw.slots) cards += 4 ** kindOrder(state.market[slot - 1] as Kind);
    if (seen.has(cards)) return false;
    seen.add(cards);
    return true;
  });
};

/**
 * Lists the actions worth considering: draws of different cards, and builds.
 * @param wide true for the decision that the bot has to make, false inside a playout
 */
export const candidatesOf = (state: State, seat: Seat, wide: boolean): readonly Action[] => {
  if (state.phase.type !== 'turn') return legal(state, seat);
  const found = [...drawsOf(state), ...(wide ? wideBuilds(state, seat) : fewBuilds(state, seat))];
  return found.length > 0 ? found : legal(state, seat);
};
