import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { sum } from '../../src/core/rules/sum.ts';
import { presenters } from '../../src/games/presenters.ts';
import { sequelOf } from '../../src/presentation/presenter/presenter.ts';
import { type Decision, Options } from './decision.ts';
import { seatOf } from './plies.ts';
import type { PuzzleRules } from './rules.ts';

/** Fewest wrong choices of a puzzle. */
const FEWEST = 2;
/** Least difference of the shares of the event that shows why an action is better. */
const WIDE = 0.35;
/** Part of that event's weight that all events together must leave. Otherwise the lines tell more against it than for it. */
const LEFT = 1 / 3;

/**
 * Checks that the lines of play of a wrong choice show why the best action is better: one event about a thing with a name is
 * clearly more frequent after one of them, and the other events do not speak against it. An event of another seat needs a reason,
 * since a reader can't see why this seat plays otherwise. An event follows each of both actions.
 */
export function isClear(
  { game, seat }: Pick<Decision, 'game' | 'seat'>,
  { later = [], lines }: Pick<PuzzleChoice, 'later' | 'lines'>,
  { stake, clear }: Pick<PuzzleRules, 'stake' | 'clear'>,
): boolean {
  const presenter = presenters[game.id]?.('en');
  if (!presenter) throw new Error(`${game.id} has no words`);
  if (clear > 0 && lines?.some(events => events.length === 0)) return false;
  const events = later
    .filter(({ anyway }) => !anyway)
    .map(({ event, one, other, why }) => {
      const { key, thing } = sequelOf(presenter, event, []);
      const whose = seatOf(event);
      const isOwn = whose === seat;
      const weight = (one - other) * stake(event, isOwn) * (isOwn ? 1 : -1);
      return {
        key,
        weight,
        isWide: Math.abs(one - other) >= WIDE,
        isNamed: whose !== undefined && (isOwn ? thing || why : why),
      };
    });
  // The same event for other points after the other action is two events.
  const groups = Object.values(Object.groupBy(events, ({ key }) => key)).map((group = []) => ({
    weight: sum(group.map(({ weight }) => weight)),
    shows: group.some(({ isWide, isNamed }) => isWide && isNamed),
  }));
  const most = Math.max(0, ...groups.filter(({ shows }) => shows).map(({ weight }) => weight));
  return most >= clear && sum(groups.map(({ weight }) => weight)) >= most * LEFT;
}

/**
 * Leaves out wrong choices whose answer does not show why the best action is better. Undefined: too few are left, or one that
 * tempts is not clear.
 */
export function clearOnes(
  decision: Decision,
  choices: readonly PuzzleChoice[],
  rules: PuzzleRules,
): readonly PuzzleChoice[] | undefined {
  const [best, ...wrong] = choices;
  const { easy, greedy, thingOf } = tempting(decision, rules);
  const kept = wrong.filter(choice => isClear(decision, choice, rules));
  const gone = wrong.filter(choice => !kept.includes(choice)).map(({ action }) => thingOf(action));
  const isWhole = kept.length >= FEWEST && !gone.some(thing => thing === easy || greedy.has(thing));
  return best && isWhole ? [best, ...kept] : undefined;
}

/** Returns the things that tempt, and the thing of a written action. */
function tempting(decision: Decision, rules: PuzzleRules) {
  const options = new Options(decision, rules);
  const thingOf = (text: string): string => {
    const action = decision.game.read(text);
    if (!action.ok) throw new Error(`${text}: ${action.refusal.code}`);
    return options.thingOf(action.value);
  };
  return { easy: options.easy, greedy: options.greedy, thingOf };
}
