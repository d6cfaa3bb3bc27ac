import { describe, expect, test } from 'vitest';
import type { Player, Players, Strength } from '../../src/core/contract/player.ts';
import type { Match, MotionKind } from '../../src/table/match/types.ts';
import { Table, type TableNeeds } from '../../src/table/table.ts';
import { toys } from '../toy/rules/index.ts';
import { accepted, at, HOUR, type Room, refused, reload, room, running } from './room.ts';
import { slowly } from './thinkers.ts';

/** Makes a bot with its own bid, by which tests recognise it. It takes the first legal action otherwise. */
const bidding = (bid: number): Player => ({
  choose(game, view, seat, dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    return legal.find(action => game.write(action) === `bid ${bid}`) ?? legal[0];
  },
});

const BIDS: Readonly<Record<Strength | 'steady', number>> = { steady: 1, easy: 1, medium: 2, hard: 3 };
const strengths = { easy: bidding(BIDS.easy), medium: bidding(BIDS.medium), hard: bidding(BIDS.hard) };
const TOY: Players = { toy: { steady: bidding(BIDS.steady), strengths } };

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
  test.each([
    [undefined, 'bid 2'],
    ['easy', 'bid 1'],
    ['medium', 'bid 2'],
  ] as const)('the stand-in plays in this turn: %s', async (standIn, bid) => {
    const { here, match } = await late();
    const asked = accepted(await ask(here, match, 'play-once', standIn));
    expect(asked.request).toMatchObject({ status: 'agreed', standIn: standIn ?? null });
    expect(await done(here, match)).toEqual([['stand-in', bid]]);
    expect(await kept(here, match)).toBeNull();
    await nextRound(here, match);
    expect(await here.table.waiting(match.id)).toMatchObject([{ seat: 1 }]);
  });

  test.each([
    [undefined, 'bid 2'],
    ['easy', 'bid 1'],
    ['hard', 'bid 3'],
  ] as const)('until the person is back: %s, and then the person', async (standIn, bid) => {
    const { here, match } = await late();
    accepted(await ask(here, match, 'play-until-back', standIn));
    await here.table.thinking.idle();
    await nextRound(here, match);
    await here.table.thinking.idle();
    // The first bid used up its tile, so the second bid differs.
    expect(await done(here, match)).toEqual([
      ['stand-in', bid],
      ['stand-in', expect.not.stringContaining(bid)],
    ]);
    expect(await kept(here, match)).toBe(standIn ?? null);
    accepted(await here.table.seatChanges.back(match.id, at(match, 1)));
    expect(await kept(here, match)).toBeNull();
  });

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

  test('where others choose as well, what it thought of is sealed, and that was its turn', async () => {
    const here = await room({ needs: { players: TOY } });
    const match = await running(here, 2, { pace: 'day' });
    here.clock.now += 48 * HOUR;
    await here.table.dueWork.run();
    accepted(await ask(here, match, 'play-once', 'hard'));
    await here.table.thinking.idle();
    expect(await here.table.sealed(match.id)).toEqual([1]);
    expect(await kept(here, match)).toBeNull();
    accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
    await here.table.thinking.idle();
    expect(await done(here, match)).toEqual([['stand-in', 'bid 3']]);
    // The seat with the higher bid must act, and the bot asks its person.
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

  test('a seat that another person takes is theirs alone', async () => {
    const { here, match } = await late();
    accepted(await ask(here, match, 'play-until-back', 'easy'));
    accepted(await ask(here, match, 'offer'));
    accepted(await here.table.seatChanges.take(match.id, { id: 'u9', name: 'Eve' }));
    expect(await kept(here, match)).toBeNull();
  });

  test('one player is asked for at a time; none of a game that has none', async () => {
    const here = await room({ needs: { players: TOY } });
    const match = await running(here, 4, { pace: 'day' });
    here.clock.now += 48 * HOUR;
    await here.table.dueWork.run();
    const asking = (by: number, standIn: Strength) =>
      here.table.requests.ask(match.id, at(match, by), { kind: 'play-once', seat: 3, standIn });
    accepted(await asking(0, 'easy'));
    expect(refused(await asking(1, 'hard'))).toMatchObject({
      code: 'table/vote-other-player',
      with: { seat: 0 },
    });
    expect(accepted(await asking(1, 'easy')).request.status).toBe('agreed');

    const { here: bare, match: without } = await late({ players: {} });
    expect(refused(await ask(bare, without, 'play-once', 'easy')).code).toBe('table/no-players');
  });
});
