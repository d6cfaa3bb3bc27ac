import type { Review } from '../../../core/review.ts';
import { shownName } from '../../drawing/shown-name.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { ComparedLine, Names } from '../../presenter/presenter.ts';
import { asAlt } from '../../text/names.ts';
import { accountRows } from './account.ts';
import { reviewPictureWords, signed } from './words.ts';

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
  return asAlt(lines.join('. '));
}

/** Writes the alt text of two lines of play. */
export function comparedAlt(
  [played, better]: readonly [ComparedLine, ComparedLine],
  language: Language,
): string {
  const words = reviewPictureWords(language);
  const { labelled } = grammar(language);
  return asAlt(`${labelled(words.played, played.deed)}. ${labelled(words.better, better.deed)}.`);
}
