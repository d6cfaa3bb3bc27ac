/** Longest time for a bot's answer and a picture after it. */
const HOLD_MS = 6_000;

/**
 * A held place in the log. After a press the end of the message, with its controls, keeps its place in the window while the
 * answer comes. A message without any control left is not held.
 */
export class HeldPlace {
  readonly messageId: string;
  readonly #bottom: number;
  readonly #height: number;
  readonly #until = Date.now() + HOLD_MS;

  constructor(log: HTMLElement, message: HTMLElement) {
    const { bottom, height } = message.getBoundingClientRect();
    this.messageId = message.dataset.message ?? '';
    this.#bottom = bottom - log.getBoundingClientRect().bottom;
    this.#height = height;
  }

  /** `over`: it was held long enough; `done`: nothing is left to press. */
  keep(log: HTMLElement): 'kept' | 'over' | 'done' {
    const message = log.querySelector<HTMLElement>(`[data-message="${CSS.escape(this.messageId)}"]`);
    if (message === null || Date.now() > this.#until) return 'over';
    if (message.querySelector('.body :is(.button[data-custom-id], .select-button)') === null) return 'done';
    const { bottom, height } = message.getBoundingClientRect();
    // The changed part of the answer must be visible.
    const wished = height === this.#height ? this.#bottom : Math.min(0, this.#bottom);
    log.scrollTop += bottom - log.getBoundingClientRect().bottom - wished;
    return 'kept';
  }
}
