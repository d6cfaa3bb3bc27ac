import { gameOf } from '../../core/contract/game.ts';
import type { StoredMatch } from '../../store/index.ts';
import { endOfSeat } from '../match/position.ts';
import { answerOf, ENDED, type HostAnswer, refusedLine, utc } from './answer.ts';
import { auditLines } from './audit.ts';
import type { HostServices } from './host-services.ts';
import { audited } from './repair.ts';

const flat = (name: string): string => name.replace(/\s+/g, ' ');

/** Reads a match. Returns undefined where its row can't be read. The operator can correct such a row with `game repair`. */
async function readable({ units }: HostServices, matchId: string): Promise<StoredMatch | undefined> {
  try {
    return await units.store.matches.get(matchId);
  } catch {
    return undefined;
  }
}

function seatLines({ seats }: StoredMatch): readonly string[] {
  return seats.map(own => {
    const { seat, userId, name, strength, absentAt, offeredAt, gone, said } = own;
    const end = endOfSeat(own);
    const state = [
      strength === null ? `id ${userId}` : `bot, ${strength}`,
      ...(end ? [ENDED[end]] : absentAt === null ? [] : [`absent since ${utc(absentAt)}`]),
      ...(offeredAt === null ? [] : ['on offer']),
      ...(gone ? ['left the server'] : []),
      ...(said ? [`newest phrase ${said.phrase}`] : []),
    ];
    return `seat ${seat + 1}: ${flat(name)} (${state.join(', ')})`;
  });
}

async function lastMove({ units }: HostServices, { id, rev }: StoredMatch): Promise<string> {
  const [row] = (await units.store.repairs.log(id)).toReversed();
  if (!row) return 'no move yet';
  if (row.rev === 0) return `dealt at ${utc(row.at)}, no move yet`;
  return `last move: revision ${row.rev} of ${rev} by seat ${(row.seat ?? 0) + 1} (${row.by}) at ${utc(row.at)}`;
}

/** Writes which seats the game waits for, or that its position can't be read. */
function awaited({ units }: HostServices, match: StoredMatch): readonly string[] {
  if (match.status !== 'running') return [];
  try {
    const seats = gameOf(units.services, match.game).toAct(match.state);
    return [`waits for: ${seats.map(seat => `seat ${seat + 1}`).join(', ') || 'no seat'}`];
  } catch {
    return ['waits for: unknown, since the position can not be read'];
  }
}

/** Shows the state of a game to an operator: seats, messages and log, but never the position, a hand or the seed. */
export async function showGame(host: HostServices, matchId: string): Promise<HostAnswer> {
  const { store, services } = host.units;
  const head = await store.repairs.match(matchId);
  if (!head) return refusedLine(`No game has the id ${matchId}.`);
  const found = await audited({ repositories: store, services }, head);
  const log = found ? auditLines(found).join('; ') : 'never dealt';
  const match = await readable(host, matchId);
  if (!match)
    return answerOf(`Game ${matchId}: ${head.game}, ${head.status}; its row can not be read.`, `log: ${log}`);
  const unsent = await store.hostLookups.unsent(matchId);
  const { guildId, channelId, status, endedBy, rev } = match;
  return answerOf(
    `Game ${matchId}: ${match.game}, ${status}${endedBy === null ? '' : ` (${endedBy})`}, revision ${rev}, ${match.rated ? 'rated' : 'not rated'}`,
    guildId === null ? 'in a direct message' : `in server ${guildId}, channel ${channelId}`,
    `opened at ${utc(match.createdAt)}, changed at ${utc(match.updatedAt)}`,
    ...seatLines(match),
    ...awaited(host, match),
    await lastMove(host, match),
    match.pausedAt === null ? 'not paused' : `paused since ${utc(match.pausedAt)}`,
    match.parkedAt === null ? 'not parked' : `parked since ${utc(match.parkedAt)}`,
    `shown in the channel: revision ${match.shownRev ?? 'none'}`,
    unsent.length === 0 ? 'no unsent message' : `unsent messages: ${unsent.length}`,
    ...unsent.map(
      ({ kind, status: is, attempts, error, at }) =>
        `- ${kind}, ${is} since ${utc(at)}, ${attempts} attempts${error === null ? '' : `, last error: ${error}`}`,
    ),
    `log: ${log}`,
  );
}
