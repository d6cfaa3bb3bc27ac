import { expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/dice.ts';
import { greedy } from '../../../src/games/green-port/player/greedy.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import type { Action, State } from '../../../src/games/green-port/rules/types.ts';
import { last } from '../../discord/kit.ts';
import { boardsIn } from '../../support/boards.ts';
import { harbour, now, press, stateOf } from './harbour.ts';

const dice = new SeededDice(new Uint8Array(32).fill(3));

/** What the stand-in would do; what was never done comes first. */
function chosen(state: State, done: ReadonlySet<string>): Action {
  const [seat = -1] = greenPort.toAct(state);
  const fresh = greenPort
    .legal(state, seat)
    .find(({ type }) => !done.has(type) && !['hire', 'pass', 'specialise', 'end', 'bust'].includes(type));
  return fresh ?? greedy.choose(greenPort, greenPort.view(state, seat), seat, dice);
}

test('a whole game of two by buttons alone', async () => {
  const at = await harbour(2);
  const { stage } = at;
  const kinds = new Set<string>();
  for (let decisions = 0; decisions < 600; decisions++) {
    if ((await now(at)).status !== 'running') break;
    const action = chosen(await stateOf(at), kinds);
    kinds.add(action.type);
    await press(at, action);
  }
  expect(await now(at)).toMatchObject({ status: 'over', endedBy: 'rules' });
  for (const kind of ['pick', 'reveal', 'hire', 'refer', 'bonus', 'complete', 'buy', 'end'])
    expect([...kinds]).toContain(kind);
  const end = last(stage.channel);
  for (const person of at.people) expect(end.content).toContain(person.name);
  expect(end.content).toContain('Objectives');
  expect(boardsIn(stage.channel).at(-1)?.attachments[0]?.description).toContain('Headquarters left');
  expect(stage.trouble).toEqual([]);
});
