import type { LocalDiscord } from 'local-discord';

/** Names for the parts of a text that differ from run to run. */
export interface Names {
  readonly discord: LocalDiscord;
  /** Returns the number under which a message was recorded. */
  numberOf(messageId: string): number | undefined;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Writes a number of seconds in the largest unit that fits, such as “2 days”. */
export function inWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? UNITS[3];
  const count = Math.round(Math.abs(seconds) / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Writes a timestamp of Discord as a reader sees it in London: relative to the clock, or as a date. */
function timestamp(at: number, style: string, now: number): string {
  const seconds = at - Math.round(now / 1_000);
  if (style === 'R') return seconds < 0 ? `${inWords(seconds)} ago` : `in ${inWords(seconds)}`;
  const iso = new Date(at * 1_000).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}

/** Replaces ids, links, timestamps and hashes by names that stay the same in each run. */
export function blanked(text: string, { discord, numberOf }: Names): string {
  const channel = (id: string): string => `#${discord.channel(id)?.name ?? '‹gone›'}`;
  return text
    .replaceAll(/<@!?(\d+)>/g, (_, id) => `@${nameOf(discord, id)}`)
    .replaceAll(/<#(\d+)>/g, (_, id) => channel(id))
    .replaceAll(/<t:(\d+)(?::(\w))?>/g, (_, at, style) => `‹${timestamp(Number(at), style, discord.now())}›`)
    .replaceAll(/https:\/\/discord\.com\/channels\/[\d@me]+\/(\d+)(?:\/(\d+))?/g, (_, place, message) => {
      const number = message && numberOf(message);
      return `‹link to ${number === undefined ? channel(place) : `~${number}`}›`;
    })
    .replaceAll(/\b\d+ ?ms\b/g, '‹time›')
    .replaceAll(/(?<![\da-z])\d{17,20}(?![\da-z])/g, '‹id›')
    .replaceAll(/(?<![\da-z])[\da-f]{16,}(?![\da-z])/g, '‹hash›');
}

export const nameOf = (discord: LocalDiscord, id: string): string =>
  id === discord.botId ? discord.botName : (discord.person(id)?.name ?? '‹id›');
