import type { Seat } from '../../core/game.ts';
import { isPerson } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch, StoredSeat } from '../../store/index.ts';
import { sideOf } from '../match/places.ts';
import { countDone } from '../match/rate-limits.ts';
import { seatOf, toMatch } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Match } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { showPhrases } from './phrases.ts';

/** Other people of a match, as one of its people may know them. */
export interface Fellows {
  readonly match: Match;
  readonly fellows: readonly Fellow[];
  /** True where the person reads no phrases of the others. */
  readonly hidesPhrases: boolean;
}

/** Player of a person's match, as the person may know them. */
export interface Fellow {
  readonly seat: Seat;
  readonly isBlocked: boolean;
}

interface Two {
  readonly own: StoredSeat;
  readonly other: StoredSeat;
}

/** Returns the seats of a person and of another person in a match. Undefined where one of them has none. */
function twoIn(match: StoredMatch, personId: string, seat: Seat): Two | undefined {
  const at = seatOf(match, personId);
  const [own, other] = [at === undefined ? undefined : match.seats[at], match.seats[seat]];
  return own && other && own !== other && isPerson(other) ? { own, other } : undefined;
}

/** Blocks and reports of players whom a person knows by their seats alone. */
export class Conduct extends TablePart {
  /** Lists the running games of a person with people at other places. */
  async between(personId: string): Promise<readonly Pick<StoredMatch, 'id' | 'game'>[]> {
    const matches = await this.store.listings.liveOf(personId);
    return matches.filter(({ places }) => places.length > 0).map(({ id, game }) => ({ id, game }));
  }

  /** Returns the other people of a match, none for a person without a seat. Undefined: there is no such match. */
  async fellows(matchId: string, personId: string): Promise<Fellows | undefined> {
    const { store, services } = this;
    const match = await store.matches.get(matchId);
    if (!match) return undefined;
    const blocked = await store.people.blockedBy(personId);
    const fellows = match.seats.flatMap(({ seat, userId }) =>
      twoIn(match, personId, seat) ? { seat, isBlocked: blocked.includes(userId) } : [],
    );
    const hidesPhrases = match.seats.some(own => own.userId === personId && own.hidesPhrases);
    return { match: toMatch(services, match), fellows, hidesPhrases };
  }

  /**
   * Blocks the person at a seat, or ends the block. A block of a person at another place hides whom it is about.
   * @returns true where the person is blocked now
   */
  toggleBlock(matchId: string, personId: string, seat: Seat): Promise<Result<boolean, Refusal>> {
    return this.units.of(`person ${personId}`, async unit => {
      const match = await unit.repositories.matches.get(matchId);
      const two = match && twoIn(match, personId, seat);
      if (!two) return refuseAtTable('not-seated');
      const { people } = unit.repositories;
      const { own, other } = two;
      if (other.said) await showPhrases(unit, match, own.place);
      if ((await people.blockedBy(personId)).includes(other.userId)) {
        await people.unblock(personId, other.userId);
        return accept(false);
      }
      await people.block(personId, other.userId, unit.at, sideOf(own.place) !== sideOf(other.place));
      return accept(true);
    });
  }

  /** Reports the person at a seat to the operator, who finds the report with the line `log`. */
  report(matchId: string, personId: string, seat: Seat): Promise<Result<void, Refusal>> {
    return this.units.of(`person ${personId}`, async unit => {
      const match = await unit.repositories.matches.get(matchId);
      const two = match && twoIn(match, personId, seat);
      if (!two) return refuseAtTable('not-seated');
      const hurried = await countDone(unit, { what: 'report', personId, scope: '' });
      if (hurried) return hurried;
      const { repositories, at } = unit;
      // The reporter may read the line in their export, and the answer is for the operator alone.
      const line = `report game ${matchId} seat ${seat + 1}`;
      const id = await repositories.host.put({ by: personId, line, at, status: 'done' });
      const { userId, said } = two.other;
      const answer = [`person ${userId}`, ...(said ? [`newest phrase ${said.phrase}`] : [])].join(', ');
      await repositories.host.move(id, 'done', { status: 'done', answer, endedAt: at });
      return accept(undefined);
    });
  }
}
