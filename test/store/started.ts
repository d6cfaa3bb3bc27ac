import { onTestFinished } from 'vitest';
import type { NewMatch, NewMove, Store } from '../../src/store/index.ts';
import { MATCH } from '../support/stored.ts';

export const match = (over: Partial<NewMatch> = {}): NewMatch => ({
  ...MATCH,
  options: { variant: 'standard' },
  ...over,
});
const seatOf = (seat: number, userId: string, name: string) => ({
  seat,
  userId,
  name,
  resigned: false,
  resignedRev: null,
  strength: null,
  absentAt: null,
  standIn: null,
  offeredAt: null,
  gone: false,
  calledAt: null,
  dealtTo: null,
  nameElsewhere: null,
  awayMs: 0,
  place: 0,
  spentMs: 0,
  graceAt: null,
  said: null,
  hidesPhrases: false,
});
export const SEATS = [seatOf(0, 'u1', 'Ann'), seatOf(1, 'u2', 'Ben')];
export const DEAL = { state: { turn: 0 }, dice: { deck: 3 }, rules: 1, at: 20 };
export const move = (over: Partial<NewMove> = {}): NewMove => ({
  seat: 0,
  action: 'take',
  by: 'person',
  events: [{ to: 'all', event: { type: 'took' } }],
  reveals: true,
  batch: 0,
  state: { turn: 1, list: [1, null, 'ü'] },
  dice: { deck: 4 },
  rules: 1,
  at: 30,
  ...over,
});
export const notice = { matchId: 'm1', kind: 'board', rev: 1, since: 0, resigned: [], at: 30 } as const;

/** Opens stores for tests on one database: an empty one, and one with a running match. */
export function stores(open: () => Promise<Store>) {
  async function empty(): Promise<Store> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }
  async function started(): Promise<Store> {
    const store = await empty();
    await store.matches.insert(match(), SEATS);
    await store.matches.start('m1', DEAL);
    return store;
  }
  return { empty, started };
}
