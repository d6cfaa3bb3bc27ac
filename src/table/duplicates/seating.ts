import type { Dice } from '../../core/dice.ts';

/** Returns true where two people may not sit at one table. */
export type Apart = (one: number, other: number) => boolean;

/** Dice label for the seating. No game uses it. */
const LABEL = 'duplicate/tables';
/** Number of random seatings that are tried to keep blocked people apart. */
const TRIES = 200;

const quarrels = (table: readonly number[], apart: Apart): number =>
  table.reduce((sum, one, at) => sum + table.slice(at + 1).filter(other => apart(one, other)).length, 0);

/**
 * Seats people one after the other. Each gets the table with room that has the fewest blocks against them, then the
 * emptiest.
 */
function dealt(order: readonly number[], count: number, apart: Apart): readonly (readonly number[])[] {
  const least = Math.floor(order.length / count);
  const larger = order.length % count;
  const tables = Array.from({ length: count }, (_, at) => ({
    people: [] as number[],
    room: at < larger ? least + 1 : least,
  }));
  for (const player of order) {
    const against = ({ people }: { readonly people: readonly number[] }): number =>
      people.filter(there => apart(player, there)).length;
    const [best] = tables
      .filter(({ people, room }) => people.length < room)
      .toSorted((one, other) => against(one) - against(other) || one.people.length - other.people.length);
    best?.people.push(player);
  }
  return tables.map(({ people }) => people);
}

/**
 * Spreads people over tables at random. Sizes differ by one at most, larger tables first. Undefined where no attempt kept
 * all people with a block apart.
 */
export function spread(
  players: readonly number[],
  count: number,
  apart: Apart,
  dice: Pick<Dice, 'shuffle'>,
): readonly (readonly number[])[] | undefined {
  for (let tried = 0; tried < TRIES; tried++) {
    const tables = dealt(dice.shuffle(players, LABEL), count, apart);
    if (tables.every(table => quarrels(table, apart) === 0)) return tables;
  }
  return undefined;
}
