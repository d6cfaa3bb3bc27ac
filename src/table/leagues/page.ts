import type { SeatLoss } from '../../core/contract/seat-ends.ts';
import type {
  LeaguePlayerState,
  LeagueState,
  PlayedSeat,
  StoredLeague,
  StoredLeagueSeat,
} from '../../store/index.ts';
import { lossOfSeat } from '../match/position.ts';
import { asPerson } from '../match/rows.ts';
import type { Person } from '../match/types.ts';
import { cupRounds, finalOrder, winnerOf } from './cup.ts';
import { seatsAt, standingsOfSeason } from './season.ts';
import type { Rank } from './standings.ts';

export interface LeagueRow extends Rank {
  readonly person: Person;
  readonly state: LeaguePlayerState;
  readonly vanished: number;
  /**
   * Points of the person in each round, without the cup, or the way in which the person lost the seat. Null: no points in that
   * round, or not yet.
   */
  readonly course: readonly (number | SeatLoss | null)[];
}

export interface LeagueTable {
  readonly number: number;
  readonly cup: boolean;
  /** Id of the table's thread. Null: the thread is not opened yet. */
  readonly threadId: string | null;
  readonly matchId: string | null;
  readonly ended: boolean;
  readonly seats: readonly {
    readonly person: Person;
    readonly rank: number | null;
    readonly points: number | null;
    /** Way in which the person lost the seat. Null: the person kept it. */
    readonly loss: SeatLoss | null;
  }[];
}

export interface LeagueRound {
  readonly round: number;
  readonly cup: boolean;
  readonly tables: readonly LeagueTable[];
  readonly byes: readonly Person[];
}

/** All that everybody may see of a league. */
export interface LeaguePage {
  readonly league: Omit<StoredLeague, 'attempts' | 'retryAt'>;
  /** Number of all rounds, including the cup. Null: not known before the start. */
  readonly rounds: number | null;
  /** Standing of all people. Before the start it has the order of joining, and after a cup the cup's order. */
  readonly standing: readonly LeagueRow[];
  readonly waiting: readonly Person[];
  readonly history: readonly LeagueRound[];
  readonly now: LeagueRound | undefined;
  /** Winner of the league. Null while the league runs, or after it was closed early. */
  readonly winner: Person | null;
}

const NOBODY: Person = { id: '', name: '' };

interface PlayedSeason extends LeagueState {
  readonly played: readonly PlayedSeat[];
}

/** Returns the way in which a person lost a seat. A person without a seat in the match, or without a match, has left. */
function lossIn({ tables, players, played }: PlayedSeason, seat: StoredLeagueSeat): SeatLoss | null {
  if (!seat.gone) return null;
  const table = tables.find(({ round, number }) => round === seat.round && number === seat.number);
  const person = players.find(({ number }) => number === seat.player);
  const own = played.find(
    ({ matchId, dealtTo, userId }) => matchId === table?.matchId && (dealtTo ?? userId) === person?.userId,
  );
  return own ? lossOfSeat(own) : 'left';
}

function historyOf(season: PlayedSeason): readonly LeagueRound[] {
  const people = new Map(season.players.map(player => [player.number, asPerson(player)]));
  const rounds = [...new Set(season.tables.map(({ round }) => round))];
  return rounds.map(round => {
    const own = season.tables.filter(table => table.round === round);
    const tables = own.filter(({ number }) => number > 0);
    const rest = own.find(({ number }) => number === 0);
    return {
      round,
      cup: own.some(({ cup }) => cup),
      byes: rest ? seatsAt(season, rest).map(({ player }) => people.get(player) ?? NOBODY) : [],
      tables: tables.map(table => ({
        number: table.number,
        cup: table.cup,
        threadId: table.threadId,
        matchId: table.matchId,
        ended: table.endedAt !== null,
        seats: seatsAt(season, table).map(seat => ({
          ...{ person: people.get(seat.player) ?? NOBODY, rank: seat.rank, points: seat.points },
          loss: lossIn(season, seat),
        })),
      })),
    };
  });
}

const duelsOf = (season: LeagueState) =>
  season.tables.flatMap(table => {
    const seats = table.cup && table.endedAt !== null ? seatsAt(season, table) : [];
    const winner = winnerOf(seats);
    const loser = seats.find(({ player }) => player !== winner)?.player;
    return winner === undefined || loser === undefined ? [] : [{ round: table.round, winner, loser }];
  });

const courseOf = (season: PlayedSeason, player: number): LeagueRow['course'] => {
  const rounds = Math.max(0, ...season.tables.filter(({ cup }) => !cup).map(({ round }) => round));
  return Array.from({ length: rounds }, (_, at) => {
    const seat = season.seats.find(each => each.player === player && each.round === at + 1);
    return seat ? (lossIn(season, seat) ?? seat.points) : null;
  });
};

/** Makes the page of a league from its rows and from `played`, the seats of its matches. */
export function pageOf(of: LeagueState, played: readonly PlayedSeat[]): LeaguePage {
  const season = { ...of, played };
  const { attempts: _, retryAt: __, ...league } = season.contest;
  const people = new Map(season.players.map(player => [player.number, player]));
  const ranks = standingsOfSeason(season);
  const begun = league.status !== 'gathering';
  const numbers = ranks.map(({ player }) => player);
  const order = begun ? finalOrder(numbers, duelsOf(season)) : numbers.toSorted((one, other) => one - other);
  const standing = order.flatMap((number, at): readonly LeagueRow[] => {
    const [rank, player] = [ranks.find(each => each.player === number), people.get(number)];
    if (!rank || !player) return [];
    const { state, vanished } = player;
    const course = courseOf(season, number);
    return [{ ...rank, place: at + 1, person: asPerson(player), state, vanished, course }];
  });
  const history = historyOf(season);
  const size = season.tables.some(({ cup }) => cup)
    ? 2 * (history.find(({ cup }) => cup)?.tables.length ?? 0)
    : league.cup;
  return {
    league,
    rounds: league.rounds === null ? null : league.rounds + cupRounds(size),
    standing,
    waiting: season.players.filter(({ state }) => state === 'waiting').map(asPerson),
    history,
    now: history.find(({ round }) => round === league.round),
    winner: league.status === 'over' ? (standing[0]?.person ?? null) : null,
  };
}
