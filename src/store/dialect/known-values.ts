import { STRENGTHS } from '../../core/contract/player.ts';
import { readJson } from '../../core/values/json.ts';
import { isZone } from '../../core/values/zones.ts';
import { PACES, PHRASES, SEATINGS, STAND_INS, WATCH_MODES } from '../types/index.ts';

/** Values that a column may have, and the value that readers get instead of any other. Readers get null unchanged. */
export interface KnownValues {
  readonly fits: (value: unknown) => boolean;
  readonly instead: string | number | null;
  /**
   * Converts a fitting value to what readers get: 0 or 1 to a boolean, or JSON to its value. Absent: they get the value itself.
   */
  readonly convert?: (value: unknown) => unknown;
}

/** Largest distance from 1970 that a Date can have, in milliseconds. No number of the database is larger. */
const MOST = 8.64e15;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= MOST;
const between = (min: number, max: number, instead: number | null): KnownValues => ({
  fits: value => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  instead,
});
const oneOf = (values: readonly string[], instead: string | null): KnownValues => ({
  fits: value => values.some(each => each === value),
  instead,
});
const parsed = (text: unknown): unknown => (typeof text === 'string' ? readJson(text) : undefined);
const json = (fits: (value: unknown) => boolean, instead: string | null): KnownValues => ({
  fits: text => {
    const value = parsed(text);
    return value !== undefined && fits(value);
  },
  instead,
  convert: parsed,
});
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(isNumber);
const isWhen = (value: unknown): boolean => isNumber(value) && Number.isInteger(value);

const LOCALE: KnownValues = {
  fits: value => typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,4})?$/.test(value),
  instead: null,
};
const ZONE: KnownValues = { fits: value => typeof value === 'string' && isZone(value), instead: null };
const MINUTES = between(0, 24 * 60 - 1, null);
const FEW = between(0, 1_000_000, 0);
const PACE = oneOf(PACES, 'none');
const STRENGTH = oneOf(STRENGTHS, null);
const STAND_IN = oneOf([...STAND_INS, ...STRENGTHS], null);
const LIST = json(Array.isArray, '[]');
const SOME_NUMBERS = json(areNumbers, null);

/**
 * Columns of numbers in each table. Readers get a boolean from a column with an exclamation mark. A column with a question mark
 * may be null, and a strange value reads as null; in other columns it reads as 0.
 */
const NUMBERS: Readonly<Record<string, string>> = {
  acts: 'at',
  answers: 'requestId seat agrees! at',
  attempts: 'number fair! begunAt endedAt? points?',
  blocks: 'at',
  claims: 'at',
  cooldowns: 'at',
  deals: 'day? opensAt closesAt?',
  duplicatePlayers: 'number share? joinedAt forfeitedAt?',
  duplicateSeats: 'number seat player? points?',
  duplicateTables: 'number endedAt? counts!',
  duplicates: 'wanted seats? hints! rev shownRev retryAt? createdAt updatedAt',
  hints: 'seat rev at',
  hostBlocks: 'at',
  hostLog: 'at endedAt?',
  invitations: 'at',
  leagueMessages: 'round outdated!',
  leaguePlayers: 'number bonus vanished rating? joinedAt',
  leagueSeats: 'round number place player rank? points? share? gone!',
  leagueTables: 'round number cup! plannedAt endedAt?',
  leagues: 'seats rounds? cup round rev shownRev shownRound retryAt? createdAt updatedAt filled!',
  lease: 'pid beat since heardFrom? heardTo?',
  letters: 'mark dueAt at',
  marks: 'until',
  matchPlaces: 'place shownRev? parkedAt?',
  matches:
    'number rev seatsWanted shownRev? createdAt updatedAt practised! pausedAt? promptedAt? parkedAt? ' +
    'hints! rated! roleCalledAt? withheld! everywhere!',
  mornings: 'day rev shownRev retryAt? at',
  moves: 'rev seat? reveals! rules at batch? restores? turnSince? turnSeat?',
  orders: 'seat rev at',
  outbox: 'rev since retryAt? at seat? place',
  owedCalls: 'request dueAt?',
  people: 'pings! learns! awayUntil? invitations! stats! everywhere! lettersRefusedAt? named! puzzles!',
  puzzleRatings: 'mu sigma points answers solved at',
  puzzleTries: 'number correct! pointsBefore? points? at',
  puzzles: 'mu sigma points answers solved',
  ratingChanges: 'rank weight muBefore sigmaBefore mu sigma points games at',
  ratings: 'mu sigma points games at',
  requests: 'rev seat settledBy? told! at target',
  results: 'seat seats points? rank won! best? turns standIns practised! counts! at withPlayers!',
  reviews: 'seat rules shared! at',
  sealed: 'rev seat at',
  seatBlocks: 'at',
  seats:
    'seat resigned! absentAt? offeredAt? gone! resignedRev? calledAt? awayMs place spentMs hidesPhrases! ' +
    'graceAt?',
  seeks: 'live! seats? rated!? since',
  servers: 'roleCalledAt? morningAt?',
  standings: 'alone! settled! score wins average games best? shown!',
  tableWishes: 'toldAt? at',
  boardPages: 'expiresAt',
  votes: 'at',
  waits:
    'seat rev since clockFrom stoppedAt? reminded prompts overdue! pinged! summonedBy? pingAt? dueAt? ' +
    'turn resting! awayMs awayFrom?',
  watchers: 'round at place',
};

/** Columns for which the bot knows only some numbers or texts. */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, KnownValues>>>> = {
  acts: { details: json(isObject, '{}') },
  attempts: { course: SOME_NUMBERS, against: SOME_NUMBERS },
  deals: {
    par: json(value => isObject(value) && isNumber(value.points) && areNumbers(value.course), null),
  },
  duplicateSeats: { strength: STRENGTH, course: SOME_NUMBERS },
  duplicates: { pace: PACE, standIn: STAND_IN, players: LIST, attempts: FEW },
  leagues: { pace: PACE, attempts: FEW },
  letters: { attempts: FEW },
  matchPlaces: { language: LOCALE },
  matches: { pace: PACE, seating: oneOf(SEATINGS, 'random'), standIn: oneOf(STAND_INS, 'medium') },
  mornings: { facts: json(isObject, null), attempts: FEW },
  outbox: { details: json(isObject, null), resigned: json(areNumbers, '[]'), attempts: FEW },
  people: {
    ...{ zone: ZONE, locale: LOCALE, quietFrom: MINUTES, quietTo: MINUTES },
    hours: json(value => areNumbers(value) && (value as readonly number[]).length === 24, null),
  },
  requests: { standIn: STAND_IN },
  results: { colours: json(value => isObject(value) && Object.values(value).every(isNumber), null) },
  reviews: { decisions: LIST, deal: json(isObject, null) },
  seats: {
    ...{ strength: STRENGTH, standIn: STAND_IN },
    said: json(
      value => isObject(value) && PHRASES.some(each => each === value.phrase) && isWhen(value.at),
      null,
    ),
  },
  seeks: { pace: oneOf(PACES, null), language: LOCALE },
  servers: {
    ...{ language: LOCALE, pace: oneOf(PACES, null), morningZone: ZONE },
    morningHour: between(0, 23, 8),
  },
  watchers: { mode: oneOf(WATCH_MODES, 'end') },
};

type KnownColumns = Readonly<Record<string, KnownValues>>;
/** Columns with known values, by table. A test compares them with the columns of a database. */
export type KnownTables = Readonly<Record<string, KnownColumns>>;

const isOne = (value: unknown): boolean => value === 1;

/** Columns of numbers alone, for a copy. A copy keeps every number, and a zone that only its source's machine knows. */
export const KNOWN_NUMBERS: KnownTables = numbers(value => typeof value === 'number');

export const KNOWN: KnownTables = Object.fromEntries(
  Object.entries(numbers(isNumber, isOne)).map(([table, columns]) => [
    table,
    { ...columns, ...CHOSEN[table] },
  ]),
);

function numbers(fits: KnownValues['fits'], convertFlag?: NonNullable<KnownValues['convert']>): KnownTables {
  const column = (written: string): [string, KnownValues] => {
    const [, name = '', flag, nullable] = /^(\w+)(!?)(\??)$/.exec(written) ?? [];
    const convert = flag === '' ? undefined : convertFlag;
    return [name, { fits, instead: nullable === '' ? 0 : null, ...(convert && { convert }) }];
  };
  return Object.fromEntries(
    Object.entries(NUMBERS).map(([table, names]) => [
      table,
      Object.fromEntries(names.split(' ').map(column)),
    ]),
  );
}
