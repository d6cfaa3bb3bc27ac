import type { Seat } from '../../core/contract/game.ts';
import type { Refusal } from '../../core/contract/result.ts';
import type { Match, MatchRequest } from '../../table/match/types.ts';
import { buttonRows } from '../buttons/components.ts';
import { idOf } from '../buttons/custom-id.ts';
import { refused as refusal } from '../buttons/seated-person.ts';
import {
  boldAt,
  type Context,
  idsAt,
  mentionAt,
  nameAt,
  newestLines,
  standInOf,
} from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done } from '../ports/answer.ts';
import type { PublicMessage } from '../rest/channel.ts';
import { moment } from '../words/figures.ts';
import { meanwhile, publicStory } from './board-lines.ts';

const STORY_ROOM = 1_200;

export const undecided = ({ status, asked, agreed, refused }: MatchRequest): readonly Seat[] =>
  status === 'open' ? asked.filter(seat => !agreed.includes(seat) && !refused.includes(seat)) : [];

const wordsOf = ({ words }: Context, { kind }: MatchRequest) => (kind === 'undo' ? words.undo : words.votes);

function howItStands(context: Context, match: Match, request: MatchRequest, pinged: readonly Seat[]): string {
  const { kind, status, seat, settledBy, agreed, refused, needed, lapsesAt } = request;
  const words = wordsOf(context, request);
  switch (status) {
    case 'open': {
      const people = undecided(request).map(other =>
        pinged.includes(other)
          ? mentionAt(match, other, context.language)
          : nameAt(match, other, context.language),
      );
      const soFar = context.words.votes.soFar(agreed.length, needed, refused.length);
      return `${words.question(people, moment(lapsesAt), needed)}\n-# ${soFar}`;
    }
    case 'refused':
      return kind === 'undo' && settledBy !== null
        ? context.words.undo.refusedBy(boldAt(match, settledBy, context.language))
        : words.refused;
    case 'withdrawn':
      return settledBy === seat ? words.withdrewBy(boldAt(match, seat, context.language)) : words.withdrawn;
    case 'agreed':
    case 'lapsed':
      return words[status];
  }
}

/**
 * Writes the message of a request: the asking seat, the awaited seats, or the result.
 * @param pinged seats whose people the message notifies
 */
export function requestMessage(
  context: Context,
  match: Match,
  request: MatchRequest,
  pinged: readonly Seat[],
): PublicMessage {
  const { id, kind, matchId, seat, target, standIn, status, undone } = request;
  const { words } = context;
  const asker = boldAt(match, seat, context.language);
  const about = target === null ? '' : boldAt(match, target, context.language);
  const head =
    kind === 'undo'
      ? words.undo.asks(asker)
      : words.votes.asks[kind](asker, about, standInOf(context, match, standIn));
  const story = newestLines(
    publicStory(context, match, undone).map(line => `> ${line}`),
    STORY_ROOM,
  );
  const open = status === 'open';
  const pings = open ? idsAt(match, pinged) : [];
  const buttons = [
    { label: words.undo.agree, id: idOf(matchId, 'agree', `${id}`), style: 'commit' },
    { label: words.undo.refuse, id: idOf(matchId, 'refuse', `${id}`), style: 'danger' },
  ] as const;
  return {
    content: [head, story, howItStands(context, match, request, pinged)].filter(Boolean).join('\n'),
    rows: open ? buttonRows(buttons) : [],
    pings,
    silent: pings.length === 0,
  };
}

/** Writes a separate message about a refused undo, since people would not notice an edit of the request's message. */
export const refusalMessage = (
  context: Context,
  match: Match,
  { seat, settledBy }: MatchRequest,
): PublicMessage => ({
  content: context.words.undo.refusedNews(
    settledBy === null ? undefined : boldAt(match, settledBy, context.language),
    boldAt(match, seat, context.language),
  ),
  rows: [],
  pings: [],
});

/** Stores a person's answer to a request, and reports its effect. @param requestId absent: the open request for an undo */
export async function reply(
  context: Context,
  visit: Visit,
  match: Match,
  agrees: boolean,
  requestId?: number,
): Promise<Answer> {
  const { table, words } = context;
  const to = { request: requestId, sentAt: visit.sentAt };
  const answered = await table.requests.answer(match.id, visit.person.id, agrees, to);
  if (!answered.ok) return turnedDown(context, match, answered.refusal);
  const { match: now, done: carried, request } = answered.value;
  if (carried) return done(request.kind === 'undo' ? words.undo.allAgreed : words.votes.carried);
  if (request.status === 'withdrawn') return done(words.votes.youWithdrew);
  if (!agrees) return done(wordsOf(context, request).youRefused);
  const missing = undecided(request).map(seat => nameAt(now, seat, context.language));
  return done(request.kind === 'undo' ? words.undo.youAgreed(missing) : words.votes.youAgreed);
}

/** Answers with the reason of a refusal, and with what has happened in the match meanwhile. */
export async function turnedDown(context: Context, match: Match, why: Refusal): Promise<Answer> {
  const now = (await context.table.get(match.id)) ?? match;
  const answer = refusal(context, why, now);
  return { ...answer, content: [answer.content, ...(await meanwhile(context, now, why))].join('\n') };
}
