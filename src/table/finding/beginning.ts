import type { Refusal, Result } from '../../core/result.ts';
import { openAndStart } from '../lobby/lobby.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { FoundGame } from './finding.ts';

/** Begins a game that the pairing has found, in the transaction that ends the requests. */
export async function beginFound(
  unit: UnitOfWork,
  { people, ...found }: FoundGame,
): Promise<Result<string, Refusal>> {
  const seated = people.map(({ userId, name }) => ({ id: userId, name }));
  const [first] = people;
  const [opener] = seated;
  if (!first || !opener) throw new Error('a company without people');
  const { channelId, guildId } = first;
  return openAndStart(unit, { ...found, channelId, guildId, opener, seated, seats: people.length });
}
