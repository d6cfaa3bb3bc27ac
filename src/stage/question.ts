import type { AnyGame } from '../core/game.ts';
import { agreeing, asPicked, type FieldPick, type JointOffer, jointOffers, type Picks } from './menu.ts';

export interface JointQuestion {
  /** Asked together, in the action's own order. */
  readonly fields: readonly string[];
  /** The best first, equals in legal order; at least two. */
  readonly options: readonly JointOffer[];
}

/** Options that stand side by side: Discord's 25 buttons, but one for the way back. */
export const SIDE_BY_SIDE = 24;
/** So few are read at a glance: then all that is open is asked at once. */
const AT_A_GLANCE = 10;
/** Questions from the kind of an action to the action, where that is possible. */
export const QUESTIONS = 3;
const PAGE = 25;

/** The values of one action's fields. */
type Row = readonly string[];

/** The rows by their values in some columns. */
function grouped(rows: readonly Row[], columns: readonly number[]): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = columns.map(column => row[column]).join('\n');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const openColumns = (rows: readonly Row[]): readonly number[] =>
  (rows[0] ?? []).flatMap((value, column) => (rows.some(row => row[column] !== value) ? [column] : []));

/** Presses that one question costs: a menu is opened first, and leafed through. */
const presses = (options: number): number =>
  options <= SIDE_BY_SIDE ? 1 : 2 + Math.floor((options - 1) / PAGE);

/** The presses that the last of some actions needs at most, asked as well as can be. */
function depth(rows: readonly Row[]): number {
  if (rows.length <= 1) return 0;
  if (rows.length <= SIDE_BY_SIDE) return 1;
  const least = Math.ceil(Math.log(rows.length) / Math.log(SIDE_BY_SIDE));
  let best = Number.POSITIVE_INFINITY;
  const open = openColumns(rows);
  for (let count = 1; count <= open.length && best > least; count++) {
    const groups = grouped(rows, open.slice(0, count));
    if (groups.length > SIDE_BY_SIDE && count > 1) break;
    best = Math.min(best, presses(groups.length) + Math.max(...groups.map(depth)));
  }
  return best;
}

/** The columns to ask for: as few as leave the rest within so many presses, all where they are read at a glance. */
function asked(rows: readonly Row[], within: number): readonly number[] {
  const open = openColumns(rows);
  if (rows.length <= AT_A_GLANCE) return open;
  const allowed = Math.max(within, depth(rows));
  for (let count = 1; count < open.length; count++) {
    const groups = grouped(rows, open.slice(0, count));
    if (groups.length > SIDE_BY_SIDE && count > 1) break;
    if (presses(groups.length) + Math.max(...groups.map(depth)) <= allowed) return open.slice(0, count);
  }
  return rows.length <= SIDE_BY_SIDE ? open : open.slice(0, 1);
}

interface Sheet {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

/** Empty where an action lacks a field that another has. */
function sheetOf(game: Pick<AnyGame, 'fields'>, actions: readonly unknown[]): Sheet {
  const all = actions.map(action => new Map(game.fields(action)));
  const names = [...new Set(all.flatMap(fields => [...fields.keys()]))];
  return { names, rows: all.map(fields => names.map(name => fields.get(name) ?? '')) };
}

/** How many presses the last of some actions of a kind needs, from the first question to its preview. */
export const pressesAmong = (game: Pick<AnyGame, 'fields'>, actions: readonly unknown[]): number =>
  depth(sheetOf(game, actions).rows);

/** Where some picks stand: what was picked before the last question, and what is to be asked. */
export interface NextQuestion {
  readonly before: Picks;
  /** Undefined when at most one action is left. */
  readonly question: JointQuestion | undefined;
}

/**
 * What to ask next, given what is picked (the kind of action first), so that every action is reached by few presses: some
 * fields together, as many as needed. What was asked before follows from the picks; picks that no question gave have no before.
 */
export function questionAfter(
  game: Pick<AnyGame, 'fields'>,
  actions: readonly unknown[],
  picks: Picks,
  worth: (action: unknown) => number | undefined,
): NextQuestion {
  const wanted = new Map(picks);
  let settled = picks.slice(0, 1);
  let before: Picks = [];
  let left = agreeing(game, actions, asPicked(settled));
  let rounds = 0;
  for (; ; rounds++) {
    const fields = fieldsAsked(game, left, QUESTIONS - rounds);
    const answers = fields.flatMap((field): FieldPick[] => {
      const value = wanted.get(field);
      return value === undefined ? [] : [[field, value]];
    });
    if (fields.length === 0 || answers.length < fields.length) break;
    before = settled;
    settled = [...settled, ...answers];
    left = agreeing(game, left, asPicked(answers));
  }
  const here = agreeing(game, left, asPicked(picks));
  const fields = fieldsAsked(game, here, QUESTIONS - rounds);
  return {
    before: settled.length < picks.length ? [] : before,
    question: fields.length === 0 ? undefined : { fields, options: jointOffers(game, here, fields, worth) },
  };
}

function fieldsAsked(
  game: Pick<AnyGame, 'fields'>,
  actions: readonly unknown[],
  within: number,
): readonly string[] {
  if (actions.length <= 1) return [];
  const { names, rows } = sheetOf(game, actions);
  return asked(rows, within).flatMap(column => names[column] ?? []);
}
