import type { AnyGame } from '../../core/contract/game.ts';
import type { Refusal } from '../../core/contract/result.ts';
import type { Language } from '../language/languages.ts';
import type { AnyPresenter } from '../presenter/presenter.ts';
import { SHARED_WORDS } from '../words/index.ts';
import { quotable } from './names.ts';

interface SealedView {
  readonly presenter: Pick<AnyPresenter, 'describeAction' | 'refusal'>;
  /** View of the seat, whose person alone may read the lines. */
  readonly view: unknown;
  readonly language: Language;
}

/** Describes a choice that stays secret until all seats have chosen. @param choosing names of the people who still choose */
export function sealedLines(
  { presenter, view, language }: SealedView,
  action: unknown,
  choosing: readonly string[],
): readonly string[] {
  const { sealed, stillChoosing } = SHARED_WORDS[language].beside;
  const chosen = sealed(`**${presenter.describeAction(action, view)}**`);
  return choosing.length > 0 ? [chosen, stillChoosing(choosing)] : [chosen];
}

/** Explains why a sealed choice did not count, so that its seat must choose again. */
export function lostChoice(
  { game, presenter, view, language }: SealedView & { readonly game: Pick<AnyGame, 'read'> },
  { action: text, refusal }: { readonly action: string; readonly refusal: Refusal },
): string {
  const { turnedDown, unreadable } = SHARED_WORDS[language].beside;
  const why = presenter.refusal(refusal, view);
  const action = game.read(text);
  return action.ok
    ? turnedDown(`**${presenter.describeAction(action.value, view)}**`, why)
    : unreadable(quotable(text), why);
}
