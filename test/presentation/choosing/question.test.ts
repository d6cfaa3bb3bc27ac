import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { agreeing, asPicked, known, type Picks } from '../../../src/presentation/choosing/menu.ts';
import { pressesAmong, questionAfter } from '../../../src/presentation/choosing/question.ts';
import { chance } from '../../contract/tools.ts';
import { PORTO } from '../../support/acts.ts';
import { type Course, type Turn, turns } from '../../support/positions.ts';
import { toy } from '../../toy/rules/index.ts';

const TOY = toy as unknown as AnyGame;
const COURSES: readonly (Course & { readonly name: string })[] = [
  { name: 'Porto solo', game: PORTO, seats: 1, options: { variant: 'solo', timer: 24 }, seed: 3 },
  { name: 'Porto family of 2', game: PORTO, seats: 2, options: { variant: 'family' }, seed: 4 },
  { name: 'Porto standard of 2', game: PORTO, seats: 2, options: { variant: 'standard' }, seed: 5 },
  { name: 'Porto standard of 4', game: PORTO, seats: 4, options: { variant: 'standard' }, seed: 6 },
  { name: 'the toy of 3', game: TOY, seats: 3, options: {}, seed: 7 },
];

interface Kind {
  readonly picks: Picks;
  readonly actions: readonly unknown[];
}

const kindsOf = (game: AnyGame, legal: readonly unknown[]): readonly Kind[] => {
  const first = new Map(legal.map(action => [game.fields(action)[0]?.[1], game.fields(action).slice(0, 1)]));
  return [...first.values()].map(picks => ({ picks, actions: agreeing(game, legal, asPicked(picks)) }));
};

interface Node {
  readonly picks: Picks;
  readonly path: readonly Picks[];
  readonly presses: number;
}

/** Number of options on one panel: Discord's 25 buttons minus the button that goes back. */
const SIDE_BY_SIDE = 24;
const QUESTIONS = 3;
const PAGE = 25;

function asked(
  game: AnyGame,
  { legal, worth }: Pick<Turn, 'legal' | 'worth'>,
  kind: Picks,
): ReadonlyMap<unknown, number> {
  const reached = new Map<unknown, number>();
  const open: Node[] = [{ picks: kind, path: [], presses: 0 }];
  for (let node = open.pop(); node; node = open.pop()) {
    const { picks, path, presses } = node;
    const left = agreeing(game, legal, asPicked(picks));
    const [only, ...others] = left;
    if (others.length === 0) {
      expect(reached.has(only)).toBe(false);
      reached.set(only, presses);
      // A check of every action would take long, so among many legal actions the test checks every seventh.
      if (reached.size % 7 === 0 || legal.length < 50)
        expect(questionAfter(game, legal, picks, worth)).toEqual({
          before: path.at(-1) ?? [],
          question: undefined,
        });
      continue;
    }
    const { before, question } = questionAfter(game, legal, picks, worth);
    expect(before).toEqual(path.at(-1) ?? []);
    if (!question) throw new Error(`nothing is asked of ${left.length} actions`);
    const { options, fields } = question;
    expect(options.length).toBeGreaterThan(1);
    if (fields.length > 1) expect(options.length).toBeLessThanOrEqual(SIDE_BY_SIDE);
    const [best, ...rest] = options.map(({ most }) => known(most));
    expect(Math.max(...rest)).toBeLessThanOrEqual(best ?? 0);
    const behind = options.map(option => agreeing(game, left, asPicked(option.picks)));
    expect(new Set(behind.flat()).size).toBe(left.length);
    expect(behind.flat()).toHaveLength(left.length);
    for (const [index, option] of options.entries()) {
      const worths = (behind[index] ?? []).flatMap(action => worth(action) ?? []);
      expect(option.most).toBe(worths.length === 0 ? undefined : Math.max(...worths));
      const cost = options.length <= SIDE_BY_SIDE ? 1 : 2 + Math.floor((options.length - 1) / PAGE);
      open.push({ picks: [...picks, ...option.picks], path: [...path, picks], presses: presses + cost });
    }
  }
  return reached;
}

describe.each(COURSES)('in $name', ({ game, ...course }) => {
  test('every legal action is reached, by at most three questions where that is possible, each of them side by side', () => {
    const below = chance(course.seed);
    let [looked, deepest] = [0, 0];
    const types = new Set<string>();
    for (const turn of turns({ game, ...course })) {
      // In the middle of a game of Porto many actions are legal, so the test looks at one in six of such turns.
      if (turn.legal.length > 12 && below(6) > 0) continue;
      looked++;
      for (const { picks, actions } of kindsOf(game, turn.legal)) {
        types.add(picks[0]?.[1] ?? '');
        const reached = asked(game, turn, picks);
        expect(new Set(reached.keys())).toEqual(new Set(actions));
        const needed = Math.max(...reached.values());
        const least = pressesAmong(game, actions);
        deepest = Math.max(deepest, needed);
        expect(needed).toBeLessThanOrEqual(Math.max(QUESTIONS, least));
        expect(needed).toBeGreaterThanOrEqual(Math.min(1, actions.length - 1));
      }
      if (looked > 12) break;
    }
    expect(looked).toBeGreaterThan(4);
    expect(deepest).toBeGreaterThan(0);
    expect(deepest).toBeLessThanOrEqual(game.id === 'porto' ? 4 : 1);
    expect(types.size).toBeGreaterThan(1);
  });
});

const grid = (sizes: Readonly<Record<string, number>>): readonly (readonly (readonly [string, string])[])[] =>
  Object.entries(sizes).reduce<readonly (readonly (readonly [string, string])[])[]>(
    (all, [name, size]) =>
      all.flatMap(fields =>
        Array.from({ length: size }, (_, value) => [...fields, [name, `${value}`] as const]),
      ),
    [[['type', 'go']]],
  );
const given = { fields: (action: unknown) => action as readonly (readonly [string, string])[] };
const nothing = () => 0;
const KIND: Picks = [['type', 'go']];

describe('fields are asked together', () => {
  test('all that is open, where that is read at a glance', () => {
    const actions = grid({ card: 2, place: 5 });
    const { question } = questionAfter(given, actions, KIND, nothing);
    expect(question?.fields).toEqual(['card', 'place']);
    expect(question?.options).toHaveLength(10);
  });

  test('as few fields are asked together as keep to three questions, and one where more would not stand side by side', () => {
    const three = grid({ card: 12, place: 12, way: 12 });
    expect(questionAfter(given, three, KIND, nothing).question?.fields).toEqual(['card']);
    expect(pressesAmong(given, three)).toBe(3);
    const four = grid({ card: 4, place: 5, way: 12, end: 12 });
    expect(questionAfter(given, four, KIND, nothing).question?.fields).toEqual(['card', 'place']);
    expect(pressesAmong(given, four)).toBe(3);
  });

  test('more values than buttons are a menu, which costs a press to open and one for each further page', () => {
    expect(pressesAmong(given, grid({ card: 24 }))).toBe(1);
    expect(pressesAmong(given, grid({ card: 25 }))).toBe(2);
    expect(pressesAmong(given, grid({ card: 26 }))).toBe(3);
    const { question } = questionAfter(given, grid({ card: 30, place: 2 }), KIND, nothing);
    expect([question?.fields, question?.options.length]).toEqual([['card'], 30]);
  });

  test('a field with one value is not asked for, nor one that others settle', () => {
    const actions = grid({ card: 30, only: 1 }).map(fields => [
      ...fields,
      ['twin', fields[1]?.[1] ?? ''] as const,
    ]);
    const { question } = questionAfter(given, actions, KIND, nothing);
    expect(question?.fields).toEqual(['card']);
    expect(questionAfter(given, actions, [...KIND, ['card', '4']], nothing).question).toBeUndefined();
    expect(questionAfter(given, actions.slice(0, 1), [], nothing)).toEqual({
      before: [],
      question: undefined,
    });
  });

  test('picks that no question gave lead back to the beginning; the rest is asked as ever', () => {
    const actions = grid({ card: 12, place: 12, way: 12 });
    const typed: Picks = [...KIND, ['way', '3']];
    const { before, question } = questionAfter(given, actions, typed, nothing);
    expect(before).toEqual([]);
    expect(question?.fields).toEqual(['card']);
    const further = questionAfter(given, actions, [...typed, ['card', '5']], nothing);
    expect(further.question?.fields).toEqual(['place']);
    expect(agreeing(given, actions, asPicked([...typed, ['card', '5'], ['place', '2']]))).toHaveLength(1);
  });

  test('the best first, what nobody knows as what brings nothing, equals in legal order', () => {
    const worth = (action: unknown): number | undefined =>
      ({ 0: 0, 1: 4, 2: undefined, 3: -1, 4: 4 })[Number(given.fields(action)[1]?.[1])];
    const { question } = questionAfter(given, grid({ card: 5 }), KIND, worth);
    expect(question?.options.map(({ picks }) => picks[0]?.[1])).toEqual(['1', '4', '0', '2', '3']);
    expect(question?.options[3]).toMatchObject({ least: undefined, most: undefined, unsure: true });
  });
});
