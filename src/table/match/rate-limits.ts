// limits.ts has the limits of each action. lobby/gathering.ts limits open tables and games.
import type { Refusal, Result } from '../../core/contract/result.ts';
import { type Limited, longestOf } from './limits.ts';
import { refuseAtTable, type UnitOfWork } from './services.ts';

const MINUTE = 60_000;
export interface LimitedAct {
  readonly what: Limited;
  readonly personId: string;
  /** Scope in which the action is counted: a server, a match or another person. Empty: everywhere. */
  readonly scope: string;
}

interface Several extends LimitedAct {
  readonly count: number;
}

function together(doings: readonly LimitedAct[]): readonly Several[] {
  const found = new Map<string, Several>();
  for (const doing of doings) {
    const key = `${doing.what}/${doing.personId}/${doing.scope}`;
    found.set(key, { ...doing, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/**
 * Returns a refusal if these actions exceed a limit. The refusal has the time at which the actions are possible again.
 * Undefined if no limit is exceeded. Writes nothing.
 */
export async function tooSoon(
  { services, repositories, at }: UnitOfWork,
  ...doings: readonly LimitedAct[]
): Promise<Result<never, Refusal> | undefined> {
  for (const { what, count, personId, scope } of together(doings)) {
    const { times, minutes } = services.limits[what];
    const within = minutes * MINUTE;
    const lately = await repositories.cooldowns.times(
      { personId, what, scope },
      { after: at - within, until: at },
    );
    const over = lately.length + count - times;
    const leaves = over > 0 ? lately[Math.min(over, lately.length) - 1] : undefined;
    if (leaves !== undefined)
      return refuseAtTable('too-soon', { what, times, minutes, until: leaves + within });
  }
  return undefined;
}

/** Stores actions for later limits, and deletes entries that no limit needs any more. */
export async function noteDone(
  { services, repositories, at }: UnitOfWork,
  ...doings: readonly LimitedAct[]
): Promise<void> {
  for (const { personId, what, scope } of doings)
    await repositories.cooldowns.note({ personId, what, scope }, at, at - longestOf(services.limits));
}

/** Stores an action for later limits, or returns a refusal if it exceeds a limit. */
export async function countDone(
  unit: UnitOfWork,
  doing: LimitedAct,
): Promise<Result<never, Refusal> | undefined> {
  const hurried = await tooSoon(unit, doing);
  if (!hurried) await noteDone(unit, doing);
  return hurried;
}
