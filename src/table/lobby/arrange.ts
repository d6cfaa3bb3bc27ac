import { peopleAt } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { openerSeen } from '../match/strangers.ts';
import type { Pace, Person, Seating, SlowPace } from '../match/types.ts';
import { invite, shut } from './gathering.ts';

/** Choices of an opener about a lobby. An absent choice stays as it is. Only an opening makes a game live. */
export interface Arrangement {
  readonly rated?: boolean;
  readonly hints?: boolean;
  readonly seating?: Seating;
  readonly pace?: SlowPace;
  /** People to invite by name, besides those who are invited already. */
  readonly invited?: readonly Person[];
}

/**
 * Returns the pace of a game. A rated game always has a limit. Otherwise a person who stops playing could keep the game from
 * ever ending.
 */
export const paceOf = ({ rated, pace }: { readonly rated: boolean; readonly pace: Pace }): Pace =>
  rated && pace === 'none' ? 'two-weeks' : pace;

/** Returns why a person may not arrange a lobby. Undefined for its opener, while no other person sits there. */
export function unarrangeable(match: StoredMatch, personId: string): Result<never, Refusal> | undefined {
  const closed = shut(match, personId);
  if (closed) return closed;
  if (match.openerId !== personId)
    return refuseAtTable('not-opener', { ...openerSeen(match), action: 'arrange' });
  return peopleAt(match) > 1 ? refuseAtTable('others-seated') : undefined;
}

/** Changes how a lobby will be played. People who sit down later read the new choices in the lobby's message. */
export async function arrange(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
  { invited, ...wish }: Arrangement,
): Promise<Result<void, Refusal>> {
  const { repositories, tell } = unit;
  const refused =
    unarrangeable(match, personId) ?? (invited && (await invite(unit, match, personId, invited)));
  if (refused) return refused;
  const { rated, hints, seating, pace } = { ...match, ...wish };
  const terms = { rated, hints, seating, pace: paceOf({ rated, pace }) };
  const names = ['rated', 'hints', 'seating', 'pace'] as const;
  if (names.every(name => terms[name] === match[name])) return accept(undefined);
  await repositories.matches.setTerms(match.id, terms);
  await tell({ matchId: match.id, kind: 'lobby', rev: match.rev });
  return accept(undefined);
}
