import type {
  DuplicateState,
  StoredDuplicate,
  StoredDuplicateSeat,
  StoredDuplicateTable,
} from '../../store/index.ts';
import { hasEnded } from '../contests/contest.ts';
import { asPerson } from '../match/rows.ts';
import type { Services } from '../match/services.ts';
import type { Person, Proof } from '../match/types.ts';
import { countedSeats, type MatchPoints, matchPointsOf, placed } from './match-points.ts';
import { peopleAtMost } from './seating.ts';

/** Data of a table that everybody may know while other tables still play. */
export interface DuplicateTable
  extends Pick<StoredDuplicateTable, 'number' | 'threadId' | 'matchId' | 'counts'> {
  readonly ended: boolean;
  readonly people: readonly Person[];
}

export interface ComparedSeat extends MatchPoints {
  /** Person of the seat. Null: a bot has the seat. */
  readonly person: Person | null;
  /** Strength of the seat's bot. `number` distinguishes the table's bots of the same strength. */
  readonly strength: StoredDuplicateSeat['strength'];
  readonly number: number;
  readonly course: readonly number[];
}

export interface Comparison {
  readonly places: readonly (ComparedSeat & { readonly person: Person; readonly place: number })[];
  readonly seats: readonly ComparedSeat[];
}

/** All that everybody may see of a duplicate. */
export interface DuplicatePage {
  readonly duplicate: Omit<StoredDuplicate, 'seed' | 'salt' | 'attempts' | 'retryAt'>;
  readonly people: readonly Person[];
  /** Maximum number of people who may join. */
  readonly limit: number;
  readonly tables: readonly DuplicateTable[];
  /** Comparison of the tables. Undefined until the duplicate is closed, or all tables have ended. */
  readonly comparison: Comparison | undefined;
  /** Seed and salt of the deal. Undefined until all tables have ended. */
  readonly proof: Pick<Proof, 'seed' | 'salt'> | undefined;
}

function compared(state: DuplicateState): Comparison | undefined {
  const { contest, players } = state;
  if (contest.status !== 'over' && contest.status !== 'closed') return undefined;
  const rows = countedSeats(state);
  const scores = matchPointsOf(rows.map(({ number, seat, points }) => ({ table: number, seat, points })));
  const all = scores.map((score, at): ComparedSeat => {
    const { player = null, strength = null, course = [] } = rows[at] ?? {};
    const found = players.find(({ number }) => number === player);
    const alike = rows.filter(
      row => row.number === score.table && row.strength === strength && row.seat <= score.seat,
    );
    return { ...score, person: found ? asPerson(found) : null, strength, number: alike.length, course };
  });
  const own = all.flatMap(seat => (seat.person ? { ...seat, person: seat.person } : []));
  return {
    places: placed(own),
    seats: all.toSorted((one, other) => one.seat - other.seat || one.table - other.table),
  };
}

/** Makes the page of a duplicate, which contains seed and results only once no table can profit from them. */
export function pageOfDuplicate(state: DuplicateState, services: Pick<Services, 'games'>): DuplicatePage {
  const { contest, players, tables, seats } = state;
  const { seed, salt, attempts: _, retryAt: __, ...open } = contest;
  const sits = (number: number): readonly Person[] =>
    seats
      .filter(seat => seat.number === number)
      .flatMap(({ player }) => {
        const found = players.find(other => other.number === player);
        return found ? asPerson(found) : [];
      });
  return {
    duplicate: open,
    people: players.map(asPerson),
    limit: peopleAtMost(contest, services),
    tables: tables.map(({ number, threadId, matchId, counts, endedAt }) => ({
      ...{ number, threadId, matchId, counts, ended: endedAt !== null },
      people: sits(number),
    })),
    comparison: compared(state),
    proof: hasEnded(state) && seed !== '' ? { seed, salt } : undefined,
  };
}
