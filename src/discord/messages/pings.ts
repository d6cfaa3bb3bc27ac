import { elsewhereAt, isPerson } from '../../core/contract/player.ts';
import { DAY_MS } from '../../core/values/days.ts';
import { sitterName } from '../../presentation/text/names.ts';
import { isLive } from '../../table/match/live-clock.ts';
import { type Match, MOTION_KINDS, type Notice } from '../../table/match/types.ts';
import { ABOUT_NO_SEAT } from '../../table/requests/voting.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { idOf } from '../buttons/custom-id.ts';
import { askedAside, publicOpeners } from '../buttons/match-buttons.ts';
import {
  boldAt,
  type Context,
  gameTitle,
  idsAt,
  mentionAt,
  personsAt,
  standInOf,
} from '../context/context.ts';
import type { PublicMessage } from '../rest/channel.ts';
import { HOURS, moment, when } from '../words/figures.ts';
import { PEOPLE_WORDS } from '../words/index.ts';

const HOURS_A_DAY = 24;

/** Requests that people may make about a late seat. */
const SEAT_MOTIONS = MOTION_KINDS.filter(kind => !ABOUT_NO_SEAT.includes(kind));

export const proposeButton = (
  { words }: Context,
  match: Match,
  kind: (typeof MOTION_KINDS)[number],
  seat?: number,
): Button => ({
  label: words.votes.propose[kind],
  id: idOf(match.id, 'propose', kind, ...(seat === undefined ? [] : [`${seat}`])),
});

const substituteButton = ({ words, table }: Context, match: Match, seat: number): readonly Button[] =>
  table.strengths(match.game).length === 0
    ? []
    : [
        {
          label: words.votes.choose,
          id: idOf(match.id, 'substitute', `${seat}`),
          style: 'quiet',
        },
      ];

const waysToAct = (context: Context, match: Match, seat: number): readonly Button[] => {
  return [
    ...publicOpeners(context, match, [seat]),
    { label: context.words.history.recap, id: idOf(match.id, 'recap') },
    { label: context.words.board.hand, id: idOf(match.id, 'hand') },
  ];
};

/**
 * Describes the decision that these seats must make in another seat's turn. Undefined in their own turn, or where their
 * decisions differ.
 */
function askedOf(context: Context, match: Match, seats: readonly number[]): string | undefined {
  const [asked, ...others] = new Set(seats.map(seat => askedAside(context, match, seat)));
  return others.length === 0 ? asked : undefined;
}

function sentence(context: Context, match: Match, { kind, details, seat }: Notice): string | undefined {
  if (seat === null) return undefined;
  const words = context.words.calls;
  const mention = mentionAt(match, seat, context.language);
  const { hours = 0, by, pace = 'none', others = [] } = details;
  switch (kind) {
    case 'ping': {
      if (isLive(match)) return context.words.live.warning(mention, when(details.until ?? 0));
      const asked = askedAside(context, match, seat);
      return asked === undefined ? words.ping(mention) : context.words.board.awaited([mention], asked);
    }
    case 'reminder':
      return words.reminder(mention, hours);
    case 'note':
      return words.note(mention, Math.floor(hours / HOURS_A_DAY));
    case 'nudge':
      return words.nudge(
        personsAt(match, [seat, ...others]).map(pinged => mentionAt(match, pinged, context.language)),
        by === undefined ? '–' : boldAt(match, by, context.language),
        askedOf(context, match, [seat, ...others]),
      );
    case 'overdue':
      return pace === 'none' || pace === 'live'
        ? undefined
        : words.overdue(boldAt(match, seat, context.language), HOURS[pace]);
    default:
      return undefined;
  }
}

/**
 * Writes the message that mentions a seat's person. A message about a late seat mentions no person. Undefined where the notice
 * needs no such message.
 */
export function pingMessage(context: Context, match: Match, notice: Notice): PublicMessage | undefined {
  const { seat, kind } = notice;
  const said = sentence(context, match, notice);
  const seated = seat === null ? undefined : match.seats[seat];
  if (said === undefined || seat === null || !seated || !isPerson(seated)) return undefined;
  const late = kind === 'overdue';
  const buttons = late
    ? [
        { label: context.words.beside.nudge, id: idOf(match.id, 'nudge') },
        ...SEAT_MOTIONS.map(motion => proposeButton(context, match, motion, seat)),
        ...substituteButton(context, match, seat),
      ]
    : waysToAct(context, match, seat);
  const pinged = idsAt(match, [seat, ...(notice.details.others ?? [])]);
  return {
    content: said,
    rows: buttonRows(buttons),
    pings: late ? [] : pinged,
    silent: late,
    byWords: !late,
    ...(match.boardMessageId !== null && { replyTo: match.boardMessageId }),
  };
}

/**
 * Mentions a person about an earlier question or lobby. The message is a reply to the earlier message, so that a tap opens it.
 */
export function questionMessage(
  { words }: Context,
  pinged: { readonly userId: string; readonly asked: string; readonly toLobby: boolean },
): PublicMessage {
  const { userId, asked, toLobby } = pinged;
  const mention = `<@${userId}>`;
  return {
    content: toLobby ? words.calls.invited(mention) : words.calls.question(mention),
    rows: [],
    pings: [userId],
    replyTo: asked,
  };
}

/**
 * Mentions a role about a lobby, with a button to join. Undefined once the lobby is closed, and for a notice without a role or
 * a seat.
 */
export function roleMessage(
  context: Context,
  match: Match,
  { seat, details }: Notice,
): PublicMessage | undefined {
  const { role } = details;
  if (role === undefined || seat === null || match.status !== 'lobby') return undefined;
  const { seats, seatsWanted } = match;
  const free = seatsWanted - seats.length;
  const words = PEOPLE_WORDS[context.language].roles;
  const join: Button = {
    label: context.words.lobby.join,
    id: idOf(match.id, 'join'),
    style: 'main',
  };
  return {
    content: words.message(
      `<@&${role}>`,
      boldAt(match, seat, context.language),
      gameTitle(context, match.game),
      free,
    ),
    rows: buttonRows([join]),
    pings: [],
    pingsRole: role,
    byWords: true,
    ...(match.lobbyMessageId !== null && { replyTo: match.lobbyMessageId }),
  };
}

/** Describes what has changed at a seat. Undefined where the notice names no seat or no change. */
export function seatMessage(
  context: Context,
  match: Match,
  { seat, details }: Notice,
): PublicMessage | undefined {
  const { change, until = 0, left, id, name } = details;
  if (seat === null || change === undefined) return undefined;
  const before = id === undefined || name === undefined ? { id: elsewhereAt(seat), name: '' } : { id, name };
  const words = context.words.seats;
  const person = boldAt(match, seat, context.language);
  const take: Button = {
    label: words.take,
    id: idOf(match.id, 'take', `${seat}`),
    style: 'commit',
  };
  const said = () => {
    switch (change) {
      case 'away': {
        const then = moment(until);
        return left === undefined
          ? words.away(person, then)
          : words.awayInPart(person, then, Math.ceil(left / DAY_MS));
      }
      case 'taken':
        return words.taken(person, `**${sitterName(before, context.language)}**`);
      default:
        return words[change](person, standInOf(context, match, match.seats[seat]?.standIn));
    }
  };
  const running = match.status === 'running';
  const buttons =
    !running || match.seats[seat]?.resigned
      ? []
      : change === 'offered' && match.seats[seat]?.state === 'offered'
        ? [take]
        : change === 'gone'
          ? [proposeButton(context, match, 'offer', seat)]
          : [];
  return { content: said(), rows: buttonRows(buttons), pings: [], silent: change !== 'offered' };
}
