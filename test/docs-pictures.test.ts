import { readdirSync, readFileSync } from 'node:fs';
import { createCanvas, loadImage } from 'canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsPictures } from '../tools/gallery/docs/painted.ts';
import { type House, openHouse, screens } from '../tools/gallery/docs/screens.ts';

const REMAKE = 'stale: npm run gallery -- --docs makes it anew';
const FOLDER = new URL('../docs/pictures/', import.meta.url);
const TOP = new URL('../', import.meta.url);

const painted = docsPictures();
const madeFrom: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('made-from.json', FOLDER), 'utf8'),
);

/**
 * Largest allowed difference of a colour channel, out of 255. Another machine draws edges of letters differently, but no whole
 * patch.
 */
const SEEN = 48;
/** Largest allowed number of channels above that difference. A wrong colour on eighteen pixels exceeds this number. */
const UNSEEN = 12;
const PATCH = 2;

/** Averages colours over patches of 2 × 2 pixels, since machines draw edges of letters differently. */
async function patchesOf(
  png: Buffer,
): Promise<{ readonly size: string; readonly patches: Uint8ClampedArray }> {
  const image = await loadImage(png);
  const [width, height] = [Math.ceil(image.width / PATCH), Math.ceil(image.height / PATCH)];
  const context = createCanvas(width, height).getContext('2d', { alpha: false });
  context.drawImage(image, 0, 0, width, height);
  return {
    size: `${image.width} × ${image.height}`,
    patches: context.getImageData(0, 0, width, height).data,
  };
}

async function differ(one: Buffer, other: Buffer): Promise<boolean> {
  const [before, now] = await Promise.all([patchesOf(one), patchesOf(other)]);
  if (before.size !== now.size) return true;
  const differing = now.patches.filter((value, at) => Math.abs(value - (before.patches[at] ?? 0)) > SEEN);
  return differing.length > UNSEEN;
}

test.each(painted.map(exhibit => [exhibit.name, exhibit] as const))(
  'docs/pictures/%s.png is what is painted today',
  async (name, { paint }) => {
    const stands = readFileSync(new URL(`${name}.png`, FOLDER));
    expect(await differ(stands, (await paint()) as Buffer), `${name}.png is ${REMAKE}`).toBe(false);
  },
);

test('a picture of another position differs', async () => {
  const [one, other] = painted.filter(({ name }) => ['lobby', 'players'].includes(name));
  expect(await differ((await one?.paint()) as Buffer, (await other?.paint()) as Buffer)).toBe(true);
});

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('the screenshots show what the playground says and offers today', async () => {
  expect(madeFrom, `a screenshot is ${REMAKE}`).toEqual(await screens(house));
});

test('every picture of README.md and docs is made by the command, and each is used', () => {
  const docs = readdirSync(new URL('docs/', TOP)).filter(name => name.endsWith('.md'));
  const pages = ['README.md', ...docs.map(name => `docs/${name}`)];
  const used = pages.flatMap(page => [
    ...readFileSync(new URL(page, TOP), 'utf8').matchAll(/pictures\/([\w-]+)\.png/g),
  ]);
  const names = [...new Set(used.map(([, name]) => name))].sort();
  const made = [...painted.map(({ name }) => name), ...Object.keys(madeFrom)];
  expect(names).toEqual(made.toSorted());
  const there = readdirSync(FOLDER).filter(name => name.endsWith('.png'));
  expect(there.sort()).toEqual(names.map(name => `${name}.png`).sort());
});
