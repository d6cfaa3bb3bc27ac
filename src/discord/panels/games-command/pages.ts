import { SHARED_WORDS } from '../../../presentation/words/index.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Context } from '../../context/context.ts';
import type { ComponentRow } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';

/** Returns the buttons to the previous and the next page, where these pages exist. */
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

type ProfileTab = 'profile' | 'stats' | 'year' | 'server';

/**
 * Returns the buttons to the other tabs of a person's profile: the rating, the statistics, and the look back. @param shown
 * present tab
 */
export function profileTabs(
  { language, table }: Context,
  personId: string,
  game: string | undefined,
  shown: ProfileTab = 'profile',
): readonly ComponentRow[] {
  const [words, shared] = [GAMES_WORDS[language].profile, SHARED_WORDS[language]];
  const of = game === undefined ? ([personId] as const) : ([personId, game] as const);
  const tabs: readonly (readonly [ProfileTab, Button])[] = [
    ['profile', { label: shared.profile.rating, id: gamesId('profile', 'show', ...of) }],
    ['stats', { label: words.stats, id: gamesId('profile', 'stats', ...of) }],
    [
      'year',
      { label: shared.year.inGames, id: gamesId('year', 'look', `${table.lookBacks.latest}`, personId) },
    ],
  ];
  return buttonRows(tabs.flatMap(([tab, button]) => (tab === shown ? [] : [button])));
}
