import type { APIMessage } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { picture, type Stage } from '../stage/stage.ts';

const names = ({ attachments }: APIMessage): readonly string[] => attachments.map(({ filename }) => filename);

const withPicture = (stage: Stage, content: string): Promise<APIMessage> =>
  stage.post({ content }, [picture('before.png')]);

const button = { type: 1, components: [{ type: 2, style: 2, label: 'Unused', custom_id: 'contact:unused' }] };

export const edits: readonly Assumption[] = [
  {
    id: 'edit-keeps-pictures',
    assumption: 'An edit without `attachments` keeps the pictures.',
    trial: 'edits the text of a message with a picture',
    async try(stage) {
      const { id } = await withPicture(stage, 'keeps');
      const { line, body } = await stage.edit(id, { content: 'kept' });
      return { answer: [line, '200'], pictures: [names(body), ['before.png']] };
    },
  },
  {
    id: 'edit-replaces-pictures',
    assumption: 'An edit whose `attachments` lists only new files replaces the pictures.',
    trial: 'edits a message with a new picture',
    async try(stage) {
      const { id } = await withPicture(stage, 'replaces');
      const attachments = [{ id: '0', filename: 'after.png', description: 'after' }];
      const { line, body } = await stage.edit(id, { content: 'replaced', attachments }, [
        picture('after.png'),
      ]);
      return {
        answer: [line, '200'],
        pictures: [names(body), ['after.png']],
        'alt text': [body.attachments[0]?.description, 'after'],
      };
    },
  },
  {
    id: 'edit-removes-pictures',
    assumption: 'An edit with empty `attachments` removes the pictures.',
    trial: 'edits a message with a picture',
    async try(stage) {
      const { id } = await withPicture(stage, 'removes');
      const { line, body } = await stage.edit(id, { content: 'removed', attachments: [] });
      return { answer: [line, '200'], pictures: [names(body), []] };
    },
  },
  {
    id: 'edit-removes-buttons',
    assumption: 'An edit with empty `components` removes the buttons and keeps the text.',
    trial: 'edits a message with a button',
    async try(stage) {
      const { id } = await stage.post({ content: 'stripped', components: [button] });
      const { line, body } = await stage.edit(id, { components: [] });
      const seen = { text: body.content, buttons: body.components?.length };
      return { answer: [line, '200'], message: [seen, { text: 'stripped', buttons: 0 }] };
    },
  },
  {
    id: 'edit-time',
    assumption: 'A message has no time of its edit before the first edit, and has one afterwards.',
    trial: 'edits a text',
    async try(stage) {
      const posted = await stage.post({ content: 'not edited' });
      const { body } = await stage.edit(posted.id, { content: 'edited' });
      return {
        before: [posted.edited_timestamp, null],
        afterwards: [Number.isNaN(Date.parse(body.edited_timestamp ?? '')), false],
      };
    },
  },
  {
    id: 'edit-deleted',
    assumption: 'An edit of a deleted message is refused (404, 10008).',
    trial: 'edits a deleted message',
    async try(stage) {
      const { id } = await stage.post({ content: 'deleted' });
      await stage.remove(id);
      return { answer: [(await stage.edit(id, { content: 'too late' })).line, '404 10008'] };
    },
  },
  {
    id: 'read-deleted',
    assumption: 'A deleted message cannot be read (404, 10008).',
    trial: 'reads a deleted message',
    async try(stage) {
      const { id } = await stage.post({ content: 'deleted' });
      await stage.remove(id);
      return { answer: [(await stage.read(id)).line, '404 10008'] };
    },
  },
  {
    id: 'delete-deleted',
    assumption: 'A deleted message cannot be deleted again (404, 10008).',
    trial: 'deletes a message twice',
    async try(stage) {
      const { id } = await stage.post({ content: 'deleted' });
      const first = await stage.remove(id);
      return { first: [first.line, '204'], second: [(await stage.remove(id)).line, '404 10008'] };
    },
  },
];
