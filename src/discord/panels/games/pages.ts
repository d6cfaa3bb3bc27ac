import type { Button } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Context } from '../../context/context.ts';
import { GAMES_WORDS } from '../../words/index.ts';

/** Splits lines into pages, in their order. Each page has at most `most` lines and `space` characters. */
export function pagesOf(
  lines: readonly string[],
  most: number,
  space: number,
): readonly (readonly string[])[] {
  const pages: string[][] = [];
  let left = 0;
  for (const line of lines) {
    const page = pages.at(-1);
    if (page && page.length < most && line.length < left) page.push(line);
    else {
      pages.push([line]);
      left = space;
    }
    left -= line.length + 1;
  }
  return pages;
}

/** Returns the buttons to the previous and the next page. The first page has no previous one, the last no next one. */
export function turnButtons(
  { language }: Context,
  page: number,
  pages: number,
  list: 'list' | 'glance' | 'open' | readonly ['open', 'all', 'here' | 'dm'],
): readonly Button[] {
  const { earlier, later } = GAMES_WORDS[language].lists;
  const id = (to: number) => (typeof list === 'string' ? gamesId(list, to) : gamesId(...list, to));
  return [
    ...(page > 0 ? [{ label: earlier, id: id(page - 1) }] : []),
    ...(page < pages - 1 ? [{ label: later, id: id(page + 1) }] : []),
  ];
}
