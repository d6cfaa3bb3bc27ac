import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import type { Random } from './random.ts';

/** Share of requests that fail, and share of those that never get an answer. */
const SHARE = 0.2;
const HANGING = 0.002;
/** Pattern of log lines that no failure of Discord may cause. */
export const NEVER = /nobody handled|given up|could not start|stuck|stderr/;

/** Lets requests to Discord fail until the returned function is called. */
export function failRequests(discord: LocalDiscord, { next: random }: Random): () => void {
  const calm = [
    discord.misfortune({ share: SHARE, random }),
    discord.misfortune({ share: HANGING, random, kinds: [{ hang: true }, { hang: true, afterwards: true }] }),
  ];
  return () => {
    for (const end of calm) end();
  };
}

type Blows = Readonly<Record<string, () => unknown>>;

export const gatewayBlows = (discord: LocalDiscord): Blows => ({
  'gateway drops': () => discord.dropGateway(),
  'asked to reconnect': () => discord.askToReconnect(),
  'invalid sessions': () => discord.invalidateSessions(),
});

/**
 * Lets a random disturbance happen again and again, and waits for those that last. Returns how often each one happened.
 * @param leastMs shortest pause between two disturbances
 */
export async function storm(
  blows: Blows,
  {
    chance,
    leastMs,
    over,
  }: { readonly chance: Random; readonly leastMs: number; readonly over: () => boolean },
): Promise<Record<string, number>> {
  const struck: Record<string, number> = Object.fromEntries(Object.keys(blows).map(name => [name, 0]));
  const lasting: Promise<unknown>[] = [];
  while (!over()) {
    await sleep(leastMs + chance.below(2_000));
    const name = chance.among(Object.keys(blows));
    struck[name] = (struck[name] ?? 0) + 1;
    lasting.push(Promise.resolve(blows[name]?.()));
  }
  await Promise.all(lasting);
  return struck;
}
