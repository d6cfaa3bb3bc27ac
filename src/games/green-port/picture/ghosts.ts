import { once } from '../../../presentation/once.ts';
import { type Item, rect, type Shape, sprite } from '../../../presentation/shapes/scene.ts';
import { COLOURS, type Event, type View } from '../rules/types.ts';
import { foreseenSeal, objectiveBox } from './papers/objectives.ts';
import { poolGhosts } from './papers/pool.ts';
import { changeOf } from './style/change.ts';
import type { Places } from './style/layout.ts';
import { INK, WHITE } from './style/palette.ts';

const DASH = [14, 11];

const ringItems = once((w: number, h: number): readonly Shape[] => {
  const box = { x: 4, y: 4, w: w - 8, h: h - 8 };
  return [
    rect('ground', box, { radius: 12, stroke: { colour: WHITE, width: 8 } }),
    rect('dashes', box, { radius: 12, stroke: { colour: INK, width: 6, dash: DASH } }),
  ];
});

const ring = (id: string, box: { x: number; y: number; w: number; h: number }): Item =>
  sprite(
    `${id}/ghost`,
    { x: box.x - 4, y: box.y - 4, w: box.w + 8, h: box.h + 8 },
    ringItems(Math.ceil(box.w) + 8, box.h + 8),
  );

/** True where the foreseen events would change the cubes, the points or the tile of any seat. */
export const isSeen = (view: View, foreseen: readonly Event[]): boolean =>
  view.players.some((_, seat) => changeOf(foreseen, seat) !== undefined);

/** Draws foreseen events over the board: cards that would leave the pool, Objectives to complete, Headquarters to buy. */
export const ghosts = (view: View, foreseen: readonly Event[], places: Places): readonly Item[] => [
  ...poolGhosts(view, foreseen, places),
  ...foreseen.flatMap((event): readonly Item[] => {
    if (event.type === 'completed') {
      const id = `objective/${event.objective}`;
      return [ring(id, objectiveBox(places, view.objectives.length, event.objective - 1))];
    }
    if (event.type !== 'bought') return [];
    const id = `headquarters/${event.colour}`;
    const box = places.houses[COLOURS.indexOf(event.colour)];
    if (!box) return [];
    return [
      ring(id, box),
      sprite(`${id}/ghost/seal`, { x: box.x + 18, y: box.y + 8, w: 48, h: 48 }, foreseenSeal()),
    ];
  }),
];
