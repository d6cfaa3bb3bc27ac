import type { Profile } from '../../../core/people/profile.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyPresenter } from '../../presenter/presenter.ts';
import { asAlt } from '../../text/alt.ts';
import { distinctNames } from '../../text/distinct-names.ts';
import { plainName, STRENGTH_NAMES } from '../../text/names.ts';
import { type ColourVoice, coloursText, sharesOf } from './favourite.ts';
import { profileWords, ratingOn } from './words.ts';

const MOST_POINTS = 24;

type CardVoice = Pick<AnyPresenter, 'title' | 'category'>;

/** Returns the title of the profile card: "Porto · family". */
export const profileTitle = (
  { category }: Pick<Profile, 'category'>,
  { title, category: named }: CardVoice,
): string => {
  const kind = named?.(category);
  return kind === undefined ? title : `${title} · ${kind}`;
};

export const wonPart = ({ games, wins }: Pick<Profile, 'games' | 'wins'>, language: Language): string =>
  games === 0 ? '–' : grammar(language).percent(wins / games);

/** Thins a curve to the ratings that the alt text lists: evenly spaced, the first and the last included. */
function thinned(course: readonly number[]): readonly number[] {
  if (course.length <= MOST_POINTS) return course;
  return Array.from(
    { length: MOST_POINTS },
    (_, at) => course[Math.round((at * (course.length - 1)) / (MOST_POINTS - 1))] ?? 0,
  );
}

export function profileAlt(profile: Profile, voice: CardVoice & ColourVoice, language: Language): string {
  const words = profileWords(language);
  const { number, labelled } = grammar(language);
  const { name, rating, withPlayers, games, streak, best, course, opponents, players } = profile;
  const names = distinctNames(opponents.map(one => plainName(one.name, language)));
  const lines = [
    [name === null ? '' : plainName(name, language), profileTitle(profile, voice)].filter(Boolean).join(', '),
    rating === null ? words.unrated : `${words.rating} ${ratingOn(rating)} ± ${rating.spread}`,
    ...(withPlayers === null ? [] : [labelled(words.level, ratingOn(withPlayers))]),
    `${number(games)} ${words.games(games)}, ${words.won} ${wonPart(profile, language)}`,
    `${number(streak.now)} ${words.streak}, ${words.streakBest(streak.best)}`,
    ...(best === null ? [] : [`${words.best} ${number(best)}`]),
    ...coloursText(sharesOf(profile, voice), words),
    ...opponents.map((one, at) => labelled(names[at] ?? one.name, words.against(one.games, one.ahead))),
    ...(players.length === 0
      ? []
      : [
          words.players(
            players.map(({ strength, points }) => `${STRENGTH_NAMES[language][strength]} ${points}`),
          ),
        ]),
    ...(course.length < 2 ? [words.noCourse] : [words.ratingCourse(thinned(course).map(String))]),
    ...([rating, withPlayers].some(one => one?.settled === false) ? [words.provisional] : []),
  ];
  return asAlt(lines.map(line => line.replace(/\.$/, '')).join('. '));
}
