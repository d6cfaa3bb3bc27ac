import type { Seat } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { OwnSeatBlock, StoredMatch, StoredSeat } from '../../store/index.ts';
import { sideOf } from '../match/places.ts';
import { countDone } from '../match/rate-limits.ts';
import { seatOf, toMatch } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Match } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { isBlocked, showPhrases } from './phrases.ts';

/** Other people of a match, as one person of the match may know them. */
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

/**
 * Returns the seats of a person and of another person in a match. Undefined if one of the two seats does not exist, both are
 * the same seat, or a bot has the other seat.
 */
function twoIn(match: StoredMatch, personId: string, seat: Seat): Two | undefined {
  const at = seatOf(match, personId);
  const [own, other] = [at === undefined ? undefined : match.seats[at], match.seats[seat]];
  return own && other && own !== other && isPerson(other) ? { own, other } : undefined;
}

/** Blocks and reports of players whom a person knows by their seats alone. */
export class Conduct extends TablePart {
  /** Lists the running games of a person with people at other places. */
  between(personId: string): Promise<readonly Pick<StoredMatch, 'id' | 'game'>[]> {
    return this.store.listings.betweenPlaces(personId);
  }

  /** Returns the other people of a match, none for a person without a seat. Undefined: there is no such match. */
  async fellows(matchId: string, personId: string): Promise<Fellows | undefined> {
    const { store, services } = this;
    const match = await store.matches.get(matchId);
    if (!match) return undefined;
    const fellows: Fellow[] = [];
    for (const { seat } of match.seats) {
      const two = twoIn(match, personId, seat);
      if (two) fellows.push({ seat, isBlocked: await isBlocked(store, match, two.own, two.other) });
    }
    const hidesPhrases = match.seats.some(own => own.userId === personId && own.hidesPhrases);
    return { match: toMatch(services, match), fellows, hidesPhrases };
  }

  /**
   * Blocks the person at a seat, or ends the block. A block of a person at another place belongs to this match's seat. It is in
   * no list of people, and blocks by name have no effect on it.
   * @returns true where the person is blocked now
   */
  toggleBlock(matchId: string, personId: string, seat: Seat): Promise<Result<boolean, Refusal>> {
    return this.units.of(`person ${personId}`, async unit => {
      const match = await unit.repositories.matches.get(matchId);
      const two = match && twoIn(match, personId, seat);
      if (!two) return refuseAtTable('not-seated');
      const { people, seatBlocks } = unit.repositories;
      const { own, other } = two;
      if (other.said) await showPhrases(unit, match, own.place);
      const ends = await isBlocked(unit.repositories, match, own, other);
      if (sideOf(own.place) === sideOf(other.place))
        await (ends ? people.unblock(personId, other.userId) : people.block(personId, other.userId, unit.at));
      else
        await (ends
          ? seatBlocks.remove(personId, matchId, other.userId)
          : seatBlocks.put(personId, matchId, other.userId, unit.at));
      return accept(!ends);
    });
  }

  /** Lists a person's blocks of people at other places, oldest first. The person never learns whom they are about. */
  seatBlocks(personId: string): Promise<readonly OwnSeatBlock[]> {
    return this.store.seatBlocks.of(personId);
  }

  /** Ends a block of a person at another place. Phrases of that person are shown again. */
  endSeatBlock(personId: string, { matchId, at }: Omit<OwnSeatBlock, 'game'>): Promise<void> {
    return this.units.of(`person ${personId}`, async unit => {
      await unit.repositories.seatBlocks.end(personId, matchId, at);
      const match = await unit.repositories.matches.get(matchId);
      const own = match?.seats.find(({ userId }) => userId === personId);
      if (match && own) await showPhrases(unit, match, own.place);
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
      // The reporter's data export contains the line, so only the answer for the operator names the reported person.
      const line = `report game ${matchId} seat ${seat + 1}`;
      const id = await repositories.host.put({ by: personId, line, at, status: 'done' });
      const { userId, said } = two.other;
      const answer = [`person ${userId}`, ...(said ? [`newest phrase ${said.phrase}`] : [])].join(', ');
      await repositories.host.move(id, 'done', { status: 'done', answer, endedAt: at });
      return accept(undefined);
    });
  }
}
