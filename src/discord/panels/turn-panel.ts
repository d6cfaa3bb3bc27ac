import { agreeing, asPicked, type Picks } from '../../stage/menu.ts';
import { pressesAmong, QUESTIONS, questionAfter, SIDE_BY_SIDE } from '../../stage/question.ts';
import type { ComponentRow } from '../answer.ts';
import { bestOf } from './best.ts';
import { type Button, buttonRows } from './components.ts';
import { kindOf, type PanelContext } from './panel-context.ts';
import { optionButton } from './question-panel.ts';

/** Of each kind of action; all of them where they are few. */
const BEST = 3;
const FEW = 5;
const KINDS_IN_ROWS = 4;
const ROWS = 5;
const IN_A_ROW = 5;

interface TurnKind {
  readonly picks: Picks;
  readonly actions: readonly unknown[];
}

/** What is legal, kind by kind, in legal order. */
export function kindsOf({ game, legal }: PanelContext): readonly TurnKind[] {
  const kinds = new Map<string, Picks>();
  for (const action of legal) {
    const picks = kindOf(game, action);
    kinds.set(picks.flat().join('='), picks);
  }
  return [...kinds.values()].map(picks => ({ picks, actions: agreeing(game, legal, asPicked(picks)) }));
}

/** Whether a turn begins with what is best, or at once with the one question that there is. */
export const leadsWithBest = (context: PanelContext, kinds: readonly TurnKind[]): boolean =>
  kinds.length > 1 ||
  kinds.some(
    ({ actions }) =>
      actions.length > SIDE_BY_SIDE && actions.some(action => (context.worth(action) ?? 0) > 0),
  );

/** The best of each kind as buttons, and the way to all others. */
export function turnRows(context: PanelContext, kinds: readonly TurnKind[]): readonly ComponentRow[] {
  const inRows = kinds.length <= KINDS_IN_ROWS;
  if (!inRows) return buttonRows(kinds.flatMap(kind => kindButtons(context, kind, 1, false)));
  const deep = kinds.map(kind => kindButtons(context, kind, BEST, true));
  const height = deep.reduce((sum, { length }) => sum + Math.ceil(length / IN_A_ROW), 0);
  const rows = height <= ROWS ? deep : kinds.map(kind => kindButtons(context, kind, BEST, false));
  const lone = rows.filter(row => row.length === 1).flat();
  const full = rows.filter(row => row.length > 1);
  return [...full, ...(lone.length > 0 ? [lone] : [])].flatMap(row => buttonRows(row));
}

/** @param deep where an action is many presses away, its first question stands here */
function kindButtons(
  context: PanelContext,
  { picks, actions }: TurnKind,
  most: number,
  deep: boolean,
): readonly Button[] {
  const { game, presenter, room, open, view } = context;
  const all = actions.length <= (most === 1 ? 1 : FEW);
  const best = bestOf(context, actions, all ? actions.length : most);
  const buttons = best.map(
    ({ action, label }): Button => ({ label, id: open(game.fields(action)), style: 'main' }),
  );
  if (best.length === actions.length) return buttons;
  const [[, kind = ''] = []] = picks;
  if (deep && pressesAmong(game, actions) > QUESTIONS) {
    const { question } = questionAfter(game, actions, picks, context.worth);
    const options = question?.options ?? [];
    return [...buttons, ...options.map(option => optionButton(context, picks, option))];
  }
  const label =
    presenter.another?.(kind) ?? room.words.panel.others(presenter.value(picks[0]?.[0] ?? '', kind, view));
  return [...buttons, { label, id: open(picks) }];
}
