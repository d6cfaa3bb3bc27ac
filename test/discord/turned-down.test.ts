import { expect, onTestFinished, test } from 'vitest';
import { commit } from '../../src/discord/panels/turn/commit.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { roomOf } from '../support/room.ts';
import { at, PEOPLE, reload, room, running } from '../table/room.ts';
import { stepsOnly } from '../table/steps-game.ts';
import { voice } from './steps-voice.ts';

test('the panel of a choice that does not fit says which and why, to its seat alone', async () => {
  const here = await room({ games: stepsOnly });
  onTestFinished(() => here.store.close());
  const shown = roomOf(here.table, { games: stepsOnly, presenters: { steps: () => voice } });
  const match = await running(here, 2, { game: 'steps', options: { supply: { red: 1, blue: 9 } } });
  const take = async (seat: number, colour: string) => {
    const person = PEOPLE.find(({ id }) => id === at(match, seat));
    if (!person) throw new Error('nobody sits there');
    return commit(shown, { match: await reload(here, match), seat }, person, colour);
  };
  await take(1, 'red');
  const first = await take(0, 'red');
  expect(first.content).not.toContain('fit');
  const seating = async (seat: number) => ({ match: await reload(here, match), seat });
  const said = "Your choice doesn't fit the choices of the others: **red**. steps-none-left";
  expect((await panel(shown, await seating(1), [])).content).toContain(said);
  expect((await panel(shown, await seating(0), [])).content).not.toContain('fit');
  expect((await take(1, 'red')).content).toContain(said);
  expect((await take(1, 'blue')).content).toContain('seat 1: blue');
});
