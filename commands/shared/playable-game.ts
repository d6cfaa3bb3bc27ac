import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand, Typed } from '../../src/discord/context/command.ts';
import type { Language } from '../../src/stage/language/languages.ts';
import type { AnyPresenter } from '../../src/stage/presenter.ts';

/** Facts about a game that the table's verbs need. */
export interface PlayableGame {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  presenter(language: Language): Pick<AnyPresenter, 'topics' | 'lesson'>;
  /** Options of the game, when a table is opened. Absent: the game's defaults. */
  readonly options?: {
    add?(definition: SlashCommandSubcommandBuilder): void;
    read(typed: Typed): unknown;
  };
  /** Verb that starts a solo game. Absent: the game has none. */
  readonly solo?: Subcommand;
}
