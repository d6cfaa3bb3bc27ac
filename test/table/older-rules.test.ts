import { expect, test } from 'vitest';
import type { AnyGame, Game } from '../../src/core/contract/game.ts';
import { accept, refuse } from '../../src/core/contract/result.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { voice } from '../discord/steps-voice.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { truth } from '../support/reads.ts';
import { roomOf } from '../support/room.ts';
import { accepted, at, reload, room, running } from './room.ts';
import { type StepsEvent, type StepsOptions, type StepsState, stepsGame } from './steps-game.ts';

/** State of the second version of the rules. The first version had no purses. */
interface Newer extends StepsState {
  readonly purses: readonly number[];
}

const purses = ({ taken }: StepsState, each: number): readonly number[] => taken.map(() => each);

const newer: Game<Newer, string, StepsEvent, StepsState, StepsOptions> = {
  ...stepsGame,
  rules: 2,
  migrate: (state, from) => {
    const before = state as StepsState;
    return { ...before, purses: purses(before, from) };
  },
  setup: (seats, options, dice) => {
    const state = stepsGame.setup(seats, options, dice);
    return { ...state, purses: purses(state, 0) };
  },
  toAct: state => {
    if (state.purses.length !== state.taken.length) throw new Error('no purses');
    return stepsGame.toAct(state);
  },
  apply: (state, seat, action, dice) => {
    const done = stepsGame.apply(state, seat, action, dice);
    if (!done.ok) return done;
    return { ok: true, value: { ...done.value, state: { ...done.value.state, purses: state.purses } } };
  },
  imagine: view => ({ ...view, purses: purses(view, 0) }),
  redeal: state => state,
};

test('a game that older rules began is played on under the new ones, and taken back across the change', async () => {
  const path = await sharedDatabase();
  const before = await room({ path, games: { steps: stepsGame } });
  const match = await running(before, 2, { game: 'steps' });
  for (const [seat, action] of [
    [0, 'go'],
    [0, 'stop'],
    [1, 'go'],
  ] as const)
    accepted(await before.table.act(match.id, at(match, seat), action));
  const left = await truth<StepsState>(before, await reload(before, match));
  const dealt = await truth<StepsState>(before, { ...match, rev: 0 });
  await before.store.close();

  const games: Readonly<Record<string, AnyGame>> = { steps: newer };
  const { table, store } = await room({ path, games });
  const migrated = { ...left, purses: [1, 1] };
  expect(await truth({ store }, await reload({ table }, match))).toEqual(migrated);
  expect((await reload({ table }, match)).position.view('table')).toMatchObject({ purses: [1, 1] });
  expect(await table.viewAt(match.id, 0, 'table')).toEqual({ ...dealt, purses: [1, 1] });
  expect(await table.views(match.id, 'table')).toHaveLength(4);

  accepted(await table.act(match.id, at(match, 1), 'go'));
  const rules = async () => (await store.moves.list(match.id, 0, 99)).map(move => move.rules);
  expect(await rules()).toEqual([1, 1, 1, 2]);
  for (const state of [migrated, { ...migrated, phase: { type: 'turn', seat: 1, steps: 0 } }]) {
    accepted(await table.undo(match.id, at(match, 1)));
    expect(await truth({ store }, await reload({ table }, match))).toEqual(state);
  }
  accepted(await table.act(match.id, at(match, 1), 'stop'));
  expect(await rules()).toEqual([1, 1, 1, 2, 2, 2, 2]);
  for (const seat of [0, 1]) accepted(await table.act(match.id, at(match, seat), 'stop'));
  expect(await table.archive.verify(match.id)).toMatchObject({ olderRules: true, differs: null });
});

const respelt: typeof stepsGame = {
  ...stepsGame,
  rules: 2,
  migrate: state => state as StepsState,
  write: action => `!${action}`,
  read: text => (text.startsWith('!') ? accept(text.slice(1)) : refuse('steps-unreadable', { typed: text })),
};

test('a sealed choice that the new rules can not read is unsealed, and its seat asked again; the others keep theirs', async () => {
  const path = await sharedDatabase();
  const before = await room({ path, games: { steps: stepsGame } });
  const match = await running(before, 3, { game: 'steps', options: { supply: { red: 9, blue: 9 } } });
  accepted(await before.table.act(match.id, at(match, 1), 'red'));
  await before.store.close();

  const here = await room({ path, games: { steps: respelt } });
  const { table } = here;
  const waited = async () => (await table.waiting(match.id)).map(({ seat }) => seat).toSorted();
  accepted(await table.act(match.id, at(match, 2), '!blue'));
  expect(await table.sealed(match.id)).toEqual([2]);
  expect(await waited()).toEqual([0, 1]);
  expect(await table.turnedDown(match.id, 1)).toEqual({
    seat: 1,
    action: 'red',
    refusal: { code: 'steps-unreadable', with: { typed: 'red' } },
  });
  const voices = { steps: () => voice };
  const shown = roomOf(table, { games: { steps: respelt }, presenters: voices });
  const panelOf = async (seat: number) =>
    (await panel(shown, { match: await reload(here, match), seat }, [])).content;
  expect(await panelOf(1)).toContain("I can't read your choice any more: “red”. steps-unreadable");
  expect(await panelOf(0)).not.toContain('any more');
  accepted(await table.act(match.id, at(match, 0), '!blue'));
  expect(await waited()).toEqual([1]);
  const last = accepted(await table.act(match.id, at(match, 1), '!red'));
  expect(last.moves.map(({ seat, action }) => [seat, action])).toEqual([
    [0, '!blue'],
    [1, '!red'],
    [2, '!blue'],
  ]);
});
