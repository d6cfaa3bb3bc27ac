import { existsSync, readFileSync } from 'node:fs';

/** What is made of a catalogue that was read. */
type Change = (text: string, file: URL) => string;

let change: Change = text => text;

/** For a tool that marks sentences: catalogues that are read from now on are read so. */
export function changeCatalogues(how: Change): void {
  change = how;
}

/** Empty where a language has none there. */
export const read = (file: URL): string => (existsSync(file) ? change(readFileSync(file, 'utf8'), file) : '');
