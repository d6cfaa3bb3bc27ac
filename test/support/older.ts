import type { Handle } from '../../src/store/dialect/sqlite.ts';

/** SQL that reverts each of the newest schema changes, newest first. */
const BACK: readonly (readonly [name: string, sql: readonly string[]])[] = [
  ['0051-exercise-pages', ['alter table board_pages rename column exercise to puzzle']],
  ['0050-puzzle-pages', ['alter table board_pages drop column puzzle']],
  ['0049-board-pages', ['drop table board_pages']],
  ['0048-late-alone', []],
  ['0047-graces', ['alter table seats drop column grace_at']],
  ['0046-league-pairs', ['alter table leagues drop column apart']],
  [
    '0045-seat-blocks',
    ['drop table seat_blocks', 'alter table blocks add column hidden integer not null default 0'],
  ],
  ['0044-games-as-puzzles', ['alter table people drop column puzzles']],
  [
    '0043-live-seeks',
    [
      'drop table seeks',
      `create table seeks (user_id text not null, game text not null, name text not null, pace text, seats integer, rated integer,
        language text, speaks text not null, channel_id text not null, guild_id text, since bigint not null,
        constraint seeks_key primary key (user_id, game))`,
      ...['heard_from', 'heard_to'].map(column => `alter table lease drop column ${column}`),
    ],
  ],
  ['0042-phrases', ['said', 'hides_phrases'].map(column => `alter table seats drop column ${column}`)],
  [
    '0041-open-tables',
    [
      'matches drop column everywhere',
      'servers drop column listed',
      'servers drop column strangers',
      'people drop column named',
    ].map(change => `alter table ${change}`),
  ],
  ['0040-seeks', ['drop table seeks', 'alter table blocks drop column hidden']],
  ['0039-live', ['alter table seats drop column spent_ms']],
  [
    '0038-match-places',
    [
      'drop table match_places',
      ...['seats', 'outbox', 'watchers'].map(table => `alter table ${table} drop column place`),
    ],
  ],
  [
    '0037-mornings',
    [
      'drop table mornings',
      ...['servers_by_morning', 'results_by_time', 'results_by_points', 'matches_by_change'].map(
        index => `drop index ${index}`,
      ),
      'create index results_by_guild on results (guild_id, game)',
      ...['channel', 'hour', 'zone', 'at'].map(part => `alter table servers drop column morning_${part}`),
    ],
  ],
  ['0036-puzzles', ['drop table puzzle_tries', 'drop table puzzle_ratings', 'drop table puzzles']],
  ['0035-duels', ['alter table attempts drop column against', 'alter table deals drop column form']],
  ['0034-host', ['drop table host_log', 'drop table host_blocks']],
  ['0033-places', ['alter table servers drop column place']],
  [
    '0032-absences',
    ['seats drop column away_ms', 'waits drop column away_ms', 'waits drop column away_from'].map(
      change => `alter table ${change}`,
    ),
  ],
  ['0031-forfeits', ['alter table duplicate_players drop column forfeited_at']],
  ['0030-marks', ['drop table marks']],
  ['0029-limits', []],
  ['0028-numbers', []],
  [
    '0025-favourites',
    [
      'drop index results_uncounted',
      'alter table results drop column colours',
      'alter table leagues drop column filled',
      'drop table league_messages',
    ],
  ],
  [
    '0024-duplicates',
    [
      ...['duplicate_seats', 'duplicate_tables', 'duplicate_players', 'duplicates'].map(
        name => `drop table ${name}`,
      ),
      'alter table matches drop column duplicate_id',
      'alter table matches drop column withheld',
    ],
  ],
  [
    '0023-letters',
    [
      'drop table letters',
      'drop table watchers',
      'drop table table_wishes',
      'alter table people drop column letters_refused_at',
      'alter table matches drop column role_called_at',
      'alter table servers drop column role_called_at',
      'alter table servers drop column call_role',
    ],
  ],
  [
    '0022-leagues',
    ['league_seats', 'league_tables', 'league_players', 'leagues'].map(name => `drop table ${name}`),
  ],
  ['0021-dailies', ['drop table appearances', 'drop table attempts', 'drop table deals']],
  [
    '0020-ratings',
    [
      'drop index seats_by_dealt_to',
      'alter table matches drop column rated',
      'alter table seats drop column dealt_to',
      'alter table people drop column everywhere',
      'drop table ratings',
      'drop table rating_changes',
      'drop table standings',
    ],
  ],
  [
    '0019-stand-ins',
    [
      'alter table seats drop column stand_in',
      'alter table requests drop column stand_in',
      'alter table reviews drop column deal',
    ],
  ],
  ['0017-reviews', ['drop table reviews']],
  ['0016-hints', ['drop table hints', 'alter table matches drop column hints']],
  [
    '0015-players',
    [
      'alter table seats drop column strength',
      'alter table matches drop column stand_in',
      'alter table results drop column with_players',
    ],
  ],
  ['0014-orders', ['drop table orders']],
  ['0013-learning', []],
  ['0012-asking', []],
  [
    '0011-turns',
    [
      'moves drop column turn_since',
      'moves drop column turn_seat',
      'sealed drop column refusal',
      'waits drop column turn',
      'waits drop column resting',
    ].map(change => `alter table ${change}`),
  ],
  [
    '0010-authority',
    ['drop table cooldowns', 'drop table owed_calls', 'alter table seats drop column called_at'],
  ],
  [
    '0009-lookups',
    ['matches_by_guild', 'moves_by_seat', 'outbox_by_retry', 'outbox_by_match'].map(
      name => `drop index ${name}`,
    ),
  ],
  ['0008-traces', []],
  ['0007-salts', ['alter table matches drop column salt']],
  ['0006-lease', ['drop table lease']],
];

/** Lists the statements that take the schema back to the one before a migration, newest first. */
export const statementsBack = (step: string): readonly string[] =>
  BACK.filter(([name]) => name >= step).flatMap(([name, statements]) => [
    ...statements,
    `delete from kysely_migration where name = '${name}'`,
  ]);

export function takeBack(raw: Pick<Handle, 'prepare'>, step: string): void {
  for (const statement of statementsBack(step)) raw.prepare(statement).run();
}
