import type { Button } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Context } from '../../context/context.ts';
import { GAMES_WORDS } from '../../words/index.ts';

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
