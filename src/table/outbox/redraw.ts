import type { Repositories } from '../../store/index.ts';
import type { NoticeToTell } from '../services.ts';

/** The newest message of a match is made again as its row is now; nobody is called. */
export async function redrawOf(
  { outbox }: Pick<Repositories, 'outbox'>,
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<NoticeToTell & { readonly since: number }> {
  const since = (await outbox.toldSince(id)) ?? rev - 1;
  return { matchId: id, kind: 'redraw', rev, since };
}
