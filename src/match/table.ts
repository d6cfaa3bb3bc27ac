import type { AnyGame, Outcome, Seat, Told, Viewer } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import { players } from '../players/registry.ts';
import { ConflictError, type Drawers, StaleError, type Store, type StoredMatch } from '../store/index.ts';
import { act } from './act.ts';
import { cancel, resign } from './ending.ts';
import { gameOf, type House, newId, newSeed, refuseAtTable, type Sitting } from './house.ts';
import { join, leave, type Opening, open, openAndStart, start } from './lobby.ts';
import { due, nextDue } from './notices.ts';
import { preview } from './preview.ts';
import { Queues } from './queues.ts';
import { toMatch, toMove } from './rows.ts';
import { standing } from './standing.ts';
import type { Acted, Cancelling, Match, Move, Notice, Person } from './types.ts';

export interface TableNeeds extends Partial<Omit<House, 'games' | 'now'>>, Pick<House, 'games' | 'now'> {
  readonly store: Store;
  /** Called after a commit that left something to be said; must not throw. */
  readonly announce: (matchId: string) => void;
}

type OfMatch<T> = (sitting: Sitting, match: StoredMatch) => Promise<Result<T, Refusal>>;

/**
 * The match room. Whatever changes a match is one transaction in the match's own queue, and is announced after it.
 * Mistakes of people come back as refusals, damage is thrown.
 */
export class Table {
  readonly #store: Store;
  readonly #house: House;
  readonly #announce: (matchId: string) => void;
  readonly #queues = new Queues();

  constructor({ store, announce, ...house }: TableNeeds) {
    this.#store = store;
    this.#announce = announce;
    this.#house = { players, newId, newSeed, ...house };
  }

  open(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, open);
  }

  /** Solo: no lobby. */
  openAndStart(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, openAndStart);
  }

  join(matchId: string, person: Person): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => join(sitting, match, person));
  }

  leave(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => leave(sitting, match, personId));
  }

  start(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => start(sitting, match, personId));
  }

  resign(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => resign(sitting, match, personId));
  }

  /** `agreed` of `needed` votes; the match is cancelled when they are equal. */
  cancel(
    matchId: string,
    person: Person,
    { moderator }: { readonly moderator: boolean },
  ): Promise<Result<Cancelling, Refusal>> {
    return this.#transact(matchId, async (sitting, match) => {
      const agreement = await cancel(sitting, match, person, moderator);
      if (!agreement.ok) return agreement;
      return accept({ match: await this.#read(sitting.drawers, matchId), ...agreement.value });
    });
  }

  /** @param action in the game's notation; @param rev what the person saw: older than now is refused. */
  act(
    matchId: string,
    personId: string,
    action: string,
    { rev }: { readonly rev?: number | undefined } = {},
  ): Promise<Result<Acted, Refusal>> {
    return this.#transact(
      matchId,
      async (sitting, match) => {
        const acted = await act(sitting, match, { personId, action, rev });
        if (!acted.ok) return acted;
        return accept({ ...acted.value, match: await this.#read(sitting.drawers, matchId) });
      },
      rev,
    );
  }

  /** What an action would tell its seat, nothing saved; cards that nobody knows yet are imagined ones. */
  async preview(
    matchId: string,
    personId: string,
    action: string,
  ): Promise<Result<{ readonly told: readonly Told<unknown>[] }, Refusal>> {
    const match = await this.#store.matches.get(matchId);
    return match
      ? preview(this.#house, match, personId, action)
      : refuseAtTable('no-match', { match: matchId });
  }

  async get(matchId: string): Promise<Match | undefined> {
    return asMatch(await this.#store.matches.get(matchId));
  }

  /** The lobby or running game of a channel. */
  async live(channelId: string): Promise<Match | undefined> {
    return asMatch(await this.#store.matches.live(channelId));
  }

  /** The newest of a channel, ended ones too. */
  async latest(channelId: string): Promise<Match | undefined> {
    return asMatch(await this.#store.matches.latest(channelId));
  }

  /** The newest live match with a seat of the person. */
  async ofPerson(personId: string): Promise<Match | undefined> {
    return asMatch(await this.#store.matches.ofUser(personId));
  }

  /** Lobbies and running games, oldest first. */
  async list(): Promise<readonly Match[]> {
    return (await this.#store.matches.listLive()).map(toMatch);
  }

  /** Undefined before the deal. */
  view(match: Match, viewer: Viewer): unknown {
    return match.state === undefined ? undefined : this.#game(match).view(match.state, viewer);
  }

  /** The board as it was; undefined where there is no such revision. */
  async viewAt(matchId: string, rev: number, viewer: Viewer): Promise<unknown> {
    const [match, then] = await Promise.all([
      this.#store.matches.get(matchId),
      this.#store.moves.stateAt(matchId, rev),
    ]);
    return match && then && this.#game(match).view(then.state, viewer);
  }

  legal(match: Match, seat: Seat): readonly unknown[] {
    return match.status === 'running' ? this.#game(match).legal(match.state, seat) : [];
  }

  toAct(match: Match): readonly Seat[] {
    return match.status === 'running' ? this.#game(match).toAct(match.state) : [];
  }

  /** Undefined while the rules see no end. */
  outcome(match: Match): Outcome | undefined {
    return match.state === undefined ? undefined : this.#game(match).outcome(match.state);
  }

  /** Ranks by seat once the match is over, resigned seats last. */
  standing(match: Match): readonly number[] | undefined {
    return match.status === 'over' ? standing(match, this.outcome(match)) : undefined;
  }

  seatOf(match: Match, personId: string): Seat | undefined {
    return match.seats.find(seat => seat.id === personId)?.seat;
  }

  /** Who has sealed a choice already, never what. */
  async sealed(matchId: string): Promise<readonly Seat[]> {
    return (await this.#sealedNow(matchId)).map(choice => choice.seat);
  }

  /** A seat's own sealed choice: for the eyes of its person alone. */
  async sealedOf(matchId: string, seat: Seat): Promise<string | undefined> {
    return (await this.#sealedNow(matchId)).find(choice => choice.seat === seat)?.action;
  }

  /** Votes to call the game off, of those whose vote counts. */
  async cancelVotes(matchId: string): Promise<readonly string[]> {
    return this.#store.votes.list(matchId, 'cancel');
  }

  /** With since < rev ≤ to. */
  async moves(
    matchId: string,
    span: { readonly since: number; readonly to: number },
  ): Promise<readonly Move[]> {
    return (await this.#store.moves.list(matchId, span.since, span.to)).map(toMove);
  }

  /** What waits to be said and may be tried now, oldest first, one a match. */
  async notices(): Promise<readonly Notice[]> {
    return due(await this.#store.outbox.waiting(), this.#house.now());
  }

  /** When the next notice is due, in milliseconds since the epoch; undefined when nothing waits. */
  async nextNoticeAt(): Promise<number | undefined> {
    return nextDue(await this.#store.outbox.waiting());
  }

  /** @param messageId the message that tells it now; null where there is none to remember. */
  async delivered({ id, matchId, kind, rev }: Notice, messageId: string | null): Promise<void> {
    await this.#store.transaction(async drawers => {
      await drawers.outbox.delivered(matchId, id);
      await drawers.matches.setShown(matchId, {
        ...(kind === 'lobby' && messageId !== null && { lobbyMessageId: messageId }),
        ...(kind === 'board' && messageId !== null && { boardMessageId: messageId }),
        ...((kind === 'board' || kind === 'closed') && { shownRev: rev }),
      });
    });
  }

  /** @param retryAt milliseconds since the epoch; null: hopeless, given up. */
  async failed({ id, matchId }: Notice, error: string, retryAt: number | null): Promise<void> {
    await this.#store.transaction(drawers => drawers.outbox.failed(matchId, id, error, retryAt));
  }

  #game(match: Pick<Match, 'game'>): AnyGame {
    return gameOf(this.#house, match.game);
  }

  async #sealedNow(matchId: string) {
    const match = await this.#store.matches.get(matchId);
    return match?.status === 'running' ? this.#store.sealed.list(matchId, match.rev) : [];
  }

  async #read(drawers: Drawers, matchId: string): Promise<Match> {
    const match = await drawers.matches.get(matchId);
    if (!match) throw new Error(`match ${matchId} is gone`);
    return toMatch(match);
  }

  #change(matchId: string, work: OfMatch<void>): Promise<Result<Match, Refusal>> {
    return this.#transact(matchId, async (sitting, match) => {
      const changed = await work(sitting, match);
      return changed.ok ? accept(await this.#read(sitting.drawers, matchId)) : changed;
    });
  }

  async #begin(
    opening: Opening,
    work: (sitting: Sitting, opening: Opening) => Promise<Result<string, Refusal>>,
  ): Promise<Result<Match, Refusal>> {
    try {
      return await this.#sit(`channel ${opening.channelId}`, async sitting => {
        const id = await work(sitting, opening);
        return id.ok ? accept(await this.#read(sitting.drawers, id.value)) : id;
      });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const live = await this.#store.matches.live(opening.channelId);
      if (!live) throw error;
      return refuseAtTable('channel-busy', { matchId: live.id, status: live.status });
    }
  }

  async #transact<T>(matchId: string, work: OfMatch<T>, seen?: number): Promise<Result<T, Refusal>> {
    try {
      return await this.#sit(matchId, async sitting => {
        const match = await sitting.drawers.matches.get(matchId);
        return match ? work(sitting, match) : refuseAtTable('no-match', { match: matchId });
      });
    } catch (error) {
      if (!(error instanceof StaleError || error instanceof ConflictError)) throw error;
      const rev = (await this.#store.matches.get(matchId))?.rev ?? 0;
      return refuseAtTable('stale', { rev, seen: seen ?? rev });
    }
  }

  /** Law 1, commit, then tell. */
  #sit<T>(queue: string, work: (sitting: Sitting) => Promise<T>): Promise<T> {
    return this.#queues.run(queue, async () => {
      const told = new Set<string>();
      const at = this.#house.now();
      const value = await this.#store.transaction(drawers =>
        work({
          house: this.#house,
          drawers,
          at,
          tell: async ({ matchId, kind, rev, since = rev, resigned = [] }) => {
            await drawers.outbox.put({ matchId, kind, rev, since, resigned, at });
            told.add(matchId);
          },
        }),
      );
      for (const matchId of told) this.#announce(matchId);
      return value;
    });
  }
}

const asMatch = (row: StoredMatch | undefined): Match | undefined => row && toMatch(row);
