import type { Drawers } from '../../store/index.ts';
import { strangerAt, strangerBeside } from '../lobby/strangers.ts';
import { redrawOf } from '../outbox/redraw.ts';
import type { Sitting } from '../services.ts';

type Cupboard = Pick<
  Drawers,
  | 'people'
  | 'privacy'
  | 'invitations'
  | 'results'
  | 'servers'
  | 'sealed'
  | 'waits'
  | 'cooldowns'
  | 'owedCalls'
>;

/** All that is stored about a person, as plain JSON. */
export async function aboutPerson(store: Cupboard, personId: string): Promise<Record<string, unknown>> {
  const { id, name, locale, hours, ...settings } = await store.people.get(personId);
  const { seats, opened, votes } = await store.privacy.traces(personId);
  return {
    id,
    name,
    locale,
    hours,
    settings,
    blocks: await store.people.blockedBy(personId),
    seats,
    opened,
    sealed: await store.sealed.ofUser(personId),
    waits: (await store.waits.ofUser(personId)).map(({ userId: _, ...wait }) => wait),
    ballots: votes,
    invitations: await store.invitations.of(personId),
    lately: await store.cooldowns.of(personId),
    callsToCome: (await store.owedCalls.of(personId)).map(({ userId: _, ...call }) => call),
    results: (await store.results.ofUser(personId)).map(({ userId: _, ...result }) => result),
    acts: (await store.servers.actsOf(personId)).map(({ userId: _, id: __, ...act }) => act),
  };
}

/**
 * The person's name is gone from every row, settings and results with it; what the newest message of an ended game
 * shows is to be made again. Live seats have been left or resigned: who sits down in between is not forgotten yet.
 * Returns false then.
 */
export async function erasePerson({ drawers, tell }: Sitting, personId: string): Promise<boolean> {
  const live = await drawers.listings.liveOf(personId);
  const seated = (seat: { userId: string; resigned: boolean }) => seat.userId === personId && !seat.resigned;
  if (live.some(match => match.status === 'lobby' || match.seats.some(seated))) return false;
  const { seats, opened } = await drawers.privacy.traces(personId);
  const names = [...seats.map(({ name }) => name), (await drawers.people.get(personId)).name ?? ''];
  const invited = await drawers.invitations.of(personId);
  const sat = new Set(seats.map(({ matchId }) => matchId));
  await drawers.privacy.replace(personId, [
    ...seats.map(({ matchId, seat }) => strangerAt(matchId, seat)),
    ...opened.filter(id => !sat.has(id)).map(strangerBeside),
  ]);
  await drawers.invitations.forget(personId);
  await drawers.cooldowns.forget(personId);
  await drawers.owedCalls.forget(personId);
  await drawers.results.forget(personId);
  await drawers.servers.forget(personId);
  await drawers.privacy.erase(personId, names);
  for (const matchId of new Set([...sat, ...opened, ...invited])) {
    const match = await drawers.matches.get(matchId);
    if (!match || (match.boardMessageId === null && match.lobbyMessageId === null)) continue;
    await tell(await redrawOf(drawers, match));
  }
  return true;
}
