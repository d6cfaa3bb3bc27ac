import { join } from 'node:path';
import type { Channel, Person } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { hearStrangeValues, type StrangeValue } from '../../src/core/values/strange-values.ts';
import { porto } from '../../src/games/porto/game.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { tablesIn } from '../support/contents.ts';
import { folder } from '../support/folder.ts';
import { fillPlainly, type RowOwner } from '../support/plain-rows.ts';
import { cellsOf, lastRow, patiently, spoil, TEXTS } from '../support/strange-cells.ts';
import { isLong } from '../support/test-form.ts';
import { type Scene, scene, startGame } from './kit.ts';
import { readsOfMany } from './reads-of-many.ts';

hearStrangeValues(() => {});

const GAMES = Object.keys(games);

interface House extends Scene {
  readonly file: Handle;
  readonly vic: Person;
  readonly wil: Person;
  readonly other: Channel;
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
  const reads = readsOfMany(GAMES[round % GAMES.length] ?? '');
  // Half of the commands read in each round of the short form.
  for (const [command, ask] of reads.filter((_, index) => isLong || (index + round) % 2 === 0)) {
    const { content } = await ask(ann, channel);
    if (/went wrong/.test(content)) failed.push(command);
  }
  for (const [what, work] of Object.entries({
    'due work': () => table.dueWork.run(),
    'due work anew': async () => {
      table.dueWork.catchUpAgain();
      await table.dueWork.run();
    },
    messages: () => table.outbox.outlook(),
    'direct messages': () => table.directMessages.outlook(),
    mornings: () => table.mornings.outlook(),
    leagues: () => table.leagues.outlook(),
    duplicates: () => table.duplicates.outlook(),
  }))
    await work().catch((error: unknown) => failed.push(`${what}: ${error}`));
  return [...failed, ...trouble.filter(isFailure)];
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
