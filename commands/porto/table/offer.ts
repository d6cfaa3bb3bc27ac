import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../../src/discord/command.ts';
import { proposeHere } from '../../../src/discord/votes.ts';
import { described } from '../words/index.ts';

export const offer: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('offer'),
    words => words.offer.about,
  ).addUserOption(option =>
    described(option.setName('person'), words => words.offer.person).setRequired(true),
  ),
  run: (visit, typed, room) => proposeHere(room, visit, 'offer', text(typed, 'person')),
};
