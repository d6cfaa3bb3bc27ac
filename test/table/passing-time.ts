import type { Notice } from '../../src/table/match/types.ts';
import { accepted, at, HOUR, type Room, type RoomOptions, room, running, type Wishes } from './room.ts';

export const START = Date.parse('2026-05-04T12:00Z');

export const begin = (options: RoomOptions = {}): Promise<Room> => room({ now: START, ...options });

type PingedNotice = Notice & { readonly pinged: readonly number[] };

/** Sends all waiting messages, and returns them in order with the seats that each message pings. */
export async function hearAll({ table }: Pick<Room, 'table'>): Promise<readonly PingedNotice[]> {
  const notices: PingedNotice[] = [];
  for (;;) {
    const [notice] = (await table.outbox.outlook()).notices;
    if (!notice) return notices;
    const pinged = (await table.outbox.begin(notice))?.pinged ?? [];
    await table.outbox.delivered(notice, 'message');
    notices.push({ ...notice, pinged });
  }
}

/** Sends as `hearAll` does. A sealed choice leads to a redraw of the board, which is no new message, and is left out. */
export const hear = async (here: Room): Promise<readonly PingedNotice[]> =>
  (await hearAll(here)).filter(({ kind }) => kind !== 'redraw');

export async function pass(here: Room, hours: number): Promise<string[]> {
  const said: string[] = [];
  for (let hour = 1; hour <= hours; hour++) {
    here.clock.now += HOUR;
    await here.table.dueWork.run();
    for (const { kind, seat, details } of await hear(here)) {
      said.push(`${hour}: ${kind}${details.step ?? ''}${seat === null ? '' : ` ${seat}`}`);
    }
  }
  return said;
}

export async function waitingForOne(here: Room, over: Wishes = {}, seats = 2) {
  const match = await running(here, seats, over);
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== 1) accepted(await here.table.act(match.id, at(match, seat), 'bid 1'));
  }
  await hear(here);
  return { match, late: at(match, 1), first: at(match, 0) };
}
