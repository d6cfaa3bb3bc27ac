import { refuse } from '../../../core/contract/result.ts';
import { box } from './box.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import {
  type ActionTable,
  COLUMNS,
  type OpenPlayer,
  type Spend,
  type State,
  type TableColumn,
} from './types.ts';

/**
 * Returns the numbers of a column's circles for a number of seats, the cheapest first. A circle's number is its cost in
 * markers.
 */
export const circlesOf = (seats: number, column: TableColumn): readonly number[] =>
  box.table[column][seats === 2 ? '2' : seats === 3 ? '3' : '4'];

const empty = (seats: number): ActionTable =>
  Object.fromEntries(
    COLUMNS.map(column => [column, circlesOf(seats, column).map(() => null)]),
  ) as unknown as ActionTable;
const EMPTY: readonly ActionTable[] = [0, 1, 2, 3, 4].map(empty);

export const emptyTable = (seats: number): ActionTable => EMPTY[seats] ?? empty(seats);

type Ground = Pick<State, 'table'> & { readonly players: readonly unknown[] };
type Purse = Pick<OpenPlayer, 'markers' | 'overseer'>;

const MARKERS: readonly Spend[] = Array.from({ length: 100 }, (_, circle) => ({ circle }));
const OVERSEER: readonly Spend[] = MARKERS.map(({ circle }) => ({ circle, overseer: true }));

/** Lists the possible payments in a column: markers on the cheapest free circle, or the overseer on any free circle. */
export const waysToPay = (
  ground: Ground,
  { markers, overseer }: Purse,
  column: TableColumn,
): readonly Spend[] => {
  const numbers = circlesOf(ground.players.length, column);
  const pieces = ground.table[column];
  const ways: Spend[] = [];
  let before = 0;
  for (let index = 0; index < numbers.length; index++) {
    if (pieces[index] !== null) continue;
    const number = numbers[index] as number;
    if (before === 0 && markers >= number) ways.push(MARKERS[number] as Spend);
    if (overseer && number !== before) ways.push(OVERSEER[number] as Spend);
    before = number;
    if (!overseer) break;
  }
  return ways;
};

/** Returns the different numbers of a column's free circles, the cheapest first. */
export const freeNumbers = ({ table, players }: Ground, column: TableColumn): readonly number[] => [
  ...new Set(circlesOf(players.length, column).filter((_, index) => table[column][index] === null)),
];

export const spendFault = (
  ground: Ground,
  { markers, overseer }: Purse,
  column: TableColumn,
  spend: Partial<Spend>,
): Fault => {
  const numbers = circlesOf(ground.players.length, column);
  const free = freeNumbers(ground, column);
  const { circle } = spend;
  if (spend.overseer !== undefined && spend.overseer !== true)
    return refuse('malformed', { part: 'overseer' });
  if (typeof circle !== 'number' || !numbers.includes(circle))
    return refuse('no-such-circle', { column, circle: String(circle), possible: [...new Set(numbers)] });
  if (free.length === 0) return refuse('column-full', { column });
  if (!free.includes(circle)) return refuse('circle-taken', { column, circle, possible: free });
  if (spend.overseer) return overseer ? undefined : refuse('overseer-used');
  const [cheapest = 0] = free;
  if (circle !== cheapest) return refuse('not-cheapest', { column, circle, cheapest });
  return markers >= circle ? undefined : refuse('not-enough-markers', { circle, has: markers });
};

export const spend = (draft: Draft, column: TableColumn, { circle, overseer: instead }: Spend): void => {
  const { next, player, seat } = draft;
  const overseer = instead === true;
  const pieces = next.table[column].slice();
  const numbers = circlesOf(next.players.length, column);
  const free = numbers.findIndex((number, index) => number === circle && pieces[index] === null);
  pieces[free] = { seat, overseer };
  next.table = { ...next.table, [column]: pieces };
  if (overseer) player.overseer = false;
  else player.markers -= circle;
  tell(draft, { type: 'placed', seat, column, circle, overseer });
};
