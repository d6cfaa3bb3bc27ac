import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { actTyped, suggestActions } from '../../src/discord/panels/typing/typed-action.ts';
import { described } from './words.ts';

/** Subcommand that plays any action of any game. The person types the action in words. */
export const doing: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('do'), words => words.do.about)
    .addStringOption(option =>
      described(option.setName('action'), words => words.do.action)
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addBooleanOption(option => described(option.setName('now'), words => words.do.now)),
  run: (visit, typed, context) => actTyped(context, visit, text(typed, 'action') ?? '', typed.now === true),
  suggest: (visit, typed, focused, context) => suggestActions(context, visit, text(typed, focused) ?? ''),
};
