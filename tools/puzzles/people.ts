import type { AnyGame } from '../../src/core/contract/game.ts';
import { isForgotten, playerIn } from '../../src/core/contract/player.ts';
import type { Repositories, StoredMatch, StoredMove } from '../../src/store/index.ts';
import { standingMoves } from '../../src/table/match/log.ts';
import { proofOf } from '../../src/table/results/proof.ts';
import { replayed } from '../../src/table/results/replay.ts';
import { decisionIn } from './decision.ts';
import { OPENING, type PlayedDecision } from './games.ts';

/**
 * Returns true if each person who played in the match allows puzzles from their games. A person who deleted their data counts
 * as refusing.
 */
async function isAllowed(store: Repositories, { seats }: StoredMatch): Promise<boolean> {
  const people = seats
    .flatMap(({ userId, dealtTo }) => [userId, dealtTo ?? userId])
    .filter(id => playerIn(id) === undefined);
  for (const id of people) if (isForgotten(id) || !(await store.people.get(id)).puzzles) return false;
  return people.length > 0;
}

/**
 * Lists the decisions of an ended match. Empty if the match's seed is not public, its options are not the usual ones, or a
 * puzzle could not play its log again.
 */
function decisionsIn(
  game: AnyGame,
  match: StoredMatch,
  moves: readonly StoredMove[],
): readonly PlayedDecision[] {
  const seed = proofOf(match)?.seed;
  const isUsual = JSON.stringify(match.options) === JSON.stringify(game.defaults);
  if (seed === undefined || match.status !== 'over' || !isUsual) return [];
  const line = standingMoves(moves);
  const states = [
    ...replayed(
      game,
      match,
      line.map((move, index) => ({ ...move, rev: index + 1 })),
    ),
  ];
  if (JSON.stringify(states.at(-1)?.state) !== JSON.stringify(match.state)) return [];
  const log = line.map(({ action }) => action);
  return line.flatMap(({ seat, by }, index) => {
    const decision = index >= OPENING && by !== 'forced' ? decisionIn(game, states[index]?.state) : undefined;
    const place = { seats: match.seats.length, seed, log: log.slice(0, index) };
    return decision?.seat === seat ? [{ ...decision, ...place }] : [];
  });
}

/** Yields the decisions of each ended match of a game in a database, if all its people allow puzzles from their games. */
export async function* decisionsOfPeople(
  game: AnyGame,
  store: Repositories,
): AsyncGenerator<readonly PlayedDecision[]> {
  for (const id of await store.matches.ids()) {
    const match = await store.matches.get(id);
    if (match?.game !== game.id || !match.dealt || !(await isAllowed(store, match))) continue;
    yield decisionsIn(game, match, await store.moves.list(id, 0, match.rev));
  }
}
