import type { Language } from '../language/languages.ts';
import { isReader } from '../language/reader.ts';
import type { Names } from '../presenter/presenter.ts';
import { distinctNames } from './distinct-names.ts';
import { clipped, escaped, isolated, nameInPicture, plain } from './names.ts';

/** Greatest number of characters of an alt text on Discord. */
export const LONGEST_ALT = 1024;

export const asAlt = (text: string): string =>
  text.length <= LONGEST_ALT ? text : clipped(text, LONGEST_ALT, LONGEST_ALT - 1);

/** Joins as many lines of markdown as fit into an alt text. The first line is always included, but cut if it is too long. */
export const linesAsAlt = ([first = '', ...rest]: readonly string[]): string => {
  let written = asAlt(plain(first));
  for (const line of rest.map(plain)) {
    if (written.length + 1 + line.length > LONGEST_ALT) break;
    written += `\n${line}`;
  }
  return written;
};

const NAME_LENGTHS = [24, 16, 10, 6] as const;

export interface Versions<Way> {
  readonly names: Names;
  readonly language: Language;
  /** Ways to describe, the most detailed first. */
  readonly ways: readonly Way[];
  /** Describes in one of these ways, in lines of markdown. `called` names a seat. */
  readonly describe: (way: Way, called: (seat: number) => string) => readonly string[];
}

/**
 * Returns the most detailed description, in markdown, that fits. Shorter and shorter names of players are tried before the
 * next way. If nothing fits, returns the last way with the numbers of seats instead of names.
 */
function mostDetailed<Way>(
  { names, language, ways, describe }: Versions<Way>,
  fits: (markdown: string) => boolean,
): string {
  for (const way of ways)
    for (const length of NAME_LENGTHS) {
      const short = distinctNames(
        names.map((_, seat) => clipped(nameInPicture(names, seat, language), length, length * 2)),
      );
      const text = describe(way, seat => {
        const own = names[seat] ?? '';
        return isReader(own) ? own : escaped(isolated(short[seat] ?? nameInPicture(names, seat, language)));
      }).join('\n');
      if (fits(text)) return text;
    }
  return ways
    .slice(-1)
    .flatMap(way => describe(way, seat => `${seat + 1}`))
    .join('\n');
}

const fittingAlt = <Way>(described: Versions<Way>): string =>
  mostDetailed(described, markdown => plain(markdown).length <= LONGEST_ALT);

/** Returns the lines, in markdown, of the most detailed description that fits into an alt text. */
export const describedLines = <Way>(described: Versions<Way>): readonly string[] =>
  fittingAlt(described).split('\n');

export const describedInAlt = <Way>(described: Versions<Way>): string => asAlt(plain(fittingAlt(described)));

/** Returns the most detailed description, in markdown, of at most `longest` characters. */
export const describedWithin = <Way>(described: Versions<Way>, longest: number): string =>
  clipped(
    mostDetailed(described, ({ length }) => length <= longest),
    longest,
    longest - 1,
  );
