import { once } from '../../../../presentation/once.ts';
import { type Item, path, polygon, rect, type Shape, sprite } from '../../../../presentation/shapes/scene.ts';
import type { View } from '../../rules/types.ts';
import { type Places, WIDTH } from '../style/layout.ts';
import { HAZARD, SOOT } from '../style/palette.ts';

const TAPE = 30;

/** Draws red light behind the containers while a black card threatens the active seat or has ended its Hire. */
export const alarm = (view: View, { yard, quay }: Places): readonly Item[] => {
  if (!isAlarmed(view)) return [];
  const top = yard.y + 78;
  return [sprite('alarm', { x: 0, y: top, w: WIDTH, h: quay.y - top }, beams(WIDTH, quay.y - top))];
};

const isAlarmed = ({ phase, turn, stopped }: View): boolean =>
  !stopped && (phase.type === 'bust' || (phase.type === 'utilise' && turn.bust));

/** Draws a tape across the containers, once the active seat has lost the pool to a black card. */
export const tape = (view: View, { quay }: Places): readonly Item[] =>
  isAlarmed(view) && view.turn.bust
    ? [sprite('tape', { x: 0, y: quay.y - 50, w: WIDTH, h: TAPE + 24 }, tapeItems(WIDTH))]
    : [];

const beams = once((w: number, h: number): readonly Shape[] => [
  rect('glow', { x: 0, y: 0, w, h }, { fill: { gradient: ['#c0201800', '#c0201858'] } }),
  ...[96, 330, 560, 780].flatMap((x, at) => [
    polygon(`beam/${at}`, path([x - 6, 6], [x - 120, h], [x + 120, h], [x + 6, 6]), {
      fill: { gradient: ['#ff403090', '#ff403014'] },
    }),
    rect(`lamp/${at}`, { x: x - 9, y: 0, w: 18, h: 9 }, { fill: '#ff5a45', radius: 4 }),
  ]),
]);

const tapeItems = once((w: number): readonly Shape[] => {
  const y = (x: number): number => 4 + 14 * Math.abs(Math.sin((x / w) * Math.PI * 2.5));
  const step = 30;
  const count = Math.ceil(w / step) + 1;
  return [
    polygon(
      'tape',
      [
        ...Array.from({ length: count }, (_, at) => [at * step, y(at * step)] as const),
        ...Array.from({ length: count }, (_, at) => {
          const x = (count - 1 - at) * step;
          return [x, y(x) + TAPE] as const;
        }),
      ],
      { fill: HAZARD, stroke: { colour: SOOT, width: 3 } },
    ),
    ...Array.from({ length: Math.ceil(count / 2) }, (_, at) => {
      const x = at * step * 2;
      return polygon(
        `stripe/${at}`,
        [
          [x + 22, y(x + 22) + 1],
          [x + 46, y(x + 46) + 1],
          [x + 26, y(x + 26) + TAPE - 1],
          [x + 2, y(x + 2) + TAPE - 1],
        ],
        { fill: SOOT },
      );
    }),
  ];
});
