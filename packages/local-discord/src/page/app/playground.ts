import '@skyra/discord-components-core/discord-mention.js';
import '@skyra/discord-components-core/discord-quote.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import '@skyra/discord-components-core/discord-verified-author-tag.js';
import { html, nothing, type TemplateResult } from 'lit';
import './activity-frame.ts';
import './channel-list.ts';
import './composer.ts';
import './curious-panel.ts';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import './form-dialog.ts';
import './home-page.ts';
import './message-log.ts';
import './picture-viewer.ts';
import { spoken } from './locales.ts';
import { applyTheme } from './theme.ts';
import './top-bar.ts';

applyTheme();

export class Playground extends DeskElement {
  override connectedCallback(): void {
    super.connectedCallback();
    this.replaceChildren();
    this.addEventListener('keydown', this.#key);
  }

  override render(): TemplateResult {
    if (desk.world === undefined)
      return html`<p class="waiting" role="status">
        ${desk.everOnline || desk.online ? 'Opening the playground…' : 'Connecting to the playground…'}
      </p>`;
    return html`<div class="page ${desk.drawerOpen ? 'drawer-open' : ''} ${desk.panelOpen ? 'panel-open' : ''}">
        <top-bar></top-bar>
        ${
          desk.online
            ? nothing
            : html`<p class="offline" role="alert">The playground is offline. Trying to reach it again…</p>`
        }
        <channel-list></channel-list>
        <main>
          ${
            desk.atHome
              ? html`<home-page></home-page>`
              : html`<message-log></message-log><slash-composer></slash-composer>`
          }
        </main>
        ${
          desk.world.activity === null && desk.beside === undefined
            ? nothing
            : html`<activity-frame ?hidden=${desk.world.activity === null && desk.isBesideClosed}></activity-frame>`
        }
        ${desk.panelOpen ? html`<curious-panel></curious-panel>` : nothing}
        ${
          desk.drawerOpen
            ? html`<button type="button" class="veil" aria-label="Close the list of channels" @click=${closeDrawer}></button>`
            : nothing
        }
      </div>
      <form-dialog .modal=${desk.modal}></form-dialog>
      <picture-viewer></picture-viewer>`;
  }

  override updated(): void {
    const { you, world, channel } = desk;
    if (world === undefined || you === undefined) return;
    const pings = desk.pingsOf(you.id);
    const home = world.home === undefined ? '' : spoken(world.home.name);
    const place = channel === undefined ? home : channel.kind === 'dm' ? world.bot.name : `#${channel.name}`;
    document.title = `${pings > 0 ? `(${pings}) ` : ''}${place} · ${you.name}`;
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && desk.drawerOpen) closeDrawer();
  };
}
customElements.define('local-discord', Playground);

function closeDrawer(): void {
  desk.drawerOpen = false;
  desk.changed();
}
