import { once } from '../../../presentation/once.ts';
import type { DrawBoard } from '../../../presentation/presenter/scenes.ts';
import {
  type Box,
  type Item,
  opaque,
  path,
  polygon,
  rect,
  type Shape,
  text,
} from '../../../presentation/shapes/scene.ts';
import type { Event, View } from '../rules/types.ts';
import { alarm, tape } from './harbour/alarm.ts';
import { craneSign } from './harbour/crane.ts';
import { shore, wallItems } from './harbour/harbour.ts';
import { manifest } from './harbour/manifest.ts';
import { header } from './papers/header.ts';
import { headquarters } from './papers/headquarters.ts';
import { pool } from './papers/pool.ts';
import { wideObjectives } from './papers/wide-objectives.ts';
import { sheetHeight, wideSeats } from './seats/wide-seats.ts';
import { LAMP, mix, PINE, SOOT, WALL, WALL_JOINT, WHITE } from './style/palette.ts';
import { HEADING, type WidePlaces, widePlaces, wideSeatWidth } from './style/wide-layout.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

/**
 * Draws the wide board: every card of every Objective, every card in the deck, the powers of Headquarters in words. Each cube
 * is a figure, and each seat's points are listed part by part.
 */
export const wideScene: DrawBoard<View, Event> = (view, names, marked, language = 'en') => {
  const words = PICTURE_WORDS[language];
  const seats = view.players.length;
  const sheet = sheetHeight(view, wideSeatWidth(seats), words);
  const places = widePlaces(seats, view.objectives.length, sheet);
  return {
    width: places.width,
    height: places.height,
    fewColours: true,
    items: [
      shore(view, places),
      ...walls(places),
      ...header(view, places, words),
      ...alarm(view, places),
      ...pool(view, marked, places, words),
      ...tape(view, places),
      ...craneSign(view, places, words),
      ...headings(view, places, words),
      ...manifest(view, places),
      ...wideObjectives(view, names, marked, places, words),
      ...headquarters(view, marked, places.houses, words),
      ...wideSeats(view, names, marked, places, words),
    ],
  };
};

const walls = ({ quay, wall, height, seats }: WidePlaces): readonly Item[] => {
  const below = { x: 0, y: quay.y + quay.h, w: wall.x, h: height - quay.y - quay.h };
  return [
    opaque('deep', below, wallItems(below.h, below.w)),
    opaque('wall', wall, planks(wall.w, wall.h, seats[0]?.y ?? wall.h)),
  ];
};

const planks = once((w: number, h: number, lit: number): readonly Shape[] => [
  rect('wall', { x: 0, y: 0, w, h }, { fill: WALL }),
  ...[0.17, 0.5, 0.83].flatMap((part, at) => cone(`cone/${at}`, w * part, lit)),
  ...Array.from({ length: Math.ceil(w / 120) }, (_, at) =>
    rect(`joint/${at}`, { x: 74 + at * 120, y: 0, w: 3, h }, { fill: WALL_JOINT }),
  ),
  rect('post', { x: 0, y: 0, w: 12, h }, { fill: mix(PINE, SOOT, 0.5) }),
  rect('post/light', { x: 9, y: 0, w: 3, h }, { fill: mix(PINE, WHITE, 0.25) }),
]);

const cone = (id: string, x: number, h: number): readonly Shape[] =>
  [330, 210].map((half, at) =>
    polygon(`${id}/${at}`, path([x - 26, 0], [x - half, h], [x + half, h], [x + 26, 0]), {
      fill: mix(WALL, LAMP, 0.05 + 0.05 * at),
    }),
  );

const headings = (view: View, places: WidePlaces, words: PictureWords): readonly Item[] =>
  (
    [
      ['objectives', { ...places.objectives, y: places.objectives.y - HEADING - 14 }, words.parts.objectives],
      [
        'headquarters',
        { ...places.headquarters, y: places.headquarters.y - HEADING },
        words.parts.headquarters,
      ],
      ['deck', places.deck, words.deck(view.unseen.length)],
    ] satisfies readonly (readonly [string, Box, string])[]
  ).map(([id, box, heading]) =>
    text(`heading/${id}`, { ...box, h: HEADING }, heading, {
      size: 44,
      weight: 'black',
      align: 'left',
      fill: WHITE,
    }),
  );
