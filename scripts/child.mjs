import { spawn } from 'node:child_process';

const running = new Set();

export function killChildren(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a command. Its output goes to our standard error, or else to `listen`. Resolves to its exit status (127: not found,
 * 128: killed).
 */
export function run(command, args, { onStart, listen, ...options }) {
  return new Promise(resolve => {
    const stderr = listen ? 'pipe' : 2;
    const child = spawn(command, args, { ...options, stdio: ['ignore', stderr, stderr] });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen);
    const done = status => {
      running.delete(child);
      resolve(status);
    };
    child.on('error', () => done(127));
    child.on('close', status => done(status ?? 128));
    if (child.pid !== undefined) onStart?.(child.pid);
  });
}
