import { HOUR_MS } from '../../core/values/days.ts';
import type { Repositories, StoredDirectMessage, StoredMatch, StoredPerson } from '../../store/index.ts';
import { seatOf, toMatch } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Match, WatchMode } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';

import { pingableAt } from './request-pings.ts';

/** Minimum milliseconds between two messages to a person about open tables of one server. */
export const BETWEEN = HOUR_MS;
const LOT = 200;

/** Recipient and subject of a direct message. The subject is a server's open tables, or a game that the person follows. */
export interface Envelope {
  readonly userId: string;
  readonly about: { readonly guildId: string } | { readonly matchId: string };
}

export interface BegunDirectMessage extends Envelope {
  /** Stored rows that this one message delivers, oldest first. There is at least one. */
  readonly rows: readonly StoredDirectMessage[];
  /** Number of earlier attempts to send. The last attempt may have succeeded. */
  readonly attempts: number;
  readonly person: StoredPerson;
  /** Mode in which the person follows the game. Undefined for a message about a server, and to a player of the game. */
  readonly mode: WatchMode | undefined;
  /** Match that the message is about. Undefined for a message about a server. */
  readonly match: Match | undefined;
}

const envelopeOf = ({ userId, kind, guildId, matchId }: StoredDirectMessage): Envelope => ({
  userId,
  about: kind === 'table' ? { guildId } : { matchId },
});
const keyOf = (envelope: Envelope): string => JSON.stringify(envelope);
const isOf = (envelope: Envelope) => (directMessage: StoredDirectMessage) =>
  keyOf(envelopeOf(directMessage)) === keyOf(envelope);

const idsOf = ({ rows }: Pick<BegunDirectMessage, 'rows'>): readonly number[] => rows.map(({ id }) => id);

/** Reads the subscription or match that a message is about. Undefined if the message must not be sent any more. */
async function wanted(
  { watchers, tableWishes, matches }: Repositories,
  { userId, about }: Envelope,
  person: StoredPerson,
  isFound: boolean,
): Promise<
  | (Pick<BegunDirectMessage, 'mode'> & {
      readonly row?: StoredMatch;
      readonly place?: number;
      after: number;
    })
  | undefined
> {
  if ('guildId' in about) {
    const wish = await tableWishes.get(userId, about.guildId);
    if (!wish || !person.pings) return undefined;
    return { mode: undefined, after: wish.toldAt === null ? 0 : wish.toldAt + BETWEEN };
  }
  const row = await matches.get(about.matchId);
  const seat = row && seatOf(row, userId);
  if (isFound)
    return row && seat !== undefined
      ? { mode: undefined, row, place: row.seats[seat]?.place ?? 0, after: 0 }
      : undefined;
  const watcher = await watchers.get(about.matchId, userId);
  // A person who has taken a seat meanwhile sees the game as a player.
  if (!row || !watcher || seat !== undefined) return undefined;
  return { mode: watcher.mode, row, place: watcher.place, after: 0 };
}

/** Direct messages that wait to be sent, and the results of sending them. */
export class DirectMessageQueue extends TablePart {
  /**
   * Lists the messages that may be sent now, most urgent first. `nextAt` is the time of the next due message. Undefined: no
   * message waits.
   */
  async outlook(): Promise<{
    readonly envelopes: readonly Envelope[];
    readonly nextAt: number | undefined;
  }> {
    const { store, services } = this;
    const now = services.now();
    const due = await store.directMessages.due(now, LOT);
    const envelopes = new Map(
      due.map(directMessage => [keyOf(envelopeOf(directMessage)), envelopeOf(directMessage)]),
    );
    const nextAt = due.length > 0 ? now : await store.directMessages.nextDue(now);
    return { envelopes: [...envelopes.values()], nextAt };
  }

  /**
   * Marks a message as begun before it is sent. The message delivers all waiting rows of its subject. But rows from an earlier
   * attempt may have arrived, so they are sent without newer rows. Undefined if the message must wait or must not be sent, or
   * if another process sends it.
   */
  begin(envelope: Envelope): Promise<BegunDirectMessage | undefined> {
    return this.#of(envelope, async unit => {
      const { repositories, at } = unit;
      const { userId } = envelope;
      const all = (await repositories.directMessages.waitingFor(userId)).filter(isOf(envelope));
      const begun = all.filter(({ attempts }) => attempts > 0);
      const rows = begun.length > 0 ? begun : all;
      const attempts = rows[0]?.attempts;
      if (attempts === undefined) return undefined;
      const ids = idsOf({ rows });
      const person = await repositories.people.get(userId);
      const isFound = rows.some(({ kind }) => kind === 'found');
      const want = await wanted(repositories, envelope, person, isFound);
      if (!want) {
        await repositories.directMessages.settle(ids, 'dropped');
        return undefined;
      }
      const earliest = Math.max(pingableAt(person, at), begun.length > 0 ? 0 : want.after);
      if (earliest > at) {
        await repositories.directMessages.putOff(ids, earliest);
        return undefined;
      }
      if (!(await repositories.directMessages.begin(ids, attempts))) return undefined;
      const match = want.row && toMatch(this.services, want.row, want.place);
      return { ...envelope, rows, attempts, person, mode: want.mode, match };
    });
  }

  sent(directMessage: BegunDirectMessage): Promise<void> {
    return this.#of(directMessage, async ({ repositories, at }) => {
      await repositories.directMessages.settle(idsOf(directMessage), 'told');
      if ('guildId' in directMessage.about)
        await repositories.tableWishes.noteAnnounced(directMessage.userId, directMessage.about.guildId, at);
    });
  }

  dropped(directMessage: BegunDirectMessage): Promise<void> {
    return this.#of(directMessage, ({ repositories }) =>
      repositories.directMessages.settle(idsOf(directMessage), 'dropped'),
    );
  }

  putOff(directMessage: BegunDirectMessage, until: number): Promise<void> {
    return this.#of(directMessage, ({ repositories }) =>
      repositories.directMessages.putOff(idsOf(directMessage), until),
    );
  }

  /** Stops all messages about a match or server that the person can't see any more. */
  unseen(directMessage: BegunDirectMessage): Promise<void> {
    const { userId, about } = directMessage;
    return this.#of(directMessage, async ({ repositories }) => {
      await repositories.directMessages.drop(userId, about);
      if ('matchId' in about) await repositories.watchers.remove(about.matchId, userId);
      else await repositories.tableWishes.remove(userId, about.guildId);
    });
  }

  /**
   * Ends all subscriptions and followed games of a person, since Discord refuses direct messages to them. The bot informs them
   * at their next request.
   */
  refused(userId: string): Promise<void> {
    return this.units.of(`letters ${userId}`, async ({ repositories, at }) => {
      const wishes = await repositories.tableWishes.ofUser(userId);
      const followed = await repositories.watchers.ofUser(userId);
      for (const { id } of await repositories.directMessages.waitingFor(userId))
        await repositories.directMessages.settle([id], 'dropped');
      // A person without subscriptions may have deleted their data meanwhile, so no row is written.
      if (wishes.length + followed.length === 0) return;
      await repositories.privacy.dropOwn(userId, 'tableWishes', 'watchers');
      await repositories.people.change(userId, { lettersRefusedAt: at });
    });
  }

  /** Returns true if the bot must still inform the person that Discord refused direct messages. */
  async refusalToTell(userId: string): Promise<boolean> {
    return (await this.store.people.get(userId)).lettersRefusedAt !== null;
  }

  /** Stores that the bot has informed the person that Discord refused direct messages. */
  async noteRefusalShown(userId: string): Promise<void> {
    await this.units.of(`person ${userId}`, async ({ repositories: { people } }) => {
      // A person may have deleted their data meanwhile, so no new row is written.
      if ((await people.get(userId)).lettersRefusedAt !== null)
        await people.change(userId, { lettersRefusedAt: null });
    });
  }

  #of<T>({ userId }: Envelope, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.units.of(`letters ${userId}`, work);
  }
}
