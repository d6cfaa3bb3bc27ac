import type { AnyGame } from '../../core/contract/game.ts';
import { agreeing, asPicked, type FieldPick, type JointOffer, jointOffers, type Picks } from './menu.ts';

export interface JointQuestion {
  /** Fields that one question asks for together, in the action's own order. */
  readonly fields: readonly string[];
  /** Possible answers, at least two, the best first. Equal answers keep the order of the legal actions. */
  readonly options: readonly JointOffer[];
}

/** Largest number of options on one panel: Discord allows 25 buttons, and one button goes back. */
export const SIDE_BY_SIDE = 24;
/** Largest number of actions that people read at a glance. With so few actions, one question asks for all open fields. */
const AT_A_GLANCE = 10;
/** Largest number of questions between the choice of a kind of action and the preview, where the legal actions allow that. */
export const QUESTIONS = 3;
const PAGE = 25;

/**
 * Largest number of actions that two questions can distinguish. With more actions, the first question asks for as many fields
 * as fit on one panel.
 */
const MANY = SIDE_BY_SIDE * SIDE_BY_SIDE;

/**
 * Actions as rows of a table with a column for each field. Numbers replace the values of a column, counted in order of
 * appearance.
 */
interface Sheet {
  readonly names: readonly string[];
  /** Number of values in each column; a missing field counts as a value of its own. */
  readonly sizes: readonly number[];
  /** Rows of the table: for each action, the number of its value in each column. */
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

/**
 * Returns the number of presses that a question costs, by its number of options. Beyond one panel, people open a menu and turn
 * its pages.
 */
const presses = (options: number): number =>
  options <= SIDE_BY_SIDE ? 1 : 2 + Math.floor((options - 1) / PAGE);

/**
 * Yields the possible first questions, about one column, about two columns, and so on, with the groups of rows that their
 * answers leave. The questions end where the answers no longer fit on one panel. Of more than `MANY` rows, only the last of
 * these questions is yielded.
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

/** Returns the number of presses for the row that needs the most presses, if each question is chosen as well as possible. */
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
 * Returns the columns that the next question asks for: as few as possible, while this question and the later ones need at most
 * `within` presses. With ten rows or fewer, the question asks for all open columns.
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

/** Returns the most presses that any action of a kind needs, from the first question to its preview. */
export const pressesAmong = (game: Pick<AnyGame, 'fields'>, actions: readonly unknown[]): number => {
  const sheet = sheetOf(game, actions);
  return depth(sheet, sheet.rows);
};

/** The next question after some picks. `before`: the picks without the answer to the last question. */
interface NextQuestion {
  readonly before: Picks;
  readonly question: JointQuestion | undefined;
}

/**
 * Chooses the next question after some picks (the kind of action first), so that few presses reach every action. One question
 * may ask for several fields together. The function finds the earlier questions of the picks (`before`). Where a pick answers none
 * of these questions, `before` is empty.
 * @param within largest number of presses, where the legal actions allow that
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
