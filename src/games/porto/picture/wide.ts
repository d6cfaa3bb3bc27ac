import type { Language } from '../../../presentation/language/languages.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { type Item, type Scene, text } from '../../../presentation/shapes/scene.ts';
import type { Event, View } from '../rules/types.ts';
import { streets } from './houses/streets.ts';
import { contracts } from './market/contracts.ts';
import { market, supply } from './market/market.ts';
import { timer } from './market/timer.ts';
import { backdrop } from './river/backdrop.ts';
import { header } from './seats/header.ts';
import { sheetHeight, wideSeat } from './seats/wide-seats.ts';
import { wideLayout, wideSeatWidth } from './style/layout.ts';
import { WHITE } from './style/palette.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

/** Paints the wide board: both streets side by side, every hand in full, every claimed contract. */
export const wideScene = (
  view: View,
  names: Names,
  marked: readonly Event[],
  language: Language = 'en',
): Scene => {
  const words = PICTURE_WORDS[language];
  const seats = view.players.length;
  const places = wideLayout(seats, sheetHeight(view, wideSeatWidth(seats), words));
  return {
    width: places.width,
    height: places.height,
    fewColours: true,
    items: [
      ...backdrop(view, places),
      ...header(view, places, words),
      ...streets(view, marked, places),
      ...headings(places, words),
      ...market(view, places),
      ...contracts(view, places),
      ...supply(view, places),
      ...places.seats.flatMap((box, seat) => wideSeat(view, names, seat, box, words)),
      ...timer(view, places, words),
    ],
  };
};

const headings = (places: ReturnType<typeof wideLayout>, words: PictureWords): readonly Item[] =>
  (
    [
      ['market', places.market, words.market],
      ['contracts', places.contracts, words.contracts],
      ['tiles', places.supply, words.tiles],
    ] as const
  ).map(([id, box, heading]) =>
    text(`heading/${id}`, { x: box.x, y: box.y - 50, w: box.w, h: 48 }, heading, {
      size: 38,
      weight: 'black',
      align: 'left',
      fill: WHITE,
    }),
  );
