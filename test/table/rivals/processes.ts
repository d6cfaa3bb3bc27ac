import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from './actions.ts';
import type { RivalRequest } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

export interface Rival {
  carryOut(evening: RivalRequest['evening'], action: RivalRequest['action']): Promise<Answer>;
  stop(): Promise<void>;
}

interface Reply {
  readonly number: number;
  readonly answer?: Answer;
  readonly error?: string;
}

export async function rival(address: string): Promise<Rival> {
  const child = fork(CHILD, [address], { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, (reply: Reply) => void>();
  const lost = once(child, 'exit');
  const [ready] = await Promise.race([once(child, 'message'), lost]);
  if (typeof ready !== 'object') throw new Error('a process of the test did not start');
  child.on('message', (reply: Reply) => waiting.get(reply.number)?.(reply));
  child.on('exit', () => {
    for (const [number, tell] of waiting) tell({ number, error: 'its process has ended' });
  });
  let number = 0;
  return {
    carryOut: async (evening, action) => {
      number += 1;
      const request: RivalRequest = { number, evening, action };
      const reply = await new Promise<Reply>(resolve => {
        waiting.set(request.number, resolve);
        child.send(request);
      });
      waiting.delete(request.number);
      if (reply.answer === undefined) throw new Error(`${JSON.stringify(action)}: ${reply.error}`);
      return reply.answer;
    },
    stop: async () => {
      child.disconnect();
      await lost;
    },
  };
}
