import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { standing } from '../../src/table/match/position.ts';
import { replay } from '../../src/table/results/replay.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { some } from '../support/test-form.ts';
import { begin, chooser, game, press, type Setting } from './porto-room.ts';
import { accepted, at, reload, room } from './room.ts';

const SETTINGS: readonly Setting[] = [
  ...[2, 3, 4].map(seats => ({ name: `standard for ${seats}`, seats, options: { variant: 'standard' } })),
  { name: 'family for 4', seats: 4, options: { variant: 'family' } },
  { name: 'solo', seats: 1, options: { variant: 'solo', timer: 28 } },
];

describe.each(some(SETTINGS, 3))('a whole random game, $name', setting => {
  test('reopened again and again, it ends by its rules and replays from seed and log', async () => {
    const path = await sharedDatabase();
    const below = chooser(7 + setting.seats);
    let here = await room({ path, games, seed: 40 + setting.seats });
    let match = await begin(here, setting);
    for (let presses = 0; match.status === 'running'; presses++) {
      expect(presses).toBeLessThan(2_000);
      if (presses % 10 === 9) {
        await here.store.close();
        here = await room({ path, games });
        expect(await reload(here, match)).toEqual(match);
      }
      match = await press(here, match, below);
    }
    expect(match).toMatchObject({ status: 'over', endedBy: 'rules' });
    expect(match.position.toAct).toEqual([]);
    expect(standing(match, match.position.outcome)).toEqual(match.position.outcome?.ranks);
    await replay(here.store, games, match.id);
    expect((await here.table.outbox.outlook()).notices).toMatchObject([
      { kind: 'board', since: -1, rev: match.rev },
    ]);
  });
});

test('a game of four in which three resign on the way', async () => {
  const here = await room({ games, seed: 9 });
  const below = chooser(1);
  let match = await begin(here, { seats: 4, options: { variant: 'standard' } });
  accepted(await here.table.resign(match.id, at(match, 1)));
  match = await reload(here, match);
  for (let presses = 0; presses < 12; presses++) {
    const sealed = await here.table.sealed(match.id);
    const seat = match.position.toAct.find(other => other !== 1 && !sealed.includes(other)) ?? -1;
    const legal = match.position.legal(seat);
    const action = game.write(legal[below(legal.length)]);
    match = accepted(await here.table.act(match.id, at(match, seat), action, { rev: match.rev })).match;
  }
  const played = await here.table.moves(match.id, { since: 0, to: match.rev });
  expect(new Set(played.filter(move => move.seat === 1).map(move => move.by))).toEqual(new Set(['stand-in']));
  expect(match.position.toAct).not.toContain(1);
  accepted(await here.table.resign(match.id, at(match, 2)));
  const over = accepted(await here.table.resign(match.id, at(match, 0)));
  expect(over).toMatchObject({ status: 'over', endedBy: 'resignation' });
  expect(standing(over, over.position.outcome)).toEqual([2, 2, 2, 1]);
  await replay(here.store, games, match.id);
});
