import { fittedText, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { DealCard } from '../../presenter/contest-cards.ts';
import { GOLD, GOLD_EDGE, mix, WHITE } from '../../shapes/colours.ts';
import { star } from '../../shapes/curves.ts';
import { type Box, circle, type Item, polygon, READABLE, rect, text } from '../../shapes/scene.ts';
import type { PresentationCatalogue } from '../../words/index.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 40;

/** Draws the head of a deal's card: the game, the deal's name, and its date or code. */
export const heading = (
  { number, day, code }: DealCard,
  title: string,
  words: Pick<PresentationCatalogue['deals'], 'daily' | 'challenge'>,
  language: Language,
): readonly Item[] => {
  const said = number === null ? words.challenge('').trim() : words.daily(number);
  // The deal's code has a line of its own and is never cut, since people type it.
  const date = day === null ? (code ?? '') : grammar(language).date(new Date(day));
  const name = Math.ceil(textWidth(title, 68, 'black'));
  const x = MARGIN + name + 34;
  const w = WIDTH - 2 * MARGIN - x - 240;
  const size = [44, 40, 36].find(each => textWidth(said, each, 'black') <= w) ?? 32;
  return [
    text('title', { x: MARGIN, y: 30, w: name + 4, h: 84 }, title, {
      size: 68,
      weight: 'black',
      align: 'left',
      fill: GOLD,
    }),
    fittedText('said', { x, y: date ? 30 : 44, w, h: 46 }, said, {
      size,
      weight: 'black',
      align: 'left',
      fill: WHITE,
      clip: true,
    }),
    ...(date
      ? [
          text('date', { x, y: 76, w, h: 48 }, date, {
            ...(day === null ? { size: 44, weight: 'black' } : { size: READABLE - 4 }),
            align: 'left',
            fill: day === null ? GOLD : mix(WHITE, '#3d6a8c', 0.15),
          }),
        ]
      : []),
  ];
};

const STAR = 34;

/** Draws a star for each of the game's bots; the stars of bots that the person reached are golden. */
export const stars = ({ stars: reached }: DealCard): readonly Item[] => {
  if (!reached) return [];
  const [count, all] = reached;
  return Array.from({ length: all }, (_, at) => {
    const x = WIDTH - MARGIN - STAR - (all - 1 - at) * (2 * STAR + 12);
    return polygon(`star/${at}`, star([x, 72], STAR), {
      fill: at < count ? GOLD : '#ffffff22',
      stroke: { colour: at < count ? GOLD_EDGE : '#ffffff90', width: 4 },
    });
  });
};

/**
 * Draws the number of days in a row, at the right edge. `left`: left edge of this sign; other things have room up to this edge.
 */
export const streakPill = (
  streak: number | null,
  words: Pick<PresentationCatalogue['deals'], 'streak'>,
  y: number,
): { readonly left: number; readonly items: readonly Item[] } => {
  if (streak === null || streak <= 0) return { left: WIDTH - MARGIN, items: [] };
  const days = words.streak(streak);
  const width = Math.ceil(textWidth(days, READABLE, 'black')) + 92;
  const pill: Box = { x: WIDTH - MARGIN - width, y, w: width, h: 60 };
  return {
    left: pill.x,
    items: [
      rect('streak', pill, { fill: '#10243680', radius: 30, stroke: { colour: GOLD, width: 3 } }),
      ...flame(pill.x + 42, pill.y + 30),
      text('streak/words', { x: pill.x + 68, y: pill.y, w: width - 80, h: 60 }, days, {
        weight: 'black',
        align: 'left',
        fill: WHITE,
      }),
    ],
  };
};

const flame = (x: number, y: number): readonly Item[] => [
  polygon(
    'flame',
    [
      [x, y - 24],
      [x + 12, y - 6],
      [x + 15, y + 8],
      [x + 8, y + 20],
      [x - 8, y + 20],
      [x - 15, y + 8],
      [x - 10, y - 4],
      [x - 5, y + 2],
    ],
    { fill: '#f28a2e' },
  ),
  circle('flame/heart', x, y + 10, 8, { fill: GOLD }),
];
