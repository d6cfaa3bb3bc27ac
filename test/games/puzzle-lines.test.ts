import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { stateOf } from '../../src/core/contract/puzzle.ts';
import { accept, refuse } from '../../src/core/contract/result.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { puzzlesOf } from '../../src/games/puzzles.ts';
import { clearestOnes, fits, rightOnes } from '../../tools/puzzles/clear.ts';
import { decisionIn, Options } from '../../tools/puzzles/decision.ts';
import { hindranceOf, type Wanted } from '../../tools/puzzles/hindrance.ts';
import { holds, lineOfPlay } from '../../tools/puzzles/line-of-play.ts';
import { type Ply, pliesOf } from '../../tools/puzzles/plies.ts';
import { thought } from '../../tools/puzzles/thinking-seat.ts';
import { here, RULES } from './first-puzzle.ts';

const SEED = 77_000;

describe.each(Object.keys(RULES))('%s', gameId => {
  const { game, rules, puzzle, decision } = here(gameId);

  test('the actions of a playout, played again in its world, cause its events', () => {
    for (const { action } of puzzle.choices) {
      const read = game.read(action);
      if (!read.ok) throw new Error(read.refusal.code);
      const { judge, view, seat } = decision;
      const worth = judge.playedOn?.(game, view, seat, read.value, SEED, rules.lineTurns);
      const plies = pliesOf(decision, SEED, [read.value, ...(worth?.actions ?? [])]);
      expect(plies.length).toBeGreaterThan(3);
      expect(plies.flatMap(({ events }) => events)).toEqual(worth?.events);
      const turns = plies.filter(each => each.seat === seat).map(({ turn }) => turn);
      expect(turns).toEqual(turns.toSorted((one, other) => one - other));
      expect(turns.at(-1)).toBeLessThan(rules.lineTurns);
      expect(turns.at(-1)).toBeGreaterThan(0);
    }
  });

  test('in a line of play the seat takes the best line of its search in each decision, until its last turn or the end', () => {
    const read = game.read(puzzle.choices[0]?.action ?? '');
    if (!read.ok) throw new Error(read.refusal.code);
    const { judge, seat } = decision;
    const searched: string[] = [];
    const lines: typeof judge.lines = (...args) => {
      const found = judge.lines?.(...args) ?? [];
      // The last line of each search: a choice at a glance would never take it.
      const chosen = found.slice(-1);
      searched.push(...chosen.map(({ action }) => game.write(action)));
      return chosen;
    };
    const thinking = { ...decision, judge: { ...judge, lines } };
    const { actions, value, terms } = thought(thinking, read.value, SEED, { lineTurns: 3 });
    const plies = pliesOf(decision, SEED, [read.value, ...actions]);
    const own = plies.slice(1).filter(each => each.seat === seat && game.legal(each.before, seat).length > 1);
    expect(own.map(({ action }) => game.write(action))).toEqual(searched);
    const last = plies.at(-1) ?? plies[0];
    const end =
      last && game.apply(last.before, last.seat, last.action, new LightDice(SEED + plies.length - 1));
    const isOver = end?.ok === true && game.outcome(end.value.state) !== undefined;
    expect(isOver || (last?.seat === seat && last.turn === 2)).toBe(true);
    expect([Number.isFinite(value), terms.map(({ name }) => name)]).toEqual([
      true,
      expect.arrayContaining(['points', 'others']),
    ]);
  });

  test('an action is no wrong choice if the seat makes up for it when it thinks again', () => {
    const lost = (...values: readonly number[]) => ({ own: [], worlds: [], points: 0, others: 0, values });
    expect(holds(lost(3, 3), lost(1, 1), 5)).toBe(true);
    expect(holds(lost(2.9, 2.9), lost(1, 1), 5)).toBe(false);
    // A standard error of two points.
    expect([7, 11].map(behind => holds(lost(5, 1), lost(1, 1), behind))).toEqual([true, false]);
    expect(lineOfPlay(decision, lost(1), lost(1), rules, 1)).toBeUndefined();
  });

  test('a puzzle stays without a choice for which the seat makes up, unless this choice tempts or few are left', () => {
    const full = puzzlesOf(gameId).find(({ choices }) => choices.length > 3);
    const at = full && decisionIn(game, stateOf(game, full));
    if (!full || !at) throw new Error('no puzzle has four choices');
    const { easy, greedy, thingOf } = tempting(game, at);
    const all = full.choices;
    expect(rightOnes(at, all, all, rules)).toEqual(all);
    for (const choice of all.slice(1)) {
      const thing = thingOf(choice.action);
      const isNeeded = thing === easy || greedy.has(thing);
      const left = all.filter(each => each !== choice);
      expect(rightOnes(at, all, left, rules)).toEqual(isNeeded ? undefined : left);
    }
    expect(rightOnes(at, all, all.slice(0, 2), rules)).toBeUndefined();
    // A wrong choice without a reason leaves too, unless it tempts or fewer than two others have reasons.
    const bare = all.map(({ deciding, ...choice }) => choice);
    const deciding = [{ event: {}, one: 1, other: 0 }];
    for (const [place, { action }] of bare.entries()) {
      if (place === 0) continue;
      const thing = thingOf(action);
      const reasoned = bare.map((choice, other) =>
        other === 0 || other === place ? choice : { ...choice, deciding },
      );
      const left = clearestOnes(at, reasoned, rules).map(each => each.action);
      expect(left.includes(action)).toBe(thing === easy || greedy.has(thing));
      expect(left).toHaveLength(all.length - (left.includes(action) ? 0 : 1));
    }
    const one = bare.map((choice, place) => (place === 1 ? { ...choice, deciding } : choice));
    expect(clearestOnes(at, one, rules)).toEqual(one);
  });

  test('an answer names no events whose points contradict the loss', () => {
    const { choices, seat } = puzzle;
    const [best, wrong] = choices.map(({ deciding, ...choice }) => choice);
    if (!best || !wrong) throw new Error('a puzzle without choices');
    const of = (behind: number, share = 1) => {
      const event = { type: 'lastRound', seat };
      const deciding = [{ event, one: share, other: 0, why: { code: 'gone', with: {} } }];
      return { ...wrong, action: best.action, behind, deciding };
    };
    const told = { ...rules, stake: () => 4 };
    expect([0.4, 0.6, 8, 8.1].map(behind => fits(decision, best, of(behind), told, 1))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(fits(decision, best, { ...of(1), deciding: undefined as never }, told, 1)).toBe(true);
  });

  function tempting(of: AnyGame, at: typeof decision) {
    const options = new Options(at, rules);
    const thingOf = (text: string): string => {
      const action = of.read(text);
      return action.ok ? options.thingOf(action.value) : '';
    };
    return { easy: options.easy, greedy: options.greedy, thingOf };
  }
});

describe('a reason why an event is rarer', () => {
  /**
   * A game in which each action is an event, and the state lists the refused ones. A trade takes the last one off a list that
   * allows trades, and the fetched card another one.
   */
  const game = {
    id: 'listed',
    legal: (state: readonly string[]) => [
      ...['a', 'b'].filter(action => !state.includes(action)),
      ...(state.includes('trades') ? ['trade'] : []),
      ...(state.includes('cards') ? ['fetch'] : []),
    ],
    outcome: () => undefined,
    toAct: () => [0],
    fields: (action: string) => [['type', action === 'trade' ? 'trade' : 'one']],
    apply: (state: readonly string[], _seat: number, action: string) => {
      if (action === 'trade' || action === 'fetch') return accept({ state: state.slice(0, -1), events: [] });
      if (state.includes('poor')) return refuse('poor');
      return state.includes(action)
        ? refuse(action === 'x' ? 'strange' : 'gone', { colour: state[0] ?? '', possible: ['b'] })
        : accept({ state, events: [{ to: 'all', event: action }] });
    },
  } as unknown as AnyGame;
  const ply = (seat: number, action: string, before: readonly string[] = [], turn = 1): Ply => ({
    ...{ seat, action, before, events: [action], turn },
  });
  const FIRST = ply(0, 'first', [], 0);
  const reason = (key: string, seat: number, ...others: readonly (readonly Ply[])[]) =>
    reasonWith({}, key, seat, ...others);
  const reasonWith = (
    more: Pick<Wanted, 'steps' | 'fetches' | 'serves'>,
    key: string,
    seat: number,
    ...others: readonly (readonly Ply[])[]
  ) => {
    const tells = { all: ['gone', 'poor'], own: [] };
    const paid = (state: unknown) => (state as readonly string[]).filter(each => each !== 'poor');
    const worlds = others.map(() => [FIRST, ply(seat, key)]);
    const wanted = { game, seat: 0, key, tells, paid, ...more, keyOf: (event: unknown) => String(event) };
    return hindranceOf(
      wanted,
      worlds,
      others.map(plies => [FIRST, ...plies]),
    );
  };

  test('is the refusal of its action, without the other possible actions', () => {
    const gone = [ply(1, 'b', ['a'])];
    expect(reason('a', 1, gone)).toEqual({ code: 'gone', with: { colour: 'a' } });
    // A refusal that explains nothing to a reader is none, and neither is one of an earlier turn.
    expect(reason('x', 1, [ply(1, 'b', ['x', 'a'])])).toBeUndefined();
    expect(reason('a', 1, [ply(1, 'b', ['a'], 0)])).toBeUndefined();
  });

  test('is about the place of an action rather than about its means', () => {
    const poor = [ply(1, 'b', ['a', 'poor'])];
    expect(reason('a', 1, poor)).toEqual({ code: 'gone', with: { colour: 'a' } });
    expect(reason('a', 1, [ply(1, 'b', ['poor'])])).toEqual({ code: 'poor', with: {} });
    const { rules, game: porto, decision } = here('porto');
    const build = porto.read('build red-3 red-1 L1');
    const rich = build.ok && rules.paid?.(decision.state, decision.seat, build.value);
    const hands = [decision.state, rich].map(state =>
      (state as { players: { hand: unknown[] }[] }).players.map(({ hand }) => hand.length),
    );
    expect(hands[1]).toEqual(hands[0]?.map((cards, at) => (at === decision.seat ? cards + 2 : cards)));
    const { rules: own, game: vintage, decision: other } = here('vintage');
    const play = vintage.read('play harvesting pay 1');
    const given = play.ok && own.paid?.(other.state, other.seat, play.value);
    const [before, after] = [other.state, given].map(
      state => (state as { players: { known: unknown[] }[] }).players[other.seat]?.known ?? [],
    );
    expect(after).toEqual([...(before ?? []), 'harvesting']);
  });

  test('is the most frequent one, and none without half of the worlds', () => {
    const [gone, legal] = [[ply(0, 'b', ['a'])], [ply(0, 'b')]];
    expect(reason('a', 0, gone, gone, legal)).toEqual({ code: 'gone', with: { colour: 'a' } });
    expect(reason('a', 0, gone, legal, legal)).toBeUndefined();
    expect(reason('a', 1, gone, [ply(0, 'b')], [ply(0, 'b')])).toBeUndefined();
  });

  test('is none where up to three trades make the action legal', () => {
    const withRefused = (...more: readonly string[]) =>
      reasonWith({ steps: ['trade'] }, 'a', 0, [ply(0, 'b', ['trades', 'a', ...more])]);
    expect([withRefused('x', 'y', 'z')?.code, withRefused('x', 'y'), withRefused()]).toEqual([
      'gone',
      undefined,
      undefined,
    ]);
    expect(reason('a', 0, [ply(0, 'b', ['trades', 'a'])])?.code).toBe('gone');
  });

  test('is none where the seat could fetch what is missing and then use it, and does not', () => {
    const fetches = (action: unknown, { code }: { readonly code: string }, missing: unknown) =>
      action === 'fetch' && code === 'gone' && missing === 'a';
    const [free, late, closed] = [['cards', 'a'], ['cards', 'a', 'b'], ['a']].map(refused => [
      ply(0, 'c', refused),
    ]);
    const withFetches = (plies: readonly Ply[] = []) => reasonWith({ fetches }, 'a', 0, plies)?.code;
    expect([free, late, closed].map(withFetches)).toEqual([undefined, 'gone', 'gone']);
    expect(reason('a', 0, free ?? [])?.code).toBe('gone');
    const { rules, game: vintage } = here('vintage');
    const missing = { code: 'hand-empty', with: {} };
    const play = vintage.read('play enologist pay 1');
    const fetched = ['take enologist pay 1', 'take boat pay 1', 'play enologist pay 1'].map(text => {
      const action = vintage.read(text);
      return action.ok && play.ok && rules.fetches?.(action.value, missing, play.value);
    });
    expect(fetched).toEqual([true, false, false]);
  });

  test('is none where an action that does as much is legal', () => {
    const serves = (event: unknown, other: unknown) => event === 'b' && other === 'a';
    expect(reasonWith({ serves }, 'a', 0, [ply(0, 'c', ['a'])])).toBeUndefined();
    expect(reasonWith({ serves }, 'a', 0, [ply(0, 'c', ['a', 'b'])])?.code).toBe('gone');
  });

  test('names no colour where it is now this one and now another', () => {
    const other = [ply(0, 'b', ['red', 'a'])];
    expect(reason('a', 0, [ply(0, 'b', ['a'])], other, [ply(0, 'b', ['blue', 'a'])])).toEqual({
      code: 'gone',
      with: {},
    });
  });
});
