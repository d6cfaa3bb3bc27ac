import { gameOf, type Seat } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import type { StoredMatch } from '../../store/index.ts';
import { isPlayedOnce } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import { ENDLESS, Play } from '../moves/play.ts';
import { againAs, tellPlayed } from '../moves/tell-moves.ts';
import { settleAndFinish } from '../results/end.ts';

interface PlayedOnce {
  readonly seat: Seat;
  readonly standIn?: Strength;
}

/**
 * Marks a seat as absent and lets its stand-in play.
 * @param standIn null: the stand-in that the table was opened with
 */
export async function leaveSeat(
  unit: UnitOfWork,
  match: StoredMatch,
  seat: Seat,
  change: 'absent' | 'gone',
  standIn: Strength | null = null,
): Promise<void> {
  const { repositories, at, tell } = unit;
  const own = match.seats[seat];
  const absent = {
    absentAt: own?.absentAt ?? at,
    standIn: standIn ?? own?.standIn ?? null,
    ...(change === 'gone' && { gone: true }),
  };
  await repositories.seats.change(match.id, seat, absent);
  const seats = match.seats.map(other => (other.seat === seat ? { ...other, ...absent } : other));
  await tell({ matchId: match.id, kind: 'seat', rev: match.rev, seat, details: { change } });
  await playOn(unit, { ...match, seats });
}

/**
 * Lets a stand-in play one turn for a seat. A hard bot thinks outside of the transaction. Until its move, the seat's row names
 * this bot.
 */
export async function playOnce(
  unit: UnitOfWork,
  match: StoredMatch,
  seat: Seat,
  standIn: Strength | null,
): Promise<void> {
  if (standIn === 'hard') await unit.repositories.seats.change(match.id, seat, { standIn });
  else await playOn(unit, match, { once: { seat, ...(standIn !== null && { standIn }) } });
}

/**
 * Plays all moves that need no person.
 * @param show posts a board even if there was no move
 * @returns true if there was a move
 */
export async function playOn(
  unit: UnitOfWork,
  match: StoredMatch,
  { once, show = false }: { readonly once?: PlayedOnce; readonly show?: boolean } = {},
): Promise<boolean> {
  const play = new Play(unit, match);
  if (once !== undefined) await playTurn(play, once);
  await settleAndFinish(unit, play);
  const moved = play.moves.length > 0;
  if (show)
    await unit.tell({ matchId: match.id, kind: againAs(unit, match), rev: play.rev, since: match.rev });
  else await tellPlayed(unit, match, play);
  return moved;
}

/**
 * Lets the stand-in decide for the seat until the seat has nothing more to decide. If several seats choose, one choice is
 * sealed, and the person may still replace it.
 */
async function playTurn(play: Play, { seat, standIn }: PlayedOnce): Promise<void> {
  for (let step = 0; step < ENDLESS; step++) {
    const choice = await play.choiceOf(seat, standIn);
    if (!choice) return;
    const { action, by } = choice;
    if (play.toAct.length > 1) return play.seal(seat, action, by === 'player' ? by : 'stand-in');
    await play.must(seat, action, by);
  }
  throw new Error(`match ${play.match.id}: the turn of seat ${seat} does not end`);
}

/** Ends the one turn of a hard stand-in, if the move that it has made ended the turn. */
export async function endTurnOfStandIn(
  { repositories }: UnitOfWork,
  match: StoredMatch,
  seat: Seat,
  play: Play,
): Promise<void> {
  const own = match.seats[seat];
  const isOver = play.toAct.length > 1 || play.turn.since !== match.turn.since;
  if (own && isPlayedOnce(own) && isOver) await repositories.seats.change(match.id, seat, { standIn: null });
}

/** Removes one-turn stand-ins from seats that no longer have to decide. Returns the row without them. */
export async function withoutSpentStandIns(
  { repositories, services }: UnitOfWork,
  match: StoredMatch,
): Promise<StoredMatch> {
  const once = match.seats.filter(isPlayedOnce);
  if (once.length === 0) return match;
  const toAct = match.status === 'running' ? gameOf(services, match.game).toAct(match.state) : [];
  const spent = once.filter(({ seat }) => !toAct.includes(seat));
  for (const { seat } of spent) await repositories.seats.change(match.id, seat, { standIn: null });
  return {
    ...match,
    seats: match.seats.map(own => (spent.includes(own) ? { ...own, standIn: null } : own)),
  };
}
