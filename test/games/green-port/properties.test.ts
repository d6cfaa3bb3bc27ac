import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { countOf, sizeOf, waysToTake } from '../../../src/games/green-port/rules/cubes.ts';
import { pointsOf } from '../../../src/games/green-port/rules/scoring.ts';
import {
  type Action,
  COLOURS,
  type Colour,
  type Cubes,
  type Event,
  type Payment,
  type State,
} from '../../../src/games/green-port/rules/types.ts';
import { times } from '../../support/test-form.ts';
import { GAMES, game } from './games.ts';
import { anyDice, position } from './position.ts';

type Ledger = Readonly<Record<Colour, number>>[];

function entered(ledger: Ledger, event: Event): Ledger {
  const change = (book: Ledger, seat: number, cubes: Payment, sign: 1 | -1): Ledger =>
    book.map((held, other) =>
      other === seat
        ? (Object.fromEntries(
            COLOURS.map(colour => [colour, held[colour] + sign * (cubes[colour] ?? 0)]),
          ) as Ledger[number])
        : held,
    );
  switch (event.type) {
    case 'picked':
    case 'helped':
      return change(ledger, event.seat, { [event.colour]: 1 }, 1);
    case 'lost':
      return change(ledger, event.seat, event.cubes, -1);
    case 'hired': {
      const { cards, tile, boosts } = event.gain;
      const gained: { [C in Colour]?: number } = {};
      if (event.sync) for (const colour of COLOURS) gained[colour] = 1;
      if (event.colour) gained[event.colour] = cards + tile + boosts;
      return change(ledger, event.seat, gained, 1);
    }
    case 'referred': {
      const { cards, tile, boosts } = event.gain;
      const paid = change(ledger, event.seat, { [event.pay]: 1 }, -1);
      const passedOn = change(paid, event.to, { [event.pay]: 1 }, 1);
      return change(passedOn, event.seat, { [event.colour]: cards + tile + boosts }, 1);
    }
    case 'completed':
    case 'unflipped':
      return change(ledger, event.seat, event.pay, -1);
    case 'specialised':
      return change(change(ledger, event.seat, event.pay, -1), event.seat, { [event.colour]: 1 }, 1);
    case 'bought':
      return change(ledger, event.seat, { [event.colour]: event.price }, -1);
    case 'purchased':
      return change(ledger, event.seat, { [event.colour]: 2 * event.values.length }, -1);
    default:
      return ledger;
  }
}

const pointsIn = (event: Event, seat: number): number => {
  if (event.type === 'completed' && event.seat === seat) return event.points;
  if (event.type === 'bought' && event.seat === seat) return event.value;
  if (event.type !== 'purchased' || event.seat !== seat) return 0;
  return event.values.reduce((sum, value) => sum + value, 0);
};

describe.each(GAMES)('%s with %i', (variant, seats) => {
  const games = new Map<number, ReturnType<typeof game>>();
  const anyGame = fc.integer({ min: 0, max: 1_000_000 }).map(seed => {
    const found = games.get(seed) ?? game(variant, seats, seed);
    games.set(seed, found);
    return found;
  });
  const inEveryGame = (check: (history: ReturnType<typeof game>) => void): void =>
    fc.assert(fc.property(anyGame, check), { numRuns: times(1, 4) });

  test('every cube that a seat has was reported, and every one it paid', () => {
    inEveryGame(({ deal, played }) => {
      let ledger: Ledger = deal.players.map(({ cubes }) => cubes);
      for (const { events, state, action } of played) {
        for (const { event } of events) ledger = entered(ledger, event);
        expect(
          state.players.map(({ cubes }) => cubes),
          action.type,
        ).toEqual(ledger);
      }
    });
  });

  test('points are reported, and those of the box', () => {
    inEveryGame(({ deal, played }) => {
      const points = deal.players.map(() => 0);
      for (const { events, state } of played) {
        for (const { event } of events)
          for (const seat of points.keys()) points[seat] = (points[seat] ?? 0) + pointsIn(event, seat);
        expect(pointsOf(state)).toEqual(points);
      }
      const last = played.at(-1)?.state ?? deal;
      const unsold = Object.values(last.piles)
        .flat()
        .reduce((sum, value) => sum + value, 0);
      const total = [33, 50, 54][seats - 2];
      expect(points.reduce((sum, each) => sum + each, unsold)).toBe(total);
    });
  });

  test('what the summary tells of cards and rounds adds up to the points', () => {
    inEveryGame(history => {
      const { totals = [] } = greenPort.outcome(history.played.at(-1)?.state ?? history.deal) ?? {};
      const summary = greenPort.summary?.(history);
      const scored = summary?.scored.map(cards => cards.reduce((sum, { points }) => sum + points, 0));
      expect(scored).toEqual(totals);
      expect(summary?.gains).toHaveLength(history.played.length);
      expect(summary?.rounds.at(-1)).toEqual(totals);
      expect(summary?.rounds).toHaveLength(history.played.at(-1)?.state.round ?? 0);
    });
  });
});

const few = fc.integer({ min: 0, max: 4 });
const someCubes: fc.Arbitrary<Cubes> = fc.record({ blue: few, green: few, red: few, yellow: few });

function allPayments(cubes: Cubes): readonly Payment[] {
  return COLOURS.reduce<readonly Payment[]>(
    (payments, colour) =>
      payments.flatMap(payment =>
        Array.from({ length: cubes[colour] + 1 }, (_, count) =>
          count === 0 ? payment : { ...payment, [colour]: count },
        ),
      ),
    [{}],
  );
}

describe('payments', () => {
  test('each way to take so many cubes is found once', () => {
    const check = (cubes: Cubes, count: number) => {
      const ways = waysToTake(cubes, count);
      expect(new Set(ways.map(way => JSON.stringify(way))).size).toBe(ways.length);
      const wanted = allPayments(cubes).filter(payment => sizeOf(payment) === count);
      expect(ways).toHaveLength(wanted.length);
      expect(ways).toEqual(expect.arrayContaining([...wanted]));
    };
    fc.assert(fc.property(someCubes, fc.integer({ min: 0, max: 9 }), check), { numRuns: times(60, 200) });
  });

  const powers = fc.subarray(['blue-2', 'blue-1', 'yellow-1', 'red-1', 'green-2>red']);
  const columns = fc.subarray(['red-1 blue-2', 'yellow-3', 'green-1 red-2 blue-1', 'wild-3', '1: red-2'], {
    minLength: 1,
  });
  const wishes = fc.record({ cubes: someCubes, owned: powers, objectives: columns, bust: fc.boolean() });

  test('the listed payments are the accepted ones, whatever a seat owns', () => {
    fc.assert(
      fc.property(wishes, ({ cubes, owned, objectives, bust }) => {
        const start = position({
          phase: { type: 'utilise' },
          headquarters: [owned.join(' ')],
          objectives,
          turn: { bust },
        });
        const state: State = {
          ...start,
          players: start.players.map((player, seat) => (seat === 0 ? { ...player, cubes } : player)),
        };
        const listed = new Set(greenPort.legal(state, 0).map(action => greenPort.write(action)));
        const accepts = (action: Action) => greenPort.apply(state, 0, action, anyDice()).ok;
        const tried: Action[] = allPayments(cubes).flatMap((pay): Action[] => [
          { type: 'unflip', pay },
          ...COLOURS.map((colour): Action => ({ type: 'specialise', colour, pay })),
          ...objectives.map((_, index): Action => ({ type: 'complete', objective: index + 1, pay })),
        ]);
        const accepted = tried.filter(accepts).map(action => greenPort.write(action));
        const paying = [...listed].filter(text => /^(unflip|specialise|complete)/.test(text));
        expect(accepted.toSorted()).toEqual(paying.toSorted());
      }),
      { numRuns: times(15, 40) },
    );
  });

  test('over the limit, every loss of half is listed, and no other', () => {
    fc.assert(
      fc.property(someCubes, cubes => {
        const start = position({ phase: { type: 'lose', seats: [0] } });
        const state: State = {
          ...start,
          players: start.players.map((player, seat) => (seat === 0 ? { ...player, cubes } : player)),
        };
        fc.pre(countOf(cubes) > 7);
        const losses = allPayments(cubes).map((lost): Action => ({ type: 'lose', cubes: lost }));
        const accepted = losses.filter(action => greenPort.apply(state, 0, action, anyDice()).ok);
        const listed = greenPort.legal(state, 0).map(action => greenPort.write(action));
        expect(accepted.map(action => greenPort.write(action)).toSorted()).toEqual(listed.toSorted());
        for (const action of accepted)
          if (action.type === 'lose') expect(sizeOf(action.cubes)).toBe(Math.floor(countOf(cubes) / 2));
      }),
      { numRuns: times(20, 60) },
    );
  });
});
