import { existsSync, readFileSync } from 'node:fs';

/** A change to the text of a catalogue file that was read. */
type Change = (text: string, file: URL) => string;

let change: Change = text => text;

/** Sets a change for all catalogue files that are read from now on. A tool that marks sentences uses it. */
export function changeCatalogues(how: Change): void {
  change = how;
}

/** Reads a catalogue file; empty where the language has no such file. */
export const read = (file: URL): string => (existsSync(file) ? change(readFileSync(file, 'utf8'), file) : '');
