import { describe, expect, test } from 'vitest';
import { visibleEvents } from '../../../src/core/contract/game.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { nameOf, plain, YOU } from '../../../src/presentation/text/names.ts';
import { MISSPOKEN } from '../../misspoken.ts';
import { wholeGames } from '../whole-games.ts';
import { isFresh } from './moments.ts';
import { PRESENTED } from './spoken.ts';

describe.each(PRESENTED)('$id', ({ game, speak, tables }) => {
  const games = wholeGames(game, tables);

  test.each(LANGUAGES)(
    'in %s: every event, position and preview speaks well to the seat that reads',
    language => {
      const voice = speak(language);
      const wrong = new Set<string>();
      const check = (said: string | undefined): void => {
        for (const line of plain(said ?? '').split('\n')) if (MISSPOKEN[language].test(line)) wrong.add(line);
      };
      for (const { decisions, seats } of games) {
        const isNew = isFresh();
        for (const { before, seat, action, events, state } of decisions.filter(isNew))
          for (let reader = 0; reader < seats; reader++) {
            const names = Array.from({ length: seats }, (_, other) =>
              other === reader ? YOU[language] : nameOf([], other, language),
            );
            const view = game.view(before, reader);
            const own = visibleEvents(events, reader);
            for (const line of voice.story(own, names)) check(line);
            check(voice.brief?.(own, names));
            if (reader === seat)
              for (const line of voice.foreseen?.(own, names, view, action) ?? []) check(line);
            check(voice.stake?.(view, names));
            check(voice.alt(view, names));
            check(voice.finale(game.view(state, reader), names));
          }
      }
      expect([...wrong]).toEqual([]);
    },
  );

  test('a preview in the lesson speaks to its reader', () => {
    const { lesson } = speak('en');
    expect(lesson?.names[0]).toBe(YOU.en);
  });
});
