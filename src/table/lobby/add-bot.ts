import { nextPlayer, playerId, playerOf, type Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { asSeats, people, seatOf } from '../match/rows.ts';
import { refuseAtTable, type Services, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import { shut } from './gathering.ts';

/** Returns the people in `there`, and after them new bots of these strengths. */
export function joinedBy(there: readonly Person[], players: readonly Strength[]): readonly Person[] {
  const all = [...there];
  for (const strength of players) {
    const number = nextPlayer(strength, all);
    all.push({ id: playerId(strength, number), name: `${strength} ${number}`, strength });
  }
  return all;
}

/** Returns why bots of these strengths can't play the game. Undefined if all of them can. */
export function unplayed(
  { players }: Pick<Services, 'players'>,
  game: string,
  wanted: readonly Strength[],
): Result<never, Refusal> | undefined {
  const lacks = wanted.some(strength => playerOf(game, players, strength) === undefined);
  return lacks ? refuseAtTable('no-players', { game }) : undefined;
}

export async function addPlayer(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
  strength: Strength,
): Promise<Result<void, Refusal>> {
  const closed = shut(match, personId);
  if (closed) return closed;
  if (seatOf(match, personId) === undefined) return refuseAtTable('not-seated');
  const refusal = unplayed(unit.services, match.game, [strength]);
  if (refusal) return refusal;
  if (match.seats.length >= match.seatsWanted)
    return refuseAtTable('table-full', { seats: match.seatsWanted });
  await unit.repositories.matches.setSeats(match.id, asSeats(joinedBy(people(match), [strength])), unit.at);
  await unit.tell({ matchId: match.id, kind: 'lobby', rev: match.rev });
  return accept(undefined);
}
