import type { Language } from '../language/languages.ts';
import type { Moment, Names } from '../presenter.ts';

/** The request to the process that makes a time-lapse, as JSON. */
export interface TimelapseRequest {
  readonly game: string;
  readonly language: Language;
  readonly names: Names;
  readonly moments: readonly Moment<unknown, unknown>[];
  /** Largest size of the file in bytes. */
  readonly most: number;
}

/** The first message to the thread: the number of moments. The moments follow in slices. */
export type ThreadOrder = Omit<TimelapseRequest, 'moments'> & { readonly count: number };

/** A message from the process, which the thread passes on: the progress, and at the end the file. */
export type Saying =
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'made'; readonly base64: string }
  | { readonly type: 'failed'; readonly why: string };
