import type { Match, UndoRequest } from '../match/types.ts';
import type { PublicMessage } from './channel.ts';
import { type Button, buttonRows } from './components.ts';
import { listed, nameAt } from './people.ts';
import type { Room } from './room.ts';
import { publicStory } from './story.ts';
import { newestLines } from './words.ts';

const STORY_ROOM = 1_200;

/** The seats whose answer is missing. */
const missing = ({ asked, agreed }: UndoRequest): readonly number[] =>
  asked.filter(seat => !agreed.includes(seat));

function howItStands(match: Match, request: UndoRequest): string {
  const { status, settledBy, seat, agreed, asked, lapsesAt } = request;
  switch (status) {
    case 'open': {
      const called = missing(request).flatMap(other => match.seats[other]?.id ?? []);
      const who = listed(called.map(id => `<@${id}>`));
      const so = agreed.length > 0 ? `-# ${agreed.length} of ${asked.length} agree so far.` : undefined;
      const until = `<t:${Math.floor(lapsesAt / 1_000)}:f>`;
      const rule = `All others must agree. It lapses ${until}; any action in the game withdraws it.`;
      return [`${who}: do you agree? ${rule}`, so].filter(Boolean).join('\n');
    }
    case 'agreed':
      return 'All agreed: it is taken back.';
    case 'refused':
      return settledBy === null
        ? 'Refused: it stands.'
        : `**${nameAt(match, settledBy)}** refused: it stands.`;
    case 'withdrawn':
      return settledBy === seat
        ? `**${nameAt(match, seat)}** withdrew it: it stands.`
        : 'Withdrawn: the game has gone on, so it stands.';
    case 'lapsed':
      return 'Not all have agreed within 48 hours: it stands.';
  }
}

export const answerButtons = (request: UndoRequest): readonly Button[] => {
  const id = { match: request.matchId, rev: null, args: [String(request.id)] };
  return [
    { label: 'Agree', id: { ...id, verb: 'agree' }, style: 'commit' },
    { label: 'Refuse', id: { ...id, verb: 'refuse' }, style: 'danger' },
  ];
};

/** Who asks for what, who is awaited, or how it ended. */
export function requestMessage(room: Room, match: Match, request: UndoRequest): PublicMessage {
  const open = request.status === 'open';
  const story = newestLines(
    publicStory(room, match, request.undone).map(line => `> ${line}`),
    STORY_ROOM,
  );
  const head = `**${nameAt(match, request.seat)}** asks to take back:`;
  return {
    content: [head, story, howItStands(match, request)].filter(Boolean).join('\n'),
    rows: open ? buttonRows(answerButtons(request)) : [],
    pings: open ? missing(request).flatMap(seat => match.seats[seat]?.id ?? []) : [],
  };
}

/** A refusal is news: an edit of the older message would be seen by nobody. */
export const refusalMessage = (match: Match, request: UndoRequest): PublicMessage => ({
  content: `${howItStands(match, request)} **${nameAt(match, request.seat)}** had asked to take back the last action.`,
  rows: [],
  pings: [],
});
