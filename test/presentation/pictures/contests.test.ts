import { describe, expect, it } from 'vitest';
import { presenters } from '../../../src/games/presenters.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { cardScene } from '../../../src/presentation/pictures/deals/card.ts';
import { duelScene } from '../../../src/presentation/pictures/deals/duel-card.ts';
import { cardAlt, raceScene } from '../../../src/presentation/pictures/deals/index.ts';
import { leagueScene } from '../../../src/presentation/pictures/leagues/scene.ts';
import type { DealCard, DuelFacts, LeagueCard } from '../../../src/presentation/presenter/contest-cards.ts';
import { duelLevels, leadsOf } from '../../../src/presentation/presenter/duel-levels.ts';
import { SHARED_WORDS } from '../../../src/presentation/words/index.ts';
import { misplaced } from '../laws.ts';
import { textsOf, wordsOf } from '../scenes.ts';

/** Least font size in pixels: such a text is 9 px high on a display 390 px wide. */
const LEAST = 28;

const daily: DealCard = {
  ...{ number: 4_141, code: null, day: Date.UTC(2026, 10, 22), points: 188, par: 166, streak: 128 },
  street: Array.from({ length: 26 }, (_, at) => ([0, 1, 2, 3] as const)[at % 4] ?? 0),
  parStreet: Array.from({ length: 26 }, (_, at) => ([3, 1, 0, 2] as const)[at % 4] ?? 0),
  ...{ person: null, practice: true, duel: null, stars: [2, 3] },
};
const CARDS: readonly DealCard[] = [
  daily,
  {
    ...daily,
    points: null,
    par: null,
    street: [],
    parStreet: null,
    streak: null,
    practice: false,
    stars: null,
  },
  { ...daily, number: null, code: 'WWWW-WWWW', day: null, streak: null },
];

describe('the card of a deal that all play', () => {
  it.each(LANGUAGES)('is laid out, and says what its street and its par are: %s', language => {
    const words = SHARED_WORDS[language].deals;
    for (const card of CARDS) {
      const scene = cardScene(card, 'Green Port', language);
      expect(misplaced(scene, LEAST)).toEqual([]);
      expect(textsOf(scene).filter(({ text }) => text.includes('…'))).toEqual([]);
      expect(wordsOf(scene, 'legend')).toBe(words.legend);
      expect(wordsOf(scene, 'par')).toBe(card.parStreet ? words.parStreet : undefined);
      expect(wordsOf(scene, 'date') === card.code).toBe(card.number === null);
    }
  });

  it('shows before the first attempt the same street for every deal, and none of its own', () => {
    const unplayed = { ...daily, points: null };
    const [one, other] = [daily.street, [3, 3, 3] as const].map(street =>
      cardScene({ ...unplayed, street }, 'Porto', 'en'),
    );
    expect(one).toEqual(other);
    expect(one?.items.filter(({ id }) => id.startsWith('ghost/')).length).toBeGreaterThan(0);
    expect(one?.items.filter(({ id }) => id.startsWith('house/'))).toEqual([]);
  });

  it('shows the par round by round as high as each round was good', () => {
    const { items } = cardScene({ ...daily, parStreet: [0, 1, 2, 3] }, 'Porto', 'en');
    const heights = items.flatMap(item => (item.type === 'rect' && /^par\/\d/.test(item.id) ? [item.h] : []));
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect(new Set(heights).size).toBe(4);
  });
});

describe('the card of a duel', () => {
  const own = Array.from({ length: 27 }, (_, at) => at * 5 + (at % 3));
  const bot = Array.from({ length: 27 }, (_, at) => at * 5 + (at % 4));
  const facts = (rounds: number): DuelFacts => ({
    ...{ own: own.slice(0, rounds), bot: bot.slice(0, rounds), colours: ['blue', 'red'] },
    levels: duelLevels(leadsOf(own, bot), 3).slice(0, rounds),
    parLevels: duelLevels(leadsOf(bot, own), 3).slice(0, rounds),
  });
  const duel = (over: Partial<DealCard> = {}, rounds = 27): DealCard => ({
    ...{ ...daily, points: -104, par: -88, street: [], parStreet: null, practice: false },
    ...{ duel: facts(rounds), ...over },
  });
  const portoOf = (language: (typeof LANGUAGES)[number]) => presenters.porto?.(language).colour;
  const painted = (card: DealCard, language: (typeof LANGUAGES)[number] = 'en') =>
    duelScene(card, card.duel ?? facts(0), 'Green Port', portoOf(language), language);

  it.each(LANGUAGES)('is laid out, and names both sides: %s', language => {
    const words = SHARED_WORDS[language].duels;
    for (const card of [
      duel(),
      duel({}, 8),
      duel({ practice: true, par: null, stars: null }, 5),
      duel({ points: null, par: null, stars: null, streak: null }, 0),
      duel({ number: null, code: 'wwwwwwww', day: null, streak: null }, 12),
    ]) {
      const scene = painted(card, language);
      expect(misplaced(scene, LEAST)).toEqual([]);
      expect(textsOf(scene).filter(({ text }) => text.includes('…'))).toEqual([]);
      expect([wordsOf(scene, 'own/name'), wordsOf(scene, 'bot/name')]).toEqual([words.you, words.bot]);
      expect(wordsOf(scene, 'lead/figure')).toBe(card.points === null ? '?' : '−104');
    }
  });

  it.each(LANGUAGES)('names the person where others see it, and speaks to nobody: %s', language => {
    const { you } = SHARED_WORDS[language].duels;
    const card = duel({ person: 'Ann' }, 8);
    const scene = painted(card, language);
    expect([wordsOf(scene, 'own/name'), wordsOf(scene, 'chart/own')]).toEqual(['Ann', 'Ann']);
    const texts = [...textsOf(scene).map(({ text }) => text), cardAlt(card, 'Green Port', language)];
    const spoken = new RegExp(`(?<!\\p{L})${you}(?!\\p{L})`, 'iu');
    expect(texts.filter(text => spoken.test(text))).toEqual([]);
    expect(cardAlt({ ...card, person: null }, 'Green Port', language)).toMatch(spoken);
  });

  it('shows before the first attempt the same marks for every duel, and no score', () => {
    const [one, other] = [27, 5].map(rounds =>
      painted(duel({ points: null, stars: null, par: null }, rounds)),
    );
    expect(one).toEqual(other);
    expect(one && textsOf(one).filter(({ id }) => id.startsWith('score/'))).toEqual([]);
    expect(one && [wordsOf(one, 'own/total'), wordsOf(one, 'bot/total')]).toEqual(['–', '–']);
  });

  it('puts the mark of a round on the side of its winner, as high as the round was won', () => {
    const levels = [2, 1, 0, -1, -2] as const;
    const { items } = painted(duel({ duel: { ...facts(5), levels } }));
    const boxes = items.flatMap(item => (item.type === 'rect' && /^round\/\d$/.test(item.id) ? [item] : []));
    const middles = boxes.map(({ y, h }) => y + h / 2);
    expect(middles).toEqual(middles.toSorted((one, other) => one - other));
    expect(new Set(middles).size).toBe(5);
    expect(boxes.map(({ h }) => h)).toEqual([
      boxes[4]?.h,
      boxes[3]?.h,
      boxes[2]?.h,
      boxes[1]?.h,
      boxes[0]?.h,
    ]);
  });
});

describe('the curves of a duel', () => {
  it.each(LANGUAGES)('are laid out with leads below 0: %s', language => {
    const lines = [
      { name: 'Ann', course: [0, -3, -12, 8] },
      { name: 'W'.repeat(30), course: [2, 5, -1, -20] },
    ];
    for (const each of [lines, lines.slice(0, 1), [{ name: 'Ann', course: [-1, -1] }]]) {
      const scene = raceScene(each, language, true);
      expect(misplaced(scene, LEAST)).toEqual([]);
      expect(wordsOf(scene, 'curve/title')).toBe(SHARED_WORDS[language].duels.race);
    }
  });
});

describe('the picture of a league', () => {
  const line = (at: number, rounds: number) => ({
    place: at + 1,
    name: ['Maximiliana da Ribeira do Porto', 'W'.repeat(30), '김민수'.repeat(5), 'Ann'][at % 4] ?? '',
    points: 140 - at,
    course: Array.from({ length: rounds }, (_, round) => (round % 3 === 2 ? null : 28)),
    gone: at === 2 ? ('out' as const) : null,
  });
  const league = (status: LeagueCard['status'], people: number, rounds: number): LeagueCard => ({
    ...{ name: 'W'.repeat(30), status, round: rounds, rounds: 5, cup: [] },
    lines: Array.from({ length: people }, (_, at) => line(at, rounds)),
  });

  it.each(LANGUAGES)('is laid out, and names its columns where there are any: %s', language => {
    const words = SHARED_WORDS[language].leagues;
    for (const card of [
      league('gathering', 3, 0),
      league('running', 8, 5),
      league('over', 24, 5),
      league('closed', 1, 1),
    ]) {
      const scene = leagueScene(card, 'Green Port', language);
      expect(misplaced(scene, LEAST)).toEqual([]);
      expect(wordsOf(scene, 'titles/0/points')).toBe(card.status === 'gathering' ? undefined : words.points);
      const course = card.status === 'gathering' || card.lines.length > 16 ? undefined : words.course;
      expect(wordsOf(scene, 'titles/0/course')).toBe(course);
    }
  });

  it('hangs medals on the first three who are still there, also on a shared place, and on nobody before anything is decided', () => {
    const medals = (card: LeagueCard) =>
      leagueScene(card, 'Porto', 'en').items.flatMap(({ id }) => (id.endsWith('/medal') ? [id] : []));
    const card = league('running', 6, 2);
    expect(medals(card)).toEqual(['line/0/medal', 'line/1/medal']);
    const shared = card.lines.map((each, at) => (at === 1 ? { ...each, place: 1 } : each));
    expect(medals({ ...card, lines: shared.map(each => ({ ...each, gone: null })) })).toHaveLength(3);
    expect(medals({ ...card, lines: card.lines.map(each => ({ ...each, points: 0, place: 1 })) })).toEqual(
      [],
    );
    expect(medals(league('gathering', 6, 0))).toEqual([]);
  });
});
