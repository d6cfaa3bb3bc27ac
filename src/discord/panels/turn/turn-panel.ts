import { jointOffers, known, nextQuestion, type Picks } from '../../../presentation/choosing/menu.ts';
import { pressesAmong, QUESTIONS } from '../../../presentation/choosing/question.ts';
import { seriesIn } from '../../../presentation/choosing/series.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows, ROWS, selectRow } from '../../buttons/components.ts';
import { idAt, MAX_LENGTH, writeId } from '../../buttons/custom-id.ts';
import { commitId, fieldLetter } from '../../buttons/picks.ts';
import type { ComponentRow } from '../../ports/answer.ts';
import { alwaysWays } from '../standing-orders.ts';
import { type BestAction, bestOf, byPromise, inOrder } from './best.ts';
import { actsAtOnce, isStop, kindOf, type PanelContext, styleAtOnce } from './panel-context.ts';
import { optionButtons } from './question-panel.ts';

/** Returns buttons that each commit several actions with one press. The first of these actions is of the given kind. */
export function runButtons(facts: PanelContext, kind: Picks): readonly Button[] {
  const { game, legal, seating } = facts;
  const ofKind = legal.filter(action => String(kindOf(game, action)) === String(kind));
  return seriesIn(facts, ofKind).flatMap(({ actions, label }): readonly Button[] => {
    const id = idAt(seating.match, 'do', ...actions);
    return writeId(id).length <= MAX_LENGTH ? [{ label, id }] : [];
  });
}

/** Number of best actions that the panel shows of each kind. Of a kind with few actions, the panel shows all. */
const BEST = 3;
const FEW = 5;
const KINDS_IN_ROWS = 4;

interface TurnKind {
  readonly picks: Picks;
  readonly actions: readonly unknown[];
}

interface RankedKind extends TurnKind {
  readonly best: readonly BestAction[];
}

/** Groups legal actions by their kind, in the order in which the game lists them. */
export function turnKinds({ game, legal }: PanelContext): readonly TurnKind[] {
  const kinds = Map.groupBy(legal, action => kindOf(game, action).flat().join('='));
  return [...kinds.values()].map(actions => ({ picks: kindOf(game, actions[0]), actions }));
}

const areInRows = (kinds: readonly TurnKind[]): boolean => kinds.length <= KINDS_IN_ROWS;

/**
 * Ranks the actions of each kind, and the kinds by their best actions. A kind of which the medium bot examines no action gets
 * no suggestion, only the button to its actions. An action that is worse than ending the turn, and brings no points, is not
 * suggested either. Incident: of trades in Green Port the bot examines one in eight, and the others were suggested too.
 */
function rankedKinds(facts: PanelContext, kinds: readonly TurnKind[]): readonly RankedKind[] {
  const judged = facts.judged();
  const inRows = areInRows(kinds);
  const declining = facts.legal.filter(action => isStop(facts, action));
  const floor = Math.max(Number.NEGATIVE_INFINITY, ...declining.flatMap(action => judged.get(action) ?? []));
  const isSuggested = ({ action, judged: value, worth }: BestAction): boolean =>
    value >= floor || known(worth) > 0 || declining.includes(action);
  const ranked = kinds.map((kind): RankedKind => {
    const few = kind.actions.length <= (inRows ? FEW : 1);
    const useful = kind.actions.filter(action => !facts.isIdle(action));
    const isExamined = judged.size === 0 || kind.actions.some(action => judged.has(action));
    if (few) return { ...kind, best: bestOf(facts, useful, useful.length) };
    const most = !isExamined ? 0 : inRows ? BEST : 1;
    return { ...kind, best: bestOf(facts, useful, most).filter(isSuggested) };
  });
  return ranked.sort(({ best: [one] }, { best: [other] }) => {
    const last = Number(one === undefined) - Number(other === undefined);
    return last || (one && other ? byPromise(one, other) : 0);
  });
}

function bestButtons(facts: PanelContext, { picks, best }: RankedKind): readonly Button[] {
  const { game, open } = facts;
  return [
    ...best.map(
      ({ action, label }): Button =>
        actsAtOnce(facts, action)
          ? {
              label,
              id: commitId(facts.game, facts.seating.match, action),
              style: styleAtOnce(facts, action),
            }
          : {
              label,
              id: open(game.fields(action)),
              style: isStop(facts, action) ? 'quiet' : 'main',
            },
    ),
    ...runButtons(facts, picks),
  ];
}

/** Returns the button to a kind's other actions, or to all its actions where none is suggested. */
function othersButton({ presenter, context, view, open }: PanelContext, { picks, best }: RankedKind): Button {
  const [[field, kind] = ['', '']] = picks;
  const name = presenter.value(field, kind, view);
  const label = best.length === 0 ? name : (presenter.another?.(kind) ?? context.words.panel.others(name));
  return { label, id: open(picks) };
}

export interface KindGroup {
  readonly name: string;
  readonly kinds: readonly RankedKind[];
}

/**
 * Groups the kinds of action of a turn, as the presenter names the groups. The group with the best action comes first.
 * Undefined where the game has no groups, where there are few kinds, or where a kind belongs to no group.
 */
export function groupsOf(facts: PanelContext, kinds: readonly TurnKind[]): readonly KindGroup[] | undefined {
  const { groups } = facts.presenter;
  if (!groups || areInRows(kinds)) return undefined;
  const nameOf = ({ picks: [pick] }: TurnKind) =>
    groups.find(group => group.kinds.includes(pick?.[1] ?? ''))?.name;
  const found = Map.groupBy(rankedKinds(facts, kinds), nameOf);
  return found.has(undefined) ? undefined : [...found].map(([name = '', own]) => ({ name, kinds: own }));
}

const hasOthers = ({ actions, best }: RankedKind): boolean => best.length < actions.length;

/**
 * Returns the rows of a turn's panel with groups of kinds: the best actions of each kind, and a menu of kinds with further
 * actions. Undefined where the buttons do not fit.
 */
function groupRows(facts: PanelContext, groups: readonly KindGroup[]): readonly ComponentRow[] | undefined {
  const rows = groups.map(({ kinds }) =>
    kinds.flatMap(kind => [
      ...bestButtons(facts, kind),
      ...(kind.best.length === 0 ? [othersButton(facts, kind)] : []),
    ]),
  );
  const others = groups.flatMap(({ kinds }) => kinds.filter(hasOthers));
  const menu = others.length > 0 ? [kindMenu(facts, others)] : [];
  const fits = rows.length + menu.length <= ROWS && rows.every(({ length }) => length <= BUTTONS_IN_A_ROW);
  return fits ? [...rows.flatMap(row => buttonRows(row)), ...menu] : undefined;
}

function kindMenu(
  { game, legal, seating, presenter, view, context }: PanelContext,
  kinds: readonly RankedKind[],
) {
  const options = kinds.flatMap(({ picks: [pick] }) =>
    pick ? [{ label: presenter.value(...pick, view), value: pick[1] }] : [],
  );
  const [field = ''] = kinds[0]?.picks[0] ?? [];
  return selectRow(
    idAt(seating.match, 'pick', fieldLetter(game, legal, field)),
    context.words.panel.more,
    options,
  );
}

/** Checks that a turn's panel begins with the best actions. Otherwise the panel begins with a question. */
export const leadsWithBest = (facts: PanelContext, kinds: readonly TurnKind[]): boolean =>
  kinds.length > 1 || kinds.some(({ actions }) => actions.length > FEW && hasBetter(facts, actions));

/**
 * Checks that points, follow-up actions or the medium bot's values show which actions are better. The bot's values do not count
 * where one question covers all actions.
 */
const hasBetter = ({ game, judged, worth, prospects }: PanelContext, actions: readonly unknown[]): boolean =>
  actions.some(action => known(worth(action)) > 0 || prospects(action).length > 0) ||
  (judged().size > 0 && pressesAmong(game, actions) > 1);

/**
 * Returns the rows of a turn's first panel: the best actions of each kind, and the buttons that show all other actions. The
 * kind with the best action comes first.
 */
export function turnRows(facts: PanelContext, kinds: readonly TurnKind[]): readonly ComponentRow[] {
  const groups = groupsOf(facts, kinds);
  const inGroups = groups && groupRows(facts, groups);
  if (inGroups) return inGroups;
  const ranked = rankedKinds(facts, kinds);
  if (!areInRows(kinds)) {
    const all = ranked.map(kind => kindButtons(facts, kind, 'another'));
    // Each kind keeps only its last button, which leads to all actions of the kind, if the buttons do not fit.
    const fitting =
      all.flat().length <= ROWS * BUTTONS_IN_A_ROW ? all.flat() : all.flatMap(row => row.slice(-1));
    return buttonRows(fitting);
  }
  const saved = inOwnRows(ranked.map(kind => kindButtons(facts, kind, 'first question')));
  // Discord allows five rows of five buttons. The bot would cut off further buttons, and people could not choose their actions.
  const fits = saved.reduce((rows, { length }) => rows + Math.ceil(length / BUTTONS_IN_A_ROW), 0) <= ROWS;
  const rows = fits ? saved : inOwnRows(ranked.map(kind => kindButtons(facts, kind, 'another')));
  return rows.flatMap(buttons => buttonRows(buttons));
}

/** Returns a row of buttons for each kind. Kinds with a single button share one row, at the place of the first such kind. */
function inOwnRows(kinds: readonly (readonly Button[])[]): readonly (readonly Button[])[] {
  const lone = kinds.filter(({ length }) => length === 1);
  return kinds.flatMap(buttons => {
    if (buttons.length > 1) return [buttons];
    return buttons === lone[0] ? [lone.flat()] : [];
  });
}

/**
 * Returns the buttons of a kind.
 * @param rest way to the other actions. `another`: one button shows them. `first question`: buttons show the options of the
 * first question, where that saves a press.
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
  // A button that commits its action directly has no preview. So the buttons for standing orders, which would be under the
  // preview, are added here.
  const always = first && actsAtOnce(facts, first.action) ? alwaysWays(context, seating, first.action) : [];
  if (best.length === actions.length) return [...buttons, ...always];
  if (rest === 'first question' && pressesAmong(game, actions) > QUESTIONS) {
    const question = nextQuestion(game, actions, {});
    const options = question ? jointOffers(game, actions, [question.field], worth) : [];
    return [...buttons, ...optionButtons(facts, picks, inOrder(facts, picks, options))];
  }
  return [...buttons, othersButton(facts, kind), ...always];
}
