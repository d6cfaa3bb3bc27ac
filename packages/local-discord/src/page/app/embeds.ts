import type { APIEmbed } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { picture } from './attachments.ts';
import { markdown } from './markdown.ts';
import { hexColour, tint } from './styled.ts';
import { longTime } from './times.ts';

// This function replaces the library's embed, which sets its colour by a style attribute that the page's security policy
// forbids.
export function embed(given: APIEmbed): TemplateResult {
  const { author, title, url, description, fields = [], image, thumbnail, footer, timestamp } = given;
  const heading = title === undefined ? nothing : markdown(title);
  return html`<section class="embed" ${tint(hexColour(given.color))} aria-label=${title ?? 'embed'}>
    <div class="embed-words">
      ${author === undefined ? nothing : html`<p class="embed-author">${author.name}</p>`}
      ${
        title === undefined
          ? nothing
          : html`<p class="embed-title">
            ${
              url === undefined
                ? heading
                : html`<a href=${url} target="_blank" rel="noopener noreferrer">${heading}</a>`
            }
          </p>`
      }
      ${description === undefined ? nothing : html`<div class="content">${markdown(description)}</div>`}
      ${
        fields.length === 0
          ? nothing
          : html`<dl class="embed-fields">
            ${fields.map(
              field =>
                html`<div class=${field.inline ? 'inline' : ''}>
                  <dt>${markdown(field.name)}</dt>
                  <dd>${markdown(field.value)}</dd>
                </div>`,
            )}
          </dl>`
      }
      ${image === undefined ? nothing : picture({ ...image, alt: '' })}
      ${
        footer === undefined && timestamp === undefined
          ? nothing
          : html`<p class="embed-footer">
            ${[footer?.text, timestamp && longTime(Date.parse(timestamp), 'en-US')].filter(Boolean).join(' · ')}
          </p>`
      }
    </div>
    ${thumbnail === undefined ? nothing : html`<div class="thumbnail">${picture({ ...thumbnail, alt: '' })}</div>`}
  </section>`;
}
