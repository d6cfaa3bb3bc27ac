import { describe, expect, test } from 'vitest';
import { DEAR } from '../../../src/core/review/coach.ts';
import { linesOf } from '../../../src/core/search/thinker.ts';
import { players } from '../../../src/games/bots.ts';
import { games } from '../../../src/games/registry.ts';
import { ageingOutcomes, spreadOf } from '../../../src/games/vintage/judgement/odds.ts';
import { PAGE_WORDS } from '../../../src/games/vintage/picture/words/index.ts';
import { EXAMPLE, type ExampleStep, ROLLS, SCRIPT } from '../../../src/games/vintage/presenter/example.ts';
import { ASKING, CHOICES, FAIR, lesson } from '../../../src/games/vintage/presenter/lesson.ts';
import { LESSON_BOARDS, lessonScene } from '../../../src/games/vintage/presenter/lesson-pictures.ts';
import { box } from '../../../src/games/vintage/rules/box.ts';
import { qualityOf, siteOf } from '../../../src/games/vintage/rules/estates.ts';
import { SIDES } from '../../../src/games/vintage/rules/types.ts';
import { vintageWords } from '../../../src/games/vintage/words/all.ts';
import { REGION_FACTS, topics } from '../../../src/games/vintage/words/topics.ts';
import { grammar } from '../../../src/presentation/language/grammar.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { outside, sharedIds } from '../../presentation/laws.ts';
import { wordsOf } from '../../presentation/scenes.ts';
import { ways } from './position.ts';

const { states, moments } = EXAMPLE;
const boards = Object.keys(SCRIPT) as readonly ExampleStep[];
const learner = (step: ExampleStep) => {
  const [player] = states[step].players;
  if (!player) throw new Error('no learner');
  return player;
};

describe('the game of the lesson', () => {
  test('the learner is asked on every board but the last, and may do all that is offered', () => {
    for (const [step, board] of ASKING) {
      expect([board, states[board].turn]).toEqual([board, 0]);
      const legal = ways(states[board]);
      for (const action of Object.values(CHOICES[step])) expect(legal).toContain(action);
    }
  });

  test('the choice that leads on is the one that is played next', () => {
    for (const [step, board] of ASKING) {
      const next = boards[boards.indexOf(board) + 1] ?? 'look';
      expect(Object.values(CHOICES[step])).toContain(SCRIPT[next][0]);
    }
  });

  test('a choice that is let through is worth as much as the one that is played next', () => {
    const fair = (['side', 'age'] as const).map(step => {
      const choices: Readonly<Record<string, string>> = CHOICES[step];
      return [step, choices[FAIR[step] ?? ''] ?? '', Object.values(choices)[0] ?? ''] as const;
    });
    expect(Object.keys(FAIR)).toEqual(['side', 'age']);
    for (const [board, action, played] of fair) {
      const { view } = moments[board];
      const thought = {
        game: 'vintage',
        view,
        seat: 0,
        seed: 1,
        priority: 'hint',
        among: [action, played],
      } as const;
      const values = new Map(linesOf({ games, players }, thought).map(line => [line.action, line.value]));
      expect((values.get(played) ?? 9) - (values.get(action) ?? 0)).toBeLessThan(DEAR);
    }
  });

  test('the texts about the game are true of it', () => {
    expect(learner('look')).toMatchObject({ vp: 3, brandy: 1, markers: 3, overseer: true });
    expect(siteOf('cima-1')).toMatchObject({ price: 3, quality: 5 });
    expect(learner('plant')).toMatchObject({ markers: 2, overseer: true });
    expect(ways(states.plant, 'harvest')).toEqual(['harvest pay 2', 'harvest pay overseer-2']);
    expect(learner('third')).toMatchObject({ markers: 0, overseer: true });
    expect(learner('year').markers).toBe(5);
    expect(states.year.chips.slice(0, 2)).toEqual([0, 1]);
    expect(states.year.players[1]?.warehouse.ruby).toEqual([0, 2, 0, 0]);
    expect(box.warehouse.ruby.reserva.spaces).toBe(3);
    expect(learner('boat')).toMatchObject({ brandy: 2, markers: 4 });
    expect(learner('boat').estates[1]?.lot).toEqual({ quality: 6, barrels: 3 });
    expect(learner('age')).toMatchObject({ markers: 1, overseer: true });
    expect(learner('sold')).toMatchObject({ vp: 3, brandy: 2, overseer: true });
    expect(learner('sold').warehouse.ruby).toEqual([0, 1, 0, 0]);
    expect(learner('sold').estates.map(qualityOf)).toEqual([2, 5]);
    expect(ROLLS).toEqual([5, 4]);
  });

  test('the view is the learner’s own, and tells no chip to come', () => {
    for (const { view } of Object.values(moments)) {
      expect(view.viewer).toBe(0);
      expect(view.chips.slice(view.round).every(chip => chip === null)).toBe(true);
    }
  });
});

describe.each(LANGUAGES)('the pictures of the lesson in %s', language => {
  const shown = LESSON_BOARDS.map((board, at) => {
    const found = lessonScene(language, at);
    if (!found) throw new Error(`nothing at ${at}`);
    return { board, ...found };
  });

  test('there is one for each step, with rings around what its words speak of', () => {
    expect(shown).toHaveLength(lesson(vintageWords(language)).steps.length);
    expect(lessonScene(language, shown.length)).toBeUndefined();
    for (const { board, scene } of shown) {
      const rings = scene.items.filter(({ id }) => id.endsWith('/look'));
      expect([board, rings.length > 0]).toEqual([board, true]);
      expect([board, outside(scene), sharedIds(scene)]).toEqual([board, [], []]);
    }
  });

  test('they contain what is taught: Ruby and Tawny with their categories, and what the die brings on either side', () => {
    const words = PAGE_WORDS[language];
    for (const board of ['side', 'sold'] as const) {
      const { scene } = shown.find(each => each.board === board) ?? {};
      if (!scene) throw new Error(board);
      for (const side of SIDES) {
        expect(wordsOf(scene, `${side}/title`)).toBe(words.sides[side]);
        for (const [category, name] of Object.entries(words.categories[side]))
          expect(wordsOf(scene, `${side}/${category}/name`)).toBe(name);
      }
    }
    const ids = shown.find(({ board }) => board === 'side')?.scene.items.map(({ id }) => id) ?? [];
    expect(ids).toEqual(expect.arrayContaining(['odds/ruby/look', 'odds/tawny/look', 'boat/look']));
  });
});

describe.each(LANGUAGES)('in %s', language => {
  const words = vintageWords(language);

  test('the points of each side by the die, and on average, are those of the rules', () => {
    const { side } = words.lesson;
    const player = learner('age');
    const { number } = grammar(language);
    const ways = { ruby: player.cellar, tawny: { ruby: [], tawny: player.cellar.ruby } };
    expect(ageingOutcomes(player).map(({ points }) => points)).toEqual([2, 2, 2, 3, 3, 3]);
    expect(ageingOutcomes({ ...player, cellar: ways.tawny }).map(({ points }) => points)).toEqual([
      0, 0, 3, 3, 3, 4,
    ]);
    for (const each of ['ruby', 'tawny'] as const) {
      const { mean } = spreadOf(ageingOutcomes({ ...player, cellar: ways[each] }));
      expect(side.remarks[each]).toContain(number(Math.round(mean * 10) / 10));
    }
  });

  test('chapters tell the numbers of the box', () => {
    const chapter = (id: string) => topics(vintageWords(language)).find(topic => topic.id === id)?.text;
    const { listed } = grammar(language);
    for (const { prices, qualities, barrels } of Object.values(REGION_FACTS))
      for (const text of [
        listed(prices.map(String), 'or'),
        listed(qualities.map(String), 'or'),
        `${barrels}`,
      ])
        expect(chapter('estates')).toContain(text);
    expect(chapter('ageing')).toContain(String(box.warehouse.tawny.colheita.from));
  });
});
