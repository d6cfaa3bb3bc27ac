import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { DealForm } from '../../src/core/deals.ts';
import type { Subcommand, Typed } from '../../src/discord/context/command.ts';
import type { Language } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';

/** Properties of a game from which its shared subcommands are built. */
export interface PlayableGame {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  presenter(language: Language): Pick<AnyPresenter, 'topics' | 'lesson'>;
  /** Options of `/<game> new` that only this game has. Absent: a new table uses the game's defaults. */
  readonly options?: {
    add?(definition: SlashCommandSubcommandBuilder): void;
    read(typed: Typed): unknown;
  };
  /** Forms of the game's deals. Absent: the game has neither `daily` nor `challenge`. */
  readonly deals?: readonly DealForm[];
  /** Subcommand that starts a solo game. Absent: the game has no solo rules. */
  readonly solo?: Subcommand;
}
