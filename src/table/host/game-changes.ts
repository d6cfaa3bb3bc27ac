import { accept } from '../../core/contract/result.ts';
import { isPrivate, type OperatorMessage, type StoredMatch } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { pause, resume } from '../requests/pause.ts';
import { callOff } from '../results/call-off.ts';
import { answerOf, type HostAnswer, refusedLine } from './answer.ts';
import { type HostServices, notLive } from './host-services.ts';

/** Changes a match, or refuses to, in the match's own transaction. */
async function changing(
  host: HostServices,
  matchId: string,
  work: (unit: UnitOfWork, match: StoredMatch) => Promise<HostAnswer>,
): Promise<HostAnswer> {
  const done = await host.units.transact(
    matchId,
    async (unit, match) => accept(notLive(match) ?? (await work(unit, match))),
    (_, answer) => answer,
  );
  if (done.ok) return done.value;
  return refusedLine(
    `Game ${matchId} was changed at the same moment (${done.refusal.code}). Type the line again.`,
  );
}

const tellOperator = (unit: UnitOfWork, { id, rev }: StoredMatch, operator: OperatorMessage): Promise<void> =>
  unit.tell({ matchId: id, kind: 'operator', rev, details: { operator } });

/** Pauses a running game. Its players may vote to continue it. */
export const pauseGame = (host: HostServices, matchId: string): Promise<HostAnswer> =>
  changing(host, matchId, async (unit, match) => {
    if (match.status !== 'running')
      return refusedLine(`Game ${matchId} is a lobby: only a running game is paused.`);
    if (isPrivate(match))
      return refusedLine(`Game ${matchId} is a private solo game, which has no clock to pause.`);
    if (match.pausedAt !== null)
      return refusedLine(`Game ${matchId} is paused already. \`game resume ${matchId}\` continues it.`);
    await pause(unit, match);
    await tellOperator(unit, match, { subject: 'paused' });
    return answerOf(`Game ${matchId} is paused. Its players may vote to continue it.`);
  });

export const resumeGame = (host: HostServices, matchId: string): Promise<HostAnswer> =>
  changing(host, matchId, async (unit, match) => {
    if (match.pausedAt === null) return refusedLine(`Game ${matchId} is not paused.`);
    await resume(unit, match);
    return answerOf(`Game ${matchId} goes on.`);
  });

/** Ends a lobby or a running game. The game counts for no rating, and one message is posted in its channel. */
export const closeGame = (
  host: HostServices,
  matchId: string,
  reason: string | undefined,
): Promise<HostAnswer> =>
  changing(host, matchId, async (unit, match) => {
    await callOff(unit, matchId);
    // The edit of the newest message is silent, so the operator's message is the only news in the channel.
    await unit.tell(match.status === 'lobby' ? { ...redrawOf(match), kind: 'closed' } : redrawOf(match));
    await tellOperator(unit, match, { subject: 'closed', ...(reason !== undefined && { text: reason }) });
    return answerOf(`Game ${matchId} is closed, and counts for no rating.`);
  });
