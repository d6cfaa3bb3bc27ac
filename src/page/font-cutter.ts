import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { answerParent } from '../workers/child-process.ts';

export interface CutRequest {
  readonly number: number;
  readonly file: string;
  readonly text: string;
}

export interface CutReply {
  readonly number: number;
  /** The cut font as WOFF2. */
  readonly part?: Uint8Array<ArrayBuffer>;
  /** Error message if the cut failed. */
  readonly fault?: string;
}

// A cut takes up to half a second of computing, so it has a process of its own.
answerParent<CutRequest, CutReply>(async ({ number, file, text }) => {
  try {
    const part = await subsetFont(await readFile(file), text, { targetFormat: 'woff2' });
    return { number, part: Uint8Array.from(part) };
  } catch (error) {
    return { number, fault: String(error) };
  }
});
