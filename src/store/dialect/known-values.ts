import { STRENGTHS } from '../../core/contract/player.ts';
import { insteadOf } from '../../core/values/strange-values.ts';
import { isZone } from '../../core/values/zones.ts';
import { PACES, PHRASES, SEATINGS, STAND_INS, WATCH_MODES } from '../types/index.ts';

/** Values that a column may have, and the value that readers get instead of any other. Null is a value of its own. */
interface KnownValues {
  readonly fits: (value: unknown) => boolean;
  readonly instead: string | number | null;
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
const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** A query may give a count the name of a column of JSON. Only a text is JSON. */
const json = (fits: (value: unknown) => boolean, instead: string | null): KnownValues => ({
  fits: text => {
    if (typeof text !== 'string') return true;
    const value = parsed(text);
    return value !== undefined && fits(value);
  },
  instead,
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

/**
 * Columns of numbers by name: a column that is required somewhere reads as 0 in place of a text, and other columns read as null.
 * A test compares the names with the schema.
 */
const REQUIRED =
  'agrees alone answers at attempts average awayMs batch beat begunAt bonus clockFrom correct counts createdAt cup ' +
  'decided dueAt everywhere fair filled games gone hidden hidesPhrases hints invitations joinedAt learns mark mu ' +
  'muBefore named number opensAt outdated overdue pid pinged pings place plannedAt player points practised prompts ' +
  'puzzles rank rated rating reminded request requestId resigned resting rev reveals round rules score seat seats ' +
  'seatsWanted settled shared shown shownRev shownRound sigma sigmaBefore since solved spentMs standIns stats target ' +
  'told turn turns until updatedAt vanished wanted weight wins withPlayers withheld won live day';
const OPTIONAL =
  'absentAt awayFrom awayUntil best calledAt closesAt endedAt forfeitedAt graceAt heardFrom heardTo lettersRefusedAt morningAt ' +
  'offeredAt parkedAt pausedAt pingAt pointsBefore promptedAt resignedRev restores retryAt roleCalledAt rounds settledBy ' +
  'share stoppedAt summonedBy toldAt turnSeat turnSince';

/** Columns whose number is a text in another table: the text fits too. */
const ALSO_TEXTS: ReadonlySet<string> = new Set(['mark', 'place', 'resigned', 'seats', 'told']);

const numbers = (isKnown: (value: unknown) => boolean): readonly (readonly [string, KnownValues])[] =>
  [
    ...REQUIRED.split(' ').map(name => [name, 0] as const),
    ...OPTIONAL.split(' ').map(name => [name, null] as const),
  ].map(([name, instead]) => [
    name,
    {
      fits: value =>
        isKnown(value) || typeof value === 'bigint' || (ALSO_TEXTS.has(name) && typeof value === 'string'),
      instead,
    },
  ]);

type KnownColumns = ReadonlyMap<string, KnownValues>;

/** Columns of numbers alone, for a copy. A copy keeps every number, and a zone that only its source's machine knows. */
export const KNOWN_NUMBERS: KnownColumns = new Map(numbers(value => typeof value === 'number'));

export const KNOWN: KnownColumns = new Map<string, KnownValues>([
  ...numbers(isNumber),
  ['zone', ZONE],
  ['morningZone', ZONE],
  ['locale', LOCALE],
  ['language', LOCALE],
  ['serverLanguage', LOCALE],
  ['quietFrom', MINUTES],
  ['quietTo', MINUTES],
  ['morningHour', between(0, 23, 8)],
  ['attempts', FEW],
  ['pace', oneOf(PACES, 'none')],
  ['seating', oneOf(SEATINGS, 'random')],
  ['strength', oneOf(STRENGTHS, null)],
  ['standIn', oneOf([...STAND_INS, ...STRENGTHS], null)],
  ['mode', oneOf(WATCH_MODES, 'end')],
  ['hours', json(value => areNumbers(value) && (value as readonly number[]).length === 24, null)],
  [
    'said',
    json(value => isObject(value) && PHRASES.some(each => each === value.phrase) && isWhen(value.at), null),
  ],
  ['course', json(areNumbers, null)],
  ['against', json(areNumbers, null)],
  ['colours', json(value => isObject(value) && Object.values(value).every(isNumber), null)],
  ['par', json(value => isObject(value) && isNumber(value.points) && areNumbers(value.course), null)],
  ['facts', json(isObject, null)],
  ['details', json(isObject, '{}')],
  ['players', json(Array.isArray, '[]')],
  ['decisions', json(Array.isArray, '[]')],
]);

/**
 * Returns a row in which a default replaces each strange value: one that another version, another machine or a person with an
 * editor has written. So one row stops no reader of many rows. SQLite stores texts in columns of numbers too.
 */
export function knownRow<Row extends object>(row: Row, columns = KNOWN): Row {
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    // An object or a boolean is no column: PostgreSQL returns them for subqueries and conditions.
    if (value === null || typeof value === 'object' || typeof value === 'boolean') continue;
    const values = columns.get(name);
    if (!values || values.fits(value)) continue;
    known[name] = insteadOf(`column ${name}`, values.instead);
  }
  return Object.keys(known).length === 0 ? row : { ...row, ...known };
}
