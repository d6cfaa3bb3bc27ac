import { box } from '../../../games/porto/box.ts';
import { type Event, HOUSE_IDS, type HouseId, type View } from '../../../games/porto/types.ts';
import type { Box, Item } from '../../scene.ts';
import { drawClosed, drawHouse, type Mark, type Plot } from './house.ts';
import { FACADE, HOUSES_A_STREET, type Layout, PAVEMENT, PITCH } from './layout.ts';

/** Both streets, house by house, the last turn's work marked. */
export const streets = (view: View, marked: readonly Event[], layout: Layout): readonly Item[] =>
  HOUSE_IDS.flatMap((id, index) => {
    const street = layout.streets[index < HOUSES_A_STREET ? 0 : 1];
    const plot = plotOf(street, index % HOUSES_A_STREET, layout.storey);
    const house = view.houses.find(inPlay => inPlay.id === id);
    return house ? drawHouse(house, plot, markOf(id, marked)) : drawClosed(id, box.houses.heights[id], plot);
  });

const plotOf = (street: Box, index: number, storey: number): Plot => ({
  x: Math.round(street.x + index * PITCH + (PITCH - FACADE) / 2),
  base: street.y + street.h - PAVEMENT,
  storey,
});

/** Builds of one message may touch a house twice (the seat's own and the Timer's): their floors are marked together. */
const markOf = (id: HouseId, marked: readonly Event[]): Mark | undefined => {
  const placed = marked.flatMap(event =>
    event.type === 'built' || event.type === 'timerBuilt' ? [event.placed] : [],
  );
  const here = placed.filter(work => work.house === id);
  const token = placed.some(work => work.tokenTo === id && !here.some(own => own.completed));
  if (here.length === 0 && !token) return undefined;
  return {
    floors: here.reduce((sum, work) => sum + work.floors, 0),
    level: Math.max(0, ...here.map(work => work.level)),
    token,
  };
};
