import type { StoredAttachment } from '../resources/attachment.ts';
import type { Component, Media } from '../rules/body.ts';
import { attachmentName } from '../rules/message-rules.ts';

/**
 * Converts components from the form of requests into the form of answers, with ids and defaults, and with media as attachments.
 */
export function storeComponents(
  components: readonly Component[],
  attachments: readonly StoredAttachment[],
  nextMediaId: () => string,
): Component[] {
  const taken = new Set<number>();
  const note = (list: readonly Component[]): void => {
    for (const component of list) {
      if (component.id) taken.add(component.id);
      note(component.components ?? []);
      if (component.accessory) note([component.accessory]);
    }
  };
  note(components);
  let last = 0;
  const nextId = (): number => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const media = (value: Media): Media => resolveMedia(value, attachments, nextMediaId);
  const store = (component: Component): Component => {
    const id = component.id || nextId();
    const kept = Object.fromEntries(
      Object.entries(component).filter(([, value]) => value !== null),
    ) as unknown as Component;
    return {
      ...kept,
      ...defaults(component),
      id,
      ...(component.components && { components: component.components.map(store) }),
      ...(component.accessory && { accessory: store(component.accessory) }),
      ...(component.media && { media: media(component.media) }),
      ...(component.file && { file: media(component.file), ...fileFields(component.file, attachments) }),
      ...(component.items && {
        items: component.items.map(item => ({
          media: media(item.media),
          description: item.description ?? null,
          spoiler: item.spoiler ?? false,
        })),
      }),
    };
  };
  return components.map(store);
}

/** Returns the fields that Discord adds to a component when a request leaves them out. */
function defaults(component: Component): Partial<Component> {
  switch (component.type) {
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return { min_values: component.min_values ?? 1, max_values: component.max_values ?? 1 };
    case 11:
      return { description: component.description ?? null, spoiler: component.spoiler ?? false };
    case 13:
      return { spoiler: component.spoiler ?? false };
    case 14:
      return { spacing: component.spacing ?? 1, divider: component.divider ?? true };
    case 17:
      return { accent_color: component.accent_color ?? null, spoiler: component.spoiler ?? false };
    default:
      return {};
  }
}

const find = (url: string, attachments: readonly StoredAttachment[]): StoredAttachment | undefined => {
  const name = attachmentName(url);
  return attachments.find(attachment =>
    name === undefined ? attachment.url === url : attachment.filename === name,
  );
};

function fileFields(file: Media, attachments: readonly StoredAttachment[]) {
  const attachment = find(file.url, attachments);
  return { name: attachment?.filename ?? null, size: attachment?.size ?? null };
}

function resolveMedia(media: Media, attachments: readonly StoredAttachment[], nextId: () => string): Media {
  const attachment = find(media.url, attachments);
  if (attachment === undefined) return { id: nextId(), url: media.url, proxy_url: media.url };
  return {
    id: nextId(),
    url: attachment.url,
    proxy_url: attachment.url,
    width: attachment.width ?? null,
    height: attachment.height ?? null,
    content_type: attachment.contentType,
    attachment_id: attachment.id,
  };
}
