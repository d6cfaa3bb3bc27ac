import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/command.ts';
import { undoHere } from '../../src/discord/undo.ts';
import { choice, described } from './words/index.ts';

export const undo: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('undo'),
    words => words.undo.about,
  ).addStringOption(option =>
    described(option.setName('answer'), words => words.undo.answer).addChoices(
      choice('agree', ({ undo }) => undo.answers.agree),
      choice('refuse', ({ undo }) => undo.answers.refuse),
    ),
  ),
  run: (visit, { answer }, room) =>
    undoHere(room, visit, answer === 'agree' || answer === 'refuse' ? answer : undefined),
};
