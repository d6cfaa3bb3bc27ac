import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { privacy as ownPrivacy } from '../../src/discord/panels/games/privacy.ts';
import { choice, described } from '../definitions/games-words.ts';

const ACTIONS = ['show', 'export', 'forget'] as const;

export const privacy: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('privacy'),
    words => words.privacy.about,
  ).addStringOption(option =>
    described(option.setName('action'), words => words.privacy.action).addChoices(
      ACTIONS.map(action => choice(action, words => words.privacy.actions[action])),
    ),
  ),
  traceless: true,
  run: (visit, typed, context) => ownPrivacy(context, visit, text(typed, 'action')),
};
