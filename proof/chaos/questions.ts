import type { Channel, StoredMessage } from 'local-discord';
import { isPerson } from '../../src/core/contract/player.ts';
import type { StoredMatch } from '../../src/store/index.ts';
import { HABITS, reigns } from './people-settings.ts';
import type { RemindersParts } from './reminders-parts.ts';

const MINUTE = 60_000;
const ASKED = /^\*\*(.+)\*\* asks to (pause the game\.|take back:)/;
const CALL = /^<@(\d+)>, you were asked something here, and your answer is still missing\.$/;
/** Time after which an unanswered question lapses. */
const PATIENCE = 48 * 60 * MINUTE;

/**
 * Ping to a person whose answer to a question is missing. It is the question's own message or a later reply to that message.
 */
export interface QuestionCall {
  readonly userId: string;
  /** Id of the question and its game. For a question without an id, the id of its message. */
  readonly asked: string;
  readonly question: Read;
  readonly at: number;
  readonly text: string;
}

type Read = Pick<StoredMessage, 'id' | 'content' | 'mentions' | 'createdAt' | 'replyTo'>;

/**
 * Returns the pings about questions in the messages of a channel.
 * @param asked ids of the questions, by the id of their message
 */
export function callsToQuestions(
  messages: readonly Read[],
  asked: ReadonlyMap<string, string> = new Map(),
): readonly QuestionCall[] {
  const questions = messages.filter(({ id, content }) => asked.has(id) || ASKED.test(content));
  const call = (question: Read, userId: string, { createdAt: at, content: text }: Read): QuestionCall => ({
    userId,
    asked: asked.get(question.id) ?? question.id,
    question,
    at,
    text,
  });
  const own = questions.flatMap(question =>
    question.mentions.map(userId => call(question, userId, question)),
  );
  const later = messages.flatMap(message => {
    const question = questions.find(({ id }) => id === message.replyTo);
    const [, userId] = CALL.exec(message.content) ?? [];
    if (userId === undefined || question === undefined || !message.mentions.includes(userId)) return [];
    return [call(question, userId, message)];
  });
  return [...own, ...later];
}

/**
 * Lets people ask the other players for a pause, which the others never grant. It also checks the pings about these questions.
 */
export class Questions {
  readonly #parts: RemindersParts;
  readonly #due = new Set<string>();
  #asked = 0;

  constructor(parts: RemindersParts) {
    this.#parts = parts;
  }

  /**
   * Lets a person at this table ask for a pause. Tables with a single person are left out, since the bot would grant their
   * pause without a question.
   */
  async ask(channel: Channel): Promise<void> {
    const { chance, store, traffic } = this.#parts;
    const match = await store.matches.live(channel.id);
    const people = match?.seats.filter(isPerson).length ?? 0;
    if (match?.status !== 'running' || people < 2 || match.pausedAt !== null) return;
    // A second request for a pause would count as a vote for the open request.
    if ((await store.requests.openOf(match.id)).length > 0) return;
    const seated = traffic.people.filter(({ id }) => match.seats.some(({ userId }) => userId === id));
    const answer = await traffic.ask(chance.among(seated), channel, 'propose pause');
    if (answer?.content === 'The others are asked.') this.#asked += 1;
  }

  async missing(running: readonly StoredMatch[]): Promise<readonly Missing[]> {
    const { clock, store, traffic } = this.#parts;
    const now = clock.now();
    const missing: Missing[] = [];
    for (const match of running) {
      const calls = this.#calls(match.channelId);
      for (const { id, kind, at, seat: asker } of await store.requests.openOf(match.id)) {
        if (kind !== 'pause' || now >= at + PATIENCE) continue;
        for (const { seat, userId, resigned, gone } of match.seats.filter(isPerson)) {
          const habit = HABITS[traffic.people.findIndex(person => person.id === userId)];
          if (seat === asker || resigned || gone || habit?.deaf || reigns(habit?.quiet, now)) continue;
          const what = `${match.id}, question ${id}: seat ${seat}`;
          this.#due.add(what);
          const pinged = calls.some(
            each =>
              each.userId === userId && each.question.createdAt >= at - MINUTE && each.at >= at - MINUTE,
          );
          if (!pinged) missing.push({ what, isSaid: () => false });
        }
      }
    }
    return missing;
  }

  judge(): { readonly figures: Readonly<Record<string, number>>; readonly faults: readonly string[] } {
    const { messages, traffic } = this.#parts;
    const calls = traffic.channels.flatMap(({ id }) => this.#calls(id));
    const faults: string[] = [];
    for (const { userId, at, text } of calls) {
      const habit = HABITS[traffic.people.findIndex(person => person.id === userId)];
      const line = `${new Date(at).toISOString()} "${text.split('\n')[0]}"`;
      if (habit?.deaf) faults.push(`asked who wants no calls: ${line}`);
      if (reigns(habit?.quiet, at) && reigns(habit?.quiet, at - MINUTE))
        faults.push(`asked in quiet hours: ${line}`);
    }
    const lost = messages.filter(
      message =>
        CALL.test(message.content) &&
        !calls.some(({ text, at }) => text === message.content && at === message.createdAt),
    );
    return {
      figures: {
        'questions asked': this.#asked,
        'calls to questions due at a checkpoint': this.#due.size,
        'calls to questions reported': calls.length,
        'of them when quiet hours had ended': calls.filter(({ text }) => CALL.test(text)).length,
      },
      faults: [...faults, ...lost.map(({ content }) => `pinged about no question: ${content}`)],
    };
  }

  #calls(channelId: string): readonly QuestionCall[] {
    return callsToQuestions(this.#parts.messages.filter(({ channel }) => channel.id === channelId));
  }
}

interface Missing {
  readonly what: string;
  readonly isSaid: () => boolean;
}
