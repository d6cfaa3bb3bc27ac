import { isOneAmongPlayers } from '../../core/contract/player.ts';
import { capital } from '../../presentation/language/grammar.ts';
import { sitterName } from '../../presentation/text/names.ts';
import { isLive, LOBBY_MS } from '../../table/match/live-clock.ts';
import type { Match } from '../../table/match/types.ts';
import { buttonRows } from '../buttons/components.ts';
import { type ButtonVerb, idOf } from '../buttons/custom-id.ts';
import { fellowsButton, playersButton, rulesButton } from '../buttons/match-buttons.ts';
import { type Context, gameOf, gameTitle, mentionAt, namesOf, sealedShuffle } from '../context/context.ts';
import { fileOf } from '../ports/answer.ts';
import type { PublicMessage } from '../rest/channel.ts';
import { when } from '../words/figures.ts';
import { PEOPLE_WORDS } from '../words/index.ts';

const variant = (context: Context, match: Match): string =>
  gameOf(context, match).presenter.variant?.(match.options) ?? '';

const hasFreeSeat = ({ seats, seatsWanted }: Match): boolean => seats.length < seatsWanted;

/** Writes the line about the state of a lobby. `asks`: some people in a rematch's lobby have not confirmed their seats. */
function state(
  { words: { lobby: words, live, tables }, language }: Context,
  match: Match,
  asks: boolean,
): string {
  switch (match.status) {
    case 'lobby':
      if (isLive(match)) return live.seek(when(match.createdAt + LOBBY_MS));
      if (asks) return tables.rematch;
      return hasFreeSeat(match) ? words.gathering(sitterName(match.opener, language)) : words.full;
    case 'running':
      return words.running;
    case 'over':
      return words.over;
    case 'cancelled':
      if (match.endedBy !== 'silence') return words.cancelled;
      return isLive(match) ? live.lapsed : tables.lapsed;
  }
}

const sits = (match: Match, personId: string): boolean => match.seats.some(({ id }) => id === personId);

/**
 * Returns whether the match will count for ratings, as far as the lobby knows. A game of one person against bots is unrated.
 * `ratedWithMore`: rated if more people join. Undefined: a game with one seat.
 */
function ratingOf(match: Match): 'rated' | 'ratedWithMore' | 'unrated' | undefined {
  if (match.seatsWanted === 1) return undefined;
  if (!match.rated) return 'unrated';
  if (match.status !== 'lobby' || !isOneAmongPlayers(match)) return 'rated';
  return match.seats.length < match.seatsWanted ? 'ratedWithMore' : 'unrated';
}

/**
 * Writes the message of a lobby: the seats, and buttons to join, leave and start.
 * @param pinged ids of the people whom the message notifies
 */
export async function lobbyMessage(
  context: Context,
  match: Match,
  pinged: readonly string[] = [],
): Promise<PublicMessage> {
  const words = context.words.lobby;
  const { tables } = context.words;
  const lobby = match.status === 'lobby';
  const asked = lobby ? await context.table.archive.unconfirmed(match.id) : [];
  const invited = lobby
    ? (await context.table.archive.invited(match.id)).filter(({ id }) => !sits(match, id))
    : [];
  const names = namesOf(match, context.language).map((name, seat) =>
    asked.some(({ id }) => id === match.seats[seat]?.id)
      ? `${mentionAt(match, seat, context.language)} *(${tables.asked})*`
      : name,
  );
  const rating = ratingOf(match);
  const how = [
    ...(match.pace === 'none' ? [] : [tables.paces[match.pace]]),
    ...(match.seating === 'joined' && match.rematchOf === null ? [tables.seatings.joined] : []),
    ...(rating === undefined ? [] : [tables[rating]]),
    ...(match.hints || rating === 'rated' ? [] : [tables.noHints]),
  ];
  const seats = Array.from({ length: Math.max(match.seatsWanted, names.length) }, (_, index) =>
    match.status === 'lobby' || names[index] !== undefined
      ? [`${index + 1}. ${names[index] ?? `*${words.free}*`}`]
      : [],
  ).flat();
  const kind = variant(context, match);
  const button = (label: string, verb: ButtonVerb, style: 'main' | 'quiet' | 'commit') => ({
    label,
    id: idOf(match.id, verb),
    style,
  });
  return {
    content: [
      `**${gameTitle(context, match.game)}**${kind && ` (${kind})`}${how.length > 0 ? ` · ${how.join(' · ')}` : ''}`,
      ...seats,
      ...(invited.length > 0 ? [tables.invited(invited.map(({ id }) => `<@${id}>`))] : []),
      state(context, match, asked.length > 0),
      ...(lobby && hasFreeSeat(match) && match.everywhere && match.place === 0
        ? [PEOPLE_WORDS[context.language].everywhere.shown]
        : []),
      ...(match.commitment === null ? [] : [sealedShuffle(context, match.commitment)]),
    ].join('\n'),
    rows:
      match.status === 'lobby'
        ? buttonRows([
            button(words.join, 'join', 'main'),
            button(words.leave, 'leave', 'quiet'),
            button(words.start, 'start', 'commit'),
            rulesButton(context, match.game),
            ...playersButton(context, match),
            ...fellowsButton(context, match),
          ])
        : [],
    pings: pinged,
  };
}

/**
 * Writes the message of a lobby with its picture. Without a picture, `files` is an empty list: an edit without `files` would
 * keep the old picture.
 */
export async function lobbyWithPicture(
  context: Context,
  match: Match,
  pinged: readonly string[] = [],
): Promise<PublicMessage> {
  const { presenter } = gameOf(context, match);
  const options = capital(variant(context, match));
  const names = namesOf(match, context.language);
  const seats = match.status === 'lobby' ? match.seatsWanted : names.length;
  const fileName = `${match.game}-${match.id}-lobby.png`;
  const asked = match.status === 'lobby' ? await context.table.archive.unconfirmed(match.id) : [];
  const invited = match.seats.flatMap(({ id }, seat) => (asked.some(one => one.id === id) ? [seat] : []));
  const players = match.seats.map(({ strength }) => strength ?? undefined);
  const picture =
    seats > 0 ? await presenter.lobby?.(names, seats, options, fileName, invited, players) : undefined;
  return { ...(await lobbyMessage(context, match, pinged)), files: picture ? [fileOf(picture)] : [] };
}
