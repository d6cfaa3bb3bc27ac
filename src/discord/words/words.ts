import type { TableRefusalCode } from '../../match/types.ts';
import type { Permission } from '../permissions.ts';
import type { CallWords } from './calls.ts';
import type { EndingWords } from './ending.ts';
import type { FairWords } from './fair.ts';
import type { HistoryWords } from './history.ts';
import type { LessonWords } from './lesson.ts';
import type { SeatWords } from './seats.ts';
import type { ShowingWords } from './showing.ts';
import type { TableWords } from './tables.ts';
import type { VoteWords } from './votes.ts';

/**
 * All that the messenger says, in one language: whole sentences, never glued from pieces. What is handed in is ready to
 * print: names are escaped, deeds, fields and values are in the same language.
 */
export interface Words {
  readonly errors: ErrorWords;
  readonly lobby: LobbyWords;
  readonly tables: TableWords;
  readonly places: PlaceWords;
  readonly board: BoardWords;
  readonly panel: PanelWords;
  readonly typing: TypingWords;
  readonly undo: UndoWords;
  readonly fair: FairWords;
  readonly history: HistoryWords;
  readonly ending: EndingWords;
  readonly calls: CallWords;
  readonly seats: SeatWords;
  readonly votes: VoteWords;
  readonly lesson: LessonWords;
  readonly showing: ShowingWords;
  readonly refusals: RefusalWords;
}

/** Whole things in a row: people, cards, contracts. */
type Several = readonly string[];

export interface ErrorWords {
  readonly neutral: string;
  /** What was done is not known here any more: the answer alone was refused. */
  readonly refusedAnswer: string;
  readonly oldButton: string;
  readonly strangeButton: string;
  readonly strangeCommand: string;
}

export interface LobbyWords {
  readonly join: string;
  readonly leave: string;
  readonly start: string;
  /** A game's variants, as they stand behind its name. */
  readonly variants: Readonly<Record<'standard' | 'family' | 'solo', string>>;
  readonly free: string;
  gathering(opener: string): string;
  readonly full: string;
  readonly running: string;
  readonly over: string;
  readonly cancelled: string;
  readonly opened: string;
  readonly dealt: string;
  joined(taken: number, wanted: number): string;
  readonly left: string;
  readonly leftAndClosed: string;
  drawn(people: Several): string;
  readonly resigned: string;
  /** Before how it ended: nobody was left to play with. */
  readonly resignedAndOver: string;
  readonly howItEnded: string;
  /** On the button that does it, and the question before: how many others are left. */
  readonly resign: string;
  askResign(others: number): string;
  /** Where all the others agree to cancel. */
  readonly askResignCancels: string;
  readonly calledOff: string;
  agreedToCancel(agreed: number, needed: number): string;
}

/** Where no game can be. */
export interface PlaceWords {
  /** As Discord names them in this language. */
  readonly permissions: Readonly<Record<Permission, string>>;
  lacking(permissions: Several): string;
  readonly direct: string;
  readonly amongOthers: string;
  readonly notInstalled: string;
}

/** The public board. */
export interface BoardWords {
  readonly hand: string;
  readonly board: string;
  readonly undo: string;
  readonly cancelled: string;
  readonly givenUp: string;
  lastOnes(people: Several): string;
  resigned(person: string): string;
  wouldCancel(people: Several, agreed: number, asked: number): string;
  /** `what` is a request such as "draw or build". */
  awaited(people: Several, what: string): string;
  tookBack(person: string): string;
  readonly practised: string;
}

export interface PanelWords {
  readonly done: string;
  sealed(deed: string): string;
  stillChoosing(people: Several): string;
  readonly chooseAgain: string;
  /** @param why a sentence of the game */
  readonly turnedDown: (deed: string, why: string) => string;
  preview(deed: string): string;
  readonly earlier: string;
  more(page: number, pages: number): string;
  readonly back: string;
  readonly startOver: string;
  first(field: string): string;
  readonly notYet: string;
  readonly gone: string;
  points(points: number): string;
  upTo(points: number): string;
}

/** Answers to what was typed as a command. */
export interface TypingWords {
  unknown(typed: string, option: string): string;
  /** The first of some values, then how many more there are. */
  andMore(values: Several, left: number): string;
  possible(values: string): string;
  possibleWith(given: Several, values: string): string;
  instead(kinds: Several): string;
}

export interface UndoWords {
  readonly ask: string;
  readonly agree: string;
  readonly refuse: string;
  readonly done: string;
  asked(people: Several): string;
  readonly allAgreed: string;
  readonly youRefused: string;
  youAgreed(stillAsked: Several): string;
  asks(person: string): string;
  /** `until` is a time that Discord shows in the reader's own way. */
  question(people: Several, needed: number, until: string): string;
  soFar(agreed: number, asked: number): string;
  readonly agreed: string;
  readonly refused: string;
  refusedBy(person: string): string;
  refusedNews(by: string | undefined, asker: string): string;
  withdrewBy(person: string): string;
  readonly withdrawn: string;
  readonly lapsed: string;
}

/** What a refusal tells besides its code. */
export interface Facts {
  /** The people of the seats that it names, or whom it names itself; none where it names none. */
  readonly people: Several;
  /** Who opened the table, where that matters. */
  readonly opener: string | undefined;
  /** Whether the table in question still gathers its players. */
  readonly gathering: boolean;
  /** Whether all of its seats are taken. */
  readonly full: boolean;
  number(name: string): number | undefined;
  /** A code, such as a status or a reason; nothing to print. */
  text(name: string): string | undefined;
  /** What can be typed instead, as it is typed. */
  readonly possible: readonly string[];
}

/** The table's refusals, each a sentence that names the rule. */
export type RefusalWords = Readonly<Record<TableRefusalCode, (facts: Facts) => string>>;

/** Those about waiting, absence and settings. */
export type WaitingRefusals = Pick<
  RefusalWords,
  | 'paused'
  | 'not-paused'
  | 'bad-seat'
  | 'seat-resigned'
  | 'seat-away'
  | 'seat-absent'
  | 'seat-offered'
  | 'not-late'
  | 'vote-own-seat'
  | 'no-vote'
  | 'vote-settled'
  | 'no-offer'
  | 'unwelcome'
  | 'blocked-here'
  | 'nudge-nobody'
  | 'nudged'
  | 'bad-zone'
  | 'no-zone'
  | 'bad-hours'
  | 'away-past'
  | 'away-long'
  | 'block-self'
>;

/** Those about gathering, servers and what is kept of ended games. */
export type GatheringRefusals = Pick<
  RefusalWords,
  | 'too-many'
  | 'no-invitations'
  | 'you-blocked'
  | 'remove-yourself'
  | 'not-at-table'
  | 'may-not-open'
  | 'not-all-here'
  | 'not-over'
  | 'never-started'
  | 'no-record'
  | 'stats-private'
  | 'bad-setting'
  | 'too-soon'
>;
