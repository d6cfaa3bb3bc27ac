import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord.js';
import type { Picture } from '../../stage/presenter.ts';

export interface AnswerFile {
  readonly name: string;
  readonly data: Buffer;
  /** Alt text of a picture, or description of another file: at most 1,024 characters. */
  readonly alt: string;
}

/** Turns a picture into a file for Discord. */
export const fileOf = ({ name, file, alt }: Picture): AnswerFile => ({
  name,
  data: file,
  alt: alt.slice(0, 1024),
});

/** Row of buttons, or a select, as Discord's JSON. */
export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Answer that only the person sees. */
export interface Answer {
  readonly content: string;
  readonly rows?: readonly ComponentRow[];
  readonly file?: AnswerFile;
  /**
   * Message that is posted in the channel after the answer: about a moderator's action, or something that its author
   * shows.
   */
  readonly aloud?: string;
  /** File that is posted with `aloud`. */
  readonly aloudFile?: AnswerFile;
  /**
   * Outcome where nothing was done. `refused`: the request is impossible. `stale`: the game has moved on. Absent: the
   * request was answered.
   */
  readonly outcome?: 'refused' | 'stale';
  /** True where the request was carried out. */
  readonly done?: boolean;
}

export const say = (content: string): Answer => ({ content });

/** Answers that nothing was done, with the reason. */
export const turnedAway = (content: string): Answer => ({ content, outcome: 'refused' });

/** Answers that the request was carried out. */
export const done = (content: string): Answer => ({ content, done: true });
