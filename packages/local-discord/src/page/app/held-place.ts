/** Longest time for a bot's answer and a picture after it. */
const HOLD_MS = 6_000;

/**
 * A pressed message that stays in place in the log. Until the answer comes, the message's end, with its controls, keeps its
 * position in the window. A message without controls is not held.
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

  /**
   * Scrolls the log so that the message stays in place. `over` means that the time is up or the message is gone, and `done`
   * that it has no controls left.
   */
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
