import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, whole } from '../../src/discord/command.ts';
import { openTable } from '../../src/discord/opening.ts';
import { choice, described } from './words/index.ts';

export const solo: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('solo'),
    words => words.solo.about,
  ).addIntegerOption(option =>
    described(option.setName('timer'), words => words.solo.timer).addChoices(
      choice(28, words => words.solo.timers[28]),
      choice(26, words => words.solo.timers[26]),
      choice(24, words => words.solo.timers[24]),
    ),
  ),
  run: (visit, typed, room) =>
    openTable(room, visit, {
      game: 'porto',
      options: { variant: 'solo', timer: whole(typed, 'timer') ?? 28 },
      solo: true,
    }),
};
