import type { DrawBoard } from '../../../presentation/presenter/scenes.ts';
import { opaque } from '../../../presentation/shapes/scene.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { cellarWall } from './hand.ts';
import { header } from './header.ts';
import { marks } from './marks.ts';
import { linesOf, seats } from './seats/seats.ts';
import { boats } from './valley/boats.ts';
import { estates } from './valley/estates.ts';
import { type Places, placesFor, WIDTH } from './valley/layout.ts';
import { valley } from './valley/valley.ts';
import { BOARD_WORDS, PAGE_WORDS } from './words/index.ts';

const LODGE = 18;

/** Types of events that a frame does not mark, since they concern the action table or the cards. */
const ON_TABLE: ReadonlySet<Event['type']> = new Set(['placed', 'took', 'drew', 'drewHidden']);

/** Draws one frame of a time-lapse: the valley and the seats, without the action table. */
export const frameScene: DrawBoard<View, Event> = (view, names, marked, language = 'en') => {
  const seen = marked.filter(({ type }) => !ON_TABLE.has(type));
  const places = framePlaces(view.players.length);
  const words = BOARD_WORDS[language];
  const [sky] = valley(view, places);
  if (!sky) throw new Error('no valley');
  const deep = places.height - places.quay;
  return {
    width: places.width,
    height: places.height,
    items: [
      sky,
      opaque('deep', { x: 0, y: places.quay, w: WIDTH, h: deep }, cellarWall(deep)),
      ...header(view, [], places, words),
      ...estates(view, places),
      ...boats(view, places, words, seen),
      ...seats(view, names, { marked: seen, foreseen: [] }, linesOf(places), words),
      ...marks(view, seen, places, PAGE_WORDS[language]),
    ],
  };
};

const framePlaces = (count: number): Places => {
  const board = placesFor(count);
  const [first] = board.seats;
  const lift = (first?.y ?? 0) - board.quay - LODGE;
  const height = board.height - lift;
  return {
    ...board,
    height: height + (height % 2),
    seats: board.seats.map(box => ({ ...box, y: box.y - lift })),
  };
};
