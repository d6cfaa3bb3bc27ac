import { existsSync, readFileSync } from 'node:fs';

type Change = (text: string, file: URL) => string;

let change: Change = text => text;

/** Sets a function that changes the text of every catalogue file read from now on, for a tool that marks sentences. */
export function changeCatalogues(how: Change): void {
  change = how;
}

/** Returns the text of a catalogue file. Empty: the language has no such file. */
export const read = (file: URL): string => (existsSync(file) ? change(readFileSync(file, 'utf8'), file) : '');
