import { onTestFinished } from 'vitest';
import type { NewMatch, NewMove, Store } from '../../src/store/index.ts';

export const match = (over: Partial<NewMatch> = {}): NewMatch => ({
  id: 'm1',
  game: 'toy',
  options: { variant: 'standard' },
  channelId: 'c1',
  guildId: null,
  openerId: 'u1',
  openerName: 'Ann',
  seatsWanted: 2,
  seed: '00'.repeat(32),
  createdAt: 10,
  ...over,
});
export const SEATS = [
  {
    seat: 0,
    userId: 'u1',
    name: 'Ann',
    resigned: false,
    strength: null,
    absentAt: null,
    standIn: null,
    offeredAt: null,
    gone: false,
    calledAt: null,
    dealtTo: null,
    named: false,
    awayMs: 0,
    place: 0,
    spentMs: 0,
    said: null,
    hidesPhrases: false,
  },
  {
    seat: 1,
    userId: 'u2',
    name: 'Ben',
    resigned: false,
    strength: null,
    absentAt: null,
    standIn: null,
    offeredAt: null,
    gone: false,
    calledAt: null,
    dealtTo: null,
    named: false,
    awayMs: 0,
    place: 0,
    spentMs: 0,
    said: null,
    hidesPhrases: false,
  },
];
export const DEAL = { state: { turn: 0 }, dice: { deck: 3 }, rules: 1, at: 20 };
export const move = (over: Partial<NewMove> = {}): NewMove => ({
  seat: 0,
  action: 'take',
  by: 'person',
  told: [{ to: 'all', event: { type: 'took' } }],
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
