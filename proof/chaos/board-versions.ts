import type { LocalDiscord, StoredMessage } from 'local-discord';
import { parseId } from '../../src/discord/buttons/custom-id.ts';

/** Version of a board's message, as it was posted or after an edit. */
export interface Sight {
  readonly messageId: string;
  readonly match: string;
  readonly rev: number;
  readonly posted: boolean;
  readonly at: number;
  readonly content: string;
  /** Message that had this version, in its present state. The trial reads from it whether and when the message was deleted. */
  readonly message: { readonly deletedAt: number | undefined };
}

const BOARD = /^.+-([^-]+)-(\d+)(?:-result)?\.png$/;

/** Returns the game and the revision in a picture's name. At a game's end, a picture of the result replaces the board. */
export function boardOf(filename: string | undefined): { match: string; rev: number } | undefined {
  const [, match, rev] = BOARD.exec(filename ?? '') ?? [];
  return match === undefined ? undefined : { match, rev: Number(rev) };
}

export interface Remembered {
  readonly messages: readonly StoredMessage[];
  readonly sights: readonly Sight[];
  /** Open question of each message, with its game, by the message's id. */
  readonly asked: ReadonlyMap<string, string>;
}

/** Returns the question of a message, read from its buttons. The bot removes the buttons when the question is settled. */
function questionIn({ buttons }: StoredMessage): string | undefined {
  const ids = buttons.map(({ customId = '' }) => parseId(customId));
  const agree = ids.find(read => read.ok && read.id.verb === 'agree');
  return agree?.ok ? `${agree.id.args[0]} of ${agree.id.match}` : undefined;
}

export function remember(discord: LocalDiscord, now: () => number = Date.now): Remembered {
  const messages: StoredMessage[] = [];
  const sights: Sight[] = [];
  const asked = new Map<string, string>();
  discord.watch(happening => {
    if (happening.type !== 'message' || happening.change === 'deleted') return;
    const { message, change } = happening;
    if (message.ephemeral) return;
    const posted = change === 'new';
    if (posted) messages.push(message);
    const question = posted ? questionIn(message) : undefined;
    if (question !== undefined) asked.set(message.id, question);
    const board = boardOf(message.attachments[0]?.filename);
    if (board)
      sights.push({ messageId: message.id, ...board, posted, at: now(), content: message.content, message });
  });
  return { messages, sights, asked };
}
