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

/** Checks that a turn begins with its best actions rather than with its only question. */
export const leadsWithBest = (facts: PanelContext, kinds: readonly TurnKind[]): boolean =>
  kinds.length > 1 || kinds.some(({ actions }) => actions.length > FEW && hasBetter(facts, actions));

/**
 * Checks that some actions are better than the others, as far as a panel can tell. Where one question asks for all, its
 * options show that.
 */
const hasBetter = ({ game, judged, worth, prospects }: PanelContext, actions: readonly unknown[]): boolean =>
  actions.some(action => known(worth(action)) > 0 || prospects(action).length > 0) ||
  (judged().size > 0 && pressesAmong(game, actions) > 1);

/**
 * Returns the best of each kind as buttons, with the ways to all others; the kind of the best action comes first. @param
 * page of a turn in groups, which has a second one for all others
 */
export function turnRows(facts: PanelContext, kinds: readonly TurnKind[], page = 0): readonly ComponentRow[] {
  const groups = groupsOf(facts, kinds);
  const inGroups = groups && groupRows(facts, groups, page);
  if (inGroups) return inGroups;
  const ranked = rankedKinds(facts, kinds);
  if (!areInRows(kinds)) {
    const all = ranked.map(kind => kindButtons(facts, kind, 'another'));
    // The last button of a kind leads to all its actions.
    const fitting =
      all.flat().length <= ROWS * BUTTONS_IN_A_ROW ? all.flat() : all.flatMap(row => row.slice(-1));
    return buttonRows(fitting);
  }
  const saved = inOwnRows(ranked.map(kind => kindButtons(facts, kind, 'first question')));
  // Cut-off buttons would leave actions out of reach.
  const fits = saved.reduce((rows, { length }) => rows + Math.ceil(length / BUTTONS_IN_A_ROW), 0) <= ROWS;
  const rows = fits ? saved : inOwnRows(ranked.map(kind => kindButtons(facts, kind, 'another')));
  return rows.flatMap(buttons => buttonRows(buttons));
}

/** Returns a row for each kind; kinds with a single button share one, at the place of the first of them. */
function inOwnRows(kinds: readonly (readonly Button[])[]): readonly (readonly Button[])[] {
  const lone = kinds.filter(({ length }) => length === 1);
  return kinds.flatMap(buttons => {
    if (buttons.length > 1) return [buttons];
    return buttons === lone[0] ? [lone.flat()] : [];
  });
}

/** @param rest how the other actions are reached: where a press must be saved, the first question about them is here */
function kindButtons(
  facts: PanelContext,
  kind: RankedKind,
  rest: 'another' | 'first question',
): readonly Button[] {
  const { game, context, seating, worth } = facts;
  const { picks, actions, best } = kind;
  const buttons = bestButtons(facts, kind);
  const [first] = best;
  // Where a press acts at once, there is no preview that could offer "always".
  const always = first && actsAtOnce(facts, first.action) ? alwaysWays(context, seating, first.action) : [];
  if (best.length === actions.length) return [...buttons, ...always];
  if (rest === 'first question' && pressesAmong(game, actions) > QUESTIONS) {
    const question = nextQuestion(game, actions, {});
    const options = question ? jointOffers(game, actions, [question.field], worth) : [];
    return [...buttons, ...optionButtons(facts, picks, inOrder(facts, picks, options))];
  }
  return [...buttons, othersButton(facts, kind), ...always];
}
