import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, Person } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { hearStrangeValues, type StrangeValue } from '../../src/core/values/strange-values.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { columnsOf, tablesIn } from '../support/contents.ts';
import { folder } from '../support/folder.ts';
import { fillPlainly, type RowOwner } from '../support/plain-rows.ts';
import { isLong } from '../support/test-form.ts';
import { type Scene, scene, startGame } from './kit.ts';

hearStrangeValues(() => {});

/** Values that no version of this program writes into a column of texts, or of numbers. */
const TEXTS = ['Mars/Olympus', '', '{"a":', '[{}]', '{"a":1}', 'x'.repeat(500), '😀\u202e'] as const;
const NUMBERS = ['abc', -5, 9e18, 1e300, '', 7.5] as const;

type Column = ReturnType<typeof columnsOf>[number];
const valuesFor = ({ type, notnull, pk }: Column): readonly (string | number | null)[] => [
  ...(/int|double/i.test(type) ? NUMBERS : TEXTS),
  ...(notnull || pk ? [] : [null]),
];

/** Commands of a person who is no part of the strange rows. Each reads rows of many people and games. */
const READS: readonly (readonly [string, Parameters<Person['command']>[2]?])[] = [
  ['games list'],
  ['games open', { everywhere: true }],
  ['games find'],
  ['games stats'],
  ['games leaderboard'],
  ['games leaderboard', { game: 'porto', everywhere: true }],
  ['games profile'],
  ['games year', { server: true }],
  ['games puzzle', { game: 'porto' }],
  ['games settings'],
  ['games server'],
  ['games privacy'],
  ['games privacy', { action: 'export' }],
  ['games league show'],
  ['games glance'],
  ['porto daily'],
  ['porto board'],
  ['porto hand'],
  ['porto recap'],
  ['porto game log'],
];

interface House extends Scene {
  readonly file: Handle;
  readonly vic: Person;
  readonly wil: Person;
  readonly other: Channel;
}

/** Writes beside the bot of the same process. Waiting inside SQLite would stop the bot, whose transaction would never end. */
async function patiently(write: () => unknown): Promise<void> {
  for (let left = 400; left > 0; left--)
    try {
      write();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && /BUSY|LOCKED/.test(String(error.code)))) throw error;
      await sleep(5);
    }
}

async function house(): Promise<House> {
  const path = join(folder(), 'x.sqlite');
  const stage = await scene({ database: path, paints: false });
  const { discord, guild, ann, bob, store } = stage;
  const other = guild.addChannel({ name: 'gaia' });
  const [vic, wil] = ['Vic', 'Wil'].map(name => discord.addUser({ name })) as [Person, Person];
  await startGame(stage, [ann, bob], { variant: 'family', pace: 'day' });
  const foz = discord.addGuild({ name: 'Foz' }).id;
  await startGame({ ...stage, channel: other }, [vic, wil], { variant: 'family', pace: 'day' });
  await stage.quiet();
  const file = new Handle(path, 0);
  onTestFinished(() => file.close());
  file.pragma('foreign_keys = OFF');
  const ids = await store.matches.ids();
  for (const [number, [person, channel]] of [
    [ann, stage.channel],
    [vic, other],
  ].entries() as never as [number, [Person, Channel]][]) {
    const owner: RowOwner = {
      userId: person.id,
      matchId: ids[number] ?? '',
      guildId: number === 0 ? guild.id : foz,
      channelId: channel.id,
      number: number + 1,
      now: Date.now(),
    };
    await patiently(() => fillPlainly(file, owner));
  }
  await patiently(() => file.prepare('update people set name = ? where id = ?').run('Vic', vic.id));
  return { ...stage, file, vic, wil, other };
}

/** Returns a column's strange row: the newest row of a table. Its owner is Vic, or Vic's match. */
const lastRow = (file: Handle, table: string): number =>
  (file.prepare(`select max(rowid) as last from "${table}"`).get() as { last: number | null }).last ?? 0;

test('every table has a row that can be made strange', async () => {
  const { file } = await house();
  for (const table of tablesIn(file).filter(name => name !== 'lease'))
    expect([table, lastRow(file, table)]).not.toEqual([table, 0]);
});

/** The made-up place of the strange match has no channel, so its messages are parked. That is no failure. */
const isFailure = (line: string): boolean => !line.startsWith('a game is parked');

/**
 * Reads everything in the name of a person who is no part of the strange rows. Returns a line for each failure: an error in the
 * log, or the sentence that hides one.
 */
async function readAll({ ann, channel, trouble, table }: House, round = 0): Promise<readonly string[]> {
  const failed: string[] = [];
  // Half of the commands read in each round of the short form.
  for (const [command, options] of READS.filter((_, index) => isLong || (index + round) % 2 === 0)) {
    const answer = await ann.command(channel, command, options);
    if (/went wrong/.test(answer.content)) failed.push(`/${command}`);
  }
  for (const [what, work] of Object.entries({
    'due work': () => table.dueWork.run(),
    'due work anew': async () => {
      table.dueWork.catchUpAgain();
      await table.dueWork.run();
    },
    messages: () => table.outbox.outlook(),
    'direct messages': () => table.letters.outlook(),
    mornings: () => table.mornings.outlook(),
    leagues: () => table.leagues.outlook(),
    duplicates: () => table.duplicates.outlook(),
  }))
    await work().catch((error: unknown) => failed.push(`${what}: ${error}`));
  return [...failed, ...trouble.filter(isFailure)];
}

interface Cell {
  readonly name: string;
  readonly column: Column;
  readonly value: string | number | null;
}

/** Returns the strange cells of a round: one column of each table, with another value in each round. */
const cellsOf = (file: Handle, round: number): readonly Cell[] =>
  tablesIn(file)
    // The running bot holds its lease, and soon deletes the row of a claim.
    .filter(name => name !== 'lease' && name !== 'claims')
    .flatMap((name, index) => {
      const columns = columnsOf(file, name).filter(({ pk, type }) => !(pk && /int/i.test(type)));
      const column = columns[round % columns.length];
      if (!column) return [];
      const values = valuesFor(column);
      const turn = index + round + Math.floor(round / columns.length);
      return [{ name, column, value: values[turn % values.length] ?? null }];
    });

/** Changes the cells in the newest row of each table, and returns a function that puts the values back. */
async function spoil(file: Handle, cells: readonly Cell[]): Promise<() => Promise<void>> {
  const undo: (() => void)[] = [];
  for (const { name, column, value } of cells) {
    const row = lastRow(file, name);
    const set = file.prepare(`update or replace "${name}" set "${column.name}" = ? where rowid = ?`);
    const before = file.prepare(`select "${column.name}" as was from "${name}" where rowid = ?`).get(row);
    // The bot itself deletes some rows in time.
    if (!before) continue;
    const { was } = before as { was: unknown };
    try {
      await patiently(() => set.run(value, row));
      undo.push(() => set.run(was, row));
    } catch {
      // The schema itself refuses the value.
    }
  }
  return async () => {
    for (const back of undo.toReversed()) await patiently(back);
  };
}

test('a person’s strange settings get their defaults, and the opponent’s moves go on', async () => {
  const stage = await house();
  const { file, vic, wil, other, table, store, trouble } = stage;
  const [, matchId = ''] = await store.matches.ids();
  const strange: StrangeValue[] = [];
  hearStrangeValues(value => strange.push(value));
  await patiently(() =>
    file
      .prepare(
        'update people set zone = ?, quiet_from = ?, hours = ?, locale = ?, away_until = ? where id = ?',
      )
      .run('Mars/Olympus', 'late', '{"a":', '\u202e', 1e300, vic.id),
  );
  for (const decisions of [1, 2, 3, 4]) {
    const match = await table.get(matchId);
    const [seat = 0] = match?.position.toAct ?? [];
    const [action] = match?.position.legal(seat) ?? [];
    const acted = await table.act(matchId, match?.seats[seat]?.id ?? '', porto.write(action as never));
    expect([decisions, acted.ok]).toEqual([decisions, true]);
  }
  await stage.quiet();
  const settings = await vic.command(other, 'games settings');
  expect(settings.content).toContain('Time zone: **not set');
  expect(settings.content).toContain('Quiet hours: **none**');
  expect((await wil.command(other, 'games list')).content).toContain(`<#${other.id}>`);
  expect(trouble.filter(isFailure)).toEqual([]);
  const kinds = strange.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toContain('column people.zone');
  expect(strange.find(({ kind }) => kind === 'column people.zone')?.instead).toBe('null');
  expect(JSON.stringify(strange)).not.toContain('Mars');
});

/** Number of rounds. After 36 rounds each column of each table had a strange value; the long form tries each value. */
const ROUNDS = isLong ? 36 * TEXTS.length : 36;

test('a strange value in any column of any table stops no other person', async () => {
  const stage = await house();
  expect(await readAll(stage)).toEqual([]);
  const found: unknown[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const cells = cellsOf(stage.file, round);
    const back = await spoil(stage.file, cells);
    const failed = await readAll(stage, round);
    await back();
    (stage.trouble as string[]).length = 0;
    const strange = cells.map(({ name, column, value }) => `${name}.${column.name}=${value}`);
    if (failed.length > 0) found.push({ failed, strange });
  }
  expect(found).toEqual([]);
});
