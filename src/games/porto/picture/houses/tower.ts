import { arc } from '../../../../presentation/shapes/curves.ts';
import {
  circle,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import { LAMPLIGHT, mix } from '../style/palette.ts';

const TALL = 400;

/** Draws the Clérigos tower on a ground line. At scale 1 it is 400 high and 84 wide. */
export const clerigos = (
  x: number,
  ground: number,
  scale: number,
  stone: string,
  lit: boolean,
): readonly Shape[] => {
  const dark = mix(stone, '#3b3350', 0.34);
  const pale = mix(stone, '#fff6e0', 0.4);
  const eye = lit ? LAMPLIGHT : mix(stone, '#2a2440', 0.6);
  const at = (dx: number, up: number): Point => [x + dx * scale, ground - up * scale];
  const block = (id: string, half: number, from: number, to: number, fill = stone) =>
    polygon(`tower/${id}`, [at(-half, from), at(-half, to), at(half, to), at(half, from)], { fill });
  const stage = (id: string, half: number, from: number, to: number): readonly Shape[] => [
    block(id, half, from, to),
    polygon(`tower/${id}/shade`, [at(half * 0.45, from), at(half * 0.45, to), at(half, to), at(half, from)], {
      fill: dark,
    }),
    polygon(`tower/${id}/gleam`, [at(-half, from), at(-half, to), at(-half + 5, to), at(-half + 5, from)], {
      fill: pale,
    }),
  ];
  const cornice = (id: string, half: number, up: number) => block(id, half, up, up + 6, pale);
  const opening = (id: string, half: number, from: number, to: number): readonly Shape[] => [
    block(id, half, from, to, eye),
    circle(`tower/${id}/arch`, x, ground - to * scale, half * scale, { fill: eye }),
  ];
  const urns = (id: string, half: number, up: number): readonly Shape[] =>
    [-half, half].flatMap((dx, index) => [
      polygon(`tower/${id}/${index}`, [at(dx - 3, up), at(dx, up + 15), at(dx + 3, up)], { fill: stone }),
      circle(`tower/${id}/${index}/ball`, x + dx * scale, ground - (up + 8) * scale, 3.2 * scale, {
        fill: pale,
      }),
    ]);
  const dome = arc([x, ground - 322 * scale], [17 * scale, 26 * scale], 2, 4);
  return [
    ...stage('foot', 40, 0, 96),
    ...opening('door', 10, 20, 56),
    cornice('foot/cornice', 44, 96),
    ...stage('shaft', 36, 102, 182),
    ...opening('window', 8, 118, 148),
    cornice('shaft/cornice', 41, 182),
    ...stage('clock stage', 32, 188, 236),
    circle('tower/clock', x, ground - 212 * scale, 15 * scale, {
      fill: '#fffaf0',
      stroke: { colour: dark, width: 2.5 * scale },
    }),
    polyline('tower/clock/hands', [at(0, 222), at(0, 212), at(7, 208)], {
      colour: '#2b2233',
      width: 2 * scale,
    }),
    cornice('clock/cornice', 38, 236),
    ...urns('urn/low', 34, 242),
    ...stage('belfry', 26, 242, 292),
    ...opening('bell', 10, 248, 272),
    cornice('belfry/cornice', 32, 292),
    ...urns('urn/high', 27, 298),
    ...stage('drum', 17, 298, 322),
    ...opening('drum/eye', 5, 302, 312),
    polygon('tower/dome', dome, { fill: stone }),
    polygon(
      'tower/dome/shade',
      [...arc([x, ground - 322 * scale], [17 * scale, 26 * scale], 3.2, 4), at(6, 322)],
      { fill: dark },
    ),
    block('lantern', 6, 344, 362),
    polygon('tower/spire', [at(-8, 362), at(0, 384), at(8, 362)], { fill: dark }),
    circle('tower/ball', x, ground - 386 * scale, 3.4 * scale, { fill: pale }),
    polyline('tower/cross', [at(0, TALL), at(0, 386)], { colour: dark, width: 2.4 * scale }),
    polyline('tower/cross/arm', [at(-4, 395), at(4, 395)], { colour: dark, width: 2.4 * scale }),
    rect(
      'tower/step',
      { x: x - 48 * scale, y: ground - 5 * scale, w: 96 * scale, h: 5 * scale },
      { fill: pale },
    ),
  ];
};
