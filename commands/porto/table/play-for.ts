import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../../src/discord/command.ts';
import { proposeHere } from '../../../src/discord/votes.ts';
import { choice, described } from '../words/index.ts';

export const playFor: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('play-for'), words => words.playFor.about)
    .addUserOption(option =>
      described(option.setName('person'), words => words.playFor.person).setRequired(true),
    )
    .addStringOption(option =>
      described(option.setName('how'), words => words.playFor.how).addChoices(
        choice('play-once', words => words.playFor.hows['play-once']),
        choice('play-until-back', words => words.playFor.hows['play-until-back']),
      ),
    ),
  run: (visit, typed, room) =>
    proposeHere(
      room,
      visit,
      typed.how === 'play-until-back' ? 'play-until-back' : 'play-once',
      text(typed, 'person'),
    ),
};
