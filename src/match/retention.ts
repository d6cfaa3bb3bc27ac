import type { Drawers } from '../store/index.ts';

const DAY = 86_400_000;
/** For so long it can be looked up what was said. */
const OUTBOX_DAYS = 7;

export interface Pruned {
  /** Ids. */
  readonly matches: readonly string[];
  /** Rows of the outbox. */
  readonly notices: number;
}

/** Lobbies that were abandoned or called off and parked games, untouched for so many days; old delivered notices. */
export async function prune(
  { privacy }: Pick<Drawers, 'privacy'>,
  now: number,
  days: number,
): Promise<Pruned> {
  const matches = await privacy.prune(now - days * DAY, await privacy.unreachable());
  return { matches, notices: await privacy.sweepOutbox(now - OUTBOX_DAYS * DAY) };
}
