import { createHash } from 'node:crypto';
import type { Seat } from '../../core/game.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { isPlayedOnce, thinkers } from '../match/rows.ts';
import { gameOf, type Services, type UnitOfWork } from '../match/services.ts';
import { redrawOf } from '../outbox/own-messages.ts';
import { Play } from '../play/play.ts';
import { tellPlayed } from '../play/tell-moves.ts';
import { finish } from '../results/end.ts';

interface Thinking {
  readonly seat: Seat;
  readonly rev: number;
}

/** Derives the random seed of a bot's thinking. After a restart, thinking about the same position gives the same result. */
export function thoughtSeed(matchId: string, rev: number, seat: Seat): number {
  return createHash('sha256').update(`thought/${matchId}/${rev}/${seat}`).digest().readUInt32BE() >>> 1;
}

/** Lists the seats for which a bot must think, judged by the match's row. Empty if no bot needs long thinking. */
export function mayThink(services: Pick<Services, 'games'>, match: StoredMatch): readonly Seat[] {
  if (match.status !== 'running' || match.pausedAt !== null) return [];
  const thinking = thinkers(match);
  if (thinking.size === 0) return [];
  const game = gameOf(services, match.game);
  return game.toAct(match.state).filter(seat => thinking.has(seat));
}

/** Carries out the action that a bot has chosen, if the decision is still open. @returns true if the action was carried out */
export async function playThought(
  unit: UnitOfWork,
  match: StoredMatch,
  { seat, rev }: Thinking,
  action: string,
): Promise<Result<boolean, Refusal>> {
  const play = new Play(unit, match);
  if (match.status !== 'running' || match.rev !== rev || !(await play.thinking()).includes(seat))
    return accept(false);
  const read = play.game.read(action);
  if (!read.ok) return read;
  const done = await play.playerActs(seat, read.value);
  if (!done.ok) return done;
  const own = match.seats[seat];
  const isOver = play.toAct.length > 1 || play.turn.since !== match.turn.since;
  if (own && isPlayedOnce(own) && isOver)
    await unit.repositories.seats.change(match.id, seat, { standIn: null });
  await play.settle();
  await finish(unit, match.id, play);
  // The choice was only sealed. The redrawn message shows which seats have chosen and which bots still think.
  if (!(await tellPlayed(unit, match, play))) await unit.tell(redrawOf(match));
  return accept(true);
}
