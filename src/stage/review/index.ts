import type { Review } from '../../core/review.ts';
import { dealPictures } from '../deals/index.ts';
import { grammar } from '../language/grammar.ts';
import type { Language } from '../language/languages.ts';
import { leaguePictures } from '../leagues/index.ts';
import { clipped } from '../names.ts';
import { paint } from '../paint.ts';
import { partsPictures } from '../parts/pictures.ts';
import type { AnyPresenter, ComparedLine, Names, Presenters } from '../presenter.ts';
import { profileAlt } from '../profile/alt.ts';
import { profileScene } from '../profile/scene.ts';
import { shownName } from '../shown-name.ts';
import { accountRows } from './account.ts';
import { comparedPicture } from './compared.ts';
import { curveScene } from './curve.ts';
import { reviewPictureWords, signed } from './words.ts';

const LONGEST_ALT = 1024;

/** Describes in words all that a review's picture shows. */
export function curveAlt(review: Review, names: Names, language: Language): string {
  const words = reviewPictureWords(language);
  const { accuracy, turns, curve } = review;
  const lines = [
    words.title(shownName(names, review.seat, language)),
    ...(accuracy === null ? [] : [words.accuracy(accuracy)]),
    ...accountRows(review, words).map(({ label, points }) => `${label} ${signed(points, language)}`),
    ...turns.map(({ turn, loss }) => grammar(language).labelled(words.turn(turn), signed(-loss, language))),
    words.course(
      curve.map(({ turn, margin }) => grammar(language).labelled(`${turn}`, signed(margin, language))),
    ),
  ];
  return clipped(lines.join('. '), LONGEST_ALT, LONGEST_ALT);
}

function reviewing(presenter: AnyPresenter, language: Language): AnyPresenter {
  const words = reviewPictureWords(language);
  return {
    ...presenter,
    ...dealPictures(presenter, language),
    ...leaguePictures(presenter, language),
    ...partsPictures(presenter),
    curve: async (review, names, fileName) => ({
      file: await paint(curveScene(review, names, language)),
      name: fileName,
      alt: curveAlt(review, names, language),
    }),
    profile: async (profile, fileName) => ({
      file: await paint(profileScene(profile, presenter, language)),
      name: fileName,
      alt: profileAlt(profile, presenter, language),
    }),
    compared: async (
      view: unknown,
      names: Names,
      lines: readonly [ComparedLine, ComparedLine],
      fileName: string,
    ) => {
      const file = await comparedPicture(presenter, view, names, lines, language);
      const [played, better] = lines;
      const { labelled } = grammar(language);
      const alt = `${labelled(words.played, played.deed)}. ${labelled(words.better, better.deed)}.`;
      return file && { file, name: fileName, alt: clipped(alt, LONGEST_ALT, LONGEST_ALT) };
    },
  };
}

/** Adds to the presenters the pictures that all games share, such as reviews and profiles. */
export function withReviews(presenters: Presenters): Presenters {
  const known = new Map<AnyPresenter, AnyPresenter>();
  const once = (presenter: AnyPresenter, language: Language): AnyPresenter => {
    const made = known.get(presenter) ?? reviewing(presenter, language);
    known.set(presenter, made);
    return made;
  };
  return Object.fromEntries(
    Object.entries(presenters).map(([game, presenterIn]) => [
      game,
      (language: Language) => once(presenterIn(language), language),
    ]),
  );
}
