import { languageOf } from '../../../presentation/language/languages.ts';
import type { ShownTable } from '../../../table/lobby/everywhere.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import { ago } from '../../context/text.ts';
import type { Answer } from '../../ports/answer.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';
import { pagesOf, turnButtons } from './pages.ts';

/** Number of tables on a page. Each table has a button, and all buttons are in one row. */
const TABLES_ON_A_PAGE = BUTTONS_IN_A_ROW;
/** Maximum number of characters of the tables on a page, not counting the title. */
const ROOM_ON_A_PAGE = 1_800;

/** Place at which a person sees a table of another server: the channel of the list, or direct messages. */
export type SeenAt = 'here' | 'dm';

/** Table in a numbered list. The number of an entry is counted from 0. */
export interface TableEntry {
  line(number: number): string;
  /** Returns the button to join the table. Undefined: the reader can't join. */
  button(number: number): Button | undefined;
}

interface ListParts {
  /** Wanted page, counted from 0. */
  readonly wanted: number;
  readonly title: string;
  readonly list: Parameters<typeof turnButtons>[3];
}

/** Shows a page of a list of tables, with a button to join each table. */
export function tableList(
  context: Context,
  entries: readonly TableEntry[],
  { wanted, title, list }: ListParts,
): Required<Pick<Answer, 'content' | 'rows'>> {
  const lines = entries.map((entry, number) => entry.line(number));
  const pages = pagesOf(lines, TABLES_ON_A_PAGE, ROOM_ON_A_PAGE);
  const page = Math.min(wanted, pages.length - 1);
  const before = pages.slice(0, page).reduce((sum, other) => sum + other.length, 0);
  const shown = pages[page] ?? [];
  const buttons = shown.flatMap((_, index) => entries[before + index]?.button(before + index) ?? []);
  const paged = pages.length > 1 ? [GAMES_WORDS[context.language].lists.page(page + 1, pages.length)] : [];
  return {
    content: [[title, ...paged].join(' · '), ...shown].join('\n'),
    rows: [...buttonRows(buttons), ...buttonRows(turnButtons(context, page, pages.length, list))],
  };
}

/** Writes the entry of another server's table, which names neither the server nor a person. */
export function shownEntry(context: Context, table: ShownTable, number: number): string {
  const { game, options, taken, seatsWanted, createdAt, pace, rated, ratings, locale, isOpen } = table;
  const { lists, server } = GAMES_WORDS[context.language];
  const words = PEOPLE_WORDS[context.language].everywhere;
  const { tables } = context.words;
  const variant = context.presenters[game]?.(context.language).variant?.(options);
  const about = [
    lists.gathering(taken, seatsWanted, ago(createdAt)),
    tables.paces[pace],
    rated ? tables.rated : tables.unrated,
    ...(locale === null ? [] : [server.languages[languageOf(locale)]]),
    ...(ratings.length === 0 ? [] : [words.ratings(ratings.map(points => points ?? '–'))]),
    ...(isOpen ? [] : [words.members]),
  ];
  const title = `**${gameTitle(context, game)}**${variant ? ` (${variant})` : ''}`;
  return `**${number + 1}.** ${title}\n-# ${about.join(' · ')}`;
}

export const fromButton = (
  context: Context,
  { id, game }: Pick<ShownTable, 'id' | 'game'>,
  number: number,
  at: SeenAt,
): Button => ({
  label: GAMES_WORDS[context.language].lists.sitAt(number + 1, gameTitle(context, game)),
  id: gamesId('open', 'from', id, at),
  style: 'commit',
});
