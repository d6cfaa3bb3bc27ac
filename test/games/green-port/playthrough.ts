import { expect } from 'vitest';
import { greedy } from '../../../src/games/green-port/player/greedy.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import type { Action, State } from '../../../src/games/green-port/rules/types.ts';
import { anyDice, type Harbour, harbour, now, stateOf, typing, verbOf } from './harbour.ts';

/** Kinds of action that end a turn or bring too little. They are not tried for their own sake. */
const OTHERS: readonly Action['type'][] = ['hire', 'pass', 'end'];

/** Chooses the first legal action of a kind that was never done, or else the stand-in's action. */
function chosen(state: State, done: ReadonlySet<string>): Action {
  const [seat = -1] = greenPort.toAct(state);
  const fresh = greenPort
    .legal(state, seat)
    .filter(({ type }) => !done.has(type) && !OTHERS.includes(type))
    .at(-1);
  return fresh ?? greedy.choose(greenPort, greenPort.view(state, seat), seat, anyDice());
}

/** A whole game, each action done as given; the game, and the kinds of action that were done. */
export async function playedBy(
  doing: (at: Harbour, action: Action) => Promise<void>,
  seats: number,
  variant = 'standard',
) {
  const at = await harbour(seats, { variant });
  const kinds = new Set<string>();
  for (let decisions = 0; decisions < 900; decisions++) {
    if ((await now(at)).status !== 'running') break;
    const action = chosen(await stateOf(at), kinds);
    kinds.add(action.type);
    await doing(at, action);
  }
  await at.stage.quiet();
  expect(await now(at)).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(at.stage.trouble).toEqual([]);
  return { at, kinds };
}

/** Typed, each action by its own verb. */
export async function byCommands(at: Harbour, action: Action): Promise<void> {
  const { rev } = await now(at);
  const [seat = -1] = greenPort.toAct(await stateOf(at));
  const answer = await typing(at, seat, ...verbOf(action));
  expect(answer.ephemeral).toBe(true);
  expect((await now(at)).rev, `${greenPort.write(action)}: ${answer.content}`).toBeGreaterThan(rev);
}
