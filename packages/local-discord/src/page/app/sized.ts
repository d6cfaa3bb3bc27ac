import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** Directive that sets a picture's size by script, since the page's security policy forbids style attributes. */
class Sized extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('sized() stands on an element');
  }

  override update(
    { element }: ElementPart,
    [width, height]: [number | undefined, number | undefined],
  ): typeof noChange {
    if (!(element instanceof HTMLElement)) return noChange;
    const known = width !== undefined && height !== undefined;
    element.classList.toggle('sized', known);
    if (!known) return noChange;
    element.style.setProperty('--wide', String(width));
    element.style.setProperty('--ratio', String(width / height));
    return noChange;
  }

  render(_width: number | undefined, _height: number | undefined): typeof noChange {
    return noChange;
  }
}

export const sized = directive(Sized);
