import { accept, type Refusal, type Result } from '../core/result.ts';
import { nowAt } from '../log.ts';
import {
  ConflictError,
  isPrivate,
  type Repositories,
  StaleError,
  type Store,
  type StoredMatch,
} from '../store/index.ts';
import { tend } from './asking/asking.ts';
import { beginAtOnce } from './outbox/notices.ts';
import { Queues } from './queues.ts';
import { toMatch } from './rows.ts';
import { refuseAtTable, type Services, type UnitOfWork } from './services.ts';
import type { BegunNotice, Carrier, Match } from './types.ts';

export type OfMatch<T> = (unit: UnitOfWork, match: StoredMatch) => Promise<Result<T, Refusal>>;

/** Where a transaction of a match stands when all is done but its answer. */
export interface After {
  readonly repositories: Repositories;
  readonly row: StoredMatch;
}

/** Matches of which something is to be said, and what was begun of it. */
type Announced = Map<string, BegunNotice | undefined>;

/** What need not be read. */
interface Hints<T> {
  /** The revision that a refusal names. */
  readonly seen?: number | undefined;
  /** The match as the work has left it, where the work knows. */
  readonly known?: (value: T) => StoredMatch | undefined;
}

/** What happens where there is no channel is told to nobody. */
export const unheard = (unit: UnitOfWork): UnitOfWork => ({
  ...unit,
  tell: async () => {},
  write: async () => {},
});

/** Transactions at the table: each in its queue, and announced after its commit. */
export class UnitsOfWork {
  readonly store: Store;
  readonly services: Services;
  readonly carrier: Carrier;
  readonly #queues = new Queues();
  #changed: (match: StoredMatch) => void = () => {};

  constructor(store: Store, services: Services, carrier: Carrier) {
    this.store = store;
    this.services = services;
    this.carrier = carrier;
  }

  /** Called after each commit that changed a match of ours, with the row as it is then. */
  whenChanged(changed: (match: StoredMatch) => void): void {
    this.#changed = changed;
  }

  /** Law 1 of docs/architecture.md, commit, then tell: one transaction, and what it wrote to be told is announced after it. */
  of<T>(queue: string, work: (unit: UnitOfWork, told: Announced) => Promise<T>): Promise<T> {
    return this.#queues.run(queue, async () => {
      const told: Announced = new Map();
      let [written, refreshed] = [false, false];
      const value = await this.store.transaction(repositories => {
        // Not before the database is ours: who asks for something while this waits has not seen what it does.
        const at = this.services.now();
        const tell: UnitOfWork['tell'] = async ({ since, resigned = [], ...notice }) => {
          await repositories.outbox.put({ ...notice, since: since ?? notice.rev, resigned, at });
          told.set(notice.matchId, undefined);
        };
        const write: UnitOfWork['write'] = async letters => {
          await repositories.letters.put(letters.map(letter => ({ ...letter, at })));
          written ||= letters.length > 0;
        };
        const refresh = () => {
          refreshed = true;
        };
        return work({ services: this.services, repositories, at, tell, write, refresh }, told);
      }, queue);
      if (written) this.carrier.post?.();
      if (refreshed) this.carrier.refresh?.();
      for (const [matchId, begun] of told) this.carrier.announce(matchId, begun);
      return value;
    });
  }

  /** What was accepted is followed by what it brings about by itself. @param answer what to say of it, after that. */
  async transact<T, A>(
    matchId: string,
    work: OfMatch<T>,
    answer: (match: Match, value: T, after: After) => A | Promise<A>,
    { seen, known }: Hints<T> = {},
  ): Promise<Result<A, Refusal>> {
    let row: StoredMatch | undefined;
    try {
      const answered = await this.of(matchId, async (unit, told) => {
        const match = await unit.repositories.matches.get(matchId);
        if (!match) return refuseAtTable('no-match', { match: matchId });
        // Not before: somebody may have made the id up.
        nowAt({ matchId });
        const done = await work(isPrivate(match) ? unheard(unit) : unit, match);
        if (!done.ok) return done;
        row = await tend(unit, matchId, known?.(done.value));
        const now = toMatch(this.services, row);
        if (told.has(matchId) && this.isOurs(row) && this.carrier.ready?.(matchId))
          told.set(matchId, await beginAtOnce(unit, row, now));
        return accept(await answer(now, done.value, { repositories: unit.repositories, row }));
      });
      if (row) this.changed(row);
      return answered;
    } catch (error) {
      if (!(error instanceof StaleError || error instanceof ConflictError)) throw error;
      const rev = (await this.store.matches.get(matchId))?.rev ?? 0;
      return refuseAtTable('stale', { rev, seen: seen ?? rev });
    }
  }

  /** A match was changed, or begun: what it brings about is ours to do where its server is. */
  changed(match: StoredMatch): void {
    if (this.isOurs(match)) this.#changed(match);
  }

  /** Whether the match belongs to a shard of this process. What another process is to say of it stays in the outbox for that one. */
  isOurs({ guildId }: Pick<StoredMatch, 'guildId'>): boolean {
    return this.store.shards.covers(guildId);
  }

  change(matchId: string, work: OfMatch<unknown>): Promise<Result<Match, Refusal>> {
    return this.transact(matchId, work, match => match);
  }
}
