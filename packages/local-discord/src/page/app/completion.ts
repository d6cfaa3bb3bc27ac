import type { PageAction, ShownChoice } from '../protocol.ts';
import { desk } from './desk.ts';

const DEBOUNCE_MS = 120;

type Asked = Omit<Extract<PageAction, { do: 'autocomplete' }>, 'do'>;

/** Suggestions of the bot for the option in which a person types. Answers to earlier requests are dropped. */
export class Completion {
  loading = false;
  problem: string | undefined;
  readonly #changed: () => void;
  readonly #choices = new Map<string, readonly ShownChoice[]>();
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  choicesOf(option: string): readonly ShownChoice[] {
    return this.#choices.get(option) ?? [];
  }

  ask(asked: Asked): void {
    this.stop();
    const turn = this.#turn;
    this.loading = true;
    this.#timer = setTimeout(() => void this.#fetch(asked, turn), DEBOUNCE_MS);
  }

  stop(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.loading = false;
    this.problem = undefined;
  }

  forget(): void {
    this.stop();
    this.#choices.clear();
  }

  async #fetch(asked: Asked, turn: number): Promise<void> {
    try {
      const choices = await desk.ask({ do: 'autocomplete', ...asked });
      if (turn !== this.#turn) return;
      this.#choices.set(asked.focused, choices);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#choices.delete(asked.focused);
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.loading = false;
    this.#changed();
  }
}
