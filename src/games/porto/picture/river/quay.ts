import { noise } from '../../../../presentation/shapes/noise.ts';
import { type Box, circle, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import { PAVEMENT, PITCH } from '../style/layout.ts';
import { type Light, under } from '../style/light.ts';
import { BLOSSOM, GRANITE, LEAF, LEAF_SHADE } from '../style/palette.ts';

/** Draws the pavement below houses: a kerb over a wall of granite. */
export const pavement = (id: string, light: Light, box: Box): readonly Shape[] => {
  const stone = under(light, '#b59f7d');
  return [
    rect(`${id}/wall`, box, { fill: { pattern: 'stones', ground: stone, ink: under(light, '#a48d69') } }),
    rect(`${id}/kerb`, { ...box, h: 6 }, { fill: under(light, GRANITE) }),
    rect(`${id}/kerb/shade`, { ...box, y: box.y + 6, h: 4 }, { fill: '#00000030' }),
    rect(`${id}/foot`, { ...box, y: box.y + box.h - 4, h: 4 }, { fill: '#00000038' }),
  ];
};

/** Draws the wall between the two streets: arches, and hanging plants. */
export const terrace = (light: Light, box: Box): readonly Shape[] => {
  const ground = under(light, '#d5c29b');
  const ink = under(light, '#cab58b');
  const hollow = under(light, '#b9a175');
  const bottom = box.y + box.h;
  return [
    rect('terrace', box, { fill: ground }),
    ...stones(box, ink),
    rect('terrace/shade', { ...box, h: 14 }, { fill: '#00000018' }),
    ...Array.from({ length: 7 }, (_, at) => {
      const x = box.x + 24 + (at + 0.5) * PITCH;
      const [w, top] = [92, box.y + 96];
      return [
        circle(`arch/${at}/crown`, x, top, w / 2, { fill: hollow }),
        rect(`arch/${at}`, { x: x - w / 2, y: top, w, h: bottom - top }, { fill: hollow }),
      ];
    }).flat(),
    ...ivy(light, box),
  ];
};

const stones = (box: Box, fill: string): readonly Shape[] =>
  Array.from({ length: 16 }, (_, at) => {
    const row = Math.floor(noise(at, 41) * (box.h / 14));
    const x = Math.round((noise(at, 42) * (box.w - 40)) / 20) * 20 + (row % 2) * 10;
    return rect(
      `stone/${at}`,
      { x: box.x + x, y: box.y + row * 14, w: at % 3 === 0 ? 38 : 18, h: 12 },
      { fill },
    );
  });

const ivy = (light: Light, box: Box): readonly Shape[] =>
  [40, 470, 866].flatMap((x, at) => [
    ...Array.from({ length: 7 }, (_, leaf) => {
      const hang = Math.sin((Math.PI * (leaf + 0.5)) / 7) * (14 + 9 * noise(at, leaf));
      return circle(`ivy/${at}/${leaf}`, box.x + x + leaf * 18, box.y + hang, 11 + 3 * noise(leaf, at), {
        fill: under(light, (leaf + at) % 2 === 0 ? LEAF : LEAF_SHADE),
      });
    }),
    ...[0, 1, 2].map(bud =>
      circle(
        `ivy/${at}/bud/${bud}`,
        box.x + x + 14 + bud * 37 + 9 * noise(bud, at),
        box.y + 10 + 14 * noise(at, bud + 3),
        5,
        {
          fill: under(light, BLOSSOM),
        },
      ),
    ),
  ]);

export const pavementBox = (street: Box, width: number): Box => ({
  x: 0,
  y: street.y + street.h - PAVEMENT,
  w: width,
  h: PAVEMENT,
});
