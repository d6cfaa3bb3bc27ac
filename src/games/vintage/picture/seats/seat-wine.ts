import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { box as printed } from '../../rules/box.ts';
import { type PlayerView, SIDES, type Side } from '../../rules/types.ts';
import { endShapes, lotSprite } from '../pieces/barrel.ts';
import { GOLD, GOLD_EDGE, mix, WHITE, WINES } from '../style/palette.ts';
import { BARREL, COLUMN, columnBox, LINE, shelfBox, shelvesOf } from './seat-line.ts';

export const cellarItems = (id: string, { cellar }: PlayerView, box: Box): readonly Item[] =>
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

const salesOf = (side: Side): readonly number[] => {
  const { ruby, tawny } = printed.warehouse;
  return side === 'ruby'
    ? [ruby.bottom.vp, ruby.reserva.vp, ruby.lbv.vp, ruby.vintage.vp]
    : [tawny.bottom.vp, tawny.reserva.vp, tawny.aged.vp, tawny.colheita.vp];
};

/**
 * Draws each category of a seat's warehouse, from the left: its barrels, and the number of barrels missing for the next sale.
 */
export const warehouseItems = (id: string, { warehouse }: PlayerView, box: Box): readonly Item[] =>
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
  const coat = mix(
    WINES[side],
    side === 'ruby' ? '#2b0714' : '#ffb24a',
    category * (side === 'ruby' ? 0.16 : 0.14),
  );
  return [
    ...Array.from({ length: spaces }, (_, at) =>
      endShapes(`${at + 1}`, 2 + BARREL * (at + 0.5), LINE / 2, BARREL / 2, at < held ? coat : undefined),
    ).flat(),
    ...coins(spaces * BARREL + 8, salesOf(side)[category] ?? 0),
    ...(held > spaces
      ? [
          rect('more', { x: 2, y: 1, w: 56, h: 40 }, { fill: coat, radius: 8 }),
          text('held', { x: 2, y: 1, w: 56, h: 40 }, String(held), {
            size: READABLE,
            weight: 'black',
            fill: WHITE,
          }),
        ]
      : []),
  ];
});
