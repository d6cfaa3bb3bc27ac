import { enlargedAt } from '../../../../presentation/shapes/scaled.ts';
import type { Item } from '../../../../presentation/shapes/scene.ts';
import { box } from '../../rules/box.ts';
import { type Event, HOUSE_IDS, type HouseId, type View } from '../../rules/types.ts';
import { sumOf } from '../../words/facts.ts';
import { type Layout, plotsOf } from '../style/layout.ts';
import { hourOf, litAt, stepOf } from '../style/light.ts';
import { plate } from '../style/parts.ts';
import { drawClosed } from './closed.ts';
import type { Ghost } from './ghost.ts';
import { houseItems, type Mark } from './house.ts';

/** Draws both streets, house by house, with marks of the last turn, and ghosts of foreseen events. */
export const streets = (
  view: View,
  marked: readonly Event[],
  layout: Layout,
  foreseen: readonly Event[] = [],
): readonly Item[] => {
  const step = stepOf(view);
  const [lit, hour] = [litAt(step), hourOf(step)];
  return [...plotsOf(layout)].flatMap(([id, plot]): readonly Item[] => {
    const { x, base, storey, by, w } = plot;
    const house = view.houses.find(inPlay => inPlay.id === id);
    if (!house)
      return [...drawClosed(id, box.houses.heights[id], plot, hour), plate(id, x + w / 2, base, false)];
    const place = { index: HOUSE_IDS.indexOf(id), lit, hour };
    const own = { x: 0, base: 0, storey: storey / by };
    const items = houseItems(house, own, place, markOf(id, marked), ghostOf(id, foreseen));
    return [...enlargedAt(items, by, x, base), plate(id, x + w / 2, base, true)];
  });
};

const ghostOf = (id: HouseId, foreseen: readonly Event[]): Ghost | undefined => {
  const built = foreseen.find(event => event.type === 'built' || event.type === 'timerBuilt');
  if (!built) return undefined;
  const { placed } = built;
  const here = placed.house === id;
  if (!here && placed.tokenTo !== id) return undefined;
  return {
    floors: here ? placed.floors : 0,
    colour: placed.colour,
    token: placed.tokenTo === id ? placed.ground : 0,
    ...(here && built.type === 'built' && { points: sumOf(built.points) }),
  };
};

/**
 * Returns the effect of the last turn on a house. In solo, a message may show two builds on one house: the seat's and the
 * Timer's. Their floors are marked together.
 */
const markOf = (id: HouseId, marked: readonly Event[]): Mark | undefined => {
  const placed = marked.flatMap(event =>
    event.type === 'built' || event.type === 'timerBuilt' ? [event.placed] : [],
  );
  const here = placed.filter(work => work.house === id);
  const token = placed.some(work => work.tokenTo === id && !here.some(own => own.completed));
  if (here.length === 0 && !token) return undefined;
  const scored = marked.flatMap(event =>
    event.type === 'built' && event.placed.house === id ? [sumOf(event.points)] : [],
  );
  return {
    ...(scored.length > 0 && { points: scored.reduce((sum, points) => sum + points, 0) }),
    floors: here.reduce((sum, work) => sum + work.floors, 0),
    level: Math.max(0, ...here.map(work => work.level)),
    token,
  };
};
