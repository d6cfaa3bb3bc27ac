import { describe, expect, test, vi } from 'vitest';
import { redealt as dealtAgain } from '../../src/core/contract/game.ts';
import type { Players } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { type Thinker, thinkerHere } from '../../src/core/search/thinker.ts';
import { askedBy, workFor } from '../../src/core/work/queues.ts';
import { players as house } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/index.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Match } from '../../src/table/match/types.ts';
import { decisionsOf } from '../../src/table/results/decisions.ts';
import { Table, type TableNeeds } from '../../src/table/table.ts';
import { chance } from '../contract/tools.ts';
import { some, times } from '../support/test-form.ts';
import { withParts } from '../support/with-parts.ts';
import { toyPlayers } from '../toy/player.ts';
import { toys } from '../toy/rules/index.ts';
import { ANN, accepted, at, BEN, CAT, type Room, refused, reload, room, running } from './room.ts';

const GAMES = { ...games, ...toys };

const quick = (playouts = 60, edition = 'one'): Players =>
  Object.fromEntries(
    Object.entries({ ...house, toy: toyPlayers }).map(([id, all]) => {
      const coach = {
        ...{ candidates: 2, turns: all.coach?.turns ?? 2, worlds: 3 },
        spread: [12, 4],
        edition,
        playouts,
      };
      return [id, { ...all, coach }];
    }),
  ) as unknown as Players;

const open = (seed = 1): Promise<Room> =>
  room({ games: GAMES, seed, needs: { players: quick(), limits: NO_LIMITS } });

async function played(here: Room, begun: Match, most = Number.POSITIVE_INFINITY): Promise<Match> {
  const below = chance(11);
  let match = begun;
  let undone = 0;
  while (match.status === 'running' && match.rev < most) {
    const sealed = await here.table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const legal = match.position.legal(seat);
    const action = GAMES[match.game]?.write(legal[below(legal.length)]) ?? '';
    // A sealed choice that conflicts with the others must be made again.
    if (!(await here.table.act(match.id, at(match, seat), action)).ok) continue;
    match = await reload(here, match);
    if (undone < 2 && (await here.table.undo(match.id, at(match, seat))).ok) undone += 1;
    match = await reload(here, match);
  }
  return match;
}

const beside = (here: Room, players: Players, needs: Partial<TableNeeds> = {}): Table =>
  new Table({
    store: here.store,
    games: GAMES,
    players,
    now: () => here.clock.now,
    announce: () => {},
    ...needs,
  });

describe('a review', () => {
  test('takes no decision that was taken back, and each from what its seat saw: of those sealed together the view before all', async () => {
    const here = await open();
    const match = await played(here, await running(here, 3));
    const row = await here.store.matches.get(match.id);
    const log = await here.table.moves(match.id, { since: 0, to: match.rev });
    expect(log.some(({ restores }) => restores !== null)).toBe(true);
    if (!row || !GAMES.toy) throw new Error('no game');
    let together = 0;
    const seen = [];
    for await (const decision of decisionsOf(here.store, GAMES.toy, row)) {
      seen.push(decision.rev);
      const then = await here.store.moves.stateAt(match.id, decision.seen);
      const legal = GAMES.toy.legal(then?.state, decision.seat).map(action => GAMES.toy?.write(action));
      expect(legal).toContain(decision.played);
      expect(decision.view).toEqual(GAMES.toy.view(then?.state, decision.seat));
      if (decision.seen < decision.rev - 1 && decision.turn === decision.seen + 1) together += 1;
    }
    const gone = log.filter(({ restores }) => restores !== null).length;
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeLessThanOrEqual(log.length - 2 * gone);
    expect(together).toBeGreaterThan(3);
  });

  test('is made once for all seats, reported step by step, and again when other weights judge', async () => {
    const here = await open();
    const match = await played(here, await running(here, 2));
    const values: number[] = [];
    const first = accepted(await here.table.reviews.of(match.id, ANN.id, done => values.push(done)));
    expect(values).toEqual(values.map((_, step) => step));
    expect(values.length).toBeGreaterThan(10);
    const again = (table: Table, person: string) => {
      let steps = 0;
      const count = () => (steps += 1);
      return table.reviews.of(match.id, person, count).then(found => ({ steps, found: accepted(found) }));
    };
    const known = await again(here.table, ANN.id);
    expect(known).toEqual({ steps: 0, found: first });
    expect((await again(here.table, BEN.id)).steps).toBe(0);
    accepted(await here.table.reviews.share(match.id, ANN.id));
    const newer = await again(beside(here, quick(60, 'two')), BEN.id);
    expect(newer.steps).toBeGreaterThan(10);
    expect(accepted(await here.table.reviews.of(match.id, CAT.id))).toMatchObject({
      own: false,
      shared: true,
    });
  });

  test('two who ask at once wait for the same one', async () => {
    const here = await open();
    const match = await played(here, await running(here, 2));
    const steps: string[] = [];
    const judged: string[] = [];
    const thinker = thinkerHere({ games: GAMES, players: quick() });
    const { promise: both, resolve: release } = Promise.withResolvers<void>();
    let looked = 0;
    const reviews = withParts(here.store.reviews, {
      list: async (id: string) => {
        const kept = await here.store.reviews.list(id);
        looked += 1;
        // By now the reader waits for the judge.
        if (looked === 2) setImmediate(release);
        return kept;
      },
    });
    const table = beside(here, quick(), {
      store: withParts(here.store, { reviews }),
      thinker: {
        ...thinker,
        lines: async thought => {
          await both;
          judged.push(JSON.stringify(thought));
          return thinker.lines(thought);
        },
      },
    });
    const ask = async ({ id }: typeof ANN) =>
      accepted(await table.reviews.of(match.id, id, done => steps.push(`${id} ${done}`))).review.seat;
    const seats = await Promise.all([ask(ANN), ask(BEN)]);
    expect(seats.toSorted()).toEqual([0, 1]);
    expect(judged.length).toBeGreaterThan(10);
    expect(new Set(judged).size).toBe(judged.length);
    // Each reader hears of each step once. The second reader hears of no step from before that reader's own request.
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.filter(step => step.startsWith(BEN.id)).length).toBeGreaterThan(10);
  });

  test('a person with many reviews delays no other person, also not in one of these games', async () => {
    const here = await open();
    const games = [];
    for (let game = 0; game < 4; game++) games.push(await played(here, await running(here, 2)));
    const thinker = thinkerHere({ games: GAMES, players: quick() });
    const begun: string[] = [];
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const table = beside(here, quick(4), {
      thinker: {
        ...thinker,
        lines: async thought => {
          begun.push(askedBy());
          await gate;
          return thinker.lines(thought);
        },
      },
    });
    const ask = ({ id }: typeof ANN, match: Match | undefined) =>
      workFor(id, () => table.reviews.of(match?.id ?? '', id));
    const asked = games.map(match => ask(ANN, match));
    asked.push(ask(BEN, games[3]));
    await vi.waitFor(() => expect(begun.toSorted()).toEqual([ANN.id, BEN.id]), { timeout: 300_000 });
    release();
    for (const one of asked) accepted(await one);
  });

  test('goes with its match, stands in the export of its person, and is gone when the person is forgotten', async () => {
    const here = await open();
    const match = await played(here, await running(here, 2));
    accepted(await here.table.reviews.of(match.id, ANN.id));
    const about = await here.table.archive.about(ANN.id);
    expect(about.reviews).toMatchObject([{ matchId: match.id, edition: 'one' }]);
    await here.table.housekeeping.forget(ANN.id);
    expect((await here.store.reviews.list(match.id)).map(({ seat }) => seat)).toEqual([
      match.seats.find(({ id }) => id === BEN.id)?.seat,
    ]);
  });

  test('is refused while the game runs, before it began, to strangers, and where nobody judges or chose', async () => {
    const here = await open();
    const codeFor = async (id: string, person: string, table = here.table): Promise<string> =>
      refused(await table.reviews.of(id, person)).code;
    const match = await played(here, await running(here, 2), 4);
    expect(await codeFor(match.id, ANN.id)).toBe('table/review-running');
    expect(await codeFor('nothing', ANN.id)).toBe('table/no-match');
    for (const person of [ANN, BEN])
      accepted(await here.table.cancel(match.id, person, { moderator: false }));
    expect(await codeFor(match.id, CAT.id)).toBe('table/review-not-yours');
    expect(refused(await here.table.reviews.share(match.id, CAT.id)).code).toBe('table/review-not-yours');
    expect(await codeFor(match.id, ANN.id, beside(here, {}))).toBe('table/review-no-judge');
    expect(refused(await here.table.reviews.share(match.id, ANN.id)).code).toBe('table/review-nothing');
    const stopped = accepted(await here.table.reviews.of(match.id, ANN.id)).review;
    expect(stopped.ended).toBe(false);
  });
});

/**
 * Wraps a store so that the hidden facts in every position of a match are dealt again. The view of the reviewed seat stays the
 * same.
 */
const redealt = (store: Store, matchId: string, deal: (state: unknown, rev: number) => unknown): Store =>
  withParts(store, {
    moves: withParts(store.moves, {
      snapshot: async (id: string, rev: number) => {
        const kept = await store.moves.snapshot(id, rev);
        return id === matchId ? { ...kept, state: deal(kept.state, rev) } : kept;
      },
    }),
    reviews: withParts(store.reviews, { list: async () => [] }),
  });

describe.each(some(['toy', 'porto', 'green-port'], 2))('secrets of %s', id => {
  test('the review of a seat is the same to the byte in all worlds that looked the same to it', async () => {
    const game = GAMES[id];
    if (!game) throw new Error(`no game ${id}`);
    const here = await open(3);
    const begun = await running(here, 2, { game: id, options: game.defaults });
    let match = await played(here, begun, id === 'toy' ? undefined : times(24, 40));
    if (match.status === 'running') {
      for (const person of [ANN, BEN])
        accepted(await here.table.cancel(match.id, person, { moderator: false }));
      match = await reload(here, match);
    }
    const seat = match.seats.find(({ id: person }) => person === ANN.id)?.seat ?? -1;
    const thinker = thinkerHere({ games: GAMES, players: quick() });
    /** This thinker judges only Ann's seat, since other seats choose differently in another world. */
    const ours: Thinker = {
      ...thinker,
      lines: async thought => (thought.seat === seat ? thinker.lines(thought) : []),
    };
    const reviewIn = async (store: Store) =>
      accepted(await beside(here, quick(), { store, thinker: ours }).reviews.of(match.id, ANN.id)).review;
    const reviewed = await reviewIn(redealt(here.store, match.id, state => state));
    /** Returns the review as text, without the parts that use facts known only later: luck and the other seats' choices. */
    const own = ({ account: { luck: _, others: __, ...account }, ...review }: typeof reviewed) =>
      JSON.stringify({ ...review, account });
    let differing = 0;
    for (let world = 1; world <= 2; world++) {
      const again = await reviewIn(
        redealt(here.store, match.id, (state, rev) => {
          const dealt = dealtAgain(game, state, seat, new LightDice(1_000 * world + rev));
          if (JSON.stringify(dealt) !== JSON.stringify(state)) differing += 1;
          return dealt;
        }),
      );
      expect(own(again)).toBe(own(reviewed));
    }
    expect(reviewed.decisions).toBeGreaterThan(3);
    expect(reviewed.account.startSpread).toBeGreaterThan(0);
    expect(reviewed.account.deal === null).toBe(id === 'green-port');
    expect(differing).toBeGreaterThan(3);
  });
});
