import { existsSync, readFileSync } from 'node:fs';

/** A change to the text of a catalogue that was read. */
type Change = (text: string, file: URL) => string;

let change: Change = text => text;

/** Sets a change for all catalogues that are read from now on: for a tool that marks sentences. */
export function changeCatalogues(how: Change): void {
  change = how;
}

/** Reads a catalogue; empty where the language has no such file. */
export const read = (file: URL): string => (existsSync(file) ? change(readFileSync(file, 'utf8'), file) : '');
