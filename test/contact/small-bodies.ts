import { type Body, KINDS } from '../../tools/contact/stage/body.ts';
import { picture } from '../../tools/contact/stage/stage.ts';

/** Small messages of every kind, for runs in which the bot's own messages do not matter. */
export const SMALL: readonly Body[] = KINDS.map(kind => ({
  kind,
  game: 'porto',
  language: 'en',
  body: {
    content: `a small ${kind}`,
    attachments: [{ id: '0', filename: `${kind}.png`, description: `the picture of a ${kind}` }],
    components: [
      { type: 1, components: [{ type: 2, style: 1, label: 'A button', custom_id: `contact:${kind}` }] },
    ],
  },
  files: [picture(`${kind}.png`)],
}));
