import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { folder } from '../store/backends.ts';
import { begin, chooser, playOn } from './porto-room.ts';
import { room } from './room.ts';

const standard = (seats: number) => ({ seats, options: { variant: 'standard' } });

describe('results', () => {
  test('games that ended before colours were counted have them counted, each once', async () => {
    const path = join(folder(), 'colours.sqlite');
    const here = await room({ games, seed: 5, path });
    const over = await playOn(here, await begin(here, standard(2)), chooser(3));
    const rows = await here.store.results.ofMatch(over.id);
    expect(rows.flatMap(({ colours }) => Object.keys(colours ?? {})).length).toBeGreaterThan(4);
    const raw = new Handle(path, 1_000);
    raw.prepare('update results set colours = null').run();
    raw.close();
    expect((await here.store.results.ofMatch(over.id)).map(({ colours }) => colours)).toEqual([null, null]);
    expect(await here.table.housekeeping.countColours(10)).toBe(1);
    expect(await here.store.results.ofMatch(over.id)).toEqual(rows);
    expect(await here.table.housekeeping.countColours(10)).toBe(0);
  });
});
