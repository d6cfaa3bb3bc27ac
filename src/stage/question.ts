import type { AnyGame } from '../core/game.ts';
import { agreeing, asPicked, type FieldPick, type JointOffer, jointOffers, type Picks } from './menu.ts';

export interface JointQuestion {
  /** Fields that are asked for together, in the action's own order. */
  readonly fields: readonly string[];
  /** The best first, equals in legal order; at least two. */
  readonly options: readonly JointOffer[];
}

/** Options side by side: Discord's 25 buttons, but one for the way back. */
export const SIDE_BY_SIDE = 24;
/** Actions that are read at a glance: with so few, all open fields are asked for at once. */
const AT_A_GLANCE = 10;
/** Most questions between the kind of an action and the action, where that is possible. */
export const QUESTIONS = 3;
const PAGE = 25;

/**
 * Number of actions above which two questions can't tell them apart: then the first asks for as much as fits side by side.
 */
const MANY = SIDE_BY_SIDE * SIDE_BY_SIDE;

/** Actions by their fields: numbers stand for the values of a column, in order of appearance. */
interface Sheet {
  readonly names: readonly string[];
  /** Number of values in each column; an action without the field has a value of its own. */
  readonly sizes: readonly number[];
  /** Numbers of each action's values, by column. */
  readonly rows: readonly (readonly number[])[];
}

function sheetOf(game: Pick<AnyGame, 'fields'>, actions: readonly unknown[]): Sheet {
  const columns = new Map<string, { readonly at: number; readonly values: Map<string, number> }>();
  const rows = actions.map(action => {
    const row: number[] = [];
    for (const [name, value] of game.fields(action)) {
      const { at, values } = columns.get(name) ?? { at: columns.size, values: new Map<string, number>() };
      columns.set(name, { at, values });
      const number = values.get(value) ?? values.size + 1;
      values.set(value, number);
      row[at] = number;
    }
    return row;
  });
  const found = [...columns.values()];
  return {
    names: [...columns.keys()],
    sizes: found.map(({ values }) => values.size + 1),
    rows: rows.map(row => found.map((_, at) => row[at] ?? 0)),
  };
}

type Rows = Sheet['rows'];

/** Groups the rows by their values in some columns. */
function grouped({ sizes }: Sheet, rows: Rows, columns: readonly number[]): readonly Rows[] {
  const groups = new Map<number, (readonly number[])[]>();
  for (const row of rows) {
    let key = 0;
    for (const column of columns) key = key * (sizes[column] ?? 1) + (row[column] ?? 0);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const openColumns = (rows: Rows): readonly number[] =>
  (rows[0] ?? []).flatMap((value, column) => (rows.some(row => row[column] !== value) ? [column] : []));

/** Returns the presses that one question costs: a menu has to be opened first, and its pages turned. */
const presses = (options: number): number =>
  options <= SIDE_BY_SIDE ? 1 : 2 + Math.floor((options - 1) / PAGE);

/**
 * Yields the groups of rows after each possible first question: for one column, for two, …, as long as the answers fit side
 * by side.
 */
function* ways(
  sheet: Sheet,
  rows: Rows,
): Generator<{ readonly count: number; readonly groups: readonly Rows[] }> {
  const open = openColumns(rows);
  let last: { readonly count: number; readonly groups: readonly Rows[] } | undefined;
  for (let count = 1; count <= open.length; count++) {
    const groups = grouped(sheet, rows, open.slice(0, count));
    if (groups.length > SIDE_BY_SIDE && count > 1) break;
    last = { count, groups };
    if (rows.length <= MANY) yield last;
  }
  if (last && rows.length > MANY) yield last;
}

const cost = (sheet: Sheet, groups: readonly Rows[]): number =>
  presses(groups.length) + Math.max(...groups.map(group => depth(sheet, group)));

/** Returns the presses that the last of some actions needs, with the best questions. */
function depth(sheet: Sheet, rows: Rows): number {
  if (rows.length <= 1) return 0;
  if (rows.length <= SIDE_BY_SIDE) return 1;
  let best = Number.POSITIVE_INFINITY;
  for (const { groups } of ways(sheet, rows)) {
    best = Math.min(best, cost(sheet, groups));
    if (best <= 2) break;
  }
  return best;
}

/**
 * Returns the columns to ask for: as few as leave the rest within so many presses, or all where they are read at a glance.
 */
function asked(sheet: Sheet, within: number): readonly number[] {
  const { rows } = sheet;
  const open = openColumns(rows);
  if (rows.length <= AT_A_GLANCE) return open;
  let least: { readonly count: number; readonly presses: number } | undefined;
  for (const { count, groups } of ways(sheet, rows)) {
    const needed = cost(sheet, groups);
    if (needed <= within) return open.slice(0, count);
    if (!least || needed < least.presses) least = { count, presses: needed };
  }
  return open.slice(0, least?.count ?? 1);
}

/** Returns the presses that the last of some actions of a kind needs, from the first question to its preview. */
export const pressesAmong = (game: Pick<AnyGame, 'fields'>, actions: readonly unknown[]): number => {
  const sheet = sheetOf(game, actions);
  return depth(sheet, sheet.rows);
};

/** The state of some picks: the picks before the last question, and the next question. */
export interface NextQuestion {
  readonly before: Picks;
  /** Next question; undefined when at most one action is left. */
  readonly question: JointQuestion | undefined;
}

/**
 * Chooses the next question for some picks (the kind of action first), so that few presses reach every action. It may ask
 * for several fields together. The questions before follow from the picks; picks that no question gave have no `before`.
 * @param within presses to keep to, where that is possible
 */
export function questionAfter(
  game: Pick<AnyGame, 'fields'>,
  actions: readonly unknown[],
  picks: Picks,
  worth: (action: unknown) => number | undefined,
  within = QUESTIONS,
): NextQuestion {
  const wanted = new Map(picks);
  let settled = picks.slice(0, 1);
  let before: Picks = [];
  let left = agreeing(game, actions, asPicked(settled));
  let fields = fieldsAsked(game, left, within);
  let rounds = 0;
  for (; fields.length > 0 && fields.every(field => wanted.has(field)); rounds++) {
    const answers = fields.map((field): FieldPick => [field, wanted.get(field) ?? '']);
    before = settled;
    settled = [...settled, ...answers];
    left = agreeing(game, left, asPicked(answers));
    fields = fieldsAsked(game, left, within - rounds - 1);
  }
  const strays = settled.length < picks.length;
  const here = strays ? agreeing(game, left, asPicked(picks)) : left;
  const open = strays ? fieldsAsked(game, here, within - rounds) : fields;
  return {
    before: strays ? [] : before,
    question: open.length === 0 ? undefined : { fields: open, options: jointOffers(game, here, open, worth) },
  };
}

function fieldsAsked(
  game: Pick<AnyGame, 'fields'>,
  actions: readonly unknown[],
  within: number,
): readonly string[] {
  if (actions.length <= 1) return [];
  const sheet = sheetOf(game, actions);
  return asked(sheet, within).flatMap(column => sheet.names[column] ?? []);
}
