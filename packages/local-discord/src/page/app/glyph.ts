import { html, nothing, type TemplateResult } from 'lit';
import type { Emoji } from '../../rules/body.ts';

/** Renders an emoji. A custom emoji is shown by its name, since its picture is only on Discord's servers. */
export const glyph = (emoji: Emoji | null | undefined): TemplateResult | typeof nothing =>
  emoji?.name == null
    ? nothing
    : html`<span class="emoji" aria-hidden="true">${emoji.id == null ? emoji.name : `:${emoji.name}:`}</span>`;
