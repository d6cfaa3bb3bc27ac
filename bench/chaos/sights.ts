import type { LocalDiscord, StoredMessage } from 'local-discord';

/** A board's message as it was posted, or as an edit left it. */
export interface Sight {
  readonly messageId: string;
  readonly match: string;
  readonly rev: number;
  /** false: an edit */
  readonly posted: boolean;
  /** in milliseconds since the epoch */
  readonly at: number;
  /** Where several messages stand: of this one, when it was deleted. */
  readonly message: { readonly deletedAt: number | undefined };
}

const BOARD = /^.+-([^-]+)-(\d+)\.png$/;

/** The game and the revision that a picture's name tells of. */
export function boardOf(filename: string | undefined): { match: string; rev: number } | undefined {
  const [, match, rev] = BOARD.exec(filename ?? '') ?? [];
  return match === undefined ? undefined : { match, rev: Number(rev) };
}

/** Public messages as they come, so that deleted ones are not forgotten, and what each board's has shown. */
export interface Remembered {
  readonly messages: readonly StoredMessage[];
  readonly sights: readonly Sight[];
}

export function remember(discord: LocalDiscord, now: () => number = Date.now): Remembered {
  const messages: StoredMessage[] = [];
  const sights: Sight[] = [];
  discord.watch(happening => {
    if (happening.type !== 'message' || happening.change === 'deleted') return;
    const { message, change } = happening;
    if (message.ephemeral) return;
    const posted = change === 'new';
    if (posted) messages.push(message);
    const board = boardOf(message.attachments[0]?.filename);
    if (board) sights.push({ messageId: message.id, ...board, posted, at: now(), message });
  });
  return { messages, sights };
}
