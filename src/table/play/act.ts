import type { AnyGame, Seat } from '../../core/game.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { redrawOf } from '../outbox/redraw.ts';
import { finish } from '../results/ending.ts';
import { seatOf, toMove } from '../rows.ts';
import { gameOf, refuseAtTable, type UnitOfWork } from '../services.ts';
import type { Acted, Seen } from '../types.ts';
import { inTime, newestChoice } from './late-commands.ts';
import { tellMoves } from './news.ts';
import { Play } from './play.ts';
import { comeBack } from './return-to-seat.ts';

interface Wish extends Seen {
  readonly personId: string;
  readonly action: string;
}

interface Known {
  /** The match after it; undefined where it has ended. */
  readonly known: StoredMatch | undefined;
}

/** The seat that may act now and the action it means. */
export function understand(
  game: AnyGame,
  match: StoredMatch,
  { personId, action: text, rev }: Wish,
): Result<{ readonly seat: Seat; readonly action: unknown }, Refusal> {
  if (match.status === 'lobby') return refuseAtTable('not-started');
  if (match.status !== 'running') return refuseAtTable('over');
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuseAtTable('not-seated');
  if (match.seats[seat]?.resigned) return refuseAtTable('resigned');
  if (match.pausedAt !== null) return refuseAtTable('paused');
  if (rev !== undefined && rev !== match.rev) return refuseAtTable('stale', { rev: match.rev, seen: rev });
  const awaited = game.toAct(match.state);
  if (!awaited.includes(seat)) return refuseAtTable('not-to-act', { seats: awaited });
  const action = game.read(text);
  return action.ok ? accept({ seat, action: action.value }) : action;
}

/**
 * One seat to act: carried out at once. Several: sealed, and carried out when the last is in (law 12). A sealed choice leaves
 * the revision as it was, so it makes no other stale. One that does not fit with the others' is turned down.
 */
export async function act(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: Wish,
): Promise<Result<Omit<Acted, 'match'> & Known, Refusal>> {
  const meant = understand(gameOf(unit.services, match.game), match, wish);
  if (!meant.ok) return meant;
  const timely = await inTime(unit, match, wish);
  if (!timely.ok) return timely;
  const { seat, action } = meant.value;
  const play = new Play(unit, await comeBack(unit, match, seat));
  const several = play.toAct.length > 1;
  const done = several ? play.check(seat, action) : await play.make(seat, action, 'person');
  if (!done.ok) return done;
  if (several) {
    const choice = { seat, action: play.game.write(action), sentAt: wish.sentAt };
    const newest = await newestChoice(unit, match, choice);
    if (!newest.ok) return newest;
    const { sealed } = unit.repositories;
    const fits = await play.fits(seat, action);
    await sealed.put(match.id, match.rev, seat, choice.action, unit.at);
    if (!fits.ok) {
      await sealed.turnDown(match.id, match.rev, seat, fits.refusal);
      return fits;
    }
  }
  await play.settle();
  await finish(unit, match.id, play);
  if (play.moves.length > 0) await tellMoves(unit, match, play);
  const sealed = play.moves.length === 0;
  // Who has chosen stands in the message at once; what, nowhere.
  if (sealed) await unit.tell(redrawOf(match));
  const known = play.toAct.length > 0 ? play.match : undefined;
  return accept({ sealed, waitingFor: await play.waitingFor(), moves: play.moves.map(toMove), known });
}
