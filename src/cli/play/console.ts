import { createInterface } from 'node:readline/promises';
import { inLines } from '../../presentation/drawing/line-breaks.ts';
import { widthOf } from '../../presentation/text/columns.ts';
import { plain } from '../../presentation/text/names.ts';

export interface Console {
  say(text: string): void;
  /** Asks for a line. Undefined at the end of the input and after Ctrl-C. */
  ask(prompt: string): Promise<string | undefined>;
  /**
   * Clears the screen, so that the next player can't read the previous player's secrets. Returns false if the output is no
   * screen.
   */
  clear(): boolean;
  close(): void;
}

/** Longest line in UTF-16 units. A pipe may bring a whole file without line breaks. */
const LONGEST_LINE = 4_000;

const CLEAR_SCREEN_AND_SCROLLBACK = '\u001b[2J\u001b[3J\u001b[H';

export interface Screen extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

export const lineConsole = (input: NodeJS.ReadableStream, output: Screen): Console => {
  const onScreen = output.isTTY === true;
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let closed = false;
  const reader = createInterface({ input, output, terminal: onScreen });
  // A pipe may bring many lines before the first question, and readline's own question() would lose them.
  reader.on('line', raw => {
    const line = raw.replace(/^\ufeff/, '').slice(0, LONGEST_LINE);
    if (waiting) waiting(line);
    else lines.push(line);
  });
  reader.on('close', () => {
    closed = true;
    waiting?.(undefined);
  });
  reader.on('SIGINT', () => reader.close());
  // When the reader of the output closes it (`play | head`), the program ends as at the end of the input.
  output.on('error', () => reader.close());

  return {
    say: text => {
      output.write(`${text}\n`);
    },
    ask: prompt => {
      const ready = lines.shift();
      if (ready !== undefined || closed) {
        output.write(`${prompt}${ready ?? ''}\n`);
        return Promise.resolve(ready);
      }
      return new Promise(resolve => {
        waiting = line => {
          waiting = undefined;
          if (line === undefined) output.write('\n');
          resolve(line);
        };
        reader.setPrompt(prompt);
        reader.prompt();
      });
    },
    clear: () => {
      if (onScreen) output.write(CLEAR_SCREEN_AND_SCROLLBACK);
      return onScreen;
    },
    close: () => reader.close(),
  };
};

const WIDTH = 80;

const broken = (paragraph: string, width: number): string => {
  const indent = paragraph.startsWith('- ') ? '  ' : '';
  return inLines(paragraph, line => widthOf(line) + indent.length <= width).join(`\n${indent}`);
};

/**
 * Converts a sentence for Discord to text for a terminal: without markdown, and with line breaks between words at `width`
 * characters.
 */
export const prose = (markdown: string, width = WIDTH): string =>
  plain(markdown)
    .split('\n')
    .map(paragraph => broken(paragraph, width))
    .join('\n');
