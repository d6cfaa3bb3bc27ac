import { type PersonYear, type ServerYear, spanOf } from '../../src/core/people/look-back.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { LookBackCard } from '../../src/presentation/presenter/look-back-card.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import { type Exhibit, LONG_NAMES } from './exhibit.ts';
import { presenterOf, shot } from './frame.ts';

const NOW = Date.UTC(2026, 10, 22);
const MAY = Date.UTC(2026, 4, 3);

/** Games in the look backs. A game that is only playable is not in the pictures of the documents. */
const SHOWN = gamesFrom('shown');

/** Divides a number of games among the shown games. */
const shared = (all: number) =>
  SHOWN.map((game, at, { length }) => ({
    ...{ game, games: Math.round((all * 2 * (length - at)) / (length * (length + 1))) },
  }));

const person = (game: string): PersonYear => {
  const feat = (points: number) => ({ game, points, matchId: 'm', at: MAY });
  return {
    name: 'Joana',
    games: 87,
    wins: 43,
    contested: 80,
    months: [4, 9, 12, 3, 0, 7, 11, 15, 6, 8, 10, 2],
    played: shared(87).map(({ game: id, games: count }, at) => ({
      ...{ game: id, games: count, wins: count / 2, contested: count, best: 188 - 51 * at },
    })),
    colours: { game, pieces: [] },
    bestMove: feat(21),
    rival: { name: 'Miguel', games: 14, ahead: 8, level: 1 },
    streak: 6,
    rating: { game, category: 'standard', from: 1_500, to: 1_643, amongPeople: true },
    luckiest: feat(6.2),
    dearest: feat(8.3),
  };
};

const of = (name: string) => ({ userId: name, name });

const server = (game: string): ServerYear => {
  const feat = { game, points: 21, matchId: 'm', at: MAY };
  return {
    games: 1_312,
    people: 24,
    months: [41, 92, 120, 103, 88, 76, 114, 150, 160, 180, 140, 48],
    played: shared(1_312).map(one => ({ ...one, best: null })),
    bestScore: { ...feat, ...of('Joana'), points: 188, category: 'standard', record: true },
    bestMove: { ...feat, ...of('Miguel') },
    streak: { ...of('김민수'), wins: 9 },
    closest: { game, at: MAY, people: [of('Joana'), of('Miguel')], points: [84, 83] },
    busiest: { ...of(LONG_NAMES[1] ?? 'Rosa'), games: 143 },
  };
};

const coloursOf = (presenter: AnyPresenter, colours: readonly string[]) =>
  colours.flatMap((colour, at) => {
    const named = presenter.colour?.(colour);
    return named
      ? [{ ...named, share: (colours.length - at) / ((colours.length * (colours.length + 1)) / 2) }]
      : [];
  });

/** Colours of pieces, where the game has any. */
export const COLOURS = ['blue', 'red', 'yellow', 'purple'];

/** Makes invented look backs: with many facts, with one game, of some months, and of a server. */
export const lookBackCards = (
  game: string,
  language: Language,
): Readonly<Record<'many' | 'one' | 'months' | 'server', LookBackCard>> => {
  const presenter = presenterOf(game, language);
  const colours = coloursOf(presenter, COLOURS);
  const period = { kind: 'year', year: 2026 } as const;
  const months = { kind: 'months', months: 3 } as const;
  const titles = Object.fromEntries(SHOWN.map(id => [id, presenterOf(id, language).title]));
  const kind = presenter.category?.('standard');
  const category = kind === undefined ? presenter.title : `${presenter.title} · ${kind}`;
  const base = { period, span: spanOf(period, NOW, 0), titles, category };
  const many = person(game);
  const [first] = many.played;
  const one: PersonYear = {
    ...{ ...many, name: LONG_NAMES[0] ?? '', games: 1, wins: 0, contested: 1, months: [0, 0, 0, 0, 1] },
    ...{ played: first ? [{ ...first, games: 1, best: 83 }] : [], colours: null, streak: 0, rating: null },
    ...{ rival: { name: LONG_NAMES[0] ?? '', games: 1, ahead: 0, level: 0 }, luckiest: null, dearest: null },
  };
  const few = { ...many, rating: null, luckiest: null, dearest: null, months: [8, 20, 14, 3] };
  return {
    many: { ...base, kind: 'person', name: many.name, facts: many, colours },
    one: { ...base, kind: 'person', name: one.name, facts: one, colours: [] },
    months: {
      ...{ ...base, period: months, span: spanOf(months, NOW, 0), kind: 'person', name: many.name },
      ...{ facts: few, colours: colours.slice(0, 2) },
    },
    server: { ...base, kind: 'server', name: 'Ribeira do Porto', facts: server(game) },
  };
};

/** Shows look backs of a person and of a server, in every language. */
export const lookBacks = (game: string): readonly Exhibit[] =>
  LANGUAGES.flatMap(language =>
    Object.entries(lookBackCards(game, language)).map(([kind, card]) =>
      shot(`${game}-look-back-${kind}-${language}`, () => presenterOf(game, language).lookBack?.(card, '')),
    ),
  );
