import type { Language } from '../language/languages.ts';
import type { Moment, Names } from '../presenter.ts';

/** What is sent to the process, as JSON. */
export interface TimelapseRequest {
  readonly game: string;
  readonly language: Language;
  readonly names: Names;
  readonly moments: readonly Moment<unknown, unknown>[];
  /** Bytes. */
  readonly most: number;
}

/** What the thread is told at first; the moments follow in slices. */
export type ThreadOrder = Omit<TimelapseRequest, 'moments'> & { readonly count: number };

/** What the process says, and the thread after it: how far it has come, then the file. */
export type Saying =
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'made'; readonly base64: string }
  | { readonly type: 'failed'; readonly why: string };
