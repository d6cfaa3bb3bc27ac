import { plain } from '../../stage/names.ts';

const WIDTH = 80;

const broken = (paragraph: string, width: number): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = paragraph.startsWith('- ') ? `  ${word}` : word;
    } else line = lines.length === 0 && line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

/** A sentence of the voice for a terminal: without markdown, broken between words at 80 characters. */
export const prose = (markdown: string, width = WIDTH): string =>
  plain(markdown)
    .split('\n')
    .map(paragraph => broken(paragraph, width))
    .join('\n');
