import { z } from 'zod';
import type { Question } from '../../table/match/types.ts';
import type { PlaceOf } from '../../table/outbox/notices.ts';
import type { ContextParts } from '../context/context.ts';
import type { Notebook } from '../ports/ports.ts';

/** Ids of the messages at one place, by the id of the question. */
const Known = z.record(z.string(), z.string());

const key = ({ matchId, place }: PlaceOf): string => `asked:${matchId}/${place}`;

/**
 * Finds the messages of a match's questions at a place. The row of a question has the id of its message in the home. The
 * notebook has the ids of the messages at other places.
 */
export class AskedMessages {
  readonly #context: Pick<ContextParts, 'table'>;
  readonly #kv: Notebook;

  constructor(context: Pick<ContextParts, 'table'>, kv: Notebook) {
    this.#context = context;
    this.#kv = kv;
  }

  /** Lists questions whose message at a place is missing or outdated, oldest first. `messageId` is that of this place. */
  async untold(of: PlaceOf): Promise<readonly Question[]> {
    const { questions } = this.#context.table;
    if (of.place === 0) return questions.untold(of.matchId);
    const known = await this.#known(of);
    const found = await questions.openOr(of.matchId, Object.keys(known).map(Number));
    return found.map(question => ({ ...question, messageId: known[question.id] ?? null }));
  }

  /** Records that a message at a place shows the question. @param messageId null: the question needs no message there */
  async told(of: PlaceOf, question: Question, messageId: string | null): Promise<void> {
    if (of.place === 0) return this.#context.table.questions.told(question, messageId);
    const { [question.id]: _, ...others } = await this.#known(of);
    const stays = messageId !== null && question.status === 'open';
    const known = stays ? { ...others, [question.id]: messageId } : others;
    if (Object.keys(known).length === 0) await this.#kv.delete(key(of));
    else await this.#kv.set(key(of), JSON.stringify(known));
  }

  /** Returns the id of the message that shows a question at a place. Null: there is none yet. */
  async messageOf(of: PlaceOf, request: number): Promise<string | null> {
    if (of.place === 0) return this.#context.table.questions.messageOf(of.matchId, request);
    return (await this.#known(of))[request] ?? null;
  }

  async #known(of: PlaceOf): Promise<z.infer<typeof Known>> {
    const text = await this.#kv.get(key(of));
    return text === undefined ? {} : Known.parse(JSON.parse(text));
  }
}
