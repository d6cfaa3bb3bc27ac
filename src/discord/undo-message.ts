import type { Match, UndoRequest } from '../match/types.ts';
import type { PublicMessage } from './channel.ts';
import { type Button, buttonRows } from './components.ts';
import { nameAt } from './people.ts';
import type { Room } from './room.ts';
import { publicStory } from './story.ts';
import { newestLines } from './text.ts';
import type { Words } from './words/index.ts';

const STORY_ROOM = 1_200;

/** The seats whose answer is missing. */
export const unanswered = ({ asked, agreed }: UndoRequest): readonly number[] =>
  asked.filter(seat => !agreed.includes(seat));

function howItStands(room: Room, match: Match, request: UndoRequest, called: readonly number[]): string {
  const { status, settledBy, seat, agreed, asked, lapsesAt } = request;
  const words = room.words.undo;
  switch (status) {
    case 'open': {
      const people = unanswered(request).map(other =>
        called.includes(other) ? `<@${match.seats[other]?.id}>` : nameAt(match, other, room.language),
      );
      const so = agreed.length > 0 ? `-# ${words.soFar(agreed.length, asked.length)}` : undefined;
      const until = `<t:${Math.floor(lapsesAt / 1_000)}:f>`;
      const question = words.question(people, until);
      return [question, so].filter(Boolean).join('\n');
    }
    case 'agreed':
      return words.agreed;
    case 'refused':
      return settledBy === null
        ? words.refused
        : words.refusedBy(`**${nameAt(match, settledBy, room.language)}**`);
    case 'withdrawn':
      return settledBy === seat
        ? words.withdrewBy(`**${nameAt(match, seat, room.language)}**`)
        : words.withdrawn;
    case 'lapsed':
      return words.lapsed;
  }
}

const answerButtons = (words: Words['undo'], request: UndoRequest): readonly Button[] => {
  const id = { match: request.matchId, rev: null, args: [String(request.id)] };
  return [
    { label: words.agree, id: { ...id, verb: 'agree' }, style: 'commit' },
    { label: words.refuse, id: { ...id, verb: 'refuse' }, style: 'danger' },
  ];
};

/** Who asks for what, who is awaited, or how it ended. @param called seats that are really called. */
export function requestMessage(
  room: Room,
  match: Match,
  request: UndoRequest,
  called: readonly number[],
): PublicMessage {
  const words = room.words.undo;
  const open = request.status === 'open';
  const story = newestLines(
    publicStory(room, match, request.undone).map(line => `> ${line}`),
    STORY_ROOM,
  );
  const head = words.asks(`**${nameAt(match, request.seat, room.language)}**`);
  return {
    content: [head, story, howItStands(room, match, request, called)].filter(Boolean).join('\n'),
    rows: open ? buttonRows(answerButtons(words, request)) : [],
    pings: open ? called.flatMap(seat => match.seats[seat]?.id ?? []) : [],
  };
}

/** A refusal is news: an edit of the older message would be seen by nobody. */
export const refusalMessage = (room: Room, match: Match, request: UndoRequest): PublicMessage => ({
  content: room.words.undo.refusedNews(
    request.settledBy === null ? undefined : `**${nameAt(match, request.settledBy, room.language)}**`,
    `**${nameAt(match, request.seat, room.language)}**`,
  ),
  rows: [],
  pings: [],
});
