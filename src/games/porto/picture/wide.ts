import type { DrawBoard } from '../../../presentation/presenter/scenes.ts';
import { text } from '../../../presentation/shapes/scene.ts';
import { COLOURS, type Event, type View } from '../rules/types.ts';
import { streets } from './houses/streets.ts';
import { contracts } from './market/contracts.ts';
import { market, supply, titles } from './market/market.ts';
import { timer } from './market/timer.ts';
import { backdrop } from './river/backdrop.ts';
import { header } from './seats/header.ts';
import { sheetHeight, wideSeat } from './seats/wide-seats.ts';
import { TITLE, wideLayout, wideSeatWidth } from './style/layout.ts';
import { WHITE } from './style/palette.ts';
import { PICTURE_WORDS } from './words/index.ts';

/** Draws the wide board: both streets side by side, every hand in full, every claimed contract. */
export const wideScene: DrawBoard<View, Event> = (view, names, marked, language = 'en') => {
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
      ...titles(places, words),
      text(
        'title/tiles',
        { x: places.supply.x, y: places.market.y - TITLE, w: places.supply.w, h: TITLE },
        words.tiles,
        { weight: 'black', align: 'left', fill: WHITE },
      ),
      ...market(view, places),
      ...contracts(view, places),
      ...supply(view, places, COLOURS),
      ...places.seats.flatMap((box, seat) => wideSeat(view, names, seat, box, words)),
      ...timer(view, places, words),
    ],
  };
};
