import type { Match } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { type ButtonVerb, type GamePage, idOf } from '../../buttons/custom-id.ts';
import { matchHere, noMatch, refused } from '../../buttons/seated-person.ts';
import { type Context, gameOf, gameTitle, nameAt } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { undecidedSeats, waiting } from '../../messages/board-lines.ts';
import { proposeButton } from '../../messages/pings.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { when } from '../../words/figures.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { matchHandlers, type Press } from '../handlers.ts';
import { askToResign, lobbyButtons } from '../lobby/lobby.ts';
import { gameRecord, gameVerify } from '../look/game-log.ts';
import { nudging } from '../nudge.ts';
import { askToCancel, cancelling } from './cancel.ts';

/** Rows of buttons that the panel keeps for records. */
const ROWS_OF_RECORDS = 2;
const ROWS_OF_ACTS = 3;

async function stateOf(context: Context, match: Match): Promise<string> {
  const { lists } = GAMES_WORDS[context.language];
  const { lobby } = context.words;
  switch (match.status) {
    case 'lobby':
      return lists.gathering(match.seats.length, match.seatsWanted, when(match.createdAt));
    case 'running':
      return match.pausedAt === null
        ? waiting(context, match, await undecidedSeats(context, match))
        : lists.paused(when(match.pausedAt));
    default:
      return lobby[match.status];
  }
}

/** Returns the buttons about the seats of other people who are late or away: the bot plays there, or another person does. */
async function aboutOthers(context: Context, match: Match, own: number): Promise<readonly Button[]> {
  const { votes } = context.words;
  const late = (await context.table.waiting(match.id)).flatMap(({ seat, late }) => (late ? seat : []));
  return match.seats.flatMap(({ seat, strength, end, absent, state }): readonly Button[] => {
    if (seat === own || strength !== null || end !== null || !(absent || late.includes(seat))) return [];
    const name = nameAt(match, seat, context.language);
    const offers = state !== 'offered' && !match.withheld;
    return [
      ...(absent ? [] : [{ label: votes.playFor(name), id: idOf(match.id, 'substitute', `${seat}`) }]),
      ...(offers
        ? [{ label: votes.offerSeat(name), id: idOf(match.id, 'propose', 'offer', `${seat}`) }]
        : []),
    ];
  });
}

/** Returns the buttons of a running game that the person can use now: to nudge, to pause, about late seats, and to resign. */
async function inGame(context: Context, { person }: Visit, match: Match): Promise<readonly Button[]> {
  const { seats } = context.words;
  const own = match.seats.find(({ id }) => id === person.id);
  if (!own)
    return match.seats.some(({ state }) => state === 'offered')
      ? [{ label: seats.take, id: idOf(match.id, 'take'), style: 'commit' }]
      : [];
  if (own.end !== null) return [];
  return [
    ...(own.absent || own.state === 'offered'
      ? [{ label: seats.comeBack, id: idOf(match.id, 'return'), style: 'main' } as const]
      : []),
    ...(await nudging(context, match, own.seat)),
    ...(match.pausedAt === null ? await aboutOthers(context, match, own.seat) : []),
    ...((await context.table.requests.allows(match, 'pause'))
      ? [proposeButton(context, match, 'pause')]
      : []),
    ...(match.pausedAt === null ? [] : [proposeButton(context, match, 'unpause')]),
    {
      label: context.words.lobby.resigning,
      id: idOf(match.id, 'game', 'resign'),
      style: 'danger',
    },
  ];
}

function records(context: Context, match: Match): readonly Button[] {
  const { ending, history, overview, showing } = context.words;
  const { presenter } = gameOf(context, match);
  const button = (label: string, verb: ButtonVerb, page?: GamePage): Button => ({
    label,
    id: idOf(match.id, verb, ...(page === undefined ? [] : [page])),
  });
  if (!match.dealt) return [];
  return [
    ...(match.status === 'running' ? [button(history.recap, 'recap')] : []),
    button(history.log, 'log'),
    ...(presenter.timelapse ? [button(showing.replayButton, 'replay')] : []),
    ...(match.status === 'over' && context.table.reviews.areOffered(match)
      ? [button(overview.button, 'review')]
      : []),
    ...(presenter.share ? [button(showing.share, 'share')] : []),
    button(ending.recordButton, 'game', 'record'),
    button(ending.verifyButton, 'game', 'verify'),
  ];
}

/**
 * Shows the channel's game in private, with buttons for all that the person can do about it now, besides its actions.
 * @param pressed match of the button; absent: the channel's game
 */
export async function gamePanel(context: Context, visit: Visit, pressed?: Match): Promise<Answer> {
  const match = await matchHere(context, visit, pressed);
  if (!match) return noMatch(context);
  if (match.withheld && context.table.seatOf(match, visit.person.id) === undefined)
    return refused(context, { code: 'table/duplicate-on', with: {} });
  const acts = [
    ...lobbyButtons(context, visit, match),
    ...(match.status === 'running' ? await inGame(context, visit, match) : []),
    ...(await cancelling(context, visit, match)),
  ];
  return {
    ...say(`**${gameTitle(context, match.game)}** · ${await stateOf(context, match)}`),
    rows: [
      ...buttonRows(acts).slice(0, ROWS_OF_ACTS),
      ...buttonRows(records(context, match)).slice(0, ROWS_OF_RECORDS),
    ],
  };
}

function pageOf({ context, visit, match, args: [page] }: Press<'game'> & { match: Match }) {
  switch (page) {
    case 'resign':
      return askToResign(context, visit, match);
    case 'cancel':
      return askToCancel(context, visit, match);
    case 'record':
      return gameRecord(context, visit, match);
    case 'verify':
      return gameVerify(context, match);
    default:
      return gamePanel(context, visit, match);
  }
}

export const presses = matchHandlers({ game: pageOf });
