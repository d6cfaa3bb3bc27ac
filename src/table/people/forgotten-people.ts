import { createHmac } from 'node:crypto';
import { DAY_MS } from '../../core/values/days.ts';
import type { Repositories } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';

/** Maximum number of days for which a league's marks are kept. The end of the league deletes them earlier. */
const LEAGUE_DAYS = 365;
/** Days for which the marks of a challenge are kept. A challenge never closes. */
const CHALLENGE_DAYS = 30;
/** Latest time that a date can have, for marks of puzzles. A puzzle keeps its rating as long as there is a database. */
const FOREVER = 8.64e15;

/**
 * Key of the secret for computing marks. A mark is the hash of a person's id in a scope. The secret never leaves the database.
 * No mark can be traced to a person without the secret.
 */
const SECRET = 'marks:secret';

type MarkStore = Pick<Repositories, 'kv' | 'marks'>;

export const leagueScope = (id: string): string => `league ${id}`;
export const dealScope = (id: string): string => `deal ${id}`;
export const puzzleScope = (id: string): string => `puzzle ${id}`;

const markOf = (secret: string, scope: string, personId: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`mark/1/${scope}/${personId}`).digest('hex');

/** Scope of the mark of a person whom the operator has blocked. */
export const blockScope = 'host block';

/** Returns a person's mark in a scope. Undefined if the database has no secret, and so no marks. */
export async function markFor(
  { kv }: Pick<MarkStore, 'kv'>,
  scope: string,
  personId: string,
): Promise<string | undefined> {
  const secret = await kv.get(SECRET);
  return secret === undefined ? undefined : markOf(secret, scope, personId);
}

/** Checks that the operator has shut a person out. */
export async function isShutOut(
  { host, kv }: Pick<Repositories, 'host' | 'kv'>,
  personId: string,
): Promise<boolean> {
  const ids = (await host.blocks()).flatMap(({ kind, id }) => (kind === 'person' ? id : []));
  if (ids.length === 0) return false;
  return ids.includes(personId) || ids.includes((await markFor({ kv }, blockScope, personId)) ?? '');
}

/** Returns the secret for marks. Makes it where it is missing. */
async function madeSecret({ repositories, services }: UnitOfWork): Promise<string> {
  const { kv, marks } = repositories;
  await marks.holdSecret();
  const secret = (await kv.get(SECRET)) ?? Buffer.from(services.newSeed()).toString('hex');
  await kv.set(SECRET, secret);
  return secret;
}

/** Replaces the person's id by a mark in the operator's block of the person. Removes the id from the operator's notes. */
export async function leaveBlock(unit: UnitOfWork, personId: string): Promise<void> {
  const { host } = unit.repositories;
  const blocked = (await host.blocks()).some(({ kind, id }) => kind === 'person' && id === personId);
  await host.forget(personId, blocked ? markOf(await madeSecret(unit), blockScope, personId) : '');
}

/** Returns true if a person took part in the league or deal, or answered the puzzle, before they deleted their data. */
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
  const own = (await marks.scopes()).map(scope => markOf(secret, scope, personId));
  return (await marks.list(own)).map(({ scope, until }) => ({ scope, until }));
}

/**
 * Stores marks for the leagues and deals that a person may not begin again, and for the puzzles that the person has rated. The
 * caller then deletes the person's rows. Otherwise a person could rejoin a league, repeat a deal's first attempt, or rate a
 * puzzle twice.
 */
export async function leaveMarks(unit: UnitOfWork, personId: string): Promise<void> {
  const { at } = unit;
  const { marks, leagues, deals, puzzles } = unit.repositories;
  const { played } = await leagues.ofUser(personId);
  const lasting = [
    ...played
      .filter(({ status, state }) => status === 'running' && state !== 'waiting')
      .map(({ leagueId }) => ({ scope: leagueScope(leagueId), until: at + LEAGUE_DAYS * DAY_MS })),
    ...(await deals.openTo(personId, at)).map(({ id, closesAt }) => ({
      scope: dealScope(id),
      until: closesAt ?? at + CHALLENGE_DAYS * DAY_MS,
    })),
    ...[...new Set((await puzzles.tries(personId)).map(({ puzzleId }) => puzzleId))].map(id => ({
      scope: puzzleScope(id),
      until: FOREVER,
    })),
  ];
  if (lasting.length === 0) return;
  const secret = await madeSecret(unit);
  await marks.put(
    lasting.map(({ scope, until }) => ({ scope, mark: markOf(secret, scope, personId), until })),
  );
}
