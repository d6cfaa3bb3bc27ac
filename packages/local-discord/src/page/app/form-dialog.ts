import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Component } from '../../rules/body.ts';
import type { ShownModal } from '../protocol.ts';
import { desk } from './desk.ts';
import { PlainElement } from './element.ts';
import { icon } from './icons.ts';
import { markdown } from './markdown.ts';
import './string-select.ts';

type Value = string | boolean | readonly string[];

/** Modal form of the bot. It takes the focus, and returns the focus at the end. A refused form keeps the typed text. */
export class FormDialog extends PlainElement {
  static override readonly properties = {
    modal: { attribute: false },
    problem: { state: true },
    busy: { state: true },
  };
  declare modal: ShownModal | undefined;
  declare problem: string | undefined;
  declare busy: boolean;
  #values: Record<string, Value> = {};

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('modal')) return;
    this.#values = {};
    this.problem = undefined;
    this.busy = false;
  }

  override render(): TemplateResult | typeof nothing {
    const { modal } = this;
    return html`<dialog class="form-dialog" aria-labelledby="form-title" @close=${this.#closed}>
      ${
        modal === undefined
          ? nothing
          : html`<form @submit=${this.#submit}>
            <header>
              <img class="avatar" src="/page/avatars/bot.svg" alt="" width="28" height="28" />
              <h2 id="form-title">${modal.title}</h2>
              <button type="button" class="icon-button" aria-label="Close" @click=${this.#close}>${icon('close')}</button>
            </header>
            <div class="form-fields">${modal.components.map(component => this.#draw(component))}</div>
            ${
              this.problem === undefined
                ? nothing
                : html`<p class="note" role="alert">${icon('alert')} <span>${this.problem}</span></p>`
            }
            <footer>
              <button type="button" class="button secondary" @click=${this.#close}>Cancel</button>
              <button type="submit" class="button primary" ?disabled=${this.busy}>Submit</button>
            </footer>
          </form>`
      }
    </dialog>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('modal')) return;
    const dialog = this.querySelector('dialog');
    if (this.modal === undefined) dialog?.close();
    else if (dialog?.open === false) {
      dialog.showModal();
      this.querySelector<HTMLElement>('.form-fields :is(input, textarea, button)')?.focus();
    }
  }

  #draw(component: Component): TemplateResult | typeof nothing {
    switch (component.type) {
      case 1:
        return html`${(component.components ?? []).map(child => this.#draw(child))}`;
      case 10:
        return html`<div class="content">${markdown(component.content ?? '')}</div>`;
      case 18:
        return component.component === undefined
          ? nothing
          : this.#field(component.component, component.label ?? '', component.description ?? undefined);
      default:
        return component.custom_id == null ? nothing : this.#field(component, component.label ?? '');
    }
  }

  #field(field: Component, label: string, description?: string): TemplateResult {
    const id = `field-${field.custom_id ?? ''}`;
    const isGroup = field.type === 21 || field.type === 22;
    const words = html`${label}${
      field.required === false || field.type === 23
        ? nothing
        : html`<span class="required" aria-hidden="true"> *</span>`
    }`;
    const hint =
      description === undefined ? nothing : html`<p class="hint" id="${id}-hint">${description}</p>`;
    if (isGroup)
      return html`<fieldset class="field"><legend>${words}</legend>${hint}${this.#input(field, id, label)}</fieldset>`;
    return html`<div class="field"><label for=${id}>${words}</label>${hint}${this.#input(field, id, label)}</div>`;
  }

  #input(field: Component, id: string, label: string): TemplateResult {
    const name = field.custom_id ?? '';
    const set = (value: Value): void => {
      this.#values[name] = value;
    };
    const typed = (event: Event): void => set((event.target as HTMLInputElement).value);
    const required = field.required !== false;
    switch (field.type) {
      case 4:
        return field.style === 2
          ? html`<textarea id=${id} rows="4" .value=${field.value ?? ''} placeholder=${field.placeholder ?? nothing}
              minlength=${field.min_length ?? nothing} maxlength=${field.max_length ?? 4000} ?required=${required} @input=${typed}></textarea>`
          : html`<input id=${id} .value=${field.value ?? ''} placeholder=${field.placeholder ?? nothing} autocomplete="off"
              minlength=${field.min_length ?? nothing} maxlength=${field.max_length ?? 4000} ?required=${required} @input=${typed} />`;
      case 3:
        return html`<string-select .component=${field} .named=${label} .busy=${false} .choose=${set}></string-select>`;
      case 21:
      case 22:
        return this.#choices(field, set);
      case 23:
        return html`<input id=${id} type="checkbox" @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />`;
      default:
        return html`<p class="unknown">A field of type ${field.type}, which this page can't show.</p>`;
    }
  }

  #choices(field: Component, set: (value: Value) => void): TemplateResult {
    const name = field.custom_id ?? '';
    const type = field.type === 21 ? 'radio' : 'checkbox';
    const changed = (event: Event): void => {
      const group = (event.currentTarget as HTMLElement).querySelectorAll<HTMLInputElement>('input:checked');
      set([...group].map(({ value }) => value));
    };
    return html`<div @change=${changed}>
      ${(field.options ?? []).map(
        option =>
          html`<label class="choice"
            ><input type=${type} name=${name} value=${option.value} ?checked=${option.default === true} />
            <span>${option.label}${option.description == null ? nothing : html`<small>${option.description}</small>`}</span></label
          >`,
      )}
    </div>`;
  }

  readonly #close = (): void => this.querySelector('dialog')?.close();

  readonly #closed = (): void => {
    if (desk.modal === undefined) return;
    desk.modal = undefined;
    desk.changed();
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { modal } = this;
    if (modal === undefined || this.busy) return;
    this.busy = true;
    try {
      const { modal: next } = await desk.ask({
        do: 'submit',
        interactionId: modal.interactionId,
        values: this.#values,
      });
      desk.modal = next;
      desk.changed();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  };
}
customElements.define('form-dialog', FormDialog);
