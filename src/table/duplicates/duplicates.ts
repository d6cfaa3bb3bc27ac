import { isForgotten } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { LeagueTrouble, StoredDuplicate } from '../../store/index.ts';
import { tend } from '../asking/asking.ts';
import { deal } from '../lobby/lobby.ts';
import { joinedBy } from '../lobby/players.ts';
import { asSeats, rowOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { type DuplicateWish, joinDuplicate, leaveDuplicate, openDuplicate, peopleAtMost } from './opening.ts';
import { type DuplicatePage, pageOfDuplicate, rowsOfDuplicate } from './page.ts';
import { type Parting, partingIn } from './parting.ts';
import { forfeiting, startDuplicate, stopDuplicate, stoppingRefused } from './starting.ts';

const LOT = 20;

/** Duplicate with messages to post or tables to open. */
export type UntoldDuplicate = Pick<StoredDuplicate, 'id' | 'rev' | 'attempts' | 'guildId' | 'channelId'>;

/** Duplicates: the same deal at several tables, compared seat by seat. */
export class DuplicateTables {
  readonly #units: UnitsOfWork;

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  open(wish: DuplicateWish): Promise<Result<string, Refusal>> {
    return this.#units.of(`duplicates ${wish.guildId}`, unit => {
      unit.refresh();
      return openDuplicate(unit, wish);
    });
  }

  join(id: string, person: Person): Promise<Result<void, Refusal>> {
    return this.#change(id, (unit, duplicate) => joinDuplicate(unit, duplicate, person));
  }

  leave(id: string, personId: string): Promise<Result<void, Refusal>> {
    return this.#change(id, (unit, duplicate) => leaveDuplicate(unit, duplicate, personId));
  }

  /** Starts a duplicate. @param manages true if the person has the permission Manage Server */
  start(id: string, personId: string, manages = false): Promise<Result<void, Refusal>> {
    return this.#change(id, (unit, duplicate) => startDuplicate(unit, duplicate, personId, manages));
  }

  stop(id: string, person: Person, manages = false): Promise<Result<void, Refusal>> {
    return this.#change(id, (unit, duplicate) => stopDuplicate(unit, duplicate, person, manages));
  }

  /**
   * Checks that the person may end a duplicate, before the bot asks for confirmation. `forfeits` is true if the person's own
   * seat would come last.
   */
  async mayStop(
    id: string,
    personId: string,
    manages = false,
  ): Promise<Result<{ readonly forfeits: boolean }, Refusal>> {
    const { store } = this.#units;
    const duplicate = await store.duplicates.get(id);
    if (!duplicate) return refuseAtTable('no-duplicate');
    const last = await forfeiting(store, id, personId);
    const forfeits = last.some(({ userId }) => userId === personId);
    return stoppingRefused(duplicate, personId, manages) ?? accept({ forfeits });
  }

  async page(id: string): Promise<DuplicatePage | undefined> {
    const { store } = this.#units;
    // The row of the duplicate is read first. If it changes during the other reads, its revision is newer, so it is rendered
    // again.
    const duplicate = await store.duplicates.get(id);
    return duplicate && pageOfDuplicate(await rowsOfDuplicate(store, duplicate));
  }

  /**
   * Finds the first choice at which tables differ. Undefined while results are secret, or if fewer than two tables were played.
   */
  async parted(id: string): Promise<Parting | 'never' | undefined> {
    const { store } = this.#units;
    const page = await this.page(id);
    if (!page?.proof) return undefined;
    return partingIn(
      store,
      page.tables.flatMap(({ counts, matchId }) => (counts && matchId !== null ? matchId : [])),
    );
  }

  async limit(id: string): Promise<number> {
    const { store, services } = this.#units;
    const duplicate = await store.duplicates.get(id);
    return duplicate ? duplicate.wanted * peopleAtMost({ services }, duplicate) : 0;
  }

  /**
   * Returns true if the game in the channel is hidden from a person without a seat, since other tables still play the same
   * deal.
   */
  isShut(channelId: string, personId: string): Promise<boolean> {
    return this.#units.store.duplicates.isShut(channelId, personId);
  }

  /** Lists duplicates with something to post or open now. `nextAt` is the time of the next retry. Undefined: no retry waits. */
  async outlook(): Promise<{
    readonly due: readonly UntoldDuplicate[];
    readonly nextAt: number | undefined;
  }> {
    const { store, services } = this.#units;
    const now = services.now();
    const rows = (await store.duplicates.untold(LOT)).filter(({ guildId }) => store.shards.covers(guildId));
    const later = rows.flatMap(({ retryAt }) => (retryAt !== null && retryAt > now ? retryAt : []));
    const due = rows.filter(({ retryAt }) => retryAt === null || retryAt <= now);
    return {
      due: due.map(({ id, rev, attempts, guildId, channelId }) => ({
        ...{ id, rev, attempts, guildId, channelId },
      })),
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  /** Records that posting begins, since a message may arrive from then on. Returns false if another process posts it. */
  begin(duplicate: Pick<UntoldDuplicate, 'id' | 'attempts'>): Promise<boolean> {
    return this.#units.store.transaction(({ duplicates }) => duplicates.begin(duplicate));
  }

  posted(
    id: string,
    messages: Partial<Pick<StoredDuplicate, 'messageId' | 'resultMessageId'>>,
  ): Promise<void> {
    return this.#units.store.transaction(({ duplicates }) => duplicates.posted(id, messages));
  }

  shown(id: string, now: Pick<StoredDuplicate, 'shownRev' | 'trouble'>): Promise<void> {
    return this.#units.store.transaction(({ duplicates }) => duplicates.shown(id, now));
  }

  failed(id: string, trouble: LeagueTrouble | null, retryAt: number): Promise<void> {
    return this.#units.store.transaction(({ duplicates }) => duplicates.failed(id, trouble, retryAt));
  }

  /** Retries refused posts, since the bot may be able to post in the channel or server now. */
  async hurry(where?: { readonly channelId: string } | { readonly guildId: string }): Promise<void> {
    if (await this.#units.store.transaction(({ duplicates }) => duplicates.hurry(where)))
      this.#units.carrier.refresh?.();
  }

  /**
   * Opens the match of a table in its thread, once, even after several calls. Returns false if the match must not be opened.
   */
  async openTable(
    id: string,
    { number, threadId }: { readonly number: number; readonly threadId: string },
  ): Promise<boolean> {
    return this.#units.of(`duplicate ${id}`, async unit => {
      const { duplicates } = unit.repositories;
      const duplicate = await duplicates.hold(id);
      if (duplicate?.status !== 'running') return false;
      const rows = await rowsOfDuplicate(unit.repositories, duplicate);
      const table = rows.tables.find(each => each.number === number);
      if (!table || table.matchId !== null || table.endedAt !== null) return false;
      const matchId = unit.services.newId();
      if (!(await duplicates.open(table, { matchId, threadId }))) return false;
      // People and bots have the same order of seats at every table.
      let company: readonly Person[] = [];
      for (const { player, strength } of rows.seats.filter(seat => seat.number === number)) {
        const found = rows.players.find(other => other.number === player);
        company = found
          ? [...company, { id: found.userId, name: found.name }]
          : joinedBy(company, [strength ?? 'medium']);
      }
      await dealAt(unit, duplicate, { matchId, threadId }, company);
      unit.changed(await tend(unit, matchId));
      await duplicates.change(id, unit.at);
      return true;
    });
  }

  /**
   * Changes a locked duplicate, and renders its messages after the commit. Changes of one duplicate run one after the other.
   */
  #change<T>(
    id: string,
    work: (unit: UnitOfWork, duplicate: StoredDuplicate) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return this.#units.of<Result<T, Refusal>>(`duplicate ${id}`, async unit => {
      unit.refresh();
      const duplicate = await unit.repositories.duplicates.hold(id);
      return duplicate ? work(unit, duplicate) : refuseAtTable('no-duplicate');
    });
  }
}

/**
 * Opens and deals the match of a table, with the deal and the seats of the duplicate. The first person at the table counts as
 * the opener.
 */
async function dealAt(
  unit: UnitOfWork,
  duplicate: StoredDuplicate,
  { matchId, threadId }: { readonly matchId: string; readonly threadId: string },
  people: readonly Person[],
): Promise<void> {
  const { repositories, at } = unit;
  const first = people.find(({ strength, id }) => !strength && !isForgotten(id)) ?? people[0];
  if (!first) throw new Error(`duplicate ${duplicate.id}: nobody sits at a table`);
  const { id: duplicateId, game, options, guildId, pace, seed, salt, hints, standIn } = duplicate;
  await repositories.matches.insert(
    {
      ...{ id: matchId, game, options, channelId: threadId, guildId, pace, seed, salt, hints, duplicateId },
      ...{ openerId: first.id, openerName: first.name, seatsWanted: people.length, createdAt: at },
      ...{ seating: 'joined', rated: false },
      ...(standIn !== null && { standIn }),
    },
    asSeats(people),
  );
  await deal(unit, await rowOf(repositories, matchId));
}
