import type { Repositories } from '../../store/index.ts';
import { unlessDamaged } from '../match/damage.ts';
import type { UnitOfWork } from '../match/services.ts';
import { STRANGER_BEFORE, strangerAt, strangerBeside, strangerIn } from '../match/strangers.ts';
import { leaveMornings, partsAbout } from '../mornings/people.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { leaveBlock, leaveMarks, marksOf } from '../people/forgotten-people.ts';

/** Key of the language that the bot keeps for a person's direct messages. */
export const languageKey = (personId: string): string => `locale:${personId}`;

/** Returns all stored data about a person, as plain JSON. */
export async function aboutPerson(store: Repositories, personId: string): Promise<Record<string, unknown>> {
  const { id, name, locale, hours, ...settings } = await store.people.get(personId);
  const { seats, opened, votes } = await store.privacy.traces(personId);
  return {
    id,
    name,
    locale,
    hours,
    directMessagesIn: (await store.kv.get(languageKey(personId))) ?? null,
    settings,
    blocks: await store.people.blockedBy(personId),
    // A person never learns whom these blocks are about.
    seatBlocks: await store.seatBlocks.of(personId),
    seats,
    opened,
    lostSeats: await store.seats.lostBy(personId),
    sealed: await store.sealed.ofUser(personId),
    orders: await store.orders.ofUser(personId),
    hints: await store.hints.ofUser(personId),
    waits: (await store.waits.ofUser(personId)).map(({ userId: _, ...wait }) => wait),
    ballots: votes,
    invitations: await store.invitations.of(personId),
    lately: await store.cooldowns.of(personId),
    pendingPings: (await store.duePings.of(personId)).map(({ userId: _, ...call }) => call),
    openTables: (await store.tableWishes.ofUser(personId)).map(({ userId: _, ...wish }) => wish),
    boardPages: (await store.boardPages.ofUser(personId)).map(({ matchId, language, expiresAt }) => ({
      matchId,
      language,
      expiresAt,
    })),
    seeks: (await store.seeks.of([personId])).map(({ userId: _, held: __, ...seek }) => seek),
    watching: (await store.watchers.ofUser(personId)).map(({ userId: _, ...watcher }) => watcher),
    directMessages: (await store.directMessages.ofUser(personId)).map(
      ({ userId: _, ...directMessage }) => directMessage,
    ),
    results: (await store.results.ofUser(personId)).map(({ userId: _, ...result }) => result),
    standings: (await store.standings.ofUser(personId)).map(({ userId: _, ...line }) => line),
    ratings: (await store.ratings.ofUser(personId)).map(({ userId: _, ...rating }) => rating),
    ratingChanges: (await store.ratings.changesOfUser(personId)).map(
      ({ userId: _, id: __, ...change }) => change,
    ),
    puzzleRatings: (await store.puzzles.ratingsOf(personId)).map(({ userId: _, ...rating }) => rating),
    puzzles: (await store.puzzles.tries(personId)).map(({ userId: _, ...answer }) => answer),
    reviews: await store.reviews.ofUser(personId),
    deals: await store.deals.ofUser(personId),
    leagues: await store.leagues.ofUser(personId),
    duplicates: await store.duplicates.ofUser(personId),
    mornings: await aboutInMornings(store, personId),
    marks: await marksOf(store, personId),
    operator: await aboutByOperator(store, personId),
    acts: (await store.servers.actsOf(personId)).map(({ userId: _, id: __, ...act }) => act),
  };
}

/** Returns the parts of servers' newest morning messages that are about a person. */
async function aboutInMornings({ mornings }: Pick<Repositories, 'mornings'>, personId: string) {
  const rows = await mornings.naming(personId);
  return rows.map(({ guildId, day, facts }) => ({
    ...{ guildId, day },
    parts: (facts ? partsAbout(facts) : [])
      .filter(({ person }) => person.id === personId)
      .map(({ person: { name }, ...part }) => ({ name, ...part })),
  }));
}

/**
 * Returns the time of the operator's block of a person, and the lines that the person typed. What the operator noted about the
 * person, and what others reported, belongs to its author.
 */
async function aboutByOperator({ host }: Pick<Repositories, 'host'>, personId: string) {
  const isOwn = ({ kind, id }: { readonly kind: string; readonly id: string }) =>
    kind === 'person' && id === personId;
  const block = (await host.blocks()).find(isOwn);
  const lines = await host.linesBy(personId);
  return {
    blocked: block ? { at: block.at } : null,
    lines: lines.map(({ line, status, at }) => ({ line, status, at })),
  };
}

/**
 * Removes a person's name, settings and results from every row, and renders the newest messages of their matches again. Returns
 * false, with nothing deleted, if the person still has a seat.
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
  await repositories.invitations.forget(personId);
  await repositories.cooldowns.forget(personId);
  await repositories.duePings.forget(personId);
  await repositories.tableWishes.forget(personId);
  await repositories.boardPages.forget(personId);
  await repositories.seeks.forget(personId);
  await repositories.watchers.forget(personId);
  await repositories.directMessages.forget(personId);
  await repositories.results.forget(personId);
  await repositories.ratings.forget(personId);
  await repositories.standings.forget(personId);
  await repositories.puzzles.forget(personId);
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
