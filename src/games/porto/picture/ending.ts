import type { Summary } from '../../../core/game.ts';
import { fitted } from '../../../stage/fonts.ts';
import type { Language } from '../../../stage/languages.ts';
import type { GameEnding, Names } from '../../../stage/presenter.ts';
import type { Box, Scene } from '../../../stage/scene.ts';
import { box as printed } from '../rules/box.ts';
import type { View } from '../rules/types.ts';
import { curve } from './curve.ts';
import { CONTENT, GAP, MARGIN, RADIUS, READABLE, WIDTH } from './layout.ts';
import { panel } from './parts.ts';
import { podium } from './podium.ts';
import { revealRow } from './reveal.ts';
import { shownName } from './seats.ts';
import { SUMS_LINE, sums } from './sums.ts';
import { BORDER, title, wallpaper } from './wallpaper.ts';
import { PICTURE_WORDS, type PictureWords } from './words.ts';

const STAGE = 400;
const REVEAL = 66;
const CURVE = 300;

export const totalsOf = ({ parts }: Summary, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => parts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

/** How it ended: who won, how each total came about, what was kept in secret, and the race round by round. */
export const endingScene = (
  { summary, ranks }: GameEnding,
  view: View,
  names: Names,
  language: Language = 'en',
): Scene => {
  const words = PICTURE_WORDS[language];
  const seats = view.players.length;
  const totals = totalsOf(summary, seats);
  const order = ranks ?? totals.map(() => 1);
  const reveals = summary.scored.map(cards => cards.filter(({ part }) => part === 'privateContracts'));
  const revealed = reveals.some(cards => cards.length > 0);
  const stage: Box = { x: MARGIN, y: BORDER + 84, w: CONTENT, h: STAGE };
  const table: Box = {
    x: MARGIN,
    y: stage.y + stage.h + GAP,
    w: CONTENT,
    h: (summary.parts.length + 2) * SUMS_LINE + 20,
  };
  const reveal: Box = {
    x: MARGIN,
    y: table.y + table.h + GAP,
    w: CONTENT,
    h: revealed ? seats * REVEAL + 16 : -GAP,
  };
  const lines: Box = { x: MARGIN, y: reveal.y + reveal.h + GAP, w: CONTENT, h: CURVE };
  const height = lines.y + lines.h + GAP + BORDER;
  return {
    width: WIDTH,
    height,
    items: [
      ...wallpaper(height),
      title(headline(view, names, order, words)),
      ...podium(view, names, totals, order, stage, words),
      ...sums(summary, totals, lost(view) ? -1 : order.indexOf(1), names, table, words),
      ...(revealed
        ? [
            panel('reveal', reveal, RADIUS),
            ...reveals.flatMap((cards, seat) =>
              revealRow(
                seat,
                cards,
                { x: reveal.x, y: reveal.y + 8 + seat * REVEAL, w: reveal.w, h: REVEAL },
                names,
                words,
              ),
            ),
          ]
        : []),
      ...curve([...summary.rounds, ...(revealed && !lost(view) ? [totals] : [])], names, lines, words),
    ],
  };
};

const lost = ({ result }: View): boolean => result?.won === false;

const headline = (view: View, names: Names, ranks: readonly number[], words: PictureWords): string => {
  const { result } = view;
  if (view.variant === 'solo') {
    if (!result?.won) return words.lost(printed.solo.goal);
    return result.level ? words.levels[result.level] : words.won;
  }
  const winner = ranks.indexOf(1);
  const name = shownName(names, winner, words);
  return words.wins(fitted(name, CONTENT - 340, READABLE + 10, 'black'));
};
