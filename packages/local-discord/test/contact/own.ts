import type { Own } from '../../src/contact/index.ts';
import { picture } from '../../src/contact/stage/stage.ts';

const message = (name: string) => ({
  body: {
    content: `own ${name}`,
    attachments: [{ id: '0', filename: `${name}.png`, description: `the picture of ${name}` }],
    components: [
      { type: 1, components: [{ type: 2, style: 1, label: 'A button', custom_id: `own:${name}` }] },
    ],
  },
  files: [picture(`${name}.png`)],
});

/** Command and messages of a small bot. */
export const OWN = {
  commands: [{ name: 'greet', description: 'Says hello', description_localizations: { de: 'Grüßt' } }],
  messages: async () => [
    { name: 'public', ...message('public') },
    { name: 'private', isPrivate: true, ...message('private') },
  ],
} satisfies Own;
