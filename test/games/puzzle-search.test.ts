import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Puzzle, stateOf, type Theme } from '../../src/core/puzzle.ts';
import { puzzlesIn, puzzlesOf } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { decisionIn } from '../../tools/puzzles/decision.ts';
import { idOf, writePuzzles } from '../../tools/puzzles/file.ts';
import { dealOf, decisionsOf, seedOf } from '../../tools/puzzles/games.ts';
import { type Effort, judged } from '../../tools/puzzles/maker.ts';
import { isRare } from '../../tools/puzzles/search.ts';
import { themeOf } from '../../tools/puzzles/theme.ts';
import { folder } from '../support/folder.ts';
import { harnessed } from './harnesses.ts';

const RULES = await harnessed('puzzles');
const LITTLE: Effort = { stages: [12, 60], proof: 100, deeper: 20 };
const DEAL = { series: 99, number: 1 };

const here = (gameId: string) => {
  const [game, rules, [puzzle]] = [games[gameId], RULES[gameId], puzzlesOf(gameId)];
  const decision = game && puzzle && decisionIn(game, stateOf(game, puzzle));
  if (!game || !rules || !decision) throw new Error(`no puzzle of ${gameId}`);
  return { game, rules, puzzle, decision };
};

describe.each(Object.keys(RULES))('%s', gameId => {
  const { game, rules, puzzle, decision } = here(gameId);
  const because = (...given: Parameters<typeof judged> extends [unknown, ...infer Rest] ? Rest : never) => {
    const verdict = judged(decision, ...given);
    return 'because' in verdict ? verdict.because : verdict.found.choices[0]?.action;
  };

  test('the search finds a puzzle again at its decision, with the same best action', () => {
    expect(because({ ...rules, least: 0.2 }, undefined, LITTLE)).toBe(puzzle.choices[0]?.action);
  });

  test('a decision is no puzzle if another action is close, or if too many best actions are alike', () => {
    expect(because({ ...rules, least: 50 }, undefined, LITTLE)).toMatch(/^(another is close|obvious)$/);
    expect(because({ ...rules, least: 0.2 }, () => false, LITTLE)).toBe('too many of its kind');
  });

  test('an action that is best in the proof alone, or better only until the next turn, is not proven', () => {
    // Two worlds can't prove anything: their standard error exceeds every lead.
    expect(because({ ...rules, least: 0.2 }, undefined, { ...LITTLE, proof: 2 })).toMatch(
      /not proven|a turn later/,
    );
  });

  test('a deal gives the same decisions each time, each with the log that leads to it', () => {
    const decisions = decisionsOf(game, DEAL);
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisionsOf(game, DEAL).map(({ log }) => log)).toEqual(decisions.map(({ log }) => log));
    const last = decisions.at(-1);
    const state = last && stateOf(game, { id: 'last', ...last });
    expect(JSON.stringify(state)).toBe(JSON.stringify(last?.state));
  });

  test('at most two in five best actions are of one kind, once there are many puzzles', () => {
    const action = game.read(puzzle.choices[0]?.action ?? '');
    if (!action.ok) throw new Error(action.refusal.code);
    expect(isRare(game, action.value, [])).toBe(true);
    expect(isRare(game, action.value, Array<Puzzle>(8).fill(puzzle))).toBe(false);
  });
});

test('a seed has the series and the number of its deal', () => {
  expect(dealOf({ seed: seedOf(DEAL) })).toEqual(DEAL);
  expect(seedOf(DEAL)).toMatch(/^0{30}630{31}1$/);
});

test('the theme is the idea with the most points in favour of the best action', () => {
  const choice = (...reasons: readonly (readonly [name: string, value: number])[]) => ({
    action: '',
    behind: 1,
    error: 0,
    reasons: reasons.map(([name, value]) => ({ name, value })),
  });
  const theme = (term: string): Theme => (term === 'b' ? 'deny' : 'risk');
  expect(themeOf([choice(['a', 3], ['b', 2]), choice(['b', 2])], '', { theme })).toBe('deny');
  expect(themeOf([choice(['a', 3], ['b', 2]), choice(['b', -2])], '', { theme })).toBe('risk');
  expect(themeOf([choice()], '', { theme })).toBe('position');
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
