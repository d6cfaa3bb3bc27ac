import { LitElement } from 'lit';
import { desk } from './desk.ts';

/** Drawn into the page itself, so that one style sheet and one set of ids serve all of it. */
export class PlainElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** Drawn anew whenever the desk changes. */
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
