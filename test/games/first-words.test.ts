import { expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { turns } from '../support/positions.ts';
import { some } from '../support/test-form.ts';
import { TABLES } from './harnesses.ts';

/** Words that a first game uses and that a person who has never seen the game does not know. */
interface FirstWords {
  /** Names of parts that *What is what* explains. */
  readonly parts: string;
  /** Words that a text of the lesson explains, in bold. */
  readonly lesson: string;
  /** Words that a line above the buttons of their decision explains. */
  readonly panel?: string;
}

const FIRST_WORDS: Readonly<Record<string, FirstWords>> = {
  porto: {
    parts: `Market, Public contracts, Ground token, Roof, Roofs, Floors, Room to build, Hand, Claimed, Decks, House out of play,
      Timer, Sand`,
    lesson: 'draw, build, number, colour, claim, Neighbours 3, Roof token 3, private contracts',
  },
  'green-port': {
    parts: `Pool, Bust, Tile, Crew, Objective, Headquarters, Houses, All cubes, Start cubes, Black and X, Hidden cards,
      Sign on the crane`,
    lesson: `Objectives, Headquarters, cube, tile, reveal, pool, black, bust, In Sync, flip, refer, spend, power, boost, trade`,
    panel: 'underdog cube',
  },
  vintage: {
    parts: `Bonus chips of the years, Estate, Quality, Vines, Waiting wine, Rabelo, Plant, Become first player, Open cards, Markers,
      Overseer, Brandy, Cellar in Gaia, Warehouse, Five vines, First player`,
    lesson: `Estate, action table, markers, overseer, wine, brandy, rabelo, Upriver, load, lot, Ruby, Tawny, age and sell, Cards`,
  },
};

const listed = (words: string): readonly string[] => words.toLowerCase().split(/,\s+/);

const bold = (text: string): readonly string[] =>
  [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word);

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

/** Number of decisions of a random game. One of Green Port may have 90,000. */
const DECISIONS = 200;
/** One in so many boards is laid out. */
const SEEN = 3;

/**
 * Returns the named parts, the lines above the buttons and the bold words of the lesson, in a game of the first form and in one
 * of the last.
 */
function shownIn(id: string, language: Language) {
  const presenter = presenters[id]?.(language);
  const [names, lines] = [new Set<string>(), new Set<string>()];
  const see = (view: unknown) => {
    for (const { parts } of presenter?.parts?.(view, NAMES) ?? [])
      for (const { name } of parts) names.add(name);
  };
  const game = games[id];
  if (!game) throw new Error(`no game ${id}`);
  for (const { options } of [TABLES[id]?.[0], TABLES[id]?.at(-1)].flatMap(table => table ?? [])) {
    let left = DECISIONS;
    for (const { view } of turns({ game, seats: game.seats(options).min, options, seed: 1 })) {
      for (const line of presenter?.aims?.(view) ?? []) lines.add(line);
      if (left % SEEN === 0) see(view);
      if (--left <= 0) break;
    }
  }
  const steps = presenter?.lesson?.steps ?? [];
  for (const { view } of steps) see(view);
  return { names, lines, steps: steps.map(({ text }) => bold(text)) };
}

test('each game that is shown has its list of first words', () => {
  expect(Object.keys(FIRST_WORDS).sort()).toEqual([...gamesFrom('shown')].sort());
});

test.each(Object.entries(FIRST_WORDS))(
  '%s: each first word is explained where it first appears',
  (id, { parts, lesson, panel }) => {
    const { names, lines, steps } = shownIn(id, 'en');
    expect(listed([...names].join(', '))).toEqual(expect.arrayContaining([...listed(parts)]));
    expect(listed(steps.flat().join(', '))).toEqual(expect.arrayContaining([...listed(lesson)]));
    if (panel) expect([...lines].filter(line => line.includes(panel))).toHaveLength(1);
  },
);

test.each(
  some(
    LANGUAGES.filter(language => language !== 'en'),
    2,
  ).flatMap(language => Object.keys(FIRST_WORDS).map(id => [id, language] as const)),
)('the lesson of %s explains in %s at least as many words a step as in English', (id, language) => {
  const stepsIn = (of: Language) =>
    (presenters[id]?.(of).lesson?.steps ?? []).map(({ text }) => bold(text).length);
  const english = stepsIn('en');
  expect(english.length).toBeGreaterThan(0);
  for (const [at, count] of stepsIn(language).entries())
    expect(count, `step ${at + 1}`).toBeGreaterThanOrEqual(english[at] ?? 0);
});
