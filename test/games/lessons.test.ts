import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';

type AnyLesson = NonNullable<AnyPresenter['lesson']>;

const lessons = Object.entries(presenters).flatMap(([game, speak]) =>
  LANGUAGES.flatMap((language): readonly [string, string, AnyLesson][] => {
    const { lesson } = speak(language);
    return lesson ? [[game, language, lesson]] : [];
  }),
);

test('every game that is shown has a lesson, in every language', () => {
  for (const game of gamesFrom('shown'))
    expect(lessons.flatMap(([id, language]) => (id === game ? language : []))).toEqual([...LANGUAGES]);
});

describe.each(lessons)('the lesson of %s in %s', (_, __, { steps, names }) => {
  test('the right choices of each step lead on to the next one, from the last to the first, and others do not', () => {
    for (const [index, { options }] of steps.entries()) {
      const onward = new Set(options.map(({ next }) => next).filter(next => next !== index));
      expect([...onward]).toEqual([(index + 1) % steps.length]);
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
    expect(new Set(names).size).toBe(names.length);
  });

  test('fits what Discord takes, names nothing undefined', () => {
    for (const { text, options } of steps) {
      expect(text.length).toBeLessThanOrEqual(1200);
      expect(text).not.toMatch(/undefined|NaN/);
      for (const { label, remark } of options) {
        expect(label.length).toBeLessThanOrEqual(80);
        expect(label.length).toBeGreaterThan(0);
        expect(remark.length).toBeLessThanOrEqual(300);
        expect(remark.length).toBeGreaterThan(5);
      }
    }
  });
});
