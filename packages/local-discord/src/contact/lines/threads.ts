import { type APIThreadChannel, type APIThreadList, MessageFlags, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { NotTried } from '../stage/outcome.ts';
import type { Stage } from '../stage/stage.ts';

async function archived(stage: Stage, name: string): Promise<{ thread: string; message: string }> {
  const { id: thread } = await stage.thread(name);
  const { id: message } = await stage.post({ content: name }, undefined, thread);
  await stage.requests.need('PATCH', Routes.channel(thread), { body: { archived: true } });
  return { thread, message };
}

const fromMessage = (stage: Stage, message: string, name: string) =>
  stage.requests.ask<APIThreadChannel>('POST', Routes.threads(stage.place.channel, message), {
    body: { name },
  });

export const threads: readonly Assumption[] = [
  {
    id: 'thread-of-message',
    assumption: 'A thread that begins at a message has the message’s id, and the message has a flag.',
    trial: 'opens a thread at a message',
    async try(stage) {
      const { id } = await stage.post({ content: 'thread here' });
      const thread = await fromMessage(stage, id, 'of a message');
      const { body } = await stage.read(id);
      return {
        answer: [thread.line, '201'],
        'same id': [thread.body.id === id, true],
        flag: [((body.flags ?? 0) & MessageFlags.HasThread) !== 0, true],
      };
    },
  },
  {
    id: 'thread-twice',
    assumption: 'A second thread at one message is refused (160004).',
    trial: 'opens two threads at a message',
    async try(stage) {
      const { id } = await stage.post({ content: 'two threads' });
      await fromMessage(stage, id, 'first');
      return { answer: [(await fromMessage(stage, id, 'second')).line, '400 160004'] };
    },
  },
  {
    id: 'thread-in-thread',
    assumption: 'A thread inside a thread is refused (50024).',
    trial: 'opens a thread in a thread',
    async try(stage) {
      const { id } = await stage.thread('outer');
      const inner = await stage.requests.ask('POST', Routes.threads(id), {
        body: { name: 'inner', type: 11 },
      });
      return { answer: [inner.line, '400 50024'] };
    },
  },
  {
    id: 'thread-days',
    assumption:
      'Discord archives a thread after three days without a message, unless the request says otherwise.',
    trial: 'opens a thread',
    async try(stage) {
      const { thread_metadata: about } = await stage.thread('days');
      return { minutes: [about?.auto_archive_duration, 4_320] };
    },
  },
  {
    id: 'thread-private',
    assumption:
      'A private thread has its kind, is closed to invitations by members, and the bot is its owner and member.',
    trial: 'opens a private thread',
    async try(stage) {
      const { type, owner_id: owner, thread_metadata: about, member } = await stage.thread('private', true);
      return {
        kind: [type, 12],
        'open to invitations': [about?.invitable, false],
        'owned by the bot': [owner === stage.place.bot, true],
        'the bot is a member': [member !== undefined, true],
      };
    },
  },
  {
    id: 'thread-archive-events',
    assumption: 'Archiving a thread causes a THREAD_UPDATE with the new state.',
    trial: 'archives a thread and waits for the event',
    async try(stage) {
      const from = stage.connection.packets.length;
      const { thread } = await archived(stage, 'received');
      const { thread_metadata: about } = await stage.connection.event<APIThreadChannel>(
        ({ t, d }) => t === 'THREAD_UPDATE' && (d as APIThreadChannel).id === thread,
        { from },
      );
      return { archived: [about?.archived, true] };
    },
  },
  {
    id: 'thread-archived-edit',
    assumption: 'An edit in an archived thread is refused (50083).',
    trial: 'edits a message in an archived thread',
    async try(stage) {
      const { thread, message } = await archived(stage, 'archived edit');
      const { line } = await stage.edit(message, { content: 'edited' }, undefined, thread);
      return { answer: [line, '400 50083'] };
    },
  },
  {
    id: 'thread-archived-delete',
    assumption: 'Deleting a message in an archived thread is refused (50083).',
    trial: 'deletes a message in an archived thread',
    async try(stage) {
      const { thread, message } = await archived(stage, 'archived delete');
      return { answer: [(await stage.remove(message, thread)).line, '400 50083'] };
    },
  },
  {
    id: 'thread-archived-post',
    assumption: 'A new message opens an archived thread again.',
    trial: 'posts in an archived thread',
    async try(stage) {
      const { thread } = await archived(stage, 'archived post');
      const posted = await stage.tryPost({ content: 'awake' }, undefined, thread);
      const { thread_metadata: about } = await stage.requests.need<APIThreadChannel>(
        'GET',
        Routes.channel(thread),
      );
      return { answer: [posted.line, '200'], archived: [about?.archived, false] };
    },
  },
  {
    id: 'thread-archived-title',
    assumption: 'The title of an archived thread cannot be changed (50083).',
    trial: 'changes the title of an archived thread',
    async try(stage) {
      const { thread } = await archived(stage, 'archived title');
      return { answer: [(await stage.change(thread, { name: 'new title' })).line, '400 50083'] };
    },
  },
  {
    id: 'thread-unarchive',
    assumption: 'The bot may open an archived thread again without Manage Threads.',
    trial: 'opens an archived thread again',
    async try(stage) {
      const { thread } = await archived(stage, 'opened again');
      const { line, body } = await stage.change(thread, { archived: false });
      return { answer: [line, '200'], archived: [body.thread_metadata?.archived, false] };
    },
  },
  {
    id: 'thread-lock',
    assumption: 'Locking a thread needs Manage Threads (403, 50013), although the bot owns the thread.',
    trial: 'locks a thread of its own',
    async try(stage) {
      if (stage.may('ManageThreads')) throw new NotTried('the bot has Manage Threads');
      const { id } = await stage.thread('locked');
      return { answer: [(await stage.change(id, { locked: true })).line, '403 50013'] };
    },
  },
  {
    id: 'thread-delete',
    assumption: 'Deleting a thread needs Manage Threads (403, 50013), although the bot owns the thread.',
    trial: 'deletes a thread of its own',
    async try(stage) {
      if (stage.may('ManageThreads')) throw new NotTried('the bot has Manage Threads');
      const { id } = await stage.thread('kept');
      return {
        answer: [(await stage.requests.ask('DELETE', Routes.channel(id))).line, '403 50013'],
      };
    },
  },
  {
    id: 'thread-left',
    assumption: 'A private thread that the bot has left is closed to the bot (403, 50001).',
    trial: 'leaves a private thread and reads it',
    async try(stage) {
      if (stage.may('ManageThreads')) throw new NotTried('the bot has Manage Threads');
      const { id } = await stage.thread('left', true);
      const left = await stage.requests.ask('DELETE', Routes.threadMembers(id, '@me'));
      const read = await stage.requests.ask('GET', Routes.channel(id));
      return { leaving: [left.line, '204'], reading: [read.line, '403 50001'] };
    },
  },
  {
    id: 'thread-list',
    assumption: 'The list of active threads has no archived thread.',
    trial: 'lists the active threads beside an archived one',
    async try(stage) {
      const { id: live } = await stage.thread('active');
      const { thread } = await archived(stage, 'not active');
      const route = Routes.guildActiveThreads(stage.guild);
      const { threads } = await stage.requests.need<APIThreadList>('GET', route);
      const listed = [live, thread].map(id => threads.some(each => each.id === id));
      return { 'active and archived': [listed, [true, false]] };
    },
  },
  {
    id: 'thread-members',
    assumption: 'An id that is no member of a thread is refused when it is asked for (404, 10007).',
    trial: 'asks for a stranger in a thread',
    async try(stage) {
      const { id } = await stage.thread('members');
      const { line } = await stage.requests.ask('GET', Routes.threadMembers(id, stage.guild));
      return { answer: [line, '404 10007'] };
    },
  },
];
