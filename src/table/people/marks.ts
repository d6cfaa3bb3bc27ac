import { createHmac } from 'node:crypto';
import type { Repositories } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';

const DAY = 86_400_000;
/** Longer than any league lasts: its marks go as it ends. */
const LEAGUE_DAYS = 365;
/** A challenge never closes. */
const CHALLENGE_DAYS = 30;

/** Marks of people can be compared with their ids by it alone: a secret of the database. */
const SECRET = 'marks:secret';

type MarkStore = Pick<Repositories, 'kv' | 'marks'>;

/** Scope of a mark: a league, which a person may join once. */
export const leagueScope = (id: string): string => `league ${id}`;
export const dealScope = (id: string): string => `deal ${id}`;

const markOf = (secret: string, scope: string, personId: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`mark/1/${scope}/${personId}`).digest('hex');

/** Returns true where the person took part in it before they deleted their data. */
export async function isMarked(
  { kv, marks }: MarkStore,
  scope: string,
  personId: string,
  at: number,
): Promise<boolean> {
  const secret = await kv.get(SECRET);
  return secret !== undefined && marks.has({ scope, mark: markOf(secret, scope, personId) }, at);
}

/** Lists all that is kept of a person who deleted their data, for that person. */
export async function marksOf({ kv, marks }: MarkStore, personId: string) {
  const secret = await kv.get(SECRET);
  if (secret === undefined) return [];
  const all = await marks.all();
  return all.flatMap(({ scope, mark, until }) =>
    mark === markOf(secret, scope, personId) ? { scope, until } : [],
  );
}

/**
 * Marks what the person has begun and can't begin again, before their rows are deleted. Otherwise a person could come back
 * to a league with points for the earlier rounds, or get a deal's first attempt twice.
 */
export async function leaveMarks(
  { repositories, services, at }: UnitOfWork,
  personId: string,
): Promise<void> {
  const { kv, marks, leagues, deals } = repositories;
  const { played } = await leagues.ofUser(personId);
  const lasting = [
    ...played
      .filter(({ status, state }) => status === 'running' && state !== 'waiting')
      .map(({ leagueId }) => ({ scope: leagueScope(leagueId), until: at + LEAGUE_DAYS * DAY })),
    ...(await deals.openTo(personId, at)).map(({ id, closesAt }) => ({
      scope: dealScope(id),
      until: closesAt ?? at + CHALLENGE_DAYS * DAY,
    })),
  ];
  if (lasting.length === 0) return;
  await marks.holdSecret();
  const secret = (await kv.get(SECRET)) ?? Buffer.from(services.newSeed()).toString('hex');
  await kv.set(SECRET, secret);
  for (const { scope, until } of lasting)
    await marks.put({ scope, mark: markOf(secret, scope, personId), until });
}
