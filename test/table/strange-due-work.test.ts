import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gameOf } from '../../src/core/contract/game.ts';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { columnsOf, tablesIn } from '../support/contents.ts';
import { folder } from '../support/folder.ts';
import { guildOf } from '../support/guild-ids.ts';
import { fillPlainly } from '../support/plain-rows.ts';
import { cellsOf, spoil, TEXTS } from '../support/strange-cells.ts';
import { isLong } from '../support/test-form.ts';
import { ANN, accepted, BEN, CAT, DAN, DAY, HOUR, opening, room, running } from './room.ts';

hearStrangeValues(() => {});

const START = Date.parse('2026-05-04T12:00Z');
/** Milliseconds by which the clock has moved since the rows were written. */
const MOVED = {
  'half an hour': HOUR / 2,
  'a week ahead': 7 * DAY,
  'a year ahead': 365 * DAY,
  back: -7 * DAY,
};
/** Rounds after which each column of each table was strange. The long form tries each value. */
const ROUNDS = isLong ? 36 * TEXTS.length : 36;

const SIDES = [
  { people: [ANN, BEN], channelId: 'c1', guildId: guildOf(0) },
  { people: [CAT, DAN], channelId: 'c2', guildId: guildOf(2) },
] as const;

/** Makes a file with two matches of a game, two lobbies, and rows of all tables with something due. The second side gets strange. */
async function twoSides(game: string): Promise<{ readonly path: string; readonly own: readonly string[] }> {
  const path = join(folder(), 'x.sqlite');
  const options = gameOf({ games }, game).defaults as object;
  const here = await room({ path, games, now: START });
  const file = new Handle(path, 1_000);
  onTestFinished(() => file.close());
  const ids: string[] = [];
  for (const { people, channelId, guildId } of SIDES) {
    const [opener] = people;
    const wish = { game, options, opener, seats: 2, guildId, pace: 'day' } as const;
    const lobby = accepted(await here.table.open(opening({ ...wish, channelId: `${channelId}-lobby` })));
    const { id } = await running(here, people, { ...wish, channelId });
    ids.push(id, lobby.id);
  }
  file.pragma('foreign_keys = OFF');
  for (const [number, { people, channelId, guildId }] of SIDES.entries())
    fillPlainly(file, {
      ...{ game, options, isDue: true, now: START, channelId, guildId, number: number + 1 },
      ...{ userId: people[0].id, matchId: ids[2 * number] ?? '' },
    });
  await here.store.close();
  file.pragma('wal_checkpoint(truncate)');
  const [match = '', lobby = ''] = ids;
  const { people, guildId } = SIDES[0];
  return {
    path,
    own: [match, lobby, guildId, ...people.map(({ id }) => id), 'deal1', 'league1', 'duplicate1'],
  };
}

/** Returns the rows about these matches, people and contests. Ids that the database or chance has given are left out. */
function rowsAbout(path: string, own: readonly string[]): readonly string[] {
  const file = new Handle(path, 1_000);
  try {
    return tablesIn(file).flatMap(table => {
      const numbered = columnsOf(file, table).some(
        ({ name, pk, type }) => name === 'id' && pk && /int/i.test(type),
      );
      const rows = file.prepare(`select * from "${table}"`).all() as readonly Record<string, unknown>[];
      return rows
        .filter(row => Object.values(row).some(value => own.includes(String(value))))
        .map(({ id, request_id: _, ...row }) => `${table} ${JSON.stringify(numbered ? row : { id, ...row })}`)
        .toSorted();
    });
  } finally {
    file.close();
  }
}

/** Does all that is due in a copy of the file. Returns what has failed, and the rows of the side that is not strange. */
async function worked(path: string, own: readonly string[], moved: number) {
  const copy = join(folder(), 'copy.sqlite');
  copyFileSync(path, copy);
  let made = 0;
  const here = await room({
    ...{ path: copy, games, now: START + moved },
    needs: {
      players,
      newId: () => `new${++made}`,
      newSalt: () => new Uint8Array(32),
      directChannel: async id => `dm-${id}`,
    },
  });
  const { table, store, clock } = here;
  const failed: string[] = [];
  const doing = (what: string, work: () => Promise<unknown>): Promise<unknown> =>
    work().catch((error: Error) => failed.push(`${what}: ${error.message}`));
  const contests = async (part: typeof table.leagues | typeof table.duplicates) => {
    for (const { id, attempts } of (await part.outlook()).due)
      if (id.endsWith('1')) {
        await part.begin({ id, attempts });
        await part.page(id);
      }
  };
  await doing('due work', async () => {
    for (let run = 0; run < 50 && ((await table.dueWork.nextAt()) ?? Number.MAX_VALUE) <= clock.now; run++)
      await table.dueWork.run();
  });
  await doing('leagues', () => contests(table.leagues));
  await doing('duplicates', () => contests(table.duplicates));
  await doing('mornings', async () => {
    for (const { id } of (await table.mornings.outlook()).due)
      if (id.startsWith(SIDES[0].guildId)) await table.mornings.page(id);
  });
  await doing('messages', async () => {
    for (const notice of (await table.outbox.outlook()).notices)
      if (own.includes(notice.matchId) && (await table.outbox.begin(notice)))
        await table.outbox.delivered(notice, 'm');
  });
  await doing('direct messages', async () => {
    for (const envelope of (await table.directMessages.outlook()).envelopes)
      if (own.includes(envelope.userId)) {
        const directMessage = await table.directMessages.begin(envelope);
        if (directMessage) await table.directMessages.sent(directMessage);
      }
  });
  await doing('housekeeping', async () => {
    await table.housekeeping.catchUp();
    await table.housekeeping.dropStates(clock.now);
    await table.housekeeping.prune(clock.now, 30);
  });
  const next = await table.dueWork.nextAt().catch(() => undefined);
  await store.close();
  return { failed, rows: rowsAbout(copy, own), next };
}

test.each(Object.keys(games))(
  '%s: a strange value in any column stops no due work of others, and changes none, whatever the clock',
  async game => {
    const { path, own } = await twoSides(game);
    const spoiled = join(folder(), 'spoiled.sqlite');
    const moves = Object.entries(MOVED);
    const usual = new Map<string, Awaited<ReturnType<typeof worked>>>();
    for (const [name, moved] of moves) usual.set(name, await worked(path, own, moved));
    expect([...usual.values()].map(({ failed }) => failed)).toEqual(moves.map(() => []));
    const found: unknown[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      copyFileSync(path, spoiled);
      const file = new Handle(spoiled, 1_000);
      file.pragma('foreign_keys = OFF');
      const cells = cellsOf(file, round);
      await spoil(file, cells);
      file.pragma('wal_checkpoint(truncate)');
      file.close();
      for (const [name, moved] of isLong
        ? moves
        : moves.slice(round % moves.length, (round % moves.length) + 1)) {
        const { failed, rows } = await worked(spoiled, own, moved);
        const before = usual.get(name)?.rows ?? [];
        const changed = [
          ...before.filter(row => !rows.includes(row)),
          ...rows.filter(row => !before.includes(row)),
        ];
        const strange = cells.map(cell => `${cell.name}.${cell.column.name}=${cell.value}`);
        if (failed.length + changed.length > 0) found.push({ round, name, failed, changed, strange });
      }
    }
    expect(found).toEqual([]);
  },
);
