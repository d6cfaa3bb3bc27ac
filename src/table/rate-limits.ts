import type { Refusal, Result } from '../core/result.ts';
import { type Limited, longestOf } from './limits.ts';
import { refuseAtTable, type UnitOfWork } from './services.ts';

const MINUTE = 60_000;
/** Somebody is about to do something that is limited. */
export interface LimitedAct {
  readonly what: Limited;
  readonly personId: string;
  /** Where it is counted: a server, a match, another person, or nowhere in particular. */
  readonly scope: string;
}

/** One of a kind is looked at for all: so many are about to be done at once. */
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

/** Why all of this can't be done now, with the time when it can; undefined: it can. Nothing is written. */
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

/** It was done, and counts; what is too long ago to matter is swept. */
export async function noteDone(
  { services, repositories, at }: UnitOfWork,
  ...doings: readonly LimitedAct[]
): Promise<void> {
  for (const { personId, what, scope } of doings)
    await repositories.cooldowns.note({ personId, what, scope }, at, at - longestOf(services.limits));
}
