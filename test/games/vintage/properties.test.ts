import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import { DECK } from '../../../src/games/vintage/rules/box.ts';
import { circlesOf } from '../../../src/games/vintage/rules/circles.ts';
import type { Event, VintageHistory } from '../../../src/games/vintage/rules/events.ts';
import { barrelsOf, pointsOf } from '../../../src/games/vintage/rules/scoring.ts';
import { COLUMNS, type State } from '../../../src/games/vintage/rules/types.ts';
import { game, lastOf, SEATS } from './games.ts';

const barrelsIn = (event: Event): number => {
  switch (event.type) {
    case 'gathered':
      return event.wine?.barrels ?? 0;
    case 'grew':
      return event.barrels;
    case 'added':
      return 1;
    case 'sold':
      return 0 - event.sales.reduce((sum, { barrels }) => sum + barrels, 0);
    case 'soldAtOnce':
      return 0 - event.columns.length;
    default:
      return 0;
  }
};

const pointsIn = (event: Event): number => {
  if (event.type === 'bought') return 0 - event.price;
  return event.type === 'sold' || event.type === 'soldAtOnce' ? event.points : 0;
};

const ofSeat = (seat: number, events: readonly Event[]) =>
  events.filter(event => 'seat' in event && event.seat === seat);
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

const standing = ({ table, players }: State, seat: number): number =>
  sum(
    COLUMNS.flatMap(column =>
      table[column].map((piece, index) =>
        piece?.seat === seat && !piece.overseer ? (circlesOf(players.length, column)[index] ?? 0) : 0,
      ),
    ),
  );

const eachStep = ({ deal, played }: VintageHistory) =>
  played.map(({ seat, events, state, action }, index) => ({
    before: played[index - 1]?.state ?? deal,
    state,
    seat,
    action,
    events: events.map(({ event }) => event),
  }));

describe.each(SEATS)('with %i seats', seats => {
  const anyGame = fc.integer({ min: 0, max: 1_000_000 }).map(seed => game(seats, seed));
  const inEveryGame = (check: (history: VintageHistory) => void): void =>
    fc.assert(fc.property(anyGame, check), { numRuns: 12 });
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);

  test('every barrel of wine and every point was reported', () => {
    inEveryGame(history => {
      for (const { before, state, events, action } of eachStep(history))
        for (const seat of everySeat) {
          const [was, is] = [before.players[seat], state.players[seat]];
          if (!was || !is) throw new Error('nobody');
          const own = ofSeat(seat, events);
          const at = vintage.write(action);
          expect(barrelsOf(is) - barrelsOf(was), at).toBe(sum(own.map(barrelsIn)));
          expect(is.vp - was.vp, at).toBe(sum(own.map(pointsIn)));
          expect(is.vp).toBeGreaterThanOrEqual(0);
        }
    });
  });

  test('markers stand on circles, pay for moves, or are left: in each round as many as there are', () => {
    inEveryGame(history => {
      const moves = everySeat.map(() => 0);
      for (const { before, state, seat, action, events } of eachStep(history)) {
        const byCard = before.phase.type === 'sail' && before.phase.moves !== null;
        if (action.type === 'sail' && !byCard) moves[seat] = (moves[seat] ?? 0) + 1;
        if (events.some(({ type }) => type === 'roundBegan')) moves.fill(0);
        for (const each of everySeat) {
          const { markers = 0, estates = [], bought = false } = state.players[each] ?? {};
          const missing = state.round === 1 && history.deal.players[each]?.markers === 3 ? 1 : 0;
          const there = 4 + estates.length - 1 - (bought ? 1 : 0) - missing;
          expect(markers + standing(state, each) + (moves[each] ?? 0)).toBe(there);
        }
      }
    });
  });

  test('seven rounds, each ended once', () => {
    inEveryGame(history => {
      const events = eachStep(history).flatMap(each => each.events);
      const ends = events.flatMap(event => (event.type === 'roundEnded' ? event.round : []));
      expect(ends).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });
  });

  test('each seat harvests and buys once a round at most, and the token is taken once', () => {
    inEveryGame(history => {
      const done = new Set<string>();
      let round = 1;
      for (const event of eachStep(history).flatMap(({ events }) => events)) {
        if (event.type === 'roundBegan') round = event.round;
        const who = event.type === 'tookFirst' ? 'one' : 'seat' in event ? event.seat : '';
        if (!['bought', 'harvesting', 'tookFirst'].includes(event.type)) continue;
        const key = `${event.type} ${who} ${round}`;
        expect(done.has(key), key).toBe(false);
        done.add(key);
      }
      expect(done.size).toBeGreaterThan(5);
    });
  });

  test('the summary accounts for every point, action by action', () => {
    inEveryGame(history => {
      const summary = vintage.summary?.(history);
      for (const seat of everySeat) {
        const gained = (summary?.gains ?? []).filter((_, index) => history.played[index]?.seat === seat);
        expect(3 + sum(gained)).toBe(pointsOf(lastOf(history))[seat]);
        const sales = summary?.scored[seat]?.filter(({ part }) => part === 'warehouse') ?? [];
        expect(sum(sales.map(({ points }) => points))).toBe(
          summary?.parts.find(({ part }) => part === 'warehouse')?.points[seat],
        );
      }
      expect(summary?.rounds).toHaveLength(7);
    });
  });
});

test('random games come to everything that there is', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 40; seed++)
    for (const { events, action } of eachStep(game(2 + (seed % 3), seed))) {
      kinds.add(action.type === 'play' ? `play ${action.card}` : action.type);
      for (const { type } of events) kinds.add(`event ${type}`);
    }
  const missing = EVERYTHING.filter(kind => !kinds.has(kind));
  expect(missing).toEqual([]);
});
const EVERYTHING = [
  ...'pass buy plant harvest age first take sail gather leave stop unload add'.split(' '),
  ...DECK.map(card => `play ${card}`),
  ...'reshuffled raised looked soldAtOnce grew left discarded drew'.split(' ').map(type => `event ${type}`),
];
