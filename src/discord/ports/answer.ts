import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord.js';
import type { Picture } from '../../presentation/presenter/presenter.ts';
import type { Match } from '../../table/match/types.ts';

export interface AnswerFile {
  readonly name: string;
  readonly data: Buffer;
  /** Alt text of a picture, or description of another file: at most 1,024 characters. */
  readonly alt: string;
}

export const fileOf = ({ name, file, alt }: Picture): AnswerFile => ({
  name,
  data: file,
  alt: alt.slice(0, 1024),
});

export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Answer that only the person sees. */
export interface Answer {
  readonly content: string;
  readonly rows?: readonly ComponentRow[];
  readonly file?: AnswerFile;
  /** Custom id of a button that makes this answer again, where its picture may fail. Absent: that of the pressed button. */
  readonly again?: string;
  /** Public message that the bot posts in the channel after the answer. */
  readonly aloud?: string;
  readonly aloudFile?: AnswerFile;
  /**
   * Result of a request that changed nothing. `refused`: the request is impossible. `stale`: the game has moved on. Absent: the
   * request was answered.
   */
  readonly outcome?: 'refused' | 'stale';
  readonly done?: boolean;
  /** Match and seat whose panel this answer shows or replaces. In a live game the bot keeps such an answer up to date. */
  readonly seating?: { readonly match: Match; readonly seat: number };
}

export const say = (content: string): Answer => ({ content });

export const turnedAway = (content: string): Answer => ({ content, outcome: 'refused' });

export const done = (content: string): Answer => ({ content, done: true });
