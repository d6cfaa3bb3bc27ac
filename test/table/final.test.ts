import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { portoRecords } from '../../src/games/porto/notation/record-format.ts';
import { games } from '../../src/games/registry.ts';
import { standing } from '../../src/table/match/position.ts';
import { truth } from '../support/reads.ts';
import { begin, chooser, playOn, press, type Setting } from './porto-room.ts';
import { ANN, accepted, at, type Room, reload, room } from './room.ts';

const { verify: verifyRecord } = portoRecords;

const SETTINGS: readonly Setting[] = [
  { name: 'standard for 2', seats: 2, options: { variant: 'standard' } },
  { name: 'standard for 4', seats: 4, options: { variant: 'standard' } },
  { name: 'family for 3', seats: 3, options: { variant: 'family' } },
  { name: 'solo', seats: 1, options: { variant: 'solo', timer: 26 } },
];
const [TWO] = SETTINGS;
if (!TWO) throw new Error('no setting');

const recordOf = async ({ table }: Room, id: string, viewer: number | 'table') =>
  JSON.parse(accepted(await table.archive.recordFor(id, viewer)));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.each(SETTINGS)('a whole game, $name', setting => {
  test('its ending adds up, and its record is verified to the same result', async () => {
    const here = await room({ games, seed: 20 + setting.seats });
    const match = await playOn(here, await begin(here, setting), chooser(setting.seats));
    const ending = await here.table.archive.ending(match.id);
    if (!ending?.summary || !ending.outcome) throw new Error('no ending');
    const { summary, outcome } = ending;
    const seats = match.seats.map(({ seat }) => seat);
    const totals = seats.map(seat => sum(summary.parts.map(({ points }) => points[seat] ?? 0)));
    expect(totals).toEqual(outcome.totals);
    expect(summary.parts.map(({ part }) => part).includes('privateContracts')).toBe(
      setting.name !== 'family for 3',
    );
    for (const part of ['publicContracts', 'privateContracts'])
      for (const seat of seats)
        expect(
          sum(
            (summary.scored[seat] ?? [])
              .filter(card => card.part === part && card.counted)
              .map(({ points }) => points),
          ),
        ).toBe(summary.parts.find(each => each.part === part)?.points[seat] ?? 0);
    const verified = verifyRecord(await recordOf(here, match.id, 'table'));
    expect(verified.result?.totals).toEqual(outcome.totals);
    expect(summary.rounds.at(-1)).toEqual(verified.result?.scores);
    expect(verified.actions.map(({ points }) => sum(Object.values(points)))).toEqual(summary.gains);
    const best = Math.max(...summary.gains);
    expect(ending.best?.points).toBe(best);
    const [move] = await here.table.moves(match.id, {
      since: (ending.best?.rev ?? 0) - 1,
      to: ending.best?.rev ?? 0,
    });
    expect(move?.seat).toBe(ending.best?.seat);
    expect(ending.ranks).toEqual(outcome.ranks);
  });

  test('its seed is reported, and deals the same game', async () => {
    const here = await room({ games, seed: 7 });
    const started = await begin(here, setting);
    expect(await here.table.archive.ending(started.id)).toBeUndefined();
    accepted(await here.table.cancel(started.id, ANN, { moderator: true }));
    const ending = await here.table.archive.ending(started.id);
    expect(ending).toMatchObject({ seed: '07'.repeat(32), ranks: undefined, outcome: undefined });
    const dice = SeededDice.fromHex(ending?.seed ?? '');
    dice.shuffle([...started.seats], 'seats');
    expect(games.porto?.setup(setting.seats, setting.options, dice)).toEqual(await truth(here, started));
  });
});

describe('the record', () => {
  test.each(SETTINGS)(
    'the record of an unfinished game is verified for every viewer: $name',
    async setting => {
      const here = await room({ games, seed: 3 });
      const below = chooser(5);
      let match = await begin(here, setting);
      for (const presses of [0, 1, setting.seats, 6, 9]) {
        match = await playOn(here, match, below, presses);
        const viewers = ['table' as const, ...match.seats.map(({ seat }) => seat)];
        for (const viewer of viewers) {
          const record = await recordOf(here, match.id, viewer);
          expect(verifyRecord(record).result).toBeNull();
          expect(record.actions).toHaveLength(match.rev);
        }
      }
    },
  );

  test('leaves out what was undone', async () => {
    const here = await room({ games, seed: 3 });
    const solo = { name: 'solo', seats: 1, options: { variant: 'solo', timer: 24 } };
    const before = await playOn(here, await begin(here, solo), chooser(2), 5);
    const known = await here.table.archive.recordFor(before.id, 0);
    const after = await press(here, before, chooser(3));
    accepted(await here.table.undo(after.id, ANN.id));
    expect(await here.table.archive.recordFor(before.id, 0)).toEqual(known);
    const over = await playOn(here, await reload(here, before), chooser(4));
    const record = await recordOf(here, over.id, 0);
    expect(record.actions.length).toBeLessThan(over.rev);
    expect(verifyRecord(record).result?.totals).toEqual(over.position.outcome?.totals);
  });

  test('says who resigned, and when', async () => {
    const here = await room({ games, seed: 9 });
    const setting = { seats: 3, options: { variant: 'standard' } };
    const below = chooser(1);
    let match = await playOn(here, await begin(here, setting), below, 9);
    const leaver = at(match, 1);
    accepted(await here.table.resign(match.id, leaver));
    match = await reload(here, match);
    const before = (await here.table.moves(match.id, { since: 0, to: match.rev })).filter(
      ({ seat, by }) => seat !== 1 || by !== 'stand-in',
    );
    match = await playOn(here, match, below);
    const record = await recordOf(here, match.id, 'table');
    expect(record.resigned).toEqual([{ seat: 1, before: 9 }]);
    expect(before.length).toBeGreaterThanOrEqual(9);
    const { result } = verifyRecord(record);
    expect(result?.winner).toBe(standing(match, match.position.outcome).indexOf(1));
  });

  test('is whole after the end: of a cancelled game, and of one that all but one gave up', async () => {
    for (const how of ['cancel', 'resign']) {
      const here = await room({ games, seed: 9 });
      const match = await playOn(here, await begin(here, TWO), chooser(8), 12);
      expect(accepted(await here.table.archive.recordFor(match.id, 0))).toContain('"?"');
      if (how === 'cancel') accepted(await here.table.cancel(match.id, ANN, { moderator: true }));
      else accepted(await here.table.resign(match.id, at(match, 0)));
      const text = accepted(await here.table.archive.recordFor(match.id, 'table'));
      expect(text).not.toContain('"?"');
      expect(text.trimEnd()).not.toContain('\n');
      expect(verifyRecord(JSON.parse(text)).result).toBeNull();
    }
  });
});
