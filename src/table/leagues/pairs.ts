import type { LeagueState, StoredLeaguePlayer } from '../../store/index.ts';
import type { Apart } from '../lobby/blocks.ts';

const pairOf = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

const pairsOf = (apart: string | null): readonly string[] => (apart ? apart.split(',') : []);

/**
 * Adds the pairs of people who do not sit together to the pairs that a league keeps. From then on, people can't choose their
 * opponents: setting or ending a block changes no pairing.
 * @param comers people whose blocks count now. Pairs of other people stay as they are.
 */
export function pairsAmong(
  { contest, players }: Pick<LeagueState, 'contest' | 'players'>,
  isApart: Apart,
  comers: readonly Pick<StoredLeaguePlayer, 'number'>[] = players,
): string {
  const found = comers.flatMap(({ number: one }) =>
    players.flatMap(({ number: other }) => (one !== other && isApart(one, other) ? pairOf(one, other) : [])),
  );
  return [...new Set([...pairsOf(contest.apart), ...found])].join(',');
}

/** Makes the check that two people must not sit together, from the pairs that a league keeps. */
export function apartBy(pairs: string): Apart {
  const apart = pairsOf(pairs);
  return (one, other) => apart.includes(pairOf(one, other));
}
