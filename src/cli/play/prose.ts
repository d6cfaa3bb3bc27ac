import { inLines } from '../../presentation/drawing/line-breaks.ts';
import { widthOf } from '../../presentation/text/columns.ts';
import { plain } from '../../presentation/text/names.ts';

const WIDTH = 80;

const broken = (paragraph: string, width: number): string => {
  const indent = paragraph.startsWith('- ') ? '  ' : '';
  return inLines(paragraph, line => widthOf(line) + indent.length <= width).join(`\n${indent}`);
};

/** Turns a sentence for Discord into text for a terminal: without markdown, broken between words at 80 characters. */
export const prose = (markdown: string, width = WIDTH): string =>
  plain(markdown)
    .split('\n')
    .map(paragraph => broken(paragraph, width))
    .join('\n');
