import { SeededDice } from '../../core/contract/dice.ts';
import { type AnyGame, gameOf, type Seat } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { DuplicateState, StoredMatch } from '../../store/index.ts';
import {
  type ContestFacts,
  type ContestRules,
  changed,
  hasEnded,
  type SeatFinish,
} from '../contests/contest.ts';
import { Contests } from '../contests/contests.ts';
import type { ContestKind, ContestWish, OwnFields } from '../contests/kind.ts';
import { joinedBy, unplayed } from '../lobby/add-bot.ts';
import { unarrangeable } from '../lobby/arrange.ts';
import { asPerson } from '../match/rows.ts';
import { newDealSeed, refuseAtTable, type Services, type UnitOfWork } from '../match/services.ts';
import type { Match, Pace, Person, StandIn } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import type { ServerSettings } from '../people/servers.ts';
import { callOff } from '../results/call-off.ts';
import { hasLeft } from '../results/rated-field.ts';
import { type FirstDifference, firstDifferenceIn } from './first-difference.ts';
import { countedSeats, matchPointsOf } from './match-points.ts';
import { type DuplicatePage, pageOfDuplicate } from './page.ts';
import { peopleAtMost, spread } from './seating.ts';

export const FEWEST_TABLES = 2;
export const MOST_TABLES = 8;
const COMPANY: Strength = 'medium';

export interface DuplicateWish extends ContestWish {
  /** Maximum number of tables. With fewer people there are fewer tables. */
  readonly tables: number;
  /** Seats at each table. Absent: as many as are needed. */
  readonly seats?: number | undefined;
  readonly players?: readonly Strength[] | undefined;
  /** Pace of the matches. Absent: the server's default pace, or none. */
  readonly pace?: Pace | undefined;
  /** Stand-in of the tables. Absent: a medium bot. */
  readonly standIn?: StandIn | undefined;
  readonly hints?: boolean | undefined;
}

/** Checks the wish for a duplicate, and returns the duplicate's own fields. */
function found(
  wish: DuplicateWish & { readonly options: unknown },
  game: AnyGame,
  { services, server }: { readonly services: Services; readonly server: ServerSettings },
): Result<OwnFields<DuplicateState>, Refusal> {
  const { tables, seats, players = [], pace = server.pace ?? 'none', standIn = null, hints = false } = wish;
  const { min, max } = game.seats(wish.options);
  if (!Number.isInteger(tables) || tables < FEWEST_TABLES || tables > MOST_TABLES)
    return refuseAtTable('duplicate-tables', { min: FEWEST_TABLES, max: MOST_TABLES });
  if (seats !== undefined && !(Number.isInteger(seats) && seats >= min && seats <= max))
    return refuseAtTable('bad-seats', { min, max });
  if (players.length >= (seats ?? max))
    return refuseAtTable('players-only', { players: players.length, seats: seats ?? max });
  const strange = unplayed(services, game.id, players);
  if (strange) return strange;
  if (pace === 'live') return refuseAtTable('live-duplicate');
  const own = { wanted: tables, seats: seats ?? null, players, pace, standIn, hints };
  return accept({ ...own, salt: '', resultMessageId: null });
}

/** Starts a duplicate: gives all people a table and a seat. Bots get the same seats at every table, as far as possible. */
function start(state: DuplicateState, { services, isApart }: ContestFacts): Result<DuplicateState, Refusal> {
  const { contest, players } = state;
  const { id: duplicateId, game, options, players: bots } = contest;
  const tables = Math.min(contest.wanted, players.length);
  const { min } = gameOf(services, game).seats(options);
  const seats = contest.seats ?? Math.max(min, Math.ceil(players.length / tables) + bots.length);
  const free = seats - Math.floor(players.length / tables) - bots.length;
  if (free > 0 && unplayed(services, game, [COMPANY]))
    return refuseAtTable('duplicate-uneven', { people: players.length, tables });
  const seeds = newDealSeed(services);
  const dice = SeededDice.fromHex(seeds.seed);
  const numbers = players.map(({ number }) => number);
  const companies = spread(numbers, tables, isApart, dice);
  if (!companies) return refuseAtTable('duplicate-apart');
  const order = dice.shuffle([...Array(seats).keys()], 'duplicate/places');
  const unopened = { matchId: null, threadId: null, endedAt: null, counts: false };
  const unscored = { points: null, course: [] };
  return accept({
    ...changed(state, { status: 'running', seats, ...seeds }),
    tables: companies.map((_, at) => ({ duplicateId, number: at + 1, ...unopened })),
    seats: companies.flatMap((company, at) =>
      order.map((seat, place) => {
        const player = company[place] ?? null;
        // The bots that the opener asked for get the last seats.
        const strength = player === null ? (bots[seats - 1 - place] ?? COMPANY) : null;
        return { duplicateId, number: at + 1, seat, player, strength, ...unscored };
      }),
    ),
  });
}

/** Computes the match points of all people from the seats that count. */
function compared(state: DuplicateState): DuplicateState {
  const seats = countedSeats(state);
  const scores = matchPointsOf(seats.map(({ number, seat, points }) => ({ table: number, seat, points })));
  const players = state.players.map(player => {
    const at = seats.findLastIndex(seat => seat.player === player.number);
    return at < 0 ? player : { ...player, share: scores[at]?.share ?? null };
  });
  return { ...state, players };
}

/** Compares the tables once all have ended. The tables of a duplicate that was closed early have already been compared. */
const settled = (state: DuplicateState): DuplicateState =>
  hasEnded(state) && state.contest.status === 'running'
    ? compared(changed(state, { status: 'over' }))
    : state;

/**
 * Lists the numbers of people whose seats at running tables come last if `closerId` closes the duplicate now. They are the
 * closer, and people who have left their game.
 */
function forfeiting(
  { players, tables, seats }: DuplicateState,
  closerId: string,
  { left }: Pick<ContestFacts, 'left'>,
): readonly number[] {
  const closer = players.find(({ userId }) => userId === closerId)?.number;
  return tables.flatMap(({ number, matchId, endedAt }) =>
    matchId === null || endedAt !== null
      ? []
      : seats.flatMap(({ number: table, seat, player }) => {
          const isLast = player === closer || left.get(matchId)?.includes(seat);
          return table === number && player !== null && isLast ? player : [];
        }),
  );
}

/**
 * Calls a duplicate off before its start. After the start, it compares the tables that have ended. The other tables play on
 * without a comparison. Seats at running tables come last if their person is the closer or has left.
 */
function close(
  state: DuplicateState,
  closerId: string,
  facts: Pick<ContestFacts, 'at' | 'left'>,
): DuplicateState {
  if (state.contest.status === 'gathering') return changed(state, { status: 'called-off' });
  const last = forfeiting(state, closerId, facts);
  const { at } = facts;
  return compared({
    ...changed(state, { status: 'closed' }),
    players: state.players.map(player =>
      last.includes(player.number) ? { ...player, forfeitedAt: at } : player,
    ),
    // Tables whose match was not opened yet end now, so that they are never opened.
    tables: state.tables.map(table => (table.matchId === null ? { ...table, endedAt: at } : table)),
  });
}

/**
 * Stores the results of a table's seats. A seat gets null points, and comes last, if its person has left or the rules did not
 * end the game.
 */
function end(
  state: DuplicateState,
  table: DuplicateState['tables'][number],
  finishes: readonly SeatFinish[],
): DuplicateState {
  const counts = state.contest.status === 'running';
  return settled({
    ...state,
    tables: state.tables.map(each => (each === table ? { ...each, counts } : each)),
    seats: state.seats.map(each => {
      const finish = each.number === table.number ? finishes[each.seat] : undefined;
      if (!finish) return each;
      const { isBot, gone, total, course } = finish;
      return { ...each, points: gone && !isBot ? null : total, course };
    }),
  });
}

/**
 * Lists the people and bots of a table in the order of the seats, which is the same at every table. Also returns the terms of
 * the table's match.
 */
function seat({ contest, players, seats }: DuplicateState, { number }: DuplicateState['tables'][number]) {
  let people: readonly Person[] = [];
  for (const { player, strength } of seats.filter(row => row.number === number)) {
    const own = players.find(other => other.number === player);
    people = own ? [...people, asPerson(own)] : joinedBy(people, [strength ?? COMPANY]);
  }
  const { id, seed, salt, hints, standIn } = contest;
  const own = { seed, salt, hints, duplicateId: id, seating: 'joined', rated: false } as const;
  return { people, manner: { ...own, ...(standIn !== null && { standIn }) } };
}

const rules: ContestRules<DuplicateState> = {
  fewest: FEWEST_TABLES,
  most: peopleAtMost,
  player: ({ id: duplicateId }, { id: userId, name }, number, joinedAt) => ({
    ...{ duplicateId, number, userId, name, share: null, forfeitedAt: null, joinedAt },
  }),
  start,
  close,
  forfeits: (state, personId) => forfeiting(state, personId, { left: new Map() }).length > 0,
  seat,
  end,
};

async function leftIn({ repositories }: Pick<UnitOfWork, 'repositories'>, { tables }: DuplicateState) {
  const left = new Map<string, readonly Seat[]>();
  for (const { matchId } of tables) {
    const seats = matchId === null ? [] : await repositories.seats.list(matchId);
    const gone = seats.filter(row => hasLeft(row, { turns: 0, standIns: 0 }));
    if (matchId !== null)
      left.set(
        matchId,
        gone.map(row => row.seat),
      );
  }
  return left;
}

/** Duplicates: the same deal at several tables, compared seat by seat. */
export const DUPLICATE: ContestKind<DuplicateState, DuplicateWish> = {
  what: 'duplicate',
  rules,
  liveAtMost: 3,
  rows: ({ duplicates }) => duplicates,
  found,
  facts: async (unit, state, { type }) => (type === 'close' ? { left: await leftIn(unit, state) } : {}),
  // The matches become public once all tables have ended.
  saved: async ({ repositories }, before, after) => {
    if (hasEnded(after) && !hasEnded(before)) await repositories.duplicates.reveal(after.contest.id);
  },
  closing: ({ game, status }) => ({ act: 'cancel', details: { game, status } }),
};

const soloWish = ({ game, options }: StoredMatch, { games }: Pick<Services, 'games'>) => ({
  options: games[game]?.deals?.solo?.options ?? options,
  seats: 1,
});

/** Returns the wish for tables like a lobby. A lobby with the maximum number of seats of its game sets no number of seats. */
function companyWish({ game, options, seats, seatsWanted }: StoredMatch, services: Pick<Services, 'games'>) {
  const isSmaller = seatsWanted < gameOf(services, game).seats(options).max;
  return {
    options,
    players: seats.flatMap(({ strength }) => strength ?? []),
    ...(isSmaller && { seats: seatsWanted }),
  };
}

export class DuplicateTables extends Contests<DuplicateState, DuplicateWish> {
  constructor(units: UnitsOfWork) {
    super(units, DUPLICATE);
  }

  /**
   * Opens a duplicate in the place of a lobby, with the lobby's game, seats, bots and pace. The lobby closes.
   * @param isAlone true for tables of one person each, who plays the game's solo deal
   */
  inPlaceOf(
    matchId: string,
    { isAlone, ...wish }: Pick<DuplicateWish, 'opener' | 'member' | 'tables'> & { readonly isAlone: boolean },
  ): Promise<Result<Match, Refusal>> {
    return this.units.change(matchId, async (unit, match) => {
      const { repositories, services } = unit;
      const { game, guildId, channelId, pace, id, rev } = match;
      const refused = unarrangeable(match, wish.opener.id);
      if (refused) return refused;
      if (guildId === null) return refuseAtTable('no-duplicate');
      if ((await repositories.invitations.list(id)).length > 0) return refuseAtTable('duplicate-invited');
      await repositories.duplicates.lockOpenings(guildId);
      const how = isAlone ? soloWish(match, services) : companyWish(match, services);
      const hints = match.hints && !match.rated;
      const opened = await this.opened(unit, { ...wish, ...how, game, guildId, channelId, pace, hints });
      if (!opened.ok) return opened;
      await callOff(unit, id);
      await unit.tell({ matchId: id, kind: 'closed', rev });
      return accept(undefined);
    });
  }

  async page(id: string): Promise<DuplicatePage | undefined> {
    const state = await this.store.duplicates.load(id);
    return state && pageOfDuplicate(state, this.services);
  }

  /** Finds the first choice at which tables differ. Undefined while results are secret, or below two played tables. */
  async parted(id: string): Promise<FirstDifference | 'never' | undefined> {
    const { store } = this;
    const page = await this.page(id);
    if (!page?.proof) return undefined;
    return firstDifferenceIn(
      store,
      page.tables.flatMap(({ counts, matchId }) => (counts && matchId !== null ? matchId : [])),
    );
  }

  /** Returns true if the channel's game is hidden from a person without a seat, since other tables still play the deal. */
  isShut(channelId: string, personId: string): Promise<boolean> {
    return this.store.duplicates.isShut(channelId, personId);
  }
}
