import { pbkdf2 } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Canvas, createCanvas, loadImage } from 'canvas';
import { expect, onTestFinished, test } from 'vitest';
import { paint, pixelsOf } from '../../../src/presentation/drawing/paint.ts';
import { rect, type Scene, text } from '../../../src/presentation/shapes/scene.ts';

const [width, height] = [600, 400];
const PAPERS = ['#fdf6e7', '#c9d3bd', '#123f3d', '#ffd25e', '#2b62b4', '#c03a38'];

const scene: Scene = {
  width,
  height,
  items: [
    rect('sky', { x: 0, y: 0, w: width, h: 200 }, { fill: { gradient: ['#12505c', '#93b674', '#f7bd66'] } }),
    ...PAPERS.flatMap((fill, at) => {
      const box = { x: at * 100, y: 200, w: 100, h: 200 };
      return [
        rect(`paper/${at}`, box, { fill }),
        text(`words/${at}`, box, 'Wg', { size: 50, fill: at < 2 ? '#2b2233' : '#ffffff' }),
      ];
    }),
  ],
};

const pixels = async (png: Buffer): Promise<Uint8Array> => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return new Uint8Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
};

test('a picture in few colours looks like the one in all of them, in a smaller file', async () => {
  const [whole, few] = [await paint(scene), await paint({ ...scene, fewColours: true })];
  // Byte 25 of a PNG is the colour type: 2 is full colour, 3 is a palette.
  expect([whole[25], few[25]]).toEqual([2, 3]);
  expect([few.readUInt32BE(16), few.readUInt32BE(20)]).toEqual([width, height]);
  expect(few.length).toBeLessThan(whole.length / 2);
  const [wanted, shown] = [pixelsOf(scene, width).data, await pixels(few)];
  const off = Array.from(wanted, (value, at) => Math.abs(value - (shown[at] ?? 0)));
  expect(off.filter(each => each > 16).length / off.length).toBeLessThan(0.01);
  const sky = off.slice(0, 4 * 200 * width);
  expect(sky.filter(each => each > 4)).toEqual([]);
  PAPERS.forEach((_, paper) => {
    const at = 4 * (210 * width + paper * 100 + 10);
    expect(shown.slice(at, at + 4)).toEqual(wanted.slice(at, at + 4));
  });
});

test('it is the same again, also while another picture is painted', async () => {
  const first = await paint({ ...scene, fewColours: true });
  const [again] = await Promise.all([paint({ ...scene, fewColours: true }), paint(scene)]);
  expect(again?.equals(first)).toBe(true);
});

/** All four encoding threads become busy, so that a picture has to wait for one. */
const busy = (): Promise<unknown> =>
  Promise.all(
    Array.from(
      { length: 8 },
      () => new Promise(done => pbkdf2('a', 'b', 200_000, 64, 'sha512', () => done(undefined))),
    ),
  );

/** Watches the palettes that node-canvas gets from now on. The returned function tells which of them are still in memory. */
function palettes(): () => readonly boolean[] {
  const handed: WeakRef<object>[] = [];
  // A spy of vitest would keep its arguments in memory, so this function replaces `toBuffer` by hand.
  const encoder = Canvas.prototype as { toBuffer: (...given: unknown[]) => unknown };
  const { toBuffer } = encoder;
  encoder.toBuffer = function (...given) {
    const { palette } = given.find((each): each is { palette: object } => typeof each === 'object') ?? {};
    if (palette) handed.push(new WeakRef(palette));
    return toBuffer.apply(this, given);
  };
  onTestFinished(() => {
    encoder.toBuffer = toBuffer;
  });
  return () => handed.map(each => each.deref() !== undefined);
}

// Incident: garbage collection freed the palette of a waiting picture, which then got wrong colours.
test('a collection of garbage while it waits to be encoded leaves it its palette', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const few: Scene = { ...scene, fewColours: true };
  const first = await paint(few);
  const there = palettes();
  const others = busy();
  let waits = true;
  const again = paint(few).finally(() => {
    waits = false;
  });
  await new Promise(resolve => setTimeout(resolve, 0));
  collect();
  expect([waits, there()]).toEqual([true, [true]]);
  expect((await again).equals(first)).toBe(true);
  await others;
  // After the encoding nothing may hold the palette. Otherwise the process would keep one palette for each picture.
  await new Promise(resolve => setTimeout(resolve, 0));
  collect();
  expect(there()).toEqual([false]);
});
