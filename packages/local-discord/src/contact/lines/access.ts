import { type APIMessage, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { NotTried } from '../stage/outcome.ts';
import { picture, type Stage } from '../stage/stage.ts';

/** Id that no thing has, since it is older than Discord. */
const NOTHING = '10000000000000000';

/** Makes an assumption about the answer to a request for a thing that does not exist. */
const unknown = (
  id: string,
  assumption: string,
  line: string,
  route: (stage: Stage) => `/${string}`,
): Assumption => ({
  id,
  assumption,
  trial: 'asks for an id that nothing has',
  try: async stage => ({ answer: [(await stage.requests.ask('GET', route(stage))).line, line] }),
});

export const access: readonly Assumption[] = [
  unknown('unknown-channel', 'An unknown channel is refused (404, 10003).', '404 10003', () =>
    Routes.channel(NOTHING),
  ),
  unknown('unknown-guild', 'An unknown server is refused (404, 10004).', '404 10004', () =>
    Routes.guild(NOTHING),
  ),
  unknown('unknown-user', 'An unknown user is refused (404, 10013).', '404 10013', () =>
    Routes.user(NOTHING),
  ),
  unknown('unknown-member', 'An unknown member is refused (404, 10007).', '404 10007', ({ guild }) =>
    Routes.guildMember(guild, NOTHING),
  ),
  unknown('unknown-message', 'An unknown message is refused (404, 10008).', '404 10008', ({ place }) =>
    Routes.channelMessage(place.channel, NOTHING),
  ),
  unknown(
    'unknown-application',
    'The commands of an unknown application are refused (404, 10002).',
    '404 10002',
    ({ guild }) => Routes.applicationGuildCommands(NOTHING, guild),
  ),
  {
    id: 'access-no-reply',
    assumption: 'Without Read Message History a reply is refused (160002).',
    trial: 'replies in a channel without this permission',
    async try(stage) {
      const channel = stage.place.textOnly;
      const { id } = await stage.post({ content: 'unanswered' }, undefined, channel);
      const reply = { content: 'blind reply', message_reference: { message_id: id } };
      return { answer: [(await stage.tryPost(reply, undefined, channel)).line, '400 160002'] };
    },
  },
  {
    id: 'unknown-recipient',
    assumption: 'Direct messages to an unknown user are refused before they open (404, 10013).',
    trial: 'opens direct messages with an id that nothing has',
    async try(stage) {
      const body = { recipient_id: NOTHING };
      const { line } = await stage.requests.ask('POST', Routes.userChannels(), { body });
      return { answer: [line, '404 10013'] };
    },
  },
  {
    id: 'access-no-sending',
    assumption: 'Without Send Messages a message is refused (403, 50013).',
    trial: 'posts in a channel without this permission',
    async try(stage) {
      const { line } = await stage.tryPost({ content: 'closed' }, undefined, stage.place.silent);
      return { answer: [line, '403 50013'] };
    },
  },
  {
    id: 'access-no-threads',
    assumption: 'Without Create Public Threads a thread is refused (403, 50013).',
    trial: 'opens a thread in a channel without this permission',
    async try(stage) {
      const body = { name: 'closed', type: 11 };
      const { line } = await stage.requests.ask('POST', Routes.threads(stage.place.silent), { body });
      return { answer: [line, '403 50013'] };
    },
  },
  {
    id: 'access-no-files',
    assumption: 'Without Attach Files a picture is refused (403, 50013), and a text is not.',
    trial: 'posts both in a channel without this permission',
    async try(stage) {
      const channel = stage.place.textOnly;
      const text = await stage.tryPost({ content: 'text' }, undefined, channel);
      const file = await stage.tryPost({ content: 'picture' }, [picture('refused.png')], channel);
      return { text: [text.line, '200'], picture: [file.line, '403 50013'] };
    },
  },
  {
    id: 'access-no-history',
    assumption:
      'Without Read Message History a list of messages is empty, and a single message is refused (403, 50013).',
    trial: 'lists and reads in a channel without this permission',
    async try(stage) {
      const channel = stage.place.textOnly;
      const { id } = await stage.post({ content: 'unread' }, undefined, channel);
      const listed = await stage.requests.ask<readonly unknown[]>('GET', Routes.channelMessages(channel));
      const read = await stage.read(id, channel);
      return {
        list: [listed.ok ? listed.body.length : listed.line, 0],
        message: [read.line, '403 50013'],
      };
    },
  },
  {
    id: 'access-pins',
    assumption: 'Pinning needs the permission Pin Messages (403, 50013).',
    trial: 'pins a message in a channel without this permission',
    async try(stage) {
      const channel = stage.place.textOnly;
      const { id } = await stage.post({ content: 'not pinned' }, undefined, channel);
      const pinned = await stage.requests.ask('PUT', Routes.channelPin(channel, id));
      return { answer: [pinned.line, '403 50013'] };
    },
  },
  {
    id: 'access-json',
    assumption: 'A body that is no JSON is refused (400, 50109).',
    trial: 'posts such a body',
    async try(stage) {
      const path = Routes.channelMessages(stage.place.channel);
      return { answer: [(await stage.bare('POST', path, undefined, '{ content')).line, '400 50109'] };
    },
  },
  {
    id: 'access-system-message',
    assumption: 'A message of Discord itself cannot be pinned (403, 50021).',
    trial: 'pins a message, and then the message about the pin',
    async try(stage) {
      const { channel } = stage.place;
      const { id } = await stage.post({ content: 'pinned' });
      await stage.requests.need('PUT', Routes.channelPin(channel, id));
      const listed = await stage.requests.need<readonly APIMessage[]>('GET', Routes.channelMessages(channel));
      const notice = listed.find(({ type }) => type === 6);
      if (!notice) return { 'a message about the pin': [false, true] };
      return {
        answer: [(await stage.requests.ask('PUT', Routes.channelPin(channel, notice.id))).line, '403 50021'],
      };
    },
  },
  {
    id: 'access-token',
    assumption: 'A wrong token is refused (401, 0).',
    trial: 'sends one request with a wrong token',
    try: async stage => ({ answer: [(await stage.bare('GET', '/users/@me', 'not.a.token')).line, '401 0'] }),
  },
  {
    id: 'access-route',
    assumption: 'An unknown address is refused (404, 0).',
    trial: 'sends one request to an address that does not exist',
    async try(stage) {
      const { line } = await stage.bare('GET', `/channels/${stage.place.channel}/contact`);
      if (line.startsWith('405')) throw new NotTried('another method has this address');
      return { answer: [line, '404 0'] };
    },
  },
];
