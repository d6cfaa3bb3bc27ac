import { randomBytes } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import { SeededDice } from '../../core/contract/dice.ts';
import { type AnyGame, gameOf, redealt, visibleEvents } from '../../core/contract/game.ts';
import { inSlices } from '../../core/work/slices.ts';
import type { MorningMove, MorningSpan, Repositories, StoredMatch } from '../../store/index.ts';
import type { Services } from '../match/services.ts';
import { type Course, courseOf } from '../results/history.ts';

/** Number of ended matches whose moves are compared, first the matches with the best actions. */
const ENDED = 8;
/** Number of running matches whose moves are compared, first the matches with the newest moves. */
const RUNNING = 8;
/** Number of moves that a morning message keeps as candidates. */
const KEPT = 3;

/** A move with its points, and the average points of the match's moves that brought points. */
interface MoveGain {
  readonly index: number;
  readonly points: number;
  readonly mean: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const lead = ({ points, mean: average }: Pick<MoveGain, 'points' | 'mean'>): number => points - average;

/**
 * Returns the points that each move of a running match has brought, from public content alone (law 13 of docs/architecture.md).
 * Everything that the public may not know is dealt again at random, twice. A move has no points here if its points depend on
 * hidden content.
 */
async function publicGains(game: AnyGame, { history }: Course): Promise<readonly number[]> {
  const dealtAgain = async () => {
    const dice = new SeededDice(randomBytes(32));
    const played: (typeof history.played)[number][] = [];
    for await (const slice of inSlices(history.played))
      played.push(
        ...slice.map(({ events, state, ...move }) => ({
          ...move,
          events: visibleEvents(events, 'table').map(event => ({ to: 'all', event }) as const),
          state: redealt(game, state, 'table', dice),
        })),
      );
    const deal = redealt(game, history.deal, 'table', dice);
    return game.summary?.({ ...history, deal, played }).gains ?? [];
  };
  const [one, other] = [await dealtAgain(), await dealtAgain()];
  return one.map((points, index) => (points === other[index] ? points : 0));
}

async function gainsOf(game: AnyGame, match: StoredMatch, course: Course): Promise<readonly number[]> {
  if (match.status === 'running') return publicGains(game, course);
  return game.summary?.(course.history).gains ?? [];
}

/** Returns the move of a match with the greatest gain over the match's mean, by one of the seats. */
function greatest(
  { moves }: Course,
  gains: readonly number[],
  { seats, span: [from, to] }: { readonly seats: readonly number[]; readonly span: MorningSpan },
): MoveGain | undefined {
  const average = Math.round(mean(gains.filter(points => points > 0)));
  let found: MoveGain | undefined;
  for (const [index, { seat, by, at }] of moves.entries()) {
    const points = gains[index] ?? 0;
    const counts = by === 'person' && seats.includes(seat) && from <= at && at < to && points > average;
    if (counts && points > (found?.points ?? 0)) found = { index, points, mean: average };
  }
  return found;
}

/**
 * Finds the move of a match that a morning message may show. Undefined where there is none.
 * @param span beginning and end of the time in which the move was made
 */
async function bestIn(
  services: Services,
  store: Repositories,
  matchId: string,
  span: MorningSpan,
): Promise<MorningMove | undefined> {
  const match = await store.matches.get(matchId);
  if (!match) return undefined;
  const game = gameOf(services, match.game);
  const sharing = await store.morningFacts.sharing(match.seats.map(({ userId }) => userId));
  const seated = match.seats.filter(({ userId }) => sharing.some(({ id }) => id === userId));
  const course = await courseOf(store, game, match);
  const gains = await gainsOf(game, match, course);
  const found = greatest(course, gains, { seats: seated.map(({ seat }) => seat), span });
  const move = found && course.moves[found.index];
  const person = move && seated.find(({ seat }) => seat === move.seat);
  if (!found || !move || !person) return undefined;
  return {
    ...{ matchId, channelId: match.channelId, rev: move.rev, seat: move.seat, game: match.game },
    ...{ person: { id: person.userId, name: person.name }, points: found.points, mean: found.mean },
  };
}

/**
 * Lists the best moves that a server's people made in a span, best first, one of each match. The moves are compared with the
 * other moves of their match.
 */
export async function bestMoves(
  services: Services,
  store: Repositories,
  guildId: string,
  span: MorningSpan,
): Promise<readonly MorningMove[]> {
  const ended = await store.morningFacts.bestOfEnded(guildId, span, ENDED);
  const running = await store.morningFacts.movedSince(guildId, span[0], RUNNING);
  const found: MorningMove[] = [];
  // A match may end between the two queries.
  for (const id of new Set([...ended.map(({ matchId }) => matchId), ...running])) {
    await breath();
    const move = await bestIn(services, store, id, span).catch(error => services.failed(error));
    if (move) found.push(move);
  }
  return found.toSorted((one, other) => lead(other) - lead(one)).slice(0, KEPT);
}
