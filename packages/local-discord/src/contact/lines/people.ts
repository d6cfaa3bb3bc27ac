import { Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { NotTried } from '../stage/outcome.ts';
import { directScene, personOf, writingScene } from '../stage/scenes.ts';
import type { Stage } from '../stage/stage.ts';

/** Asks the person to close their direct messages, tries to send one, and asks the person to open them again. */
async function closedDirect(stage: Stage): Promise<string> {
  const { first } = await directScene(stage);
  const close =
    'Close direct messages from this server (menu of the server, Privacy Settings), then press y.';
  if (!(await stage.acts.isSeen('close', close))) throw new NotTried('direct messages stayed open');
  const sent = await stage.tryPost({ content: 'This message should not arrive.' }, undefined, first.id);
  if (sent.ok) stage.place.note(first.id, sent.body.id);
  await stage.acts.isSeen('open', 'Open direct messages from this server again, then press y.');
  return sent.line;
}

export const people: readonly Assumption[] = [
  {
    id: 'person-in-thread',
    assumption: 'The bot may add a person to its private thread and remove the person again.',
    trial: 'adds the person of the first command to a thread, and removes the person',
    async try(stage) {
      const person = await personOf(stage);
      const { id } = await stage.thread('person', true);
      const route = Routes.threadMembers(id, person);
      const added = await stage.requests.ask('PUT', route);
      const found = await stage.requests.ask('GET', route);
      const removed = await stage.requests.ask('DELETE', route);
      const gone = await stage.requests.ask('GET', route);
      return {
        answers: [
          [added.line, found.line, removed.line, gone.line],
          ['204', '200', '204', '404 10007'],
        ],
      };
    },
  },
  {
    id: 'person-by-gateway',
    assumption: 'Without an intent the gateway answers a request for one member.',
    trial: 'asks the gateway for the person of the first command',
    async try(stage) {
      const person = await personOf(stage);
      return { members: [await stage.connection.members(stage.guild, person), [person]] };
    },
  },
  {
    id: 'person-mentioned',
    assumption: 'A mention that allowed_mentions allows is among the message’s mentions.',
    trial: 'posts a mention of the person of the first command',
    async try(stage) {
      const person = await personOf(stage);
      const { mentions } = await stage.post({
        content: `<@${person}>`,
        allowed_mentions: { parse: [], users: [person] },
      });
      return { mentions: [mentions.map(({ id }) => id === person), [true]] };
    },
  },
  {
    id: 'writing-opens',
    assumption: 'A message of a person opens an archived thread, and the bot gets a THREAD_UPDATE.',
    trial: 'a person writes in an archived thread',
    async try(stage) {
      const { changed } = await writingScene(stage);
      return { archived: [changed.thread_metadata?.archived, false] };
    },
  },
  {
    id: 'writing-hidden',
    assumption: 'Without the intent for contents, the text of a person’s message is empty.',
    trial: 'a person writes in a thread; the run lists it',
    try: async stage => ({ characters: [(await writingScene(stage)).written.content.length, 0] }),
  },
  {
    id: 'writing-edited',
    assumption: 'The bot cannot edit a person’s message (403, 50005).',
    trial: 'a person writes in a thread; the run edits the message',
    try: async stage => ({ answer: [(await writingScene(stage)).edited.line, '403 50005'] }),
  },
  {
    id: 'writing-deleted',
    assumption: 'The bot cannot delete a person’s message without Manage Messages (403, 50013).',
    trial: 'a person writes in a thread; the run deletes the message',
    async try(stage) {
      const { removed } = await writingScene(stage);
      if (!removed) throw new NotTried('the bot has Manage Messages');
      return { answer: [removed.line, '403 50013'] };
    },
  },
  {
    id: 'direct-channel',
    assumption: 'Direct messages with a person have one channel, of their own kind.',
    trial: 'opens direct messages with the person of the first command twice',
    async try(stage) {
      const { first, second } = await directScene(stage);
      return { 'same channel': [first.id === second.id, true], kind: [first.type, 1] };
    },
  },
  {
    id: 'direct-press',
    assumption:
      'A press in a direct message has a user and no member, no server, and the context of direct messages.',
    trial: 'a person presses a button in a direct message',
    async try(stage) {
      const { person, press, answered } = await directScene(stage);
      const { user, member, guild_id, context, authorizing_integration_owners: owners } = press;
      return {
        person: [
          [user?.id === person, member === undefined],
          [true, true],
        ],
        server: [guild_id ?? null, null],
        context: [context, 1],
        installed: [owners?.[0], '0'],
        answer: [answered.line, '200'],
      };
    },
  },
  {
    id: 'direct-closed',
    assumption: 'A message to a person with closed direct messages is refused (403, 50007).',
    trial: 'a person closes direct messages for a moment; the run sends one',
    try: async stage => ({ answer: [await closedDirect(stage), '403 50007'] }),
  },
];
