import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/command.ts';
import { removePerson } from '../../src/discord/lobby.ts';
import { described } from './words/index.ts';

export const remove: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('remove'),
    words => words.remove.about,
  ).addUserOption(option =>
    described(option.setName('person'), words => words.remove.person).setRequired(true),
  ),
  run: (visit, typed, room) => removePerson(room, visit, text(typed, 'person') ?? ''),
};
