import type { PageClock, PageTexts } from '../protocol.ts';

const MINUTE_MS = 60_000;

/** Formats milliseconds as minutes and seconds, such as 4:05. */
function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Clocks of a live game, which count down between two states. */
export class Clocks {
  readonly element = document.createElement('p');
  #clocks: readonly PageClock[] = [];
  /** Milliseconds by which the server's clock is ahead. */
  #ahead = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    this.element.setAttribute('role', 'timer');
  }

  /** Shows the clocks, and lets them count down by the server's time `now`. */
  show(clocks: readonly PageClock[], now: number, texts: PageTexts): void {
    this.#clocks = clocks;
    this.#ahead = now - Date.now();
    clearInterval(this.#timer);
    this.#timer = clocks.length > 0 ? setInterval(() => this.#write(texts), 1_000) : undefined;
    this.#write(texts);
  }

  #write({ minute, reserve }: PageTexts): void {
    const now = Date.now() + this.#ahead;
    const lines = this.#clocks.map(({ name, minuteEnds, losesAt }) => {
      const left = Math.max(0, Math.min(MINUTE_MS, minuteEnds - now));
      const kept = Math.min(losesAt - minuteEnds, losesAt - now);
      return `${name}: ${minute} ${minutes(left)}, ${reserve} ${minutes(kept)}`;
    });
    this.element.textContent = lines.join(' · ');
  }
}
