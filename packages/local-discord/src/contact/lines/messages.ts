import { type APIMessage, MessageFlags, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { picture } from '../stage/stage.ts';

/** Milliseconds by which the clocks of Discord and of this machine may differ. */
const SKEW_MS = 60_000;
/** Time from which ids count, in milliseconds since 1970. */
const EPOCH_MS = 1_420_070_400_000;

export const messages: readonly Assumption[] = [
  {
    id: 'message-trimmed',
    assumption: 'Blanks at both ends of a text are removed.',
    trial: 'posts a text with blanks around it',
    async try(stage) {
      const { content } = await stage.post({ content: ' \n trimmed \n ' });
      return { text: [content, 'trimmed'] };
    },
  },
  {
    id: 'message-time',
    assumption:
      'A message’s id has the time of posting, and differs from this machine’s clock by less than a minute.',
    trial: 'posts a text and reads the time in its id',
    async try(stage) {
      const { id, timestamp } = await stage.post({ content: 'time' });
      const at = Number(BigInt(id) >> 22n) + EPOCH_MS;
      return {
        'id as old as the message': [Math.abs(at - Date.parse(timestamp)) < 1_000, true],
        'within a minute': [Math.abs(at - stage.now()) < SKEW_MS, true],
      };
    },
  },
  {
    id: 'message-silent',
    assumption: 'The flag for a silent message stays in the message.',
    trial: 'posts a silent text and reads it again',
    async try(stage) {
      const { id } = await stage.post({ content: 'silent', flags: MessageFlags.SuppressNotifications });
      const { body } = await stage.read(id);
      return { silent: [((body.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0, true] };
    },
  },
  {
    id: 'message-mentions-none',
    assumption: 'A mention that allowed_mentions does not allow is not among the message’s mentions.',
    trial: 'posts a mention of the bot with nothing allowed',
    async try(stage) {
      const content = `<@${stage.place.bot}>`;
      const { mentions } = await stage.post({ content, allowed_mentions: { parse: [] } });
      return { mentions: [mentions.length, 0] };
    },
  },
  {
    id: 'message-mentions-both',
    assumption: 'Allowing all users together with a list of users is refused.',
    trial: 'posts with both in allowed_mentions',
    async try(stage) {
      const allowed = { parse: ['users'], users: [stage.place.bot] };
      const { line } = await stage.tryPost({ content: 'both', allowed_mentions: allowed });
      return { answer: [line, '400 50035 MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'] };
    },
  },
  {
    id: 'message-reply',
    assumption: 'A reply has the message that it replies to.',
    trial: 'posts a reply',
    async try(stage) {
      const { id } = await stage.post({ content: 'question' });
      const reply = await stage.post({ content: 'reply', message_reference: { message_id: id } });
      return {
        type: [reply.type, 19],
        'referenced message': [reply.referenced_message?.id === id, true],
        reference: [reply.message_reference?.message_id === id, true],
      };
    },
  },
  {
    id: 'message-reply-to-deleted',
    assumption: 'A reply to a deleted message becomes an ordinary message if fail_if_not_exists is false.',
    trial: 'replies to a deleted message',
    async try(stage) {
      const { id } = await stage.post({ content: 'deleted' });
      await stage.remove(id);
      const reference = { message_id: id, fail_if_not_exists: false };
      const answer = await stage.tryPost({ content: 'lenient reply', message_reference: reference });
      return { answer: [answer.line, '200'], type: [answer.body.type, 0] };
    },
  },
  {
    id: 'message-reply-refused',
    assumption: 'A reply to a deleted message is refused otherwise.',
    trial: 'replies to a deleted message without fail_if_not_exists',
    async try(stage) {
      const { id } = await stage.post({ content: 'deleted' });
      await stage.remove(id);
      const { line } = await stage.tryPost({
        content: 'strict reply',
        message_reference: { message_id: id },
      });
      return { answer: [line, '400 50035 MESSAGE_REFERENCE_UNKNOWN_MESSAGE'] };
    },
  },
  {
    id: 'message-list',
    assumption: 'A list of messages begins with the newest.',
    trial: 'posts two texts and lists the channel',
    async try(stage) {
      const older = await stage.post({ content: 'older' });
      const newer = await stage.post({ content: 'newer' });
      const query = { limit: '2' };
      const route = Routes.channelMessages(stage.place.channel);
      const listed = await stage.requests.need<APIMessage[]>('GET', route, { query });
      const places = [newer, older].map(({ id }) => listed.findIndex(message => message.id === id));
      return { places: [places, [0, 1]] };
    },
  },
  {
    id: 'message-list-limit',
    assumption: 'A list of more than 100 messages is refused.',
    trial: 'asks for 101 messages',
    async try(stage) {
      const route = Routes.channelMessages(stage.place.channel);
      const { line } = await stage.requests.ask('GET', route, { query: { limit: '101' } });
      return { answer: [line, '400 50035 NUMBER_TYPE_MAX'] };
    },
  },
  {
    id: 'message-no-events',
    assumption: 'The intent Guilds alone brings no events about messages.',
    trial: 'posts and deletes a text and waits for the event of a new thread',
    async try(stage) {
      const from = stage.connection.packets.length;
      const { id } = await stage.post({ content: 'unreceived' });
      await stage.remove(id);
      const thread = await stage.thread('event');
      await stage.connection.event(
        ({ t, d }) => t === 'THREAD_CREATE' && (d as { id: string }).id === thread.id,
        { from },
      );
      const received = stage.connection.packets.slice(from).filter(({ t }) => t.startsWith('MESSAGE_'));
      return { events: [received.map(({ t }) => t), []] };
    },
  },
  {
    id: 'attachment-fields',
    assumption: 'A posted picture has its name, alt text, size, type, width and height.',
    trial: 'posts a picture',
    async try(stage) {
      const file = picture('fields.png');
      const attachments = [{ id: '0', filename: file.name, description: 'a pixel' }];
      const {
        attachments: [posted],
      } = await stage.post({ content: 'fields', attachments }, [file]);
      const { filename, description, size, content_type, width, height } = posted ?? {};
      return {
        picture: [
          { filename, description, size, content_type, width, height },
          {
            filename: file.name,
            description: 'a pixel',
            size: file.data.length,
            content_type: 'image/png',
            width: 1,
            height: 1,
          },
        ],
      };
    },
  },
  {
    id: 'attachment-bytes',
    assumption: 'The address of an attachment serves the same bytes.',
    trial: 'posts a picture and downloads it',
    async try(stage) {
      const file = picture('bytes.png');
      const { attachments } = await stage.post({ content: 'bytes' }, [file]);
      const response = await fetch(attachments[0]?.url ?? '', { signal: stage.parts.stopped });
      const data = Buffer.from(await response.arrayBuffer());
      return { status: [response.status, 200], 'same bytes': [data.equals(file.data), true] };
    },
  },
  {
    id: 'attachment-name',
    assumption: 'Blanks in the name of a file become underscores.',
    trial: 'posts a file with a blank in its name',
    async try(stage) {
      const { attachments } = await stage.post({ content: 'name' }, [picture('two words.png')]);
      return { name: [attachments[0]?.filename, 'two_words.png'] };
    },
  },
];
