import type { Dice } from '../../core/dice.ts';

/** Whether two may not sit at one table. */
export type Apart = (one: number, other: number) => boolean;

/** Of the dice: no game draws from it. */
const LABEL = 'duplicate/tables';
/** Drawings that are tried where somebody would sit with whom they may not. */
const TRIES = 200;

const quarrels = (table: readonly number[], apart: Apart): number =>
  table.reduce((sum, one, at) => sum + table.slice(at + 1).filter(other => apart(one, other)).length, 0);

/** One after the other, each to the table with room where the fewest stand against it, the emptiest of those. */
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
 * So many people at so many tables, drawn by the dice; sizes differ by one at most, larger tables first. Undefined where no drawing was
 * found that keeps all apart who must be.
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
