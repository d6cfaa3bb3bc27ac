import { PassThrough } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { expect, onTestFinished, test } from 'vitest';
import { Terminal } from '../../src/contact/terminal.ts';

function open() {
  const input = Object.assign(new PassThrough(), { setRawMode: (_: boolean) => input });
  const output = new PassThrough();
  let text = '';
  let interrupts = 0;
  output.on('data', chunk => {
    text += String(chunk);
  });
  const terminal = new Terminal(input as unknown as ReadStream, output as unknown as WriteStream, () => {
    interrupts += 1;
  });
  onTestFinished(() => terminal.close());
  return { terminal, input, shown: () => text, interrupts: () => interrupts };
}

const never = new AbortController().signal;
const action = { id: 'press', text: 'Press the button.', seconds: 600, kind: 'action' } as const;

test('shows a request with its seconds, and s skips it; y is no key of an action', async () => {
  const { terminal, input, shown } = open();
  const key = terminal.ask(action, never);
  input.write('y');
  input.write('s');
  expect(await key).toBe('skip');
  expect(shown()).toContain('Press the button.');
  expect(shown()).toContain('600 s (s skips)');
});

test.each([
  ['y', 'yes'],
  ['n', 'no'],
  ['s', 'skip'],
])('takes %s as the answer to a question', async (pressed, key) => {
  const { terminal, input } = open();
  const answer = terminal.ask({ ...action, kind: 'question' }, never);
  input.write(pressed);
  expect(await answer).toBe(key);
});

test('counts the seconds down to the end', async () => {
  const { terminal, shown } = open();
  expect(await terminal.ask({ ...action, seconds: 2 }, never)).toBe('over');
  expect(shown()).toContain('  1 s');
});

test('ends a request that is done, also one that was done before', async () => {
  const { terminal } = open();
  const done = new AbortController();
  const key = terminal.ask(action, done.signal);
  done.abort();
  expect(await key).toBe('skip');
  expect(await terminal.ask(action, done.signal)).toBe('skip');
});

test('Ctrl+C interrupts the run', async () => {
  const { input, interrupts } = open();
  input.write('\x03');
  await expect.poll(interrupts).toBe(1);
});
