import type { Seat } from '../../../core/game.ts';
import { smallFlag } from '../../../stage/badges.ts';
import { once } from '../../../stage/coalesce.ts';
import { crown, firework, lamps } from '../../../stage/festival.ts';
import { fitted, textWidth } from '../../../stage/fonts.ts';
import type { Language } from '../../../stage/language/languages.ts';
import type { Names } from '../../../stage/presenter.ts';
import { type Box, type Item, type Scene, type Shape, sprite, text } from '../../../stage/scene.ts';
import { shownName } from '../../../stage/shown-name.ts';
import { box as printed } from '../rules/box.ts';
import { HOUSE_IDS, type House, type View } from '../rules/types.ts';
import { drawHouse } from './houses/house.ts';
import { levelRoofs } from './houses/level-roofs.ts';
import { heaven } from './river/heaven.ts';
import { pavement } from './river/quay.ts';
import { mirrored, SWAY } from './river/reflections.ts';
import { rabelo, water } from './river/river.ts';
import { headline, isLost, LEVEL_ROOFS, winnersIn } from './seats/headline.ts';
import { FACADE, HOUSES_A_STREET, PAVEMENT, PITCH, READABLE } from './style/layout.ts';
import { hourOf, lightAt, litAt, STEPS, stepOf } from './style/light.ts';
import { GOLD, GOLD_EDGE, INK, NAVY, PAPER, PAPER_SHADE, WHITE } from './style/palette.ts';
import { panel } from './style/parts.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

/** Width of the picture, about 1.9 times its height, as Discord shows a link's preview. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 24;
/** Distance from the top of the picture to the ground on which the houses stand. */
const BASE = 468;
const RIVER = BASE + PAVEMENT;
const TITLE = 'Porto';
const HEAD: Box = { x: MARGIN, y: 16, w: 206, h: 76 };
const SAID = 46;
const ROOFS = 150;
const PLATE = 80;
const WIDEST = 430;
const ALONE = 760;
const SCORE = 60;
const CROWN = 54;

/** Paints a picture to share: the state or the end of the game, the highest houses close up, all points in one line. */
export const shareScene = (view: View, names: Names, language: Language = 'en'): Scene => {
  const words = PICTURE_WORDS[language];
  // A game that people ended early is over too, so its picture shows the evening.
  const step = view.stopped ? STEPS : stepOf(view);
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      sprite('shore', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, shore(step, feastOf(view)), { opaque: true }),
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

const heading = (view: View, names: Names, words: PictureWords): readonly Item[] => {
  const level = view.result?.won ? LEVEL_ROOFS[view.result.level ?? 'apprentice'] : undefined;
  const crowned = level === undefined && winnersIn(view).length > 0;
  const left = crowned ? 84 : level === undefined ? 30 : ROOFS + 44;
  const most = WIDTH - MARGIN - HEAD.x - HEAD.w - 16 - left - 30;
  const said = headline(view, names, words, { width: Math.min(most, 560), size: SAID });
  const box: Box = {
    ...HEAD,
    x: HEAD.x + HEAD.w + 16,
    w: Math.ceil(textWidth(said, SAID, 'black')) + left + 32,
  };
  return [
    panel('title', HEAD, 18, NAVY, WHITE),
    text('title/words', HEAD, TITLE, { size: 62, weight: 'black', fill: GOLD }),
    panel('said', box, 18, NAVY, WHITE),
    ...(crowned
      ? [sprite('said/crown', { x: box.x, y: box.y, w: 84, h: box.h }, crown('crown', 46, 57, CROWN))]
      : []),
    ...(level === undefined
      ? []
      : [sprite('said/level', { x: box.x, y: box.y, w: left, h: box.h }, levelRoofs('roof', 24, 53, level))]),
    text('said/words', { ...box, x: box.x + left, w: box.w - left - 28 }, said, {
      size: SAID,
      weight: 'black',
      align: 'left',
      fill: WHITE,
    }),
  ];
};

/** Writes a seat's score. Solo has room for words: points after a win, else the score and the goal. */
const scoreWords = ({ result, players }: View, seat: Seat, score: number, words: PictureWords): string => {
  const total = result?.seats[seat]?.total ?? score;
  if (players.length > 1) return String(total);
  return result?.won ? words.points(total) : words.ofGoal(score, printed.solo.goal);
};

const FLAG = 44;
const flagItems = once((): readonly Shape[] => smallFlag(4, 40));

const scores = (view: View, names: Names, words: PictureWords): readonly Item[] => {
  const seats = view.players.length;
  const gap = 16;
  const w = Math.min(seats === 1 ? ALONE : WIDEST, Math.floor((WIDTH - 2 * MARGIN + gap) / seats) - gap);
  return view.players.flatMap((player, seat) => {
    const id = `seat/${seat + 1}`;
    const box: Box = { x: MARGIN + seat * (w + gap), y: HEIGHT - PLATE - 18, w, h: PLATE };
    const won = winnersIn(view).includes(seat);
    const score = scoreWords(view, seat, player.score, words);
    const size = seats === 1 ? SAID : SCORE;
    const width = Math.ceil(textWidth(score, size, 'black')) + 2;
    const gone = view.resigned.includes(seat);
    const sign = gone ? FLAG : 0;
    const room = w - 24 - sign - width - 16 - 20;
    return [
      panel(id, box, 20, won ? GOLD : PAPER, won ? GOLD_EDGE : PAPER_SHADE),
      ...(gone ? [sprite(`${id}/gone`, { x: box.x + 20, y: box.y + 18, w: FLAG, h: 44 }, flagItems())] : []),
      text(
        `${id}/name`,
        { x: box.x + 24 + sign, y: box.y, w: room, h: PLATE },
        fitted(shownName(names, seat, words.language), room, READABLE, 'black'),
        { size: READABLE, weight: 'black', align: 'left', clip: true, fill: INK },
      ),
      text(`${id}/score`, { x: box.x + w - 20 - width, y: box.y, w: width, h: PLATE }, score, {
        size,
        weight: 'black',
        align: 'right',
        fill: INK,
      }),
    ];
  });
};
