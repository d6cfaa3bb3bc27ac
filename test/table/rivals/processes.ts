import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from './actions.ts';
import type { Errand } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

export interface Rival {
  carryOut(evening: Errand['evening'], deed: Errand['deed']): Promise<Answer>;
  stop(): Promise<void>;
}

interface Told {
  readonly number: number;
  readonly answer?: Answer;
  readonly error?: string;
}

export async function rival(address: string): Promise<Rival> {
  const child = fork(CHILD, [address], { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, (told: Told) => void>();
  const lost = once(child, 'exit');
  const [ready] = await Promise.race([once(child, 'message'), lost]);
  if (typeof ready !== 'object') throw new Error('a process of the test did not start');
  child.on('message', (told: Told) => waiting.get(told.number)?.(told));
  child.on('exit', () => {
    for (const [number, tell] of waiting) tell({ number, error: 'its process has ended' });
  });
  let number = 0;
  return {
    carryOut: async (evening, deed) => {
      number += 1;
      const errand: Errand = { number, evening, deed };
      const told = await new Promise<Told>(resolve => {
        waiting.set(errand.number, resolve);
        child.send(errand);
      });
      waiting.delete(errand.number);
      if (told.answer === undefined) throw new Error(`${JSON.stringify(deed)}: ${told.error}`);
      return told.answer;
    },
    stop: async () => {
      child.disconnect();
      await lost;
    },
  };
}
