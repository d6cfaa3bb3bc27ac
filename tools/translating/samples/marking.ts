import { fileURLToPath } from 'node:url';
import { changeCatalogues } from '../../../src/presentation/catalogue/index.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { type Entry, readCatalog } from '../catalog.ts';
import { marked } from './marks.ts';

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

const top = new URL('../../../', import.meta.url);

/** Marks every sentence of a language with the number of its entry. */
export function markSentences(language: Language): void {
  const { entries } = readCatalog(fileURLToPath(top), language);
  const numbered = entries.map((entry, number) => [entry, number] as const);
  const byFile = new Map<string, (readonly [Entry, number])[]>();
  for (const each of numbered) byFile.set(each[0].file, [...(byFile.get(each[0].file) ?? []), each]);
  changeCatalogues((text, file) => withMarks(text, byFile.get(file.href.slice(top.href.length)) ?? []));
}
