import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { check } from '../../src/cli/db/check.ts';
import { compact } from '../../src/cli/db/compact.ts';
import { exportGames } from '../../src/cli/db/export.ts';
import { compareRatings, rebuildRatings } from '../../src/cli/db/ratings.ts';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { copyFile } from '../../src/store/index.ts';
import { dueWorkLoop } from '../../src/table/pings/due-work.ts';
import { columnsOf } from '../support/contents.ts';
import { folder } from '../support/folder.ts';
import { playedOut, scene, startGame } from './kit.ts';
import { readsOfMany } from './reads-of-many.ts';

hearStrangeValues(() => {});

const DAY = 86_400_000;

/** Ways in which another version, a bad disk or a person with an editor damages a match. */
const DAMAGES: Readonly<Record<string, string>> = {
  'options that are no JSON': `update matches set options = '{"a":' where id = ?`,
  'options of another shape': `update matches set options = '[{}]' where id = ?`,
  'a game of another version': `update matches set game = 'chess' where id = ?`,
  'a status of another version': `update matches set status = 'odd' where id = ?`,
  'a pace of another version': `update matches set pace = 'odd' where id = ?`,
  'a state that is no JSON': `update moves set state = '{"a":' where match_id = ?`,
  'a state of another shape': `update moves set state = '{"a":1}' where match_id = ?`,
  'rules of another version': `update moves set rules = 99 where match_id = ?`,
  'events that are no JSON': `update moves set told = '{"a":' where match_id = ?`,
  'events of another shape': `update moves set told = '[{}]' where match_id = ?`,
  'dice that are no JSON': `update moves set dice = '{"a":' where match_id = ?`,
  'an action of another version': `update moves set action = 'fly' where match_id = ? and rev > 0`,
  'a wrong newest revision': `update matches set rev = 4000 where id = ?`,
  'no moves': `delete from moves where match_id = ?`,
  'no seats': `delete from seats where match_id = ?`,
  'another category': `update results set category = '' where match_id = ?`,
  'results of another game': `update results set game = 'chess' where match_id = ?`,
  'no results': `delete from results where match_id = ?`,
  'colours that are not counted': `update results set colours = null where match_id = ?`,
};

const OF_A_MATCH = ['matches', 'moves', 'seats', 'waits', 'results', 'rating_changes'];

/** Adds a copy of a match under another id, in a channel of its own. */
function cloned(file: Handle, id: string, to: string): void {
  for (const table of OF_A_MATCH) {
    const columns = columnsOf(file, table).flatMap(({ name, type, pk }) =>
      pk && /int/i.test(type) && name === 'id' ? [] : [name],
    );
    const others: Readonly<Record<string, string>> = {
      [table === 'matches' ? 'id' : 'match_id']: `'${to}'`,
      channel_id: `'77' || abs(random() % 100000000000)`,
      number: '(select max(number) + 1 from matches)',
    };
    const values = columns.map(name => others[name] ?? name);
    const own = table === 'matches' ? 'id' : 'match_id';
    file
      .prepare(
        `insert into ${table} (${columns.join()}) select ${values.join()} from ${table} where ${own} = '${id}'`,
      )
      .run();
  }
}

/** A damaged match's own messages fail, and a made-up channel takes none. */
const isFailure = (line: string): boolean => !/^(a game is parked|a message will be tried again)/.test(line);

async function damagedHouse() {
  const path = join(folder(), 'x.sqlite');
  let ahead = 0;
  const stage = await scene({ database: path, paints: false, now: () => Date.now() + ahead });
  const { guild, ann, bob, store, channel } = stage;
  await startGame(stage, [ann, bob], { variant: 'family', pace: 'day' });
  const ended = { ...stage, channel: guild.addChannel({ name: 'ended' }) };
  await startGame(ended, [ann, bob], { variant: 'family', pace: 'day' });
  await playedOut(ended, 3);
  await ann.command(guild.addChannel({ name: 'lobby' }), 'porto new', { seats: 2, variant: 'family' });
  await stage.quiet();
  const good = await store.matches.ids();
  const file = new Handle(path, 2_000);
  onTestFinished(() => file.close());
  file.pragma('foreign_keys = OFF');
  for (const [number, sql] of Object.values(DAMAGES).entries())
    for (const id of good) {
      const to = `${id.slice(0, 4)}${10 + number}`;
      cloned(file, id, to);
      file.prepare(sql).run(to);
    }
  return { stage, path, file, good, channel, pass: (time: number) => (ahead += time) };
}

test('damaged matches take no list, statistics or other match from their own people', async () => {
  const { stage, channel } = await damagedHouse();
  const failed: string[] = [];
  for (const person of [stage.ann, stage.bob, stage.cid])
    for (const [command, ask] of readsOfMany('porto')) {
      const { content } = await ask(person, channel);
      if (/went wrong/.test(content)) failed.push(command);
      if (command === 'games list' && person !== stage.cid) expect(content).toContain(`<#${channel.id}>`);
    }
  expect([...failed, ...stage.trouble.filter(isFailure)]).toEqual([]);
});

test('damaged matches stop no due work and no housekeeping of others, and the loop does not spin', async () => {
  const { stage, good, pass } = await damagedHouse();
  const { table, store, trouble } = stage;
  expect(await table.housekeeping.catchUp()).toBeGreaterThan(0);
  await table.housekeeping.countColours(5);
  await table.housekeeping.countColours(5);
  expect(await store.results.uncounted(5)).toEqual([]);
  pass(2 * DAY);
  const sleeps: number[] = [];
  const loop = dueWorkLoop({
    work: table.dueWork,
    now: () => Date.now() + 2 * DAY,
    after: milliseconds => {
      sleeps.push(milliseconds);
      return () => {};
    },
    failed: error => sleeps.push(Number(error)),
  });
  loop.open();
  while (sleeps.length === 0) await sleep(5);
  await loop.close();
  expect(sleeps[0]).toBeGreaterThan(500);
  const [running = '', , lobby = ''] = good;
  expect((await store.matches.get(lobby))?.status).toBe('cancelled');
  expect((await store.waits.list(running)).map(({ prompts }) => prompts)).not.toContain(0);
  await table.housekeeping.dropStates(Date.now() + 2 * DAY);
  await table.housekeeping.prune(Date.now() + 900 * DAY, 30, () => {});
  expect(trouble.filter(isFailure)).toEqual([]);
});

test('a person of damaged matches can delete their data', async () => {
  const { stage, file } = await damagedHouse();
  await stage.table.housekeeping.forget(stage.ann.id);
  const left = file.prepare('select * from seats where user_id = ?').all(stage.ann.id);
  expect(left).toEqual([]);
  expect(await stage.store.people.get(stage.ann.id)).toMatchObject({ name: null });
});

test('the commands for databases name damaged matches, and do their work for the others', async () => {
  const { path, good } = await damagedHouse();
  const copy = join(folder(), 'copy.sqlite');
  await copyFile(path, copy);
  const { faults } = await check(copy);
  expect(faults.length).toBeGreaterThan(0);
  const written: string[] = [];
  const exported = await exportGames(copy, undefined, line => written.push(line));
  expect(exported.faults.length).toBeGreaterThan(0);
  for (const id of good.slice(0, 2)) expect(written.some(line => line.includes(`"id":"${id}"`))).toBe(true);
  const { faults: unequal } = await compareRatings(copy);
  expect(unequal.join()).toContain('holds no JSON');
  await rebuildRatings(copy, () => {});
  await compact(copy, () => {});
});
