import type { TouchableScene } from '../presentation/choosing/touching.ts';

/** State of a seat: its person can choose an action, or waits. */
export type PageStatus = 'yours' | 'waiting' | 'paused' | 'over' | 'gone';

/** Position of a match as one seat sees it, for a page in a browser. */
export interface PageState {
  readonly status: PageStatus;
  readonly title: string;
  readonly rev: number;
  /** Lines of text above the picture, without markdown. */
  readonly lines: readonly string[];
  /** The picture as SVG, and its description. */
  readonly svg: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Height at which a wide screen shows the rest of the picture beside the part above it. */
  readonly split: number;
  readonly touch: TouchableScene;
  /** False where the page must not give advice, as in a rated game. */
  readonly advises: boolean;
  readonly undoes: boolean;
}

/** Results of an action that is not played yet. */
export interface PagePreview {
  /** The action in words, for the button that plays it. */
  readonly label: string;
  readonly lines: readonly string[];
  /** Picture with the results. Its parts lie where they lie in the state's picture. */
  readonly svg: string;
}

/** Answer to an act. `said`: the reason of a refusal. The state is the newest one. */
export interface PageAnswer {
  readonly said?: string;
  readonly state: PageState;
}

/** Texts of the page itself in one language. */
export interface PageTexts {
  readonly language: string;
  readonly choose: string;
  readonly startOver: string;
  readonly undo: string;
  readonly notYet: string;
  readonly chosen: string;
  readonly proposed: string;
  readonly or: string;
  readonly offline: string;
  readonly played: string;
  readonly close: string;
}
