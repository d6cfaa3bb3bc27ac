import { levelsOf } from '../../src/core/contract/deals.ts';
import { type AnyGame, categoryOf } from '../../src/core/contract/game.ts';
import { SEAT_LOSSES, type SeatLoss } from '../../src/core/contract/seat-ends.ts';
import type { Profile } from '../../src/core/people/profile.ts';
import type { Review } from '../../src/core/review/review.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type {
  DealCard,
  LeagueCard,
  LeagueDuel,
  LeagueLine,
} from '../../src/presentation/presenter/contest-cards.ts';
import { duelLevels, leadsOf } from '../../src/presentation/presenter/duel-levels.ts';
import { type Exhibit, LONG_NAMES, NAMES } from './exhibit.ts';
import { presenterOf, type Shown, shot } from './frame.ts';
import { COLOURS } from './look-backs.ts';
import { endingOf } from './played.ts';

const DAY = Date.UTC(2026, 10, 22);
const GREAT = 12;

const people = [...NAMES, ...LONG_NAMES, 'Inês', 'Duarte', 'Rosa', 'Álvaro'];

const line = (name: string, at: number, played: number): LeagueLine => ({
  place: at + 1,
  name,
  points: played * 9 - at * 2,
  course: Array.from({ length: played }, (_, round) =>
    (at + round) % 5 === 4 ? (SEAT_LOSSES[at] ?? null) : 3 + ((at * round) % 7),
  ),
  gone: at === 6 ? 'left' : null,
});

const duel = (
  one: number,
  other: number,
  winner: LeagueDuel['winner'],
  loss: SeatLoss | null = null,
): LeagueDuel => ({
  names: [people[one] ?? '', people[other] ?? ''],
  winner,
  losses: [null, loss],
});

const leagues = (): Readonly<Record<string, LeagueCard>> => {
  const base = { name: 'Liga da Ribeira', round: 0, rounds: null, cup: [] };
  const lines = (count: number, played: number) =>
    people.slice(0, count).map((name, at) => line(name, at, played));
  return {
    gathering: { ...base, status: 'gathering', lines: lines(3, 0) },
    running: { ...base, status: 'running', round: 3, rounds: 5, lines: lines(8, 2) },
    over: { ...base, status: 'over', round: 5, rounds: 5, lines: lines(12, 5) },
    cup: {
      ...base,
      status: 'running',
      round: 2,
      rounds: 3,
      lines: lines(8, 2),
      cup: [
        [duel(0, 1, 0, 'outOfTime'), duel(2, 3, 1), duel(4, 5, 1), duel(6, 7, 0, 'standIn')],
        [duel(0, 3, 1), duel(5, 6, null)],
      ],
    },
  };
};

const profile = (game: string, category: string, colours: readonly string[]): Profile => ({
  game,
  category,
  name: 'Joana',
  rating: { points: 1_643, games: 31, settled: true, spread: 62 },
  withPlayers: { points: 1_512, games: 12, settled: false, spread: 118 },
  course: Array.from({ length: 32 }, (_, at) => Math.round(1_500 + at * 4.6 + 38 * Math.sin(at * 0.9))),
  opponents: [
    { name: 'Miguel', games: 14, ahead: 8, level: 1 },
    { name: 'Maximiliana da Ribeira do Porto', games: 9, ahead: 3, level: 0 },
    { name: '김민수', games: 4, ahead: 4, level: 0 },
  ],
  games: 44,
  wins: 19,
  streak: { now: 3, best: 6 },
  best: 17,
  colours: colours.map((colour, at) => ({ colour, pieces: 90 - at * 14 })),
  players: [
    { strength: 'easy', points: 1_180 },
    { strength: 'medium', points: 1_500 },
    { strength: 'hard', points: 1_790 },
  ],
});

/** Makes an invented review of a game. Its curve ends with the final margin. */
const review = (seats: number, totals: readonly number[]): Review => {
  const [own = 0, ...rest] = totals;
  const final = seats === 1 ? own : own - Math.max(...rest);
  const start = seats === 1 ? Math.round(own * 0.9) : 0.4;
  const curve = Array.from({ length: 14 }, (_, at) => {
    const margin = at === 13 ? final : start + ((final - start) * at) / 13 + 5 * Math.sin(at * 1.3);
    return { turn: at * 3, margin, chance: seats === 1 ? null : 0.5 };
  });
  const turn = (at: number, loss: number) => ({
    turn: at * 3,
    loss,
    chances: seats === 1 ? null : ([0.52, 0.41] as const),
    worst: {
      ...{ seat: 0, rev: at * 3, seen: at * 3, turn: at * 3, own: true, played: '', better: '', lot: 4 },
      ...{ value: 0, loss, reasons: [] },
    },
  });
  const others = seats === 1 ? 0 : 6.2;
  return {
    seat: 0,
    seats,
    decisions: 14,
    curve,
    turns: [turn(4, 5.1), turn(9, 3.4), turn(11, 1.2)],
    accuracy: 78,
    account: {
      ...{
        start,
        startSpread: 0.7,
        deal: seats === 1 ? null : { mean: 1.1, spread: 0.5 },
        own: -9.7,
        others,
      },
      luck: final - start - (seats === 1 ? 0 : 1.1) + 9.7 - others,
      final,
    },
    ended: true,
  };
};

/** Makes the cards of an invented duel from the scores of the first two seats. */
const duels = (
  { deals }: AnyGame,
  rounds: readonly (readonly number[])[],
  card: DealCard,
): Readonly<Record<string, DealCard>> => {
  const { great = 1, colours = null } = deals?.duel ?? {};
  const side = (seat: number) => rounds.map(scores => scores[seat] ?? 0);
  const [own, bot] = [side(0), side(1)];
  const facts = (one: readonly number[], other: readonly number[]) => ({
    ...{ own: one, bot: other, colours },
    levels: duelLevels(leadsOf(one, other), great),
    parLevels: duelLevels(leadsOf(other, one), great),
  });
  const lead = (own.at(-1) ?? 0) - (bot.at(-1) ?? 0);
  const none = { ...facts([], []), parLevels: null };
  const code = 'k7qx93m4';
  return {
    duel: { ...card, points: lead, par: 3, duel: facts(own, bot) },
    'duel-lost': { ...card, points: -lead, par: -2, streak: 128, stars: [0, 3], duel: facts(bot, own) },
    'duel-challenge': {
      ...{ ...card, number: null, code, day: null, streak: null, practice: true },
      ...{ points: lead, par: null, duel: facts(own, bot), stars: null },
    },
    'duel-invitation': { ...card, points: null, par: null, stars: null, duel: none },
  };
};

/** Shows dailies, challenges, duplicates, leagues, profiles and reviews of a game, in every language. */
export const contests = ({ played }: Shown): readonly Exhibit[] => {
  const { id, defaults, summary: summed } = played.game;
  if (!summed) return [];
  const category = categoryOf(played.game, defaults);
  const { summary } = endingOf(played);
  const totals = summary.rounds.at(-1) ?? [];
  const course = summary.rounds.map(scores => scores[0] ?? 0);
  const street = levelsOf(course, GREAT);
  const daily: DealCard = {
    ...{
      person: null,
      number: 41,
      code: null,
      day: DAY,
      points: course.at(-1) ?? 0,
      par: Math.round((course.at(-1) ?? 0) * 0.8),
      street,
    },
    ...{
      parStreet: levelsOf(
        course.map(points => points * 0.8),
        GREAT,
      ),
      streak: 5,
      practice: false,
      duel: null,
    },
    stars: [2, 3],
  };
  const invitation: DealCard = {
    ...daily,
    points: null,
    par: null,
    street: [],
    parStreet: null,
    stars: null,
  };
  const code = 'K7QX-93M4';
  const cards: Readonly<Record<string, DealCard>> = {
    daily,
    'daily-invitation': { ...invitation, parStreet: daily.parStreet, par: daily.par, streak: 0 },
    challenge: { ...daily, number: null, code, day: null, streak: null, practice: true },
    'challenge-invitation': { ...invitation, number: null, code, day: null, streak: null },
  };
  const runs = people.slice(0, 4).map((name, at) => ({
    name,
    course: course.map(points => Math.round(points * (1 - at * 0.13))).slice(0, course.length - (at % 2)),
  }));
  return LANGUAGES.flatMap(language => {
    const presenter = presenterOf(id, language);
    const colours = COLOURS.filter(colour => presenter.colour?.(colour));
    return [
      ...Object.entries({ ...cards, ...duels(played.game, summary.rounds, daily) }).map(([kind, card]) =>
        shot(`${id}-${kind}-${language}`, () => presenter.dealCard?.(card, '')),
      ),
      shot(`${id}-duplicate-${language}`, () => presenter.dealRace?.(runs, '')),
      ...Object.entries(leagues()).map(([kind, card]) =>
        shot(`${id}-league-${kind}-${language}`, () => presenter.leagueCard?.(card, '')),
      ),
      shot(`${id}-profile-${language}`, () => presenter.profile?.(profile(id, category, colours), '')),
      shot(`${id}-review-${language}`, () => presenter.curve?.(review(totals.length, totals), NAMES, '')),
      shot(`${id}-review-alone-${language}`, () => presenter.curve?.(review(1, totals), NAMES, '')),
    ];
  });
};
