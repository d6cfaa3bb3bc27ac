import { LitElement } from 'lit';
import { desk } from './desk.ts';

/** Base class of all elements. They render without a shadow root, so that they share one style sheet and one set of ids. */
export class PlainElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

export class DeskElement extends PlainElement {
  readonly #redraw = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    desk.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    desk.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }
}
