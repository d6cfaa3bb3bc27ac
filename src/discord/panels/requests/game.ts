import type { Match, MatchRequest } from '../../../table/match/types.ts';
import { type SeatWay, waysOf } from '../../../table/seat-ways.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { type ButtonVerb, idOf, type WordOf } from '../../buttons/custom-id.ts';
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
import { nudgeButton } from '../nudge.ts';
import { askToCancel, cancelling } from './cancel.ts';

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

/**
 * Returns the button for something that the person's seat may do now. Undefined for an undo and a rematch, which have their
 * buttons in the channel. A proposal that equals an open proposal counts as a vote for it.
 */
function wayButton(
  context: Context,
  match: Match,
  way: SeatWay,
  requests: readonly MatchRequest[],
): Button | undefined {
  const { beside, seats, votes } = context.words;
  switch (way.kind) {
    case 'return':
      return { label: seats.comeBack, id: idOf(match.id, 'return'), style: 'main' };
    case 'nudge':
      return nudgeButton(context, match);
    case 'propose': {
      if (way.seat === undefined) return proposeButton(context, match, way.motion);
      const name = nameAt(match, way.seat, context.language);
      if (way.motion === 'offer')
        return { ...proposeButton(context, match, 'offer', way.seat), label: votes.offerSeat(name) };
      // The panel behind this button asks for how long the bot plays.
      return way.motion === 'play-until-back'
        ? { label: votes.playFor(name), id: idOf(match.id, 'substitute', `${way.seat}`) }
        : undefined;
    }
    case 'answer': {
      const { kind, target } = requests.find(({ id }) => way.agrees && id === way.request) ?? {
        kind: 'undo',
      };
      if (kind === 'undo') return undefined;
      const same = { kind: 'propose', motion: kind, ...(target != null && { seat: target }) } as const;
      return wayButton(context, match, same, requests);
    }
    case 'play-on':
      return { label: beside.playOn, id: idOf(match.id, 'cancel', 'no') };
    case 'resign':
      return { label: beside.resigning, id: idOf(match.id, 'game', 'resign'), style: 'danger' };
    default:
      return undefined;
  }
}

const taking = ({ words }: Context, { id, seats, status }: Match): readonly Button[] =>
  status === 'running' && seats.some(({ state }) => state === 'offered')
    ? [{ label: words.seats.take, id: idOf(id, 'take'), style: 'commit' }]
    : [];

function records(context: Context, match: Match): readonly Button[] {
  const { ending, history, overview, showing } = context.words;
  const { presenter } = gameOf(context, match);
  const button = (label: string, verb: ButtonVerb, page?: WordOf<'gamePage'>): Button => ({
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
  const seat = context.table.seatOf(match, visit.person.id);
  if (match.withheld && seat === undefined) return refused(context, { code: 'table/duplicate-on', with: {} });
  const { ways, requests } = await waysOf(context.table, match, seat);
  const acts = [
    ...lobbyButtons(context, visit, match),
    ...(seat === undefined ? taking(context, match) : []),
    ...ways.flatMap(way => wayButton(context, match, way, requests) ?? []),
    ...(await cancelling(context, visit, match, ways)),
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
