import type { Refusal, Result } from '../core/result.ts';
import type { Asking, Match, Move, Undone } from '../match/types.ts';
import { buttonRows } from './components.ts';
import type { CustomId } from './custom-id.ts';
import { meanwhile } from './deeds.ts';
import { matchHere } from './here.ts';
import { nameAt } from './people.ts';
import { type Answer, done, type Room, say, type Visit } from './room.ts';
import { refused, wordsFor } from './seat.ts';
import { publicStory } from './story.ts';
import { fitted } from './text.ts';

/** The command: one's own last action, or an answer to another's wish. */
export async function undoHere(room: Room, visit: Visit, answer?: 'agree' | 'refuse'): Promise<Answer> {
  const match = await matchHere(room, visit);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  return answer === undefined ? takeBack(room, visit, match) : reply(room, visit, match, answer === 'agree');
}

/** One of the buttons: Undo, Ask the others, Agree, Refuse. */
export async function undoPress(room: Room, visit: Visit, id: CustomId): Promise<Answer> {
  const match = await room.table.get(id.match);
  if (!match) return say(room.words.errors.strangeButton);
  const { verb, rev, args } = id;
  switch (verb) {
    case 'undo':
      return rev === null ? say(room.words.errors.strangeButton) : takeBack(room, visit, match, rev);
    case 'ask':
      return rev === null ? say(room.words.errors.strangeButton) : ask(room, visit, match, rev);
    case 'agree':
    case 'refuse': {
      const request = /^[1-9]\d{0,14}$/.test(args[0] ?? '') ? Number(args[0]) : undefined;
      if (request === undefined) return say(room.words.errors.strangeButton);
      return reply(room, visit, match, verb === 'agree', request);
    }
    default:
      return say(room.words.errors.strangeButton);
  }
}

/** What was just taken back, for the eyes of who did it. */
const struck = (room: Room, match: Match, undone: readonly Move[]): Answer => {
  const lines = publicStory(room, match, undone).map(line => `~~${line}~~`);
  return done(fitted([room.words.undo.done, ...lines].join('\n')));
};

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
  const asked: Result<Asking> = await room.table.askUndo(match.id, visit.person.id, { rev });
  if (!asked.ok) return turnedDown(room, match, asked.refusal);
  const { match: now, request } = asked.value;
  if (asked.value.done || !request) return struck(room, now, what?.undone ?? []);
  return done(room.words.undo.asked(request.asked.map(seat => nameAt(now, seat, room.language))));
}

async function reply(
  room: Room,
  visit: Visit,
  match: Match,
  agrees: boolean,
  request?: number,
): Promise<Answer> {
  const answered = await room.table.answerUndo(match.id, visit.person.id, agrees, {
    request,
    sentAt: visit.sentAt,
  });
  if (!answered.ok) return turnedDown(room, match, answered.refusal);
  const { match: now, done: undone, request: row } = answered.value;
  const words = room.words.undo;
  if (undone) return done(words.allAgreed);
  if (!agrees) return done(row?.settledBy === row?.seat ? words.youWithdrew : words.youRefused);
  const missing = row?.asked.filter(seat => !row.agreed.includes(seat)) ?? [];
  return done(words.youAgreed(missing.map(seat => nameAt(now, seat, room.language))));
}

async function turnedDown(room: Room, match: Match, refusal: Refusal): Promise<Answer> {
  const now = (await room.table.get(match.id)) ?? match;
  const answer = refused(room, refusal, now);
  return { ...answer, content: [answer.content, ...(await meanwhile(room, now, refusal))].join('\n') };
}
