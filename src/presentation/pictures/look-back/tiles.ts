import { type Feat, partsOf, type YearPerson } from '../../../core/people/look-back.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { LookBackCard, PersonCard, ServerCard } from '../../presenter/look-back-card.ts';
import { isolated, namesApart } from '../../text/names.ts';
import { type PresentationCatalogue, SHARED_WORDS } from '../../words/index.ts';

/** Maximum number of letters of two names on one line. */
const LINE = 22;

/** Maximum number of games with a row of their own. */
const MOST_GAMES = 5;

/** One fact: a title, a large value, and lines that explain it. */
export interface FactTile {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly lines: readonly string[];
}

export interface YearVoice {
  readonly words: PresentationCatalogue['year'];
  readonly language: Language;
  /** Returns the name of a person on the card. No two people's names look the same. */
  readonly name: (person: YearPerson) => string;
}

/** Ids of the two people of a person's card, which names no other people. */
const [OWN, RIVAL] = ['own', 'rival'];

/** Returns the person or the server that the card is about. */
export const ownerOf = ({ name }: LookBackCard): YearPerson => ({ userId: OWN, name: name ?? '' });

function peopleOf(card: LookBackCard): readonly YearPerson[] {
  if (card.kind === 'person')
    return [ownerOf(card), ...(card.facts.rival ? [{ userId: RIVAL, name: card.facts.rival.name }] : [])];
  const { bestScore, bestMove, streak, closest, busiest } = card.facts;
  return [bestScore, bestMove, streak, ...(closest?.people ?? []), busiest].flatMap(one => one ?? []);
}

/** Returns the words of a card. @param shown cleans a person's name */
export function voiceOf(card: LookBackCard, language: Language, shown: (raw: string) => string): YearVoice {
  const seated = ({ userId: id, name }: YearPerson) => ({ id, name });
  const named = namesApart(peopleOf(card).map(seated), language, ({ name }) => shown(name));
  return { words: SHARED_WORDS[language].year, language, name: person => named(seated(person)) };
}

const tenths = (points: number): number => Math.round(Math.abs(points) * 10) / 10;

const signed = (points: number, language: Language): string =>
  `${points < 0 ? '−' : '+'}${grammar(language).number(tenths(points))}`;

const day = (at: number, language: Language): string => grammar(language).day(new Date(at));

const place = (
  { titles }: Pick<LookBackCard, 'titles'>,
  { game, at }: { readonly game: string; readonly at: number },
  { language }: YearVoice,
): string => `${titles[game] ?? game} · ${day(at, language)}`;

/** Lists the facts of a look back in the order of the picture. Facts that are not known have no tile. */
export const tilesOf = (card: LookBackCard, voice: YearVoice): readonly FactTile[] =>
  card.kind === 'person' ? ofPerson(card, voice) : ofServer(card, voice);

const given = <Fact>(
  fact: Fact | null,
  make: (fact: Fact) => Omit<FactTile, 'id'>,
  id: string,
): readonly FactTile[] => (fact === null ? [] : [{ id, ...make(fact) }]);

function ofPerson(card: PersonCard, voice: YearVoice): readonly FactTile[] {
  const { bestMove, rival, streak, rating, luckiest, dearest } = card.facts;
  const { words, language, name } = voice;
  const feat = (title: string, said: string, sign: 1 | -1) => (fact: Feat) => ({
    ...{ title, value: signed(sign * fact.points, language), lines: [said, place(card, fact, voice)] },
  });
  return [
    ...given(bestMove, feat(words.move, words.inOneMove, 1), 'move'),
    ...given(
      rival,
      ({ name: met, games, ahead, level }) => ({
        ...{
          title: words.rival,
          value: name({ userId: RIVAL, name: met }),
          lines: [words.met(games), words.ahead(ahead, level)],
        },
      }),
      'rival',
    ),
    ...given(streak || null, wins => rowTile(wins, voice), 'streak'),
    ...given(
      rating,
      ({ from, to, amongPeople }) => {
        const against = amongPeople ? [] : [SHARED_WORDS[language].profile.level];
        const lines = [card.category, `${from} → ${to}`, ...against];
        return { title: words.rating, value: signed(to - from, language), lines };
      },
      'rating',
    ),
    ...given(luckiest, feat(words.luck, words.beforeMoves, 1), 'luck'),
    ...given(dearest, feat(words.cost, words.givenAway, -1), 'cost'),
  ];
}

const rowTile = (wins: number, { words, language }: YearVoice, ...more: readonly string[]) => ({
  ...{ title: words.streak, value: grammar(language).number(wins), lines: [words.wins(wins), ...more] },
});

function ofServer(card: ServerCard, voice: YearVoice): readonly FactTile[] {
  const { bestScore, bestMove, streak, closest, busiest } = card.facts;
  const { words, language, name } = voice;
  const { number } = grammar(language);
  return [
    ...given(
      bestScore,
      ({ record, points, at, ...by }) => {
        const lines = [name(by), card.category, day(at, language)];
        return { title: record ? words.record : words.score, value: number(points), lines };
      },
      'score',
    ),
    ...given(
      bestMove,
      move => {
        const lines = [name(move), place(card, move, voice)];
        return { title: words.move, value: signed(move.points, language), lines };
      },
      'move',
    ),
    ...given(
      closest,
      close => {
        const names = close.people.map(name);
        const both = names.join(' – ');
        // A name written from right to left would change places with a name beside it.
        const fits = both.length <= LINE && names.every(each => isolated(each) === each);
        const lines = [...(fits ? [both] : names), place(card, close, voice)];
        return { title: words.closest, value: close.points.map(number).join(' : '), lines };
      },
      'close',
    ),
    ...given(streak, row => rowTile(row.wins, voice, name(row)), 'streak'),
    ...given(
      busiest,
      most => {
        return { title: words.busiest, value: name(most), lines: [words.played(most.games)] };
      },
      'busiest',
    ),
  ];
}

/** Returns the title of the period: "2026", or "The last 3 months". */
export const periodTitle = ({ period }: LookBackCard, { words }: YearVoice): string =>
  period.kind === 'year' ? String(period.year) : words.lastMonths(period.months);

/** Returns the text below the number of games: the games that the person won, or the number of the server's people. */
export const underGames = (card: LookBackCard, { words, language }: YearVoice): string => {
  if (card.kind === 'server') return words.people(card.facts.people);
  const { wins, contested } = card.facts;
  return contested === 0 ? '' : words.won(wins, grammar(language).percent(wins / contested));
};

/** Returns the most played games, each with its number of games and its best score in words. */
export const playedGames = (
  { facts, titles }: LookBackCard,
  { words }: YearVoice,
): readonly { readonly title: string; readonly games: number; readonly text: string }[] =>
  facts.played.slice(0, MOST_GAMES).map(({ game, games, best }) => ({
    title: titles[game] ?? game,
    games,
    text: [words.played(games), ...(best === null ? [] : [words.best(best)])].join(' · '),
  }));

/** Returns the months of the period with their numbers of games. Empty where fewer than two months have games. */
export function monthsOf(
  { facts, span }: LookBackCard,
  { language }: YearVoice,
): readonly { readonly name: string; readonly games: number }[] {
  if (facts.months.filter(games => games > 0).length < 2) return [];
  const begins = partsOf(span, 0);
  return facts.months.map((games, at) => ({
    name: grammar(language).month(new Date(begins[at] ?? span.from)),
    games,
  }));
}
