import { createHmac } from 'node:crypto';
import type { Repositories } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';

const DAY = 86_400_000;
/** Maximum number of days for which a league's marks are kept. The end of the league deletes them earlier. */
const LEAGUE_DAYS = 365;
/** Number of days for which marks of a challenge are kept, since a challenge never closes. */
const CHALLENGE_DAYS = 30;

/**
 * Key of the secret for computing marks (hashes of people's ids). The secret never leaves the database. Without it, no mark can
 * be traced to a person.
 */
const SECRET = 'marks:secret';

type MarkStore = Pick<Repositories, 'kv' | 'marks'>;

export const leagueScope = (id: string): string => `league ${id}`;
export const dealScope = (id: string): string => `deal ${id}`;

const markOf = (secret: string, scope: string, personId: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`mark/1/${scope}/${personId}`).digest('hex');

/** Returns true if a person took part in the league or deal before they deleted their data. */
export async function isMarked(
  { kv, marks }: MarkStore,
  scope: string,
  personId: string,
  at: number,
): Promise<boolean> {
  const secret = await kv.get(SECRET);
  return secret !== undefined && marks.has({ scope, mark: markOf(secret, scope, personId) }, at);
}

/** Lists, for a person who deleted their data, all marks that are kept about this person. */
export async function marksOf({ kv, marks }: MarkStore, personId: string) {
  const secret = await kv.get(SECRET);
  if (secret === undefined) return [];
  const all = await marks.all();
  return all.flatMap(({ scope, mark, until }) =>
    mark === markOf(secret, scope, personId) ? { scope, until } : [],
  );
}

/**
 * Stores marks for the leagues and deals that a person may not begin again, before the person's rows are deleted. Otherwise a
 * person could rejoin a league or repeat a deal's first attempt.
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
