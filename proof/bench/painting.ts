import { presenters } from '../../src/games/presenters.ts';
import { Studio } from '../../src/presentation/painter/studio.ts';
import type { Presenters } from '../../src/presentation/presenter/presenter.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { type RunningOptions, startBot } from '../../test/support/bot.ts';
import { paintingOtherwise } from '../../test/support/painting-otherwise.ts';

/** Placeholder with as many bytes as the picture of a board. */
const PICTURE = { name: 'picture.png', file: Buffer.alloc(100_000), alt: 'A picture' };

/** Presenters that answer every request for a picture with the same finished picture. */
export const unpainted: Presenters = paintingOtherwise(presenters, () => PICTURE);

/** Opens the bot's own painters, each in a process of its own. */
export const openStudio = (painters = 1): Studio =>
  new Studio({ presenters, painters, warn: (details, message) => console.error(message, details) });

/** Starts a bot that paints its pictures. Its games have the same seeds in each run. */
export async function paintingBot(options: Pick<RunningOptions, 'now'> = {}) {
  let seed = 0;
  const studio = openStudio();
  const running = await startBot({
    limits: NO_LIMITS,
    newSeed: () => new Uint8Array(32).fill(++seed),
    presenters: studio.presenters,
    ...options,
  });
  const close = async (): Promise<void> => {
    await running.stop();
    studio.close();
  };
  return { running, close };
}
