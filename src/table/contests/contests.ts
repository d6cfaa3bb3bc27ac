import { isForgotten } from '../../core/contract/player.ts';
import type { Refusal, Result } from '../../core/contract/result.ts';
import type {
  ContestPlayer,
  ContestRows,
  ContestTable,
  ContestTrouble,
  NewMatch,
  ParkedWhere,
  Repositories,
  StoredContest,
} from '../../store/index.ts';
import { deal } from '../lobby/start.ts';
import { asSeats, rowOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import { tend } from '../requests/voting.ts';

const LOT = 20;

/** Contest with messages to post or tables to open. */
export type UntoldContest = Pick<StoredContest, 'id' | 'rev' | 'attempts' | 'guildId' | 'channelId'>;

type RowsOf<Contest extends StoredContest, Table extends ContestTable> = ContestRows<
  Contest,
  ContestPlayer,
  Table,
  { readonly number: number }
>;

/** Returns true for people who may start or end a contest: the opener, and members with the permission Manage Server. */
export const mayRun = ({ openerId }: StoredContest, personId: string, manages: boolean): boolean =>
  manages || openerId === personId;

/** Returns the number of the next person who joins a contest. */
export const nextNumber = (players: readonly ContestPlayer[]): number =>
  1 + Math.max(0, ...players.map(({ number }) => number));

/** Match to open at a table of a contest. */
interface OpenedMatch<Table> {
  readonly table: Table;
  readonly threadId: string;
  readonly people: readonly Person[];
  /** Returns the fields of the new match that depend on the kind of contest. */
  readonly manner: () => Pick<NewMatch, 'seed' | 'salt' | 'seating' | 'hints' | 'rated'> & Partial<NewMatch>;
}

/** Contests of one kind: their changes, the matches at their tables, and the state of their messages. */
export abstract class Contests<Contest extends StoredContest, Table extends ContestTable> extends TablePart {
  readonly #what: 'league' | 'duplicate';
  readonly #rows: (repositories: Repositories) => RowsOf<Contest, Table>;

  constructor(
    units: UnitsOfWork,
    what: 'league' | 'duplicate',
    rows: (repositories: Repositories) => RowsOf<Contest, Table>,
  ) {
    super(units);
    this.#what = what;
    this.#rows = rows;
  }

  /** Lists contests with something to post or open now. `nextAt` is the time of the next retry. Undefined: no retry waits. */
  async outlook(): Promise<{ readonly due: readonly UntoldContest[]; readonly nextAt: number | undefined }> {
    const { store, services } = this;
    const now = services.now();
    const rows = (await this.#rows(store).untold(LOT)).filter(({ guildId }) => store.shards.covers(guildId));
    const later = rows.flatMap(({ retryAt }) => (retryAt !== null && retryAt > now ? retryAt : []));
    const due = rows.filter(({ retryAt }) => retryAt === null || retryAt <= now);
    return {
      due: due.map(({ id, rev, attempts, guildId, channelId }) => ({
        ...{ id, rev, attempts, guildId, channelId },
      })),
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  /**
   * Records that posting begins, since a message may arrive from then on. Returns false if another process has begun to post.
   */
  begin(contest: Pick<UntoldContest, 'id' | 'attempts'>): Promise<boolean> {
    return this.store.transaction(all => this.#rows(all).begin(contest));
  }

  posted(id: string, messages: Partial<Contest>): Promise<void> {
    return this.store.transaction(all => this.#rows(all).posted(id, messages));
  }

  shown(id: string, now: Pick<StoredContest, 'shownRev' | 'trouble'>): Promise<void> {
    return this.store.transaction(all => this.#rows(all).shown(id, now));
  }

  failed(id: string, trouble: ContestTrouble | null, retryAt: number): Promise<void> {
    return this.store.transaction(all => this.#rows(all).failed(id, trouble, retryAt));
  }

  /** Retries refused posts, since the bot may be able to post in the channel or server now. */
  async hurry(where?: ParkedWhere): Promise<void> {
    if (await this.store.transaction(all => this.#rows(all).hurry(where))) this.units.carrier.refresh?.();
  }

  /** Changes a locked contest, and renders its messages after the commit. Changes of one contest run one after the other. */
  protected change<T>(
    id: string,
    work: (unit: UnitOfWork, contest: Contest) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return this.units.of<Result<T, Refusal>>(`${this.#what} ${id}`, async unit => {
      unit.refresh();
      const contest = await this.#rows(unit.repositories).hold(id);
      return contest ? work(unit, contest) : refuseAtTable(`no-${this.#what}`);
    });
  }

  /**
   * Opens the match of a table in its thread, once, even after several calls. The first person at the table who is no bot
   * counts as the opener. Returns false if the match must not be opened.
   * @param plan returns the match to open in the locked contest, or undefined
   */
  protected openMatch(
    id: string,
    plan: (unit: UnitOfWork, contest: Contest) => Promise<OpenedMatch<Table> | undefined>,
  ): Promise<boolean> {
    return this.units.of(`${this.#what} ${id}`, async unit => {
      const { repositories, services, at } = unit;
      const rows = this.#rows(repositories);
      const contest = await rows.hold(id);
      const planned = contest?.status === 'running' ? await plan(unit, contest) : undefined;
      if (!contest || !planned) return false;
      const { table, threadId, people, manner } = planned;
      const matchId = services.newId();
      if (!(await rows.open(table, { matchId, threadId }))) return false;
      const first = people.find(({ strength, id: userId }) => !strength && !isForgotten(userId)) ?? people[0];
      if (!first) throw new Error(`${this.#what} ${id}: nobody sits at a table`);
      const { game, options, guildId, pace } = contest;
      await repositories.matches.insert(
        {
          ...{ id: matchId, game, options, channelId: threadId, guildId, pace },
          ...{ openerId: first.id, openerName: first.name, seatsWanted: people.length, createdAt: at },
          ...manner(),
        },
        asSeats(people),
      );
      await deal(unit, await rowOf(repositories, matchId));
      unit.changed(await tend(unit, matchId));
      await rows.change(id, at);
      return true;
    });
  }
}
