import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textWidth } from '../../../src/presentation/drawing/fonts.ts';
import type { Box, Drawn, Scene, Text } from '../../../src/presentation/shapes/scene.ts';
import { bareAll, numbersIn } from './marks.ts';
import { type Sample, textsOf } from './sample.ts';
import { heldScene } from './scenes.ts';
import { painted } from './stand-ins/paint.ts';

/** Place of a catalogue's text in a picture, with the number of that text. */
export interface Spot extends Box {
  readonly number: number;
}

export interface PaintedSight {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
}

/** Samples for the translators' page (messages and pictures), and the places of the catalogue's texts in the pictures. */
export interface Sights {
  readonly samples: readonly Sample[];
  readonly pictures: Readonly<Record<number, PaintedSight>>;
  /** Index of the sample that shows a text, by the text's number. */
  readonly seenIn: Readonly<Record<number, number>>;
}

/** Returns the box of a text's visible letters, which is smaller than the text's own box. */
function inked(item: Text): Box {
  const width = Math.min(item.w, textWidth(item.text, item.size, item.weight));
  const left = { left: 0, center: (item.w - width) / 2, right: item.w - width }[item.align];
  const height = Math.min(item.h, item.size * 1.2);
  return { x: item.x + left, y: item.y + (item.h - height) / 2, w: width, h: height };
}

const spotsOf = ({ items }: Scene): readonly Spot[] => {
  const found = (item: Drawn, dx: number, dy: number): readonly Spot[] => {
    if (item.type !== 'text') return [];
    const { x, y, w, h } = inked(item);
    return numbersIn(item.text).map(number => ({ number, x: x + dx, y: y + dy, w, h }));
  };
  return items.flatMap(item =>
    item.type === 'sprite' ? item.items.flatMap(inner => found(inner, item.x, item.y)) : found(item, 0, 0),
  );
};

interface Weighed {
  readonly sample: Sample;
  readonly numbers: ReadonlySet<number>;
}

const weighed = (sample: Sample): Weighed => {
  const scene = sample.scene === undefined ? undefined : heldScene(sample.scene);
  const drawn = scene ? spotsOf(scene).map(({ number }) => number) : [];
  return { sample, numbers: new Set([...drawn, ...textsOf(sample).flatMap(numbersIn)]) };
};

/** Chooses few samples that show every text. The next sample is always the one with the most texts not yet shown. */
function fewest(samples: readonly Weighed[]): {
  readonly all: readonly Weighed[];
  readonly seenIn: Map<number, number>;
} {
  const seenIn = new Map<number, number>();
  const all: Weighed[] = [];
  let left = samples.map(each => ({ each, worth: each.numbers.size }));
  for (;;) {
    let best: (typeof left)[number] | undefined;
    for (const candidate of left) {
      if (candidate.worth <= (best?.worth ?? 0)) continue;
      candidate.worth = [...candidate.each.numbers].filter(number => !seenIn.has(number)).length;
      if (candidate.worth > (best?.worth ?? 0)) best = candidate;
    }
    if (!best) return { all, seenIn };
    for (const number of best.each.numbers) if (!seenIn.has(number)) seenIn.set(number, all.length);
    all.push(best.each);
    left = left.filter(({ worth }) => worth > 0);
  }
}

export async function chosen(
  samples: readonly Sample[],
  folder: string,
  progress: (what: string) => void,
): Promise<Sights> {
  const { all, seenIn } = fewest(samples.map(weighed));
  progress(`painting what ${all.length} samples show`);
  const pictures: Record<number, PaintedSight> = {};
  for (const { sample } of all) {
    const scene = sample.scene === undefined ? undefined : heldScene(sample.scene);
    if (!scene || sample.scene === undefined) continue;
    const file = `picture-${sample.scene}.png`;
    writeFileSync(join(folder, file), await painted({ ...bareAll(scene), fewColours: true }));
    const { width, height } = scene;
    pictures[sample.scene] = { file, width, height, spots: spotsOf(scene) };
  }
  return { samples: all.map(({ sample }) => sample), pictures, seenIn: Object.fromEntries(seenIn) };
}
