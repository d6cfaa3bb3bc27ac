import type { Fill, Item, Scene, Text } from '../../src/presentation/shapes/scene.ts';
import { SIGHTS, type Triple } from '../../tools/gallery/colour-vision.ts';
import { bounds, flat } from './scenes.ts';

const linear = (colour: string): Triple => {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};
const dot = (row: Triple, [r, g, b]: Triple) => row[0] * r + row[1] * g + row[2] * b;

const seen = (colour: string, [r, g, b]: readonly [Triple, Triple, Triple]): Triple => {
  const light = linear(colour);
  const part = (row: Triple) => Math.min(1, Math.max(0, dot(row, light)));
  return [part(r), part(g), part(b)];
};

const lab = (light: Triple): Triple => {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], light) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], light));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], light) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** Returns the colour difference CIEDE2000, after Sharma, Wu and Dalal (2005). */
export const difference = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number => {
  const rooted = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 1.5 - rooted((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2;
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * g) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const grey = c1 * c2 === 0;
  const far = Math.abs(h2 - h1) > 180;
  const dh = grey ? 0 : far ? h2 - h1 - 360 * Math.sign(h2 - h1) : h2 - h1;
  const dH = 2 * Math.sqrt(c1 * c2) * sin(dh / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : far ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const turn = -2 * rooted(c) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  const [dl, dc] = [(l2 - l1) / sl, (c2 - c1) / sc];
  return Math.sqrt(dl ** 2 + dc ** 2 + (dH / sh) ** 2 + turn * dc * (dH / sh));
};

const luminance = (colour: string) => dot([0.2126, 0.7152, 0.0722], linear(colour));
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const shades = (fill: Fill): readonly string[] => {
  if (typeof fill === 'string') return [fill];
  return 'gradient' in fill ? fill.gradient : [fill.ground, fill.ink];
};

/** Returns the colours right behind a text's middle. Empty: no rectangle or circle is there. */
const behind = (items: readonly Item[], item: Text): readonly string[] => {
  const [x, y] = [item.x + item.w / 2, item.y + item.h / 2];
  const under = items.slice(0, items.indexOf(item)).findLast(other => {
    if (other.type !== 'rect' && other.type !== 'circle') return false;
    if (other.fill === undefined) return false;
    const box = bounds(other);
    return box.x <= x && x <= box.x + box.w && box.y <= y && y <= box.y + box.h;
  });
  return under && 'fill' in under && under.fill !== undefined ? shades(under.fill) : [];
};

export const faint = ({ items }: Scene): readonly string[] => {
  const all = flat(items);
  return all.flatMap(item => {
    if (item.type !== 'text') return [];
    const grounds = item.edge === undefined ? behind(all, item) : [item.edge];
    const least = Math.min(...grounds.map(ground => contrast(ground, item.fill)));
    return grounds.length > 0 && least >= 4.5 ? [] : [`${item.id} ${least}`];
  });
};

export const apart = (colours: readonly string[]): readonly number[] =>
  Object.values(SIGHTS).map(sight => {
    const shown = colours.map(colour => lab(seen(colour, sight)));
    return Math.min(
      ...shown.flatMap((one, index) => shown.slice(index + 1).map(other => difference(one, other))),
    );
  });
