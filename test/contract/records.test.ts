import { expect, test } from 'vitest';
import { type AnyGame, redealt, type Viewer } from '../../src/core/contract/game.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { games, loaded } from '../../src/games/registry.ts';
import { TABLES } from '../games/harnesses.ts';
import { recording, runOn } from './recording.ts';
import { canonical } from './tools.ts';
import { historyOf, type WholeGame, wholeGames } from './whole-games.ts';

interface AnyRecord {
  readonly format: string;
  readonly variant: string;
  readonly seats: readonly string[];
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}
interface Verified {
  readonly actions: readonly { readonly legal: number | null }[];
  readonly result: { readonly winner?: number; readonly ranks?: readonly number[] } | null;
}

const formats = await loaded('records');
const RECORDED = Object.keys(formats).flatMap(id => {
  const [game, format] = [games[id] as AnyGame, formats[id]];
  if (!format) return [];
  const recorded = recording<
    AnyRecord,
    { readonly players: readonly unknown[] },
    unknown,
    unknown,
    unknown,
    unknown
  >(game as never);
  const verify = (json: unknown) => format.verify(json) as unknown as Verified;
  return wholeGames(game, TABLES[id] ?? []).map(played => ({
    id,
    game,
    format,
    played,
    recorded,
    verify,
    name: played.name,
  }));
});

const cut = (played: WholeGame, actions: number) =>
  historyOf({ ...played, decisions: played.decisions.slice(0, actions) }) as never;
const withSeed = ['prove', '-', '--salt', 'cd'.repeat(32), '--seed'];
const SEED = 'ab'.repeat(32);

test.each(RECORDED)(
  'the record of $id, $name, is replayed to the same legal actions and ranks, in any order of its keys',
  ({ game, played, recorded, verify }) => {
    const record = recorded(historyOf(played) as never);
    const { actions, result } = verify(record);
    expect(actions.map(({ legal }) => legal)).toEqual(
      played.decisions.map(
        ({ before }) => game.toAct(before).flatMap(seat => game.legal(before, seat)).length,
      ),
    );
    const { ranks = [] } = game.outcome(played.decisions.at(-1)?.state) ?? {};
    if (result?.ranks) expect(result.ranks).toEqual(ranks);
    else if (played.seats > 1) expect(ranks[result?.winner ?? -1]).toBe(1);
    const turned = record.actions.map(action => Object.fromEntries(Object.entries(action).toReversed()));
    expect(verify({ match: 7, ...record, actions: turned })).toEqual({ actions, result });
  },
);

test.each(RECORDED)(
  'a record of $id, $name, is read as far as any action, with the legal ones after it',
  ({ game, format, played, recorded, verify }) => {
    for (const actions of [0, 1, played.seats, 17, 40]) {
      const next = played.decisions[actions];
      if (!next) continue;
      const awaited = game.toAct(next.before);
      const legal = awaited.flatMap(seat =>
        game.legal(next.before, seat).map(action => canonical({ seat, ...(action as object) })),
      );
      for (const viewer of ['all', ...(awaited.length === 1 ? awaited : [])] as const) {
        const record = recorded(cut(played, actions), viewer);
        expect(verify(record).result).toBeNull();
        expect(verify(record).actions).toHaveLength(actions);
        expect(format.legal(record).map(canonical)).toEqual(legal);
      }
    }
  },
);

test.each(RECORDED)(
  'a record of $id, $name, holds nothing that its viewer can not know',
  ({ game, played, recorded }) => {
    for (const actions of [0, 1, 20, 40]) {
      const history = historyOf({ ...played, decisions: played.decisions.slice(0, actions) });
      const last = history.played.at(-1)?.state ?? history.deal;
      if (game.toAct(last).length === 0) continue;
      const whole = JSON.stringify(recorded(history as never));
      for (const viewer of [
        'table',
        ...Array.from({ length: played.seats }, (_, seat) => seat),
      ] satisfies Viewer[]) {
        const text = JSON.stringify(recorded(history as never, viewer));
        expect(text).toContain('"?"');
        expect(whole).not.toContain('"?"');
        const twin = redealt(game, last, viewer, new LightDice(3));
        const other =
          history.played.length > 0
            ? {
                ...history,
                played: history.played.with(-1, { ...history.played.at(-1), state: twin } as never),
              }
            : history;
        expect(JSON.stringify(recorded(other as never, viewer))).toBe(text);
      }
    }
  },
);

test.each(RECORDED.filter(({ played }) => played.seats > 1))(
  'a seat of $id, $name, that resigned ranks behind all who stayed; one that is not there is refused',
  ({ played, recorded, verify }) => {
    const record = recorded(historyOf(played) as never);
    const before = verify(record);
    const first = before.result?.winner ?? before.result?.ranks?.indexOf(1) ?? -1;
    const after = verify({ ...record, resigned: [{ seat: first, before: 5 }] });
    expect(after.actions).toEqual(before.actions);
    if (after.result?.ranks) expect(after.result.ranks[first]).toBe(played.seats);
    else expect(after.result?.winner).not.toBe(first);
    expect(() => verify({ ...record, resigned: [{ seat: played.seats, before: 1 }] })).toThrow(/no seat/);
  },
);

test.each(RECORDED)(
  'a broken record of $id, $name, is refused in one line, with the index of its action',
  ({ played, recorded }) => {
    const record = recorded(historyOf(played) as never);
    const { length } = record.actions;
    const [first = {}] = record.actions;
    const broken: readonly (readonly [RegExp, object])[] = [
      [/version/, { version: 2 }],
      [/variant/, { variant: 'blitz' }],
      [/./, { seats: ['a', 'b', 'c', 'd', 'e'] }],
      [/./, { setup: undefined }],
      [/./, { actions: undefined }],
      [/^action 0: /, { actions: [{}] }],
      [/^action 0: /, { actions: [{ seat: 0, type: 'steal' }] }],
      [/^action 0: /, { actions: [{ ...first, seat: 7 }] }],
      [/^action 0: /, { actions: [{ ...first, seat: 0.5 }] }],
      [new RegExp(`^action ${length}: `), { actions: [...record.actions, first] }],
    ];
    for (const [says, change] of broken) {
      const { status, out, err } = runOn(['verify', '-'], { ...record, ...change });
      expect([status, out]).toEqual([1, '']);
      expect(err).toMatch(says);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  },
);

test.each(RECORDED)(
  'the command makes a random game of $id, $name, and verifies, lists and proves it',
  ({ format, played }) => {
    const options = Object.entries(played.table.options as object).flatMap(([key, value]) => [
      `--${key}`,
      String(value),
    ]);
    const random = (...more: readonly string[]) =>
      runOn(['random', '--format', format.name, ...options, ...more, '--seed', SEED]);
    const record: AnyRecord = JSON.parse(random('--seats', String(played.seats)).out);
    expect([record.format, record.variant, record.seats.length]).toEqual([
      format.name,
      (played.table.options as { readonly variant: string }).variant,
      played.seats,
    ]);
    expect(JSON.parse(runOn(['verify', '-'], record).out).result).not.toBeNull();
    expect(runOn(['legal', '-'], record)).toEqual({ status: 0, out: '', err: '' });
    expect(JSON.parse(runOn([...withSeed, SEED], record).out).agrees).toBe(true);
    expect(runOn([...withSeed, '11'.repeat(32)], record)).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^not what this seed gives: \w/),
    });
    expect(random('--seats', '5')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^--seats: .* not 5\n$/),
    });
  },
);
