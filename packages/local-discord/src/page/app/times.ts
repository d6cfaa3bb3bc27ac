import { html, type TemplateResult } from 'lit';
import { desk } from './desk.ts';
import { PlainElement } from './element.ts';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Formats a time distance from now in `seconds`: "in 3 hours", "2 days ago". */
export function relative(seconds: number, locale: string): string {
  const size = Math.abs(seconds);
  const [unit, length] = STEPS.find(([, least]) => size >= least) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

export const longTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(at);
export const shortTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
export const longDate = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);

/** Shows a timestamp, which Discord's text writes as `<t:seconds:style>`. A relative timestamp is updated as time passes. */
export class LiveTime extends PlainElement {
  static override readonly properties = { at: { attribute: false }, styled: { attribute: false } };
  /** Time to show, in milliseconds since the epoch. */
  declare at: number;
  declare styled: string;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#timer);
    super.disconnectedCallback();
  }

  override render(): TemplateResult {
    const locale = desk.you?.locale ?? 'en-US';
    const text =
      this.styled === 'R'
        ? relative((this.at - desk.now) / 1000, locale)
        : new Intl.DateTimeFormat(locale, FORMATS[this.styled] ?? FORMATS.f).format(this.at);
    return html`<time
      class="timestamp"
      datetime=${new Date(this.at).toISOString()}
      title=${longTime(this.at, locale)}
      >${text}</time
    >`;
  }
}
customElements.define('live-time', LiveTime);
