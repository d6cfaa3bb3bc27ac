import { describe, expect, test } from 'vitest';
import { outcomeOf, playAll } from '../../proof/bench/players/tournament.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { type AnyGame, redealt, type Seat } from '../../src/core/contract/game.ts';
import type { Budget, Player } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { TABLES } from '../games/harnesses.ts';
import { playing } from '../games/playing.ts';
import { isLong, some, times } from '../support/test-form.ts';
import { seatingsOf } from './course.ts';
import { chance, pick, seedBytes } from './tools.ts';

interface Position {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Search budget with the full depth of the bot `hard` and few playouts. */
const FEW: Budget = { candidates: 2, playouts: 4, turns: 2 };
/** Number of actions after which a game counts as endless. */
const MOST = 2_000;

/** Most steps of the rules (calls of `apply`) for a choice with a search, and without one. */
const [SEARCHED, QUICK] = [12_000, 100];

const dice = () => new LightDice(9);

/** Plays a game between stand-ins. Every fourth action is random, so that unusual positions come up. */
function positionsOf(game: AnyGame, steady: Player, seats: number, options: unknown, seed: number) {
  const [deal, below] = [new SeededDice(seedBytes(seed)), chance(seed)];
  const positions: Position[] = [];
  playing(game)(game.setup(seats, options, deal), deal, (legal, state, seat) => {
    for (const each of game.toAct(state)) positions.push({ state, seat: each });
    if (positions.length > MOST) throw new Error(`${game.id} does not end`);
    return below(4) === 0 ? pick(legal, below) : steady.choose(game, game.view(state, seat), seat, dice());
  });
  return positions;
}

/** Picks the first position with each kind of question, and every `apart`th position. */
function picked(game: AnyGame, positions: readonly Position[], apart: number): readonly Position[] {
  const kinds = new Set<string>();
  return positions.filter(({ state, seat }, at) => {
    const legal = game.legal(state, seat);
    const kind = [...new Set(legal.map(action => game.fields(action)[0]?.[1]))].join();
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return legal.length > 1 && (isNew || at % apart === 0);
  });
}

const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / count) === 0);

/** Returns all that a player says in a position, as text. */
const saidBy = (game: AnyGame, player: Player, { state, seat }: Position, budget?: Budget): string => {
  const view = game.view(state, seat);
  return JSON.stringify([
    player.choose(game, view, seat, dice(), budget),
    player.lines?.(game, view, seat, dice(), budget),
    player.glance?.(game, view, seat, dice()),
  ]);
};

/** Counts the positions in which a player says something else once the hidden things are dealt again. */
const leaks = (game: AnyGame, player: Player, positions: readonly Position[], budget?: Budget): number =>
  positions.filter(({ state, seat }, at) => {
    const other = redealt(game, state, seat, new LightDice(90 + at));
    return (
      saidBy(game, player, { state, seat }, budget) !== saidBy(game, player, { state: other, seat }, budget)
    );
  }).length;

const random: Player = {
  choose: (game, view, seat, chance) => {
    const legal = game.legal(game.imagine(view, seat, chance), seat);
    return legal[chance.below(legal.length, 'any')];
  },
};

/** Takes the most points at once, else any action. */
const greedy: Player = {
  choose: (game, view, seat, chance) => {
    const legal = game.legal(game.imagine(view, seat, chance), seat);
    const worths = legal.map(action => game.worth?.(view, seat, action) ?? 0);
    const best = legal.filter((_, at) => worths[at] === Math.max(...worths));
    return best[chance.below(best.length, 'any')];
  },
};

/** Deals of whole games. In deals 10 and 41 of Green Port, medium once led by twenty points and waited for cubes without an end. */
const WHOLE = [10, 41, 1, 2, 3, 4, 5, 6];

const RATED = gamesFrom('with-bots').map(id => {
  const game = (games as Readonly<Record<string, AnyGame>>)[id] as AnyGame;
  const { steady, strengths, judge } = players[id] ?? {};
  if (!steady || !strengths) throw new Error(`${id} has no bots`);
  const tables = TABLES[id] ?? [];
  const seatings = seatingsOf(game, tables).map(
    ({ table: { name, options }, seats }) => [`${name} with ${seats}`, seats, options] as const,
  );
  return { id, game, seatings, all: { steady, ...strengths }, judge };
});

describe.each(RATED)('$id', ({ game, seatings, all, judge }) => {
  const { steady, easy, medium, hard } = all;
  const standard = seatings[0]?.[2];
  const known = new Map<string, readonly Position[]>();
  const asked = (seats: number, options: unknown): readonly Position[] => {
    const key = JSON.stringify([seats, options]);
    const found = known.get(key) ?? picked(game, positionsOf(game, steady, seats, options, seats), 20);
    known.set(key, found);
    return found;
  };

  describe.each(Object.entries({ ...all, ...(judge && { judge }) }))('%s', (_strength, player) => {
    const searches = player === hard || player === judge;
    const budget = searches ? FEW : undefined;
    const few = searches ? times(4, 30) : times(24, 90);
    const positions = (seats: number, options: unknown, count = few) => spread(asked(seats, options), count);
    const ofThree = (count = few) => positions(3, standard, count);

    test.each(some(seatings, 3))(
      '%s: chooses a legal action, and the same for all that its seat can not see',
      (_table, seats, options) => {
        const there = positions(seats, options);
        for (const { state, seat } of there) {
          const chosen = player.choose(game, game.view(state, seat), seat, dice(), budget);
          expect(game.legal(state, seat)).toContainEqual(chosen);
        }
        expect(leaks(game, player, there, budget)).toBe(0);
      },
    );

    test.runIf(player.lines)(
      'values legal actions, the best first; it chooses the best, and the parts add up to the value',
      () => {
        for (const { state, seat } of ofThree()) {
          const view = game.view(state, seat);
          const legal = game.legal(state, seat);
          const lines = player.lines?.(game, view, seat, dice(), budget) ?? [];
          expect(lines[0]?.action).toEqual(player.choose(game, view, seat, dice(), budget));
          for (const [place, { action, value, terms, playouts }] of lines.entries()) {
            expect(legal).toContainEqual(action);
            expect(value).toBeLessThanOrEqual(lines[place - 1]?.value ?? value);
            expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
            // A search lowers some values, and judges its playouts with a shorter look ahead than their parts.
            const sum = terms.reduce((all, term) => all + term.value, 0);
            if (budget === undefined && playouts === 0) expect(sum).toBeCloseTo(value, 6);
            else expect(Number.isFinite(sum)).toBe(true);
          }
          const among = legal.slice(0, 2);
          const valued = player.lines?.(game, view, seat, dice(), budget, among) ?? [];
          expect(valued.map(({ action }) => game.write(action)).toSorted()).toEqual(
            among.map(game.write).toSorted(),
          );
        }
      },
    );

    test.runIf(player.playedOn && player.glance)(
      'values an action at a glance as after playing it to the end of its turn',
      () => {
        const seed = dice().below(2 ** 31);
        let compared = 0;
        for (const { state, seat } of ofThree()) {
          const view = game.view(state, seat);
          const rated = player.glance?.(game, view, seat, dice()) ?? [];
          const legal = game.legal(state, seat);
          for (const [place, { action, value }] of rated.entries()) {
            expect(legal).toContainEqual(action);
            expect(value).toBeLessThanOrEqual(rated[place - 1]?.value ?? value);
            const world = game.imagine(view, seat, new LightDice(seed));
            const done = game.apply(world, seat, action, new LightDice(seed));
            if (!done.ok || done.value.goesOn || place > 2) continue;
            expect(player.playedOn?.(game, view, seat, action, seed, 1).value).toBeCloseTo(value, 6);
            compared += 1;
          }
        }
        expect(compared).toBeGreaterThan(0);
      },
    );

    test.runIf(player.rollOut)(
      'plays a world out to the same margin from the same seed, whatever is hidden',
      () => {
        const margins = new Set<number>();
        for (const { state, seat } of ofThree(times(1, 6))) {
          const view = game.view(state, seat);
          const hidden = game.view(redealt(game, state, seat, dice()), seat);
          for (const seed of [1, 2]) {
            const margin = player.rollOut?.(game, view, seat, seat, seed) ?? Number.NaN;
            expect(player.rollOut?.(game, hidden, seat, seat, seed)).toBe(margin);
            margins.add(margin);
          }
        }
        expect(margins.size).toBeGreaterThan(1);
        expect([...margins].every(Number.isFinite)).toBe(true);
      },
    );

    const thinking: Player = {
      choose: (...[rules, view, seat, chance]) => player.choose(rules, view, seat, chance, budget),
    };
    test.runIf(!searches || isLong).each<[string, readonly Player[]]>([
      ['a greedy player', [thinking, greedy]],
      ['a random player', [random, thinking]],
      ['both', [thinking, greedy, random]],
    ])('ends a game against %s', (_name, seated) => {
      for (const deal of WHOLE.slice(0, searches ? times(1, 3) : times(2, 8))) {
        const [chances, thoughts] = [new SeededDice(seedBytes(deal)), new LightDice(deal * 31 + 1)];
        const { played } = playing(game)(
          game.setup(seated.length, standard, chances),
          chances,
          (_legal, state, seat) => seated[seat]?.choose(game, game.view(state, seat), seat, thoughts),
          MOST,
        );
        expect(played.length, `deal ${deal}`).toBeLessThan(MOST);
      }
    });

    const allowed = searches ? SEARCHED : QUICK;
    test(`takes at most ${allowed} steps of the rules for a choice`, () => {
      let most = 0;
      for (const { state, seat } of ofThree(3)) {
        let steps = 0;
        const counting: AnyGame = {
          ...game,
          apply: (...given) => {
            steps += 1;
            return game.apply(...given);
          },
        };
        player.choose(counting, game.view(state, seat), seat, dice());
        most = Math.max(most, steps);
      }
      expect(most).toBeLessThanOrEqual(allowed);
    });
  });

  test.runIf(isLong)('hard plays a whole game', () => {
    const quick: Player = {
      choose: (...[rules, view, seat, chance]) => hard.choose(rules, view, seat, chance, FEW),
    };
    const { totals } = outcomeOf(game, standard, [quick, quick, quick], 1, 1);
    expect(totals).toHaveLength(3);
  });

  test.runIf(isLong).each<[string, Player, Player, number]>([
    ['the stand-in beats random play', steady, random, 0.8],
    ['medium beats the stand-in', medium, steady, 0.5],
    ['medium beats easy', medium, easy, 0.6],
  ])('%s', (name, one, others, least) => {
    for (const seats of [2, 3, 4]) {
      const games = 60;
      const { wins, games: played } = playAll(game, { name, seats, options: standard, one, others }, games);
      expect(wins / played, `${seats} seats`).toBeGreaterThan(seats === 2 ? least : (1.5 * least) / seats);
    }
  });
});

test('a player that looks at hidden cards is found out', () => {
  const { game, all } = RATED[0] as (typeof RATED)[number];
  const positions = positionsOf(game, all.steady, 2, game.defaults, 4);
  let truth: unknown;
  const spied: AnyGame = {
    ...game,
    view(state, ...given) {
      truth = state;
      return game.view(state, ...given);
    },
  };
  const cheat: Player = {
    choose: (rules, view, seat, chance) =>
      pick(rules.legal(rules.imagine(view, seat, chance), seat), n => JSON.stringify(truth).length % n),
  };
  expect(leaks(spied, cheat, positions)).toBeGreaterThan(0);
});
