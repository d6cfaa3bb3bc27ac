import type { Seat } from '../../../core/contract/game.ts';
import { canBuild, legalDraws } from '../rules/legal.ts';
import type { Action, View } from '../rules/types.ts';

const kindsAt = (view: View, seat: Seat): readonly Action['type'][] => {
  const { phase } = view;
  switch (phase.type) {
    case 'keep':
      return view.players[seat]?.ready ? [] : ['keep'];
    case 'turn': {
      if (phase.seat !== seat) return [];
      const draws = legalDraws(view).length > 0;
      const builds = canBuild(view, seat);
      return draws || builds
        ? [...(draws ? ['draw' as const] : []), ...(builds ? ['build' as const] : [])]
        : ['pass'];
    }
    case 'timer':
      return seat === 0 ? ['timer'] : [];
    case 'over':
      return [];
  }
};

/**
 * Lists the kinds of action that a seat's first buttons offer. Hands are open, so even a view for the whole table has the
 * facts.
 */
export const openers = (view: View, seat: Seat): readonly (readonly [name: string, value: string])[] =>
  kindsAt(view, seat).map(kind => ['type', kind]);
