import { z } from 'zod';
import type { ContextParts } from '../context/context.ts';
import type { Notebook } from '../ports/ports.ts';
import type { Channel } from '../rest/channel.ts';

const Call = z.object({
  seat: z.number(),
  /** Other seats that the same message mentions. */
  others: z.array(z.number()).optional(),
  /** Revision at which the decision that a mention is about began. */
  since: z.number(),
  kind: z.enum(['call', 'offer', 'vote']),
  message: z.string(),
});
export type Call = z.infer<typeof Call>;
const Calls = z.array(Call);

const key = (matchId: string): string => `calls:${matchId}`;

async function list(kv: Notebook, matchId: string): Promise<readonly Call[]> {
  const text = await kv.get(key(matchId));
  return text === undefined ? [] : Calls.parse(JSON.parse(text));
}

const keep = (kv: Notebook, matchId: string, calls: readonly Call[]): Promise<void> =>
  calls.length === 0 ? kv.delete(key(matchId)) : kv.set(key(matchId), JSON.stringify(calls));

/** Checks that a match has no old mentions or buttons left to remove. */
export const isTidy = async (kv: Notebook, matchId: string): Promise<boolean> =>
  (await list(kv, matchId)).length === 0;

/** Stores a message that must be removed, or lose its buttons, once it is out of date. */
export async function remember(kv: Notebook, matchId: string, call: Call): Promise<void> {
  const others = (await list(kv, matchId)).filter(({ message }) => message !== call.message);
  await keep(kv, matchId, [...others, call]);
}

/** Checks that no later message of the same kind is about the same seat. Offers do not replace each other. */
const isNewest = ({ seat, kind }: Call, index: number, calls: readonly Call[]): boolean =>
  kind === 'offer' || !calls.some((other, at) => at > index && other.kind === kind && other.seat === seat);

/** Removes mentions for decisions that were made, and the buttons of offers and votes that are over. */
export async function tidy(
  { table }: ContextParts,
  kv: Notebook,
  channel: Pick<Channel, 'remove' | 'strip'>,
  matchId: string,
): Promise<void> {
  const calls = await list(kv, matchId);
  if (calls.length === 0) return;
  const match = await table.get(matchId);
  const waiting = await table.clock.waiting(matchId);
  const running = match?.status === 'running';
  const voted = running && (await table.cancelVotes(matchId)).length > 0;
  const stands = (call: Call, index: number): boolean => {
    if (call.kind === 'offer') return running && match.seats[call.seat]?.state === 'offered';
    if (call.kind === 'vote') return voted && isNewest(call, index, calls);
    const same = waiting.some(
      ({ seat, since }) => (seat === call.seat && since === call.since) || call.others?.includes(seat),
    );
    return same && isNewest(call, index, calls);
  };
  const left = calls.filter(stands);
  for (const call of calls) {
    if (left.includes(call)) continue;
    await (call.kind === 'call' ? channel.remove(call.message) : channel.strip(call.message));
  }
  if (left.length < calls.length) await keep(kv, matchId, left);
}
