import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Emoji } from '../../rules/body.ts';

const PATHS = {
  rocket:
    'M12 2c4 3 5 8 3 13H9C7 10 8 5 12 2m0 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M7.500 11 4 15v5l4-3.500zm9 0 3.500 4v5l-4-3.500zM10 16.500h4L12 22z',
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  close: 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z',
  hash: 'M9.4 3 8.7 7H5v2h3.4l-1 6H4v2h3l-.7 4h2l.7-4h6l-.7 4h2l.7-4H20v-2h-2.6l1-6H21V7h-2.3l.7-4h-2l-.7 4h-6l.7-4zm1 6h6l-1 6h-6z',
  thread: 'M4 4h16v11h-8l-5 5v-5H4zm2 2v7h3v2.2l2.2-2.2H18V6z',
  dm: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m0 2c-4 0-8 2-8 5v1h16v-1c0-3-4-5-8-5',
  home: 'M12 3 2 12h3v9h6v-6h2v6h6v-9h3z',
  plus: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
  sun: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM4.2 5.6l1.4-1.4 2.8 2.8L7 8.4zm11.4 11.4 1.4-1.4 2.8 2.8-1.4 1.4zM4.2 18.4 7 15.6 8.4 17l-2.8 2.8zM15.6 7l2.8-2.8 1.4 1.4L17 8.4z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  pulse: 'M3 13h4l2.5-7 4 12 2.6-7H21v-2h-6.300l-1.300 3.700L9.600 2 5.600 11H3z',
  send: 'M3 20.500 21.500 12 3 3.500v6.600L15 12 3 13.900z',
  eye: 'M12 5C6 5 2.500 9.500 1.500 12c1 2.500 4.500 7 10.500 7s9.500-4.500 10.500-7C21.500 9.500 18 5 12 5m0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8m0-2a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  down: 'm6 9 6 6 6-6z',
  check: 'M9 16.200 4.800 12l-1.400 1.400L9 19 21 7l-1.400-1.400z',
  file: 'M6 2h8l5 5v15H6zm7 1.500V8h4.500z',
  link: 'M14 3h7v7h-2V6.400l-8.300 8.300-1.400-1.400L17.600 5H14zM5 5h6v2H7v10h10v-4h2v6H5z',
  alert: 'M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z',
  reply: 'M4 19v-7a4 4 0 0 1 4-4h12v2H8a2 2 0 0 0-2 2v7z',
} as const;

export const icon = (name: keyof typeof PATHS): TemplateResult => html`
  <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    ${svg`<path fill="currentColor" fill-rule="evenodd" d=${PATHS[name]} />`}
  </svg>
`;

/** Renders an emoji. A custom emoji is shown by its name, since its picture is only on Discord's servers. */
export const glyph = (emoji: Emoji | null | undefined): TemplateResult | typeof nothing =>
  emoji?.name == null
    ? nothing
    : html`<span class="emoji" aria-hidden="true">${emoji.id == null ? emoji.name : `:${emoji.name}:`}</span>`;
