import type { NoticeToTell } from '../services.ts';

/** The newest message of a match is made again as its row is now; nobody is called. Where it is not known what it told: the last move. */
export const redrawOf = ({ id, rev }: { readonly id: string; readonly rev: number }) =>
  ({ matchId: id, kind: 'redraw', rev, since: rev - 1 }) as const satisfies NoticeToTell;
