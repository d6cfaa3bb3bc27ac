import './person-menu.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { ShownPerson } from '../protocol.ts';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { icon } from './icons.ts';
import { languageIn, languageOptions, pingsIn, spoken } from './locales.ts';
import { titleOf } from './message-log.ts';
import { isDark, switchTheme } from './theme.ts';

export class TopBar extends DeskElement {
  override render(): TemplateResult | typeof nothing {
    const { world, channel, you } = desk;
    if (world === undefined) return nothing;
    const elsewhere = world.channels.reduce(
      (sum, { id }) => sum + (id === desk.channelId ? 0 : desk.unreadIn(id).pings),
      0,
    );
    return html`<header class="top-bar">
      <button
        type="button"
        class="icon-button drawer-button"
        aria-label=${elsewhere > 0 ? `Channels, ${elsewhere} ${pingsIn(elsewhere)}` : 'Channels'}
        aria-expanded=${desk.drawerOpen}
        aria-controls="channels"
        @click=${() => {
          desk.drawerOpen = !desk.drawerOpen;
          desk.changed();
        }}
      >
        ${icon('menu')}${elsewhere > 0 ? html`<span class="badge">${elsewhere}</span>` : nothing}
      </button>
      ${homeButton()}
      <h1 class=${desk.atHome ? 'hidden' : ''}>${channel === undefined ? 'Playground' : channelTitle()}</h1>
      <div class="people" role="group" aria-label="Who you are">
        ${world.people.map(person => this.#person(person, person.id === you?.id))}
      </div>
      <div class="settings">
        <label>
          <span class="hidden">Your language</span>
          <select @change=${this.#speak} .value=${you?.locale ?? 'en-US'}>
            ${languageOptions(you?.locale)}
          </select>
        </label>
        ${
          world.entryPoint === undefined || channel === undefined
            ? nothing
            : html`<button type="button" class="icon-button" aria-label=${world.entryPoint} @click=${() => launch(channel.id)}>
              ${icon('rocket')}
            </button>`
        }
        <button
          type="button"
          class="icon-button"
          aria-label=${isDark() ? 'Light colours' : 'Dark colours'}
          @click=${() => {
            switchTheme();
            this.requestUpdate();
          }}
        >
          ${icon(isDark() ? 'sun' : 'moon')}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="What passes between bot and Discord"
          aria-expanded=${desk.panelOpen}
          aria-controls="panel"
          @click=${() => desk.togglePanel()}
        >
          ${icon('pulse')}
        </button>
      </div>
    </header>`;
  }

  /** Renders a person's name as a link, so that the page can be opened as that person in another browser tab. */
  #person(person: ShownPerson, isYou: boolean): TemplateResult {
    const pings = isYou ? 0 : desk.pingsOf(person.id);
    const be = (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void desk.be(person.id).catch(() => {});
    };
    return html`<a
      class="person"
      href=${desk.addressFor(person.name)}
      aria-current=${isYou ? 'true' : nothing}
      title=${isYou ? `You are ${person.name}` : `Be ${person.name} in this tab (Ctrl: in a new one)`}
      @click=${be}
    >
      <img class="avatar" src="/page/avatars/${person.id}.svg" alt="" width="28" height="28" />
      <span class="person-name">${person.name}</span>
      ${pings > 0 ? html`<span class="badge">${pings}<span class="hidden"> ${pingsIn(pings)}</span></span>` : nothing}
      </a>
      ${
        isYou
          ? nothing
          : html`<person-menu .personId=${person.id} .name=${person.name} .handle=${true}></person-menu>`
      }`;
  }

  readonly #speak = (event: Event): void => {
    const locale = languageIn(event);
    if (locale !== undefined) void desk.ask({ do: 'locale', locale }).catch(() => this.requestUpdate());
  };
}
customElements.define('top-bar', TopBar);

function launch(channelId: string): void {
  desk.ask({ do: 'launch', channelId }).catch(error => desk.note(channelId, error));
}

function homeButton(): TemplateResult | typeof nothing {
  const home = desk.world?.home;
  if (home === undefined) return nothing;
  return html`<button
    type="button"
    class="home-button"
    aria-current=${desk.atHome ? 'page' : nothing}
    @click=${() => desk.openHome()}
  >
    ${icon('home')}<span>${spoken(home.name)}</span>
  </button>`;
}

function channelTitle(): string {
  const { channel } = desk;
  return channel === undefined ? '' : channel.kind === 'dm' ? (desk.world?.bot.name ?? '') : titleOf(channel);
}
