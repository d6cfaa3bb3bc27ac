import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** Directive that sets the CSS variable `--tint` by script, since the page's security policy forbids style attributes. */
class Tint extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('tint() stands on an element');
  }

  override update({ element }: ElementPart, [colour]: [string | undefined]): typeof noChange {
    if (!(element instanceof HTMLElement)) return noChange;
    if (colour === undefined) element.style.removeProperty('--tint');
    else element.style.setProperty('--tint', colour);
    return noChange;
  }

  render(_colour: string | undefined): typeof noChange {
    return noChange;
  }
}

export const tint = directive(Tint);

export const hexColour = (colour: number | null | undefined): string | undefined =>
  colour == null ? undefined : `#${colour.toString(16).padStart(6, '0')}`;
