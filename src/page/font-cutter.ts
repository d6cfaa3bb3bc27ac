import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';

/** Order to cut a font to the characters of a text. */
export interface CutOrder {
  readonly id: number;
  readonly file: string;
  readonly text: string;
}

/** The cut font as WOFF2, or the reason of a failure. */
export type CutReply = { readonly id: number } & (
  | { readonly part: Uint8Array<ArrayBuffer> }
  | { readonly failed: string }
);

// A cut takes up to half a second of computing, so it has a thread of its own.
parentPort?.on('message', async ({ id, file, text }: CutOrder) => {
  const reply = (answer: CutReply): void => parentPort?.postMessage(answer);
  try {
    reply({
      id,
      part: Uint8Array.from(await subsetFont(await readFile(file), text, { targetFormat: 'woff2' })),
    });
  } catch (error) {
    reply({ id, failed: String(error) });
  }
});
