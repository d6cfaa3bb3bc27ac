import type { StoredLeague, StoredLeaguePlayer } from '../../store/index.ts';
import type { Apart } from '../lobby/blocks.ts';
import { REACHES } from '../lobby/reaches.ts';
import type { UnitOfWork } from '../match/services.ts';

const pairOf = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

const pairsOf = ({ apart }: Pick<StoredLeague, 'apart'>): readonly string[] =>
  apart === null || apart === '' ? [] : apart.split(',');

type Numbered = Pick<StoredLeaguePlayer, 'userId' | 'number'>;

/**
 * Stores which people of a league do not sit together. From then on, people can't choose their opponents: setting or ending a
 * block changes no pairing.
 * @param comers people whose blocks count now. Pairs of other people stay as they are.
 */
export async function settlePairs(
  { repositories, at }: UnitOfWork,
  league: StoredLeague,
  players: readonly Numbered[],
  comers = players,
): Promise<Apart> {
  const isApart = await REACHES.seats.league(repositories, players);
  const found = comers.flatMap(({ number: one }) =>
    players.flatMap(({ number: other }) => (one !== other && isApart(one, other) ? pairOf(one, other) : [])),
  );
  const apart = [...new Set([...pairsOf(league), ...found])];
  await repositories.leagues.change(league.id, at, { apart: apart.join(',') });
  return (one, other) => apart.includes(pairOf(one, other));
}

/** Returns who does not sit together in a league that has begun. A league from before 0.28.0 gets its pairs now. */
export async function pairsIn(
  unit: UnitOfWork,
  league: StoredLeague,
  players: readonly Numbered[],
): Promise<Apart> {
  if (league.apart === null) return settlePairs(unit, league, players);
  const apart = pairsOf(league);
  return (one, other) => apart.includes(pairOf(one, other));
}
