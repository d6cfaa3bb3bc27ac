import type { AnyGame } from '../../../src/core/contract/game.ts';
import type { Player } from '../../../src/core/contract/player.ts';
import { marginOf } from '../../../src/core/rules/points.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { playerNamed } from './pairing.ts';

/** Imagined worlds for a decision. Each grows the tree by one position. */
const WORLDS = 120;
/** Best actions of a position that the tree tries, and the weight of their value at a glance, as a number of visits. */
const WIDTH = 8;
const PRIOR = 3;
/** Points that an action with few visits may get on credit. */
const CREDIT = 2;

/** A series of actions that several worlds share, and the actions that followed it. */
interface Branch {
  visits: number;
  /** Sum of the margins of seat 0. */
  sum: number;
  readonly next: Map<string, Branch>;
}

const sprout = (): Branch => ({ visits: 0, sum: 0, next: new Map() });

/**
 * Searches a tree of actions over imagined worlds of a game for two (single-observer information set Monte Carlo tree search). A
 * new position is worth what the medium bot expects of its best action. Unlike in hard's search, both seats search, and no
 * playout follows.
 */
export function treePlayer(id: string): Player {
  const judge = playerNamed(id, 'medium');
  /** Returns the expected final margin of seat 0. */
  function visit(game: AnyGame, branch: Branch, state: unknown, dice: LightDice): number {
    branch.visits += 1;
    const outcome = game.outcome(state);
    if (outcome) return marginOf(outcome.totals, 0);
    const [seat = 0] = game.toAct(state);
    const sign = seat === 0 ? 1 : -1;
    const rated = judge.glance?.(game, game.view(state, seat), seat, dice).slice(0, WIDTH) ?? [];
    if (branch.visits === 1) return sign * (rated[0]?.value ?? 0);
    const hopes = rated.map(({ action, value }) => {
      const { visits, sum } = branch.next.get(game.write(action)) ?? sprout();
      const count = visits + PRIOR;
      return (sign * sum + PRIOR * value) / count + CREDIT * Math.sqrt(Math.log(branch.visits) / count);
    });
    const action = rated[hopes.indexOf(Math.max(...hopes))]?.action;
    const text = game.write(action);
    const next = branch.next.get(text) ?? sprout();
    branch.next.set(text, next);
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${id}: ${text} was refused: ${step.refusal.code}`);
    const margin = visit(game, next, step.value.state, dice);
    next.sum += margin;
    return margin;
  }
  return {
    choose(game, view, seat, dice) {
      const light = new LightDice(dice.below(2 ** 31, 'player/worlds'));
      const root = { ...sprout(), visits: 1 };
      for (let world = 0; world < WORLDS; world++) visit(game, root, game.imagine(view, seat, light), light);
      const [most] = [...root.next].toSorted(([, one], [, other]) => other.visits - one.visits);
      const action = game.read(most?.[0] ?? '');
      if (!action.ok) throw new Error(`${id}: ${action.refusal.code}`);
      return action.value;
    },
  };
}
