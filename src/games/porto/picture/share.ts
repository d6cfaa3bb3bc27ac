import type { Seat } from '../../../core/contract/game.ts';
import { endOf } from '../../../core/contract/seat-ends.ts';
import { shownName } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import {
  plateRoom,
  SHARE,
  SHARE_GAP,
  shareHeading,
  sharePlate,
} from '../../../presentation/pictures/cards/share.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { type Item, opaque, type Scene, type Shape, sprite } from '../../../presentation/shapes/scene.ts';
import { firework, lamps } from '../../../presentation/widgets/celebration.ts';
import { box as printed } from '../rules/box.ts';
import { HOUSE_IDS, type House, type View } from '../rules/types.ts';
import { drawHouse } from './houses/house.ts';
import { levelRoofs } from './houses/roof.ts';
import { heaven } from './river/heaven.ts';
import { pavement } from './river/quay.ts';
import { mirrored, SWAY } from './river/reflections.ts';
import { rabelo, water } from './river/river.ts';
import { isLost, LEVEL_ROOFS, roundWords, soloWords, winnersIn } from './seats/header.ts';
import { FACADE, HOUSES_A_STREET, PAVEMENT, PITCH } from './style/layout.ts';
import { hourOf, lightAt, litAt, STEPS, stepOf } from './style/light.ts';
import { NAVY } from './style/palette.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

const { width: WIDTH, height: HEIGHT } = SHARE;
const MARGIN = 24;
/** Distance from the top of the picture to the ground on which the houses stand. */
const BASE = 468;
const RIVER = BASE + PAVEMENT;
const TITLE = 'Porto';
/** Width at the right edge for the tower. */
const TOWER = 240;
const ROOFS = 150;
const PLATE = 80;
const WIDEST = 430;
const ALONE = 760;
const ALONE_SIZE = 46;

/** Draws a picture to share: the state or the end of the game, the tallest houses close up, all points in one line. */
export const shareScene = (view: View, names: Names, language: Language = 'en'): Scene => {
  const words = PICTURE_WORDS[language];
  // A game that people ended early is over too, so its picture shows the evening.
  const step = view.stopped ? STEPS : stepOf(view);
  return {
    ...SHARE,
    items: [
      opaque('shore', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, shore(step, feastOf(view))),
      ...best(view).flatMap((house, at) => onQuay(house, at, step)),
      ...(view.players.length > 2
        ? []
        : [sprite('boat', { x: WIDTH - 340, y: HEIGHT - 150, w: 340, h: 150 }, boat(step))]),
      ...heading(view, names, words),
      ...scores(view, names, words),
    ],
  };
};

const onQuay = (house: House, at: number, step: number): readonly Item[] => {
  const plot = { x: Math.round(MARGIN + at * PITCH + (PITCH - FACADE) / 2), base: BASE, storey: 50 };
  const [hour, h] = [hourOf(step), HEIGHT - RIVER - 14];
  return [
    sprite(
      `reflection/${house.id}`,
      { x: plot.x - SWAY, y: RIVER + 4, w: FACADE + 2 * SWAY, h },
      mirrored(house.colour ?? 'none', house.level, house.height, h, hour),
    ),
    ...drawHouse(house, plot, { index: HOUSE_IDS.indexOf(house.id), lit: litAt(step), hour }, undefined),
  ];
};

const best = ({ houses }: View): readonly House[] => {
  const highest = [...houses].sort((one, other) => other.level - one.level).slice(0, HOUSES_A_STREET);
  return houses.filter(house => highest.includes(house));
};

type Feast = 'none' | 'lamps' | 'fireworks';
const feastOf = (view: View): Feast =>
  winnersIn(view).length > 0 ? 'fireworks' : isLost(view) ? 'lamps' : 'none';

/** Number of drawn backgrounds kept in the cache. It is small, since each drawing has thousands of shapes. */
const SHORES = 4;

const shore = once((step: number, feast: Feast): readonly Shape[] => {
  const light = lightAt(step);
  return [
    ...heaven(step, light, { width: WIDTH, ground: BASE, tower: WIDTH - 78, scale: 0.86, near: true }),
    ...(feast === 'fireworks'
      ? [
          ...firework('firework/1', [1008, 96], 62, 0),
          ...firework('firework/2', [1080, 210], 46, 1),
          ...firework('firework/3', [1134, 72], 50, 2),
        ]
      : []),
    ...pavement('quay', light, { x: 0, y: BASE, w: WIDTH, h: PAVEMENT }),
    ...water(light, { x: 0, y: RIVER, w: WIDTH, h: HEIGHT - RIVER }, step),
    ...(feast === 'none' ? [] : lamps('lamps', [MARGIN + 7 * PITCH, BASE - 210], [WIDTH, BASE - 250], 60)),
  ];
}, SHORES);

const boat = once((step: number): readonly Shape[] => rabelo(lightAt(step), 170, 116));

/** Writes the name of the game, with the scores' headline beside it; the right side stays free for the tower. */
const heading = (view: View, names: Names, words: PictureWords): readonly Item[] => {
  const level = view.result?.won ? LEVEL_ROOFS[view.result.level ?? 'apprentice'] : undefined;
  // A won solo game has a level, and no winner against other seats.
  const winners = view.variant === 'solo' ? [] : winnersIn(view);
  return shareHeading(
    { words: TITLE, width: 206, paper: NAVY, size: 62 },
    {
      standing: { winners, points: [], resigned: view.resigned, running: false },
      ...{ names, language: words.language },
      round: soloWords(view, words) ?? roundWords(view, words),
    },
    TOWER,
    level === undefined ? undefined : { room: ROOFS + 44, items: levelRoofs(24, 53, level) },
  );
};

/** Writes a seat's score. Solo has room for words: points after a win, else the score and the goal. */
const scoreWords = ({ result, players }: View, seat: Seat, score: number, words: PictureWords): string => {
  const total = result?.seats[seat]?.total ?? score;
  if (players.length > 1) return String(total);
  return result?.won ? words.points(total) : words.ofGoal(score, printed.solo.goal);
};

/** Draws a plate for each seat on the river: gold for the winner, a sign for a seat that left the game early. */
const scores = (view: View, names: Names, words: PictureWords): readonly Item[] => {
  const seats = view.players.length;
  const w = Math.min(
    seats === 1 ? ALONE : WIDEST,
    Math.floor((WIDTH - 2 * MARGIN + SHARE_GAP) / seats) - SHARE_GAP,
  );
  const plates = view.players.map((player, seat) => ({
    box: { x: MARGIN + seat * (w + SHARE_GAP), y: HEIGHT - PLATE - 18, w, h: PLATE },
    shown: {
      score: scoreWords(view, seat, player.score, words),
      won: winnersIn(view).includes(seat),
      end: endOf(view, seat),
      ...(seats === 1 && { size: ALONE_SIZE }),
    },
  }));
  const room = Math.min(...plates.map(({ box, shown }) => plateRoom(box, shown)));
  return plates.flatMap(({ box, shown }, seat) =>
    sharePlate(`seat/${seat + 1}`, box, { ...shown, name: shownName(names, seat, words.language, room) }),
  );
};
