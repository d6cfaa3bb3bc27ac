import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, loadImage } from 'canvas';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { pixelsOf } from '../../src/presentation/drawing/paint.ts';
import { type Scene, text } from '../../src/presentation/shapes/scene.ts';
import { svgOf } from '../../src/presentation/svg/svg.ts';
import { momentsOf, playedGame } from '../../tools/gallery/played.ts';
import { inBrowser, launch } from './kit.ts';

const BOARDS = 10;
const NAMES = ['Joana', 'Miguel', '김민수', 'ナナ'];
const FONTS = [
  ['Nunito', 700, 'nunito/700Bold/Nunito_700Bold.ttf'],
  ['Nunito', 900, 'nunito/900Black/Nunito_900Black.ttf'],
  ['Nanum Gothic', 700, 'nanum-gothic/700Bold/NanumGothic_700Bold.ttf'],
  ['Nanum Gothic', 900, 'nanum-gothic/800ExtraBold/NanumGothic_800ExtraBold.ttf'],
  ['M PLUS Rounded 1c', 700, 'm-plus-rounded-1c/700Bold/MPLUSRounded1c_700Bold.ttf'],
  ['M PLUS Rounded 1c', 900, 'm-plus-rounded-1c/800ExtraBold/MPLUSRounded1c_800ExtraBold.ttf'],
] as const;

const { resolve } = createRequire(import.meta.url);
const fontFaces = FONTS.map(([family, weight, file]) => {
  const data = readFileSync(resolve(`@expo-google-fonts/${file}`)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
}).join('');

/** Returns scenes of a game: the board of the table and the turn of the seat to act, at five moments. */
async function scenesOf(id: string): Promise<readonly Scene[]> {
  const scenes: Scene[] = [];
  const presenter = presenters[id]?.('en', async scene => {
    scenes.push(scene);
    return Buffer.alloc(0);
  });
  const played = playedGame(id, 2, 7);
  const moments = momentsOf(played);
  for (let at = 0; scenes.length < BOARDS; at++) {
    const index = Math.floor((moments.length / BOARDS) * 2 * at);
    const { view, marked } = moments[index] ?? { view: undefined, marked: [] };
    await presenter?.picture(view, NAMES, marked, '');
    const state = index === 0 ? played.deal : played.played[index - 1]?.state;
    const [seat = 0] = played.game.toAct(state);
    await presenter?.turnPicture?.(played.game.view(state, seat), NAMES, '');
  }
  return scenes;
}

/** Returns the mean difference of a channel, from 0 to 255, between the painted scene and its SVG in the browser. */
async function differenceOf(page: Page, scene: Scene): Promise<number> {
  const { width, height } = scene;
  await page.setViewportSize({ width, height });
  await page.locator('main').evaluate(
    (place, svg) => {
      place.innerHTML = svg;
    },
    svgOf(scene, 'a'),
  );
  const shown = await loadImage(await page.screenshot());
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(shown, 0, 0);
  const one = context.getImageData(0, 0, width, height).data;
  const other = pixelsOf(scene, width).data;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / ((one.length / 4) * 3);
}

inBrowser('SVG', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.setContent(
      `<style>${fontFaces}*{margin:0}svg{display:block;width:100vw}</style><main></main><p lang="en" style="position:absolute;opacity:0">${FONTS.map(([family, weight]) => `<span style="font:${weight} 9px '${family}'">a가あ</span>`).join('')}</p>`,
    );
    await page.evaluate('document.fonts.ready.then(() => {})');
  });
  afterAll(() => browser.close());

  test.each(Object.keys(games))('%s looks as its PNG', async id => {
    const differences: number[] = [];
    for (const scene of await scenesOf(id)) differences.push(await differenceOf(page, scene));
    expect(Math.max(...differences)).toBeLessThan(2);
  });

  test('each text names a font that the browser reads, and a font without serifs until the first one is loaded', async () => {
    const said = ['a', '가', 'あ'].map((letter, at) =>
      text(`t${at}`, { x: 0, y: at * 50, w: 90, h: 50 }, letter, { fill: '#000' }),
    );
    await page.locator('main').evaluate(
      (place, svg) => {
        place.innerHTML = svg;
      },
      svgOf({ width: 90, height: 150, items: said }, 'a'),
    );
    const families = await page.evaluate(
      "[...document.querySelectorAll('main text')].map(each => getComputedStyle(each).fontFamily)",
    );
    expect(families).toEqual(
      ['Nunito', '"Nanum Gothic"', '"M PLUS Rounded 1c"'].map(name => `${name}, sans-serif`),
    );
  });
});
