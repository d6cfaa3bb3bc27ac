import { unlessDamaged } from '../match/damage.ts';
import type { UnitOfWork } from '../match/services.ts';
import { STRANGER_BEFORE, strangerAt, strangerBeside, strangerIn } from '../match/strangers.ts';
import { leaveMornings } from '../mornings/people.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { languageKey } from '../people/direct-language.ts';
import { leaveBlock, leaveMarks } from '../people/forgotten-people.ts';

/**
 * Removes a person's name, settings and results from every row, and renders the newest messages of their matches again. Returns
 * false, with nothing deleted, if the person still has a seat: `Housekeeping.forget` resigns the seats first. `OWN` in
 * store/repositories/privacy.ts lists the tables. Placeholders (match/strangers.ts) and marks (people/forgotten-people.ts)
 * stay.
 */
export async function erasePerson(unit: UnitOfWork, personId: string): Promise<boolean> {
  const { repositories, at, tell } = unit;
  const live = await repositories.listings.liveOf(personId);
  const seated = (seat: { userId: string; resigned: boolean }) => seat.userId === personId && !seat.resigned;
  if (live.some(match => match.status === 'lobby' || match.seats.some(seated))) return false;
  const { seats, opened } = await repositories.privacy.traces(personId);
  const names = [...seats.map(({ name }) => name), (await repositories.people.get(personId)).name ?? ''];
  const invited = await repositories.invitations.of(personId);
  await leaveMarks(unit, personId);
  await leaveBlock(unit, personId);
  await repositories.reviews.forget(personId);
  const sat = new Set(seats.map(({ matchId }) => matchId));
  await repositories.places.forget(personId);
  await repositories.privacy.replace(personId, [
    ...seats.map(({ matchId, seat }) => strangerAt(matchId, seat)),
    ...opened.filter(id => !sat.has(id)).map(strangerBeside),
  ]);
  await repositories.cooldowns.forget(personId);
  await repositories.seats.forget(personId, STRANGER_BEFORE);
  await repositories.deals.forget(personId);
  await repositories.leagues.forget(personId, strangerIn, at);
  await repositories.duplicates.forget(personId, strangerIn, at);
  await leaveMornings(unit, personId);
  await repositories.servers.forget(personId);
  await repositories.kv.delete(languageKey(personId));
  await repositories.privacy.erase(personId, names);
  for (const matchId of new Set([...sat, ...opened, ...invited])) {
    await unlessDamaged(matchId, async () => {
      const match = await repositories.matches.get(matchId);
      if (match && (match.boardMessageId !== null || match.lobbyMessageId !== null))
        await tell(redrawOf(match));
    });
  }
  return true;
}
