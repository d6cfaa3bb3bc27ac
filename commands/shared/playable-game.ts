import type { DealForm } from '../../src/core/contract/deals.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { GameSettings } from '../../src/core/contract/settings.ts';
import type { Subcommand } from '../../src/discord/context/command.ts';
import type { In, Language } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';

interface CommandWords {
  /** Description of the command, at most 100 characters. */
  readonly about: string;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface PlayableGame {
  readonly rules: Pick<AnyGame, 'id' | 'seats' | 'defaults'>;
  /** Words of the game's command. `settings` describes the options of `/<game> new` that are settings of the game. */
  readonly words: In<CommandWords>;
  presenter(language: Language): Pick<AnyPresenter, 'topics' | 'lesson' | 'variant'>;
  /** Settings of the game: `/<game> new` asks for those with several values. Absent: a new table uses the game's defaults. */
  readonly settings?: GameSettings;
  /** Forms of the game's deals. Absent: the game has no `daily`. */
  readonly deals?: readonly DealForm[];
  /** Subcommand that starts a solo game. Absent: the game has no solo rules. */
  readonly solo?: Subcommand;
}
