import type { Seat, Summary } from '../../core/contract/game.ts';
import type { Language } from '../language/languages.ts';
import type { AnyPresenter, Names } from '../presenter/presenter.ts';
import { SHARED_WORDS } from '../words/index.ts';
import { nameOf } from './names.ts';

export interface Accountable {
  readonly summary: Summary | undefined;
  readonly ranks: readonly number[] | undefined;
  readonly best: { readonly seat: Seat; readonly points: number } | undefined;
}

/** Writes where the points of an ended game came from. Empty where the game does not explain its points. */
export function accountOf(
  presenter: AnyPresenter,
  view: unknown,
  { summary, ranks, best }: Accountable,
  names: Names,
  language: Language,
): readonly string[] {
  if (!summary || !ranks || !presenter.account) return [];
  const lines = presenter.account(view, summary, ranks, names);
  const said = SHARED_WORDS[language].beside;
  return best ? [...lines, said.best(`**${nameOf(names, best.seat, language)}**`, best.points)] : lines;
}
