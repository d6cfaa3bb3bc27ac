import type { Outcome, Seat, Summary, Viewer } from '../../core/game.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { Store, StoredMatch } from '../../store/index.ts';
import { toMatch } from '../rows.ts';
import { gameOf, refuseAtTable, type Services } from '../services.ts';
import type { Match } from '../types.ts';
import { courseOf, endedEarly } from './history.ts';
import { outcomeOf, standing } from './standing.ts';

/** How a game that was dealt came to its end; everything is open now. */
export interface MatchEnding {
  readonly match: Match;
  /** 64 hexadecimal digits: anybody can check the shuffles, of a cancelled game too. */
  readonly seed: string;
  /** By seat; undefined where the rules did not end it. */
  readonly outcome: Outcome | undefined;
  /** By seat, resigned seats last; undefined for a cancelled game. */
  readonly ranks: readonly number[] | undefined;
  /** It was given up before anybody's second turn, and counts nowhere. */
  readonly early: boolean;
  /** Undefined for a game that tells none. */
  readonly summary: Summary | undefined;
  /** The action that brought most points, the earliest of them; undefined where none brought any. */
  readonly best: { readonly seat: Seat; readonly points: number; readonly rev: number } | undefined;
}

const hasEnded = ({ status, dealt }: StoredMatch): boolean =>
  (status === 'over' || status === 'cancelled') && dealt;

/** Undefined while it could go on, and for one that was never dealt. */
export async function endingOf(
  services: Services,
  store: Store,
  match: StoredMatch,
): Promise<MatchEnding | undefined> {
  if (!hasEnded(match)) return undefined;
  const game = gameOf(services, match.game);
  const course = await courseOf(store, game, match);
  const { history, moves } = course;
  const summary = game.summary?.(history);
  const outcome = outcomeOf(game, match);
  let best: MatchEnding['best'];
  for (const [index, { seat, rev }] of moves.entries()) {
    const points = summary?.gains[index] ?? 0;
    if (points > (best?.points ?? 0)) best = { seat, points, rev };
  }
  return {
    match: toMatch(services, match),
    seed: match.seed,
    outcome,
    ranks: match.status === 'over' ? standing(match, outcome) : undefined,
    early: endedEarly(game, match, course),
    summary,
    best,
  };
}

/** The portable record, one line of JSON: whole once the game has ended, before that what the viewer may know. */
export async function recordFor(
  services: Services,
  store: Store,
  match: StoredMatch,
  viewer: Viewer,
): Promise<Result<string, Refusal>> {
  if (!match.dealt) return refuseAtTable(match.status === 'cancelled' ? 'never-started' : 'not-started');
  const game = gameOf(services, match.game);
  if (!game.record) return refuseAtTable('no-record', { game: game.id });
  const { history } = await courseOf(store, game, match);
  const names = match.seats.map(({ name }) => name);
  const record = game.record(history, names, hasEnded(match) ? 'all' : viewer);
  return accept(`${JSON.stringify(record)}\n`);
}
