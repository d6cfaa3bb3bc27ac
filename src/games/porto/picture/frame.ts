import type { DrawBoard } from '../../../presentation/presenter/scenes.ts';
import type { Box } from '../../../presentation/shapes/scene.ts';
import type { Event, View } from '../rules/types.ts';
import { streets } from './houses/streets.ts';
import { timer } from './market/timer.ts';
import { backdrop } from './river/backdrop.ts';
import { header } from './seats/header.ts';
import { seats } from './seats/seats.ts';
import { GAP, type Layout, layout, SEAT } from './style/layout.ts';
import { PICTURE_WORDS } from './words/index.ts';

/** Draws a frame of a time-lapse: the board without market and contracts, so that only the houses change. */
export const frameScene: DrawBoard<View, Event> = (view, names, marked, language = 'en') => {
  const whole = layout(view.players.length, 'tall', true);
  const rise = (box: Box): Box => ({ ...box, y: box.y - lift });
  const first = whole.seats[0]?.y ?? whole.height;
  const lift = first - whole.market.y - 8;
  const rows = whole.seats.length > 3 ? 2 : 1;
  const height = first - lift + rows * (SEAT + GAP) + GAP;
  const even = height + (height % 2);
  const places: Layout = {
    ...whole,
    height: even,
    deep: { ...whole.deep, h: even - whole.deep.y },
    seats: whole.seats.map(rise),
    timer: rise(whole.timer),
  };
  const words = PICTURE_WORDS[language];
  return {
    width: places.width,
    height: even,
    items: [
      ...backdrop(view, places),
      ...header(view, places, words),
      ...streets(view, marked, places),
      ...seats(view, names, places, words),
      ...timer(view, places, words),
    ],
  };
};
