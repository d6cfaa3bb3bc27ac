import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser';
import type { z } from 'zod';
import { NoText, readTextFile } from './text-file.ts';

/** An error in a file under data/. Its message is one line, which names the file and the wrong lines. */
export class BadData extends Error {
  override readonly name = 'BadData';
}

/** Reads a text file under data/. Throws BadData. */
export function textIn(file: string | URL, name: string): string {
  try {
    return readTextFile(file, name);
  } catch (error) {
    if (!(error instanceof NoText)) throw error;
    throw new BadData(error.message);
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Returns the line number of the entry at a path in JSON text; for a missing entry, that of the nearest entry around it. */
function lineOf(text: string, path: readonly PropertyKey[]): number {
  const root = parseTree(text);
  const parts = path.map(part => (typeof part === 'number' ? part : String(part)));
  for (let length = parts.length; root && length > 0; length--) {
    const node = findNodeAtLocation(root, parts.slice(0, length));
    if (node) return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return 1;
}

/** Parses a JSON file under data/. Throws BadData. */
function parseData(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const faults: ParseError[] = [];
    parseTree(text, faults, { disallowComments: true });
    const line = lineAt(text, faults[0]?.offset ?? text.length);
    throw new BadData(`${file}, line ${line}: no JSON from here on`);
  }
}

/** Parses a JSON file under data/ and checks its shape. Throws BadData with the lines and entries at fault. */
export function checkedData<T>(file: string, text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseData(file, text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `line ${lineOf(text, path)}: ${path.join('.')}: ${message}`,
  );
  throw new BadData(`${file}, ${faults.join('; ')}`);
}
