import type { Dice } from '../../core/contract/dice.ts';
import { gameOf } from '../../core/contract/game.ts';
import type { StoredDuplicate } from '../../store/index.ts';
import type { Apart } from '../lobby/blocks.ts';
import type { Services } from '../match/services.ts';

/** Label for the random numbers of the seating. It differs from all labels of games. */
const LABEL = 'duplicate/tables';
/** Number of random seatings to try, until one keeps all blocked people apart. */
const TRIES = 200;

export const peopleAtMost = (
  { game, options, wanted, seats, players }: StoredDuplicate,
  services: Pick<Services, 'games'>,
): number => wanted * ((seats ?? gameOf(services, game).seats(options).max) - players.length);

const quarrels = (table: readonly number[], apart: Apart): number =>
  table.reduce((sum, one, at) => sum + table.slice(at + 1).filter(other => apart(one, other)).length, 0);

/**
 * Seats people one after the other, each at a table with a free place. Such a table has the fewest people who must not sit with
 * the person, and among equal tables the fewest people.
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
 * Spreads people over tables at random. Sizes differ by one at most, larger tables first. Undefined if no attempt separated all
 * people who block each other.
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
