import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { DiceCounters } from '../../core/contract/dice.ts';
import type { Schema } from '../dialect/schema.ts';
import { type Executor, fromJson, kindOf, literal, type States } from '../rows/rows.ts';
import type { Status, StoredMatch, StoredPlace, Turn } from '../types/index.ts';
import { nameElsewhere, SEAT_COLUMNS, type SeatRow } from './seats.ts';

export const LIVE: readonly Status[] = ['lobby', 'running'];
export const LIVE_ROWS = LIVE.map(literal);
const ENDED: readonly Status[] = ['over', 'cancelled'];
export const ENDED_ROWS = ENDED.map(literal);

export type MatchSelect = ExpressionBuilder<Schema, 'matches'>;

export const isAsked = ({ exists, selectFrom }: MatchSelect) => {
  const open = selectFrom('requests').select('requests.id').where('requests.status', '=', literal('open'));
  return exists(open.whereRef('requests.matchId', '=', 'matches.id')).as('asked');
};

const isVotedOn = ({ exists, selectFrom }: MatchSelect) => {
  const votes = selectFrom('votes').select('votes.userId').where('votes.kind', '=', literal('cancel'));
  return exists(votes.whereRef('votes.matchId', '=', 'matches.id')).as('voted');
};

const watchersOf = ({ fn, selectFrom }: MatchSelect) =>
  selectFrom('watchers')
    .select(fn.countAll<number>().as('count'))
    .whereRef('watchers.matchId', '=', 'matches.id')
    .as('watchers');

/** Selects a setting of a match's server. */
const ofServer =
  <As extends string>(setting: 'place' | 'language', as: As) =>
  ({ selectFrom }: MatchSelect) =>
    selectFrom('servers')
      .select(`servers.${setting}`)
      .whereRef('servers.guildId', '=', 'matches.guildId')
      .as(as);

const PLACE_COLUMNS = [
  'matchPlaces.place',
  'matchPlaces.channelId',
  'matchPlaces.guildId',
  'matchPlaces.lobbyMessageId',
  'matchPlaces.boardMessageId',
  'matchPlaces.shownRev',
  'matchPlaces.parkedAt',
] as const;

/** Selects the places of a match beside its home. A place has its own language, or that of its server. */
export const placesOf = (db: Executor) => (eb: MatchSelect) => {
  const rows = eb
    .selectFrom('matchPlaces')
    .leftJoin('servers', 'servers.guildId', 'matchPlaces.guildId')
    .select(PLACE_COLUMNS)
    .select(({ fn }) => fn.coalesce('matchPlaces.language', 'servers.language').as('language'))
    .whereRef('matchPlaces.matchId', '=', 'matches.id');
  return kindOf(db).jsonRows(rows.orderBy('matchPlaces.place')).as('places');
};

/**
 * Selects matches with their seats and places. The newest state comes from the newest move, since the match's row has no state.
 */
export const selectMatches = (db: Executor) =>
  db
    .selectFrom('matches')
    .leftJoin('moves', join =>
      join.onRef('moves.matchId', '=', 'matches.id').onRef('moves.rev', '=', 'matches.rev'),
    )
    .selectAll('matches')
    .select(['moves.state', 'moves.rules', 'moves.dice', 'moves.turnSince', 'moves.turnSeat'])
    .select(isAsked)
    .select(isVotedOn)
    .select(watchersOf)
    .select(ofServer('place', 'serverPlace'))
    .select(ofServer('language', 'serverLanguage'))
    .select(placesOf(db))
    .select(({ selectFrom }) => {
      const seats = selectFrom('seats as own')
        .leftJoin('people', 'people.id', 'own.userId')
        .select(SEAT_COLUMNS.map(column => `own.${column}` as const))
        .select(nameElsewhere)
        .whereRef('own.matchId', '=', 'matches.id');
      // The query selects the seats along with the match, so that one statement reads match and seats.
      return kindOf(db).jsonRows(seats.orderBy('seat')).as('seats');
    });

interface Newest {
  state: string | null;
  rules: number | null;
  dice: string | null;
  turnSince: number | null;
  turnSeat: number | null;
  seats: readonly SeatRow[];
  asked: SqlBool;
  voted: SqlBool;
  watchers: number | null;
  serverPlace: string | null;
  serverLanguage: string | null;
  places: readonly StoredPlace[];
}
export type MatchRow = Selectable<Schema['matches']> & Newest;

export const turnOf = (
  rev: number,
  { turnSince, turnSeat }: Pick<Newest, 'turnSince' | 'turnSeat'>,
): Turn => ({
  since: turnSince ?? rev,
  seat: turnSeat,
});
/** Makes a match from its row. The state is decoded at its first use, since most readers need no state. */
export function toMatch(row: MatchRow, states: States): StoredMatch {
  const where = `match ${row.id}, revision ${row.rev}`;
  const { number: _opened, turnSince, turnSeat, rules, state: text, serverPlace: _place, ...rest } = row;
  let state: { readonly value: unknown } | undefined;
  return {
    ...rest,
    options: fromJson(row.options, `${where}: options`),
    asked: Boolean(row.asked),
    voted: Boolean(row.voted),
    watchers: Number(row.watchers),
    edited: row.serverPlace === 'edited' || row.pace === 'live',
    dealt: text !== null,
    get state() {
      const saved = text === null || rules === null ? undefined : { game: row.game, rules, state: text };
      state ??= { value: saved && states.read(saved, where) };
      return state.value;
    },
    dice: row.dice === null ? {} : (fromJson(row.dice, `${where}: dice`) as DiceCounters),
    turn: turnOf(row.rev, { turnSince, turnSeat }),
  };
}
