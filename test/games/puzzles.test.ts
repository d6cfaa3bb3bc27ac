import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { AT_ONCE, type Budget, type Strength } from '../../src/core/contract/player.ts';
import { type Puzzle, stateOf } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { BadData } from '../../src/core/values/bad-data.ts';
import { hearStrangeValues } from '../../src/core/values/strange-values.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { puzzlesIn, puzzlesOf, wholePuzzlesIn } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { sequelOf } from '../../src/presentation/presenter/presenter.ts';
import { sumOf } from '../../tools/puzzles/clear.ts';
import { decisionIn, kindOf, nameOf, Options, winsAtOnce } from '../../tools/puzzles/decision.ts';
import { idOf } from '../../tools/puzzles/file.ts';
import { Playouts } from '../../tools/puzzles/playouts.ts';
import { themeOf } from '../../tools/puzzles/theme.ts';
import { folder } from '../support/folder.ts';
import { namedByHint } from '../support/named-by-hint.ts';
import { some } from '../support/test-form.ts';
import { harnessed } from './harnesses.ts';

// Some of these tests read damaged files.
hearStrangeValues(() => {});

const RULES = await harnessed('puzzles');
/** Number of puzzles from which shares of them mean something. */
const MANY = 5;
/** Number of puzzles alike that are never too many. */
const FEW = 3;
/** Standard errors by which the best action leads in a proof. */
const PROVEN = 3;
/** Worlds in which a test repeats a proof, and the first of these worlds. */
const [WORLDS, FIRST_WORLD] = [100, 40_000_000];

/** Games with puzzles: those that ship some, and those that search for them. A game with bots need not have any. */
const puzzling = Object.values(games).filter(({ id }) => RULES[id] || puzzlesOf(id).length > 0);

const decisionOf = (game: AnyGame, puzzle: Puzzle) => {
  const decision = decisionIn(game, stateOf(game, puzzle));
  if (!decision) throw new Error(`puzzle ${puzzle.id}: not one seat is to act`);
  return decision;
};
const actionOf = (game: AnyGame, text: string): unknown => {
  const action = game.read(text);
  if (!action.ok) throw new Error(`${text}: ${action.refusal.code}`);
  return action.value;
};
const bestOf = ({ choices: [best] }: Puzzle): string => best?.action ?? '';

test('ids are unique across games', () => {
  const ids = puzzling.flatMap(({ id }) => puzzlesOf(id).map(puzzle => puzzle.id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(puzzling)('$id', game => {
  const puzzles = puzzlesOf(game.id);

  test('the best action of every puzzle is proven against each other choice', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    for (const { id, choices } of puzzles) {
      const [best, ...wrong] = choices;
      expect(best, id).toMatchObject({ behind: 0, error: 0, reasons: [] });
      for (const { behind, error } of wrong) expect(behind, id).toBeGreaterThan(PROVEN * error);
      expect(choices.map(({ behind }) => behind)).toEqual(
        choices.map(({ behind }) => behind).toSorted((one, other) => one - other),
      );
    }
  });

  test('every log replays to a decision of the seat, in which all choices are legal', () => {
    for (const puzzle of puzzles) {
      const { state, seat } = decisionOf(game, puzzle);
      expect(seat, puzzle.id).toBe(puzzle.seat);
      expect(idOf(game, puzzle)).toBe(puzzle.id);
      const legal = new Set(game.legal(state, seat).map(action => game.write(action)));
      for (const { action } of puzzle.choices) expect(legal, `${puzzle.id}: ${action}`).toContain(action);
    }
  });

  test('no wrong choice wins at once where the best action does not', () => {
    for (const puzzle of puzzles) {
      const decision = decisionIn(game, stateOf(game, puzzle));
      if (!decision) throw new Error(`${puzzle.id}: no decision`);
      const [best, ...wrong] = puzzle.choices.map(({ action }) => {
        const read = game.read(action);
        return read.ok && winsAtOnce(decision, read.value);
      });
      expect([puzzle.id, !best && wrong.includes(true)]).toEqual([puzzle.id, false]);
    }
  });

  test('no choice does a part of what the best action does', () => {
    for (const puzzle of puzzles) {
      const [best, ...wrong] = puzzle.choices.map(({ action }) => actionOf(game, action));
      expect(wrong.filter(action => RULES[game.id]?.isPart?.(action, best))).toEqual([]);
    }
  });

  test('no two wrong choices of a puzzle have the same result in all worlds', () => {
    for (const { id, choices } of puzzles) {
      const results = choices.map(({ behind, error, reasons }) => JSON.stringify([behind, error, reasons]));
      expect(new Set(results).size, id).toBe(choices.length);
    }
  });

  test('no wrong choice loses only the points that it brings less now', () => {
    for (const puzzle of puzzles) {
      const { view, seat } = decisionOf(game, puzzle);
      const now = (action: string): number => game.worth?.(view, seat, actionOf(game, action)) ?? 0;
      for (const { action, behind } of puzzle.choices.slice(1)) {
        const less = now(bestOf(puzzle)) - now(action);
        expect(Math.abs(less - behind), `${puzzle.id}: ${action}`).toBeGreaterThan(0.1);
      }
    }
  });

  test('the first event that decides has a reason of the rules, or brings its seat more points, and its points do not contradict the loss', () => {
    const rules = RULES[game.id];
    const told = rules ? [...rules.tells.all, ...rules.tells.own] : [];
    for (const puzzle of rules ? puzzles : []) {
      const decision = decisionOf(game, puzzle);
      const [best, ...wrong] = puzzle.choices;
      for (const choice of wrong.filter(({ deciding }) => deciding)) {
        const { deciding: [first] = [], action } = choice;
        const isOwn = (first?.event as { readonly seat?: number } | undefined)?.seat === puzzle.seat;
        expect(first?.instead === undefined ? first?.why : isOwn, `${puzzle.id}: ${action}`).toBeTruthy();
        const reasons = (choice.deciding ?? []).flatMap(({ why }) => why?.code ?? []);
        expect(
          reasons.filter(code => !told.includes(code)),
          `${puzzle.id}: ${action}`,
        ).toEqual([]);
        const points = best && rules ? sumOf(decision, best, choice, rules, puzzle.seats - 1) : 0;
        expect(points, `${puzzle.id}: ${action}`).toBeGreaterThanOrEqual(choice.behind / 2);
        expect(points, `${puzzle.id}: ${action}`).toBeLessThanOrEqual(choice.behind * 8);
      }
    }
    const answers = puzzles.flatMap(({ choices }) => choices.slice(1));
    expect(answers.filter(({ deciding }) => deciding).length).toBeGreaterThan(answers.length / 8);
  });

  test('every language can tell each event of the answers', () => {
    const wrong = puzzles.flatMap(({ choices }) => choices.slice(1));
    for (const { deciding = [], lines = [] } of some(wrong, 100))
      for (const event of [...deciding.map(each => each.event), ...lines.flat()])
        for (const language of LANGUAGES) {
          const presenter = presenters[game.id]?.(language);
          const text = presenter && sequelOf(presenter, event, []).text;
          expect(text, JSON.stringify(event)).toMatch(/\S/);
        }
  });

  test('a puzzle has the theme of its reasons, and no theme has more than four in ten puzzles', () => {
    const rules = RULES[game.id];
    const themes = puzzles.map(({ theme }) => theme);
    for (const { id, theme, choices } of rules ? puzzles : [])
      expect(theme, id).toBe(rules && themeOf(choices, rules));
    for (const theme of new Set(themes))
      expect(themes.filter(each => each === theme).length - FEW, theme).toBeLessThan(puzzles.length * 0.4);
  });

  test('neither one kind of best action nor one step of a begun action comes back too often', () => {
    const { kind, most = {}, mostOfAKind = 1, step } = RULES[game.id] ?? {};
    const shares = (keys: readonly string[]) =>
      [...new Set(keys)].map(key => {
        const same = keys.filter(each => each === key).length;
        return [key, (same - FEW) / puzzles.length] as const;
      });
    const kinds = puzzles.map(puzzle => {
      const best = actionOf(game, bestOf(puzzle));
      return kind?.(best) ?? kindOf(game, best);
    });
    for (const [key, share] of shares(kinds))
      expect(share, key).toBeLessThanOrEqual(most[key] ?? mostOfAKind);
    const steps = puzzles.flatMap(puzzle => step?.(decisionOf(game, puzzle).view) ?? []);
    for (const [key, share] of shares(steps)) expect(share, key).toBeLessThanOrEqual(0.17);
  });

  test('the best action neither brings the most points now nor is the choice of the easy player nor a sure thing', () => {
    for (const puzzle of some(puzzles, 12)) {
      const decision = decisionOf(game, puzzle);
      const options = new Options(decision, RULES[game.id]);
      const [best, ...wrong] = puzzle.choices.map(({ action }) => options.thingOf(actionOf(game, action)));
      expect([...options.greedy, options.easy], puzzle.id).not.toContain(best);
      const action = actionOf(game, puzzle.choices[0]?.action ?? '');
      expect(RULES[game.id]?.isShown?.(decision.view, action) ?? false, puzzle.id).toBe(false);
      expect(wrong, puzzle.id).toContain(options.easy);
      expect(new Set([best, ...wrong]).size, puzzle.id).toBe(puzzle.choices.length);
      const { greedy } = options;
      if (greedy.size > 0)
        expect(
          wrong.filter(thing => greedy.has(thing)),
          puzzle.id,
        ).not.toEqual([]);
    }
  });

  test('the choices of a puzzle have different names in every language', () => {
    for (const puzzle of some(puzzles, 12)) {
      const decision = decisionOf(game, puzzle);
      const actions = puzzle.choices.map(({ action }) => actionOf(game, action));
      for (const language of LANGUAGES) {
        const presenter = presenters[game.id]?.(language);
        const names = actions.map(
          action =>
            presenter?.describeActionBriefly?.(action, decision.view, undefined, undefined) ??
            presenter?.describeAction(action, decision.view),
        );
        expect(new Set(names).size, `${puzzle.id}: ${names}`).toBe(names.length);
      }
    }
  });

  test('in other worlds the best action leads too', () => {
    for (const puzzle of some(puzzles, 1)) {
      const playouts = new Playouts(decisionOf(game, puzzle), FIRST_WORLD, 2);
      const best = actionOf(game, bestOf(puzzle));
      for (const { action } of puzzle.choices.slice(1)) {
        const { mean } = playouts.lead(best, actionOf(game, action), WORLDS);
        expect(mean, `${puzzle.id}: ${action}`).toBeGreaterThan(0);
      }
    }
  });

  test.runIf(puzzles.length >= MANY)(
    'medium misses many puzzles, and hard finds some of these, no fewer by its playouts than without them',
    () => {
      const finds = (strength: Strength, puzzle: Puzzle, budget?: Budget): boolean => {
        const decision = decisionOf(game, puzzle);
        const { view, seat } = decision;
        const player = players[game.id]?.strengths?.[strength];
        const action = player?.choose(game, view, seat, new LightDice(7), budget);
        return nameOf(decision, action) === nameOf(decision, actionOf(game, bestOf(puzzle)));
      };
      const sample = some(puzzles, 48);
      const missed = sample.filter(puzzle => !finds('medium', puzzle));
      expect(missed.length).toBeGreaterThan(sample.length / 4);
      const tried = some(missed, 16);
      const found = tried.filter(puzzle => finds('hard', puzzle)).length;
      const without = tried.filter(puzzle => finds('hard', puzzle, AT_ONCE)).length;
      expect(found).toBeGreaterThan(tried.length / 4);
      expect(found).toBeGreaterThanOrEqual(without);
    },
  );

  test.runIf(puzzles.length >= MANY)('a hint names most of the best actions first', async () => {
    const tried = some(puzzles, 10);
    const named = await Promise.all(
      tried.map(async puzzle => {
        const decision = decisionOf(game, puzzle);
        const [first = ''] = await namedByHint(game, decision.state);
        return nameOf(decision, actionOf(game, first)) === nameOf(decision, actionOf(game, bestOf(puzzle)));
      }),
    );
    expect(named.filter(Boolean).length).toBeGreaterThan(tried.length * 0.6);
  });
});

describe('a file of puzzles', () => {
  test('a game without a file has no puzzles', () => {
    expect(puzzlesOf('toy')).toEqual([]);
    expect(puzzlesIn(join(folder(), 'puzzles.json'))).toEqual([]);
  });

  test('one damaged puzzle takes no other with it, and a damaged file takes only its own game', () => {
    const file = join(folder(), 'puzzles.json');
    const [first, second] = puzzlesOf('porto');
    writeFileSync(file, JSON.stringify([first, { ...second, seats: 'two' }, null, second]));
    expect(wholePuzzlesIn(file)).toEqual([first, second]);
    for (const damaged of ['[{"id":', '{}', '"x"', '', '\xff\xfe']) {
      writeFileSync(file, damaged, 'latin1');
      expect(wholePuzzlesIn(file)).toEqual([]);
    }
  });

  test('a broken file is refused in one line, which names the line of the puzzle', () => {
    const file = join(folder(), 'puzzles.json');
    const [first, ...rest] = puzzlesOf('porto').slice(0, 3);
    const lines = [first, ...rest.map(puzzle => ({ ...puzzle, seats: 0 }))].map(each => JSON.stringify(each));
    writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
    const message = (): string => {
      try {
        puzzlesIn(file, 'data/porto/puzzles.json');
        return '';
      } catch (error) {
        return error instanceof BadData ? error.message : '';
      }
    };
    expect(message()).toMatch(/^data\/porto\/puzzles\.json, line 3: 1\.seats: .+; line 4: 2\.seats: [^\n]+$/);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3));
    expect(message()).toMatch(/^data\/porto\/puzzles\.json, line \d+: no JSON from here on$/);
  });
});
