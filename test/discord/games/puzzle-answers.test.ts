import { describe, expect, test } from 'vitest';
import { type Puzzle, stateOf } from '../../../src/core/contract/puzzle.ts';
import type { Context } from '../../../src/discord/context/context.ts';
import { resultLines, withoutLight } from '../../../src/discord/panels/games-command/puzzle-answer.ts';
import { plainly } from '../../../src/discord/panels/hint/headline.ts';
import { gameLines, sequelLines } from '../../../src/discord/panels/hint/sequels.ts';
import { spokenIn } from '../../../src/discord/words/index.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { games } from '../../../src/games/registry.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { YOU } from '../../../src/presentation/text/names.ts';
import { harnessed } from '../../games/harnesses.ts';
import { contextFor } from '../../support/named-by-hint.ts';
import { some } from '../../support/test-form.ts';

const RULES = await harnessed('puzzles');
const withPuzzles = Object.values(games).filter(({ id }) => RULES[id] && puzzlesOf(id).length > 0);

describe.each(withPuzzles)('$id', game => {
  test('the longest answers fit into a message with the rating, also in the languages with the longest words', () => {
    const lengthOf = ({ choices }: Puzzle): number => JSON.stringify(choices).length / choices.length;
    const longest = puzzlesOf(game.id).toSorted((one, other) => lengthOf(other) - lengthOf(one));
    for (const language of ['fr', 'es-ES'] as const) {
      const presenter = presenters[game.id]?.(language);
      const { words } = spokenIn(language, Object.keys(games), []);
      for (const puzzle of longest.slice(0, 25)) {
        const { id, seat, seats, theme, worlds } = puzzle;
        const view = game.view(stateOf(game, puzzle), seat);
        const choices = puzzle.choices.map(({ action, ...choice }) => {
          const read = game.read(action);
          return { ...choice, action: read.ok ? read.value : undefined };
        });
        const names = Array.from({ length: seats }, (_, at) =>
          at === seat ? YOU[language] : `Seat ${at + 1}`,
        );
        const asked = { id, game: game.id, view, seat, actions: [] };
        const standing = { points: 1_500, settled: true };
        const facts = { context: { words, language }, game, presenter, asked, names } as never;
        for (const chosen of choices.keys()) {
          const answered = {
            asked,
            choices,
            chosen,
            theme,
            worlds,
            difficulty: 1_500,
            earlier: false,
            at: 0,
          };
          const lines = resultLines(facts, { ...answered, standing } as never);
          const text = withoutLight(['x'.repeat(60), ...lines]);
          const ranks = text.split('\n').filter(line => /^\d\. /.test(line));
          expect([ranks.length, text.endsWith('…')], id).toEqual([choices.length, false]);
          expect(text, id).toContain(words.puzzles.unrated('**1500**').split('**')[0]);
        }
      }
    }
  });

  test('every language says in a few words why an event is rarer after the other action', () => {
    const told = puzzlesOf(game.id).flatMap(puzzle =>
      puzzle.choices.flatMap(({ deciding = [] }) =>
        deciding.filter(({ why }) => why).map(contrast => ({ puzzle, contrast })),
      ),
    );
    const codes = Object.values(Object.groupBy(told, ({ contrast: { why } }) => why?.code ?? ''));
    expect(codes.length).toBeGreaterThan(1);
    for (const { puzzle, contrast } of codes.flatMap((group = []) => some(group, 6)))
      for (const language of LANGUAGES) {
        const view = game.view(stateOf(game, puzzle), puzzle.seat);
        const presenter = presenters[game.id]?.(language);
        const { words } = spokenIn(language, Object.keys(games), []);
        const context = { words, language } as unknown as Context;
        if (!presenter) throw new Error(`${game.id} has no words`);
        const names = Array.from({ length: puzzle.seats }, (_, seat) => `P${seat}`);
        const [short = '', long = ''] = [{ ...contrast, why: undefined }, contrast].map(
          each => sequelLines(context, { presenter, names, view }, [each], ['A', 'B'])[1],
        );
        const share = short.slice(0, -1);
        expect(long.startsWith(share), long).toBe(true);
        const why = long.slice(share.length);
        expect(why, long).toMatch(/^.{6,30}[:：]\s*\S.{4,110}[^:;.。：；\s]\)$/u);
        expect(why, long).not.toMatch(/undefined|NaN|\{/);
      }
  });
});

describe('a line of play', () => {
  const { context } = contextFor({
    game: games.porto,
    view: undefined,
    seat: 0,
    seats: 2,
    legal: [],
  } as never);
  const presenter = {
    sequel: (event: { seat: number; thing: string; points: number }) => {
      const { seat, thing, points } = event;
      return { text: `${seat} builds ${thing}`, key: `${seat} ${thing}`, thing, points };
    },
    sameAs: { opens: 'others' },
  } as never;
  const contrast = (seat: number, thing: string, points: number, one: number, other: number) => ({
    ...{ event: { seat, thing, points }, one, other },
  });
  const headline = (
    later: readonly ReturnType<typeof contrast>[],
    ...values: readonly [string, number][]
  ) => {
    const explained = { presenter, view: undefined, seat: 0, action: undefined, names: ['You', 'Ann'] };
    const parts = values.map(([name, value]) => ({ name, value }));
    return plainly(context, explained, parts, 3, 'X', { than: undefined, later });
  };
  const own = contrast(0, 'L2', 7, 1, 0);

  test('events stand below the action that they follow more often; the first list says what the shares are', () => {
    const shown = { presenter, names: [], view: undefined };
    const later = [contrast(0, 'L6', 5, 0.1, 0.6), own];
    expect(sequelLines(context, shown, later, ['A', 'B'])).toEqual([
      'After *A* (share of imagined games):',
      '- 0 builds L2 (100% instead of 0%)',
      'After *B*:',
      '- 0 builds L6 (60% instead of 10%)',
    ]);
    expect(sequelLines(context, shown, later.slice(0, 1), ['A', 'B'])[0]).toBe(
      'After *B* (share of imagined games):',
    );
  });

  test('an event that follows both actions in other forms stands below both, without shares', () => {
    const sold = { ...contrast(0, 'L6', 9, 1, 1), instead: { seat: 0, thing: 'L7', points: 5 } };
    const shown = { presenter, names: [], view: undefined };
    const both = ['After *A*:', '- 0 builds L6', 'After *B*:', '- 0 builds L7'];
    expect(sequelLines(context, shown, [sold], ['A', 'B'])).toEqual(both);
    expect(sequelLines(context, shown, [sold, own], ['A', 'B'])).toEqual([
      'After *A* (share of imagined games):',
      '- 0 builds L6',
      '- 0 builds L2 (100% instead of 0%)',
      ...both.slice(2),
    ]);
  });

  test('one imagined game has no shares', () => {
    const games = [[own.event], [contrast(1, 'L3', 5, 0, 0).event]];
    expect(gameLines(context, { presenter, names: [], view: undefined }, games)).toEqual([
      'One imagined game after the best action:',
      '- 0 builds L2',
      'The same game after the other action:',
      '- 1 builds L3',
    ]);
  });

  test('an event tells why it is rarer after the other action: the first words of a refusal', () => {
    const why = { code: 'other-colour', with: {} };
    const later = [{ ...own, why }, contrast(1, 'L5', 8, 0, 0.75)];
    const refusal = () => 'L2 is red: a house has one colour. The market holds red 1.';
    const told = { presenter: Object.assign({ refusal }, presenter), names: [], view: undefined };
    expect(
      sequelLines(context, told as never, later, ['A', 'B']).filter(line => line.startsWith('-')),
    ).toEqual([
      '- 0 builds L2 (100% instead of 0%, otherwise: L2 is red)',
      '- 1 builds L5 (75% instead of 0%)',
    ]);
  });

  test('a sentence that names nothing of the lines begins with what they tell', () => {
    expect(headline([own], ['opens', 3])).toBe('Better than *X*: you then get more from L2.');
    const theirs = contrast(1, 'L5', 8, 0, 1);
    expect(headline([theirs], ['points', 3])).toBe('Better than *X*: Ann then gets nothing from L5.');
  });

  test('a first sentence that the lines deny gives way to the next one', () => {
    const later = [contrast(1, 'L5', 10, 1, 0), own];
    expect(headline(later, ['others', 3], ['points', 1])).toBe('Better than *X*: you then get more from L2.');
  });

  test('parts about the same are added up before one is named', () => {
    const later = [own, contrast(1, 'L5', 8, 0, 1)];
    expect(headline(later, ['others', 4], ['opens', -4], ['points', 3])).toBe(
      'Better than *X*: you then get more from L2.',
    );
  });
});
