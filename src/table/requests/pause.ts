import { PROMPTS, type StoredMatch } from '../../store/index.ts';
import { playOn } from '../actors/stand-in.ts';
import type { UnitOfWork } from '../match/services.ts';
import { retime } from '../waiting/waits.ts';

/** Pauses a running match. Unsent pings are dropped. */
export async function pause(
  { repositories, at, tell }: UnitOfWork,
  { id, rev, seats }: StoredMatch,
): Promise<void> {
  await repositories.matches.setPaused(id, at);
  for (const { seat } of seats) await repositories.outbox.drop(id, seat, PROMPTS);
  await tell({ matchId: id, kind: 'progress', rev });
}

export async function resume(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const { matches, waits } = unit.repositories;
  await matches.setPaused(match.id, null);
  // All seats are pinged again, since people may not expect the game to continue.
  for (const wait of await waits.list(match.id)) await waits.change(wait, { pinged: false });
  await playOn(unit, { ...match, pausedAt: null }, { show: true });
}

/** Lets a live game go on at a pace of a day, with new clocks and with pings. */
export async function slowDown(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const { matches, waits } = unit.repositories;
  await matches.setTerms(match.id, { pace: 'day' });
  const slow = { ...match, pace: 'day' as const };
  const anew = { clockFrom: unit.at, reminded: 0, pinged: false };
  for (const wait of await waits.list(match.id)) await retime(unit, slow, wait, anew);
  await playOn(unit, slow, { show: true });
}
