import type { Seat } from '../../core/game.ts';
import type { StoredMatch } from '../../store/index.ts';
import { summon } from '../attention/calls.ts';
import type { UnitOfWork } from '../services.ts';
import type { Notice } from '../types.ts';

/** A notice of which the first word may leave now. */
export interface BegunRow {
  /** Undefined: it is gone. */
  readonly match: StoredMatch | undefined;
  /** Seats that its board calls. */
  readonly called: readonly Seat[];
}

/** Notes that the notice may have arrived from now on. Undefined: another process is telling it. */
export async function begin(unit: UnitOfWork, notice: Notice): Promise<BegunRow | undefined> {
  const { repositories } = unit;
  const { id, matchId, kind, oldest, attempts } = notice;
  if (!(await repositories.outbox.begin({ matchId, kind, upTo: id }, { oldest, attempts }))) return undefined;
  const match = await repositories.matches.get(matchId);
  return { match, called: match && kind === 'board' ? await summon(unit, match, notice) : [] };
}
