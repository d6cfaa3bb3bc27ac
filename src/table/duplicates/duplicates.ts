import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredDuplicate, StoredDuplicateTable } from '../../store/index.ts';
import { Contests } from '../contests/contests.ts';
import { joinedBy } from '../lobby/add-bot.ts';
import { asPerson } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { type FirstDifference, firstDifferenceIn } from './first-difference.ts';
import { type DuplicateWish, joinDuplicate, leaveDuplicate, openDuplicate, peopleAtMost } from './opening.ts';
import { type DuplicatePage, pageOfDuplicate, rowsOfDuplicate } from './page.ts';
import { forfeiting, startDuplicate, stopDuplicate, stoppingRefused } from './starting.ts';

/** Duplicates: the same deal at several tables, compared seat by seat. */
export class DuplicateTables extends Contests<StoredDuplicate, StoredDuplicateTable> {
  constructor(units: UnitsOfWork) {
    super(units, 'duplicate', ({ duplicates }) => duplicates);
  }

  open(wish: DuplicateWish): Promise<Result<string, Refusal>> {
    return this.units.of(`duplicates ${wish.guildId}`, unit => {
      unit.refresh();
      return openDuplicate(unit, wish);
    });
  }

  join(id: string, person: Person): Promise<Result<void, Refusal>> {
    return this.change(id, (unit, duplicate) => joinDuplicate(unit, duplicate, person));
  }

  leave(id: string, personId: string): Promise<Result<void, Refusal>> {
    return this.change(id, (unit, duplicate) => leaveDuplicate(unit, duplicate, personId));
  }

  /**
   * Starts a duplicate.
   * @param manages true if the person has the permission Manage Server
   */
  start(id: string, personId: string, manages = false): Promise<Result<void, Refusal>> {
    return this.change(id, (unit, duplicate) => startDuplicate(unit, duplicate, personId, manages));
  }

  stop(id: string, person: Person, manages = false): Promise<Result<void, Refusal>> {
    return this.change(id, (unit, duplicate) => stopDuplicate(unit, duplicate, person, manages));
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
    const { store } = this;
    const duplicate = await store.duplicates.get(id);
    if (!duplicate) return refuseAtTable('no-duplicate');
    const last = await forfeiting(store, id, personId);
    const forfeits = last.some(({ userId }) => userId === personId);
    return stoppingRefused(duplicate, personId, manages) ?? accept({ forfeits });
  }

  async page(id: string): Promise<DuplicatePage | undefined> {
    const { store } = this;
    // The row of the duplicate is read first. If the duplicate changes during the other reads, its revision is then newer than
    // that of the page, so the page is rendered again.
    const duplicate = await store.duplicates.get(id);
    return duplicate && pageOfDuplicate(await rowsOfDuplicate(store, duplicate));
  }

  /**
   * Finds the first choice at which tables differ. Undefined while results are secret, or if fewer than two tables were played.
   */
  async parted(id: string): Promise<FirstDifference | 'never' | undefined> {
    const { store } = this;
    const page = await this.page(id);
    if (!page?.proof) return undefined;
    return firstDifferenceIn(
      store,
      page.tables.flatMap(({ counts, matchId }) => (counts && matchId !== null ? matchId : [])),
    );
  }

  async limit(id: string): Promise<number> {
    const { store, services } = this;
    const duplicate = await store.duplicates.get(id);
    return duplicate ? duplicate.wanted * peopleAtMost({ services }, duplicate) : 0;
  }

  /**
   * Returns true if the game in the channel is hidden from a person without a seat, since other tables still play the same
   * deal.
   */
  isShut(channelId: string, personId: string): Promise<boolean> {
    return this.store.duplicates.isShut(channelId, personId);
  }

  /** Opens the match of a table in its thread, once. People and bots have the same order of seats at every table. */
  openTable(
    id: string,
    { number, threadId }: { readonly number: number; readonly threadId: string },
  ): Promise<boolean> {
    return this.openMatch(id, async (unit, duplicate) => {
      const rows = await rowsOfDuplicate(unit.repositories, duplicate);
      const table = rows.tables.find(each => each.number === number);
      if (!table || table.matchId !== null || table.endedAt !== null) return undefined;
      let people: readonly Person[] = [];
      for (const { player, strength } of rows.seats.filter(seat => seat.number === number)) {
        const found = rows.players.find(other => other.number === player);
        people = found ? [...people, asPerson(found)] : joinedBy(people, [strength ?? 'medium']);
      }
      const { seed, salt, hints, standIn } = duplicate;
      return {
        ...{ table, threadId, people },
        manner: () => ({
          ...{ seed, salt, hints, duplicateId: id, seating: 'joined', rated: false },
          ...(standIn !== null && { standIn }),
        }),
      };
    });
  }
}
