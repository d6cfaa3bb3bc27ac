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

/** Names in this match by seat, already safe to print (markdown and mentions escaped). */
export type Names = readonly string[];

export interface Picture {
  readonly file: Buffer;
  /** Holds the game and the revision, never a secret. */
  readonly name: string;
  /** The whole position in words, at most 1,024 characters. */
  readonly alt: string;
}

export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Markdown, at most 1,800 characters. */
  readonly text: string;
}

export interface LessonOption {
  /** Label of at most 80 characters. */
  readonly label: string;
  /** Next step; the same one where the reader has to try again. */
  readonly next: number;
  /** Lesson of the choice, at most 300 characters. */
  readonly remark: string;
}

/** A step of a lesson. A message finds it by its number alone. */
export interface LessonStep<View, Event> {
  /** Markdown, at most 1,200 characters. */
  readonly text: string;
  readonly options: readonly LessonOption[];
  readonly view: View;
  /** Events that have just happened on the board. */
  readonly marked: readonly Event[];
  /** Events that are about to happen, as ghosts on the board. */
  readonly foreseen: readonly Event[];
}

/** A first turn on an example board. */
export interface Lesson<View, Event> {
  readonly names: Names;
  readonly steps: readonly LessonStep<View, Event>[];
}

/** A played or a better line of play: its events as they could be foreseen then, and a few words. */
export interface ComparedLine {
  readonly foreseen: readonly unknown[];
  readonly deed: string;
}

export interface GameEnding {
  readonly summary: Summary;
  /** Ranks by seat, 1 for the best; undefined for a game without a winner. */
  readonly ranks: readonly number[] | undefined;
}

/** The result of a common deal, or its invitation; nothing in it reveals the deal. */
export interface DealCard {
  /** Number of a daily. Null: a challenge. */
  readonly number: number | null;
  readonly code: string | null;
  /** Moment at which the day of a daily begins, in milliseconds since the epoch. Null: a challenge. */
  readonly day: number | null;
  /** Null: not played. */
  readonly points: number | null;
  readonly par: number | null;
  /** Levels by round. */
  readonly street: readonly RoundLevel[];
  readonly parStreet: readonly RoundLevel[] | null;
  /** Streak in days. Null: not a daily. */
  readonly streak: number | null;
  readonly practice: boolean;
  /** Number of the game's bots whose score was reached, and of all of them. Null: unknown. */
  readonly stars: readonly [reached: number, all: number] | null;
}

/** One person's score after each round. */
export interface DealLine {
  readonly name: string;
  readonly course: readonly number[];
}

/** One person in a league's standing. */
export interface LeagueLine {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  /** Points by round. Null: none, or not yet. */
  readonly course: readonly (number | null)[];
  /** True where the person plays no further round. */
  readonly gone: boolean;
}

export interface LeagueDuel {
  readonly names: readonly [string, string];
  /** Winner of the two. Null: not decided. */
  readonly winner: 0 | 1 | null;
}

export interface LeagueCard {
  readonly name: string;
  readonly status: 'gathering' | 'running' | 'over' | 'closed';
  readonly round: number;
  /** Null: not known yet. */
  readonly rounds: number | null;
  /** Lines by place; before the start in the order of joining. */
  readonly lines: readonly LeagueLine[];
  /** Rounds of the cup so far, the first one first. */
  readonly cup: readonly (readonly LeagueDuel[])[];
}

export interface NamedColour {
  readonly name: string;
  readonly dye: Dye;
}

/** A position, with the events that have just led to it. */
export interface Moment<View, Event> {
  readonly view: View;
  readonly marked: readonly Event[];
}

/** A part of a board in words. */
export interface ToldPart {
  /** Name as it appears below the picture. */
  readonly name: string;
  /** Meaning of the part, its effect or when it counts: a sentence or two. */
  readonly told: string;
}

/** A part of a board in words and on a picture. */
export interface NamedPart extends ToldPart {
  /** Box around its items. */
  readonly box: Box;
}

/** A board and its parts that one page names, in the order of their numbers from 1; its lines fit into a message. */
export interface PartsPage {
  /** Title where there are several pages. */
  readonly title?: string;
  readonly board: Scene;
  readonly parts: readonly NamedPart[];
}

/**
 * The voice and the eye of one game: all that is needed to play it in words, buttons and pictures.
 * It takes views, never states, and makes every sentence about its game.
 */
export interface Presenter<View, Action, Event> {
  readonly title: string;
  /**
   * Text for people who look for a game: one sentence on what players do and one on its author. `minutes`: how long it takes
   * at one table.
   */
  readonly about?: { readonly line: string; readonly credits: string; readonly minutes: number };
  /**
   * Paints the board as this view's viewer may see it, as a PNG with alt text. `marked`: events that have just happened, to
   * be pointed out.
   */
  picture(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** Paints the board with foreseen events as ghosts; undefined where none of them would be seen. */
  preview?(
    view: View,
    names: Names,
    foreseen: readonly Event[],
    fileName: string,
  ): Promise<Picture | undefined>;
  /** Paints the board with the viewer's own hand, to choose from. It shows only what the viewer may know. */
  turnPicture?(view: View, names: Names, fileName: string): Promise<Picture>;
  /** Describes the position in words, at most 1,024 characters. */
  alt(view: View, names: Names): string;
  /**
   * Describes all that is open to everybody, in place of a picture; markdown, at most `longest` characters, which are 1,800
   * or more.
   */
  text?(view: View, names: Names, longest: number): string;
  /** Draws the board as plain text for a terminal, 80 columns wide. */
  terminal(view: View, names: Names): string;
  /** Explains the signs on that board. */
  readonly legend?: string;
  /** Describes what happened, a line for each event that people care about, in order; markdown. */
  story(events: readonly Event[], names: Names): readonly string[];
  /** Describes the events of a move or a turn for a public message, in one line at most. Absent: as `story` does. */
  brief?(events: readonly Event[], names: Names): string | undefined;
  /**
   * Describes what the events since the viewer last acted changed for the viewer's own aims. Secret: for the viewer alone.
   */
  recap?(events: readonly Event[], view: View, names: Names): readonly string[];
  /**
   * Describes what would happen, as `story` does for what did. `view` and `action` say what is weighed; results of chance
   * come with their odds.
   */
  foreseen?(events: readonly Event[], names: Names, view?: View, action?: Action): readonly string[];
  /** Lists the actions that would be possible later, with the worth of each. It may also say that there are none. */
  prospects?(later: readonly { action: Action; worth: number | undefined }[], view: View): readonly string[];
  /** Lists all scores, in one line. */
  scores(view: View, names: Names): string;
  /** Says in one line what is awaited ("draw or build"). @param kinds of action that may come; absent: any. */
  awaits(view: View, kinds?: readonly string[]): string;
  /** Says near the end, in one line, how near it is and what decides; undefined where nothing is at stake yet. */
  stake?(view: View, names: Names): string | undefined;
  /** Describes the final result in several lines; undefined while the game runs. */
  finale(view: View, names: Names): string | undefined;
  /**
   * Explains how every seat's points came about, in whole lines, for a game that was played. `ranks`: by seat, resigned ones
   * last.
   */
  account?(view: View, summary: Summary, ranks: readonly number[], names: Names): readonly string[];
  /** Paints the final result: totals part by part, secrets, the race; undefined while the game runs. */
  ending?(ending: GameEnding, view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * Writes the viewer's private page: hand, secret aims and their worth now. `sealed`: the action that the viewer has
   * sealed.
   */
  hand(view: View, names: Names, sealed?: Action): string;
  /** Paints the same page, for the viewer alone; undefined for the table's view. */
  handPicture?(view: View, names: Names, fileName: string, sealed?: Action): Promise<Picture | undefined>;
  /** Describes a seat's own area, as the viewer may see it. Absent: the board shows all of it. */
  seatPage?(view: View, seat: Seat, names: Names): string;
  /** Paints the same. */
  seatPicture?(view: View, seat: Seat, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * Paints the values for a field. `picked`: the value chosen so far, marked in it. `before`: the settled fields, the kind
   * of action first. Undefined where words are enough.
   */
  asking?(
    view: View,
    names: Names,
    field: string,
    picked: string | undefined,
    fileName: string,
    before?: readonly (readonly [field: string, value: string])[],
  ): Promise<Picture | undefined>;
  /**
   * Lists what the viewer has to know for a choice, in a few lines below a turn's question: what is asked for, what is near.
   */
  aims?(view: View): readonly string[];
  /** Lists what is open to everybody: "Market: red 3, …". */
  open?(view: View): readonly string[];
  /** Paints the position with more detail than `picture` has room for. */
  wide?(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** Asks for a field of an action: "Which house?". */
  question(field: string): string;
  /** Returns a field's name for a button, such as "House". */
  fieldName?(field: string): string;
  /** Names a field's value where room is short, in at most 20 characters; empty where it may be left out beside others. */
  short?(field: string, value: string, view: View): string;
  /**
   * Names an action among the best of its kind, in at most 40 characters: "L4 · 3 purple · 15". @param then what it leads to
   */
  shortDeed?(
    action: Action,
    view: View,
    worth: number | undefined,
    then: { readonly action: Action; readonly worth: number | undefined } | undefined,
  ): string;
  /** Checks that the button of an action carries it out at once: the name says all that a preview could. */
  atOnce?(action: Action, view: View): boolean;
  /**
   * Lists runs of the viewer's own steps that one press carries out, with the button's text (at most 80 characters). All
   * their results are known before. They can be done one by one as well.
   */
  runs?(view: View): readonly { readonly actions: readonly Action[]; readonly label: string }[];
  /**
   * Kinds of action of a turn in named groups, each a row of buttons in a panel, the group with the likeliest first. Four at
   * most.
   */
  readonly groups?: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /** Checks that an action declines what could be done. Its button is grey, and first shows what would be left out. */
  declines?(action: Action, view: View): boolean;
  /** Names the button to all actions of a kind, or from one to the other values of its last field: "Another build". */
  another?(kindOrField: string): string | undefined;
  /** Names a field's value on a label, in at most 80 characters: "red 3", "L4 (blue, 2 of 5)". */
  value(field: string, value: string, view: View): string;
  /**
   * Reads what a person typed for a field that the game reads in its own way: the value (legal or not), or why there is
   * none. Undefined for other fields.
   */
  typed?(field: string, text: string, view: View): Result<string> | undefined;
  /** Names an action on a command's button, in at most 80 characters: "Build 3 blue on L4 for 14". */
  deed(action: Action, view: View, events?: readonly Event[]): string;
  /**
   * Explains in a few words why an action is better or worse than another, without a full stop ("opens L4 to the next seat:
   * −3"). It is given a term of the game's evaluation and its difference in points. For an action that was played on, the
   * difference is in what came of it, not in its immediate effect. Undefined: not worth a mention.
   */
  reason?(term: Difference, view: View, seat: Seat, action: Action): string | undefined;
  /**
   * Names a standing order of the game, in at most 60 characters: "pass every Refer this round". Absent: as the game writes
   * it.
   */
  order?(order: string, view: View): string;
  /**
   * Names a kind of standing orders on a button, in at most 40 characters: "Refer: take red". Absent: as the game names it.
   */
  orderKind?(kind: string, view: View): string;
  /** Writes a refusal as a sentence that names the rule and what is possible; never empty, even for unknown codes. */
  refusal(refusal: Refusal, view: View): string;
  /** Names the variant that is played; `options`: those of a match. Absent: there is only one. */
  variant?(options: unknown): string;
  /** Returns a colour of the game with its name ("blue") and its dye; undefined for an unknown colour. */
  colour?(colour: string): NamedColour | undefined;
  /** Names the games of a category. */
  category?(category: string): string;
  /**
   * Paints the seats of a lobby. `options`: the options in words. `invited`: seats whose people have not accepted yet.
   * `players`: by seat, the strength of a bot, undefined for a person.
   */
  lobby?(
    names: Names,
    seats: number,
    options: string,
    fileName: string,
    invited?: readonly Seat[],
    players?: readonly (Strength | undefined)[],
  ): Promise<Picture | undefined>;
  /** Paints the position for sharing, about 1.9 times as wide as high. */
  share?(view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /** Returns the moments of a game as scenes of a time-lapse, all of one size, without those that show no change. */
  timelapse?(moments: readonly Moment<View, Event>[], names: Names): readonly Scene[];
  /** Paints a seat's game turn by turn, and the parts of its margin. The same for every game (src/stage/review). */
  curve?(review: Review, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * Paints two lines of play on the board of a view; undefined where neither would be seen on it. The same for every game.
   */
  compared?(
    view: View,
    names: Names,
    lines: readonly [played: ComparedLine, better: ComparedLine],
    fileName: string,
  ): Promise<Picture | undefined>;
  /** Paints the card of a common deal. The same for every game (src/stage/deals). */
  dealCard?(card: DealCard, fileName: string): Promise<Picture | undefined>;
  dealRace?(lines: readonly DealLine[], fileName: string): Promise<Picture | undefined>;
  /** Paints the standing of a league. The same for every game (src/stage/leagues). */
  leagueCard?(card: LeagueCard, fileName: string): Promise<Picture | undefined>;
  /** Paints a person's rating with its curve. The same for every game (src/stage/profile). */
  profile?(profile: Profile, fileName: string): Promise<Picture | undefined>;
  /** Names the parts of the board that the view shows. Absent: none is named. */
  parts?(view: View, names: Names): readonly PartsPage[];
  /** Paints one of these pages. The same for every game (src/stage/parts). */
  partsPicture?(view: View, names: Names, page: number, fileName: string): Promise<Picture | undefined>;
  readonly topics: readonly Topic[];
  /** Paints a chapter's subject; undefined for a chapter without a picture. */
  topicPicture?(id: string, fileName: string): Promise<Picture | undefined>;
  readonly lesson?: Lesson<View, Event>;
  /** Paints a step of the lesson, counted from 0. Absent: the board with its marked or foreseen events. */
  lessonPicture?(step: number, fileName: string): Promise<Picture | undefined>;
}

export type AnyPresenter = Presenter<unknown, unknown, unknown>;

/** Every game's presenter in each language, by the game's id. */
export type Presenters = Readonly<Record<string, (language: Language) => AnyPresenter>>;
