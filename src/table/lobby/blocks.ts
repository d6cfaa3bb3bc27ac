// Blocks between two people. Blocks by the operator: host/blocks.ts.
import type { Refusal, Result } from '../../core/contract/result.ts';
import type {
  ContestPlayer,
  ListedMatch,
  Repositories,
  StoredBlock,
  StoredMatch,
} from '../../store/index.ts';
import { placeSeen, sideOf } from '../match/places.ts';
import { people, seatOf } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Person } from '../match/types.ts';

type BlockReads = Pick<Repositories, 'seatBlocks' | 'matches'>;

type Sitting = Pick<Person, 'id' | 'place'>;

const see = (one: Pick<Person, 'place'>, other: Pick<Person, 'place'>): boolean =>
  sideOf(one.place ?? 0) === sideOf(other.place ?? 0);

const isBetween = ({ personId, blockedId }: StoredBlock, one: string, other: string): boolean =>
  (personId === one && blockedId === other) || (personId === other && blockedId === one);

/** Lists the people among `persons` with a block by name between them and one of `others`, whoever has blocked whom. */
export async function divided<P extends { readonly id: string }>(
  { seatBlocks }: Pick<Repositories, 'seatBlocks'>,
  persons: readonly P[],
  others: readonly string[],
): Promise<readonly P[]> {
  const blocks = await seatBlocks.among([...new Set([...persons.map(({ id }) => id), ...others])]);
  const named = blocks.filter(({ matchId }) => matchId === null);
  return persons.filter(({ id }) => others.some(other => named.some(block => isBetween(block, id, other))));
}

/** Checks that a block of any kind stands between two of these people, who do not sit at a table yet. */
export async function areDivided(
  { seatBlocks }: Pick<Repositories, 'seatBlocks'>,
  ids: readonly string[],
): Promise<boolean> {
  return (await seatBlocks.among(ids)).length > 0;
}

/** Function that returns true if two people must not sit at the same table. People are identified by their numbers. */
export type Apart = (one: number, other: number) => boolean;

/** Returns a check of two people of a league or a duplicate: true for a block by name between them. */
export async function apartAmong(
  repositories: Pick<Repositories, 'seatBlocks'>,
  players: readonly Pick<ContestPlayer, 'userId' | 'number'>[],
): Promise<Apart> {
  const numbers = new Map(players.map(({ userId, number }) => [userId, number]));
  const blocks = await repositories.seatBlocks.among([...numbers.keys()]);
  const pairs = blocks
    .filter(({ matchId }) => matchId === null)
    .map(({ personId, blockedId }) => [numbers.get(personId), numbers.get(blockedId)]);
  return (one, other) => pairs.some(pair => pair.includes(one) && pair.includes(other));
}

/** Returns the id of the match with which a chain of rematches began. */
async function firstOf(reads: Pick<Repositories, 'matches'>, id: string): Promise<string> {
  const before = (await reads.matches.get(id))?.rematchOf ?? null;
  return before === null ? id : firstOf(reads, before);
}

/** Lists the ids of matches in the given match's chain of rematches, among the matches to which these blocks belong. */
async function chainOf(
  reads: Pick<Repositories, 'matches'>,
  blocks: readonly StoredBlock[],
  matchId: string,
): Promise<ReadonlySet<string | null>> {
  const chain = new Set<string | null>();
  const first = blocks.some(block => block.matchId !== null) ? await firstOf(reads, matchId) : '';
  for (const block of blocks)
    if (block.matchId !== null && (await firstOf(reads, block.matchId)) === first) chain.add(block.matchId);
  return chain;
}

/**
 * Returns a check of two people of an ended match: true if a block keeps them from its rematch. At one place a block by name
 * counts. Between two places only a block from a seat counts, of the match or of another match in its chain of rematches. A
 * block by name could otherwise show who plays at the other place.
 */
export async function apartAfter(
  { seatBlocks, matches }: BlockReads,
  match: StoredMatch,
): Promise<(one: Sitting, other: Sitting) => boolean> {
  const blocks = await seatBlocks.among(match.seats.map(({ userId }) => userId));
  const chain = await chainOf({ matches }, blocks, match.id);
  return (one, other) =>
    blocks.some(
      block =>
        isBetween(block, one.id, other.id) &&
        (see(one, other) ? block.matchId === null : chain.has(block.matchId)),
    );
}

/**
 * Lists the people beside whom a newcomer may not sit at a table. People at one place are kept apart by blocks by name. What a
 * newcomer reads or causes must not depend on who sits at another place, so between two places these rules hold:
 * - People who have played the match before a rematch are kept apart only by blocks from seats of their chain of rematches.
 * - Otherwise a block by the newcomer counts only if it is older than the table. The newcomer could otherwise block one suspect
 *   after the other, and look when the table disappears.
 * @param blocks blocks among the newcomer and the others
 * @param newcomer person with the number of the place from which they would play
 */
async function keptFrom<P extends Sitting>(
  { matches }: Pick<Repositories, 'matches'>,
  blocks: readonly StoredBlock[],
  table: Pick<StoredMatch, 'id' | 'createdAt' | 'rematchOf'>,
  newcomer: Sitting,
  beside: readonly P[],
): Promise<readonly P[]> {
  const others = beside.filter(({ id }) => blocks.some(block => isBetween(block, newcomer.id, id)));
  if (others.length === 0) return [];
  const before = table.rematchOf === null ? undefined : await matches.get(table.rematchOf);
  const havePlayed = (...ids: readonly string[]) =>
    before && ids.every(id => seatOf(before, id) !== undefined);
  const chain = before ? await chainOf({ matches }, blocks, table.id) : new Set();
  const counts = ({ personId, at, matchId }: StoredBlock, other: P): boolean => {
    if (see(newcomer, other)) return matchId === null;
    if (havePlayed(newcomer.id, other.id)) return chain.has(matchId);
    return personId === other.id || at <= table.createdAt;
  };
  return others.filter(other =>
    blocks.some(block => isBetween(block, newcomer.id, other.id) && counts(block, other)),
  );
}

/**
 * Returns why a person may not sit at a match's table. Undefined if the person may. Names only people whom the person has
 * blocked by name, since other blocks are private. In a match of several places the refusal names nobody.
 * @param newcomer person with the number of the place from which they would play; absent: where the request comes from
 */
export async function unwanted(
  { seatBlocks, matches }: BlockReads,
  match: StoredMatch,
  { id, place = placeSeen(match) }: Sitting,
  beside: readonly Person[] = people(match),
): Promise<Result<never, Refusal> | undefined> {
  const blocks = await seatBlocks.among([...new Set([id, ...beside.map(other => other.id)])]);
  const kept = await keptFrom({ matches }, blocks, match, { id, place }, beside);
  if (kept.length === 0) return undefined;
  const own = kept.filter(
    other =>
      see({ place }, other) && blocks.some(block => block.personId === id && block.blockedId === other.id),
  );
  return match.places.length > 0 || own.length === 0
    ? refuseAtTable('unwelcome')
    : refuseAtTable('blocked-here', { people: own.map(({ name }) => name) });
}

/** Returns the lobbies in which no block keeps a person from a seat. @param newcomer person with the number of their place */
export async function withRoomFor<Lobby extends ListedMatch>(
  { seatBlocks, matches }: BlockReads,
  lobbies: readonly Lobby[],
  newcomer: Sitting,
): Promise<readonly Lobby[]> {
  const seated = lobbies.flatMap(({ seats }) => seats.map(({ userId }) => userId));
  const blocks = await seatBlocks.among([...new Set([newcomer.id, ...seated])]);
  const free: Lobby[] = [];
  for (const lobby of lobbies) {
    const beside = lobby.seats.map(({ userId: id, place }) => ({ id, place }));
    if ((await keptFrom({ matches }, blocks, lobby, newcomer, beside)).length === 0) free.push(lobby);
  }
  return free;
}
