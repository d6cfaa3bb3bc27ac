import { setImmediate as breath } from 'node:timers/promises';
import { isDeepStrictEqual as same } from 'node:util';
import { commitmentOf } from '../../core/contract/dice.ts';
import { gameOf } from '../../core/contract/game.ts';
import { SLICE } from '../../core/work/slices.ts';
import { isPrivate, type Store, type StoredMatch } from '../../store/index.ts';
import type { Services } from '../match/services.ts';
import type { CheckedShuffle, Proof, Verification } from '../match/types.ts';
import { noneWhereGone, ReplayError, type Revision, replayed } from './replay.ts';

/**
 * Returns the commitment of a match, with seed and salt once they may be public. Undefined for a game from before commitments
 * existed.
 */
export function proofOf({ seed, salt, status, state, channelId, withheld }: StoredMatch): Proof | undefined {
  if (!salt) return undefined;
  const commitment = commitmentOf(seed, salt);
  // The seed of an attempt at a deal is published on the deal's own page once the deal is closed.
  const isPublished = !isPrivate({ channelId }) && !withheld;
  const ended = isPublished && (status === 'over' || status === 'cancelled');
  return ended && state !== undefined ? { commitment, seed, salt } : { commitment };
}

/**
 * Returns true if the opener, who joined first, has the seat that the seed gives to the first person. Undefined if another
 * person has taken over the opener's seat.
 */
function openerSits({ seats, openerId }: StoredMatch, order: readonly unknown[]): boolean | undefined {
  const sits = seats.some(({ userId }) => userId === openerId);
  return sits ? seats[order.indexOf(0)]?.userId === openerId : undefined;
}

/** Compares two states, which are plain JSON. The comparison of texts comes first, since it is ten times as fast. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || same(one, other);

/**
 * Lists the shuffles of a revision, each with the result of its check. The seating is left out if it can't be checked.
 * @param played true if the revision agrees with the stored one
 */
const checked = (
  match: StoredMatch,
  { shuffles }: Revision,
  rev: number,
  played: boolean,
): readonly CheckedShuffle[] =>
  shuffles.flatMap(({ label, order }) => {
    const agrees = rev === 0 && label === 'seats' ? openerSits(match, order) : played;
    return agrees === undefined ? [] : { label, items: order.length, rev, agrees };
  });

/**
 * Derives every shuffle of an ended game again, and compares each replayed revision with the stored one. Undefined while the
 * seed is not public, and for a game without a commitment.
 */
export async function verify(
  services: Pick<Services, 'games'>,
  store: Pick<Store, 'moves'>,
  match: StoredMatch,
): Promise<Verification | undefined> {
  const { commitment, seed, salt } = proofOf(match) ?? {};
  if (commitment === undefined || seed === undefined || salt === undefined) return undefined;
  const log = await store.moves.list(match.id, 0, match.rev);
  const shuffles: CheckedShuffle[] = [];
  const game = gameOf(services, match.game);
  const olderRules = log.some(({ rules }) => rules !== game.rules);
  const proven = (differs: number | null) => ({ commitment, seed, salt, shuffles, differs, olderRules });
  if (olderRules) return proven(null);
  const played = await store.moves.states(match.id).catch(noneWhereGone);
  // `played` is undefined if the earlier states were deleted and a replay does not lead to the stored end.
  if (played === undefined) return proven(match.rev);
  let rev = 0;
  try {
    for (const revision of replayed(game, match, log)) {
      const agrees = isSame(revision.state, played[rev]);
      const found = checked(match, revision, rev, agrees);
      shuffles.push(...found);
      if (!agrees || found.some(shuffle => !shuffle.agrees)) return proven(rev);
      rev += 1;
      if (rev % SLICE === 0) await breath();
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return proven(rev);
  }
  return proven(null);
}
