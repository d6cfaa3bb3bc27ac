import { SeededDice } from '../../core/contract/dice.ts';
import { gameOf } from '../../core/contract/game.ts';
import { isOneAmongPlayers } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { isLive } from '../match/live-clock.ts';
import { ownPlace } from '../match/places.ts';
import { askerOf, asSeats, people, rowOf, seatOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { openerSeen } from '../match/strangers.ts';
import { Play } from '../moves/play.ts';
import { heldUntil } from '../moves/tell-moves.ts';
import { settleAndFinish } from '../results/end.ts';
import { shut, unconfirmed } from './gathering.ts';

/** Starts a game. The opener may do so once enough people are seated, and any seated person once the lobby is full. */
export async function start(
  unit: UnitOfWork,
  match: StoredMatch,
  id: string,
): Promise<Result<void, Refusal>> {
  const closed = shut(match, id);
  if (closed) return closed;
  if (seatOf(match, id) === undefined) return refuseAtTable('not-seated');
  const seats = match.seats.length;
  const { min } = gameOf(unit.services, match.game).seats(match.options);
  if (match.openerId !== id && seats < match.seatsWanted) {
    return refuseAtTable('not-opener', { ...openerSeen(match), action: 'start' });
  }
  if (seats < min) return refuseAtTable('too-few', { seats, needed: min });
  const missing = await unconfirmed(unit.repositories, match);
  if (missing.length > 0) {
    const here = ownPlace(match.seats);
    const names = missing.map(({ name, place = 0 }) => (place === here ? name : ''));
    return refuseAtTable('not-all-here', {
      people: names,
      ...openerSeen(match),
      asker: askerOf(match, id),
    });
  }
  if (isLive(match) && isOneAmongPlayers(match)) return refuseAtTable('live-alone');
  // The game was opened as rated, but only one person takes part, so it becomes unrated.
  if (match.rated && isOneAmongPlayers(match))
    await unit.repositories.matches.setTerms(match.id, { rated: false });
  await deal(unit, match);
  return accept(undefined);
}

/**
 * Begins a live game once all its seats are taken and confirmed, since its people are waiting at their screens. Does nothing in
 * another lobby.
 */
export async function beginIfFull(unit: UnitOfWork, matchId: string): Promise<void> {
  const match = await rowOf(unit.repositories, matchId);
  if (!isLive(match) || match.seats.length < match.seatsWanted || isOneAmongPlayers(match)) return;
  if ((await unconfirmed(unit.repositories, match)).length === 0) await deal(unit, match);
}

/** Deals a match: draws the order of the seats, sets the game up, and saves the position as revision 0. */
export async function deal(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const { services, repositories, at } = unit;
  const game = gameOf(services, match.game);
  const dice = SeededDice.fromHex(match.seed, match.dice);
  const company = people(match);
  const seats = asSeats(match.seating === 'joined' ? company : dice.shuffle(company, 'seats'));
  const state = game.setup(seats.length, match.options, dice);
  await repositories.matches.setSeats(match.id, seats, at);
  await repositories.matches.start(match.id, { state, dice: dice.counters, rules: game.rules, at });
  const play = new Play(unit, await rowOf(unit.repositories, match.id));
  await settleAndFinish(unit, play);
  const notBefore = heldUntil(unit, match, await play.thinking());
  await unit.tell({ matchId: match.id, kind: 'board', rev: play.rev, since: -1, notBefore });
}
