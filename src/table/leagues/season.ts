import { createHash } from 'node:crypto';
import { isForgotten } from '../../core/contract/player.ts';
import type {
  LeagueState,
  StoredLeaguePlayer,
  StoredLeagueSeat,
  StoredLeagueTable,
} from '../../store/index.ts';
import { type Rank, type ScoredTable, standingsIn } from './standings.ts';

export const seatsAt = (
  { seats }: Pick<LeagueState, 'seats'>,
  { round, number }: Pick<StoredLeagueTable, 'round' | 'number'>,
): readonly StoredLeagueSeat[] => seats.filter(seat => seat.round === round && seat.number === number);

/** Lists the ended tables that count for the standing. Cup tables do not count, and a bye counts as a table for one. */
const scoredTables = (season: LeagueState): readonly ScoredTable[] =>
  season.tables
    .filter(({ cup, endedAt }) => !cup && endedAt !== null)
    .flatMap(table => {
      const scored = seatsAt(season, table).map(({ player, rank, points, share }) => ({
        ...{ player, rank: rank ?? 1, points: points ?? 0, share },
      }));
      return table.number === 0 ? scored.map(seat => [seat]) : [scored];
    });

/** Computes the standing before the cup, of all people except the waiting list. */
export function standingsOfSeason(season: LeagueState): readonly Rank[] {
  const entrants = season.players.filter(({ state }) => state !== 'waiting');
  return standingsIn(
    entrants.map(({ number, bonus, draw }) => ({ player: number, bonus, draw })),
    scoredTables(season),
  );
}

/** Computes the text that decides between people with equal results. Anybody can compute it from the league's public seed. */
export const drawOf = (seed: string, number: number): string =>
  createHash('sha256').update(`${seed}/${number}`).digest('hex').slice(0, 16);

/** Lists the people to seat at a table that is about to be opened. People who deleted their data are left out. */
export const presentAt = (
  season: LeagueState,
  table: Pick<StoredLeagueTable, 'round' | 'number'>,
): readonly StoredLeaguePlayer[] =>
  seatsAt(season, table).flatMap(({ player }) => {
    const found = season.players.find(({ number }) => number === player);
    return found && !isForgotten(found.userId) ? found : [];
  });
