import type { Seat } from '../../../../core/contract/game.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { panelItems } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import { isPlanted, qualityOf, yieldOf } from '../../rules/estates.ts';
import type { Estate } from '../../rules/types.ts';
import { endShapes, lotSprite, lotWidth } from '../pieces/barrel.ts';
import { QUINTA, quintaItems } from '../pieces/quinta.ts';
import { symbolOf } from '../pieces/symbols.ts';
import { slotItems, VINE, vineItems } from '../pieces/vine.ts';
import { GOLD, mix, OAK_DARK, OAK_LIGHT, SCHIST, WHITE, WINE } from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';
import { numberOf, plateItems } from '../valley/estates.ts';

/** Size in pixels of a large picture of an Estate: house, vines, waiting wine, and name. */
export const HOMESTEAD = { w: 336, h: 232 } as const;
const BY = 1.25;
const TERRACE = 84;
const PLAQUE = 50;
const PITCH = 62;
const VINES = 60 / VINE.w;
const PLATE = 42;
const YIELD = 62;

const terrace = once((free: boolean): readonly Shape[] => {
  const { w, h } = HOMESTEAD;
  const bottom = h - PLAQUE - 8;
  if (free)
    return [
      rect(
        'free',
        { x: 6, y: TERRACE - 46, w: w - 12, h: bottom - TERRACE + 40 },
        { fill: '#fffaf055', radius: 16, stroke: { colour: WHITE, width: 4, dash: [0, 12] } },
      ),
      ...moved('house', scaled(symbolOf('buying'), 1.7), w / 2 - 44, TERRACE - 30).flatMap(item =>
        item.type === 'text' ? [] : [item],
      ),
    ];
  return [
    rect('ground', { x: 2, y: TERRACE, w: w - 4, h: bottom - TERRACE }, { fill: '#7b5232', radius: 14 }),
    rect('earth', { x: 2, y: TERRACE, w: w - 4, h: bottom - TERRACE - 20 }, { fill: '#a9794a', radius: 14 }),
    rect(
      'wall',
      { x: 4, y: bottom - 20, w: w - 8, h: 19 },
      { fill: { pattern: 'stones', ground: SCHIST, ink: mix(SCHIST, OAK_DARK, 0.45) }, radius: 5 },
    ),
  ];
});

const plaque = once((w: number, barrels: number): readonly Drawn[] => [
  ...panelItems(w, PLAQUE - 5, 10, WINE, GOLD),
  text('yield', { x: w - YIELD - 8, y: 0, w: 26, h: PLAQUE - 5 }, String(barrels), {
    weight: 'black',
    align: 'right',
    fill: WHITE,
  }),
  ...endShapes('barrel', w - 26, PLAQUE / 2 - 2, 15, OAK_LIGHT),
]);

const tag = once((words: number): readonly Drawn[] => scaled(plateItems(words), 1.25));

/**
 * Draws a large picture of an Estate.
 * @param region short name of the region
 */
export const homestead = (
  id: string,
  seat: Seat,
  estate: Estate,
  at: Box,
  region: string,
): readonly Item[] => {
  const { lot, vines, place } = estate;
  const planted = isPlanted(estate);
  const top = at.y + TERRACE;
  const name = { x: at.x, y: at.y + HOMESTEAD.h - PLAQUE, w: HOMESTEAD.w, h: PLAQUE };
  const barrels = yieldOf(estate);
  return [
    sprite(id, { ...at, w: HOMESTEAD.w, h: HOMESTEAD.h }, terrace(false)),
    sprite(
      `${id}/quinta`,
      { x: at.x + 8, y: top - QUINTA.h * BY + 6, w: QUINTA.w * BY + 2, h: QUINTA.h * BY + 2 },
      quintaLarge(seat, planted),
    ),
    sprite(
      `${id}/quality`,
      { x: at.x + 132, y: top - 62, w: PLATE * 1.25, h: PLATE * 1.25 },
      tag(qualityOf(estate)),
    ),
    ...(lot ? [lotSprite(`${id}/lot`, at.x + HOMESTEAD.w - lotWidth(lot) - 18, top - 46, lot, 'oak')] : []),
    ...Array.from({ length: printed.vines.slots }, (_, slot) => {
      const vine = vines[slot];
      return sprite(
        vine ? `${id}/vine/${vine}` : `${id}/slot/${slot + 1}`,
        { x: at.x + 14 + slot * PITCH, y: top + 2, w: VINE.w * VINES + 1, h: VINE.h * VINES + 1 },
        vine ? vineLarge(vine) : slotLarge(),
      );
    }),
    sprite(`${id}/plaque`, name, plaque(HOMESTEAD.w, barrels)),
    text(
      `${id}/name`,
      { x: name.x + 16, y: name.y, w: HOMESTEAD.w - 26 - YIELD, h: PLAQUE - 5 },
      `${region} ${numberOf(place)}`,
      { weight: 'black', align: 'left', fill: WHITE },
    ),
  ];
};

const quintaLarge = once((seat: number, planted: boolean) => scaled(quintaItems(seat, planted), BY));
const vineLarge = once((vine: Parameters<typeof vineItems>[0]) => scaled(vineItems(vine), VINES));
const slotLarge = once(() => scaled(slotItems(), VINES));

/** Draws the empty space for an Estate that the seat has not bought yet. */
export const freeHomestead = (id: string, at: Box): Item =>
  sprite(id, { ...at, w: HOMESTEAD.w, h: HOMESTEAD.h }, terrace(true));
