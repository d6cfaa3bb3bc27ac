import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PlainElement } from './element.ts';
import { icon } from './icons.ts';

export interface Pictured {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly spoiler?: boolean;
}

/** Dialog that shows a clicked picture as large as the window. Esc closes the dialog, and the focus returns. */
export class PictureViewer extends PlainElement {
  static override readonly properties = { shown: { attribute: false } };
  declare shown: Pictured | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    viewer = this;
  }

  override render(): TemplateResult {
    const { shown } = this;
    return html`<dialog class="viewer" aria-label="Picture" @close=${this.#closed} @click=${this.#clicked}>
      ${
        shown === undefined
          ? nothing
          : html`<button type="button" class="icon-button close" aria-label="Close" @click=${this.#close}>${icon('close')}</button>
          <img src=${shown.url} alt=${shown.alt} />
          ${shown.alt === '' ? nothing : html`<p class="alt" tabindex="0">${shown.alt}</p>`}
          <a href=${shown.url} target="_blank" rel="noopener">Open in a tab of its own</a>`
      }
    </dialog>`;
  }

  override updated(changed: PropertyValues<this>): void {
    const dialog = this.querySelector('dialog');
    if (changed.has('shown') && this.shown !== undefined && dialog?.open === false) dialog.showModal();
  }

  readonly #close = (): void => this.querySelector('dialog')?.close();
  readonly #closed = (): void => {
    this.shown = undefined;
  };
  readonly #clicked = (event: Event): void => {
    if (event.target === event.currentTarget) this.#close();
  };
}
customElements.define('picture-viewer', PictureViewer);

let viewer: PictureViewer | undefined;

export function enlarge(picture: Pictured): void {
  if (viewer !== undefined) viewer.shown = picture;
}
