import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { Queues } from '../../core/work/queues.ts';
import { nowAt } from '../../log/log.ts';
import {
  BusyError,
  ConflictError,
  isPrivate,
  type Repositories,
  StaleError,
  type Store,
  type StoredMatch,
  UnknownOutcomeError,
} from '../../store/index.ts';
import { toMatch } from './rows.ts';
import { refuseAtTable, type Services, type UnitOfWork, type UnsentDirectMessage } from './services.ts';
import type { BegunNotice, Carrier, Match } from './types.ts';

export { BusyError } from '../../store/index.ts';

export type OfMatch<T> = (unit: UnitOfWork, match: StoredMatch) => Promise<Result<T, Refusal>>;

export interface After {
  readonly repositories: Repositories;
  readonly row: StoredMatch;
}

/** Functions of other folders that a unit of work calls. `Table` passes them in. */
export interface FollowUps {
  /**
   * Updates the pending decisions and requests of a match after the work, and returns the match's row.
   * @param known row of the match, if the work has read it after its changes
   */
  tend(unit: UnitOfWork, matchId: string, known?: StoredMatch): Promise<StoredMatch>;
  /** Begins to send the notice that may be sent immediately. Undefined: no notice may. */
  beginAtOnce(unit: UnitOfWork, row: StoredMatch, match: Match): Promise<BegunNotice | undefined>;
  ended(unit: UnitOfWork, matchId: string): Promise<void>;
  /**
   * Leaves out the direct messages that a block keeps from their receivers.
   * @param by person whose act the messages report; absent: they report no person's act
   */
  unblocked(
    repositories: Repositories,
    directMessages: readonly UnsentDirectMessage[],
    by?: string,
  ): Promise<readonly UnsentDirectMessage[]>;
}

/** Changes of a transaction that are announced after its commit. */
interface Announced {
  /**
   * Matches with a message to post, by id. The value is the message that the bot has begun to send. Undefined: the bot has
   * begun to send none.
   */
  readonly notices: Map<string, BegunNotice | undefined>;
  readonly changed: StoredMatch[];
  written: boolean;
  refreshed: boolean;
}

const nothingYet = (): Announced => ({ notices: new Map(), changed: [], written: false, refreshed: false });

/** Values that the caller knows already, which saves queries. */
interface Hints<T> {
  readonly seen?: number | undefined;
  /** Returns the match after the work, if the work knows it. */
  readonly known?: (value: T) => StoredMatch | undefined;
  /** Work that does not need the match. It runs together with the query for the match. */
  readonly first?: (unit: UnitOfWork) => Promise<void>;
}

/** Makes a unit of work that writes no messages, for a private match. */
export const unannounced = (unit: UnitOfWork): UnitOfWork => ({
  ...unit,
  tell: async () => {},
  write: async () => {},
});

/**
 * Runs the database transactions of `src/table`. Transactions of one queue run one after the other. Messages are announced
 * after the commit.
 */
export class UnitsOfWork {
  readonly store: Store;
  readonly services: Services;
  readonly carrier: Carrier;
  readonly #followUps: FollowUps;
  readonly #queues = new Queues();
  readonly #changed = new Set<(match: StoredMatch, isSure: boolean) => void>();

  constructor(store: Store, services: Services, carrier: Carrier, followUps: FollowUps) {
    this.store = store;
    this.services = services;
    this.carrier = carrier;
    this.#followUps = followUps;
  }

  /**
   * Runs a function with the new row after each commit of this process that changed or began a match. `isSure` is false if the
   * commit may have failed.
   */
  whenChanged(changed: (match: StoredMatch, isSure: boolean) => void): void {
    this.#changed.add(changed);
  }

  /**
   * Runs a transaction, and announces its messages after the commit (law 1 of docs/architecture.md). The work may run again
   * from its beginning. Then only messages of the committed run are announced.
   */
  of<T>(queue: string, work: (unit: UnitOfWork, announced: Announced) => Promise<T>): Promise<T> {
    return this.#queues.run(queue, async () => {
      let announced = nothingYet();
      const within = (repositories: Repositories): Promise<T> => {
        announced = nothingYet();
        return work(this.#unit(repositories, announced), announced);
      };
      const value = await this.store.transaction(within, queue).catch(error => {
        if (error instanceof UnknownOutcomeError) this.#announce(announced, false);
        throw error;
      });
      this.#announce(announced, true);
      return value;
    });
  }

  /**
   * Announces the changes of a commit.
   * @param isSure false: the commit may have failed, so the receivers read the rows
   */
  #announce({ notices, changed, written, refreshed }: Announced, isSure: boolean): void {
    if (written) this.carrier.post?.();
    if (refreshed) this.carrier.refresh?.();
    for (const [matchId, begun] of notices) this.carrier.announce(matchId, isSure ? begun : undefined);
    for (const match of changed) for (const tell of this.#changed) tell(match, isSure);
  }

  #unit(repositories: Repositories, announced: Announced): UnitOfWork {
    const { services } = this;
    // The time is read after the wait for the lock. A person who acts during that wait has not seen this transaction's result.
    const at = services.now();
    const unit: UnitOfWork = {
      services,
      repositories,
      at,
      tell: async ({ since, resigned = [], ...notice }) => {
        await repositories.outbox.put({ ...notice, since: since ?? notice.rev, resigned, at });
        announced.notices.set(notice.matchId, undefined);
      },
      write: async (directMessages, by) => {
        const kept = await this.#followUps.unblocked(repositories, directMessages, by);
        await repositories.directMessages.put(kept.map(directMessage => ({ ...directMessage, at })));
        announced.written ||= kept.length > 0;
      },
      refresh: () => {
        announced.refreshed = true;
      },
      ended: matchId => this.#followUps.ended(unit, matchId),
      changed: match => {
        announced.changed.push(match);
      },
    };
    return unit;
  }

  /**
   * Runs work on a match, then updates its pending decisions and requests.
   * @param answer makes the answer to the request from the updated match
   */
  async transact<T, A>(
    matchId: string,
    work: OfMatch<T>,
    answer: (match: Match, value: T, after: After) => A | Promise<A>,
    { seen, known, first }: Hints<T> = {},
  ): Promise<Result<A, Refusal>> {
    try {
      return await this.of(matchId, async (unit, { notices }) => {
        const { matches, people } = unit.repositories;
        const [match] = await Promise.all([matches.get(matchId), people.gather(matchId), first?.(unit)]);
        if (!match) return refuseAtTable('no-match', { match: matchId });
        // The log context gets the match only now, since the id might belong to no match.
        nowAt({ matchId });
        const done = await work(isPrivate(match) ? unannounced(unit) : unit, match);
        if (!done.ok) return done;
        const row = await this.#followUps.tend(unit, matchId, known?.(done.value));
        const now = toMatch(this.services, row);
        if (notices.has(matchId) && this.isOurs(row) && this.carrier.ready?.(matchId))
          notices.set(matchId, await this.#followUps.beginAtOnce(unit, row, now));
        unit.changed(row);
        return accept(await answer(now, done.value, { repositories: unit.repositories, row }));
      });
    } catch (error) {
      if (!(error instanceof StaleError || error instanceof ConflictError)) throw error;
      const rev = (await this.store.matches.get(matchId))?.rev ?? 0;
      return refuseAtTable('stale', { rev, seen: seen ?? rev });
    }
  }

  /** Runs work that begins a match and returns its id. Returns the match. */
  begin(
    queue: string,
    work: (unit: UnitOfWork) => Promise<Result<string, Refusal>>,
  ): Promise<Result<Match, Refusal>> {
    return this.of(queue, async unit => {
      const id = await work(unit);
      if (!id.ok) return id;
      nowAt({ matchId: id.value });
      const begun = await this.#followUps.tend(unit, id.value);
      unit.changed(begun);
      return accept(toMatch(this.services, begun));
    });
  }

  /** Returns true if this process holds the match's shard. Messages of other processes' matches stay in the outbox. */
  isOurs({ guildId }: Pick<StoredMatch, 'guildId'>): boolean {
    return this.store.shards.covers(guildId);
  }

  change(matchId: string, work: OfMatch<unknown>): Promise<Result<Match, Refusal>> {
    return this.transact(matchId, work, match => match);
  }

  /** Returns a function that does the same work with any match, and returns the changed match. */
  changing<Args extends readonly unknown[]>(
    work: (unit: UnitOfWork, match: StoredMatch, ...args: Args) => ReturnType<OfMatch<unknown>>,
  ): (matchId: string, ...args: Args) => Promise<Result<Match, Refusal>> {
    return (matchId, ...args) => this.change(matchId, (unit, match) => work(unit, match, ...args));
  }
}

/** Milliseconds for which an answer waits for a write that it needs. Another program may lock the database for longer. */
const SOON_MS = 2_000;

/** Part of the table: methods for one subject, which read the store and change it in units of work. */
export abstract class TablePart {
  protected readonly units: UnitsOfWork;

  constructor(units: UnitsOfWork) {
    this.units = units;
  }

  protected get store(): Store {
    return this.units.store;
  }

  protected get services(): Services {
    return this.units.services;
  }

  /** Waits a short while for a write. Returns false where it still waits for a lock of another program. */
  protected async isSoon(write: Promise<unknown>): Promise<boolean> {
    const written = write.then(
      () => true,
      error => {
        if (!(error instanceof BusyError)) throw error;
        return false;
      },
    );
    return Promise.race([written, this.services.pause(SOON_MS).then(() => false)]);
  }
}
