import { pressesAmong, QUESTIONS } from '../../stage/question.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows, ROWS } from '../buttons/components.ts';
import type { ComponentRow } from '../ports/answer.ts';
import { actsAtOnce, type PanelContext } from './panel-context.ts';
import {
  areInRows,
  bestButtons,
  othersButton,
  type RankedKind,
  rankedKinds,
  type TurnKind,
} from './turn-kinds.ts';

export interface KindGroup {
  readonly name: string;
  readonly kinds: readonly RankedKind[];
}

/**
 * Groups the kinds of action of a turn, as the presenter names the groups. The group with the best action comes first.
 * Undefined where there are few kinds, or where the presenter has no group for one.
 */
export function groupsOf(facts: PanelContext, kinds: readonly TurnKind[]): readonly KindGroup[] | undefined {
  const { groups } = facts.presenter;
  if (!groups || areInRows(kinds)) return undefined;
  const found = new Map<string, RankedKind[]>();
  for (const kind of rankedKinds(facts, kinds)) {
    const name = groups.find(group => group.kinds.includes(kind.picks[0]?.[1] ?? ''))?.name;
    if (name === undefined) return undefined;
    found.set(name, [...(found.get(name) ?? []), kind]);
  }
  return [...found].map(([name, own]) => ({ name, kinds: own }));
}

const hasOthers = ({ actions, best }: RankedKind): boolean => best.length < actions.length;

/**
 * Checks that a kind's other actions need a button on the turn's first page. They do where choosing among them takes many
 * presses. They also do where no preview leads to them and they differ in more than the last field.
 */
function needsOthers(facts: PanelContext, kind: RankedKind): boolean {
  const { game } = facts;
  const [first] = kind.best;
  if (!first || !hasOthers(kind)) return false;
  if (pressesAmong(game, kind.actions) >= QUESTIONS) return true;
  if (!actsAtOnce(facts, first.action)) return false;
  return new Set(kind.actions.map(action => String(game.fields(action).slice(0, -1)))).size > 1;
}

/**
 * Returns the rows of one page of a turn in groups. The first page has the best actions of each kind, the second the
 * buttons to each kind's other actions. Undefined where the buttons do not fit.
 */
export function groupRows(
  facts: PanelContext,
  groups: readonly KindGroup[],
  page: number,
): readonly ComponentRow[] | undefined {
  const { context, seating, open } = facts;
  const { id: match, rev } = seating.match;
  const others = groups
    .map(({ kinds }) => kinds.filter(hasOthers).map(kind => othersButton(facts, kind)))
    .filter(row => row.length > 0);
  const second = page > 0 && others.length > 0;
  const rows = second
    ? others
    : groups.map(({ kinds }) =>
        kinds.flatMap(kind => [
          ...bestButtons(facts, kind),
          ...(needsOthers(facts, kind) ? [othersButton(facts, kind)] : []),
        ]),
      );
  const turning: Button = second
    ? { label: context.words.panel.back, id: open([]) }
    : { label: context.words.panel.more(2, 2), id: { match, rev, verb: 'page', args: ['>1'] } };
  const last = rows.at(-1) ?? [];
  const all = others.length === 0 ? rows : [...rows.slice(0, -1), [...last, turning]];
  const fits = all.length <= ROWS && all.every(({ length }) => length <= BUTTONS_IN_A_ROW);
  return fits ? all.flatMap(row => buttonRows(row)) : undefined;
}
