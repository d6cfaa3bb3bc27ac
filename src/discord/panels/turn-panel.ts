import { jointOffers, known, nextQuestion } from '../../stage/menu.ts';
import { pressesAmong, QUESTIONS } from '../../stage/question.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows, ROWS } from '../buttons/components.ts';
import type { ComponentRow } from '../ports/answer.ts';
import { inOrder } from './best.ts';
import { actsAtOnce, type PanelContext } from './panel-context.ts';
import { optionButtons } from './question-panel.ts';
import { alwaysWays } from './standing-orders.ts';
import { groupRows, groupsOf } from './turn-groups.ts';
import {
  areInRows,
  bestButtons,
  FEW,
  othersButton,
  type RankedKind,
  rankedKinds,
  type TurnKind,
} from './turn-kinds.ts';

/** Checks that a turn's panel begins with the best actions. Otherwise it begins with the turn's only question. */
export const leadsWithBest = (facts: PanelContext, kinds: readonly TurnKind[]): boolean =>
  kinds.length > 1 || kinds.some(({ actions }) => actions.length > FEW && hasBetter(facts, actions));

/**
 * Checks that a panel can tell which actions are better than the others. Where one question covers all actions, its
 * options are enough.
 */
const hasBetter = ({ game, judged, worth, prospects }: PanelContext, actions: readonly unknown[]): boolean =>
  actions.some(action => known(worth(action)) > 0 || prospects(action).length > 0) ||
  (judged().size > 0 && pressesAmong(game, actions) > 1);

/**
 * Returns the rows of a turn's first panel: the best actions of each kind, and the buttons to all others. The kind with
 * the best action comes first.
 * @param page page of a turn in groups; the second page has the other actions
 */
export function turnRows(facts: PanelContext, kinds: readonly TurnKind[], page = 0): readonly ComponentRow[] {
  const groups = groupsOf(facts, kinds);
  const inGroups = groups && groupRows(facts, groups, page);
  if (inGroups) return inGroups;
  const ranked = rankedKinds(facts, kinds);
  if (!areInRows(kinds)) {
    const all = ranked.map(kind => kindButtons(facts, kind, 'another'));
    // Each kind keeps only its last button, which leads to all its actions, where the buttons do not fit.
    const fitting =
      all.flat().length <= ROWS * BUTTONS_IN_A_ROW ? all.flat() : all.flatMap(row => row.slice(-1));
    return buttonRows(fitting);
  }
  const saved = inOwnRows(ranked.map(kind => kindButtons(facts, kind, 'first question')));
  // Discord allows five rows of five buttons. Buttons beyond them would be cut off, and their actions could not be chosen.
  const fits = saved.reduce((rows, { length }) => rows + Math.ceil(length / BUTTONS_IN_A_ROW), 0) <= ROWS;
  const rows = fits ? saved : inOwnRows(ranked.map(kind => kindButtons(facts, kind, 'another')));
  return rows.flatMap(buttons => buttonRows(buttons));
}

/** Returns a row of buttons for each kind. Kinds with one button share a row, at the place of the first of them. */
function inOwnRows(kinds: readonly (readonly Button[])[]): readonly (readonly Button[])[] {
  const lone = kinds.filter(({ length }) => length === 1);
  return kinds.flatMap(buttons => {
    if (buttons.length > 1) return [buttons];
    return buttons === lone[0] ? [lone.flat()] : [];
  });
}

/**
 * Returns the buttons of a kind.
 * @param rest way to the other actions: `another`: one button; `first question`: the options of the first question, where
 * that saves a press
 */
function kindButtons(
  facts: PanelContext,
  kind: RankedKind,
  rest: 'another' | 'first question',
): readonly Button[] {
  const { game, context, seating, worth } = facts;
  const { picks, actions, best } = kind;
  const buttons = bestButtons(facts, kind);
  const [first] = best;
  // Such a button commits its action at once. There is no preview that could offer "always".
  const always = first && actsAtOnce(facts, first.action) ? alwaysWays(context, seating, first.action) : [];
  if (best.length === actions.length) return [...buttons, ...always];
  if (rest === 'first question' && pressesAmong(game, actions) > QUESTIONS) {
    const question = nextQuestion(game, actions, {});
    const options = question ? jointOffers(game, actions, [question.field], worth) : [];
    return [...buttons, ...optionButtons(facts, picks, inOrder(facts, picks, options))];
  }
  return [...buttons, othersButton(facts, kind), ...always];
}
