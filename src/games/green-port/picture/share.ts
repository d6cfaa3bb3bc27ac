import type { Seat } from '../../../core/contract/game.ts';
import { endOf } from '../../../core/contract/seat-ends.ts';
import { shownName } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import { SHARE, shareColumns, shareHeading, sharePlate } from '../../../presentation/pictures/cards/share.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import {
  type Box,
  type Item,
  moved,
  opaque,
  rect,
  type Scene,
  type Shape,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { firework } from '../../../presentation/widgets/celebration.ts';
import { objectivePoints } from '../rules/prices.ts';
import { COLOURS, type View } from '../rules/types.ts';
import { gold } from './harbour/coin.ts';
import { goldBox } from './harbour/container.ts';
import { craneShapes } from './harbour/crane.ts';
import { CROOK, crookItems } from './harbour/crook.ts';
import { quayShapes } from './harbour/harbour.ts';
import { seaside } from './harbour/seaside.ts';
import { progress, roundWords } from './papers/header.ts';
import { HOUSE, townHouse } from './papers/headquarters.ts';
import { hasWon } from './seats/seats.ts';
import { NOTE, noteItems } from './seats/wide-scores.ts';
import { WIDTH as BOARD, MARGIN } from './style/layout.ts';
import { lightAt, stepOf } from './style/light.ts';
import { GOLD_EDGE, INK, PAPER, PINE } from './style/palette.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

const { width: WIDTH, height: HEIGHT } = SHARE;
/** Distance from the top of the picture to the ground on which the seats' figures and containers stand. */
const BASE = 508;
const PLATES = HEIGHT - 100;
const LOOT = { w: 158, h: 62 } as const;
const TOP = 104;

/**
 * Draws a picture to share: the standing or the ending. The figure of each seat stands on a container for each Objective that
 * the seat completed.
 */
export const shareScene = (view: View, names: Names, language: Language = 'en'): Scene => {
  const words = PICTURE_WORDS[language];
  return {
    ...SHARE,
    items: [
      opaque('shore', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, shore(stepOf(view), winnersIn(view).length > 0)),
      ...heading(view, names, words),
      ...shareColumns(view.players.length, PLATES).flatMap((box, seat) =>
        standing(view, names, seat, box, words),
      ),
    ],
  };
};

const winnersIn = (view: View): readonly Seat[] =>
  view.players.flatMap((_, seat) => (hasWon(view, seat) ? [seat] : []));

/** Number of drawn backgrounds kept in the cache. It is small, since each drawing has thousands of shapes. */
const SHORES = 4;

const shore = once((step: number, feast: boolean): readonly Shape[] => {
  const light = lightAt(step);
  return [
    ...seaside(light, step, { width: WIDTH, horizon: BASE - 186, bottom: BASE }),
    ...(feast
      ? [
          ...firework('firework/1', [96, 176], 60, 0),
          ...firework('firework/2', [560, 190], 50, 1),
          ...firework('firework/3', [1004, 178], 54, 2),
        ]
      : []),
    ...moved('', craneShapes(light, { top: 46, ground: BASE }), WIDTH - BOARD, 0).flatMap(item =>
      item.type === 'text' ? [] : [item],
    ),
    ...quayShapes(light, BASE, HEIGHT - BASE, WIDTH),
  ];
}, SHORES);

const heading = (view: View, names: Names, words: PictureWords): readonly Item[] => {
  const line = { x: SHARE.width - MARGIN, y: 26, w: 0, h: 56 };
  const [paper] = progress(view, line);
  const wide = paper?.type === 'sprite' ? paper.w : 0;
  const standing = {
    winners: winnersIn(view),
    points: view.players.map(({ points }) => points),
    resigned: view.resigned,
    running: view.phase.type !== 'over' && !view.stopped,
  };
  return [
    ...shareHeading(
      { words: words.title, width: 304, paper: PINE },
      { standing, names, language: words.language, round: roundWords(view, words) },
      wide,
    ),
    ...progress(view, { ...line, x: SHARE.width - MARGIN - wide }),
  ];
};

const standing = (view: View, names: Names, seat: Seat, box: Box, words: PictureWords): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const heists = view.objectives.flatMap(({ by }, index) => (by === seat ? [index] : []));
  const houses = COLOURS.flatMap(colour => {
    const count = (view.players[seat]?.headquarters ?? []).filter(own => own.colour === colour).length;
    return count > 0 ? [{ colour, count }] : [];
  });
  const beside = houses.length > 0 ? HOUSE.w + 34 : 0;
  const x = Math.round(box.x + (box.w - LOOT.w - beside) / 2);
  const h = Math.min(LOOT.h, Math.floor((BASE - TOP - CROOK.h + 30) / Math.max(1, heists.length)));
  const top = BASE - heists.length * h;
  const sign = endOf(view, seat) ?? (hasWon(view, seat) ? 'crown' : 'none');
  return [
    sprite(
      `${id}/crook`,
      { x: x + (LOOT.w - CROOK.w) / 2, y: top - CROOK.h + 3, ...CROOK },
      crookItems(seat, sign),
    ),
    ...heists.flatMap((index, level) =>
      loot(view, `${id}/heist/${index + 1}`, index, { x, y: BASE + 3 - (level + 1) * h, w: LOOT.w, h }),
    ),
    ...houses.flatMap(({ colour, count }, at): readonly Item[] => {
      const y = BASE + 2 - (at + 1) * (HOUSE.h - 4);
      const left = x + LOOT.w + 8;
      return [
        sprite(`${id}/house/${colour}`, { x: left, y, ...HOUSE }, townHouse(colour, true)),
        ...(count > 1 ? tally(`${id}/house/${colour}/count`, left + HOUSE.w, y + 20, count) : []),
      ];
    }),
    ...sharePlate(id, box, {
      name: shownName(names, seat, words.language),
      score: String(view.players[seat]?.points ?? 0),
      won: hasWon(view, seat),
    }),
  ];
};

const tally = (id: string, x: number, y: number, count: number): readonly Item[] => [
  sprite(`${id}/paper`, { x, y, w: 30, h: 38 }, tallyItems()),
  text(id, { x, y: y - 1, w: 30, h: 40 }, String(count), { weight: 'black', fill: INK }),
];

const tallyItems = once((): readonly Shape[] => [
  rect('paper', { x: 0, y: 0, w: 30, h: 38 }, { fill: PAPER, radius: 8 }),
]);

/** Draws a completed Objective as a container of gold, with a paper and the points. */
const loot = (view: View, id: string, index: number, box: Box): readonly Item[] => {
  const objective = view.objectives[index];
  const points = objective ? objectivePoints(objective) : 0;
  const middle = box.y + box.h / 2;
  return [
    sprite(id, box, goldBox(box.w, box.h, GOLD_EDGE, 9, 7)),
    sprite(`${id}/note`, { x: box.x + 24, y: middle - NOTE.h / 2, ...NOTE }, noteItems(index + 1)),
    gold(`${id}/points`, box.x + box.w - 20, Math.round(middle - 25), points),
  ];
};
