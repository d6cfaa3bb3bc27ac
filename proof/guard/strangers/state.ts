import { longestOf, NO_LIMITS } from '../../../src/table/match/limits.ts';

/** Database tables about the bot itself: its settings, its lease and its claimed interactions. */
const OWN = ['kv', 'lease', 'claims'];
/** Returns true for a table whose rows an attack must not change. */
export const isGuarded = (table: string): boolean => !OWN.includes(table) && !table.startsWith('kysely');
/** Columns that any interaction may change, such as the newest name of a person. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  people: ['name', 'locale'],
  // These columns change when the bot posts the row's message again. The message's content is in other rows.
  leagues: ['rev', 'shown_rev', 'attempts', 'updated_at', 'retry_at'],
  duplicates: ['rev', 'shown_rev', 'attempts', 'updated_at', 'retry_at'],
};

export type Row = Readonly<Record<string, unknown>>;
/** Rows of all database tables, by the table's name and the row's key. */
export type Rows = ReadonlyMap<string, Row>;

export interface Change {
  readonly table: string;
  readonly key: string;
  readonly was: Row | undefined;
  readonly is: Row | undefined;
}

export interface GameTables {
  rows(): Promise<Rows>;
  putBack(changed: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

export const keyOf = (table: string, key: string): string => `${table} ${key}`;

export function changes(before: Rows, after: Rows): readonly Change[] {
  const found: Change[] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(place), after.get(place)];
    const [table = ''] = place.split(' ');
    const key = place.slice(table.length + 1);
    const seen = SEEN[table] ?? [];
    const columns = Object.keys(is ?? was ?? {}).filter(column => !seen.includes(column));
    if (was && is && columns.every(column => was[column] === is[column])) continue;
    found.push({ table, key, was, is });
  }
  return found;
}

export function changeText({ table, key, was, is }: Change): string {
  if (was === undefined) return `${table} ${key} is new: ${JSON.stringify(is)}`;
  if (is === undefined) return `${table} ${key} is gone: ${JSON.stringify(was)}`;
  const columns = Object.keys(is).filter(column => was[column] !== is[column]);
  return columns
    .map(column => `${table} ${key}.${column}: ${String(was[column])} became ${String(is[column])}`)
    .join('; ');
}

/** Games and counts that a person's own action may change, besides the person's own rows. */
export interface Concerned {
  readonly opened: readonly string[];
  /** Ids of games from which an invitation of the person was deleted. The bot posts their messages again without the name. */
  readonly uninvited: readonly string[];
  /** Time before which counted events no longer count. The next counted action deletes them. */
  readonly sweptBefore: number;
}

/**
 * Returns true if a person's own action may have caused the change. Deleted people also disappear from others' blocks and
 * invitations (docs/privacy.md).
 */
export function isOwn(
  { table, was, is }: Change,
  personId: string,
  { opened, uninvited, sweptBefore }: Concerned,
): boolean {
  const of = (column: string): boolean =>
    [was, is].every(row => row === undefined || row[column] === personId);
  switch (table) {
    case 'people':
      return of('id');
    case 'cooldowns':
      return of('person_id') || (is === undefined && (of('scope') || Number(was?.at) <= sweptBefore));
    case 'outbox':
      if (was === undefined && is?.kind === 'redraw' && uninvited.includes(String(is.match_id))) return true;
      break;
    case 'blocks':
      return of('person_id') || (is === undefined && of('blocked_id'));
    case 'invitations':
      return is === undefined && of('user_id');
    case 'deals':
      return was === undefined && of('user_id');
    case 'league_players':
    case 'duplicate_players':
      return was === undefined && of('user_id');
    case 'duplicates':
      return was === undefined && of('opener_id');
    case 'puzzles':
      // A puzzle's rating is about no person, and each person's first answer changes it.
      return true;
    case 'puzzle_tries':
    case 'puzzle_ratings':
    case 'watchers':
    case 'letters':
    case 'table_wishes':
    case 'seeks':
    case 'board_pages':
    case 'attempts':
    case 'appearances':
      return of('user_id');
    case 'matches':
      return was === undefined && opened.includes(String(is?.id));
  }
  return [was, is].every(row => row === undefined || opened.includes(String(row.match_id)));
}

export const concernedBy = (changed: readonly Change[], personId: string): Concerned => ({
  opened: changed.flatMap(({ table, was, is }) =>
    table === 'matches' && was === undefined && is?.opener_id === personId ? String(is.id) : [],
  ),
  uninvited: changed.flatMap(({ table, was, is }) =>
    table === 'invitations' && is === undefined && was?.user_id === personId ? String(was.match_id) : [],
  ),
  sweptBefore:
    Math.max(
      ...changed.map(({ table, was, is }) =>
        table === 'cooldowns' && was === undefined ? Number(is?.at) : Number.NEGATIVE_INFINITY,
      ),
    ) - longestOf(NO_LIMITS),
});
