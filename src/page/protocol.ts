import type { TouchMark } from '../presentation/choosing/narrowing.ts';
import type { TouchableScene } from '../presentation/choosing/touching.ts';

/**
 * State of a seat: its person can choose an action, or waits. `sealed`: the person has chosen, and can choose again until the
 * others have.
 */
export type PageStatus = 'yours' | 'sealed' | 'waiting' | 'paused' | 'over' | 'cancelled' | 'gone';

/** Button for something beside the actions of the game. */
export interface PageWay {
  readonly name: string;
  readonly label: string;
  readonly kind: 'commit' | 'danger' | '';
  /** Question that the page asks first, and the label of the button that confirms. */
  readonly sure?: { readonly question: string; readonly label: string };
  /** True for a button that is seldom needed. The page folds these away. */
  readonly rare?: boolean;
}

/** Card of the page: a vote that the seats must answer, or the account of points at the end, with its buttons. */
export interface PageCard {
  readonly lines: readonly string[];
  readonly ways: readonly PageWay[];
}

/** Running clock of a seat in a live game. Times are in milliseconds since the epoch. */
export interface PageClock {
  readonly name: string;
  readonly minuteEnds: number;
  readonly losesAt: number;
}

/** Position of a match as one seat sees it, for a page in a browser. */
export interface PageState {
  readonly status: PageStatus;
  readonly title: string;
  readonly rev: number;
  /** Lines of text above the picture, without markdown: what the others did, and what the seat needs to know. */
  readonly lines: readonly string[];
  /** Number of the lines, from the first on, that report the others' moves. */
  readonly news: number;
  /** Sentence about the choice that the seat has now. Absent: the page asks for any touch. */
  readonly ask?: string;
  /** The picture as SVG, and its description. */
  readonly svg: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Height at which a wide screen shows the rest of the picture beside the part above it. */
  readonly split: number;
  readonly touch: TouchableScene;
  /** Marks of this position before the first touch. Not empty: the page shows the only action at once. */
  readonly marks: readonly TouchMark[];
  /** False where the page must not give advice, as in a rated game. */
  readonly advises: boolean;
  /** Series of actions, in the game's notation, and the label of the button that plays each series. */
  readonly series: readonly { readonly label: string; readonly actions: readonly string[] }[];
  readonly cards: readonly PageCard[];
  /** Buttons that belong to no card. */
  readonly ways: readonly PageWay[];
  readonly clocks: readonly PageClock[];
}

/** Results of an action that is not played yet. */
export interface PagePreview {
  /** The action in words, for the button that plays it. */
  readonly label: string;
  readonly lines: readonly string[];
  /** Picture with the results. Its parts lie where they lie in the state's picture. */
  readonly svg: string;
}

/** Answer to an act. The state is the newest one. */
export interface PageAnswer {
  /** Reason of a refusal, or the result of an act beside the game's actions, such as a pause. */
  readonly said?: string;
  /** Sentences about the person's own action, with what chance brought. */
  readonly story?: readonly string[];
  /** Result of an act, which the state shows too. */
  readonly shown?: string | undefined;
  /** Name of the page of another match, which the browser opens. */
  readonly go?: string;
  /** Secret of that page, for a page in a frame, which has no cookie. */
  readonly secret?: string;
  /** Lines of a review. */
  readonly review?: readonly string[];
  /** Time of the server, in milliseconds since the epoch. */
  readonly now: number;
  readonly state: PageState;
}

/** Names of the texts that the page takes from its own catalogue of words. */
export const PAGE_TEXTS = [
  ...(['choose', 'startOver', 'minute', 'reserve', 'no', 'notYet', 'chosen', 'proposed'] as const),
  ...(['or', 'offline', 'played', 'close', 'more', 'nothingThere', 'reveal'] as const),
  ...(['playsAtOnce', 'greenPlays', 'stale'] as const),
];
export type PageText = (typeof PAGE_TEXTS)[number];

/** Texts of the page itself in one language, and the name of the language. */
export type PageTexts = Readonly<Record<PageText | 'chooseAgain' | 'language', string>>;
