import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { undoHere } from '../../src/discord/undo.ts';

export const undo: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('undo')
    .setDescription('Take back your last action, or answer somebody who asks to')
    .addStringOption(option =>
      option
        .setName('answer')
        .setDescription("To another player's wish to take something back")
        .addChoices({ name: 'agree', value: 'agree' }, { name: 'refuse', value: 'refuse' }),
    ),
  run: (visit, { answer }, room) =>
    undoHere(room, visit, answer === 'agree' || answer === 'refuse' ? answer : undefined),
};
