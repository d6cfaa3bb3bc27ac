import { jointOffers, known, nextQuestion, type Picks } from '../../stage/menu.ts';
import { pressesAmong, QUESTIONS } from '../../stage/question.ts';
import type { ComponentRow } from '../answer.ts';
import { type BestAction, bestOf, byPromise, inOrder } from './best.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows, ROWS } from './components.ts';
import { actsAtOnce, commitId, kindOf, type PanelContext } from './panel-context.ts';
import { optionButtons } from './question-panel.ts';
import { alwaysWays } from './standing-orders.ts';

/** Of each kind of action; all of them where they are few. */
const BEST = 3;
const FEW = 5;
const KINDS_IN_ROWS = 4;

interface TurnKind {
  readonly picks: Picks;
  readonly actions: readonly unknown[];
}

/** What is legal, kind by kind, in legal order. */
export function turnKinds({ game, legal }: PanelContext): readonly TurnKind[] {
  const kinds = new Map<string, { readonly picks: Picks; readonly actions: unknown[] }>();
  for (const action of legal) {
    const picks = kindOf(game, action);
    const key = picks.flat().join('=');
    const known = kinds.get(key);
    if (known) known.actions.push(action);
    else kinds.set(key, { picks, actions: [action] });
  }
  return [...kinds.values()];
}

/** Whether a turn begins with what is best, or at once with the one question that there is. */
export const leadsWithBest = (context: PanelContext, kinds: readonly TurnKind[]): boolean =>
  kinds.length > 1 || kinds.some(({ actions }) => actions.length > FEW && hasBetter(context, actions));

/** Whether some are better than the rest, as far as a panel tells; where one question asks for all, its options do. */
const hasBetter = ({ game, judged, worth, prospects }: PanelContext, actions: readonly unknown[]): boolean =>
  actions.some(action => known(worth(action)) > 0 || prospects(action).length > 0) ||
  (judged().size > 0 && pressesAmong(game, actions) > 1);

interface RankedKind extends TurnKind {
  readonly best: readonly BestAction[];
}

/** The best of each kind as buttons and the way to all others; the kind of the best action first. */
export function turnRows(context: PanelContext, kinds: readonly TurnKind[]): readonly ComponentRow[] {
  const inRows = kinds.length <= KINDS_IN_ROWS;
  const ranked = kinds
    .map((kind): RankedKind => {
      const all = kind.actions.length <= (inRows ? FEW : 1);
      const most = all ? kind.actions.length : inRows ? BEST : 1;
      return { ...kind, best: bestOf(context, kind.actions, most) };
    })
    .sort(({ best: [one] }, { best: [other] }) => (one && other ? byPromise(one, other) : 0));
  if (!inRows) {
    const all = ranked.map(kind => kindButtons(context, kind, 'another'));
    // The last button of a kind leads to all of it.
    const fitting =
      all.flat().length <= ROWS * BUTTONS_IN_A_ROW ? all.flat() : all.flatMap(row => row.slice(-1));
    return buttonRows(fitting);
  }
  const saved = inOwnRows(ranked.map(kind => kindButtons(context, kind, 'first question')));
  // What is cut off could not be reached.
  const fits = saved.reduce((rows, { length }) => rows + Math.ceil(length / BUTTONS_IN_A_ROW), 0) <= ROWS;
  const groups = fits ? saved : inOwnRows(ranked.map(kind => kindButtons(context, kind, 'another')));
  return groups.flatMap(buttons => buttonRows(buttons));
}

/** A row for each kind; those of a single button share one, at the place of the first of them. */
function inOwnRows(kinds: readonly (readonly Button[])[]): readonly (readonly Button[])[] {
  const lone = kinds.filter(({ length }) => length === 1);
  return kinds.flatMap(buttons => {
    if (buttons.length > 1) return [buttons];
    return buttons === lone[0] ? [lone.flat()] : [];
  });
}

/** @param rest how the others are reached: where a press must be saved, the first question about them stands here */
function kindButtons(
  context: PanelContext,
  { picks, actions, best }: RankedKind,
  rest: 'another' | 'first question',
): readonly Button[] {
  const { game, presenter, room, seating, open, view, worth } = context;
  const buttons = best.map(
    ({ action, label }): Button =>
      actsAtOnce(context, action)
        ? { label, id: commitId(context, action), style: 'commit' }
        : {
            label,
            id: open(game.fields(action)),
            style: presenter.declines?.(action, view) ? 'quiet' : 'main',
          },
  );
  const [first] = best;
  // Where a press does it at once, no preview offers to do it always.
  const always = first && actsAtOnce(context, first.action) ? alwaysWays(room, seating, first.action) : [];
  if (best.length === actions.length) return [...buttons, ...always];
  if (rest === 'first question' && pressesAmong(game, actions) > QUESTIONS) {
    const question = nextQuestion(game, actions, {});
    const options = question ? jointOffers(game, actions, [question.field], worth) : [];
    return [...buttons, ...optionButtons(context, picks, inOrder(context, picks, options))];
  }
  const [[field, kind] = ['', '']] = picks;
  const label = presenter.another?.(kind) ?? room.words.panel.others(presenter.value(field, kind, view));
  return [...buttons, { label, id: open(picks) }, ...always];
}
