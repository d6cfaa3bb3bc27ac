/**
 * Longest time in milliseconds for which a pressed message is held in place, until the bot's answer and its picture are shown.
 */
const HOLD_MS = 6_000;

/**
 * Position of a message whose button or menu a person has just used. The message's lower end stays in place until the answer
 * comes. A message without buttons and menus is not held.
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
   * Scrolls the log so that the message stays in place. `over`: the time is up or the message is gone. `done`: the message has
   * no buttons or menus left.
   */
  keep(log: HTMLElement): 'kept' | 'over' | 'done' {
    const message = log.querySelector<HTMLElement>(`[data-message="${CSS.escape(this.messageId)}"]`);
    if (message === null || Date.now() > this.#until) return 'over';
    if (message.querySelector('.body :is(.button[data-custom-id], .select-button)') === null) return 'done';
    const { bottom, height } = message.getBoundingClientRect();
    // A message whose height has changed must end inside the log, so that the change is visible.
    const wished = height === this.#height ? this.#bottom : Math.min(0, this.#bottom);
    log.scrollTop += bottom - log.getBoundingClientRect().bottom - wished;
    return 'kept';
  }
}
