/** A process of its own: it paints and encodes one time-lapse, and is killed when that is there. */
import type { Language } from '../languages.ts';
import type { Moment, Names } from '../presenter.ts';
import { presenters } from '../registry.ts';
import { encode } from './encode.ts';

/** What is sent to the process, as JSON. */
export interface Order {
  readonly game: string;
  readonly language: Language;
  readonly names: Names;
  readonly moments: readonly Moment<unknown, unknown>[];
  /** Bytes. */
  readonly most: number;
}

/** What it says: how far it has come, then the file. */
export type Saying =
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'made'; readonly base64: string }
  | { readonly type: 'failed'; readonly why: string };

const say = (saying: Saying): void => {
  process.send?.(saying);
};

// Nobody is left to wait for it.
process.once('disconnect', () => process.exit());

process.once('message', (order: Order) => {
  try {
    const scenes = presenters[order.game]?.(order.language).timelapse?.(order.moments, order.names) ?? [];
    const gif = encode(scenes, order.most, part => say({ type: 'progress', part }));
    say({ type: 'made', base64: Buffer.from(gif).toString('base64') });
  } catch (error) {
    say({ type: 'failed', why: String(error) });
  }
});
