import { ref } from 'lit/directives/ref.js';

/** Makes a directive that styles its element by script, since the page's security policy forbids style attributes. */
export const styled = (style: (element: HTMLElement) => void) =>
  ref(element => {
    if (element instanceof HTMLElement) style(element);
  });

export const tint = (colour: string | undefined) =>
  styled(({ style }) => {
    if (colour === undefined) style.removeProperty('--tint');
    else style.setProperty('--tint', colour);
  });

export const hexColour = (colour: number | null | undefined): string | undefined =>
  colour == null ? undefined : `#${colour.toString(16).padStart(6, '0')}`;
