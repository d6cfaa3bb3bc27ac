import { isPerson } from '../../core/player.ts';
import type { Result } from '../../core/result.ts';
import type { Match, Move, Undone } from '../../table/match/types.ts';
import { buttonRows } from '../buttons/components.ts';
import { refused, seatIn, wordsFor } from '../buttons/seat.ts';
import { nameAt } from '../context/people.ts';
import type { Room } from '../context/room.ts';
import { fitted } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { reply, turnedDown } from '../messages/questions.ts';
import { publicStory } from '../messages/story.ts';
import { type Answer, done } from '../ports/answer.ts';
import { matchHandlers, strange } from './handlers.ts';
import { matchHere } from './live-match.ts';

/** Handles the undo command: for the person's own last action, or as an answer to another's request. */
export async function undoHere(room: Room, visit: Visit, answer?: 'agree' | 'refuse'): Promise<Answer> {
  const match = await matchHere(room, visit);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  return answer === undefined
    ? takeBackAsked(room, visit, match)
    : reply(room, visit, match, answer === 'agree');
}

/** Shows privately what was just undone. */
const struck = (room: Room, match: Match, undone: readonly Move[]): Answer => {
  const lines = publicStory(room, match, undone).map(line => `~~${line}~~`);
  return done(fitted([room.words.undo.done, ...lines].join('\n')));
};

/** Undoes alone, or alone among bots; the first undo makes the score practice, so it asks before. */
async function takeBackAsked(room: Room, visit: Visit, match: Match, rev?: number): Promise<Answer> {
  const alone = match.seats.filter(isPerson).length === 1;
  const first = match.status === 'running' && alone && !match.practised;
  const could = first && (rev === undefined || rev === match.rev) && seatIn(room, match, visit).ok;
  const last = could ? await room.table.undoable(match.id) : undefined;
  if (last?.consent !== null) return takeBack(room, visit, match, rev);
  const what = publicStory(room, match, last.undone).map(line => `> ${line}`);
  const { askPractice, practise } = room.words.undo;
  const yes = { match: match.id, rev: match.rev, verb: 'undo', args: ['yes'] } as const;
  return {
    content: fitted([askPractice, ...what].join('\n')),
    rows: buttonRows([{ label: practise, id: yes, style: 'danger' }]),
  };
}

async function takeBack(room: Room, visit: Visit, match: Match, rev?: number): Promise<Answer> {
  const undone: Result<Undone> = await room.table.undo(match.id, visit.person.id, {
    rev,
    sentAt: visit.sentAt,
  });
  if (undone.ok) return struck(room, undone.value.match, undone.value.undone);
  const { refusal } = undone;
  const before =
    rev === undefined
      ? undefined
      : await room.table.undoneBefore(match.id, { personId: visit.person.id, rev });
  if (before) return struck(room, match, before);
  if (refusal.code !== 'table/undo-consent') return turnedDown(room, match, refusal);
  const now = (await room.table.get(match.id)) ?? match;
  return {
    content: wordsFor(room, refusal, now),
    outcome: 'refused',
    rows: buttonRows([
      {
        label: room.words.undo.ask,
        id: { match: now.id, rev: now.rev, verb: 'ask', args: [] },
        style: 'main',
      },
    ]),
  };
}

async function ask(room: Room, visit: Visit, match: Match, rev: number): Promise<Answer> {
  const what = await room.table.undoable(match.id);
  const asked = await room.table.questions.askUndo(match.id, visit.person.id, { rev });
  if (!asked.ok) return turnedDown(room, match, asked.refusal);
  const { match: now, request } = asked.value;
  if (!request) return struck(room, now, what?.undone ?? []);
  return done(room.words.undo.asked(request.asked.map(seat => nameAt(now, seat, room.language))));
}

export const presses = matchHandlers(
  {
    undo: ({ room, visit, match, rev, args: [answer] }) =>
      (answer === 'yes' ? takeBack : takeBackAsked)(room, visit, match, rev),
    ask: ({ room, visit, match, rev }) => ask(room, visit, match, rev),
  },
  strange,
);
