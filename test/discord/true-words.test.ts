import { expect, test } from 'vitest';
import { spokenIn } from '../../src/discord/words/index.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { SHARED_WORDS } from '../../src/presentation/words/index.ts';

const spoken = LANGUAGES.map(language => [language, spokenIn(language, ['porto'], ['porto']).words] as const);

test.each(spoken)('in %s: few players have a place among them, and many a share', (_, { deals }) => {
  const last = deals.field(2, 1, 2, undefined);
  expect(last).toMatch(/2/);
  expect(last).not.toContain('%');
  expect(deals.field(40, 20, 21, 0.5)).toMatch(/50.?%/);
});

test.each(spoken)(
  'in %s: a player who lost the place in a league has not left it',
  (language, { leagues }) => {
    expect(leagues.out).not.toBe(leagues.gone);
    expect(SHARED_WORDS[language].leagues.out).not.toBe(SHARED_WORDS[language].leagues.gone);
  },
);

test.each(spoken)('in %s: a table that was closed with other people at it was not empty', (_, { lobby }) => {
  expect(lobby.leftAndClosedForAll).not.toBe(lobby.leftAndClosed);
});
