import type { HostedMatch } from '../../store/index.ts';
import { endOfSeat } from '../match/position.ts';
import { answerOf, byStatus, ENDED, type HostAnswer, heading, utc } from './answer.ts';
import { type HostServices, idOf } from './host-services.ts';

/** Maximum number of games or lines in a list. */
const MOST = 25;

const rest = (all: number, shown: number): readonly string[] =>
  all > shown ? [`and ${all - shown} more`] : [];

const place = ({ guildId, channelId }: HostedMatch): string =>
  guildId === null ? 'direct message' : `server ${guildId}, channel ${channelId}`;

const gameLine = (match: HostedMatch): string =>
  [
    `${match.id}  ${match.game}, ${match.status}, revision ${match.rev}, changed ${utc(match.updatedAt)}`,
    ...(match.pausedAt === null ? [] : [`paused since ${utc(match.pausedAt)}`]),
    ...(match.parkedAt === null ? [] : [`parked since ${utc(match.parkedAt)}`]),
    place(match),
  ].join('; ');

export async function games(host: HostServices, server: string | undefined): Promise<HostAnswer> {
  const guildId = server === undefined ? undefined : await idOf(host, 'server', server);
  if (typeof guildId === 'object') return guildId;
  const { hostLookups } = host.units.store;
  const all = await hostLookups.count(guildId);
  const listed = await hostLookups.live(MOST, guildId);
  return answerOf(heading(all, 'live game'), ...listed.map(gameLine), ...rest(all, listed.length));
}

/** Lists the games whose channel is closed to the bot, with the reason. */
export async function parked({ units, blocks }: HostServices): Promise<HostAnswer> {
  const { hostLookups } = units.store;
  const all = await hostLookups.countParked();
  const listed = await hostLookups.parked(MOST);
  const lines: string[] = [];
  for (const match of listed) {
    const isBlocked = await blocks.isServerBlocked(match.guildId);
    const reason = isBlocked ? 'blocked by the operator' : (match.error ?? 'no message was refused');
    lines.push(`${gameLine(match)}; ${reason}`);
  }
  return answerOf(heading(all, 'parked game'), ...lines, ...rest(all, listed.length));
}

/** Shows the games of a person, without their contents. */
export async function person(host: HostServices, typed: string): Promise<HostAnswer> {
  const id = await idOf(host, 'person', typed);
  if (typeof id !== 'string') return id;
  const { hostLookups, people } = host.units.store;
  const { awayUntil, locale } = await people.get(id);
  const games = await hostLookups.gamesOf(id, MOST);
  const counts = await hostLookups.statusesOf(id);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const now = host.units.services.now();
  return answerOf(
    `Person ${id}: games ${byStatus(counts)}.`,
    ...((await host.blocks.isPersonBlocked(id)) ? ['Blocked.'] : []),
    ...(locale === null ? [] : [`Language: ${locale}.`]),
    ...(awayUntil !== null && awayUntil > now ? [`Away until ${utc(awayUntil)}.`] : []),
    ...games.map(game => {
      const end = endOfSeat(game);
      const state = end ? `, ${ENDED[end]}` : game.absentAt === null ? '' : ', absent';
      return `${gameLine(game)}; seat ${game.seat + 1}${state}`;
    }),
    ...rest(all, games.length),
  );
}

/** Shows the settings and games of a server, without their contents. */
export async function server(host: HostServices, typed: string): Promise<HostAnswer> {
  const id = await idOf(host, 'server', typed);
  if (typeof id !== 'string') return id;
  const { hostLookups, servers } = host.units.store;
  const counts = await hostLookups.statusesIn(id);
  const settings = await servers.get(id);
  const live = await hostLookups.live(MOST, id);
  const { guildId: _, ...chosen } = settings ?? { guildId: id };
  const set = Object.entries(chosen).map(([name, value]) => `${name} ${value ?? 'default'}`);
  return answerOf(
    `Server ${id}: games ${byStatus(counts)}.`,
    ...((await host.blocks.isServerBlocked(id)) ? ['Blocked.'] : []),
    `Settings: ${set.join(', ') || 'all default'}.`,
    ...live.map(gameLine),
    ...rest(await hostLookups.count(id), live.length),
  );
}

export async function blockList({ blocks }: HostServices): Promise<HostAnswer> {
  await blocks.refresh();
  const rows = await blocks.list();
  return answerOf(
    heading(rows.length, 'block'),
    ...rows.map(({ kind, id, reason, at }) => {
      const who = id.length === 64 ? 'a person who deleted their data' : `${kind} ${id}`;
      return `${who}, since ${utc(at)}${reason === null ? '' : `: ${reason}`}`;
    }),
  );
}

export async function lineLog({ units }: HostServices, most: number): Promise<HostAnswer> {
  const rows = await units.store.host.newest(most);
  const [first, ...more] = rows.map(({ at, by, line, status, answer }) => {
    const outcome = answer === null ? status : `${status}: ${answer.split('\n')[0] ?? ''}`;
    return `${utc(at)}  ${by ?? 'a person who deleted their data'}: ${line} → ${outcome}`;
  });
  return answerOf(first ?? 'No line that changes something was typed in the last year.', ...more);
}
