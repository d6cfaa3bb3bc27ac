import { type AnyGame, gameOf, type Seat, type Viewer } from '../core/contract/game.ts';
import type { Language } from '../presentation/language/languages.ts';
import type { AnyPresenter, Names } from '../presentation/presenter/presenter.ts';
import { tableNames } from '../presentation/text/names.ts';
import type { Match } from '../table/match/types.ts';
import type { Table } from '../table/table.ts';

/** Match as its page shows it to one person: the seat, the language, the game and its presenter. */
export interface PageSeating {
  readonly match: Match;
  /** Seat of the person. Undefined: the person watches. */
  readonly seat: Seat | undefined;
  readonly language: Language;
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
}

export interface Presented {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Readonly<Record<string, (language: Language) => AnyPresenter>>;
}

export const viewerOf = ({ seat }: PageSeating): Viewer => seat ?? 'table';

export const namesAt = ({ match, language }: PageSeating): Names => tableNames(match.seats, language);

/**
 * Finds a person's place at a match. Undefined: the match was deleted or is not dealt yet, or the person neither holds a seat
 * nor may watch.
 */
export async function seatingOf(
  table: Table,
  { games, presenters }: Presented,
  page: { readonly matchId: string; readonly userId: string; readonly language: Language },
): Promise<PageSeating | undefined> {
  const match = await table.get(page.matchId);
  const presenter = match && presenters[match.game]?.(page.language);
  if (!match?.dealt || !presenter) return undefined;
  const seat = table.seatOf(match, page.userId);
  if (seat === undefined && !(await table.pages.mayWatch(match, page.userId))) return undefined;
  return { match, seat, language: page.language, game: gameOf({ games }, match.game), presenter };
}
