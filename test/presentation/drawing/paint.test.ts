import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import { portoPresenter } from '../../../src/games/porto/presenter/index.ts';
import { paint } from '../../../src/presentation/drawing/paint.ts';
import { opaque, rect, type Scene, text } from '../../../src/presentation/shapes/scene.ts';
import { samples } from '../../games/porto/samples.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const scenes = samples.map(({ view, names, marked }) => boardScene(view, names, marked));

const pixels = async (png: Buffer): Promise<(x: number, y: number) => readonly number[]> => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return (x, y) => [...context.getImageData(x, y, 1, 1).data];
};

const tiled = (ground: string): Scene => {
  const whole = { x: 0, y: 0, w: 200, h: 100 };
  return {
    width: 200,
    height: 100,
    items: [
      rect('ground', whole, { fill: '#000000' }),
      rect('tiles', { x: 50, y: 0, w: 100, h: 100 }, { fill: { pattern: 'stripes', ground, ink: ground } }),
    ],
  };
};

describe('painting', () => {
  it('gives a PNG of the scene’s size, not blank, at most 350 KB, under the name asked for', async () => {
    for (const { name, view, names, marked } of samples) {
      const picture = await portoPresenter('en').picture(view, names, marked, `porto-${name}.png`);
      expect(picture.name).toBe(`porto-${name}.png`);
      expect(picture.file.subarray(0, 8)).toEqual(SIGNATURE);
      expect([picture.file.readUInt32BE(16), picture.file.readUInt32BE(20)]).toEqual([1080, 1350]);
      expect(picture.file.length).toBeLessThanOrEqual(350 * 1024);
      expect(picture.file.length).toBeGreaterThan(50 * 1024);
    }
  });

  it('paints what the scene says where it says it', async () => {
    const at = await pixels(await paint(tiled('#ff0000')));
    expect([at(10, 50), at(100, 50), at(190, 50)]).toEqual([
      [0, 0, 0, 255],
      [255, 0, 0, 255],
      [0, 0, 0, 255],
    ]);
  });

  it('gives the same bytes for the same scene, asked all at once and in between other sizes', async () => {
    const first = await Promise.all(scenes.map(paint));
    const again = await Promise.all(scenes.flatMap(scene => [paint(scene), paint(tiled('#123456'))]));
    for (const [index, png] of first.entries()) expect(png.equals(again[index * 2] as Buffer)).toBe(true);
  });

  it('writes every figure on one line, whatever letters stand beside it', async () => {
    const lowest = async (words: string, align: 'left' | 'right') => {
      const whole = { x: 0, y: 0, w: 200, h: 100 };
      const type = { size: 38, fill: '#000000', align } as const;
      const items = [rect('ground', whole, { fill: '#ffffff' }), text('words', whole, words, type)];
      const at = await pixels(await paint({ width: 200, height: 100, items }));
      const columns = Array.from({ length: 18 }, (_, x) => (align === 'left' ? x + 2 : 197 - x));
      return Array.from({ length: 100 }, (_, y) => y).findLast(y =>
        columns.some(x => (at(x, y)[0] ?? 255) < 128),
      );
    };
    const line = await lowest('20', 'left');
    expect(await lowest('20점', 'left')).toBe(line);
    expect(await lowest('목표 20', 'right')).toBe(line);
    expect(await lowest('B 20', 'right')).toBe(line);
  });

  it('gives a picture that would be too large for a phone in coarser colours: white stays, nothing is off by more than three', async () => {
    const colour = (at: number) => `#${((at * 2_654_435_761) >>> 8).toString(16).padStart(6, '0').slice(-6)}`;
    const [across, down, side] = [360, 300, 3];
    const all = Array.from({ length: across * down }, (_, at) =>
      rect(
        `${at}`,
        { x: (at % across) * side, y: Math.floor(at / across) * side, w: side, h: side },
        { fill: at === 0 ? '#ffffff' : colour(at) },
      ),
    );
    const noisy = { width: across * side, height: down * side, items: all };
    const png = await paint(noisy);
    expect(png.length).toBeLessThanOrEqual(350 * 1024);
    const at = await pixels(png);
    expect(at(1, 1)).toEqual([255, 255, 255, 255]);
    const seen = [1, 700, 4_000, 30_000].map(index => {
      const shown = at((index % across) * side + 1, Math.floor(index / across) * side + 1);
      const meant = [1, 3, 5].map(from => Number.parseInt(colour(index).slice(from, from + 2), 16));
      return meant.map((channel, which) => (shown[which] ?? 0) - channel);
    });
    expect(Math.max(...seen.flat())).toBeLessThanOrEqual(3);
    expect(Math.min(...seen.flat())).toBeGreaterThanOrEqual(0);
    expect(seen.flat().some(off => off > 0)).toBe(true);
  });

  it('paints a sprite as it would paint what is in it', async () => {
    const whole = { x: 0, y: 0, w: 200, h: 100 };
    const items = [
      rect('ground', whole, { fill: '#204060' }),
      rect('mark', { x: 30, y: 20, w: 40, h: 30 }, { fill: '#ffcc00' }),
    ];
    const bare = await paint({ width: 200, height: 100, items });
    const kept = { width: 200, height: 100, items: [opaque('all', whole, items)] };
    expect((await paint(kept)).equals(bare)).toBe(true);
    expect((await paint(kept)).equals(bare)).toBe(true);
  });

  // The scenes have more sprites than the cache holds, so the first sprites are painted again.
  it('paints the same after what it kept has made room', async () => {
    const big = (at: number): Scene => {
      const whole = { x: 0, y: 0, w: 1000, h: 1000 };
      const fill = `#0000${(at + 16).toString(16)}`;
      return {
        width: 1000,
        height: 1000,
        items: [opaque('big', whole, [rect('ground', whole, { fill })])],
      };
    };
    const first = await paint(big(0));
    for (let at = 1; at < 12; at++) await paint(big(at));
    expect((await paint(big(0))).equals(first)).toBe(true);
  });

  it('leaves nothing of one picture in the next', async () => {
    const clean = await paint(tiled('#00ff00'));
    await paint({
      ...tiled('#00ff00'),
      items: [rect('white', { x: 0, y: 0, w: 200, h: 100 }, { fill: '#ffffff' })],
    });
    expect((await paint(tiled('#00ff00'))).equals(clean)).toBe(true);
  });

  // Incident: a pattern whose tile was garbage-collected painted nothing, so house walls were transparent.
  it('keeps its patterns while memory is reclaimed', async () => {
    const before = await paint(tiled('#0000ff'));
    for (let round = 0; round < 30; round++) createCanvas(1000, 1000).getContext('2d').fillRect(0, 0, 9, 9);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect((await paint(tiled('#0000ff'))).equals(before)).toBe(true);
  });
});
