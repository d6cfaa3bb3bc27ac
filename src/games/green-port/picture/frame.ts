import type { DrawBoard } from '../../../presentation/presenter/scenes.ts';
import type { Box } from '../../../presentation/shapes/scene.ts';
import type { Event, View } from '../rules/types.ts';
import { alarm, tape } from './harbour/alarm.ts';
import { craneSign } from './harbour/crane.ts';
import { harbour } from './harbour/harbour.ts';
import { header } from './papers/header.ts';
import { headquarters } from './papers/headquarters.ts';
import { objectives } from './papers/objectives.ts';
import { pool } from './papers/pool.ts';
import { seats } from './seats/seats.ts';
import { lower, type Places, placesFor } from './style/layout.ts';
import { PICTURE_WORDS } from './words/index.ts';

/** Height of the area above the quay in a frame of a time-lapse. Four containers fit on top of each other. */
const YARD = 470;
const PINS = 16;

/** Draws a frame of a time-lapse: the board without the cards left in the deck, and with less sky. */
export const frameScene: DrawBoard<View, Event> = (view, names, marked, language = 'en') => {
  const places = framePlaces(view.players.length);
  const words = PICTURE_WORDS[language];
  return {
    width: places.width,
    height: places.height,
    items: [
      ...harbour(view, places),
      ...header(view, places, words),
      ...alarm(view, places),
      ...pool(view, marked, places, words),
      ...tape(view, places),
      ...craneSign(view, places, words),
      ...objectives(view, marked, places, words),
      ...headquarters(view, marked, places.houses, words),
      ...seats(view, names, marked, places, words),
    ],
  };
};

/** Returns the places of the board's parts. Most parts are higher up than on the board, since sky and deck need less space. */
const framePlaces = (seats: number): Places => {
  const whole = placesFor(seats, { stacks: 1, rest: 0 }, false);
  const board = lower(whole, whole.yard.h - YARD);
  const lift = board.objectives.y - board.deck.y - PINS;
  const rise = (box: Box): Box => ({ ...box, y: box.y - lift });
  const height = board.height - lift;
  return {
    ...board,
    height: height + (height % 2),
    objectives: rise(board.objectives),
    houses: board.houses.map(rise),
    seats: board.seats.map(rise),
  };
};
