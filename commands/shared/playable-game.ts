import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand, Typed } from '../../src/discord/context/command.ts';
import type { Language } from '../../src/stage/language/languages.ts';
import type { AnyPresenter } from '../../src/stage/presenter.ts';

/** A game as the table's verbs need it. */
export interface PlayableGame {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  presenter(language: Language): Pick<AnyPresenter, 'topics' | 'lesson'>;
  /** Options of the game for a new table. Absent: its defaults. */
  readonly options?: {
    add?(definition: SlashCommandSubcommandBuilder): void;
    read(typed: Typed): unknown;
  };
  /** Starts a solo game, where the game has one. */
  readonly solo?: Subcommand;
}
