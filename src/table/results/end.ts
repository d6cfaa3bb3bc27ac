// rating.ts changes the ratings. final.ts makes the result that people see.
import { type AnyGame, categoryOf, gameOf, type Seat } from '../../core/contract/game.ts';
import { isForgotten, isPerson } from '../../core/contract/player.ts';
import { isPrivate, type StoredMatch, type StoredResult } from '../../store/index.ts';
import { seenFrom } from '../match/places.ts';
import { outcomeOf, standing, winners } from '../match/position.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Play } from '../moves/play.ts';
import { coloursIn } from './colours.ts';
import { type Course, courseOf, endedEarly } from './history.ts';
import { isMostlyStandIn, shareIn } from './rated-field.ts';
import { fieldOf, rate } from './rating.ts';

/** Plays all moves that need no person. Then ends the match if its rules ask no seat to act any more. */
export async function settleAndFinish(unit: UnitOfWork, play: Play): Promise<void> {
  await play.settle();
  if (play.toAct.length === 0) await conclude(unit, play.match.id, 'rules');
}

/** Ends a match that was played, and stores its results in the same transaction. */
export async function conclude(
  unit: UnitOfWork,
  matchId: string,
  endedBy: 'rules' | 'resignation',
): Promise<void> {
  await unit.repositories.matches.end(matchId, 'over', endedBy, unit.at);
  await record(unit, matchId);
  await unit.ended(matchId);
}

/** Stores the results of an ended match, one row for each person who has not deleted their data. */
export async function record({ services, repositories }: UnitOfWork, matchId: string): Promise<void> {
  const match = await repositories.matches.get(matchId);
  if (match?.status !== 'over') throw new Error(`match ${matchId} is not over`);
  // A duplicate's match is compared with its other tables only. Other lists would show its result too early.
  if (match.duplicateId !== null) return;
  const game = gameOf(services, match.game);
  const course = await courseOf(repositories, game, match);
  const results = resultsOf(game, match, course);
  await repositories.results.put(results);
  const ranks = standing(match, outcomeOf(game, match));
  const rated = fieldOf(game, match, ranks, seat => shareIn(course, seat));
  if (rated) await rate({ services, repositories }, match, rated.key, rated.field);
  for (const { userId } of results) await repositories.standings.refresh({ userId, game: match.game });
}

function bestTurns(game: AnyGame, { history, moves }: Course): ReadonlyMap<Seat, number> {
  const best = new Map<Seat, number>();
  const { gains = [] } = game.summary?.(history) ?? {};
  for (const [index, { seat, by }] of moves.entries()) {
    const points = gains[index] ?? 0;
    if (by === 'person' && points > (best.get(seat) ?? 0)) best.set(seat, points);
  }
  return best;
}

/**
 * Makes the results of a match, each for the person who held the seat at its end. A result does not count if the stand-in made
 * most choices, or if an unrated game ended by resignations before any seat's second turn. Practice at a duel does not count
 * either, since its deal is known.
 */
function resultsOf(game: AnyGame, match: StoredMatch, course: Course): readonly StoredResult[] {
  const outcome = outcomeOf(game, match);
  const ranks = standing(match, outcome);
  const won = winners(match, outcome);
  const best = bestTurns(game, course);
  const colours = coloursIn(game, course.moves);
  const alone = match.seats.length === 1;
  const early = endedEarly(game, match, course);
  const withPlayers = !match.seats.every(isPerson);
  const practisedDuel = isPrivate(match) && match.practised;
  return match.seats.flatMap(({ seat, userId, strength, place }) => {
    if (isForgotten(userId) || strength !== null) return [];
    const share = shareIn(course, seat);
    const rank = ranks[seat] ?? match.seats.length;
    return {
      matchId: match.id,
      seat,
      userId,
      guildId: seenFrom(match, place).guildId,
      game: match.game,
      category: categoryOf(game, match.options),
      seats: match.seats.length,
      points: match.endedBy === 'rules' ? (outcome?.totals[seat] ?? null) : null,
      rank,
      won: won.includes(seat),
      level: alone ? (outcome?.level ?? null) : null,
      best: best.get(seat) ?? null,
      colours: colours.get(seat) ?? {},
      ...share,
      practised: match.practised,
      withPlayers,
      counts: !early && !isMostlyStandIn(share) && !(practisedDuel && withPlayers),
      at: match.updatedAt,
    };
  });
}
