import { createCanvas, loadImage } from 'canvas';
import { drawItem } from '../../drawing/draw-shape.ts';
import { inFewColours } from '../../drawing/few-colours.ts';
import { fitted, textWidth } from '../../drawing/fonts.ts';
import { inLines } from '../../drawing/line-breaks.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyPresenter, ComparedLine, Names } from '../../presenter/presenter.ts';
import { GOLD, WHITE } from '../../shapes/colours.ts';
import { type Box, type Drawn, READABLE, rect, text } from '../../shapes/scene.ts';
import { AHEAD, BEHIND, DESK, MARGIN, WIDTH } from '../../widgets/card-style.ts';
import { type ReviewPictureWords, reviewPictureWords } from './words.ts';

const AROUND = 90;
/** Greatest height of a window in pixels of the board. A taller change is shown from its top. */
const TALLEST = 1_000;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

export async function pixelsIn(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { alpha: false });
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  // Setting the width to 0 frees the canvas's memory immediately, without the garbage collector.
  canvas.width = 0;
  const words = new Uint32Array(data.buffer, data.byteOffset, image.width * image.height);
  return { width: image.width, height: image.height, data: words };
}

/** Returns the box around all pixels in which two pictures differ. Undefined: the pictures are equal, or have different sizes. */
export function differing(one: Pixels, other: Pixels): Box | undefined {
  if (one.width !== other.width || one.height !== other.height) return undefined;
  let [left, top, right, bottom] = [one.width, one.height, -1, -1];
  for (let y = 0; y < one.height; y++) {
    const row = y * one.width;
    for (let x = 0; x < one.width; x++) {
      if (one.data[row + x] === other.data[row + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/**
 * Enlarges a box by some space on every side, and to the size `least` if it is still smaller. Then moves the result inside the
 * picture.
 */
export function around(
  box: Box,
  least: Pick<Box, 'w' | 'h'>,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): Box {
  const w = Math.min(width, Math.max(least.w, box.w + 2 * AROUND));
  const wanted = Math.max(least.h, box.h + 2 * AROUND);
  const h = Math.min(height, TALLEST, wanted);
  const middle = (from: number, size: number, room: number, whole: number): number =>
    Math.round(Math.min(whole - room, Math.max(0, from + size / 2 - room / 2)));
  const top =
    wanted > h ? Math.max(0, Math.min(height - h, box.y - AROUND)) : middle(box.y, box.h, h, height);
  return { x: middle(box.x, box.w, w, width), y: top, w, h };
}

const HALF = (WIDTH - 3 * MARGIN) / 2;
const WHOLE = WIDTH - 2 * MARGIN;
const SIDE: Pick<Box, 'w' | 'h'> = { w: HALF, h: 620 };
const ABOVE: Pick<Box, 'w' | 'h'> = { w: 1080, h: 440 };
const LINE = 52;
const INDENT = 18;

interface BoardWindow {
  readonly png: Buffer;
  readonly line: ComparedLine;
  readonly window: Box;
}

/**
 * Draws the same board twice, each time with the pieces of one line of play as ghosts. Both windows show the changed area at
 * full size; a line without a change shows the other line's area. Undefined: neither line changes the board.
 */
export async function comparedPicture(
  presenter: Pick<AnyPresenter, 'picture' | 'preview'>,
  seen: unknown,
  names: Names,
  lines: readonly [played: ComparedLine, better: ComparedLine],
  language: Language,
): Promise<Buffer | undefined> {
  // A preview for a seat shows its hand too. The windows of both lines are narrower on the public board.
  const view = { ...(seen as object), viewer: 'table' };
  const board = (await presenter.picture(view, names, [], 'board.png')).file;
  const before = await pixelsIn(board);
  const ghosts = await Promise.all(
    lines.map(async ({ foreseen }) => (await presenter.preview?.(view, names, foreseen, 'ghosts.png'))?.file),
  );
  const changes = await Promise.all(ghosts.map(async png => png && differing(before, await pixelsIn(png))));
  const known = changes.filter(box => box !== undefined);
  if (known.length === 0) return undefined;
  const least = windowsFor(known, before);
  const shown = lines.map((line, at): BoardWindow => {
    const change = changes[at] ?? known[0];
    const png = (changes[at] && ghosts[at]) ?? board;
    return { png, line, window: around(change ?? { x: 0, y: 0, ...least }, least, before) };
  });
  return painted(shown, least.w === SIDE.w, reviewPictureWords(language));
}

function windowsFor(changes: readonly Box[], board: Pixels): Pick<Box, 'w' | 'h'> {
  const side = changes.map(box => around(box, SIDE, board));
  const narrow = side.every(({ w }) => w === SIDE.w);
  const all = narrow ? side : changes.map(box => around(box, ABOVE, board));
  return { w: narrow ? SIDE.w : Math.max(...all.map(({ w }) => w)), h: Math.max(...all.map(({ h }) => h)) };
}

async function painted(
  shown: readonly BoardWindow[],
  beside: boolean,
  words: ReviewPictureWords,
): Promise<Buffer> {
  const w = beside ? HALF : WHOLE;
  const scale = w / (shown[0]?.window.w ?? w);
  const h = Math.round((shown[0]?.window.h ?? 0) * scale);
  const actionLines = shown.map(({ line }) => inTwo(line.actionText, w - 2 * INDENT));
  const head = (1 + Math.max(...actionLines.map(({ length }) => length))) * LINE + 12;
  const block = head + h;
  const height = beside ? block + 2 * MARGIN : 2 * block + 3 * MARGIN;
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d', { alpha: false });
  drawItem(context, rect('desk', { x: 0, y: 0, w: WIDTH, h: height }, { fill: DESK }));
  for (const [at, { png, window }] of shown.entries()) {
    const x = MARGIN + (beside ? at * (w + MARGIN) : 0);
    const y = MARGIN + (beside ? 0 : at * (block + MARGIN));
    const [title, colour] = at === 0 ? [words.played, BEHIND] : [words.better, AHEAD];
    for (const item of caption(title, actionLines[at] ?? [], colour, { x, y, w, h: head }))
      drawItem(context, item);
    const from = window;
    context.drawImage(await loadImage(png), from.x, from.y, from.w, from.h, x, y + head, w, h);
    drawItem(
      context,
      rect('edge', { x: x + 3, y: y + head - 3, w: w - 6, h }, { stroke: { colour, width: 6 } }),
    );
  }
  const { data } = context.getImageData(0, 0, WIDTH, height);
  const file = await inFewColours(new Uint8Array(data.buffer), WIDTH, height);
  canvas.width = 0;
  return file;
}

const caption = (title: string, lines: readonly string[], colour: string, box: Box): readonly Drawn[] => {
  const line = { x: box.x + INDENT, w: box.w - 2 * INDENT, h: LINE };
  const type = { size: READABLE, weight: 'black', align: 'left', clip: true } as const;
  return [
    rect('caption', box, { fill: colour }),
    text('title', { ...line, y: box.y + 6 }, title, { ...type, fill: GOLD }),
    ...lines.map((words, at) =>
      text(`action/${at}`, { ...line, y: box.y + 6 + (at + 1) * LINE }, words, { ...type, fill: WHITE }),
    ),
  ];
};

const inTwo = (words: string, width: number): readonly string[] =>
  inLines(words, line => textWidth(line, READABLE, 'black') <= width, 2).map(line =>
    fitted(line, width, READABLE, 'black'),
  );
