import type { Seat } from '../../core/contract/game.ts';
import type { Refusal, Result } from '../../core/contract/result.ts';
import type { MotionKind, Repositories, StoredRequest } from '../../store/index.ts';
import { playingSeat } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { AskingOutcome, Match, MatchRequest, Seen } from '../match/types.ts';
import { type After, TablePart } from '../match/units-of-work.ts';
import { moveShutOut } from '../waiting/moved-places.ts';
import { KINDS } from './request-kinds.ts';
import { answer, askUndo, type Ballot, type Proposal, propose, toRequest } from './voting.ts';

/** Requests between seats: to undo, to play for a late seat, to offer a seat, or to pause. */
export class SeatRequests extends TablePart {
  /** Makes a request. Refuses a request about a person who was shut out of the channel: their match goes on elsewhere. */
  async ask(matchId: string, personId: string, proposal: Proposal): Promise<Result<AskingOutcome, Refusal>> {
    const { seat } = proposal;
    const match = seat === undefined ? undefined : await this.store.matches.get(matchId);
    if (seat !== undefined && match && playingSeat(match, personId).ok) {
      const [moved] = await moveShutOut(this.units, matchId, [seat]);
      if (moved !== undefined) return refuseAtTable('seat-moved', { seat: moved });
    }
    return this.units.transact(
      matchId,
      (unit, match) => propose(unit, match, personId, proposal),
      (match, id, after) => this.#asked(match, id, after),
    );
  }

  askUndo(
    matchId: string,
    personId: string,
    seen: Seen = {},
  ): Promise<Result<AskingOutcome | { match: Match; done: true; request: null }, Refusal>> {
    return this.units.transact(
      matchId,
      (unit, match) => askUndo(unit, match, { personId, ...seen }),
      async (match, id, after) =>
        id === null ? { match, done: true as const, request: null } : this.#asked(match, id, after),
      { seen: seen.rev },
    );
  }

  answer(
    matchId: string,
    personId: string,
    agrees: boolean,
    to: Omit<Ballot, 'agrees'> = {},
  ): Promise<Result<AskingOutcome, Refusal>> {
    return this.units.transact(
      matchId,
      (unit, match) => answer(unit, match, personId, { ...to, agrees }),
      (match, id, after) => this.#asked(match, id, after),
    );
  }

  /** Checks that a request could be made now. `seat`: the seat that the request is about. */
  async allows({ id, rev }: Pick<Match, 'id' | 'rev'>, kind: MotionKind, seat?: Seat): Promise<boolean> {
    const match = await this.store.matches.get(id);
    const unit = { repositories: this.store, at: this.services.now() };
    return (
      match !== undefined && !(await KINDS[kind].inadmissible(unit, match, { target: seat ?? null, rev }))
    );
  }

  /** Lists requests whose message is missing or outdated, oldest first. */
  unannounced(matchId: string): Promise<readonly MatchRequest[]> {
    return this.#read(matchId, ({ requests }) => requests.unannounced(matchId));
  }

  /** Lists requests that are open for votes, oldest first. */
  async open(matchId: string): Promise<readonly MatchRequest[]> {
    const open = await this.#read(matchId, ({ requests }) => requests.openOf(matchId));
    return open.filter(({ status }) => status === 'open');
  }

  /** Lists requests that are open or among the given ids, oldest first. */
  openOr(matchId: string, ids: readonly number[]): Promise<readonly MatchRequest[]> {
    return this.#read(matchId, async ({ requests }) => {
      const open = await requests.openOf(matchId);
      const others = ids.filter(id => open.every(row => row.id !== id));
      const rows = await Promise.all(others.map(id => requests.get(id)));
      const known = rows.filter(row => row?.matchId === matchId);
      return [...open, ...known.flatMap(row => row ?? [])].toSorted((one, other) => one.id - other.id);
    });
  }

  /** Returns the id of the message that shows a request. Null: the request has no message yet. */
  async messageOf(matchId: string, request: number): Promise<string | null> {
    const row = await this.store.requests.get(request);
    return row?.matchId === matchId ? row.messageId : null;
  }

  /**
   * Records that a message shows the request.
   * @param messageId null: the request needs no message
   */
  async noteAnnounced(
    { id, status }: Pick<MatchRequest, 'id' | 'status'>,
    messageId: string | null,
  ): Promise<void> {
    await this.store.transaction(({ requests }) => requests.noteAnnounced(id, messageId, status !== 'open'));
  }

  async #asked(match: Match, id: number, { repositories, row }: After): Promise<AskingOutcome> {
    const asked = await repositories.requests.get(id);
    if (!asked) throw new Error(`request ${id} is gone`);
    const request = await toRequest(repositories, row, asked, this.services.now());
    return { match, done: request.status === 'agreed', request };
  }

  async #read(
    matchId: string,
    read: (repositories: Repositories) => Promise<readonly StoredRequest[]>,
  ): Promise<readonly MatchRequest[]> {
    const { store, services } = this;
    const match = await store.matches.get(matchId);
    if (!match) return [];
    return Promise.all((await read(store)).map(row => toRequest(store, match, row, services.now())));
  }
}
