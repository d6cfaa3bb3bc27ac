import { type APIMessage, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { NotTried } from '../stage/outcome.ts';
import type { Stage } from '../stage/stage.ts';

const MINUTE = 60_000;

const twice = async (stage: Stage, enforced: boolean) => {
  const nonce = stage.nonce();
  const first = await stage.post({ content: 'first', nonce, enforce_nonce: enforced });
  const second = await stage.post({ content: 'second', nonce, enforce_nonce: enforced });
  return { nonce, first, second };
};

export const nonces: readonly Assumption[] = [
  {
    id: 'nonce-repeats',
    assumption:
      'A second message with the same enforced nonce is not posted; the answer is the first message.',
    trial: 'posts two texts with one nonce',
    async try(stage) {
      const { first, second } = await twice(stage, true);
      return { 'same message': [second.id === first.id, true], text: [second.content, 'first'] };
    },
  },
  {
    id: 'nonce-in-answer',
    assumption: 'The answer to the posting request has the nonce.',
    trial: 'posts a text with a nonce',
    async try(stage) {
      const nonce = stage.nonce();
      const posted = await stage.post({ content: 'with a nonce', nonce });
      return { 'nonce as sent': [posted.nonce === nonce, true] };
    },
  },
  {
    id: 'nonce-unlisted',
    assumption: 'A list of messages has no nonces.',
    trial: 'posts a text with a nonce and lists the channel',
    async try(stage) {
      const { id } = await stage.post({ content: 'with a nonce', nonce: stage.nonce() });
      const listed = await stage.requests.need<APIMessage[]>(
        'GET',
        Routes.channelMessages(stage.place.channel),
      );
      const nonce = listed.find(message => message.id === id)?.nonce;
      return { 'has a nonce': [nonce !== undefined && nonce !== null, false] };
    },
  },
  {
    id: 'nonce-deleted',
    assumption: 'A message that was deleted is not posted again for the same enforced nonce (404, 10008).',
    trial: 'posts, deletes and posts again with one nonce',
    async try(stage) {
      const nonce = stage.nonce();
      const { id } = await stage.post({ content: 'deleted', nonce, enforce_nonce: true });
      await stage.remove(id);
      const again = await stage.tryPost({ content: 'deleted', nonce, enforce_nonce: true });
      return { answer: [again.line, '404 10008'] };
    },
  },
  {
    id: 'nonce-free',
    assumption: 'Without enforce_nonce two messages may have the same nonce.',
    trial: 'posts two texts with one nonce that is not enforced',
    async try(stage) {
      const { first, second } = await twice(stage, false);
      return { 'same message': [second.id === first.id, false] };
    },
  },
  {
    id: 'nonce-per-channel',
    assumption: 'An enforced nonce counts for one channel alone.',
    trial: 'posts with one nonce in a channel and in its thread',
    async try(stage) {
      const nonce = stage.nonce();
      const first = await stage.post({ content: 'here', nonce, enforce_nonce: true });
      const thread = await stage.thread('nonce');
      const second = await stage.post({ content: 'there', nonce, enforce_nonce: true }, undefined, thread.id);
      return { 'same message': [second.id === first.id, false] };
    },
  },
  {
    id: 'nonce-minutes',
    assumption: 'Discord remembers an enforced nonce for two minutes, and forgets it within six.',
    trial: 'repeats a nonce after two minutes, and after four more (only with `--patient`)',
    async try(stage) {
      if (!stage.parts.patient) throw new NotTried('only with --patient');
      const nonce = stage.nonce();
      const body = { content: 'minutes', nonce, enforce_nonce: true };
      const first = await stage.post(body);
      await stage.wait(2 * MINUTE);
      const soon = await stage.post(body);
      await stage.wait(4 * MINUTE);
      const late = await stage.post(body);
      return {
        'same after two minutes': [soon.id === first.id, true],
        'same after six': [late.id === first.id, false],
      };
    },
  },
];
