import { html, nothing, type TemplateResult } from 'lit';
import type { ShownChannel, ShownGuild } from '../protocol.ts';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { icon } from './icons.ts';
import { languageIn, languageOptions, pingsIn } from './locales.ts';

export class ChannelList extends DeskElement {
  static override readonly properties = { adding: { state: true }, problem: { state: true } };
  /** Kind of place whose name a person is typing: a new channel of the server, or a new thread of the channel `parent`. */
  declare adding: 'channel' | { readonly parent: string } | undefined;
  declare problem: string | undefined;

  override render(): TemplateResult | typeof nothing {
    const { world } = desk;
    if (world === undefined) return nothing;
    const dm = world.channels.find(channel => channel.kind === 'dm');
    return html`<nav class="channels" aria-label="Channels" id="channels">
      ${world.guilds.map((guild, index) => this.#guild(guild, index === 0))}
      ${
        dm === undefined
          ? nothing
          : html`<h2>Direct messages</h2>
            <ul>
              <li>${this.#link(dm, world.bot.name)}</li>
            </ul>`
      }
      <p class="bot-state ${world.bot.connected ? 'on' : 'off'}">
        ${world.bot.name} is ${world.bot.connected ? 'online' : 'offline'}
      </p>
    </nav>`;
  }

  #guild(guild: ShownGuild, canAdd: boolean): TemplateResult {
    const channels = desk.world?.channels.filter(channel => channel.guildId === guild.id) ?? [];
    return html`<div class="guild">
        <h2>${guild.name}</h2>
        ${
          canAdd
            ? html`<button type="button" class="icon-button" aria-label="Add a channel" @click=${() => this.#begin('channel')}>
              ${icon('plus')}
            </button>`
            : nothing
        }
      </div>
      <label class="server-language">
        <span>Language of the server</span>
        <select
          .value=${guild.preferredLocale}
          @change=${(event: Event) => this.#speak(guild, event)}
        >
          ${languageOptions(guild.preferredLocale)}
        </select>
      </label>
      <ul>
        ${channels.filter(({ kind }) => kind === 'text').map(channel => this.#channel(channel, channels))}
        ${this.adding === 'channel' ? html`<li>${this.#form('Name of the channel')}</li>` : nothing}
      </ul>`;
  }

  #speak(guild: ShownGuild, event: Event): void {
    const locale = languageIn(event);
    if (locale === undefined) return;
    const wish = { do: 'server-locale', guildId: guild.id, locale } as const;
    void desk.ask(wish).catch(() => this.requestUpdate());
  }

  #channel(channel: ShownChannel, all: readonly ShownChannel[]): TemplateResult {
    const threads = all.filter(({ parentId }) => parentId === channel.id);
    const adding = typeof this.adding === 'object' && this.adding.parent === channel.id;
    return html`<li>
      <div class="channel-line">
        ${this.#link(channel, channel.name)}
        <button
          type="button"
          class="icon-button quiet"
          aria-label="Add a thread to ${channel.name}"
          @click=${() => this.#begin({ parent: channel.id })}
        >
          ${icon('thread')}
        </button>
      </div>
      ${
        threads.length === 0 && !adding
          ? nothing
          : html`<ul class="threads">
            ${threads.map(thread => html`<li>${this.#link(thread, thread.name)}</li>`)}
            ${adding ? html`<li>${this.#form('Name of the thread')}</li>` : nothing}
          </ul>`
      }
    </li>`;
  }

  #link(channel: ShownChannel, name: string): TemplateResult {
    const { messages, pings } = desk.unreadIn(channel.id);
    const isOpen = channel.id === desk.channelId;
    const unread = !isOpen && messages > 0;
    return html`<button
      type="button"
      class="channel ${unread ? 'unread' : ''}"
      aria-current=${isOpen ? 'page' : nothing}
      data-channel=${channel.id}
      @click=${() => desk.open(channel.id)}
    >
      ${icon(channel.kind === 'dm' ? 'dm' : channel.kind === 'thread' ? 'thread' : 'hash')}
      <span class="channel-name">${name}${channel.archived ? html` <small>(archived)</small>` : nothing}</span>
      ${
        pings > 0
          ? html`<span class="badge">${pings}<span class="hidden"> ${pingsIn(pings)}</span></span>`
          : unread
            ? html`<span class="hidden">unread</span>`
            : nothing
      }
    </button>`;
  }

  #form(label: string): TemplateResult {
    return html`<form class="add" @submit=${this.#add}>
      <input
        name="name"
        aria-label=${label}
        placeholder=${label}
        maxlength="100"
        required
        autocomplete="off"
        @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && this.#end()}
      />
      <button class="button primary" type="submit">Add</button>
      ${this.problem === undefined ? nothing : html`<p class="note" role="alert">${this.problem}</p>`}
    </form>`;
  }

  #begin(adding: NonNullable<ChannelList['adding']>): void {
    this.adding = adding;
    this.problem = undefined;
    void this.updateComplete.then(() => this.querySelector<HTMLInputElement>('form.add input')?.focus());
  }

  #end(): void {
    this.adding = undefined;
  }

  readonly #add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { adding } = this;
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get('name') ?? '');
    if (adding === undefined) return;
    try {
      const { channelId } =
        adding === 'channel'
          ? await desk.ask({ do: 'add-channel', name })
          : await desk.ask({ do: 'add-thread', channelId: adding.parent, name });
      this.#end();
      desk.open(channelId);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  };
}
customElements.define('channel-list', ChannelList);
