import type { Repositories } from '../../store/index.ts';
import { partsAbout } from '../mornings/people.ts';
import { languageKey } from '../people/direct-language.ts';
import { marksOf } from '../people/forgotten-people.ts';

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
    boardPages: (await store.boardPages.ofUser(personId)).map(
      ({ matchId, exercise, language, expiresAt }) => ({
        matchId,
        exercise,
        language,
        expiresAt,
      }),
    ),
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
 * Returns the time of the operator's block of a person, and the lines that the person typed. Notes of the operator and reports
 * of other people are left out, since they belong to their authors.
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
