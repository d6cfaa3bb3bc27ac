import type { Selectable } from 'kysely';
import type { Seat } from '../../core/contract/game.ts';
import type { Schema } from '../dialect/schema.ts';
import { countOf, earliest, hasChanged, inserting, literal, Repository } from '../rows/rows.ts';
import type { Answered, NewRequest, RequestKind, RequestStatus, StoredRequest } from '../types/index.ts';

/**
 * Value of `target` for a request that is about no seat. The value is not null, since nulls would not be equal in the unique
 * key.
 */
const NOBODY = -1;

type RequestRow = Selectable<Schema['requests']>;

/**
 * Requests of a seat to the other seats, with their answers. A match has at most one open request of each kind about the same
 * seat.
 */
export class Requests extends Repository {
  /** Adds a request, and returns its id. Throws ConflictError where an equal request is open. */
  async open(request: NewRequest): Promise<number> {
    const { id } = await inserting(
      this.db
        .insertInto('requests')
        .values({ ...request, target: request.target ?? NOBODY, status: 'open', told: false })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return id;
  }

  async get(id: number): Promise<StoredRequest | undefined> {
    return this.#one(await this.rowsOf('requests', { id }).executeTakeFirst());
  }

  async newest(matchId: string, kind: RequestKind): Promise<StoredRequest | undefined> {
    const rows = this.rowsOf('requests', { matchId, kind });
    return this.#one(await rows.orderBy('id', 'desc').executeTakeFirst());
  }

  agreed(matchId: string, kind: RequestKind): Promise<number> {
    const rows = this.db
      .selectFrom('requests')
      .where(eb => eb.and({ matchId, kind, status: literal('agreed') }));
    return countOf(rows);
  }

  async openOf(matchId: string): Promise<readonly StoredRequest[]> {
    const rows = this.rowsOf('requests', { matchId }).where('status', '=', literal('open'));
    return this.#all(await rows.orderBy('id').execute());
  }

  async askedBefore(at: number): Promise<readonly StoredRequest[]> {
    const rows = this.rowsOf('requests', {}).where('status', '=', literal('open')).where('at', '<=', at);
    return this.#all(await this.own(rows, 'requests.matchId').orderBy('id').execute());
  }

  async oldestOpen(): Promise<number | undefined> {
    const oldest = this.db.selectFrom('requests').select(({ fn }) => fn.min('at').as('at'));
    return earliest(this.own(oldest.where('status', '=', literal('open')), 'requests.matchId'));
  }

  /** Lists requests whose message does not yet show the result of the request, oldest first. Open requests are included. */
  async unannounced(matchId: string): Promise<readonly StoredRequest[]> {
    const rows = this.rowsOf('requests', { matchId, told: false });
    return this.#all(await rows.orderBy('id').execute());
  }

  /** Stores a seat's answer to a request. Returns false where the seat has already given this answer. */
  async answer(id: number, seat: Seat, agrees: boolean, at: number): Promise<boolean> {
    const stood = (await this.#answers(id)).some(other => other.seat === seat && other.agrees === agrees);
    if (stood) return false;
    await this.upsert('answers', { requestId: id, seat, agrees, at }, ['requestId', 'seat']);
    return true;
  }

  async settle(id: number, status: Exclude<RequestStatus, 'open'>, settledBy: Seat | null): Promise<boolean> {
    return hasChanged(
      this.changing('requests', { id }, { status, settledBy }).where('status', '=', literal('open')),
    );
  }

  /**
   * Stores the id of the request's message.
   * @param done true where the message shows the result of the request, or no message is needed
   */
  async noteAnnounced(id: number, messageId: string | null, done: boolean): Promise<void> {
    await this.changing('requests', { id }, { messageId, told: done }).execute();
  }

  async #all(rows: readonly RequestRow[]): Promise<readonly StoredRequest[]> {
    return Promise.all(rows.map(row => this.#whole(row)));
  }

  async #one(row: RequestRow | undefined): Promise<StoredRequest | undefined> {
    return row && this.#whole(row);
  }

  async #whole({ told: _, target: about, ...row }: RequestRow): Promise<StoredRequest> {
    const target = about === NOBODY ? null : about;
    return { ...row, target, answers: await this.#answers(row.id) };
  }

  async #answers(requestId: number): Promise<readonly Answered[]> {
    return this.db
      .selectFrom('answers')
      .select(['seat', 'agrees'])
      .where('requestId', '=', requestId)
      .orderBy('seat')
      .execute();
  }
}
