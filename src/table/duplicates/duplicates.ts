import type { DuplicateState } from '../../store/index.ts';
import { Contests } from '../contests/contests.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { DUPLICATE, type DuplicateWish } from './duplicate.ts';
import { type FirstDifference, firstDifferenceIn } from './first-difference.ts';
import { type DuplicatePage, pageOfDuplicate } from './page.ts';

/** Duplicates: the same deal at several tables, compared seat by seat. */
export class DuplicateTables extends Contests<DuplicateState, DuplicateWish> {
  constructor(units: UnitsOfWork) {
    super(units, DUPLICATE);
  }

  async page(id: string): Promise<DuplicatePage | undefined> {
    const state = await this.store.duplicates.load(id);
    return state && pageOfDuplicate(state, this.services);
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

  /**
   * Returns true if the game in the channel is hidden from a person without a seat, since other tables still play the same
   * deal.
   */
  isShut(channelId: string, personId: string): Promise<boolean> {
    return this.store.duplicates.isShut(channelId, personId);
  }
}
