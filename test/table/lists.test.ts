import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLOURS, type View } from '../../src/games/porto/rules/types.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { standing } from '../../src/table/match/position.ts';
import { folder } from '../store/backends.ts';
import { begin, chooser, playOn } from './porto-room.ts';
import { ANN, accepted, at, reload, room } from './room.ts';

const HOUR = 3_600_000;

const solo = (timer: number) => ({ seats: 1, options: { variant: 'solo', timer } });
const standard = (seats: number) => ({ seats, options: { variant: 'standard' } });

describe('results', () => {
  test('a row a seat, written with the end of the game, as its outcome has it', async () => {
    const here = await room({ games, seed: 5 });
    const match = await begin(here, standard(3));
    expect(await here.store.results.ofMatch(match.id)).toEqual([]);
    here.clock.now += HOUR;
    const over = await playOn(here, match, chooser(3));
    const rows = await here.store.results.ofMatch(match.id);
    const outcome = over.position.outcome;
    const ending = await here.table.archive.ending(match.id);
    expect(rows.map(({ seat, userId, points, rank, won }) => ({ seat, userId, points, rank, won }))).toEqual(
      over.seats.map(({ seat, id }) => ({
        seat,
        userId: id,
        points: outcome?.totals[seat],
        rank: outcome?.ranks[seat],
        won: outcome?.ranks[seat] === 1,
      })),
    );
    for (const row of rows)
      expect(row).toMatchObject({
        game: 'porto',
        category: 'standard',
        seats: 3,
        level: null,
        standIns: 0,
        counts: true,
        practised: false,
        guildId: 'g1',
        at: here.clock.now,
      });
    expect(Math.max(...rows.map(({ best }) => best ?? 0))).toBe(ending?.best?.points);
    const moves = await here.table.moves(match.id, { since: 0, to: over.rev });
    const own = moves.filter(({ seat, by }) => seat === 1 && by === 'person');
    expect(rows[1]?.turns).toBe(own.length);
    const { houses } = over.position.view('table') as View;
    for (const colour of COLOURS) {
      const built = houses
        .filter(house => house.colour === colour)
        .reduce((sum, { level }) => sum + level, 0);
      expect(rows.reduce((sum, { colours }) => sum + (colours?.[colour] ?? 0), 0)).toBe(built);
    }
    const lines = own.flatMap(({ action }) => (action?.startsWith('build') ? [action] : []));
    expect(Object.keys(rows[1]?.colours ?? {}).length > 0).toBe(lines.length > 0);
  });

  test('a seat that the stand-in played for more than half of its turns counts for nobody', async () => {
    const here = await room({ games, seed: 6 });
    const below = chooser(3);
    let match = await playOn(here, await begin(here, standard(4)), below, 6);
    const [early, late] = [at(match, 0), at(match, 1)];
    accepted(await here.table.resign(match.id, early));
    match = await playOn(here, await reload(here, match), below, 34);
    expect(match.status).toBe('running');
    accepted(await here.table.resign(match.id, late));
    const over = await playOn(here, await reload(here, match), below);
    const rows = await here.store.results.ofMatch(match.id);
    expect(rows.map(({ counts }) => counts)).toEqual(
      rows.map(({ turns, standIns }) => standIns * 2 <= turns),
    );
    expect(rows[0]).toMatchObject({ counts: false, won: false });
    expect(rows[0]?.standIns).toBeGreaterThan(3);
    expect(rows[1]?.standIns).toBeGreaterThan(0);
    expect(rows.map(({ rank }) => rank)).toEqual(standing(over, over.position.outcome));
    expect(accepted(await here.table.archive.stats(early, early, { game: 'porto' })).together).toEqual([]);
    expect(accepted(await here.table.archive.stats(at(over, 2), early, { game: 'porto' }))).toMatchObject({
      together: [
        {
          category: 'standard',
          games: 1,
          wins: Number(rows[2]?.won),
          average: rows[2]?.points,
          best: rows[2]?.best,
        },
      ],
      solo: [],
    });
  });

  test('given up by all but one: no points, and one has won; called off: nothing', async () => {
    const here = await room({ games });
    const match = await playOn(here, await begin(here, standard(2)), chooser(2), 6);
    accepted(await here.table.resign(match.id, at(match, 0)));
    expect(await here.store.results.ofMatch(match.id)).toMatchObject([
      { points: null, rank: 2, won: false },
      { points: null, rank: 1, won: true },
    ]);
    expect(accepted(await here.table.archive.stats(at(match, 1), ANN.id, { game: 'porto' }))).toMatchObject({
      together: [{ category: 'standard', games: 1, wins: 1, average: null }],
    });
    const other = await begin(here, standard(2));
    accepted(await here.table.cancel(other.id, ANN, { moderator: true }));
    expect(await here.store.results.ofMatch(other.id)).toEqual([]);
  });

  test('games that ended before results were written get the same rows', async () => {
    const here = await room({ games, seed: 8 });
    const over = await playOn(here, await begin(here, solo(28)), chooser(1));
    const rows = await here.store.results.ofMatch(over.id);
    expect(rows).toHaveLength(1);
    expect(await here.table.housekeeping.catchUp()).toBe(0);
    await here.store.privacy.dropOwn(ANN.id, 'results');
    expect(await here.table.housekeeping.catchUp()).toBe(1);
    expect(await here.store.results.ofMatch(over.id)).toEqual(rows);
  });

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

describe('stats and leaderboard', () => {
  test('solo bests by Timer size; practice and unfinished games are not counted', async () => {
    const here = await room({ games });
    const { table, store } = here;
    const points: Record<number, number[]> = { 28: [], 24: [] };
    for (const [timer, seed] of [
      [28, 1],
      [28, 2],
      [24, 3],
    ] as const) {
      const over = await playOn(here, await begin(here, solo(timer)), chooser(seed));
      points[timer]?.push(over.position.outcome?.totals[0] ?? 0);
    }
    const practised = await playOn(here, await begin(here, solo(26)), chooser(4), 1);
    accepted(await table.undo(practised.id, ANN.id));
    const done = await playOn(here, await reload(here, practised), chooser(5));
    expect(done.practised).toBe(true);
    expect(await store.results.ofMatch(done.id)).toMatchObject([{ practised: true, category: 'solo-26' }]);
    const given = await begin(here, solo(26));
    accepted(await table.resign(given.id, ANN.id));
    const { solo: bests, together } = accepted(await table.archive.stats(ANN.id, ANN.id, { game: 'porto' }));
    expect(bests).toEqual([
      { category: 'solo-24', points: Math.max(...(points[24] ?? [])) },
      { category: 'solo-28', points: Math.max(...(points[28] ?? [])) },
    ]);
    expect(together).toEqual([]);
    expect((await table.archive.leaderboard('g1', { game: 'porto' })).solo).toEqual(
      bests.map(best => expect.objectContaining({ ...best, userId: ANN.id, name: 'Ann' })),
    );
  });
});
