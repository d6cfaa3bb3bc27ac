import type { Seat, Summary } from '../core/game.ts';
import type { Strength } from '../core/player.ts';
import type { Profile } from '../core/profile.ts';
import type { Difference } from '../core/reasons.ts';
import type { Refusal, Result } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Dye } from './colours.ts';
import type { DealCard, DealLine, LeagueCard } from './contests.ts';
import type { Language } from './language/languages.ts';
import type { Box, Scene } from './scene.ts';

/** Names in a match by seat, already safe to print (markdown and mentions are escaped). */
export type Names = readonly string[];

export interface Picture {
  readonly file: Buffer;
  /** File name. It contains the game and the revision, never a secret. */
  readonly name: string;
  /** Alt text: the whole position in words, at most 1,024 characters. */
  readonly alt: string;
}

export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Text of the chapter in markdown, at most 1,800 characters. */
  readonly text: string;
}

export interface LessonOption {
  /** Label of the button, at most 80 characters. */
  readonly label: string;
  /** Number of the next step. It is the same step where the reader has to try again. */
  readonly next: number;
  /** Explanation of the choice, at most 300 characters. */
  readonly remark: string;
}

/** A step of a lesson. The step's number is all that a message stores. */
export interface LessonStep<View, Event> {
  /** Text of the step in markdown, at most 1,200 characters. */
  readonly text: string;
  readonly options: readonly LessonOption[];
  readonly view: View;
  /** Events that have just happened, marked on the board. */
  readonly marked: readonly Event[];
  /** Events that are about to happen, shown as ghosts on the board. */
  readonly foreseen: readonly Event[];
}

/** A lesson: a first turn on an example board. */
export interface Lesson<View, Event> {
  readonly names: Names;
  readonly steps: readonly LessonStep<View, Event>[];
}

/** A line of play, played or better: its events as they could be foreseen then, and a few words. */
export interface ComparedLine {
  readonly foreseen: readonly unknown[];
  readonly deed: string;
}

export interface GameEnding {
  readonly summary: Summary;
  /** Ranks by seat, 1 for the best; undefined for a game without a winner. */
  readonly ranks: readonly number[] | undefined;
}

export interface NamedColour {
  readonly name: string;
  readonly dye: Dye;
}

/** A position, and the events that have just led to it. */
export interface Moment<View, Event> {
  readonly view: View;
  readonly marked: readonly Event[];
}

/** A part of a board, described in words. */
export interface ToldPart {
  /** Name of the part as it appears below the picture. */
  readonly name: string;
  /** Meaning of the part, its effect or when it counts: a sentence or two. */
  readonly told: string;
}

/** A part of a board, described in words and marked on a picture. */
export interface NamedPart extends ToldPart {
  /** Box around the part's items. */
  readonly box: Box;
}

/**
 * A board, and the parts that one page names, in the order of their numbers from 1. The lines of a page fit into one
 * message.
 */
export interface PartsPage {
  /** Title of the page, where there are several pages. */
  readonly title?: string;
  readonly board: Scene;
  readonly parts: readonly NamedPart[];
}

/**
 * Presents one game: everything needed to play it in words, buttons and pictures.
 * A presenter takes views, never states, and makes every sentence about its game. A game implements its `Voice` and its
 * `Scenes`, and `presenterOf` makes the presenter of them (src/stage/presenting).
 */
export interface Presenter<View, Action, Event> {
  readonly title: string;
  /**
   * Advertises the game to people who look for one: a sentence on what players do and one on its author. `minutes`: length
   * of a game at one table.
   */
  readonly about?: { readonly line: string; readonly credits: string; readonly minutes: number };
  /**
   * Paints the board as the view's viewer may see it, as a PNG with alt text. `marked`: events that have just happened, to
   * be marked on the board.
   */
  picture(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** Paints the board with foreseen events as ghosts; undefined where the board shows none of them. */
  preview?(
    view: View,
    names: Names,
    foreseen: readonly Event[],
    fileName: string,
  ): Promise<Picture | undefined>;
  /** Paints the board with the viewer's own hand, for choosing a turn. It shows only what the viewer may know. */
  turnPicture?(view: View, names: Names, fileName: string): Promise<Picture>;
  /** Describes the position in words, at most 1,024 characters. */
  alt(view: View, names: Names): string;
  /** Describes all open facts, in place of a picture. Markdown, at most `longest` characters, which are 1,800 or more. */
  text?(view: View, names: Names, longest: number): string;
  /** Draws the board as plain text for a terminal, 80 columns wide. */
  terminal(view: View, names: Names): string;
  /** Explains the signs on the terminal's board. */
  readonly legend?: string;
  /** Describes events in markdown, in order: a line for each event that people care about. */
  story(events: readonly Event[], names: Names): readonly string[];
  /** Describes the events of a move or a turn for a public message, in one line at most. Absent: `story` is used. */
  brief?(events: readonly Event[], names: Names): string | undefined;
  /** Describes how the events since the viewer last acted affect the viewer's own aims. Secret: for the viewer alone. */
  recap?(events: readonly Event[], view: View, names: Names): readonly string[];
  /**
   * Describes events that an action would bring, as `story` describes past events. `view` and `action` are the choice in
   * question; results of chance come with their odds.
   */
  foreseen?(events: readonly Event[], names: Names, view?: View, action?: Action): readonly string[];
  /** Lists the actions that would be possible later, with the points of each. It may also say that there are none. */
  prospects?(later: readonly { action: Action; worth: number | undefined }[], view: View): readonly string[];
  /** Lists the scores of all seats, in one line. */
  scores(view: View, names: Names): string;
  /**
   * Says in one line what kinds of action the game waits for ("draw or build"). @param kinds kinds of action that may come.
   * Absent: any kind
   */
  awaits(view: View, kinds?: readonly string[]): string;
  /**
   * Says in one line, near the end, how near the end is and what decides the game. Undefined where nothing is at stake yet.
   */
  stake?(view: View, names: Names): string | undefined;
  /** Describes the final result in several lines; undefined while the game runs. */
  finale(view: View, names: Names): string | undefined;
  /**
   * Explains in whole lines how every seat's points came about, after a game. `ranks`: rank by seat, with resigned seats
   * last.
   */
  account?(view: View, summary: Summary, ranks: readonly number[], names: Names): readonly string[];
  /** Paints the final result: totals part by part, secrets, and scores after each round. Undefined while the game runs. */
  ending?(ending: GameEnding, view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * Writes the viewer's private page: hand, secret aims and their worth now. `sealed`: the viewer's sealed action, if any.
   */
  hand(view: View, names: Names, sealed?: Action): string;
  /** Paints the viewer's private page, as `hand` describes it. Undefined for the table's view. */
  handPicture?(view: View, names: Names, fileName: string, sealed?: Action): Promise<Picture | undefined>;
  /** Describes a seat's own area, as the view's viewer may see it. Absent: the board shows all of it. */
  seatPage?(view: View, seat: Seat, names: Names): string;
  /** Paints what `seatPage` describes. */
  seatPicture?(view: View, seat: Seat, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * Paints the possible values of a field. `picked`: the value chosen so far, to be marked. `before`: the settled fields,
   * the kind of action first. Undefined where words are enough.
   */
  asking?(
    view: View,
    names: Names,
    field: string,
    picked: string | undefined,
    fileName: string,
    before?: readonly (readonly [field: string, value: string])[],
  ): Promise<Picture | undefined>;
  /** Lists what the viewer has to know for choosing a turn, in a few lines: what is asked for, and which aims are near. */
  aims?(view: View): readonly string[];
  /** Lists facts that are open to everybody: "Market: red 3, …". */
  open?(view: View): readonly string[];
  /** Paints the position with more detail than `picture` shows. */
  wide?(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** Writes the question that asks for a field of an action: "Which house?". */
  question(field: string): string;
  /** Returns a field's name for a button, such as "House". */
  fieldName?(field: string): string;
  /**
   * Names a field's value in at most 20 characters, where a longer name does not fit. Empty where the value may be left out
   * beside others.
   */
  short?(field: string, value: string, view: View): string;
  /**
   * Names an action among the best of its kind, in at most 40 characters: "L4 · 3 purple · 15". @param then later actions
   * that the action makes possible
   */
  shortDeed?(
    action: Action,
    view: View,
    worth: number | undefined,
    then: { readonly action: Action; readonly worth: number | undefined } | undefined,
  ): string;
  /** Checks that an action's button carries it out without a preview, since the label says all that a preview could. */
  atOnce?(action: Action, view: View): boolean;
  /**
   * Lists series of the viewer's own steps that one button carries out, with its label (at most 80 characters). All their
   * results are known before. The steps can also be done one by one.
   */
  runs?(view: View): readonly { readonly actions: readonly Action[]; readonly label: string }[];
  /**
   * Kinds of action of a turn in named groups, four at most, the likeliest group first. A panel has a row of buttons for
   * each group.
   */
  readonly groups?: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /** Checks that an action declines a possible one. Its button is grey, and first shows what would be left out. */
  declines?(action: Action, view: View): boolean;
  /** Labels the button that leads to all actions of a kind, or to other values of the last field: "Another build". */
  another?(kindOrField: string): string | undefined;
  /** Names a field's value on a label, in at most 80 characters: "red 3", "L4 (blue, 2 of 5)". */
  value(field: string, value: string, view: View): string;
  /**
   * Reads what a person typed for a field that the game reads in its own way. Returns the value, legal or not, or the reason
   * why there is none. Undefined for other fields.
   */
  typed?(field: string, text: string, view: View): Result<string> | undefined;
  /** Names an action on a button, in at most 80 characters: "Build 3 blue on L4 for 14". */
  deed(action: Action, view: View, events?: readonly Event[]): string;
  /**
   * Explains in a few words why an action is better or worse than another, without a full stop ("opens L4 to the next seat:
   * −3"). `term` is a part of the game's evaluation, with the difference in points. For an action with playouts, the
   * difference is in its later effects, not in its immediate ones. Undefined: not worth a mention.
   */
  reason?(term: Difference, view: View, seat: Seat, action: Action): string | undefined;
  /**
   * Names a standing order of the game, in at most 60 characters: "pass every Refer this round". Absent: the order's own
   * text is shown.
   */
  order?(order: string, view: View): string;
  /**
   * Names a kind of standing orders on a button, in at most 40 characters: "Refer: take red". Absent: the kind's id is
   * shown.
   */
  orderKind?(kind: string, view: View): string;
  /** Writes a refusal as a sentence that names the rule and what is possible. Never empty, even for unknown codes. */
  refusal(refusal: Refusal, view: View): string;
  /** Names the variant of a match by its `options`. Absent: the game has only one. */
  variant?(options: unknown): string;
  /** Returns a colour of the game with its name ("blue") and its dye; undefined for an unknown colour. */
  colour?(colour: string): NamedColour | undefined;
  /** Names a category of games. */
  category?(category: string): string;
  /**
   * Paints the seats of a lobby. `options`: the match's options in words. `invited`: seats of people who have not accepted
   * yet. `players`: strength of the bot on each seat, or undefined for a person.
   */
  lobby?(
    names: Names,
    seats: number,
    options: string,
    fileName: string,
    invited?: readonly Seat[],
    players?: readonly (Strength | undefined)[],
  ): Promise<Picture | undefined>;
  /** Paints the position for a shared link, about 1.9 times as wide as high. */
  share?(view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * Returns scenes of a time-lapse from the moments of a game, all of one size. Moments without a visible change are left
   * out.
   */
  timelapse?(moments: readonly Moment<View, Event>[], names: Names): readonly Scene[];
  /** Names the parts of the board that the view shows. Absent: the game names no parts. */
  parts?(view: View, names: Names): readonly PartsPage[];
  readonly topics: readonly Topic[];
  /** Paints the subject of a chapter of the rules; undefined for a chapter without a picture. */
  topicPicture?(id: string, fileName: string): Promise<Picture | undefined>;
  readonly lesson?: Lesson<View, Event>;
  /** Paints a step of the lesson, counted from 0. Absent: the board is painted with the step's marked or foreseen events. */
  lessonPicture?(step: number, fileName: string): Promise<Picture | undefined>;
}

/** Pictures that `src/stage` paints in the same way for every game. No game implements them. */
export interface SharedPictures {
  /** Paints a seat's game turn by turn, and the parts of its margin. */
  curve(review: Review, names: Names, fileName: string): Promise<Picture | undefined>;
  /** Paints two lines of play on the board of a view; undefined where the board shows neither. */
  compared(
    view: unknown,
    names: Names,
    lines: readonly [played: ComparedLine, better: ComparedLine],
    fileName: string,
  ): Promise<Picture | undefined>;
  /** Paints the card of a deal that many people play. */
  dealCard(card: DealCard, fileName: string): Promise<Picture | undefined>;
  dealRace(lines: readonly DealLine[], fileName: string): Promise<Picture | undefined>;
  /** Paints the standing of a league. */
  leagueCard(card: LeagueCard, fileName: string): Promise<Picture | undefined>;
  /** Paints a person's rating and its course. */
  profile(profile: Profile, fileName: string): Promise<Picture | undefined>;
  /** Paints one page of the parts that the game names. */
  partsPicture(view: unknown, names: Names, page: number, fileName: string): Promise<Picture | undefined>;
}

/** A presenter as the bot uses it. `presenterOf` adds the shared pictures to the game's own members. */
export type AnyPresenter = Presenter<unknown, unknown, unknown> & Partial<SharedPictures>;

/** Makes a file of a scene. */
export type Paint = (scene: Scene) => Promise<Buffer>;

/** Presenters of all games in each language, by the game's id. `paints`: paints the pictures in place of the usual painter. */
export type Presenters = Readonly<Record<string, (language: Language, paints?: Paint) => AnyPresenter>>;
