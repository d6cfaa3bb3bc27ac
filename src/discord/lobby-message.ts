import type { Match } from '../match/types.ts';
import { safeName } from '../present/names.ts';
import type { PublicMessage } from './channel.ts';
import { buttonRows } from './components.ts';
import type { Verb } from './custom-id.ts';
import { namesOf } from './people.ts';
import type { Room } from './room.ts';
import type { LobbyWords } from './words/words.ts';

const title = (match: Match): string => match.game.charAt(0).toUpperCase() + match.game.slice(1);

const isVariant = (words: LobbyWords, text: unknown): text is keyof LobbyWords['variants'] =>
  typeof text === 'string' && Object.hasOwn(words.variants, text);

/** The variant in words. */
const variant = (words: LobbyWords, { options }: Match): string => {
  const chosen = typeof options === 'object' && options !== null && 'variant' in options && options.variant;
  return isVariant(words, chosen) ? ` (${words.variants[chosen]})` : '';
};

function state({ words: { lobby: words }, language }: Room, match: Match): string {
  switch (match.status) {
    case 'lobby':
      return match.seats.length < match.seatsWanted
        ? words.gathering(safeName(match.opener.name, language))
        : words.full;
    case 'running':
      return words.running;
    case 'over':
      return words.over;
    case 'cancelled':
      return words.cancelled;
  }
}

/** Who sits where, and the buttons to sit down, get up and start. */
export async function lobbyMessage(room: Room, match: Match): Promise<PublicMessage> {
  const words = room.words.lobby;
  const names = namesOf(match, room.language);
  const seats = Array.from({ length: Math.max(match.seatsWanted, names.length) }, (_, index) =>
    match.status === 'lobby' || names[index] !== undefined
      ? [`${index + 1}. ${names[index] ?? `*${words.free}*`}`]
      : [],
  ).flat();
  const button = (label: string, verb: Verb, style: 'main' | 'quiet' | 'commit') => ({
    label,
    id: { match: match.id, rev: null, verb, args: [] },
    style,
  });
  return {
    content: [`**${title(match)}**${variant(words, match)}`, ...seats, state(room, match)].join('\n'),
    rows:
      match.status === 'lobby'
        ? buttonRows([
            button(words.join, 'join', 'main'),
            button(words.leave, 'leave', 'quiet'),
            button(words.start, 'start', 'commit'),
          ])
        : [],
    pings: [],
  };
}
