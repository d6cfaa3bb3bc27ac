import { html, nothing, type TemplateResult } from 'lit';
import type { ShownMenu } from '../protocol.ts';
import { desk } from './desk.ts';
import { DeskElement } from './element.ts';
import { icon } from './icons.ts';
import { fits, nameOfChoice } from './slash.ts';

let count = 0;
const MARGIN = 8;

/** Name of a person, which opens a menu of the commands on that person. Without such commands only the name is shown. */
export class PersonMenu extends DeskElement {
  static override readonly properties = {
    personId: { attribute: false },
    name: { attribute: false },
    handle: { attribute: false },
    open: { state: true },
    busy: { state: true },
  };
  declare personId: string;
  declare name: string;
  /** True where the button shows only a down arrow, because the name is already beside the button. */
  declare handle: boolean | undefined;
  declare open: boolean | undefined;
  declare busy: boolean | undefined;
  readonly #id = `person-menu-${++count}`;

  get #menus(): readonly ShownMenu[] {
    const { world, channel } = desk;
    const isPerson = world?.people.some(({ id }) => id === this.personId) ?? false;
    if (world === undefined || channel === undefined || !isPerson) return [];
    return world.menus.filter(menu => fits(menu, channel));
  }

  override render(): TemplateResult | string | typeof nothing {
    const menus = this.#menus;
    if (menus.length === 0) return this.handle ? nothing : this.name;
    return html`<button
        type="button"
        class=${this.handle ? 'person-handle' : 'person-opener'}
        popovertarget=${this.#id}
        aria-haspopup="menu"
        aria-expanded=${this.open === true}
        aria-busy=${this.busy === true}
        aria-label=${this.handle ? `Menu of ${this.name}` : nothing}
        @focusout=${this.#left}
      >${this.handle ? icon('down') : this.name}</button
      ><div
        id=${this.#id}
        class="person-menu"
        popover
        role="menu"
        aria-label="Menu of ${this.name}"
        @beforetoggle=${this.#opening}
        @toggle=${this.#turned}
        @keydown=${this.#key}
        @focusout=${this.#left}
      >${this.open ? menus.map(menu => this.#item(menu)) : nothing}</div>`;
  }

  #item(menu: ShownMenu): TemplateResult {
    return html`<button
      type="button"
      role="menuitem"
      tabindex="-1"
      lang=${desk.you?.locale ?? 'en-US'}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => void this.#choose(menu)}
    >${nameOfChoice(menu, desk.you?.locale ?? 'en-US')}</button>`;
  }

  get #popup(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.person-menu');
  }

  get #items(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  readonly #opening = (event: ToggleEvent): void => {
    if (event.newState === 'open') this.open = true;
  };

  /**
   * Runs after the menu has opened or closed. The items of a closed menu are removed only now, because the browser first
   * returns the focus.
   */
  readonly #turned = async (event: ToggleEvent): Promise<void> => {
    this.open = event.newState === 'open';
    if (!this.open) return;
    await this.updateComplete;
    this.#place();
    this.#items[0]?.focus();
  };

  #place(): void {
    const popup = this.#popup;
    const opener = this.querySelector('button')?.getBoundingClientRect();
    if (popup === null || opener === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = popup;
    const below = opener.bottom + height + MARGIN <= window.innerHeight;
    popup.style.left = `${Math.max(MARGIN, Math.min(opener.left, window.innerWidth - width - MARGIN))}px`;
    popup.style.top = `${below ? opener.bottom : Math.max(MARGIN, opener.top - height)}px`;
  }

  #close(): void {
    if (this.#popup?.matches(':popover-open')) this.#popup.hidePopover();
  }

  readonly #left = (event: FocusEvent): void => {
    if (!this.contains(event.relatedTarget as Element | null)) this.#close();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const items = this.#items;
    const at = items.findIndex(item => item.matches(':focus'));
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1 + items.length,
      Home: 0,
      End: items.length - 1,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    items[move % items.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  async #choose({ name }: ShownMenu): Promise<void> {
    const { channelId } = desk;
    this.#close();
    if (channelId === undefined || this.busy) return;
    this.busy = true;
    try {
      const { modal } = await desk.ask({ do: 'menu', channelId, name, targetId: this.personId });
      if (modal !== undefined) desk.modal = modal;
      desk.settleNotes(channelId);
    } catch (error) {
      desk.note(channelId, error);
    } finally {
      this.busy = false;
    }
  }
}
customElements.define('person-menu', PersonMenu);
