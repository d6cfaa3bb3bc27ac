import type { AnyGame, Aside, Outcome, Seat } from '../../core/game.ts';
import { standingOf } from '../../core/standing.ts';
import type { Match, Seated } from './types.ts';

type Ended = Pick<Match, 'status' | 'endedBy'> & {
  readonly seats: readonly Pick<Seated, 'seat' | 'resigned'>[];
};

const resignedIn = ({ seats }: Pick<Ended, 'seats'>): readonly Seat[] =>
  seats.filter(({ resigned }) => resigned).map(({ seat }) => seat);

/** Returns the result of a game by its rules, with resigned seats last. Undefined before the end by the rules. */
export function outcomeOf(
  game: AnyGame,
  match: Pick<Ended, 'seats'> & { readonly state?: unknown },
): Outcome | undefined {
  const outcome = match.state === undefined ? undefined : game.outcome(match.state);
  return outcome && { ...outcome, ranks: standingOf(outcome.ranks, new Set(resignedIn(match))) };
}

/**
 * Returns ranks by seat, resigned seats last. Without an outcome, as after resignations, all other seats share the first rank.
 */
export function standing(match: Pick<Ended, 'seats'>, outcome: Outcome | undefined): readonly number[] {
  const ranks = outcome?.ranks ?? match.seats.map(() => 1);
  return standingOf(ranks, new Set(resignedIn(match)));
}

/** Lists the winners. Empty while a game runs, for a game that was called off, and for a lost solo game. */
export function winners(match: Ended, outcome: Outcome | undefined): readonly Seat[] {
  if (match.status !== 'over') return [];
  const ranks = standing(match, outcome);
  const first = match.seats.filter(({ seat, resigned }) => !resigned && ranks[seat] === 1);
  const lost = match.seats.length === 1 && outcome?.won !== true;
  return lost ? [] : first.map(({ seat }) => seat);
}

/**
 * Returns facts about the match for the game's views, such as resigned seats.
 * @param sealed seats that have sealed a choice
 */
export function asideOf(match: Ended, sealed: readonly Seat[] = []): Aside {
  const stopped = match.status === 'cancelled' || (match.status === 'over' && match.endedBy !== 'rules');
  return { resigned: resignedIn(match), sealed, stopped: stopped ? winners(match, undefined) : null };
}
