import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ShownChannel, ShownMessage, ShownOffer } from '../protocol.ts';
import { desk, type Note } from './desk.ts';
import { DeskElement } from './element.ts';
import { focusComposer, focusIsLost, holdsFocus } from './focus.ts';
import { HeldPlace } from './held-place.ts';
import { icon } from './icons.ts';
import { spoken } from './locales.ts';
import { reasonOf } from './message-view.ts';
import { startButtons } from './offer-starts.ts';
import { longDate } from './times.ts';

/** Milliseconds within which messages of the same author are shown under one name. */
const TOGETHER_MS = 7 * 60_000;
const NEAR_BOTTOM = 80;
const NO_NOTES: readonly Note[] = [];

/**
 * Messages of a channel, oldest first. The log stays scrolled to the newest message, unless a person has scrolled up or has
 * just pressed a control.
 */
export class MessageLog extends DeskElement {
  #atBottom = true;
  #channel = '';
  #last = '';
  #top = 0;
  #hadFocus = false;
  #held: HeldPlace | undefined;
  /** True where the log is not at its end because a pressed message is held in place, and not because the person scrolled. */
  #keptAway = false;
  /** True where an ephemeral answer is below the visible part of the log. */
  #answered = false;
  readonly #sizes = new ResizeObserver(() => this.#follow());

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#seen);
  }

  override disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.#sizes.disconnect();
    super.disconnectedCallback();
  }

  readonly #seen = (): void => {
    if (this.#atBottom) desk.read();
  };

  override willUpdate(): void {
    this.#hadFocus = holdsFocus(this);
  }

  override render(): TemplateResult | typeof nothing {
    const { channel } = desk;
    if (channel === undefined) return nothing;
    const messages = desk.messagesOf(channel.id);
    const isTyping = (desk.typing.get(channel.id) ?? 0) > Date.now();
    return html`${keyed(
      channel.id,
      html`<div
        class="log"
        role="log"
        aria-label="Messages in ${titleOf(channel)}"
        tabindex="0"
        @scroll=${this.#scrolled}
        @pressed=${this.#pressed}
        @wheel=${this.#letGo}
        @touchmove=${this.#letGo}
        @pointerdown=${this.#onItself}
        @keydown=${this.#onItself}
      >
        <div class="log-inner">
          ${
            desk.hasEarlier(channel.id)
              ? html`<button type="button" class="plain-link earlier" @click=${() => void desk.earlier(channel.id)}>
                Show earlier messages
              </button>`
              : beginning(channel, messages.length === 0)
          }
          ${repeat(
            messages,
            message => message.id,
            (message, index) => this.#entry(message, messages[index - 1]),
          )}
          ${desk.notes
            .filter(note => note.channelId === channel.id && note.messageId === undefined)
            .map(looseNote)}
          ${called(channel)}
        </div>
      </div>`,
    )}
    <p class="typing" role="status">${isTyping ? `${desk.world?.bot.name ?? 'The bot'} is typing…` : ''}</p>
    ${
      this.#atBottom
        ? nothing
        : html`<button type="button" class="jump" @click=${this.#jump}>
          ${icon('down')} ${this.#answered ? 'The answer is below' : 'Newest messages'}
        </button>`
    }`;
  }

  #entry(message: ShownMessage, before: ShownMessage | undefined): TemplateResult {
    const at = Date.parse(message.timestamp);
    const day = longDate(at, 'en-GB');
    const isNewDay = before === undefined || longDate(Date.parse(before.timestamp), 'en-GB') !== day;
    const together =
      !isNewDay &&
      before?.author?.id === message.author?.id &&
      before?.viewerId === message.viewerId &&
      message.interaction === undefined &&
      message.referenced_message === undefined &&
      at - Date.parse(before?.timestamp ?? '') < TOGETHER_MS;
    const notes = desk.notes.filter(note => note.messageId === message.id);
    return html`${isNewDay ? html`<p class="day"><span>${day}</span></p>` : nothing}
      <message-view
        .message=${message}
        .notes=${notes.length === 0 ? NO_NOTES : notes}
        .compact=${together}
      ></message-view>`;
  }

  override updated(): void {
    // If the focused element was removed from the log, the composer takes the focus.
    if (this.#hadFocus && focusIsLost()) focusComposer();
    const log = this.querySelector<HTMLElement>('.log');
    if (log === null) return;
    const channel = desk.channelId ?? '';
    const last = desk.messagesOf(channel).at(-1);
    const isNew = channel !== this.#channel || (last?.id ?? '') !== this.#last;
    const isOwn = last?.author?.id === desk.world?.you || last?.interaction?.user.id === desk.world?.you;
    const answered = isNew && last?.viewerId !== undefined;
    // A new answer must be visible, so a pressed message is no longer held in place.
    if (channel !== this.#channel || (isNew && (isOwn || answered))) this.#held = undefined;
    if (channel !== this.#channel || (isNew && isOwn)) this.#atBottom = true;
    if (isNew && !this.#atBottom) this.#answered = answered;
    this.#channel = channel;
    this.#last = last?.id ?? '';
    this.#sizes.disconnect();
    this.#sizes.observe(log);
    const inner = log.querySelector('.log-inner');
    if (inner !== null) this.#sizes.observe(inner);
    this.#follow();
    this.#seen();
  }

  #follow(): void {
    const log = this.querySelector<HTMLElement>('.log');
    if (log === null) return;
    const held = this.#held?.keep(log);
    if (held === 'kept') {
      this.#keptAway ||= this.#atBottom;
      this.#setAtBottom(isNearBottom(log));
    } else {
      this.#held = undefined;
      if (held === 'done' && this.#keptAway) this.#setAtBottom(true);
      if (this.#atBottom) log.scrollTop = log.scrollHeight;
    }
    this.#top = log.scrollTop;
  }

  #setAtBottom(atBottom: boolean): void {
    if (atBottom) {
      this.#answered = false;
      this.#keptAway = false;
    }
    if (atBottom === this.#atBottom) return;
    this.#atBottom = atBottom;
    this.requestUpdate();
  }

  readonly #pressed = (event: Event): void => {
    const message = (event.target as HTMLElement).querySelector<HTMLElement>('article');
    if (message !== null) this.#held = new HeldPlace(event.currentTarget as HTMLElement, message);
  };

  readonly #scrolled = (event: Event): void => {
    const log = event.currentTarget as HTMLElement;
    // While a message is held, the log scrolls only because its content changed, so the position is restored.
    if (this.#held !== undefined) {
      this.#follow();
      return;
    }
    // A picture that loads makes the log longer. This does not count as leaving the log's end: the person leaves it only by
    // scrolling up.
    const atBottom = isNearBottom(log) || (this.#atBottom && log.scrollTop >= this.#top);
    this.#top = log.scrollTop;
    this.#setAtBottom(atBottom);
  };

  readonly #letGo = (): void => {
    this.#held = undefined;
    this.#keptAway = false;
  };

  /** Stops holding a message in place when a person uses the log's scroll bar, or the keys that scroll the log. */
  readonly #onItself = (event: Event): void => {
    if (event.target === event.currentTarget) this.#letGo();
  };

  readonly #jump = (): void => {
    this.#held = undefined;
    this.#setAtBottom(true);
    this.#follow();
  };
}
customElements.define('message-log', MessageLog);

const isNearBottom = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM;

export const titleOf = ({ kind, name }: ShownChannel): string =>
  kind === 'dm' ? `direct messages with ${desk.world?.bot.name ?? 'the bot'}` : `#${name}`;

function beginning(channel: ShownChannel, isEmpty: boolean): TemplateResult {
  const isDm = channel.kind === 'dm';
  return html`<header class="beginning">
    <span class="beginning-icon">${icon(isDm ? 'dm' : channel.kind === 'thread' ? 'thread' : 'hash')}</span>
    <h2>${isDm ? desk.world?.bot.name : `Welcome to #${channel.name}`}</h2>
    <p>
      ${
        isEmpty
          ? html`${offers().length > 0 ? 'Press to begin, or type' : 'Nothing was said here yet. Type'}
              <kbd>/</kbd> below to see what the bot can do.`
          : html`This is where ${isDm ? 'your direct messages begin' : 'the channel begins'}.`
      }
    </p>
    ${isEmpty ? suggestions(channel) : nothing}
  </header>`;
}

const suggestions = (channel: ShownChannel): TemplateResult =>
  html`<div class="suggested">
    ${offers().map(
      offer =>
        html`<section>
          <h3>${spoken(offer.title)}</h3>
          ${startButtons(offer, channel)}
        </section>`,
    )}
  </div>`;

const offers = (): readonly ShownOffer[] => desk.world?.home?.offers ?? [];

/** Renders buttons for the other people whom the bot pings in a channel. A click switches this tab to that person. */
function called({ id }: ShownChannel): TemplateResult | typeof nothing {
  const people = desk.calledIn(id);
  if (people.length === 0) return nothing;
  return html`<p class="called">
    <span>Called here:</span>
    ${people.map(
      ({ id: personId, name }) =>
        html`<button type="button" class="button secondary" @click=${() => void desk.be(personId).catch(() => {})}>
          <img class="avatar" src="/page/avatars/${personId}.svg" alt="" width="20" height="20" />Be ${name}
        </button>`,
    )}
  </p>`;
}

const looseNote = (note: Note): TemplateResult =>
  html`<div class="note loose" role="alert">
    ${icon('alert')}
    <span>${note.failed ? html`<strong>The application did not respond.</strong> ` : nothing}${reasonOf(note)}</span>
    <button type="button" class="plain-link" @click=${() => desk.withdraw(other => other.id === note.id)}>
      Dismiss
    </button>
  </div>`;
