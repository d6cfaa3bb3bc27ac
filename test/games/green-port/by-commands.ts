import { expect } from 'vitest';
import { greedy } from '../../../src/games/green-port/player/greedy.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import type { Action, State } from '../../../src/games/green-port/rules/types.ts';
import { anyDice, harbour, now, stateOf, typing, verbOf } from './harbour.ts';

/** What would end a turn, or bring too little: not done for its own sake. */
const OTHERS: readonly Action['type'][] = ['hire', 'pass', 'end'];

/** What the stand-in would do; of kinds that were never done, the first that is legal. */
function chosen(state: State, done: ReadonlySet<string>): Action {
  const [seat = -1] = greenPort.toAct(state);
  const fresh = greenPort
    .legal(state, seat)
    .filter(({ type }) => !done.has(type) && !OTHERS.includes(type))
    .at(-1);
  return fresh ?? greedy.choose(greenPort, greenPort.view(state, seat), seat, anyDice());
}

/** A whole game in which everything is typed, each action by its own verb; gives the kinds of action that were done. */
export async function playedByCommands(variant: string, seats: number): Promise<ReadonlySet<string>> {
  const at = await harbour(seats, { variant });
  const kinds = new Set<string>();
  for (let decisions = 0; decisions < 900; decisions++) {
    const { rev, status } = await now(at);
    if (status !== 'running') break;
    const state = await stateOf(at);
    const [seat = -1] = greenPort.toAct(state);
    const action = chosen(state, kinds);
    kinds.add(action.type);
    const answer = await typing(at, seat, ...verbOf(action));
    expect(answer.ephemeral).toBe(true);
    expect((await now(at)).rev, `${greenPort.write(action)}: ${answer.content}`).toBeGreaterThan(rev);
  }
  await at.stage.quiet();
  expect(await now(at)).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(at.stage.trouble).toEqual([]);
  return kinds;
}
