import { FONT_FILES } from '../presentation/drawing/fonts.ts';
import { moduleUrl } from '../workers/child-process.ts';
import { RequestProcess } from '../workers/request-process.ts';
import type { CutReply, CutRequest } from './font-cutter.ts';

/** Number of code points in one part of a font. A browser loads only the parts that a text needs. */
const BLOCK = 256;
/** Characters of a Latin text, punctuation included, as one part. */
const LATIN: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x17f],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x25b6, 0x25b6],
];
/** Blocks of Korean and Japanese characters. */
const ASIAN: readonly (readonly [from: number, to: number])[] = [
  [0x3000, 0x31ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7ff],
  [0xff00, 0xffff],
];

interface FontPart {
  readonly name: string;
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const blocks = ASIAN.flatMap(([from, to]) =>
  Array.from(
    { length: Math.ceil((to + 1 - from) / BLOCK) },
    (_, at) => [from + at * BLOCK, Math.min(to, from + (at + 1) * BLOCK - 1)] as const,
  ),
);

const PARTS: ReadonlyMap<string, FontPart> = new Map(
  FONT_FILES.flatMap(({ family, weight, file, latin }, font) => {
    const groups = latin ? [LATIN] : blocks.map(block => [block]);
    return groups.map((ranges, at) => {
      const name = `${font}-${at}.woff2`;
      return [name, { name, family, weight, file, ranges }] as const;
    });
  }),
);

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Returns the style sheet with a font face for each part. */
export const fontFaces = (): string =>
  [...PARTS.values()]
    .map(
      ({ name, family, weight, ranges }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(fonts/${name})format("woff2");unicode-range:${ranges.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join()}}`,
    )
    .join('\n');

const cut = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Returns a part of a font by its name, as WOFF2. Undefined: there is no such part. */
export function fontPart(name: string): Promise<Uint8Array<ArrayBuffer>> | undefined {
  const part = PARTS.get(name);
  if (!part) return undefined;
  const known = cut.get(name) ?? cutOut(part);
  cut.set(name, known);
  // A failed cut is tried again.
  known.catch(() => cut.delete(name));
  return known;
}

/** Process that cuts fonts. It starts with the first cut. */
let cutter: RequestProcess<CutRequest, CutReply> | undefined;
let cuts = 0;

async function cutOut({ file, ranges }: FontPart): Promise<Uint8Array<ArrayBuffer>> {
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  if (!cutter || cutter.gone)
    cutter = new RequestProcess({
      module: moduleUrl('./font-cutter', import.meta.url),
      name: 'font cutter',
      ended: () => {},
    });
  const { part, fault } = await cutter.ask({ number: ++cuts, file, text: characters.join('') });
  if (!part) throw new Error(fault);
  return part;
}
