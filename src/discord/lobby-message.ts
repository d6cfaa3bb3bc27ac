import type { Match } from '../match/types.ts';
import { capital } from '../present/grammar.ts';
import { safeName } from '../present/names.ts';
import type { PublicMessage } from './channel.ts';
import { buttonRows } from './components.ts';
import type { Verb } from './custom-id.ts';
import { namesOf } from './people.ts';
import { fileOf, gameOf, type Room } from './room.ts';
import type { LobbyWords } from './words/words.ts';

const title = (match: Match): string => match.game.charAt(0).toUpperCase() + match.game.slice(1);

const isVariant = (words: LobbyWords, text: unknown): text is keyof LobbyWords['variants'] =>
  typeof text === 'string' && Object.hasOwn(words.variants, text);

/** The variant in words; empty for a game without. */
const variant = (words: LobbyWords, { options }: Match): string => {
  const chosen = typeof options === 'object' && options !== null && 'variant' in options && options.variant;
  return isVariant(words, chosen) ? words.variants[chosen] : '';
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
export function lobbyMessage(room: Room, match: Match): PublicMessage {
  const words = room.words.lobby;
  const names = namesOf(match, room.language);
  const seats = Array.from({ length: Math.max(match.seatsWanted, names.length) }, (_, index) =>
    match.status === 'lobby' || names[index] !== undefined
      ? [`${index + 1}. ${names[index] ?? `*${words.free}*`}`]
      : [],
  ).flat();
  const kind = variant(words, match);
  const button = (label: string, verb: Verb, style: 'main' | 'quiet' | 'commit') => ({
    label,
    id: { match: match.id, rev: null, verb, args: [] },
    style,
  });
  return {
    content: [
      `**${title(match)}**${kind && ` (${kind})`}`,
      ...seats,
      state(room, match),
      ...(match.commitment === null ? [] : [`-# ${room.words.fair.shuffleSealed(match.commitment)}`]),
    ].join('\n'),
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

/** The same with its picture: for when the seats have changed, since an edit without one leaves what is attached. */
export async function lobbyWithPicture(room: Room, match: Match): Promise<PublicMessage> {
  const { presenter } = gameOf(room, match);
  const options = capital(variant(room.words.lobby, match));
  const names = namesOf(match, room.language);
  const seats = match.status === 'lobby' ? match.seatsWanted : names.length;
  const fileName = `${match.game}-${match.id}-lobby.png`;
  const picture = seats > 0 ? await presenter.lobby?.(names, seats, options, fileName) : undefined;
  return { ...lobbyMessage(room, match), ...(picture && { file: fileOf(picture) }) };
}
