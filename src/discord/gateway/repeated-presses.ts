import { type ButtonVerb, type CustomId, writeId } from '../buttons/custom-id.ts';
import type { Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';
import type { Answer } from '../ports/answer.ts';

/** Milliseconds for a repetition: longer than a double click and its way to us, far shorter than a change of mind. */
const JUST_MS = 10_000;

/** Verbs that leave no move in the log to make their answer again from. */
const VERBS: readonly ButtonVerb[] = [
  'join',
  'leave',
  'start',
  'remove',
  'resign',
  'take',
  'return',
  'nudge',
  'post',
  'ask',
  'agree',
  'refuse',
  'propose',
  'vote',
];

interface Done {
  readonly id: string;
  readonly at: number;
  readonly answer: Answer;
  readonly place: string;
}

/** Describes the match, the places of these people in it, and the open questions. */
async function placeOf({ table }: Room, matchId: string, people: readonly string[]): Promise<string> {
  const match = await table.get(matchId);
  if (!match) return '';
  const { status, rev, pausedAt, seats } = match;
  const own = seats.filter(({ id }) => people.includes(id)).map(({ id, state, gone }) => [id, state, gone]);
  const open = (await table.questions.open(matchId)).map(request => request.id);
  return JSON.stringify([status, rev, pausedAt, own, open]);
}

/** Detects double clicks: the second press is answered like the first, while the match is unchanged. */
export class RepeatedPresses {
  readonly #done = new Map<string, Done>();

  async press(room: Room, visit: Visit, id: CustomId, work: () => Promise<Answer>): Promise<Answer> {
    if (!VERBS.includes(id.verb)) return work();
    const key = `${visit.person.id}/${id.match}`;
    const written = writeId(id);
    const place = () => placeOf(room, id.match, [visit.person.id, ...id.args]);
    this.#forget(room.now());
    const before = this.#done.get(key);
    if (before?.id === written && before.place === (await place())) return before.answer;
    const answer = await work();
    if (!answer.done) return answer;
    const { aloud: _, ...again } = answer;
    this.#done.delete(key);
    this.#done.set(key, { id: written, at: room.now(), answer: again, place: await place() });
    return answer;
  }

  #forget(now: number): void {
    for (const [key, { at }] of this.#done) {
      if (at <= now && now < at + JUST_MS) return;
      this.#done.delete(key);
    }
  }
}
