import { gameOf } from '../../core/contract/game.ts';
import type { DamagedMatch, NewMove } from '../../store/index.ts';
import { rowOf } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { tend } from '../requests/voting.ts';
import { answerOf, counted, type HostAnswer, refusedLine } from './answer.ts';
import { type Audit, audit, auditLines, type RightRevision } from './audit.ts';
import { type HostServices, notLive } from './host-services.ts';

/** Audits the log of a match. Undefined where the match was never dealt. */
export async function audited(
  { services, repositories }: Pick<UnitOfWork, 'services' | 'repositories'>,
  match: DamagedMatch,
): Promise<Audit | undefined> {
  if (match.status === 'lobby') return undefined;
  const rows = await repositories.repairs.log(match.id);
  if (rows.length === 0 && match.status === 'cancelled') return undefined;
  return audit(gameOf(services, match.game), match, rows);
}

const restoring = (
  { rev, state, dice }: RightRevision,
  { at, rules, batch }: Pick<NewMove, 'at' | 'rules' | 'batch'>,
): NewMove => ({
  ...{ seat: 0, action: 'undo', by: 'undo', events: [], reveals: false },
  ...{ state, dice, rules, at, batch, restores: rev },
});

/**
 * Moves a match back to its last correct revision. In the log, an undo replaces each broken revision. One more undo follows, so
 * that no button of an old message fits the new revision (law 2 of docs/architecture.md).
 */
async function moveBack(
  { repositories, services, at }: UnitOfWork,
  match: DamagedMatch,
  last: RightRevision,
): Promise<void> {
  const { repairs } = repositories;
  const { rules } = gameOf(services, match.game);
  const to = Math.max(match.rev, last.rev) + 1;
  await repairs.cut(match.id, last.rev + 1);
  for (let rev = last.rev + 1; rev <= to; rev++)
    await repairs.put(match.id, rev, restoring(last, { at, rules, batch: rev - 1 }));
  await repairs.setRev(match.id, match.rev, to, at);
  await repositories.sealed.clear(match.id);
  await repositories.orders.removeSince(match.id, last.rev);
}

async function write(unit: UnitOfWork, match: DamagedMatch, found: Audit): Promise<readonly string[]> {
  const { repositories, services, at } = unit;
  const { repairs } = repositories;
  const { differing, stops, last } = found;
  if (!last) return [];
  const { rules } = gameOf(services, match.game);
  for (const { right } of differing) {
    const { rev, state, dice } = right;
    if (!(await repairs.correct(match.id, rev, right)))
      await repairs.putDeal(match.id, { state, dice, rules, at });
  }
  if (stops) await moveBack(unit, match, last);
  const row = await tend(unit, match.id, await rowOf(repositories, match.id));
  if (stops) {
    const moves = Math.max(match.rev - last.rev, 1);
    const operator = { subject: 'rewound', moves } as const;
    await unit.tell({ matchId: match.id, kind: 'operator', rev: row.rev, details: { operator } });
  }
  await unit.tell({ matchId: match.id, kind: 'board', rev: row.rev });
  unit.changed(row);
  return [
    ...(differing.length > 0 ? [`${counted(differing.length, 'revision')} set right`] : []),
    ...(stops ? [`the game is back at the position of revision ${last.rev}, as revision ${row.rev}`] : []),
    'the board is posted again',
  ];
}

/**
 * Replays the log of a match, and lists the differences. With `writes`, corrects the log and the match, and posts the match's
 * message again.
 */
export async function repair(host: HostServices, matchId: string, writes: boolean): Promise<HostAnswer> {
  return host.units.of(matchId, async unit => {
    const match = await unit.repositories.repairs.match(matchId);
    if (!match) return refusedLine(`No game has the id ${matchId}.`);
    const found = await audited(unit, match);
    if (!found) return repost(unit, match, writes);
    const lines = auditLines(found);
    const broken = found.differing.length > 0 || found.stops !== undefined;
    if (!writes)
      return answerOf(
        `Game ${matchId}, revision ${match.rev}: ${lines.join('; ')}.`,
        broken ? `\`game repair ${matchId} --write\` sets it right.` : 'Nothing to repair.',
      );
    const ended = notLive(match);
    if (ended) return refusedLine(ended.text, `${lines.join('; ')}. Only a running game is repaired.`);
    if (!found.last)
      return refusedLine(
        `No position of game ${matchId} can be restored: ${lines.join('; ')}. Close it: \`game close ${matchId}\`.`,
      );
    const done = await write(unit, match, found);
    return answerOf(`Game ${matchId}: ${lines.join('; ')}.`, `Done: ${done.join('; ')}.`);
  });
}

/** Posts the message of a lobby again. A lobby has no log to repair. */
async function repost(unit: UnitOfWork, match: DamagedMatch, writes: boolean): Promise<HostAnswer> {
  const { id, rev, status } = match;
  if (status !== 'lobby') return answerOf(`Game ${id} was never dealt, so it has no log.`);
  if (!writes)
    return answerOf(`Game ${id} is a lobby, so it has no log. \`--write\` posts its message again.`);
  await unit.tell({ ...redrawOf({ id, rev }), kind: 'lobby' });
  return answerOf(`Game ${id} is a lobby: its message is posted again.`);
}
