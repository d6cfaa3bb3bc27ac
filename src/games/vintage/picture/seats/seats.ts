import type { Seat } from '../../../../core/contract/game.ts';
import { endOf, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { fittedText, shownName, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { signed } from '../../../../presentation/language/grammar.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { smallCrown, smallEnd, turnArrow } from '../../../../presentation/widgets/badges.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import type { Event } from '../../rules/events.ts';
import { type PlayerView, SIDES, type Side, type View } from '../../rules/types.ts';
import { endShapes, lotSprite } from '../pieces/barrel.ts';
import { markItems } from '../pieces/mark.ts';
import { TOKEN, tokenItems } from '../pieces/marker.ts';
import { changeOf, isMeans, type SeatOutlay, soldIn } from '../style/change.ts';
import { GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import type { Places } from '../valley/layout.ts';
import type { BoardWords } from '../words/index.ts';
import { coatOf, rulesOf } from './racks.ts';
import {
  BARREL,
  CELLAR,
  COLUMN,
  columnBox,
  LINE,
  PAD,
  POINTS,
  shelfBox,
  shelvesOf,
  TOP,
  TOTAL,
  tokenBox,
} from './seat-line.ts';
import { means, meansTags } from './seat-means.ts';
import { hasWon, leadersOf, pointsItems, totalOf } from './seat-points.ts';

const cellarItems = (id: string, { cellar }: PlayerView, box: Box): readonly Item[] =>
  SIDES.flatMap(side => {
    const lots = cellar[side];
    let x = columnBox(box, side, 0).x;
    return Array.from({ length: printed.seat.cellar[side] }, (_, at): Item => {
      const lot = lots[at];
      const column = columnBox(box, side, at);
      if (!lot) return sprite(`${id}/${side}/${at + 1}/free`, column, freeColumn());
      const item = lotSprite(`${id}/${side}/${at + 1}`, Math.max(x, column.x), column.y, lot, side);
      x = item.x + item.w;
      return item;
    });
  });

const freeColumn = once((): readonly Drawn[] => [
  rect(
    'free',
    { x: 5, y: 6, w: COLUMN - 14, h: LINE - 13 },
    { fill: '#ffffff50', radius: 12, stroke: { colour: '#9b8470', width: 2, dash: [1, 6] } },
  ),
]);

/**
 * Draws each category of a seat's warehouse, from the left: its barrels, and the number of barrels missing for the next sale.
 */
const warehouseItems = (id: string, { warehouse }: PlayerView, box: Box): readonly Item[] =>
  SIDES.flatMap(side =>
    shelvesOf(side).map((spaces, category) =>
      sprite(
        `${id}/${side}/shelf/${category + 1}`,
        shelfBox(box, side, category),
        shelfItems(side, category, spaces, warehouse[side][category] ?? 0),
      ),
    ),
  );

const coins = (x: number, count: number): readonly Drawn[] =>
  Array.from({ length: count }, (_, at) =>
    circle(`coin/${at}`, x, LINE / 2 + (at - (count - 1) / 2) * 10, 4, { fill: mix(GOLD, GOLD_EDGE, 0.45) }),
  );

const shelfItems = once((side: Side, category: number, spaces: number, held: number): readonly Drawn[] => {
  const coat = coatOf(side, category);
  return [
    ...Array.from({ length: spaces }, (_, at) =>
      endShapes(`${at + 1}`, 2 + BARREL * (at + 0.5), LINE / 2, BARREL / 2, at < held ? coat : undefined),
    ).flat(),
    ...coins(spaces * BARREL + 8, rulesOf(side)[category]?.vp ?? 0),
    ...(held > spaces
      ? [
          rect('more', { x: 2, y: 1, w: 56, h: 40 }, { fill: coat, radius: 8 }),
          text('held', { x: 2, y: 1, w: 56, h: 40 }, String(held), { weight: 'black', fill: WHITE }),
        ]
      : []),
  ];
});

const RADIUS = 12;

export type Badge = 'asked' | 'crown' | SeatEnd | 'none';
export const badgeOf = (view: View, seat: Seat): Badge => {
  if (hasWon(view, seat)) return 'crown';
  if (view.stopped === null && view.phase.type !== 'over' && view.turn === seat) return 'asked';
  return endOf(view, seat) ?? 'none';
};

/** Draws the sign before a seat's name, such as a crown or the sign of the seat to act. */
export const signOf = (badge: Badge): readonly Shape[] => {
  switch (badge) {
    case 'asked':
      return [turnArrow()];
    case 'crown':
      return [smallCrown(10, 38)];
    case 'none':
      return [];
    default:
      return smallEnd(badge, 10, 42);
  }
};

interface Pointed {
  readonly marked: readonly Event[];
  readonly foreseen: readonly Event[];
}

/** Draws a line for each seat: means to act on the left, then cellar and warehouse, then the total and its parts. */
export const seats = (
  view: View,
  names: readonly string[],
  { marked, foreseen }: Pointed,
  places: Places,
  words: BoardWords,
): readonly Item[] => {
  const leaders = leadersOf(view);
  const most = Math.max(...view.players.map(totalOf));
  return places.seats.flatMap((box, seat) => {
    const player = view.players[seat];
    if (!player) return [];
    const id = `seat/${seat + 1}`;
    const change = changeOf(view, foreseen, seat);
    const gained = change.points !== 0 ? change.points : soldIn(marked, seat);
    return [
      sprite(id, lying(box), sheetItems(box.w, box.h, badgeOf(view, seat))),
      ...head(view, shownName(names, seat, words.language), seat, box, change),
      ...means(view, player, seat, box, words),
      ...cellarItems(id, player, box),
      ...warehouseItems(id, player, box),
      ...pointsItems(id, player, box, { leads: leaders.includes(seat), most, gains: gained !== 0 }),
      ...(gained === 0 ? [] : gainTag(id, gained, box)),
    ];
  });
};

const sheetItems = once((w: number, h: number, badge: Badge): readonly Drawn[] => {
  const gold = badge === 'asked' || badge === 'crown';
  return [
    ...panelItems(w, h, RADIUS, gold ? GOLD : PAPER, gold ? WHITE : PAPER_SHADE),
    rect(
      'ruby',
      { x: CELLAR - 6, y: TOP, w: w - CELLAR - POINTS.ruby, h: LINE - 1 },
      { fill: mix('#f3d3d2', gold ? GOLD : PAPER, 0.3), radius: 8 },
    ),
    rect(
      'tawny',
      { x: CELLAR - 6, y: TOP + LINE + 1, w: w - CELLAR - POINTS.tawny, h: LINE - 1 },
      { fill: mix('#f4dcb5', gold ? GOLD : PAPER, 0.3), radius: 8 },
    ),
    ...signOf(badge),
  ];
});

const head = (view: View, name: string, seat: Seat, box: Box, change: SeatOutlay): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const badge = badgeOf(view, seat);
  const x = box.x + (badge === 'none' ? PAD : badge === 'asked' ? 44 : 50);
  const holds = view.first === seat;
  const line = { x: x + 48, y: box.y + TOP, w: box.x + CELLAR - 62 - x - (holds ? TOKEN + 6 : 0), h: LINE };
  return [
    sprite(`${id}/mark`, { x, y: box.y + TOP, w: 42, h: 42 }, markItems(seat, 42)),
    ...(isMeans(change)
      ? meansTags(id, change, seat, line)
      : [fittedText(`${id}/name`, line, name, { weight: 'black', align: 'left', clip: true, fill: INK })]),
    ...(holds ? [sprite(`${id}/first`, tokenBox(box), tokenItems())] : []),
  ];
};

const gainTag = (id: string, points: number, box: Box): readonly Item[] => {
  const said = signed(points);
  const w = Math.ceil(textWidth(said, READABLE, 'black')) + 16;
  const tag = { x: box.x + box.w - 3 - (TOTAL + w) / 2, y: box.y + TOP + LINE + 1, w, h: LINE - 2 };
  return [
    rect(`${id}/gain`, tag, { fill: GOLD, radius: 9, stroke: { colour: INK, width: 3 } }),
    text(`${id}/gain/points`, tag, said, { weight: 'black', fill: INK }),
  ];
};
