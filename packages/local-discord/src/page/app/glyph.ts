import { html, nothing, type TemplateResult } from 'lit';
import type { Emoji } from '../../rules/body.ts';

/** A custom emoji's picture is elsewhere: its name is shown. */
export const glyph = (emoji: Emoji | null | undefined): TemplateResult | typeof nothing =>
  emoji?.name == null
    ? nothing
    : html`<span class="emoji" aria-hidden="true">${emoji.id == null ? emoji.name : `:${emoji.name}:`}</span>`;
