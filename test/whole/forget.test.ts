import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Channel, Person } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { Backups, copyFile } from '../../src/store/index.ts';
import { copyBeforeMigrating } from '../../src/store/open.ts';
import { COPY_DAYS, sweepCopies } from '../../src/upkeep/backups.ts';
import { Heartbeat } from '../../src/upkeep/heartbeat.ts';
import { last } from '../discord/kit.ts';
import { folder } from '../store/backends.ts';
import { type Running, startBot } from '../support/bot.ts';
import { inGame, inGames } from '../support/in-game.ts';
import { newTable } from '../support/new-table.ts';
import { localDiscord } from './process.ts';

const DAY = 86_400_000;
const NAME = 'Zoë of the Ribeira';

/** Returns the files of a folder and its subfolders that contain one of the words in any of their bytes. */
function filesWith(path: string, words: readonly string[]): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(file => {
      const bytes = readFileSync(file);
      return words.some(word => bytes.includes(Buffer.from(word)));
    })
    .map(file => basename(file))
    .toSorted();
}

async function scene() {
  const home = folder();
  const database = join(home, 'porto.sqlite');
  const discord = await localDiscord({ answerMs: 60_000 });
  const clock = { now: Date.now() };
  const bot: Running = await startBot({ database, discord, now: () => clock.now });
  onTestFinished(async () => {
    await bot.stop().catch(() => undefined);
    expect(discord.complaints).toEqual([]);
  });
  const guild = discord.addGuild({ name: 'Ribeira' });
  const [zoe, ben] = [NAME, 'Ben'].map(name => discord.addUser({ name }));
  if (!zoe || !ben) throw new Error('nobody');
  const heart = new Heartbeat({
    path: join(home, 'beat'),
    trouble: { failed: () => {}, succeeded: () => {} },
    works: () => true,
  });
  heart.start();
  onTestFinished(() => heart.stop());
  return { home, database, clock, guild, zoe, ben, words: [zoe.id, zoe.name], ...bot };
}

const forgetMe = async (zoe: Person, channel: Channel): Promise<string> => {
  const asked = await inGames(zoe, channel, 'privacy forget');
  return (await zoe.press(asked.message, 'Delete my data for good')).content;
};

test('once forgotten, no byte of the data folder tells of a person, but for copies that were made before', async () => {
  const { home, database, clock, guild, zoe, ben, words, table, store, quiet } = await scene();
  const [game, lobby, other, fresh] = ['game', 'lobby', 'other', 'fresh'].map(name =>
    guild.addChannel({ name }),
  );
  if (!game || !lobby || !other || !fresh) throw new Error('no channel');
  const dm = await zoe.dm();
  zoe.locale = 'ko';
  // Rows that are written and deleted again and again leave their bytes in pages of the database file.
  for (let round = 0; round < 40; round++) {
    const id = `${round}`.padStart(3, '0');
    await store.people.block(ben.id, `${zoe.id}${id}`, round);
    await store.people.change(`${id}${zoe.id}`, { name: `${zoe.name} ${'x'.repeat(round)}` });
  }
  const raw = new Handle(database, 1_000);
  raw.prepare('delete from blocks').run();
  raw.prepare(`delete from people where name like ?`).run(`${zoe.name} x%`);
  raw.prepare(`delete from people where name like ?`).run(`${zoe.name} %`);
  raw.close();

  zoe.locale = 'en-US';
  await zoe.command(dm, 'porto solo');
  await zoe.command(game, 'porto new', { variant: 'family', seats: 2, thread: true });
  const thread = guild.threads.at(-1);
  if (!thread) throw new Error('no thread');
  await zoe.command(game, 'porto new', { variant: 'family', seats: 2 });
  await inGame(ben, game, 'porto', 'join');
  await inGame(zoe, game, 'porto', 'start');
  await zoe.command(lobby, 'porto new', { seats: 3 });
  await inGame(ben, lobby, 'porto', 'join');
  await newTable(ben, other, 'porto new', { seats: 3, invited: zoe });
  await quiet();
  const backups = new Backups(join(home, 'backups'), database);
  await store.copyTo(backups.pathAt(clock.now));
  const migrated = copyBeforeMigrating(database, '0002-undos');
  await copyFile(database, migrated);
  const copies = [basename(migrated), basename(backups.pathAt(clock.now))].toSorted();
  expect(filesWith(home, words)).toEqual(expect.arrayContaining([...copies, 'porto.sqlite-wal']));

  expect(await forgetMe(zoe, dm)).toContain('Your data was deleted');
  await quiet();
  expect(filesWith(home, words)).toEqual(copies);
  // Showing people their stored data must store nothing new.
  const shown = await inGames(zoe, dm, 'privacy');
  await zoe.press(shown.message, 'Export');
  await inGames(zoe, fresh, 'privacy export');
  expect(filesWith(home, words)).toEqual(copies);
  expect(await table.archive.about(zoe.id)).toMatchObject({ name: null, seats: [] });

  for (let day = 1; day <= 7; day++) {
    clock.now += DAY;
    await store.copyTo(backups.pathAt(clock.now));
    backups.rotate(7, clock.now);
  }
  expect(filesWith(home, words)).toEqual([basename(migrated)]);
  // This copy is half a second too new to be deleted. File systems round times.
  const made = new Date(clock.now - COPY_DAYS * DAY + 500);
  utimesSync(migrated, made, made);
  sweepCopies(database, clock.now);
  expect(filesWith(home, words)).toEqual([basename(migrated)]);
  sweepCopies(database, clock.now + 1_000);
  expect(filesWith(home, words)).toEqual([]);
});

test('the newest messages of lobbies name nobody who was forgotten: lapsed, left, or invited to', async () => {
  const { clock, guild, zoe, ben, words, table, bot, quiet } = await scene();
  const [lapsed, left, invited] = ['lapsed', 'left', 'invited'].map(name => guild.addChannel({ name }));
  if (!lapsed || !left || !invited) throw new Error('no channel');
  await zoe.command(lapsed, 'porto new', { seats: 3 });
  await inGame(ben, lapsed, 'porto', 'join');
  await quiet();
  clock.now += DAY;
  await table.dueWork.run();
  bot.announce('');
  await quiet();
  expect(last(lapsed).text).toContain(NAME);
  await zoe.command(left, 'porto new', { seats: 3 });
  await newTable(ben, invited, 'porto new', { seats: 3, invited: zoe });
  await quiet();
  // The ping of an invitation is a message of its own, which stays.
  const newest = (channel: Channel) => (channel === invited ? channel.messages[0] : last(channel));
  const textOf = (channel: Channel) => JSON.stringify([newest(channel)?.held, newest(channel)?.text]);
  for (const channel of [lapsed, left, invited]) {
    const said = textOf(channel);
    expect(words.some(word => said.includes(word))).toBe(true);
  }
  const picture = last(lapsed).attachments[0]?.id;

  await forgetMe(zoe, await zoe.dm());
  await quiet();
  for (const channel of [lapsed, left, invited]) {
    for (const word of words) expect(textOf(channel)).not.toContain(word);
  }
  expect(last(lapsed).attachments).toHaveLength(1);
  expect(last(lapsed).attachments[0]?.id).not.toBe(picture);
  expect(last(lapsed).text).toContain('Ben');
  expect(last(left).attachments).toEqual([]);
});
