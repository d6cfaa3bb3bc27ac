import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Component, SelectOption } from '../../rules/body.ts';
import { PlainElement } from './element.ts';
import { holdsFocus } from './focus.ts';
import { glyph, icon } from './icons.ts';

let count = 0;

/** Select menu. A menu for one value sends the value when it is picked. A menu for several values sends them when it closes. */
export class StringSelect extends PlainElement {
  static override readonly properties = {
    component: { attribute: false },
    choose: { attribute: false },
    busy: { attribute: false },
    named: { attribute: false },
    open: { state: true },
    active: { state: true },
    picked: { state: true },
    upwards: { state: true },
  };
  declare component: Component;
  declare choose: (values: readonly string[]) => void;
  declare busy: boolean;
  /** Accessible label of the menu, where the label differs from the placeholder. */
  declare named: string | undefined;
  declare open: boolean;
  declare active: number;
  declare picked: readonly string[];
  declare upwards: boolean;
  readonly #id = `select-${++count}`;
  #typed = '';
  #typedAt = 0;

  get #options(): readonly SelectOption[] {
    return this.component.options ?? [];
  }

  get #many(): boolean {
    return (this.component.max_values ?? 1) > 1;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('component') || isSame(changed.get('component'), this.component)) return;
    this.picked = this.#options.flatMap(option => (option.default === true ? option.value : []));
    this.open = false;
    this.active = 0;
  }

  override render(): TemplateResult {
    const { placeholder, disabled } = this.component;
    const chosen = this.#options.filter(option => this.picked.includes(option.value));
    const words =
      chosen.length === 0 ? (placeholder ?? 'Make a selection') : chosen.map(o => o.label).join(', ');
    return html`<div class="select ${this.open ? 'open' : ''} ${this.upwards ? 'upwards' : ''}" @focusout=${this.#left}>
      <button
        type="button"
        class="select-button ${chosen.length === 0 ? 'empty' : ''}"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-controls=${this.#id}
        aria-activedescendant=${this.open ? `${this.#id}-${this.active}` : nothing}
        aria-label=${this.named ?? placeholder ?? 'Make a selection'}
        aria-busy=${this.busy}
        data-custom-id=${this.component.custom_id ?? ''}
        ?disabled=${disabled === true}
        aria-disabled=${this.busy}
        @click=${() => this.#toggle(!this.open)}
        @keydown=${this.#key}
      >
        <span class="select-words">${words}</span>
        ${this.busy ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : icon('down')}
      </button>
      <div class="popup" ?hidden=${!this.open}>
      <ul class="options" id=${this.#id} role="listbox" aria-label=${placeholder ?? 'options'}
        aria-multiselectable=${this.#many} >
        ${this.open ? this.#options.map((option, index) => this.#option(option, index)) : nothing}
      </ul>
        ${this.#many ? this.#done() : nothing}
      </div>
    </div>`;
  }

  #option(option: SelectOption, index: number): TemplateResult {
    const isPicked = this.picked.includes(option.value);
    return html`<li
      id="${this.#id}-${index}"
      role="option"
      data-value=${option.value}
      aria-selected=${isPicked}
      class=${index === this.active ? 'active' : ''}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @pointermove=${() => {
        this.active = index;
      }}
      @click=${() => this.#pick(option)}
    >
      ${glyph(option.emoji)}
      <span class="option-words"
        ><span class="option-label">${option.label}</span>${option.description == null ? nothing : html`<small>${option.description}</small>`}</span
      >
      ${isPicked ? icon('check') : nothing}
    </li>`;
  }

  #done(): TemplateResult {
    const { max_values: most } = this.component;
    return html`<p class="done">
      <span role="status">${this.picked.length} of ${most} chosen</span>
      <button
        type="button"
        class="button primary"
        ?disabled=${this.picked.length < (this.component.min_values ?? 1)}
        @click=${() => this.#toggle(false)}
      >
        Done
      </button>
    </p>`;
  }

  #toggle(open: boolean): void {
    if (open === this.open || (open && this.busy)) return;
    if (open) {
      this.active = Math.max(
        0,
        this.#options.findIndex(option => this.picked.includes(option.value)),
      );
      const below = window.innerHeight - this.getBoundingClientRect().bottom;
      this.upwards = below < 340 && this.getBoundingClientRect().top > below;
    } else {
      // The list is hidden now, so a focus inside the list moves to the menu's button.
      const popup = this.querySelector('.popup');
      if (popup && holdsFocus(popup)) this.querySelector<HTMLElement>('.select-button')?.focus();
      if (this.#many) this.#send();
    }
    this.open = open;
  }

  #pick(option: SelectOption): void {
    if (!this.#many) {
      this.picked = [option.value];
      this.open = false;
      this.choose(this.picked);
      return;
    }
    const { value } = option;
    const most = this.component.max_values ?? 1;
    if (this.picked.includes(value)) this.picked = this.picked.filter(other => other !== value);
    else if (this.picked.length < most) this.picked = [...this.picked, value];
  }

  /** Sends several picked values when the menu closes, if the choice has changed and has enough values. */
  #send(): void {
    const before = this.#options.flatMap(option => (option.default === true ? option.value : []));
    const same = before.length === this.picked.length && before.every(value => this.picked.includes(value));
    if (same || this.picked.length < (this.component.min_values ?? 1)) return;
    const inOrder = this.#options.flatMap(({ value }) => (this.picked.includes(value) ? value : []));
    this.choose(inOrder);
  }

  readonly #left = (event: FocusEvent): void => {
    if (!this.contains(event.relatedTarget as Element | null)) this.#toggle(false);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const last = this.#options.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, this.active + 1),
      ArrowUp: Math.max(0, this.active - 1),
      Home: 0,
      End: last,
    };
    const move = moves[event.key];
    const option = this.#options[this.active];
    if (move !== undefined) {
      if (this.open) this.#move(move);
      else this.#toggle(true);
    } else if ((event.key === 'Enter' || event.key === ' ') && this.open && option !== undefined)
      this.#pick(option);
    else if (event.key === 'Escape' && this.open) this.#toggle(false);
    else if (event.key === 'Tab') {
      this.#toggle(false);
      return;
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey)
      this.#search(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #move(index: number): void {
    this.active = index;
    void this.updateComplete.then(() =>
      this.querySelector('li.active')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #search(letter: string): void {
    const now = performance.now();
    this.#typed = now - this.#typedAt > 700 ? letter : this.#typed + letter;
    this.#typedAt = now;
    const found = this.#options.findIndex(({ label }) =>
      label.toLowerCase().startsWith(this.#typed.toLowerCase()),
    );
    if (found < 0) return;
    if (!this.open) this.#toggle(true);
    this.#move(found);
  }
}
customElements.define('string-select', StringSelect);

/** Compares components by content, so that an edit of another part of the message does not close an open menu. */
const isSame = (one: unknown, other: Component): boolean => JSON.stringify(one) === JSON.stringify(other);
