import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Catalog, Entry } from '../catalog.ts';
import { marked } from './marks.ts';

/** What the bot is made of, as far as a sample needs it. */
const PARTS = ['src', 'commands', 'data', 'bench', 'test'];
const FILES = ['package.json', 'tsconfig.json'];

/**
 * Modules that look at letters or measure them: in the copy each is called `<name>.plain.ts`, and in its place stands one that
 * looks past the marks.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'src/stage/fonts.ts': `import { bare } from '../../bench/words/samples/marks.ts';
import * as plain from './fonts.plain.ts';
export * from './fonts.plain.ts';
const kept = (words: string, as: string): string => (as === bare(words) ? words : (words.match(/^[\\u{f0000}-\\u{ffffd}]+/u)?.[0] ?? '') + as);
export const textWidth: typeof plain.textWidth = (words, size, weight) => plain.textWidth(bare(words), size, weight);
export const fitted: typeof plain.fitted = (words, width, size, weight) => kept(words, plain.fitted(bare(words), width, size, weight));
export const writable: typeof plain.writable = words => kept(words, plain.writable(bare(words)));
`,
  'src/stage/korean.ts': `import { bare } from '../../bench/words/samples/marks.ts';
import * as plain from './korean.plain.ts';
export * from './korean.plain.ts';
export const withParticle: typeof plain.withParticle = (word, particle) => word + plain.withParticle(bare(word), particle).slice(bare(word).length);
`,
  'src/stage/grammar.ts': `import * as plain from './grammar.plain.ts';
export * from './grammar.plain.ts';
export const capital: typeof plain.capital = text => {
  const [marks = ''] = /^[\\u{f0000}-\\u{ffffd}\\u{100000}]*/u.exec(text) ?? [];
  return marks + plain.capital(text.slice(marks.length));
};
`,
  'src/stage/paint.ts': `import { held } from '../../bench/words/samples/scenes.ts';
import type { paint as plain } from './paint.plain.ts';
export * from './paint.plain.ts';
export const paint: typeof plain = async scene => held(scene);
`,
};

/** A source whose texts carry the numbers of their entries. */
function withMarks(source: string, entries: readonly (readonly [entry: Entry, number: number])[]): string {
  const ends = entries.flatMap(([{ letters }, number]) => {
    const [before = '', after = ''] = marked('\n', number).split('\n');
    return [
      { at: letters.from, put: before },
      { at: letters.to, put: after },
    ];
  });
  let [written, at] = ['', 0];
  for (const end of ends.toSorted((one, other) => one.at - other.at)) {
    written += source.slice(at, end.at) + end.put;
    at = end.at;
  }
  return written + source.slice(at);
}

/** A copy of the project in which every text of a language tells which it is, by the number of its entry. The caller deletes it. */
export function markedCopy(top: string, { entries }: Catalog): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const part of PARTS)
    if (existsSync(join(top, part))) cpSync(join(top, part), join(folder, part), { recursive: true });
  for (const file of FILES) cpSync(join(top, file), join(folder, file));
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [path, stand] of Object.entries(STAND_INS)) {
    const place = join(folder, path);
    renameSync(place, join(dirname(place), `${basename(place, '.ts')}.plain.ts`));
    writeFileSync(place, stand);
  }
  const numbered = entries.map((entry, number) => [entry, number] as const);
  for (const path of new Set(entries.map(({ file }) => file))) {
    const own = numbered.filter(([{ file }]) => file === path);
    writeFileSync(join(folder, path), withMarks(readFileSync(join(top, path), 'utf8'), own));
  }
  return folder;
}
