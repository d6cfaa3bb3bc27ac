import type { Language } from '../language/languages.ts';
import type { Moment, Names } from '../presenter/presenter.ts';

/** The request to the process that makes a time-lapse, as JSON. */
export interface TimelapseRequest {
  readonly game: string;
  readonly language: Language;
  readonly names: Names;
  readonly moments: readonly Moment<unknown, unknown>[];
  /** Largest size of the file in bytes. */
  readonly most: number;
}

/**
 * First message to the thread that starts the process, with the number of positions in `moments`. The positions follow in
 * slices.
 */
export type ThreadOrder = Omit<TimelapseRequest, 'moments'> & { readonly count: number };

/** Message from the process, which the thread passes on: progress, and at the end the file or the failure. */
export type Saying =
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'made'; readonly base64: string }
  | { readonly type: 'failed'; readonly why: string };
