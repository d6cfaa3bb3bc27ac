import { type PersonYear, type ServerYear, spanOf } from '../../src/core/look-back.ts';
import { LANGUAGES } from '../../src/stage/language/languages.ts';
import type { LookBackCard } from '../../src/stage/look-back-card.ts';
import type { AnyPresenter } from '../../src/stage/presenter.ts';
import { type Exhibit, LONG_NAMES } from './exhibit.ts';
import { presenterOf, shot } from './frame.ts';

const NOW = Date.UTC(2026, 10, 22);
const MAY = Date.UTC(2026, 4, 3);

const titles = { porto: 'Porto', 'green-port': 'Green Port', vintage: 'Vintage' };

const person = (game: string, colours: readonly string[]): PersonYear => {
  const feat = (points: number) => ({ game, points, matchId: 'm', at: MAY });
  return {
    name: 'Joana',
    games: 87,
    wins: 43,
    contested: 80,
    months: [4, 9, 12, 3, 0, 7, 11, 15, 6, 8, 10, 2],
    played: [
      { game: 'porto', games: 45, wins: 22, contested: 40, best: 188 },
      { game: 'green-port', games: 30, wins: 15, contested: 30, best: 41 },
      { game: 'vintage', games: 12, wins: 6, contested: 10, best: 96 },
    ],
    colours: { game, pieces: colours.map((colour, at) => ({ colour, pieces: 90 - at * 14 })) },
    bestMove: feat(21),
    rival: { name: LONG_NAMES[0] ?? '', games: 14, ahead: 8, level: 1 },
    streak: 6,
    rating: { game, category: 'standard', from: 1_500, to: 1_643, amongPeople: true },
    luckiest: feat(6.2),
    dearest: feat(8.3),
  };
};

const server = (game: string): ServerYear => {
  const feat = { game, points: 21, matchId: 'm', at: MAY };
  return {
    games: 1_312,
    people: 24,
    months: [41, 92, 120, 103, 88, 76, 114, 150, 160, 180, 140, 48],
    played: [
      { game: 'porto', games: 800, best: null },
      { game: 'green-port', games: 400, best: null },
      { game: 'vintage', games: 112, best: null },
    ],
    bestScore: { ...feat, points: 188, name: 'Joana', category: 'standard', record: true },
    bestMove: { ...feat, name: 'Miguel' },
    streak: { name: '김민수', wins: 9 },
    closest: { game, at: MAY, names: ['Joana', 'Miguel'], points: [84, 83] },
    busiest: { name: LONG_NAMES[1] ?? 'Rosa', games: 143 },
  };
};

const coloursOf = (presenter: AnyPresenter, colours: readonly string[]) =>
  colours.flatMap((colour, at) => {
    const named = presenter.colour?.(colour);
    return named
      ? [{ ...named, share: (colours.length - at) / ((colours.length * (colours.length + 1)) / 2) }]
      : [];
  });

/** Makes look backs with many facts, with one game, and of some months. */
const cardsOf = (
  game: string,
  presenter: AnyPresenter,
  colours: readonly string[],
): Readonly<Record<string, LookBackCard>> => {
  const period = { kind: 'year', year: 2026 } as const;
  const months = { kind: 'months', months: 3 } as const;
  const base = { period, span: spanOf(period, NOW, 0), titles, category: presenter.title };
  const many = person(game, colours);
  const [first] = many.played;
  const one: PersonYear = {
    ...{
      name: LONG_NAMES[0] ?? '',
      games: 1,
      wins: 0,
      contested: 1,
      months: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    },
    ...{ played: first ? [{ ...first, games: 1, best: 83 }] : [], colours: null, bestMove: many.bestMove },
    ...{
      rival: { name: 'Miguel', games: 1, ahead: 0, level: 0 },
      streak: 0,
      rating: null,
      luckiest: null,
      dearest: null,
    },
  };
  const few = { ...many, rating: null, luckiest: null, dearest: null, months: [8, 20, 14, 3] };
  return {
    many: { ...base, kind: 'person', name: many.name, facts: many, colours: coloursOf(presenter, colours) },
    one: { ...base, kind: 'person', name: one.name, facts: one, colours: [] },
    months: {
      ...{ ...base, period: months, span: spanOf(months, NOW, 0), kind: 'person', name: many.name },
      ...{ facts: few, colours: coloursOf(presenter, colours.slice(0, 2)) },
    },
    server: { ...base, kind: 'server', name: 'Ribeira do Porto', facts: server(game) },
  };
};

/** Shows look backs of a person and of a server, in every language. */
export const lookBacks = (game: string, colours: readonly string[]): readonly Exhibit[] =>
  LANGUAGES.flatMap(language => {
    const presenter = presenterOf(game, language);
    return Object.entries(cardsOf(game, presenter, colours)).map(([kind, card]) =>
      shot(`${game}-look-back-${kind}-${language}`, () => presenter.lookBack?.(card, '')),
    );
  });
