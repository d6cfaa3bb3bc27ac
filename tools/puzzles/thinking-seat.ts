import type { Term } from '../../src/core/contract/evaluation.ts';
import type { Outcome } from '../../src/core/contract/game.ts';
import type { Budget } from '../../src/core/contract/player.ts';
import { marginOf } from '../../src/core/rules/points.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { type Decision, strong } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Playouts of each decision of the thinking seat, for games that set no other number. */
const USUAL: Budget = { candidates: 6, playouts: 16, turns: 2 };
const MOST_PLIES = 400;

/** End of a line of play: the actions after the first one, the expected final margin, and its parts. */
export interface Thought {
  readonly actions: readonly unknown[];
  readonly value: number;
  readonly terms: readonly Term[];
}

/** Returns the final margin of a seat with its two parts: the seat's points, and the negative mean of the others. */
function finalWorth({ totals }: Outcome, seat: number): Pick<Thought, 'value' | 'terms'> {
  const [value, points] = [marginOf(totals, seat), totals[seat] ?? 0];
  const terms = [
    { name: 'points', value: points },
    { name: 'others', value: value - points },
  ];
  return { value, terms };
}

/**
 * Plays an action in an imagined world, and plays on. The deciding seat searches in each of its decisions, and the others play
 * as the medium player does. Reason: in playouts the deciding seat chooses at a glance, and overlooks what a person would do
 * next.
 * @param seed seed of the world, and of all chance in it
 */
export function thought(
  { game, view, seat: viewer, judge }: Decision,
  action: unknown,
  seed: number,
  { lineTurns: turns, lineBudget = USUAL }: Pick<PuzzleRules, 'lineTurns' | 'lineBudget'>,
): Thought {
  const medium = strong(game, 'medium');
  const actions: unknown[] = [];
  let state = game.imagine(view, viewer, new LightDice(seed));
  let next = action;
  let seat = viewer;
  let own = 1;
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const step = game.apply(state, seat, next, new LightDice(seed + ply));
    if (!step.ok) throw new Error(`${game.id}: ${game.write(next)}: ${step.refusal.code}`);
    state = step.value.state;
    const outcome = game.outcome(state);
    if (outcome) return { actions, ...finalWorth(outcome, viewer) };
    seat = game.toAct(state)[0] ?? viewer;
    if (seat === viewer && !step.value.goesOn) own += 1;
    const [seen, dice] = [game.view(state, seat), new LightDice(seed + ply + 1)];
    const [only, ...others] = game.legal(state, seat);
    const isLast = seat === viewer && own >= turns && !step.value.goesOn;
    if (others.length === 0 && !isLast) next = only;
    else if (seat === viewer) {
      const [best] = judge.lines?.(game, seen, seat, dice, lineBudget) ?? [];
      if (!best) throw new Error(`the judge of ${game.id} has no lines`);
      next = best.action;
      if (isLast) return { actions: [...actions, next], value: best.value, terms: best.terms };
    } else next = medium.choose(game, seen, seat, dice);
    actions.push(next);
  }
  throw new Error(`${game.id}: a line of play does not end`);
}
