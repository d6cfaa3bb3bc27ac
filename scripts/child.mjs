import { spawn } from 'node:child_process';

const running = new Set();

export function killChildren(signal) {
  for (const child of running) child.kill(signal);
}

/** Runs a command with all it says on our standard error. Resolves to its exit status (127: not found, 128: killed). */
export function run(command, args, { onStart, ...options }) {
  return new Promise(resolve => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 2, 2] });
    running.add(child);
    const done = status => {
      running.delete(child);
      resolve(status);
    };
    child.on('error', () => done(127));
    child.on('close', status => done(status ?? 128));
    if (child.pid !== undefined) onStart(child.pid);
  });
}
