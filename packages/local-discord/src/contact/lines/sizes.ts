import { MessageFlags } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { picture } from '../stage/stage.ts';

const V2 = MessageFlags.IsComponentsV2;
/** Largest file in a server without boosts, in bytes. */
const LARGEST = 10 * 1024 * 1024;

const row = (...components: readonly object[]): object => ({ type: 1, components });
const button = (id: string, label = 'Unused'): object => ({ type: 2, style: 2, label, custom_id: id });
const menu = (id: string, values: readonly string[], more: object = {}): object => ({
  ...{ type: 3, custom_id: id, ...more },
  options: values.map(value => ({ label: value, value })),
});
const text = (content: string): object => ({ type: 10, content });
const texts = (count: number): readonly object[] => Array.from({ length: count }, (_, nth) => text(`${nth}`));

const answered = (id: string, assumption: string, line: string, body: object): Assumption => ({
  id,
  assumption,
  trial: 'posts such a message',
  try: async stage => ({ answer: [(await stage.tryPost(body)).line, line] }),
});

const accepted = (id: string, assumption: string, body: object): Assumption =>
  answered(id, assumption, '200', body);

/** Makes an assumption that a message is refused with this error code of a form. */
const refused = (id: string, assumption: string, code: string, body: object): Assumption =>
  answered(id, assumption, `400 50035 ${code}`, body);

export const sizes: readonly Assumption[] = [
  accepted('size-text', 'A text may have 2,000 characters.', { content: 'x'.repeat(2_000) }),
  refused('size-text-over', 'A text of 2,001 characters is refused.', 'BASE_TYPE_MAX_LENGTH', {
    content: 'y'.repeat(2_001),
  }),
  answered('size-empty', 'A message without anything is refused (50006).', '400 50006', { content: '' }),
  accepted('size-rows', 'A message may have five rows of five buttons.', {
    content: 'five rows',
    components: Array.from({ length: 5 }, (_, down) =>
      row(...Array.from({ length: 5 }, (_, across) => button(`contact:${down}.${across}`))),
    ),
  }),
  refused(
    'size-embeds',
    'Embeds of more than 6,000 characters together are refused.',
    'MAX_EMBED_SIZE_EXCEEDED',
    {
      embeds: [{ description: 'e'.repeat(3_001) }, { description: 'f'.repeat(3_000) }],
    },
  ),
  accepted('size-components', 'A message of components may have 40 of them and 4,000 characters.', {
    flags: V2,
    components: [...texts(39), text('z'.repeat(3_930))],
  }),
  refused(
    'size-components-over',
    'A message of 41 components is refused.',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    {
      flags: V2,
      components: Array.from({ length: 10 }, (_, nth) => ({
        type: 17,
        components: texts(nth === 0 ? 4 : 3),
      })),
    },
  ),
  refused(
    'size-components-text',
    'Components with 4,001 characters are refused.',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    {
      flags: V2,
      components: [text('a'.repeat(2_001)), text('b'.repeat(2_000))],
    },
  ),
  refused(
    'form-components-flag',
    'A component of the newer kind is refused without its flag.',
    'UNION_TYPE_CHOICES',
    {
      components: [text('no flag')],
    },
  ),
  refused(
    'form-components-content',
    'A text beside newer components is refused.',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    {
      flags: V2,
      content: 'legacy',
      components: [text('newer')],
    },
  ),
  refused('form-same-ids', 'Two buttons with one custom id are refused.', 'COMPONENT_CUSTOM_ID_DUPLICATED', {
    content: 'same ids',
    components: [row(button('contact:same'), button('contact:same'))],
  }),
  refused(
    'form-menu-beside',
    'A button beside a menu in one row is refused.',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    {
      content: 'beside',
      components: [row(menu('contact:menu', ['a']), button('contact:beside'))],
    },
  ),
  refused(
    'form-menu-values',
    'A menu with one value twice is refused.',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    {
      content: 'values',
      components: [row(menu('contact:values', ['a', 'a']))],
    },
  ),
  refused(
    'form-menu-most',
    'A menu that asks for more values than it has is refused.',
    'SELECT_COMPONENT_MAX_ABOVE_OPTIONS',
    {
      content: 'most',
      components: [row(menu('contact:most', ['a'], { max_values: 2 }))],
    },
  ),
  refused(
    'form-attachment',
    'A picture that names no file of its message is refused.',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    {
      flags: V2,
      components: [{ type: 12, items: [{ media: { url: 'attachment://missing.png' } }] }],
    },
  ),
  refused(
    'form-ephemeral',
    'The flag for a private message is refused in a channel.',
    'MESSAGE_FLAGS_NOT_ALLOWED',
    {
      content: 'private',
      flags: MessageFlags.Ephemeral,
    },
  ),
  refused(
    'form-menu-order',
    'A menu whose fewest values are above its most is refused.',
    'SELECT_COMPONENT_MIN_ABOVE_MAX',
    {
      content: 'order',
      components: [row(menu('contact:order', ['a', 'b'], { min_values: 2, max_values: 1 }))],
    },
  ),
  refused(
    'form-menu-defaults',
    'A menu with more chosen values than it takes is refused.',
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    {
      content: 'defaults',
      components: [
        row({
          ...{ type: 3, custom_id: 'contact:defaults' },
          options: ['a', 'b'].map(value => ({ label: value, value, default: true })),
        }),
      ],
    },
  ),
  refused(
    'form-button-id',
    'A button without a custom id is refused.',
    'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
    { content: 'no id', components: [row({ type: 2, style: 2, label: 'No id' })] },
  ),
  refused(
    'form-button-label',
    'A button without a label and an emoji is refused.',
    'BUTTON_COMPONENT_LABEL_REQUIRED',
    { content: 'no label', components: [row({ type: 2, style: 2, custom_id: 'contact:no-label' })] },
  ),
  refused(
    'form-button-link',
    'A link button with a custom id is refused.',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    {
      content: 'link',
      components: [
        row({ type: 2, style: 5, label: 'Link', custom_id: 'contact:link', url: 'https://discord.com' }),
      ],
    },
  ),
  refused(
    'form-button-emoji',
    'A button whose emoji is a word is refused.',
    'BUTTON_COMPONENT_INVALID_EMOJI',
    {
      content: 'emoji',
      components: [
        row({ type: 2, style: 2, label: 'Emoji', custom_id: 'contact:emoji', emoji: { name: 'word' } }),
      ],
    },
  ),
  {
    id: 'size-file',
    assumption: 'A file over 10 MiB is refused (413, 40005).',
    trial: 'uploads a file of 10 MiB and one byte',
    async try(stage) {
      const file = { name: 'large.png', data: Buffer.concat([picture('').data, Buffer.alloc(LARGEST)]) };
      return { answer: [(await stage.tryPost({ content: 'large' }, [file])).line, '413 40005'] };
    },
  },
];
