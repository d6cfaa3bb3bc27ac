import type { Account, Review } from '../../../core/review/review.ts';
import { shownName, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { ComparedLine, Names } from '../../presenter/presenter.ts';
import { INK, PAPER_SHADE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, rect, text } from '../../shapes/scene.ts';
import { asAlt } from '../../text/alt.ts';
import { AHEAD, BEHIND, RADIUS, ROW } from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';
import { type ReviewPictureWords, reviewPictureWords, signed } from './words.ts';

const SIGN = 156;

interface AccountRow {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  /** Value at which the bar starts, in points. */
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
}

/** Returns the rows of the account; the bar of each part begins at the end of the previous bar. */
export const accountRows = (
  { account, seats, ended }: Review,
  words: ReviewPictureWords,
): readonly AccountRow[] => {
  const { start, deal, luck, others, own, final } = account;
  const parts: readonly (readonly [keyof Account, string, number])[] = [
    ...(deal === null ? [] : [['deal', words.deal, deal.mean] as const]),
    ['luck', words.luck, luck],
    ...(seats > 1 ? [['others', words.others, others] as const] : []),
    ['own', words.own, own],
  ];
  const rows: AccountRow[] = [
    {
      ...{ id: 'start', label: words.start, points: start, from: 0, to: start },
      whole: true,
    },
  ];
  let at = start;
  for (const [id, label, points] of parts) {
    rows.push({ id, label, points, from: at, to: at + points, whole: false });
    at += points;
  }
  const label = ended ? words.end : words.stopped;
  return [...rows, { id: 'end', label, points: final, from: 0, to: final, whole: true }];
};

export const accountItems = (rows: readonly AccountRow[], box: Box, language: Language): readonly Item[] => {
  const labels = 24 + Math.max(...rows.map(({ label }) => Math.ceil(textWidth(label, READABLE, 'black'))));
  const bars = { x: box.x + labels + 30, w: box.w - labels - 30 - SIGN - 20 };
  const ends = rows.flatMap(({ from, to }) => [from, to, 0]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const x = (points: number) => bars.x + (bars.w * (points - low)) / Math.max(1, high - low);
  return [
    panel('account', box, RADIUS),
    rect('account/zero', { x: x(0) - 1, y: box.y + 16, w: 3, h: box.h - 32 }, { fill: PAPER_SHADE }),
    ...rows.flatMap(({ id, label, points, from, to, whole }, row) => {
      const y = box.y + 10 + row * ROW;
      const colour = whole ? INK : points < 0 ? BEHIND : AHEAD;
      return [
        text(`account/${id}`, { x: box.x + 24, y, w: labels, h: ROW }, label, {
          weight: whole ? 'black' : 'bold',
          align: 'left',
          fill: INK,
        }),
        rect(
          `account/${id}/bar`,
          { x: Math.min(x(from), x(to)) - 2, y: y + 12, w: Math.abs(x(to) - x(from)) + 4, h: ROW - 24 },
          { fill: colour, radius: 6 },
        ),
        text(
          `account/${id}/points`,
          { x: box.x + box.w - SIGN - 24, y, w: SIGN, h: ROW },
          signed(points, language),
          { weight: 'black', align: 'right', fill: colour },
        ),
      ];
    }),
  ];
};

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

export function comparedAlt(
  [played, better]: readonly [ComparedLine, ComparedLine],
  language: Language,
): string {
  const words = reviewPictureWords(language);
  const { labelled } = grammar(language);
  return asAlt(`${labelled(words.played, played.actionText)}. ${labelled(words.better, better.actionText)}.`);
}
