import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { ShownMessage, ShownUser } from '../protocol.ts';
import { attachments } from './attachments.ts';
import { type Acting, components } from './components.ts';
import { desk, type Note } from './desk.ts';
import { PlainElement } from './element.ts';
import { embed } from './embeds.ts';
import { focusIsLost, holdsFocus } from './focus.ts';
import { icon } from './icons.ts';
import { excerpt, markdown } from './markdown.ts';
import './person-menu.ts';
import type { StringSelect } from './string-select.ts';
import { longTime, shortTime } from './times.ts';

const LOADING = 128;
const SUPPRESS_EMBEDS = 4;
const COMPONENTS_V2 = 1 << 15;

export class MessageView extends PlainElement {
  static override readonly properties = {
    message: { attribute: false },
    notes: { attribute: false },
    compact: { type: Boolean },
    busy: { state: true },
  };
  declare message: ShownMessage;
  declare notes: readonly Note[];
  /** True where the previous message has the same author, so that the name is not repeated. */
  declare compact: boolean;
  /** Custom id of the pressed button or menu, while the bot has not answered. */
  declare busy: string | undefined;
  #hadFocus = false;

  override willUpdate(): void {
    this.#hadFocus = holdsFocus(this);
  }

  /**
   * Moves the focus after an answer has removed the focused control: to the message's first control, or to the message if it
   * has none.
   */
  override async updated(): Promise<void> {
    if (!this.#hadFocus) return;
    const menus = [...this.querySelectorAll<StringSelect>('string-select')];
    await Promise.all(menus.map(menu => menu.updateComplete));
    if (!focusIsLost()) return;
    const control = this.querySelector<HTMLElement>('.body :is(.button, .select-button):not(:disabled)');
    (control ?? this.querySelector('article'))?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { message } = this;
    const headId = `author-${message.id}`;
    const pinged = message.pinged.includes(desk.world?.you ?? '');
    const classes = ['message', this.compact ? 'compact' : '', pinged ? 'pinged' : ''];
    if (message.viewerId !== undefined) classes.push('ephemeral');
    return html`<article class=${classes.join(' ').trim()} aria-labelledby=${headId} data-message=${message.id} tabindex="-1">
      ${this.#above()}
      <div class="gutter">${this.compact ? nothing : avatar(message.author)}</div>
      <div class="body">
        <h3 class="author" id=${headId}>${this.#author()}</h3>
        ${this.#content()} ${this.#ephemeral()} ${this.notes.map(note => this.#note(note))}
      </div>
    </article>`;
  }

  #author(): TemplateResult {
    const { author, timestamp } = this.message;
    const at = Date.parse(timestamp);
    const locale = desk.you?.locale ?? 'en-US';
    return html`${this.compact ? html`<span class="name">${nameOf(author)}</span>` : opening(author)}
      ${author?.bot ? html`<discord-verified-author-tag></discord-verified-author-tag>` : nothing}
      <time datetime=${timestamp} title=${longTime(at, locale)}>${shortTime(at, locale)}</time>`;
  }

  #above(): TemplateResult | typeof nothing {
    const { interaction, referenced_message: replied } = this.message;
    if (interaction !== undefined)
      return html`<p class="above">
        ${icon('reply')}${opening(interaction.user)} used
        <span class="command">/${interaction.name}</span>
      </p>`;
    if (replied === undefined) return nothing;
    return html`<p class="above">
      ${icon('reply')}
      ${
        replied === null
          ? html`<em>the message was deleted</em>`
          : html`<span class="name">${nameOf(replied.author)}</span>
            <span class="excerpt">${excerpt(replied.content)}</span>`
      }
    </p>`;
  }

  #content(): TemplateResult {
    const { message } = this;
    if ((message.flags & LOADING) !== 0)
      return html`<p class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
        ${nameOf(message.author)} is thinking…</p>`;
    const edited = message.edited_timestamp === null ? nothing : html`<span class="edited">(edited)</span>`;
    const isV2 = (message.flags & COMPONENTS_V2) !== 0;
    const text =
      message.content === ''
        ? nothing
        : html`<div class="content">${markdown(message.content)} ${edited}</div>`;
    const embeds = (message.flags & SUPPRESS_EMBEDS) === 0 ? message.embeds.map(embed) : nothing;
    return html`${text} ${isV2 ? nothing : attachments(message.attachments)} ${embeds}
      ${components(message.components, this.#acting())}`;
  }

  #acting(): Acting {
    const { message } = this;
    return {
      attachments: message.attachments,
      busy: this.busy,
      press: customId => void this.#act(customId, { do: 'press', messageId: message.id, customId }),
      select: (customId, values) =>
        void this.#act(customId, { do: 'select', messageId: message.id, customId, values }),
    };
  }

  async #act(
    customId: string,
    action:
      | { do: 'press'; messageId: string; customId: string }
      | { do: 'select'; messageId: string; customId: string; values: readonly string[] },
  ): Promise<void> {
    if (this.busy !== undefined) return;
    this.busy = customId;
    this.dispatchEvent(new Event('pressed', { bubbles: true }));
    const { id, channel_id: channelId } = this.message;
    desk.withdraw(note => note.messageId === id);
    try {
      const { modal } = await desk.ask(action);
      if (modal !== undefined) desk.modal = modal;
    } catch (error) {
      desk.note(channelId, error, id);
    } finally {
      this.busy = undefined;
      desk.changed();
    }
  }

  #ephemeral(): TemplateResult | typeof nothing {
    const { id, viewerId } = this.message;
    if (viewerId === undefined) return nothing;
    return html`<p class="only-you">
      ${icon('eye')} Only you can see this ·
      <button type="button" class="plain-link" @click=${() => desk.dismiss(id)}>Dismiss message</button>
    </p>`;
  }

  #note(note: Note): TemplateResult {
    return html`<p class="note" role="alert" title=${note.text}>
      ${icon('alert')} ${note.failed ? html`<strong>This interaction failed</strong>` : nothing}
      <span>${reasonOf(note)}</span>
    </p>`;
  }
}
customElements.define('message-view', MessageView);

/** Returns a note's text without the prefix "This interaction failed", which the page adds to the note on its own. */
export const reasonOf = ({ text }: Note): string => text.replace(/^This interaction failed: /, '');

export const nameOf = (user: ShownUser | undefined): string =>
  user === undefined ? 'somebody' : (user.global_name ?? user.username);

const opening = (user: ShownUser | undefined): TemplateResult =>
  html`<person-menu class="name" .personId=${user?.id ?? ''} .name=${nameOf(user)}></person-menu>`;

const avatar = (user: ShownUser | undefined): TemplateResult =>
  html`<img class="avatar" src="/page/avatars/${user?.id ?? 'bot'}.svg" alt="" width="40" height="40" ${ref(hideBroken)} />`;

function hideBroken(image: Element | undefined): void {
  if (image instanceof HTMLImageElement) image.onerror = () => image.classList.add('broken');
}
