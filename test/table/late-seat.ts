import type { Match, MotionKind } from '../../src/table/match/types.ts';
import { accepted, at, HOUR, type Room, room, running } from './room.ts';

/** Starts a match with one day for each decision. Every seat except the last bids, and then two days pass. */
export async function late(seats = 4, over: { readonly path?: string } = {}) {
  const here = await room(over);
  const match = await running(here, seats, { pace: 'day' });
  for (let seat = 0; seat < seats - 1; seat++) {
    accepted(await here.table.act(match.id, at(match, seat), `bid ${seat === 0 ? 3 : 1}`));
  }
  here.clock.now += 48 * HOUR;
  await here.table.dueWork.run();
  return { here, match, last: seats - 1, absentee: at(match, seats - 1) };
}

export const ask = (here: Room, match: Match, by: number, kind: MotionKind, seat?: number) =>
  here.table.requests.ask(match.id, at(match, by), { kind, seat });
export const say = (here: Room, match: Match, by: number, motion: number, agrees: boolean) =>
  here.table.requests.answer(match.id, at(match, by), agrees, { request: motion });
export const kinds = async (here: Room) =>
  (await here.store.outbox.waiting()).map(({ kind, details }) => details.change ?? kind);
