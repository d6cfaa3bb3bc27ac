import './string-select.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Component } from '../../rules/body.ts';
import type { ShownAttachment } from '../protocol.ts';
import { fileCard, picture } from './attachments.ts';
import { channelOf, desk } from './desk.ts';
import { glyph, icon } from './icons.ts';
import { markdown } from './markdown.ts';
import type { Pictured } from './picture-viewer.ts';
import { hexColour, tint } from './styled.ts';

export interface Acting {
  readonly attachments: readonly ShownAttachment[];
  readonly busy: string | undefined;
  readonly press: (customId: string) => void;
  readonly select: (customId: string, values: readonly string[]) => void;
}

type Drawn = TemplateResult | typeof nothing | readonly Drawn[];

/**
 * Renders buttons and menus. Each one has its own element, so that the element and its focus disappear when an edit of the
 * message removes the button or menu.
 */
export const components = (list: readonly Component[], acting: Acting): Drawn =>
  html`${repeat(
    list,
    ({ custom_id: id }, index) => id ?? index,
    component => draw(component, acting),
  )}`;

function draw(component: Component, acting: Acting): Drawn {
  const inside = () => components(component.components ?? [], acting);
  switch (component.type) {
    case 1:
      return html`<div class="row">${inside()}</div>`;
    case 2:
      return button(component, acting);
    case 3:
    case 5:
    case 6:
      return html`<string-select
        .component=${component.type === 3 ? component : filled(component)}
        .busy=${acting.busy === component.custom_id}
        .choose=${(values: readonly string[]) => acting.select(component.custom_id ?? '', values)}
      ></string-select>`;
    case 9:
      return html`<div class="section">
        <div class="section-text">${inside()}</div>
        ${component.accessory === undefined ? nothing : draw(component.accessory, acting)}
      </div>`;
    case 10:
      return html`<div class="content">${markdown(component.content ?? '')}</div>`;
    case 11:
      return html`<div class="thumbnail">${picture(mediaOf(component, acting))}</div>`;
    case 12:
      return html`<div class="gallery gallery-${Math.min(4, component.items?.length ?? 0)}">
        ${(component.items ?? []).map(item => picture(mediaOf({ ...item, type: 12 }, acting)))}
      </div>`;
    case 13: {
      const url = component.file?.url ?? '';
      const attachment = acting.attachments.find(candidate => candidate.url === url);
      return attachment === undefined ? nothing : fileCard(attachment);
    }
    case 14:
      return html`<hr class=${component.divider === false ? 'gap' : ''} />`;
    case 17:
      return html`<div class="container" ${tint(hexColour(component.accent_color))}>${inside()}</div>`;
    default:
      return html`<p class="unknown">A component of type ${component.type}, which this page can't show.</p>`;
  }
}

/** Fills a menu whose options Discord itself supplies: with all people, or with the server's only role. */
function filled(component: Component): Component {
  const { world, channelId } = desk;
  const people = world?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const guild = world?.channels.find(({ id }) => id === channelId)?.guildId;
  const roles = guild === undefined ? [] : [{ value: guild, label: '@everyone' }];
  return { ...component, options: component.type === 5 ? people : roles };
}

function mediaOf(component: Component, { attachments }: Acting): Pictured {
  const { media, description, spoiler } = component;
  const url = media?.url ?? '';
  const attachment = attachments.find(candidate => candidate.url === url);
  const size = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
  return {
    url,
    alt: description ?? attachment?.description ?? '',
    width: attachment?.width ?? size(media?.width),
    height: attachment?.height ?? size(media?.height),
    spoiler: spoiler === true,
  };
}

/** Opens a page of a program on this machine beside the channel. With a key held, the browser opens a tab as usual. */
function openBeside(event: MouseEvent, url: string, title: string): void {
  if (!isOnThisMachine(url) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  desk.showBeside({ url, title });
}

const isOnThisMachine = (url: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url);

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'premium'] as const;

function button(component: Component, { busy, press }: Acting): TemplateResult {
  const { custom_id: customId, label, emoji, disabled, url } = component;
  const words = html`${glyph(emoji)}${label == null ? nothing : html`<span class="label">${label}</span>`}`;
  const style = STYLES[component.style ?? 2] ?? 'secondary';
  const inside = url == null ? undefined : channelOf(url);
  if (inside !== undefined)
    return html`<button type="button" class="button secondary" @click=${() => desk.open(inside)}>${words}${icon('link')}</button>`;
  if (url != null)
    return html`<a
      class="button secondary"
      href=${url}
      target="_blank"
      rel="noopener noreferrer"
      @click=${(event: MouseEvent) => openBeside(event, url, label ?? '')}
      >${words}${icon('link')}</a
    >`;
  const waiting = busy !== undefined && busy === customId;
  return html`<button
    type="button"
    class="button ${style}"
    ?disabled=${disabled === true}
    aria-busy=${waiting}
    data-custom-id=${customId ?? ''}
    aria-label=${label ?? emoji?.name ?? 'button'}
    @click=${() => customId != null && press(customId)}
  >
    ${words}${waiting ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
  </button>`;
}
