import { grammar } from '../language/grammar.ts';
import type { Language } from '../language/languages.ts';
import type { LookBackCard, PersonCard, ServerCard } from '../look-back-card.ts';
import { STAGE_WORDS, type StageCatalogue } from '../words/index.ts';
import type { Sign } from './signs.ts';

/** One fact: a title, a large value, and lines that explain it. */
export interface Tile {
  readonly id: Sign;
  readonly title: string;
  readonly value: string;
  readonly lines: readonly string[];
}

export interface YearVoice {
  readonly words: StageCatalogue['year'];
  readonly language: Language;
  /** Shows the name of a person. */
  readonly name: (raw: string) => string;
}

/** Returns the words of the picture. @param name function that shows a person's name */
export const voiceOf = (language: Language, name: (raw: string) => string): YearVoice => ({
  words: STAGE_WORDS[language].year,
  language,
  name,
});

const tenths = (points: number): number => Math.round(Math.abs(points) * 10) / 10;

const signed = (points: number, language: Language): string =>
  `${points < 0 ? '−' : '+'}${grammar(language).number(tenths(points))}`;

/** Returns the day on which something happened. */
const day = (at: number, language: Language): string => grammar(language).date(new Date(at));

const place = (
  { titles }: Pick<LookBackCard, 'titles'>,
  { game, at }: { readonly game: string; readonly at: number },
  { language }: YearVoice,
): string => `${titles[game] ?? game} · ${day(at, language)}`;

/** Lists the facts of a look back in the order of the picture. Facts that are not known have no tile. */
export const tilesOf = (card: LookBackCard, voice: YearVoice): readonly Tile[] =>
  card.kind === 'person' ? ofPerson(card, voice) : ofServer(card, voice);

function ofPerson(card: PersonCard, voice: YearVoice): readonly Tile[] {
  const { bestMove, rival, streak, rating, luckiest, dearest } = card.facts;
  const { words, language, name } = voice;
  const { number } = grammar(language);
  return [
    ...(bestMove
      ? [
          tile(
            'move',
            words.move,
            signed(bestMove.points, language),
            words.inOneMove,
            place(card, bestMove, voice),
          ),
        ]
      : []),
    ...(rival
      ? [
          tile(
            'rival',
            words.rival,
            name(rival.name),
            words.met(rival.games),
            words.ahead(rival.ahead, rival.level),
          ),
        ]
      : []),
    ...(streak > 0 ? [tile('streak', words.streak, number(streak), words.wins(streak))] : []),
    ...(rating
      ? [
          tile(
            'rating',
            words.rating,
            signed(rating.to - rating.from, language),
            card.category,
            `${rating.from} → ${rating.to}`,
            ...(rating.amongPeople ? [] : [STAGE_WORDS[language].profile.level]),
          ),
        ]
      : []),
    ...(luckiest
      ? [
          tile(
            'luck',
            words.luck,
            signed(luckiest.points, language),
            words.beforeMoves,
            place(card, luckiest, voice),
          ),
        ]
      : []),
    ...(dearest
      ? [
          tile(
            'cost',
            words.cost,
            signed(-dearest.points, language),
            words.givenAway,
            place(card, dearest, voice),
          ),
        ]
      : []),
  ];
}

function ofServer(card: ServerCard, voice: YearVoice): readonly Tile[] {
  const { bestScore, bestMove, streak, closest, busiest } = card.facts;
  const { words, language, name } = voice;
  const { number } = grammar(language);
  return [
    ...(bestScore
      ? [
          tile(
            'score',
            bestScore.record ? words.record : words.score,
            number(bestScore.points),
            name(bestScore.name),
            `${card.category} · ${day(bestScore.at, language)}`,
          ),
        ]
      : []),
    ...(bestMove
      ? [
          tile(
            'move',
            words.move,
            signed(bestMove.points, language),
            name(bestMove.name),
            place(card, bestMove, voice),
          ),
        ]
      : []),
    ...(closest
      ? [
          tile(
            'close',
            words.closest,
            closest.points.map(number).join(' : '),
            closest.names.map(name).join(' – '),
            place(card, closest, voice),
          ),
        ]
      : []),
    ...(streak
      ? [tile('streak', words.streak, number(streak.wins), words.wins(streak.wins), name(streak.name))]
      : []),
    ...(busiest ? [tile('busiest', words.busiest, name(busiest.name), words.played(busiest.games))] : []),
  ];
}

const tile = (id: Sign, title: string, value: string, ...lines: readonly string[]): Tile => ({
  ...{ id, title, value, lines },
});

/** Returns the title of the period: "2026", or "The last 3 months". */
export const periodTitle = ({ period }: LookBackCard, { words }: YearVoice): string =>
  period.kind === 'year' ? String(period.year) : words.lastMonths(period.months);

/** Returns how many games were won, or how many people played. */
export const underGames = (card: LookBackCard, { words, language }: YearVoice): string => {
  if (card.kind === 'server') return words.people(card.facts.people);
  const { wins, contested } = card.facts;
  return contested === 0 ? '' : words.won(wins, grammar(language).percent(wins / contested));
};
