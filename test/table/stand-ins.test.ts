import { describe, expect, test } from 'vitest';
import type { Strength } from '../../src/core/contract/player.ts';
import type { Match, MotionKind } from '../../src/table/match/types.ts';
import { Table, type TableNeeds } from '../../src/table/table.ts';
import { toys } from '../toy/rules/index.ts';
import { accepted, at, HOUR, type Room, reload, room, running } from './room.ts';
import { slowly, BIDDING as TOY } from './thinkers.ts';

async function late(needs: Partial<TableNeeds> = { players: TOY }) {
  const here = await room({ needs });
  const match = await running(here, 2, { pace: 'day' });
  accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
  here.clock.now += 48 * HOUR;
  await here.table.dueWork.run();
  return { here, match };
}

const ask = async (here: Room, match: Match, kind: MotionKind, standIn?: Strength) =>
  here.table.requests.ask(match.id, at(match, 0), { kind, seat: 1, standIn });

const done = async (here: Room, match: Match) => {
  const { rev } = await reload(here, match);
  const moves = await here.table.moves(match.id, { since: 0, to: rev });
  const bids = moves.filter(({ seat, action }) => seat === 1 && action.startsWith('bid'));
  return bids.map(({ by, action }) => [by, action]);
};

const kept = async (here: Room, match: Match) => (await reload(here, match)).seats[1]?.standIn;

async function nextRound(here: Room, match: Match): Promise<void> {
  accepted(await here.table.act(match.id, at(match, 0), 'roll'));
  accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
}

describe('who plays for a seat that is late', () => {
  test('a stand-in that thinks long does so once for one turn, in private from the seat’s view, and no process waits for the person', async () => {
    const slow = slowly(TOY);
    const { here, match } = await late({ players: TOY, thinker: slow.thinker });
    accepted(await ask(here, match, 'play-once', 'hard'));
    await expect.poll(() => slow.thoughts).toHaveLength(1);
    expect(slow.thoughts[0]).toMatchObject({ seat: 1, strength: 'hard', priority: 'play' });
    expect(slow.thoughts[0]?.view).toEqual(match.position.view(1));
    expect((await reload(here, match)).seats[1]).toMatchObject({ thinks: true, absent: false });
    expect(await here.table.waiting(match.id)).toEqual([]);
    slow.let();
    await here.table.thinking.idle();
    expect(await done(here, match)).toEqual([['stand-in', 'bid 3']]);
    expect(await kept(here, match)).toBeNull();
    await nextRound(here, match);
    expect(slow.thoughts).toHaveLength(1);
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 1 }]);
  });

  test('a person who comes while the stand-in thinks decides, and the thought is dropped', async () => {
    const slow = slowly(TOY);
    const { here, match } = await late({ players: TOY, thinker: slow.thinker });
    accepted(await ask(here, match, 'play-once', 'hard'));
    await expect.poll(() => slow.thoughts).toHaveLength(1);
    accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
    slow.let();
    await here.table.thinking.idle();
    expect(await done(here, match)).toEqual([['person', 'bid 1']]);
    expect(await kept(here, match)).toBeNull();
  });

  test.each(['play-once', 'play-until-back'] as const)('after a restart it thinks again: %s', async kind => {
    const slow = slowly(TOY);
    const { here, match } = await late({ players: TOY, thinker: slow.thinker });
    accepted(await ask(here, match, kind, 'hard'));
    await expect.poll(() => slow.thoughts).toHaveLength(1);
    const { store, clock } = here;
    const next = new Table({ store, games: toys, players: TOY, now: () => clock.now, announce: () => {} });
    await next.thinking.resume();
    await next.thinking.idle();
    expect(await done(here, match)).toEqual([['stand-in', 'bid 3']]);
    slow.let();
    await here.table.thinking.idle();
    expect(await done(here, match)).toEqual([['stand-in', 'bid 3']]);
  });
});
