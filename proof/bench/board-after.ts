import type { LocalDiscord } from 'local-discord';
import type { Match } from '../../src/table/match/types.ts';
import { boardOf } from '../chaos/board-versions.ts';

const PATIENCE_MS = 120_000;

/** Waits for a board that is newer than the match's revision. `shown` resolves with its time. */
export function boardAfter(discord: LocalDiscord, { id, rev }: Pick<Match, 'id' | 'rev'>) {
  let forget = (): void => {};
  const shown = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no board of ${id} after ${rev}`)), PATIENCE_MS);
    const stop = discord.watch(happening => {
      if (happening.type !== 'message' || happening.change === 'deleted' || happening.message.ephemeral)
        return;
      const board = boardOf(happening.message.attachments[0]?.filename);
      if (board?.match !== id || board.rev <= rev) return;
      forget();
      resolve(performance.now());
    });
    forget = () => {
      clearTimeout(late);
      stop();
    };
  });
  shown.catch(() => {});
  return { shown, forget: () => forget() };
}
