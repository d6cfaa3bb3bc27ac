import type { Match } from '../match/types.ts';
import { safeName } from '../present/names.ts';
import type { PublicMessage } from './channel.ts';
import { buttonRows } from './components.ts';
import type { Verb } from './custom-id.ts';
import { namesOf } from './people.ts';
import { shuffleSealed } from './words.ts';

const title = (match: Match): string => match.game.charAt(0).toUpperCase() + match.game.slice(1);

/** The options in words, as far as they are words. */
const optionWords = (match: Match): string => {
  const { options } = match;
  if (typeof options !== 'object' || options === null) return '';
  const words = Object.values(options).filter(value => typeof value === 'string');
  return words.length > 0 ? ` (${words.join(', ')})` : '';
};

function state(match: Match): string {
  switch (match.status) {
    case 'lobby':
      return match.seats.length < match.seatsWanted
        ? `Open to everybody here. ${safeName(match.opener.name)} may start once there are enough players.`
        : 'The table is full: anybody seated may start.';
    case 'running':
      return 'The game is being played.';
    case 'over':
      return 'The game is over.';
    case 'cancelled':
      return 'The table was cancelled.';
  }
}

/** Who sits where, and the buttons to sit down, get up and start. */
export function lobbyMessage(match: Match): PublicMessage {
  const names = namesOf(match);
  const seats = Array.from({ length: Math.max(match.seatsWanted, names.length) }, (_, index) =>
    match.status === 'lobby' || names[index] !== undefined
      ? [`${index + 1}. ${names[index] ?? '*free*'}`]
      : [],
  ).flat();
  const button = (label: string, verb: Verb, style: 'main' | 'quiet' | 'commit') => ({
    label,
    id: { match: match.id, rev: null, verb, args: [] },
    style,
  });
  return {
    content: [
      `**${title(match)}**${optionWords(match)}`,
      ...seats,
      state(match),
      ...(match.commitment === null ? [] : [shuffleSealed({ commitment: match.commitment })]),
    ].join('\n'),
    rows:
      match.status === 'lobby'
        ? buttonRows([
            button('Join', 'join', 'main'),
            button('Leave', 'leave', 'quiet'),
            button('Start', 'start', 'commit'),
          ])
        : [],
    pings: [],
  };
}
