import { html, nothing, type TemplateResult } from 'lit';
import type { ShownAttachment } from '../protocol.ts';
import { icon } from './icons.ts';
import { enlarge, type Pictured } from './picture-viewer.ts';
import { styled } from './styled.ts';

/** Makes a directive that gives a picture its size. */
const sized = (width: number | undefined, height: number | undefined) =>
  styled(({ classList, style }) => {
    const known = width !== undefined && height !== undefined;
    classList.toggle('sized', known);
    if (!known) return;
    style.setProperty('--wide', String(width));
    style.setProperty('--ratio', String(width / height));
  });

const isPicture = ({ content_type: type }: ShownAttachment): boolean => /^image\//.test(type ?? '');

/** Renders the attachments of a message without V2 components: pictures together, then files. */
export function attachments(list: readonly ShownAttachment[]): TemplateResult | typeof nothing {
  if (list.length === 0) return nothing;
  const pictures = list.filter(isPicture);
  const files = list.filter(attachment => !isPicture(attachment));
  return html`${
    pictures.length === 0
      ? nothing
      : html`<div class="gallery gallery-${Math.min(4, pictures.length)}">
        ${pictures.map(attachment =>
          picture({
            ...attachment,
            alt: attachment.description ?? attachment.filename,
            spoiler: attachment.filename.startsWith('SPOILER_'),
          }),
        )}
      </div>`
  }
  ${files.map(fileCard)}`;
}

/** Opens a picture large. The first click on a spoiler only uncovers it, as on Discord. */
const clicked = (shown: Pictured, { currentTarget }: Event): void => {
  const isVeiled = currentTarget instanceof Element && currentTarget.classList.contains('veiled');
  if (isVeiled) currentTarget.classList.remove('veiled');
  else enlarge(shown);
};

/**
 * Renders a picture that opens large on a click. A spoiler is a grey blur until it is clicked. A picture from another host is
 * shown only as a link with the alternative text.
 */
export function picture(shown: Pictured): TemplateResult {
  if (!shown.url.startsWith('/'))
    return html`<a class="elsewhere" href=${shown.url} target="_blank" rel="noopener noreferrer"
      >${icon('link')} ${shown.alt || 'a picture that is stored elsewhere'}</a
    >`;
  return html`<button
    type="button"
    class="picture ${shown.spoiler ? 'veiled' : ''}"
    aria-label=${shown.spoiler ? 'Spoiler: press to see' : 'Enlarge the picture'}
    @click=${(event: Event) => clicked(shown, event)}
    ${sized(shown.width, shown.height)}
  >
    <img
      src=${shown.url}
      alt=${shown.alt}
      width=${shown.width ?? nothing}
      height=${shown.height ?? nothing}
      decoding="async"
    />
  </button>`;
}

export const fileCard = (attachment: ShownAttachment): TemplateResult =>
  html`<a class="file" href=${attachment.url} download=${attachment.filename}>
    ${icon('file')}
    <span><span class="file-name">${attachment.filename}</span><small>${size(attachment.size)}</small></span>
  </a>`;

export const size = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 ** 2
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
