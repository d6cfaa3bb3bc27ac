import type { Seat } from '../../../../core/contract/game.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  path,
  polygon,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { coin } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import { isPlanted, PLACES, qualityOf, siteOf } from '../../rules/estates.ts';
import type { Event } from '../../rules/events.ts';
import type { Estate, Lot, PlaceId, View } from '../../rules/types.ts';
import { LOT_HEIGHT, lotSprite, lotWidth } from '../pieces/barrel.ts';
import { QUINTA, quintaItems } from '../pieces/quinta.ts';
import { slotItems, VINE, vineItems } from '../pieces/vine.ts';
import { LIME, WINE } from '../style/palette.ts';
import { PLOT, type Places, plotBox } from './layout.ts';

/**
 * Returns the box of a vine of an Estate.
 * @param at index of the vine, from 0
 */
export const vineBox = (plot: Box, at: number): Box => ({
  x: plot.x + SLOTS_X + at * PITCH,
  y: plot.y + SLOTS_Y - 4,
  w: VINE.w,
  h: VINE.h,
});

/** Returns the box of the barrels that wait on an Estate for the boat. */
export const lotBox = (plot: Box, lot: Lot): Box => {
  const w = lotWidth(lot);
  return { x: plot.x + plot.w - w - 3, y: plot.y + 8, w, h: LOT_HEIGHT };
};

export const numberOf = (place: PlaceId): number => Number(place.split('-')[1]);

export const plotOf = (places: Places, place: PlaceId): Box =>
  plotBox(places, siteOf(place).region, numberOf(place));

/** Returns the Estate that a seat has on a place, if the place is bought. */
export const estateOn = ({ players }: View, place: PlaceId): Estate | undefined =>
  players.flatMap(({ estates: own }) => own).find(estate => estate.place === place);

const PITCH = VINE.w;
const SLOTS_X = 3;
const SLOTS_Y = 60;
const PLATE = 42;

interface Holding {
  readonly seat: Seat;
  readonly estate: Estate;
}

/** Returns the owner and the Estate of each bought place in the valley. */
const holders = ({ players }: View): ReadonlyMap<PlaceId, Holding> =>
  new Map(
    players.flatMap(({ estates }, seat) => estates.map(estate => [estate.place, { seat, estate }] as const)),
  );

/**
 * Greatest number of vines on the board for which the vines have patterns. With more patterned vines, the picture's file would
 * be too large.
 */
const PATTERNED = 40;
const vinesIn = ({ players }: View): number =>
  players.reduce((sum, { estates: own }) => sum + own.reduce((all, { vines }) => all + vines.length, 0), 0);

/**
 * Draws all twelve places for Estates in the valley: free ones with their price, bought ones with a house, vines and waiting
 * barrels.
 */
export const estates = (view: View, places: Places, foreseen: readonly Event[] = []): readonly Item[] => {
  const held = holders(view);
  const patterned = vinesIn(view) <= PATTERNED;
  const isBought = (place: PlaceId): boolean =>
    foreseen.some(event => event.type === 'bought' && event.place === place);
  return PLACES.flatMap(place => {
    const box = plotOf(places, place);
    const owned = held.get(place);
    return [
      sprite(`place/${place}`, box, terraceItems()),
      ...(owned
        ? estateItems(`place/${place}`, owned, box, patterned)
        : isBought(place)
          ? []
          : freeItems(`place/${place}`, place, box)),
    ];
  });
};

const terraceItems = once((): readonly Shape[] => {
  const { w, h } = PLOT;
  const top = 52;
  return [
    rect('ground', { x: 0, y: top, w, h: h - top }, { fill: '#4c2e1b', radius: 14 }),
    rect('earth', { x: 3, y: top + 3, w: w - 6, h: h - top - 18 }, { fill: '#7c4e2d', radius: 11 }),
    ...[66, 80].map(y => rect(`furrow/${y}`, { x: 12, y, w: w - 24, h: 3 }, { fill: '#6a4125' })),
    rect(
      'wall',
      { x: 0, y: h - 15, w, h: 15 },
      { fill: { pattern: 'stones', ground: '#a2907a', ink: '#6d5d4c' } },
    ),
    rect('wall/top', { x: 0, y: h - 17, w, h: 3 }, { fill: '#c9b89f' }),
  ];
});

export const plateItems = once((quality: number): readonly Drawn[] => [
  rect(
    'plate',
    { x: 1.5, y: 1.5, w: PLATE - 3, h: PLATE - 3 },
    { fill: LIME, radius: 10, stroke: { colour: WINE, width: 3 } },
  ),
  text('quality', { x: 2, y: 2, w: PLATE - 4, h: PLATE - 4 }, String(quality), {
    weight: 'black',
    fill: WINE,
  }),
]);

const plate = (id: string, x: number, y: number, quality: number): Item =>
  sprite(`${id}/quality`, { x, y, w: PLATE, h: PLATE }, plateItems(quality));

const estateItems = (
  id: string,
  { seat, estate }: Holding,
  box: Box,
  patterned: boolean,
): readonly Item[] => {
  const { lot, vines } = estate;
  return [
    sprite(`${id}/quinta`, { x: box.x + 2, y: box.y, ...QUINTA }, quintaItems(seat, isPlanted(estate))),
    plate(id, box.x + 2 + QUINTA.w + 2, box.y + 8, qualityOf(estate)),
    ...Array.from({ length: printed.vines.slots }, (_, at) => {
      const vine = vines[at];
      return sprite(
        vine ? `${id}/vine/${vine}` : `${id}/slot/${at + 1}`,
        vineBox(box, at),
        vine ? vineItems(vine, patterned) : slotItems(),
      );
    }),
    ...(lot ? [lotSprite(`${id}/lot`, lotBox(box, lot).x, lotBox(box, lot).y, lot, 'oak')] : []),
  ];
};

const freeItems = (id: string, place: PlaceId, box: Box): readonly Item[] => {
  const { price, quality } = siteOf(place);
  const [x, y] = [box.x + (box.w - SALE.w) / 2, box.y + 50];
  return [
    sprite(`${id}/sign`, { x, y, ...SALE }, saleItems()),
    coin(`${id}/price`, x + 22, y + 22, price),
    text(`${id}/brings`, { x: x + 66, y, w: 40, h: SALE.h }, String(quality), {
      weight: 'black',
      fill: LIME,
    }),
  ];
};

const SALE = { w: 112, h: 44 } as const;

/** Draws the sign of a free place: for its price, a buyer gets an Estate of its quality. */
const saleItems = once((): readonly Shape[] => [
  rect('board', { x: 0, y: 0, ...SALE }, { fill: '#5a3620', radius: 22 }),
  polygon('gets', path([50, 11], [67, 22], [50, 33]), { fill: '#d9b98c' }),
]);
