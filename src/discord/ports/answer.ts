import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord.js';
import type { Picture } from '../../stage/presenter.ts';

export interface AnswerFile {
  readonly name: string;
  readonly data: Buffer;
  /** Of a picture, the alt text; of a file, what it is: at most 1,024 characters. */
  readonly alt: string;
}

/** A picture as Discord takes it. */
export const fileOf = ({ name, file, alt }: Picture): AnswerFile => ({
  name,
  data: file,
  alt: alt.slice(0, 1024),
});

/** A row of buttons, or a select, in Discord's JSON. */
export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A private answer. */
export interface Answer {
  readonly content: string;
  readonly rows?: readonly ComponentRow[];
  readonly file?: AnswerFile;
  /** Said to all in the channel afterwards: what a moderator did, or what somebody wants to be seen. */
  readonly aloud?: string;
  /** Shown with it. */
  readonly aloudFile?: AnswerFile;
  /** Nothing of what was asked for was done: it can't be, or the game has moved on. Absent: it was answered. */
  readonly outcome?: 'refused' | 'stale';
  /** It was done, and is not a refusal. */
  readonly done?: boolean;
}

export const say = (content: string): Answer => ({ content });

/** Why nothing is done. */
export const turnedAway = (content: string): Answer => ({ content, outcome: 'refused' });

/** What was done. */
export const done = (content: string): Answer => ({ content, done: true });
