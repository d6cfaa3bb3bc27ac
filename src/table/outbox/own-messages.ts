import type { NoticeKind, Repositories, Standing } from '../../store/index.ts';
import { statusAt } from '../match/requests.ts';
import type { NoticeToTell, UnitOfWork } from '../match/services.ts';

/** Message of the bot without which people can't play, with the kind of notice that posts it again. */
export interface OwnMessage {
  readonly id: string;
  readonly kind: Extract<NoticeKind, 'lobby' | 'board' | 'request'>;
}

const PICTURES: readonly NoticeKind[] = ['lobby', 'board', 'progress', 'closed', 'vote'];

function newest({ status, lobbyMessageId, boardMessageId }: Standing): OwnMessage | undefined {
  if (status === 'lobby' && lobbyMessageId !== null) return { id: lobbyMessageId, kind: 'lobby' };
  if (status === 'running' && boardMessageId !== null) return { id: boardMessageId, kind: 'board' };
  return undefined;
}

/**
 * Lists the messages that should exist in the channel of a lobby or a running game. Messages that the bot is about to post
 * again are left out.
 */
export async function ownMessages(
  { requests }: Repositories,
  match: Standing,
  now: number,
): Promise<readonly OwnMessage[]> {
  if (match.parkedAt !== null) return [];
  const main = newest(match);
  const open = match.asked ? await requests.openOf(match.id) : [];
  const asked = open.flatMap(({ messageId, ...row }): OwnMessage[] =>
    messageId === null || statusAt(row, now) !== 'open' ? [] : [{ id: messageId, kind: 'request' }],
  );
  const own = [...(main ? [main] : []), ...asked];
  return own.filter(message => !match.waiting.some(kind => mends(kind, message)));
}

const mends = (kind: NoticeKind, message: OwnMessage): boolean =>
  kind === message.kind || (message.kind === 'board' && PICTURES.includes(kind));

/** Posts a deleted message again, once, even if several processes notice the deletion. */
export async function lost(
  { repositories, at, tell }: UnitOfWork,
  matchId: string,
  messageId: string,
): Promise<void> {
  const match = await repositories.matches.standing(matchId);
  if (!match) return;
  const message = (await ownMessages(repositories, match, at)).find(({ id }) => id === messageId);
  if (!message) return;
  const since = message.kind === 'board' ? await repositories.outbox.toldSince(matchId) : undefined;
  await tell({ matchId, kind: message.kind, rev: match.rev, ...(since !== undefined && { since }) });
}

/**
 * Makes a notice that renders the newest message of a match again, without a ping. The message shows only the last move if its
 * first move is unknown.
 */
export const redrawOf = ({ id, rev }: { readonly id: string; readonly rev: number }) =>
  ({ matchId: id, kind: 'redraw', rev, since: rev - 1 }) as const satisfies NoticeToTell;
