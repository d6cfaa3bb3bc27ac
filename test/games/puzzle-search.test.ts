import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../src/core/contract/player.ts';
import { type Puzzle, stateOf, type Theme } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { puzzlesIn, puzzlesOf } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { decisionIn, kindOf, nameOf, Options, strong } from '../../tools/puzzles/decision.ts';
import { idOf, writePuzzles } from '../../tools/puzzles/file.ts';
import { dealOf, decisionsOf, seedOf } from '../../tools/puzzles/games.ts';
import { choicesWithLines, type Effort, judged } from '../../tools/puzzles/maker.ts';
import { Mix } from '../../tools/puzzles/mix.ts';
import { themeOf } from '../../tools/puzzles/theme.ts';
import { folder } from '../support/folder.ts';
import { here, RULES } from './first-puzzle.ts';

const LITTLE: Effort = { stages: [12, 60], proof: 100, long: 20 };
const DEAL = { series: 99, number: 1 };

describe.each(Object.keys(RULES))('%s', gameId => {
  const { game, rules, puzzle, decision } = here(gameId);
  const [best = '', rival = ''] = puzzle.choices.map(({ action }) => action);
  const options = new Options(decision, rules);
  const { easy, greedy } = options;
  const thingIn = (text: string): string => {
    const action = game.read(text);
    return action.ok ? options.thingOf(action.value) : text;
  };
  const legal = game.legal(decision.state, decision.seat).map(action => game.write(action));
  /** Value of an action: that of the best one is the greatest, and no two are equal. */
  const lead = (action: string): number => (action === best ? 5 : -legal.indexOf(action) / 1_000);

  /** Judges the puzzle's decision by given values of the actions, in short and in long playouts. */
  const verdict = (
    short: (action: string, seed: number) => number,
    long: (action: string, seed: number, turns: number) => number = short,
    isWanted = true,
    // These playouts have no events, so no event decides.
    told: typeof choicesWithLines = (_decision, choices) => choices,
  ): string | readonly string[] => {
    const judge: Player = {
      choose: () => undefined,
      lines: (_game, view, seat, dice, _budget, among = game.legal(game.imagine(view, seat, dice), seat)) =>
        among.map(action => ({ action, value: short(game.write(action), 0), terms: [], playouts: 0 })),
      playedOn: (_game, _view, _seat, action, seed, turns) => {
        const value = (turns > 2 ? long : short)(game.write(action), seed, turns);
        return { value, terms: [{ name: 'points', value }] };
      },
    };
    const judgement = judged({ ...decision, judge }, rules, () => isWanted, LITTLE, told);
    return 'because' in judgement ? judgement.because : judgement.found.choices.map(({ action }) => action);
  };

  test('an action that leads clearly makes a puzzle', () => {
    expect(verdict(lead)[0]).toBe(best);
  });

  test('actions with the same result in all worlds are one choice', () => {
    const alike = (action: string): number => (action === best ? 5 : 0);
    expect(verdict(alike)).toBe('few different choices');
  });

  test('a decision is no puzzle if another action is close to the best one', () => {
    const because = thingIn(rival) === easy || greedy.has(thingIn(rival)) ? 'obvious' : 'another is close';
    expect(verdict(action => (action === rival ? 4.5 : lead(action)))).toBe(because);
  });

  test('a decision is no puzzle if easy finds the best action', () => {
    const found = puzzle.choices.find(({ action }) => thingIn(action) === easy)?.action;
    expect(verdict(action => (action === found ? 9 : lead(action)))).toBe('obvious');
  });

  test('a decision is no puzzle if the best action leads only in short playouts', () => {
    expect(verdict(lead, action => -lead(action))).toBe('later it is not better');
  });

  test.runIf(rules.endTurns !== undefined)(
    'a decision is no puzzle if the best action is behind at the end of the game',
    () => {
      const inTheEnd = (action: string, _: number, turns: number): number =>
        turns === rules.endTurns ? -lead(action) : lead(action);
      expect(verdict(lead, inTheEnd)).toBe('in the end it is not better');
    },
  );

  test('a decision is no puzzle if the seat makes up for a wrong choice', () => {
    expect(verdict(lead, lead, true, choicesWithLines)).toBe('the seat makes up for a wrong choice');
  });

  test('a decision is no puzzle if the lead lies within the errors of the proof', () => {
    const chance = (action: string, seed: number): number =>
      lead(action) + (action === best && seed >= 500_000_000 ? (seed % 2_000 === 0 ? 400 : -400) : 0);
    expect(verdict(chance, lead)).toBe('not proven');
  });

  test('a decision is no puzzle if too many puzzles are alike: in the kind of action, or since medium solves them', () => {
    expect(verdict(lead, lead, false)).toBe('too many are alike');
    const action = game.read(best);
    if (!action.ok) throw new Error(action.refusal.code);
    const others = game
      .legal(decision.state, decision.seat)
      .filter(other => kindOf(game, other) !== kindOf(game, action.value));
    const [mix, none] = [new Mix(game, rules, Array<Puzzle>(8).fill(puzzle)), new Mix(game, rules, [])];
    expect(none.welcomes(action.value, true)).toBe(true);
    expect(mix.welcomes(action.value, false)).toBe(false);
    expect(others.every(other => mix.welcomes(other, false))).toBe(true);
    const { view, seat } = decision;
    const medium = strong(game, 'medium').choose(game, view, seat, new LightDice(1));
    const isPlain = nameOf(decision, medium) === nameOf(decision, action.value);
    expect(others.every(other => mix.welcomes(other, true) !== isPlain)).toBe(true);
  });

  test('the limits for kinds of answers leave room for any number of puzzles', () => {
    const kinds = new Set(
      puzzlesOf(gameId).flatMap(({ choices: [first] }) => {
        const action = game.read(first?.action ?? '');
        return action.ok ? (rules.kind?.(action.value) ?? kindOf(game, action.value)) : [];
      }),
    );
    const shares = [...kinds].map(kind => rules.most?.[kind] ?? rules.mostOfAKind);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(1);
  });

  test('a deal gives the same decisions each time, after the opening, each with the log that leads to it', () => {
    const decisions = decisionsOf(game, DEAL, rules);
    expect(Math.min(...decisions.map(({ log }) => log.length))).toBeGreaterThanOrEqual(8);
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisionsOf(game, DEAL, rules).map(({ log }) => log)).toEqual(decisions.map(({ log }) => log));
    const last = decisions.at(-1);
    const state = last && stateOf(game, { id: 'last', ...last });
    expect(JSON.stringify(state)).toBe(JSON.stringify(last?.state));
  });
});

test('actions that differ only in how they are paid for are one option', () => {
  const { game, rules } = here('vintage');
  const [decision] = decisionsOf(game, DEAL, rules).toSorted(
    (one, other) => game.legal(other.state, other.seat).length - game.legal(one.state, one.seat).length,
  );
  if (!decision) throw new Error('the deal has decisions');
  const legal = game.legal(decision.state, decision.seat);
  const options = new Options(decision, rules);
  const things = new Set(legal.map(action => options.thingOf(action)));
  expect(things.size).toBeLessThan(new Set(legal.map(action => nameOf(decision, action))).size);
  expect(new Set(options.all.map(({ thing }) => thing)).size).toBe(options.all.length);
});

test('steps of one kind of begun action are a small part of the puzzles', () => {
  const { game, rules } = here('vintage');
  const puzzles = puzzlesOf('vintage');
  const stepOf = (puzzle: Puzzle) => rules.step?.(decisionIn(game, stateOf(game, puzzle))?.view);
  const harvest = puzzles.find(puzzle => stepOf(puzzle) === 'gather');
  const turn = puzzles.find(puzzle => stepOf(puzzle) === undefined);
  const [step, free] = [harvest, turn].map(each => each && decisionIn(game, stateOf(game, each))?.view);
  if (!harvest || !turn) throw new Error('there are puzzles of both kinds');
  const mix = new Mix(game, rules, [harvest, harvest, turn]);
  expect(mix.hasRoomFor(step)).toBe(true);
  mix.add(harvest);
  mix.add(harvest);
  expect(mix.hasRoomFor(step)).toBe(false);
  expect(mix.hasRoomFor(free)).toBe(true);
});

test('a flip of the tile that saves all cubes, and a reveal almost without risk, are no answers', () => {
  const { rules } = here('green-port');
  const view = (phase: string, unseen: readonly string[]) => ({
    phase: { type: phase },
    pool: ['red-drop'],
    unseen,
  });
  const cards = (black: number) => [...Array<string>(black).fill('black'), ...Array<string>(9).fill('blue')];
  const isShown = (phase: string, type: string, black: number) =>
    rules.isShown?.(view(phase, cards(black)), { type });
  expect(isShown('lose', 'flip', 0)).toBe(true);
  expect(isShown('hire', 'flip', 0)).toBe(false);
  expect([0, 1, 2].map(black => isShown('hire', 'reveal', black))).toEqual([true, true, false]);
});

/** Returns so many puzzles, again from the first one where there are fewer. */
const repeated = (some: readonly Puzzle[], count: number): readonly Puzzle[] =>
  Array.from({ length: count }, (_, at) => some[at % some.length] as Puzzle);

test('the end of a turn is at most one answer in four', () => {
  const { game, rules } = here('green-port');
  const ends = puzzlesOf('green-port').filter(({ choices: [best] }) => best?.action === 'end');
  const others = puzzlesOf('green-port').filter(({ choices: [best] }) => best?.action !== 'end');
  expect(ends.length).toBeLessThan(4 + others.length / 3);
  const end = game.read('end');
  if (!end.ok) throw new Error(end.refusal.code);
  const [few, many] = [6, 10].map(
    count => new Mix(game, rules, [...others.slice(0, 14), ...repeated(ends, count)]),
  );
  expect([few, many].map(mix => mix?.welcomes(end.value, false))).toEqual([true, false]);
});

test('in one game a draw of two cards is less often the answer than another kind', () => {
  const { game, rules } = here('porto');
  const answered = (text: RegExp) =>
    puzzlesOf('porto').filter(({ choices: [best] }) => text.test(best?.action ?? ''));
  const [two, one] = [answered(/^draw \d,/), answered(/^(?!draw \d,)/)];
  const draw = game.read('draw 1,2');
  if (!draw.ok) throw new Error(draw.refusal.code);
  const [others, half] = [repeated(one, 10), repeated(two, 12)];
  expect(new Mix(game, rules, [...others, ...half]).welcomes(draw.value, false)).toBe(false);
  expect(new Mix(game, rules, [...others, ...half.slice(0, 5)]).welcomes(draw.value, false)).toBe(true);
});

test('a draw of one of the best two cards is a part of that draw', () => {
  const { game, rules } = here('porto');
  const isPart = (one: string, best: string): boolean | undefined => {
    const [action, whole] = [game.read(one), game.read(best)];
    if (!action.ok || !whole.ok) throw new Error(`${one}, ${best}`);
    return rules.isPart?.(action.value, whole.value);
  };
  expect(isPart('draw 2', 'draw 2,4')).toBe(true);
  expect(isPart('draw 3', 'draw 2,4')).toBe(false);
  expect(isPart('draw 2,4', 'draw 2')).toBe(false);
  expect(isPart('draw 2', 'build red-3 red-1 R3')).toBe(false);
});

test('a seed has the series and the number of its deal', () => {
  expect(dealOf({ seed: seedOf(DEAL) })).toEqual(DEAL);
  expect(seedOf(DEAL)).toMatch(/^0{30}630{31}1$/);
});

test('the theme is the idea with the most points in favour of the best action, for this idea', () => {
  const choice = (...reasons: readonly (readonly [name: string, value: number])[]) => ({
    action: '',
    behind: 1,
    error: 0,
    reasons: reasons.map(([name, value]) => ({ name, value })),
  });
  const theme = (term: string): Theme => (term === 'b' ? 'deny' : 'risk');
  expect(themeOf([choice(['a', 3], ['b', 2]), choice(['b', 2])], { theme })).toBe('deny');
  expect(themeOf([choice(['a', 3], ['b', 2]), choice(['b', -2])], { theme })).toBe('risk');
  expect(themeOf([choice()], { theme })).toBe('position');
  const deny = [choice(), choice(['a', 3], ['b', 4])];
  expect(themeOf(deny, { theme })).toBe('deny');
  expect(themeOf(deny, { theme, usual: { deny: 4, risk: 2 } })).toBe('risk');
  // An idea of less than half a point is no theme, however rare it is.
  expect(themeOf([choice(), choice(['a', 0.4], ['b', 4])], { theme, usual: { risk: 0.01 } })).toBe('deny');
});

test('a file has one puzzle in each line, and is read as it was written', () => {
  const file = join(folder(), 'puzzles.json');
  const puzzles = puzzlesOf('porto').slice(0, 3);
  writePuzzles(file, puzzles);
  expect(puzzlesIn(file)).toEqual(puzzles);
  const [, second = ''] = readFileSync(file, 'utf8').split('\n');
  expect(JSON.parse(second.replace(/,$/, ''))).toEqual(puzzles[0]);
});

test('another game, deal or log has another id', () => {
  const [game, other] = [games.porto, games.vintage];
  if (!game || !other) throw new Error('two games are there');
  const at = { seats: 2, seed: seedOf(DEAL), log: ['a', 'b'] };
  const ids = [
    idOf(game, at),
    idOf(other, at),
    idOf(game, { ...at, seats: 3 }),
    idOf(game, { ...at, log: ['a'] }),
    idOf(game, { ...at, seed: seedOf({ series: 1, number: 1 }) }),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});
