import { MessageFlags, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { type Answered, placeOf } from '../stage/requests.ts';
import { picture, type Stage } from '../stage/stage.ts';

const long = (length: number): string => 'x'.repeat(length);
const many = <T>(count: number, make: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

const row = (...components: readonly object[]): object => ({ type: 1, components });
const button = (more: object = {}): object => ({
  type: 2,
  style: 2,
  label: 'Unused',
  custom_id: 'contact:long',
  ...more,
});
const menu = (option: object = {}, more: object = {}): object => ({
  ...{ type: 3, custom_id: 'contact:long', ...more },
  options: [{ label: 'one', value: 'one', ...option }],
});
const inRow = (...components: readonly object[]): object => ({
  content: 'long',
  components: [row(...components)],
});
const embed = (fields: object): object => ({ embeds: [{ description: 'long', ...fields }] });
const field = (fields: object): object => embed({ fields: [{ name: 'one', value: 'one', ...fields }] });

/** Largest length or number, the place that a refusal names, and a message that goes one beyond it. */
type Limit = readonly [id: string, most: number, of: string, place: string, body: (beyond: number) => object];

const LIMITS: readonly Limit[] = [
  ['button-label', 80, 'The label of a button', 'label', beyond => inRow(button({ label: long(beyond) }))],
  [
    'custom-id',
    100,
    'The custom id of a button',
    'custom_id',
    beyond => inRow(button({ custom_id: long(beyond) })),
  ],
  [
    'placeholder',
    150,
    'The placeholder of a menu',
    'placeholder',
    beyond => inRow(menu({}, { placeholder: long(beyond) })),
  ],
  ['option-label', 100, 'The label of an option', 'label', beyond => inRow(menu({ label: long(beyond) }))],
  ['option-value', 100, 'The value of an option', 'value', beyond => inRow(menu({ value: long(beyond) }))],
  [
    'option-description',
    100,
    'The description of an option',
    'description',
    beyond => inRow(menu({ description: long(beyond) })),
  ],
  ['embed-title', 256, 'The title of an embed', 'title', beyond => embed({ title: long(beyond) })],
  [
    'embed-text',
    4_096,
    'The text of an embed',
    'description',
    beyond => embed({ description: long(beyond) }),
  ],
  [
    'embed-author',
    256,
    'The author of an embed',
    'name',
    beyond => embed({ author: { name: long(beyond) } }),
  ],
  [
    'embed-footer',
    2_048,
    'The footer of an embed',
    'text',
    beyond => embed({ footer: { text: long(beyond) } }),
  ],
  ['embed-field-name', 256, 'The name of a field', 'name', beyond => field({ name: long(beyond) })],
  ['embed-field-value', 1_024, 'The value of a field', 'value', beyond => field({ value: long(beyond) })],
  [
    'alt-text',
    1_024,
    'An alt text',
    'description',
    beyond => ({ content: 'long', attachments: [{ id: '0', description: long(beyond) }] }),
  ],
  ['nonce', 25, 'A nonce', 'nonce', beyond => ({ content: 'long', nonce: long(beyond) })],
];

const COUNTS: readonly Limit[] = [
  [
    'buttons',
    5,
    'A row has',
    'components',
    beyond => inRow(...many(beyond, nth => button({ custom_id: `contact:${nth}` }))),
  ],
  [
    'rows',
    5,
    'A message has',
    'components',
    beyond => ({
      content: 'long',
      components: many(beyond, nth => row(button({ custom_id: `contact:${nth}` }))),
    }),
  ],
  [
    'options',
    25,
    'A menu has',
    'options',
    beyond =>
      inRow({
        type: 3,
        custom_id: 'contact:long',
        options: many(beyond, nth => ({ label: `${nth}`, value: `${nth}` })),
      }),
  ],
  [
    'embeds',
    10,
    'A message has',
    'embeds',
    beyond => ({ embeds: many(beyond, () => ({ description: 'long' })) }),
  ],
  [
    'embed-fields',
    25,
    'An embed has',
    'fields',
    beyond => embed({ fields: many(beyond, () => ({ name: 'one', value: 'one' })) }),
  ],
  [
    'gallery',
    10,
    'A gallery has',
    'items',
    beyond => ({
      flags: MessageFlags.IsComponentsV2,
      components: [
        { type: 12, items: many(beyond, () => ({ media: { url: 'https://discord.com/x.png' } })) },
      ],
    }),
  ],
];
const COUNTED: Readonly<Record<string, string>> = { 'embed-fields': 'fields', gallery: 'pictures' };

/** Least lengths and numbers, with the place that a refusal names and a message that goes below it. */
const LEAST: readonly (readonly [id: string, said: string, place: string, body: object])[] = [
  ['custom-id', 'A custom id has a character at least.', 'custom_id', inRow(button({ custom_id: '' }))],
  [
    'values',
    'The fewest values of a menu are not below 0.',
    'min_values',
    inRow(menu({}, { min_values: -1 })),
  ],
];

const refusedAt = (
  id: string,
  assumption: string,
  place: string,
  trial: string,
  send: (stage: Stage) => Promise<Answered>,
): Assumption => ({
  id,
  assumption,
  trial,
  try: async stage => ({ answer: [placeOf(await send(stage)), `400 50035 at ${place}`] }),
});

const posted = ([id, most, of, place, body]: Limit, said: string): Assumption =>
  refusedAt(`most-${id}`, `${of} ${said}`, place, 'posts one with more', stage =>
    stage.tryPost(body(most + 1)),
  );

const option = (more: object): object => ({
  options: [{ type: 3, name: 'part', description: 'a part', ...more }],
});
const choice = (more: object): object => option({ choices: [{ name: 'one', value: 'one', ...more }] });

/** Parts of a command with a greatest length or number. */
const COMMAND_LIMITS: readonly (readonly [id: string, said: string, place: string, command: object])[] = [
  [
    'command-description',
    'The description of a command has 100 characters at most.',
    'description',
    { description: long(101) },
  ],
  [
    'command-options',
    'A command has 25 options at most.',
    'options',
    { options: many(26, nth => ({ type: 3, name: `part-${nth}`, description: 'a part' })) },
  ],
  [
    'command-option',
    'The description of an option of a command has 100 characters at most.',
    'description',
    option({ description: long(101) }),
  ],
  [
    'command-choices',
    'An option has 25 choices at most.',
    'choices',
    option({ choices: many(26, nth => ({ name: `${nth}`, value: `${nth}` })) }),
  ],
  ['command-choice', 'The name of a choice has 100 characters at most.', 'name', choice({ name: long(101) })],
  [
    'command-value',
    'The value of a choice has 100 characters at most.',
    'value',
    choice({ value: long(101) }),
  ],
];

const commands = ({ place, guild }: Stage) => Routes.applicationGuildCommands(place.application, guild);

/** Assumptions about the greatest lengths and numbers in Discord's schema. */
export const lengths: readonly Assumption[] = [
  ...LIMITS.map(limit => posted(limit, `has ${limit[1].toLocaleString('en')} characters at most.`)),
  ...COUNTS.map(limit => posted(limit, `${limit[1]} ${COUNTED[limit[0]] ?? limit[0]} at most.`)),
  {
    id: 'most-files',
    assumption: 'A message has 10 files at most.',
    trial: 'posts one with more',
    async try(stage) {
      const files = many(11, nth => picture(`${nth}.png`));
      const { status } = await stage.tryPost({ content: 'eleven files' }, files);
      return { status: [status, 400] };
    },
  },
  ...LEAST.map(([id, said, place, body]) =>
    refusedAt(`least-${id}`, said, place, 'posts one with less', stage => stage.tryPost(body)),
  ),
  refusedAt(
    'most-thread-name',
    'The name of a thread has 100 characters at most.',
    'name',
    'opens one with a longer name',
    stage =>
      stage.requests.ask('POST', Routes.threads(stage.place.channel), {
        body: { name: long(101), type: 11 },
      }),
  ),
  refusedAt(
    'most-channel-name',
    'The name of a channel has 100 characters at most.',
    'name',
    'renames the run’s channel',
    stage => stage.change(stage.place.channel, { name: long(101) }),
  ),
  ...COMMAND_LIMITS.map(([id, said, place, command]) =>
    refusedAt(`most-${id}`, said, place, 'registers such a command', stage =>
      stage.requests.ask('POST', commands(stage), {
        body: { name: 'contact-long', description: 'made for a trial', ...command },
      }),
    ),
  ),
];
