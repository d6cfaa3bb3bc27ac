import { fitted, textWidth } from '../../../stage/fonts.ts';
import type { Language } from '../../../stage/languages.ts';
import type { Names } from '../../../stage/presenter.ts';
import { type Box, type Item, type Scene, text } from '../../../stage/scene.ts';
import type { View } from '../rules/types.ts';
import { backdrop } from './backdrop.ts';
import { roundWords } from './header.ts';
import { type Layout, wideLayout } from './layout.ts';
import { GOLD, INK, NAVY, PAPER, PAPER_SHADE, WHITE } from './palette.ts';
import { panel } from './parts.ts';
import { hasWon, shownName } from './seats.ts';
import { streets } from './streets.ts';
import { PICTURE_WORDS, type PictureWords } from './words.ts';

/** Width to height of cards that links unfold into. */
const RATIO = 1200 / 630;
const TITLE = 'Porto';
const NAME = 92;
const SCORE = 150;
const WIDEST = 900;

/** The whole waterfront over everybody's score: what one shows to friends. Twice as large as such cards are shown. */
export const shareScene = (view: View, names: Names, language: Language = 'en'): Scene => {
  const words = PICTURE_WORDS[language];
  const wide = wideLayout(view.players.length, 0);
  const height = Math.round(wide.width / RATIO);
  const places: Layout = { ...wide, height, deep: { ...wide.deep, h: height - wide.deep.y } };
  return {
    width: places.width,
    height,
    items: [
      ...backdrop(view, places),
      ...streets(view, [], places),
      ...heading(view, places, words),
      ...scores(
        view,
        names,
        { x: 48, y: places.deep.y + 190, w: places.width - 96, h: height - places.deep.y - 238 },
        words,
      ),
    ],
  };
};

const heading = (view: View, { deep, width }: Layout, words: PictureWords): readonly Item[] => {
  const top = deep.y + 24;
  const title = Math.ceil(textWidth(TITLE, 140, 'black')) + 4;
  return [
    text('title', { x: 56, y: top, w: title, h: 150 }, TITLE, {
      size: 140,
      weight: 'black',
      align: 'left',
      fill: GOLD,
    }),
    text('round', { x: 56 + title + 40, y: top, w: width - title - 150, h: 150 }, roundWords(view, words), {
      size: 84,
      weight: 'black',
      align: 'right',
      fill: WHITE,
    }),
  ];
};

/** A plate a seat, the winner's in gold. */
const scores = (view: View, names: Names, box: Box, words: PictureWords): readonly Item[] => {
  const seats = view.players.length;
  const gap = 32;
  const w = Math.min(WIDEST, Math.floor((box.w + gap) / seats) - gap);
  const left = box.x + (box.w - seats * (w + gap) + gap) / 2;
  return view.players.flatMap((player, seat) => {
    const place = { ...box, x: left + seat * (w + gap), w };
    const id = `seat/${seat + 1}`;
    const crowned = hasWon(view, seat);
    const points = String(view.result?.seats[seat]?.total ?? player.score);
    const name = fitted(shownName(names, seat, words), w - 56, NAME, 'black');
    return [
      panel(id, place, 36, crowned ? GOLD : PAPER, crowned ? WHITE : PAPER_SHADE),
      text(`${id}/name`, { x: place.x + 28, y: place.y + 22, w: w - 56, h: NAME + 22 }, name, {
        size: NAME,
        weight: 'black',
        align: seats === 1 ? 'center' : 'left',
        clip: true,
        fill: crowned ? INK : NAVY,
      }),
      text(
        `${id}/score`,
        { x: place.x + 28, y: place.y + NAME + 50, w: w - 56, h: place.h - NAME - 66 },
        points,
        {
          size: SCORE,
          weight: 'black',
          align: seats === 1 ? 'center' : 'right',
          fill: INK,
        },
      ),
    ];
  });
};
