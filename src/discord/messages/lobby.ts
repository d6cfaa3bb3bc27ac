import { capital } from '../../stage/grammar.ts';
import { safeName } from '../../stage/names.ts';
import type { Match } from '../../table/types.ts';
import { buttonRows } from '../panels/components.ts';
import type { Verb } from '../panels/custom-id.ts';
import { gameTitle } from '../panels/opening.ts';
import { namesOf } from '../people.ts';
import { fileOf, gameOf, type Room } from '../room.ts';
import type { Words } from '../words/index.ts';
import type { PublicMessage } from './channel.ts';

const isVariant = (words: Words['lobby'], text: unknown): text is keyof Words['lobby']['variants'] =>
  typeof text === 'string' && Object.hasOwn(words.variants, text);

/** The variant in words; empty for a game without. */
const variant = (words: Words['lobby'], { options }: Match): string => {
  const chosen = typeof options === 'object' && options !== null && 'variant' in options && options.variant;
  return isVariant(words, chosen) ? words.variants[chosen] : '';
};

function state({ words: { lobby: words, tables }, language }: Room, match: Match): string {
  switch (match.status) {
    case 'lobby':
      if (match.rematchOf !== null) return tables.rematch;
      return match.seats.length < match.seatsWanted
        ? words.gathering(safeName(match.opener.name, language))
        : words.full;
    case 'running':
      return words.running;
    case 'over':
      return words.over;
    case 'cancelled':
      return match.endedBy === 'silence' ? tables.lapsed : words.cancelled;
  }
}

const sits = (match: Match, personId: string): boolean => match.seats.some(({ id }) => id === personId);

/** Who sits where, and the buttons to sit down, get up and start. @param called user ids that are really called */
export async function lobbyMessage(
  room: Room,
  match: Match,
  called: readonly string[] = [],
): Promise<PublicMessage> {
  const words = room.words.lobby;
  const { tables } = room.words;
  const lobby = match.status === 'lobby';
  const asked = lobby ? await room.table.archive.unconfirmed(match.id) : [];
  const invited = lobby
    ? (await room.table.archive.invited(match.id)).filter(({ id }) => !sits(match, id))
    : [];
  const names = namesOf(match, room.language).map((name, seat) =>
    asked.some(({ id }) => id === match.seats[seat]?.id)
      ? `<@${match.seats[seat]?.id}> *(${tables.asked})*`
      : name,
  );
  const how = [
    ...(match.pace === 'none' ? [] : [tables.paces[match.pace]]),
    ...(match.seating === 'joined' && match.rematchOf === null ? [tables.seatings.joined] : []),
  ];
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
      `**${gameTitle(match.game)}**${kind && ` (${kind})`}${how.length > 0 ? ` · ${how.join(' · ')}` : ''}`,
      ...seats,
      ...(invited.length > 0 ? [tables.invited(invited.map(({ id }) => `<@${id}>`))] : []),
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
    pings: called,
  };
}

/** The same with its picture, or with none where nobody sits there: an edit that says nothing of files leaves what is attached. */
export async function lobbyWithPicture(
  room: Room,
  match: Match,
  called: readonly string[] = [],
): Promise<PublicMessage> {
  const { presenter } = gameOf(room, match);
  const options = capital(variant(room.words.lobby, match));
  const names = namesOf(match, room.language);
  const seats = match.status === 'lobby' ? match.seatsWanted : names.length;
  const fileName = `${match.game}-${match.id}-lobby.png`;
  const picture = seats > 0 ? await presenter.lobby?.(names, seats, options, fileName) : undefined;
  return { ...(await lobbyMessage(room, match, called)), files: picture ? [fileOf(picture)] : [] };
}
