import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import { eventually, slowness } from './patience.ts';
import type { Random } from './random.ts';

const LONGEST_LIFE_MS = 3_000;
/** Time without any request after which the bot is killed. */
const LULL_MS = 1_000;

/**
 * Kind of request after which the bot may be killed: pattern of its path, and maximum number of such requests before the kill.
 */
export type Moment = readonly [path: RegExp, many: number];

const USUAL: readonly Moment[] = [
  [/./, 30],
  [/\/messages$/, 3],
  [/^\/webhooks\/\d+\/:token$/, 5],
  [/callback$/, 10],
  [/@original$/, 10],
];

/**
 * Resolves at a random moment: at the bot's n-th request of a random kind, after a lull, or after three seconds. In half of the cases
 * it is up to 60 ms later.
 */
export async function someMoment(discord: LocalDiscord, chance: Random, moments = USUAL): Promise<void> {
  const [path, many] = chance.among(moments);
  let left = 1 + chance.below(many);
  let sent = 0;
  let stop = () => {};
  const seen = new Promise<void>(resolve => {
    stop = discord.watch(happening => {
      if (happening.type !== 'request') return;
      sent += 1;
      if (path.test(happening.request.path) && --left === 0) resolve();
    });
  });
  let over = false;
  const lull = eventually(
    () => over,
    () => sent,
    LULL_MS,
  );
  await Promise.race([seen, lull, sleep(LONGEST_LIFE_MS * slowness())]);
  over = true;
  stop();
  if (chance.below(2) === 0) await sleep(chance.below(60));
}
