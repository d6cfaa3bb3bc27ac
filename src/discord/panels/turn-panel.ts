import { agreeing, asPicked, jointOffers, type Picks } from '../../stage/menu.ts';
import { pressesAmong, QUESTIONS, questionAfter, SIDE_BY_SIDE } from '../../stage/question.ts';
import type { ComponentRow } from '../answer.ts';
import { bestOf } from './best.ts';
import { type Button, buttonRows, ROWS } from './components.ts';
import { kindOf, type PanelContext } from './panel-context.ts';
import { optionButton } from './question-panel.ts';

/** Of each kind of action; all of them where they are few. */
const BEST = 3;
const FEW = 5;
const KINDS_IN_ROWS = 4;

interface KindOfAction {
  readonly picks: Picks;
  readonly actions: readonly unknown[];
}

/** What is legal, kind by kind, in legal order. */
export function kindsOf({ game, legal }: PanelContext): readonly KindOfAction[] {
  const kinds = new Map<string, Picks>();
  for (const action of legal) {
    const picks = kindOf(game, action);
    kinds.set(picks.flat().join('='), picks);
  }
  return [...kinds.values()].map(picks => ({ picks, actions: agreeing(game, legal, asPicked(picks)) }));
}

/** Whether a turn begins with what is best, or at once with the one question that there is. */
export const leadsWithBest = (context: PanelContext, kinds: readonly KindOfAction[]): boolean =>
  kinds.length > 1 ||
  kinds.some(
    ({ actions }) =>
      actions.length > SIDE_BY_SIDE && actions.some(action => (context.worth(action) ?? 0) > 0),
  );

/** The best of each kind as buttons, and the way to all others. */
export function turnRows(context: PanelContext, kinds: readonly KindOfAction[]): readonly ComponentRow[] {
  const inRows = kinds.length <= KINDS_IN_ROWS;
  const rowsWith = (firstQuestions: boolean): readonly ComponentRow[] => {
    const rows = kinds.map(kind => kindButtons(context, kind, inRows ? BEST : 1, firstQuestions));
    if (!inRows) return buttonRows(rows.flat());
    const lone = rows.filter(row => row.length === 1).flat();
    return [...rows.filter(row => row.length > 1), ...(lone.length > 0 ? [lone] : [])].flatMap(row =>
      buttonRows(row),
    );
  };
  const saved = rowsWith(true);
  return saved.length <= ROWS ? saved : rowsWith(false);
}

/** @param firstQuestion stands here where its kind is so deep that a press must be saved */
function kindButtons(
  context: PanelContext,
  { picks, actions }: KindOfAction,
  most: number,
  firstQuestion: boolean,
): readonly Button[] {
  const { game, presenter, room, open, view, worth } = context;
  const all = actions.length <= (most === 1 ? 1 : FEW);
  const best = bestOf(context, actions, all ? actions.length : most);
  const buttons = best.map(
    ({ action, label }): Button => ({ label, id: open(game.fields(action)), style: 'main' }),
  );
  if (best.length === actions.length) return buttons;
  if (firstQuestion && pressesAmong(game, actions) > QUESTIONS) {
    const { question } = questionAfter(game, actions, picks, worth);
    const options = jointOffers(game, actions, question?.fields.slice(0, 1) ?? [], worth);
    return [...buttons, ...options.map(option => optionButton(context, picks, option))];
  }
  const [[field, kind] = ['', '']] = picks;
  const label = presenter.another?.(kind) ?? room.words.panel.others(presenter.value(field, kind, view));
  return [...buttons, { label, id: open(picks) }];
}
