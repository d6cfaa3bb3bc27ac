import type { RoundLevel } from '../core/days.ts';
import type { Seat, Summary } from '../core/game.ts';
import type { Strength } from '../core/player.ts';
import type { Profile } from '../core/profile.ts';
import type { Difference } from '../core/reasons.ts';
import type { Refusal, Result } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Dye } from './colours.ts';
import type { Language } from './language/languages.ts';
import type { Box, Scene } from './scene.ts';

/** What the players are called in this match, by seat; already safe to print (markdown and mentions escaped). */
export type Names = readonly string[];

export interface Picture {
  readonly file: Buffer;
  /** Tells the game and the revision, never anything secret. */
  readonly name: string;
  /** At most 1,024 characters: the whole position in words. */
  readonly alt: string;
}

export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Markdown, at most 1,800 characters. */
  readonly text: string;
}

export interface LessonOption {
  /** At most 80 characters. */
  readonly label: string;
  /** The step that it leads to; its own where something else is to be tried. */
  readonly next: number;
  /** What choosing it teaches; at most 300 characters. */
  readonly remark: string;
}

/** All of it is shown from a step's number alone. */
export interface LessonStep<View, Event> {
  /** Markdown, at most 1,200 characters. */
  readonly text: string;
  readonly options: readonly LessonOption[];
  readonly view: View;
  /** What has just happened on the board. */
  readonly marked: readonly Event[];
  /** What is about to happen, as ghosts on the board. */
  readonly foreseen: readonly Event[];
}

/** A first turn on an example board. */
export interface Lesson<View, Event> {
  readonly names: Names;
  readonly steps: readonly LessonStep<View, Event>[];
}

/** What was played, or what would have been better: as it could be foreseen then, and in a few words. */
export interface ComparedLine {
  readonly foreseen: readonly unknown[];
  readonly deed: string;
}

/** How a game came to its end. */
export interface GameEnding {
  readonly summary: Summary;
  /** By seat, 1 for the best; undefined for a game that nobody won. */
  readonly ranks: readonly number[] | undefined;
}

/** The result of a deal that all play, or its invitation; nothing of it tells what is dealt. */
export interface DealCard {
  /** Of a daily; null: a challenge. */
  readonly number: number | null;
  readonly code: string | null;
  /** When the day of a daily begins. */
  readonly day: number | null;
  /** Null: not played. */
  readonly points: number | null;
  readonly par: number | null;
  /** A level a round. */
  readonly street: readonly RoundLevel[];
  readonly parStreet: readonly RoundLevel[] | null;
  /** Days in a row; null: it is no daily. */
  readonly streak: number | null;
  readonly practice: boolean;
  /** How many of the bot's players were reached, of how many; null: not known. */
  readonly stars: readonly [reached: number, all: number] | null;
}

/** Somebody's score after each round. */
export interface DealLine {
  readonly name: string;
  readonly course: readonly number[];
}

/** Somebody in a league's standing. */
export interface LeagueLine {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  /** Round by round; null: none, or not yet. */
  readonly course: readonly (number | null)[];
  /** Plays no further round. */
  readonly gone: boolean;
}

export interface LeagueDuel {
  readonly names: readonly [string, string];
  /** Of the two; null: not decided. */
  readonly winner: 0 | 1 | null;
}

/** How a league stands. */
export interface LeagueCard {
  readonly name: string;
  readonly status: 'gathering' | 'running' | 'over' | 'closed';
  readonly round: number;
  /** Null: not known yet. */
  readonly rounds: number | null;
  /** Before the start in the order of joining. */
  readonly lines: readonly LeagueLine[];
  /** Rounds of the cup so far, the first one first. */
  readonly cup: readonly (readonly LeagueDuel[])[];
}

export interface NamedColour {
  readonly name: string;
  readonly dye: Dye;
}

/** A position, with what has just led to it. */
export interface Moment<View, Event> {
  readonly view: View;
  readonly marked: readonly Event[];
}

/** A part of a board in words. */
export interface ToldPart {
  /** As it stands below the picture. */
  readonly name: string;
  /** What it is, what it does or when it counts: a sentence or two. */
  readonly told: string;
}

/** The same on a picture. */
export interface NamedPart extends ToldPart {
  /** Around what is painted of it. */
  readonly box: Box;
}

/** A board and what of it is named at once, in the order of the numbers, from 1; a message can be made of its lines. */
export interface PartsPage {
  /** Where there are several pages. */
  readonly title?: string;
  readonly board: Scene;
  readonly parts: readonly NamedPart[];
}

/**
 * The voice and the eye of one game: all that is needed to play it in words, buttons and pictures.
 * Takes views, never states; every sentence about a game is made here.
 */
export interface Presenter<View, Action, Event> {
  /** What the game is called. */
  readonly title: string;
  /** For who looks for a game: what one does in it and whose it is, a sentence each; how long it takes people at one table. */
  readonly about?: { readonly line: string; readonly credits: string; readonly minutes: number };
  /** The board as this view's viewer may see it, as a PNG with alt text. `marked`: what has just happened, to be pointed out. */
  picture(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** The board as the view shows it, with what is foreseen on it as ghosts; undefined where none of it would be seen. */
  preview?(
    view: View,
    names: Names,
    foreseen: readonly Event[],
    fileName: string,
  ): Promise<Picture | undefined>;
  /** The board with the viewer's own hand, to choose from; nothing that the viewer may not know. */
  turnPicture?(view: View, names: Names, fileName: string): Promise<Picture>;
  /** The position in words, at most 1,024 characters. */
  alt(view: View, names: Names): string;
  /** All that is open to everybody, in place of a picture; markdown, at most `longest` characters, which are 1,800 or more. */
  text?(view: View, names: Names, longest: number): string;
  /** The board as plain text for a terminal, 80 columns. */
  terminal(view: View, names: Names): string;
  /** What the signs on that board mean. */
  readonly legend?: string;
  /** What happened, a line an event that people care about, in order; markdown. */
  story(events: readonly Event[], names: Names): readonly string[];
  /** The same for a public message: the events of a move, or of a turn, in one line at most; absent: as `story` tells it. */
  brief?(events: readonly Event[], names: Names): string | undefined;
  /** Of the events since the viewer last acted, what they changed for the viewer's own aims: secret, for the viewer alone. */
  recap?(events: readonly Event[], view: View, names: Names): readonly string[];
  /** What would happen, as `story` tells what did; of what hangs on chance, how likely it is: `view` and `action` say what is weighed. */
  foreseen?(events: readonly Event[], names: Names, view?: View, action?: Action): readonly string[];
  /** What could be done later, with what each deed is worth; may say so where there is nothing. */
  prospects?(later: readonly { action: Action; worth: number | undefined }[], view: View): readonly string[];
  /** One line: everybody's scores. */
  scores(view: View, names: Names): string;
  /** One line telling what is awaited ("draw or build"). @param kinds of action that there may be; absent: any. */
  awaits(view: View, kinds?: readonly string[]): string;
  /** Near the end, in one line: how near it is, and what decides; undefined where nothing is at stake yet. */
  stake?(view: View, names: Names): string | undefined;
  /** The final result, several lines; undefined while the game runs. */
  finale(view: View, names: Names): string | undefined;
  /** Of a game that was played: how every seat's points came about, whole lines. `ranks` by seat, those who gave up last. */
  account?(view: View, summary: Summary, ranks: readonly number[], names: Names): readonly string[];
  /** The final result as a picture: totals part by part, what was secret, the race; undefined while the game runs. */
  ending?(ending: GameEnding, view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /** The viewer's private page: hand, secret aims and what they would bring now; `sealed`: what the viewer has sealed. */
  hand(view: View, names: Names, sealed?: Action): string;
  /** The same page as a picture, for the viewer alone; undefined for a view that is nobody's. */
  handPicture?(view: View, names: Names, fileName: string, sealed?: Action): Promise<Picture | undefined>;
  /** What lies before a seat, as the viewer may see it. Absent: the board shows all that it is. */
  seatPage?(view: View, seat: Seat, names: Names): string;
  /** The same as a picture. */
  seatPicture?(view: View, seat: Seat, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * What may be chosen for a field, as a picture; `picked`: the value chosen so far, marked in it; `before`: what is settled of the
   * action, its kind first. Undefined where words say all.
   */
  asking?(
    view: View,
    names: Names,
    field: string,
    picked: string | undefined,
    fileName: string,
    before?: readonly (readonly [field: string, value: string])[],
  ): Promise<Picture | undefined>;
  /** What the viewer has to know to choose, in a few lines below the question of a turn: what is asked, what is near. */
  aims?(view: View): readonly string[];
  /** What lies open for everybody: "Market: red 3, …". */
  open?(view: View): readonly string[];
  /** The position with more detail than `picture` has room for. */
  wide?(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** A field of an action as a question: "Which house?". */
  question(field: string): string;
  /** A field's name on a button, such as "House". */
  fieldName?(field: string): string;
  /** A field's value where room is short, at most 20 characters; empty where it need not be said beside others. */
  short?(field: string, value: string, view: View): string;
  /** An action among the best of its kind, at most 40 characters: "L4 · 3 purple · 15". @param then what it leads to */
  shortDeed?(
    action: Action,
    view: View,
    worth: number | undefined,
    then: { readonly action: Action; readonly worth: number | undefined } | undefined,
  ): string;
  /** Whether a button that names an action does it at once: the name says all that a preview could. */
  atOnce?(action: Action, view: View): boolean;
  /**
   * Steps of the viewer's own that one press does one after another, with what its button says (at most 80 characters); what comes
   * of each is known before. They can be done one by one as well.
   */
  runs?(view: View): readonly { readonly actions: readonly Action[]; readonly label: string }[];
  /**
   * The kinds of action of a turn in named groups, in a panel a row of buttons each, the group with the likeliest first. Four at most.
   */
  readonly groups?: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /** Whether an action turns down what there is to do: its button is grey, and shows first what it would leave. */
  declines?(action: Action, view: View): boolean;
  /** The way to all actions of a kind, or from one to the other values of its last field, on a button: "Another build". */
  another?(kindOrField: string): string | undefined;
  /** A field's value as a label, at most 80 characters: "red 3", "L4 (blue, 2 of 5)". */
  value(field: string, value: string, view: View): string;
  /**
   * What a person typed for a field, where the game reads it in a way of its own: the field's value (legal or not), or why
   * it means none. Undefined for other fields.
   */
  typed?(field: string, text: string, view: View): Result<string> | undefined;
  /** A deed as a command's button would say it, at most 80 characters: "Build 3 blue on L4 for 14". */
  deed(action: Action, view: View, events?: readonly Event[]): string;
  /**
   * Why an action is better or worse than another, in a few words without a full stop ("opens L4 to the next seat: −3"): a term of
   * the game's evaluation and the difference that it makes, in points. Of one that was played ahead it tells what came of it, not
   * what it does at once. Undefined: not worth saying.
   */
  reason?(term: Difference, view: View, seat: Seat, action: Action): string | undefined;
  /** A standing order of the game, at most 60 characters: "pass every Refer this round". Absent: as the game writes it. */
  order?(order: string, view: View): string;
  /** A kind of standing orders on a button, at most 40 characters: "Refer: take red". Absent: as the game names it. */
  orderKind?(kind: string, view: View): string;
  /** A refusal as a sentence that names the rule and what is possible; never empty, unknown codes included. */
  refusal(refusal: Refusal, view: View): string;
  /** Which variant is played, in words; `options`: those of a match. Absent: there is but one. */
  variant?(options: unknown): string;
  /** A colour of the game, as it stands alone ("blue") and as it is painted; undefined for what is none. */
  colour?(colour: string): NamedColour | undefined;
  /** What the games of a category are called. */
  category?(category: string): string;
  /**
   * Who sits where before the game begins; `options`: what is played, in words; `invited`: seats whose people have not
   * said yes; `players`: how strong the player of the bot at a seat is, undefined where a person sits.
   */
  lobby?(
    names: Names,
    seats: number,
    options: string,
    fileName: string,
    invited?: readonly Seat[],
    players?: readonly (Strength | undefined)[],
  ): Promise<Picture | undefined>;
  /** The position to show to friends, about 1.9 times as wide as high. */
  share?(view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /** The moments of a game as the scenes of a time-lapse, those left out in which nothing is to be seen; all of one size. */
  timelapse?(moments: readonly Moment<View, Event>[], names: Names): readonly Scene[];
  /** A seat's game turn by turn, and how its margin came about. Every game's is painted alike (src/stage/review). */
  curve?(review: Review, names: Names, fileName: string): Promise<Picture | undefined>;
  /** Two lines on the board of a view; undefined where neither would be seen on it. Painted alike as well. */
  compared?(
    view: View,
    names: Names,
    lines: readonly [played: ComparedLine, better: ComparedLine],
    fileName: string,
  ): Promise<Picture | undefined>;
  /** Of a deal that all play. Painted alike (src/stage/deals). */
  dealCard?(card: DealCard, fileName: string): Promise<Picture | undefined>;
  dealRace?(lines: readonly DealLine[], fileName: string): Promise<Picture | undefined>;
  /** How a league stands. Painted alike as well (src/stage/leagues). */
  leagueCard?(card: LeagueCard, fileName: string): Promise<Picture | undefined>;
  /** A person's rating with its curve. Painted alike as well (src/stage/profile). */
  profile?(profile: Profile, fileName: string): Promise<Picture | undefined>;
  /** What is what on the board that the view shows. Absent: nothing of it is named. */
  parts?(view: View, names: Names): readonly PartsPage[];
  /** One of these pages. Painted alike (src/stage/parts). */
  partsPicture?(view: View, names: Names, page: number, fileName: string): Promise<Picture | undefined>;
  readonly topics: readonly Topic[];
  /** What a chapter is about; undefined for one that has no picture. */
  topicPicture?(id: string, fileName: string): Promise<Picture | undefined>;
  readonly lesson?: Lesson<View, Event>;
  /** What a step of it shows, by its place from 0; absent: the board with what is marked or foreseen. */
  lessonPicture?(step: number, fileName: string): Promise<Picture | undefined>;
}

export type AnyPresenter = Presenter<unknown, unknown, unknown>;

/** Every game's presenter in each language, by the game's id. */
export type Presenters = Readonly<Record<string, (language: Language) => AnyPresenter>>;
