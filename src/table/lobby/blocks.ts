import type { Refusal, Result } from '../../core/result.ts';
import type { ContestPlayer, Repositories, StoredMatch } from '../../store/index.ts';
import { people } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Person } from '../match/types.ts';

type Blocks = Pick<Repositories, 'people'>;

async function apart({ people }: Blocks, one: string, other: string): Promise<boolean> {
  return (await people.blockedBy(one)).includes(other) || (await people.blockedBy(other)).includes(one);
}

/** Lists the people among `persons` with a block between them and one of `others`, whoever has blocked whom. */
export async function divided<P extends { readonly id: string }>(
  repositories: Blocks,
  persons: readonly P[],
  others: readonly string[],
): Promise<readonly P[]> {
  const found: P[] = [];
  for (const person of persons) {
    for (const other of others) {
      if (other === person.id || !(await apart(repositories, person.id, other))) continue;
      found.push(person);
      break;
    }
  }
  return found;
}

/** Function that returns true if two people must not sit at the same table. People are identified by their numbers. */
export type Apart = (one: number, other: number) => boolean;

/** Returns which of these people of a league or a duplicate have a block between them. */
export async function apartAmong(
  { people }: Blocks,
  players: readonly Pick<ContestPlayer, 'userId' | 'number'>[],
): Promise<Apart> {
  const persons = players.map(({ userId, number }) => ({ id: userId, number }));
  const kept = new Set<string>();
  for (const { id, number } of persons) {
    for (const other of await divided({ people }, persons, [id]))
      kept.add(`${number} ${other.number}`).add(`${other.number} ${number}`);
  }
  return (one, other) => kept.has(`${one} ${other}`);
}

/**
 * Returns why the person may not sit with these people. Undefined if the person may. Names only people whom the person has
 * openly
 * blocked, since other blocks are private.
 */
async function unwelcome(
  { people }: Blocks,
  personId: string,
  beside: readonly Person[],
): Promise<Result<never, Refusal> | undefined> {
  const others = beside.filter(({ id }) => id !== personId);
  const own = await people.openlyBlockedBy(personId);
  const blocked = others.filter(({ id }) => own.includes(id));
  if (blocked.length > 0) return refuseAtTable('blocked-here', { people: blocked.map(({ name }) => name) });
  for (const { id } of others) if (await apart({ people }, personId, id)) return refuseAtTable('unwelcome');
  return undefined;
}

/** Returns why the person may not sit at a match's table. In a match of several places the refusal names nobody. */
export async function unwanted(
  repositories: Blocks,
  match: StoredMatch,
  personId: string,
  beside: readonly Person[] = people(match),
): Promise<Result<never, Refusal> | undefined> {
  const refused = await unwelcome(repositories, personId, beside);
  return refused && match.places.length > 0 ? refuseAtTable('unwelcome') : refused;
}
