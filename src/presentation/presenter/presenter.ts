import type { AnyGame, Seat, Summary } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import type { Difference } from '../../core/contract/reasons.ts';
import type { Refusal, Result } from '../../core/contract/result.ts';
import type { Profile } from '../../core/people/profile.ts';
import type { Review } from '../../core/review/review.ts';
import type { Picked } from '../choosing/menu.ts';
import type { Synonyms, Thing } from '../choosing/touching.ts';
import type { Language } from '../language/languages.ts';
import type { Dye } from '../shapes/colours.ts';
import type { Box, Scene, ShownScene } from '../shapes/scene.ts';
import type { DealCard, DealLine, LeagueCard } from './contest-cards.ts';
import type { LookBackCard } from './look-back-card.ts';

/** Names in a match by seat, already safe to print (markdown and mentions are escaped). */
export type Names = readonly string[];

export interface Picture {
  readonly file: Buffer;
  /** File name. The name contains the game and the revision, never a secret. */
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
  /**
   * Number of the step that follows the choice. After a wrong choice, this is the number of the present step, so that the
   * reader tries again.
   */
  readonly next: number;
  /** Explanation of the choice, at most 300 characters. */
  readonly remark: string;
  /**
   * Values of an action's fields for which the choice stands. On the page, a person touches the things that mean these values.
   */
  readonly fields: ReturnType<AnyGame['fields']>;
  /** Action for which the choice stands. Absent: the choice is a part of an action, against the rules, or no action. */
  readonly action?: unknown;
}

/** A step of a lesson. A message of the bot stores only the number of the step. */
export interface LessonStep<View, Event> {
  /** Text of the step in markdown, at most 1,200 characters. */
  readonly text: string;
  readonly options: readonly LessonOption[];
  readonly view: View;
  /** Events that have just happened, marked on the board. */
  readonly marked: readonly Event[];
  /** Events that are about to happen, shown on the board as pale ghosts. */
  readonly foreseen: readonly Event[];
}

export interface Lesson<View, Event> {
  readonly names: Names;
  readonly steps: readonly LessonStep<View, Event>[];
}

/**
 * A line of play: the line that the seat played, or a better one. `foreseen` has the events that the seat could foresee, and
 * `actionText` is a short text.
 */
export interface ComparedLine {
  readonly foreseen: readonly unknown[];
  readonly actionText: string;
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
export interface DescribedPart {
  /** Name of the part as it appears below the picture. */
  readonly name: string;
  /** Explanation of the part in one or two sentences: its meaning, its effect, or the time at which it counts. */
  readonly about: string;
}

/** A part of a board, described in words and marked on a picture. */
export interface NamedPart extends DescribedPart {
  readonly box: Box;
}

/** A board, and the parts that one page names, in the order of their numbers from 1. The lines of a page fit into one message. */
export interface PartsPage {
  /** Title of the page, where there are several pages. */
  readonly title?: string;
  readonly board: Scene;
  readonly parts: readonly NamedPart[];
}

/** An event of an imagined line of play, in words. */
export interface SequelText {
  readonly text: string;
  /** Key, equal for events that count as one, such as sales with different points. Absent: the text. */
  readonly key?: string;
  /** Name of a thing that the event is about, such as a house. */
  readonly thing?: string;
  readonly points?: number;
}

/**
 * Presents one game in words, buttons and pictures.
 * A presenter takes views, never states, and makes every sentence about its game. A game implements its `Voice` and its
 * `Scenes`, and `presenterOf` makes the presenter from both (src/presentation/make-presenter).
 */
export interface Presenter<View, Action, Event> {
  readonly title: string;
  /**
   * Introduction of the game to people who do not know it. `line`: a sentence about the players' actions. `credits`: a sentence
   * about the author. `minutes`: length of a game.
   */
  readonly introduction?: { readonly line: string; readonly credits: string; readonly minutes: number };
  /**
   * Draws the board as the view's viewer may see it, as a PNG with alt text. `marked`: events that have just happened, to be
   * marked on the board.
   */
  picture(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** Draws the board with foreseen events as pale ghosts. Undefined: the board shows no foreseen event. */
  preview?(
    view: View,
    names: Names,
    foreseen: readonly Event[],
    fileName: string,
  ): Promise<Picture | undefined>;
  /** Draws the board with the viewer's own hand, for choosing a turn. The picture shows only facts that the viewer may know. */
  turnPicture?(view: View, names: Names, fileName: string): Promise<Picture>;
  /**
   * Returns the scene on which the viewer's person chooses an action by touch, and its alt text. `foreseen`: events of a previewed
   * action. They change items, or add items over them, and move none.
   */
  touchScene?(view: View, names: Names, foreseen: readonly Event[]): ShownScene;
  /** Returns the scene that `picture` draws, and its alt text. */
  boardScene?(view: View, names: Names): ShownScene;
  /**
   * Lists the things of the `touchScene` that stand for a field's value. `fields`: all values of the action. Undefined: the game
   * knows no such field. Absent: actions are chosen with buttons only.
   */
  touch?(field: string, value: string, view: View, fields: Picked): readonly Thing[] | undefined;
  /** Lists things of the `touchScene` that mean the same as the things of `touch`. */
  synonyms?(view: View): Synonyms;
  /** Describes the position in words, at most 1,024 characters. */
  alt(view: View, names: Names): string;
  /** Describes all open facts in markdown, in place of a picture. `longest`: largest number of characters, 1,800 or more. */
  text?(view: View, names: Names, longest: number): string;
  /** Draws the board as plain text for a terminal, 80 columns wide. The terminal shows the text of `hand` below it. */
  terminal(view: View, names: Names): string;
  /** Explains the signs on the terminal's board. */
  readonly legend?: string;
  /** Describes events in markdown and in order, one line for each event worth a mention. */
  story(events: readonly Event[], names: Names): readonly string[];
  /**
   * Describes the events of a move or a turn for a public message. The first line has the seat's own events, and a second line
   * has events for all seats. A line names the acting seat once. Absent: `story` is used.
   */
  brief?(events: readonly Event[], names: Names): string | undefined;
  /**
   * Describes an event of an imagined line of play. Undefined for an event that decides nothing, such as a pass. Absent:
   * `brief` is used.
   */
  sequel?(event: Event, names: Names): SequelText | undefined;
  /** Parts of the evaluation that are about the same as another part. Such parts are added up before one is named. */
  readonly sameAs?: Readonly<Record<string, string>>;
  /** Describes how the events since the viewer last acted affect the viewer's own aims. Secret: for the viewer alone. */
  recap?(events: readonly Event[], view: View, names: Names): readonly string[];
  /**
   * Describes the events that `action` would cause in `view`, as `story` describes past events. Results of chance have their
   * odds.
   */
  foreseen?(events: readonly Event[], names: Names, view?: View, action?: Action): readonly string[];
  /**
   * Lists the actions that a previewed action would make possible, with the points of each. The list may also state that no
   * action would become possible.
   */
  prospects?(later: readonly { action: Action; worth: number | undefined }[], view: View): readonly string[];
  /** Lists the scores of all seats, in one line. */
  scores(view: View, names: Names): string;
  /**
   * Writes in one line the kinds of action that the game waits for ("draw or build").
   * @param kinds kinds of action that may come. Absent: any kind
   */
  awaits(view: View, kinds?: readonly string[]): string;
  /**
   * Describes in one line, late in a game, how soon the game ends and which facts decide the result. Undefined: too early in
   * the game.
   */
  stake?(view: View, names: Names): string | undefined;
  /** Describes the final result in several lines; undefined while the game runs. */
  finale(view: View, names: Names): string | undefined;
  /**
   * Explains after a game, in several lines, the sources of every seat's points. `ranks`: rank by seat, with resigned seats
   * last.
   */
  account?(view: View, summary: Summary, ranks: readonly number[], names: Names): readonly string[];
  /** Draws the final result: totals part by part, secrets, and scores after each round. Undefined while the game runs. */
  ending?(ending: GameEnding, view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /** Writes the viewer's private page: hand, secret aims and their worth now. `sealed`: the viewer's sealed action, if any. */
  hand(view: View, names: Names, sealed?: Action): string;
  /** Draws the viewer's private page, as `hand` describes it. Undefined for the public view of the table. */
  handPicture?(view: View, names: Names, fileName: string, sealed?: Action): Promise<Picture | undefined>;
  /** Describes a seat's own area, as the view's viewer may see it. Absent: the board shows all of it. */
  seatPage?(view: View, seat: Seat, names: Names): string;
  /** Draws the seat's area that `seatPage` describes. */
  seatPicture?(view: View, seat: Seat, names: Names, fileName: string): Promise<Picture | undefined>;
  /** Lists in a few lines the facts for choosing a turn: the choice that the game asks for, and the viewer's nearest aims. */
  aims?(view: View): readonly string[];
  /** Lists facts that all viewers may see: "Market: red 3, …". */
  open?(view: View, names: Names): readonly string[];
  /** Draws the position with more detail than `picture` shows. */
  wide?(view: View, names: Names, marked: readonly Event[], fileName: string): Promise<Picture>;
  /** Writes the question that asks for a field of an action: "Which card?". */
  question(field: string): string;
  /** Describes the values that a question offers for a field, in one short line each. Empty where their names are enough. */
  described?(field: string, values: readonly string[]): readonly string[];
  /** Returns a field's name for a button, such as "Card". */
  fieldName?(field: string): string;
  /**
   * Names a field's value in at most 20 characters, for a label without room for the longer name. An empty text leaves the
   * value out of the label.
   */
  short?(field: string, value: string, view: View): string;
  /**
   * Names an action in at most 40 characters, for a list of the best actions of a kind: "L4 · 3 purple · 15".
   * @param then later action that this action makes possible
   */
  describeActionBriefly?(
    action: Action,
    view: View,
    worth: number | undefined,
    then: { readonly action: Action; readonly worth: number | undefined } | undefined,
  ): string;
  /**
   * Checks that an action needs no preview, since its label says everything. The button of such an action carries the action
   * out.
   */
  atOnce?(action: Action, view: View): boolean;
  /**
   * Lists series of the viewer's actions, each with the label (at most 80 characters) of the button that carries out the whole
   * series. All results of a series are known beforehand, and the viewer can also take its actions one by one.
   */
  runs?(view: View): readonly { readonly actions: readonly Action[]; readonly label: string }[];
  /**
   * Kinds of action of a turn in named groups, four at most, the likeliest group first. A panel has a row of buttons for
   * each group.
   */
  readonly groups?: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /**
   * Checks that an action gives up another possible action. The button of such an action is grey, and first shows the possible
   * actions that the seat would give up.
   */
  declines?(action: Action, view: View): boolean;
  /**
   * Checks that an action ends a turn of several actions. The bot suggests no action that it judges worse than such an ending
   * and that brings no points.
   */
  ends?(action: Action): boolean;
  /** Explains why a bot judges the end of a turn better than an action that brings points now. @param points most points now */
  waits?(points: number): string;
  /** Labels the button that leads to all actions of a kind, or to other values of the last field: "Another build". */
  another?(kindOrField: string): string | undefined;
  /** Names a field's value on a label, in at most 80 characters: "red 3", "L4 (blue, 2 of 5)". */
  value(field: string, value: string, view: View): string;
  /**
   * Reads the text that a person typed for a field, where the game has a reader of its own for this field. Returns the value,
   * legal or not, or a refusal. Undefined for other fields.
   */
  typed?(field: string, text: string, view: View): Result<string> | undefined;
  /**
   * Writes a typed action in the game's notation, legal or not. The game fills in the parts that the person left out, so that
   * the rules refuse a wrong part and never a missing part. `fields`: fields that a person may type, by kind of action.
   */
  readonly whole?: {
    readonly fields: Readonly<Record<string, readonly string[]>>;
    write(kind: string, given: Readonly<Record<string, string>>, view: View): string;
  };
  /** Names an action on a button, in at most 80 characters: "Build 3 blue on L4 for 14". */
  describeAction(action: Action, view: View, events?: readonly Event[]): string;
  /**
   * Explains in a few words, without a full stop, why an action is better or worse than another ("opens L4 to Ann:
   * −3"). `term`: a part of the game's evaluation, with the difference in points. For an action judged by playouts, the
   * difference comes only from later effects. Undefined: not worth a mention.
   */
  reason?(term: Difference, view: View, seat: Seat, action: Action, names: Names): string | undefined;
  /**
   * Names a standing order of the game, in at most 60 characters: "pass every Refer this round". Absent: the order's own
   * text is shown.
   */
  order?(order: string, view: View): string;
  /** Names a kind of standing orders on a button, in at most 40 characters: "Refer: take red". Absent: the kind's id is shown. */
  orderKind?(kind: string, view: View): string;
  /** Writes a refusal as a sentence that names the rule and the possible alternatives. Never empty, even for unknown codes. */
  refusal(refusal: Refusal, view: View): string;
  /** Names the variant of a match by its `options`. Absent: the game has only one variant. */
  variant?(options: unknown): string;
  /** Returns a colour of the game with its name ("blue") and its dye; undefined for an unknown colour. */
  colour?(colour: string): NamedColour | undefined;
  category?(category: string): string;
  /**
   * Draws the seats of a lobby. `options`: the match's options in words. `invited`: seats of people who have not accepted yet.
   * `players`: strength of the bot on each seat, or undefined for a person.
   */
  lobby?(
    names: Names,
    seats: number,
    options: string,
    fileName: string,
    invited?: readonly Seat[],
    players?: readonly (Strength | undefined)[],
  ): Promise<Picture | undefined>;
  /** Draws the position for the preview of a shared link, about 1.9 times as wide as high. */
  share?(view: View, names: Names, fileName: string): Promise<Picture | undefined>;
  /**
   * Returns scenes of a time-lapse, all of one size, from the positions of a game. Positions without a visible change are left
   * out.
   */
  timelapse?(moments: readonly Moment<View, Event>[], names: Names): readonly Scene[];
  /** Names the parts of the board that the view shows. Absent: the game names no parts. */
  parts?(view: View, names: Names): readonly PartsPage[];
  readonly topics: readonly Topic[];
  /** Draws the subject of a chapter of the rules; undefined for a chapter without a picture. */
  topicPicture?(id: string, fileName: string): Promise<Picture | undefined>;
  readonly lesson?: Lesson<View, Event>;
  /** Draws a step of the lesson, counted from 0. Absent: the picture is the board with the step's marked or foreseen events. */
  lessonPicture?(step: number, fileName: string): Promise<Picture | undefined>;
}

/** Pictures that `src/presentation` draws in the same way for every game. No game implements them. */
export interface SharedPictures {
  /** Draws the review of a seat's game: the expected margin at each turn, and the parts of the final margin. */
  curve(review: Review, names: Names, fileName: string): Promise<Picture | undefined>;
  /** Draws two lines of play on the board of a view. Undefined: the board shows neither line. */
  compared(
    view: unknown,
    names: Names,
    lines: readonly [played: ComparedLine, better: ComparedLine],
    fileName: string,
  ): Promise<Picture | undefined>;
  dealCard(card: DealCard, fileName: string): Promise<Picture | undefined>;
  /** Draws scores after each round as curves. `leads`: the scores are leads over the bot of a duel. */
  dealRace(lines: readonly DealLine[], fileName: string, leads?: boolean): Promise<Picture | undefined>;
  leagueCard(card: LeagueCard, fileName: string): Promise<Picture | undefined>;
  profile(profile: Profile, fileName: string): Promise<Picture | undefined>;
  /** Draws a look back on a year or on some months, which may be about several games. */
  lookBack(card: LookBackCard, fileName: string): Promise<Picture | undefined>;
  /** Draws one page of the named parts of a game's board. */
  partsPicture(view: unknown, names: Names, page: number, fileName: string): Promise<Picture | undefined>;
}

/** A presenter as the bot uses it. `presenterOf` adds the shared pictures to the game's own members. */
export type AnyPresenter = Presenter<unknown, unknown, unknown> & Partial<SharedPictures>;

/** Describes the events of a move or a turn: in one line where the game can do so, otherwise in several lines. */
export const briefLines = (
  presenter: AnyPresenter,
  events: readonly unknown[],
  names: Names,
): readonly string[] =>
  presenter.brief ? [presenter.brief(events, names) ?? []].flat() : presenter.story(events, names);

/** Describes an event of a line of play. The text is empty where the event decides nothing. */
export const sequelOf = (presenter: AnyPresenter, event: unknown, names: Names) => {
  const brief = () => ({ text: briefLines(presenter, [event], names).join(' ').replaceAll('\n', ' ') });
  const sequel: SequelText = (presenter.sequel ? presenter.sequel(event, names) : brief()) ?? { text: '' };
  return { ...sequel, key: sequel.key ?? sequel.text };
};

/** Function that makes an image file from a scene. */
export type Paint = (scene: Scene) => Promise<Buffer>;

/**
 * Presenters of all games in each language, by the game's id. `paints`: function that replaces the usual function for image
 * files.
 */
export type Presenters = Readonly<Record<string, (language: Language, paints?: Paint) => AnyPresenter>>;
