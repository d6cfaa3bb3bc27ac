import { once } from '../../../../presentation/once.ts';
import { circle, type Drawn, type Item, inset, rect, sprite } from '../../../../presentation/shapes/scene.ts';
import type { House } from '../../rules/types.ts';
import { FACADE, type Plot, ROOF, storeyBox } from '../style/layout.ts';
import { NOON } from '../style/light.ts';
import { INK, WHITE } from '../style/palette.ts';
import { coin, plaque, plate, signBox } from '../style/parts.ts';
import { groundFloor, styleOf, upperFloor } from './facade.ts';
import { type Ghost, gain, ghostGain, ghostRoof, ghostStoreys, ghostToken } from './ghost.ts';
import { tiledRoof } from './roof.ts';
import { type BuildingSite, emptyRoof, site } from './scaffold.ts';

/** Effect of the last turn on a house. */
export interface Mark {
  /** Number of floors placed, the topmost of them at `level`; 0 for none. */
  readonly floors: number;
  readonly level: number;
  /** Points that the floors brought; absent where no seat scored. */
  readonly points?: number;
  /** True where the turn put a token on the roof. */
  readonly token: boolean;
}

/** Place of a house among the fourteen houses (`index`), and the step of the light on it (`hour`; absent for noon). */
interface HousePlace {
  readonly index: number;
  readonly lit: boolean;
  readonly hour?: number;
}

export const drawHouse = (
  house: House,
  plot: Plot,
  place: HousePlace,
  mark: Mark | undefined,
): readonly Item[] => [
  ...houseItems(house, plot, place, mark),
  plate(house.id, plot.x + FACADE / 2, plot.base, true),
];

/** Draws a house, with the effect of the last turn or of a foreseen turn. */
export const houseItems = (
  house: House,
  plot: Plot,
  place: HousePlace,
  mark: Mark | undefined,
  ghost?: Ghost,
): readonly Item[] => {
  const { index: nth, lit, hour = NOON } = place;
  const style = styleOf(nth);
  const works: BuildingSite = { index: nth, hour };
  const id = `house/${house.id}`;
  const { colour } = house;
  const built = Array.from({ length: house.level }, (_, index) => index + 1);
  const reached = house.level + (ghost?.floors ?? 0);
  const eaves = plot.base - house.height * plot.storey;
  const middle = plot.x + FACADE / 2;
  const complete = house.level === house.height;
  const completed = !complete && reached === house.height;
  return [
    ...site(`${id}/empty`, plot, [reached + 1, house.height], works),
    ...(colour === null
      ? []
      : built.map(level => {
          const [name, box] = [`${id}/floor/${level}`, storeyBox(plot, level)];
          return level === 1
            ? groundFloor(name, box, colour, style, lit)
            : upperFloor(name, box, colour, style, level, lit);
        })),
    ...(colour === null || house.level === 0
      ? []
      : [plaque(`${id}/colour`, signBox(storeyBox(plot, 1)), colour)]),
    ...(ghost ? ghostStoreys(id, ghost, house.level, plot, { style, lit }) : []),
    ...(complete
      ? [tiledRoof(`${id}/roof`, plot.x, eaves, style, lit)]
      : completed
        ? ghostRoof(id, plot.x, eaves)
        : [emptyRoof(`${id}/roof/empty`, plot.x, eaves, works)]),
    ...(house.ground > 0 && reached === 0
      ? [coin(`${id}/ground`, middle, plot.base - plot.storey / 2, house.ground)]
      : []),
    ...(house.roof > 0 && !completed ? [coin(`${id}/token`, middle, eaves - ROOF / 2, house.roof)] : []),
    ...(ghost && ghost.token > 0 && !completed ? ghostToken(id, middle, eaves - ROOF / 2, ghost.token) : []),
    ...(ghost ? ghostGain(id, ghost, house.level, plot) : []),
    ...(mark ? marks(id, plot, mark, eaves) : []),
  ];
};

const marks = (id: string, plot: Plot, mark: Mark, eaves: number): readonly Item[] => {
  const floors = storeyBox(plot, mark.level - mark.floors + 1, mark.floors);
  const box = inset(floors, -EDGE);
  const ring = { x: plot.x + FACADE / 2 - RING, y: eaves - ROOF / 2 - RING, w: 2 * RING, h: 2 * RING };
  return [
    ...(mark.floors > 0 ? [sprite(`${id}/marked`, box, dottedBox(box.w, box.h))] : []),
    ...(mark.points === undefined ? [] : gain(`${id}/gain`, floors, mark.points)),
    ...(mark.token ? [sprite(`${id}/marked/token`, ring, dottedRing())] : []),
  ];
};

const EDGE = 5;
const RING = 32;

const dottedBox = once((w: number, h: number): readonly Drawn[] => {
  const box = inset({ x: 0, y: 0, w, h }, EDGE);
  return [
    rect('edge', box, { radius: 6, stroke: { colour: WHITE, width: 10 } }),
    rect('dots', box, { radius: 6, stroke: { colour: INK, width: 6, dash: [0, 11] } }),
  ];
});

const dottedRing = once((): readonly Drawn[] => [
  circle('edge', RING, RING, 28, { stroke: { colour: WHITE, width: 6 } }),
  circle('dots', RING, RING, 28, { stroke: { colour: INK, width: 5, dash: [0, 10] } }),
]);
