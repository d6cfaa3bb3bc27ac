import { type AnyGame, gameOf, type Seat } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { playingSeat, toMove } from '../match/rows.ts';
import { inTime, refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Acted, Seen } from '../match/types.ts';
import { mayLeave, mayLeaveAlone } from '../moves/orders.ts';
import { Play } from '../moves/play.ts';
import { tellPlayed } from '../moves/tell-moves.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { settleAndFinish } from '../results/end.ts';

interface Wish extends Seen {
  readonly personId: string;
  readonly action: string;
  readonly order?: string | undefined;
}

interface Known {
  /** State of the match after the action. Undefined if the match has ended. */
  readonly known: StoredMatch | undefined;
}

/**
 * Reads the typed action, and returns it with the person's seat. Refuses an action by a seat that may not act now, or for an
 * outdated revision.
 */
function understand(
  game: AnyGame,
  match: StoredMatch,
  { personId, action: text, rev }: Wish,
): Result<{ readonly seat: Seat; readonly action: unknown }, Refusal> {
  const playing = playingSeat(match, personId);
  if (!playing.ok) return playing;
  const seat = playing.value;
  if (match.pausedAt !== null) return refuseAtTable('paused');
  if (rev !== undefined && rev !== match.rev) return refuseAtTable('stale', { rev: match.rev, seen: rev });
  const awaited = game.toAct(match.state);
  if (!awaited.includes(seat)) return refuseAtTable('not-to-act', { seats: awaited });
  const action = game.read(text);
  return action.ok ? accept({ seat, action: action.value }) : action;
}

/**
 * Plays an action. If only one seat must decide, the action is carried out immediately. If several seats must decide, the
 * action is sealed (kept secret) until all have chosen, without a new revision (law 12). Refuses a choice that conflicts with
 * other sealed choices.
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
  const { order } = wish;
  const standing = order === undefined ? undefined : await mayLeave(unit, match, { seat, action, order });
  if (standing && !standing.ok) return standing;
  const play = new Play(unit, await comeBack(unit, match, seat));
  const several = play.toAct.length > 1;
  const done = several ? play.check(seat, action) : await play.make(seat, action, 'person');
  if (!done.ok) return done;
  if (several) {
    const choice = { seat, action: play.game.write(action), sentAt: wish.sentAt };
    const newest = await newestChoice(unit, match, choice);
    if (!newest.ok) return newest;
    const fits = await play.fits(seat, action);
    await play.seal(seat, action, 'person');
    if (!fits.ok) {
      await play.turnDown(seat, fits.refusal);
      return fits;
    }
  }
  if (order !== undefined) await play.leave(seat, order, 'with an action');
  await settleAndFinish(unit, play);
  const sealed = !(await tellPlayed(unit, match, play));
  // The redrawn message shows which seats have chosen, but never their choices.
  if (sealed) await unit.tell(redrawOf(match));
  const known = play.toAct.length > 0 ? play.match : undefined;
  return accept({ sealed, waitingFor: await play.waitingFor(), moves: play.moves.map(toMove), known });
}

/**
 * Stores a standing order that comes without an action. If the order decides the seat's present choice, the order is carried
 * out immediately.
 */
export async function leaveOrder(
  unit: UnitOfWork,
  match: StoredMatch,
  { personId, order }: Pick<Wish, 'personId'> & { readonly order: string },
): Promise<Result<Pick<Acted, 'moves'> & Known, Refusal>> {
  const meant = playingSeat(match, personId);
  if (!meant.ok) return meant;
  const seat = meant.value;
  const may = await mayLeaveAlone(unit, match, { seat, order });
  if (!may.ok) return may;
  const play = new Play(unit, await comeBack(unit, match, seat));
  await play.leave(seat, order, 'by itself');
  await settleAndFinish(unit, play);
  const isAnnounced = await tellPlayed(unit, match, play);
  // The order may have sealed a choice. The redrawn message shows which seats have chosen.
  if (!isAnnounced && play.toAct.includes(seat) && play.toAct.length > 1) await unit.tell(redrawOf(match));
  return accept({ moves: play.moves.map(toMove), known: play.toAct.length > 0 ? play.match : undefined });
}

/**
 * Refuses a choice that the person sent before a choice which is stored already. Revisions do not show which choice is older,
 * since sealed choices do not raise the revision.
 */
async function newestChoice(
  { repositories, at }: UnitOfWork,
  { id, rev }: StoredMatch,
  { seat, action, sentAt }: { readonly seat: Seat; readonly action: string } & Seen,
): Promise<Result<void, Refusal>> {
  if (sentAt === undefined) return accept(undefined);
  const sealed = (await repositories.sealed.list(id, rev)).find(
    row => row.seat === seat && row.by === 'person',
  );
  const isNewer = sealed !== undefined && sealed.at > sentAt && sealed.at <= at;
  return isNewer && sealed.action !== action ? refuseAtTable('late-choice') : accept(undefined);
}

/** Ends the absence of the seat's person, and returns the changed match. Changes nothing if the person is present. */
export async function comeBack(
  { repositories, tell }: UnitOfWork,
  match: StoredMatch,
  seat: Seat,
): Promise<StoredMatch> {
  const present = { absentAt: null, standIn: null, offeredAt: null, gone: false };
  const own = match.seats[seat];
  if (!own || own.resigned) return match;
  const left = own.absentAt !== null || own.offeredAt !== null || own.gone;
  if (!left && own.standIn === null) return match;
  await repositories.seats.change(match.id, seat, present);
  // A person with a stand-in for only one turn was not absent, so no message reports a return.
  if (left)
    await tell({ matchId: match.id, kind: 'seat', rev: match.rev, seat, details: { change: 'back' } });
  return { ...match, seats: match.seats.map(other => (other === own ? { ...own, ...present } : other)) };
}
