import type { AutocompleteInteraction, BaseInteraction, ChatInputCommandInteraction } from 'discord.js';
import { parseId } from '../buttons/custom-id.ts';
import type { SlashCommand, UserMenu } from '../context/command.ts';
import type { ArrivalKind, InteractionOutcome } from '../ports/ports.ts';

/** The course of an interaction, for the metrics. */
export interface InteractionCourse {
  readonly kind: ArrivalKind;
  /** A verb from a fixed list: a button's verb, or the words of one of our commands. */
  readonly verb: string;
  outcome: InteractionOutcome;
}

const STRANGE = 'other';

/** Returns "board", or with its group "game log". */
export const subcommandOf = ({ options }: ChatInputCommandInteraction | AutocompleteInteraction): string =>
  [options.getSubcommandGroup(false), options.getSubcommand(false)].filter(name => name !== null).join(' ');

/** Lists every verb that a course may have. */
export const verbsOf = (commands: readonly SlashCommand[], menus: readonly UserMenu[]): readonly string[] => [
  ...commands.flatMap(({ name, subcommands }) => Object.keys(subcommands).map(sub => `${name} ${sub}`)),
  ...menus.map(({ name }) => name),
];

/** @param known verbs of the commands and menus */
export function courseOf(interaction: BaseInteraction, known: ReadonlySet<string>): InteractionCourse {
  const begun = (kind: ArrivalKind, verb: string): InteractionCourse => ({ kind, verb, outcome: 'answered' });
  const ours = (verb: string): string => (known.has(verb) ? verb : STRANGE);
  if (interaction.isChatInputCommand() || interaction.isAutocomplete())
    return begun(
      interaction.isAutocomplete() ? 'typing' : 'command',
      ours(`${interaction.commandName} ${subcommandOf(interaction)}`),
    );
  if (interaction.isUserContextMenuCommand()) return begun('menu', ours(interaction.commandName));
  if (!interaction.isMessageComponent()) return begun('other', STRANGE);
  const parsed = parseId(interaction.customId);
  return begun('button', parsed.ok ? parsed.id.verb : STRANGE);
}

/** Returns the fields of an interaction that a log may have: never its token, never the picks. */
export function about(interaction: BaseInteraction): object {
  const { id, guildId, channelId, user } = interaction;
  const what =
    interaction.isChatInputCommand() || interaction.isAutocomplete()
      ? { command: `${interaction.commandName} ${subcommandOf(interaction)}`.trim() }
      : interaction.isUserContextMenuCommand()
        ? { command: interaction.commandName }
        : interaction.isMessageComponent()
          ? { component: interaction.customId.split(':').slice(0, 4).join(':') }
          : {};
  return { interactionId: id, guildId, channelId, user: user.id, ...what };
}
