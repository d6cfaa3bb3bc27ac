import { ContextMenuCommandBuilder } from '@discordjs/builders';
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import type { UserMenu } from '../../src/discord/context/command.ts';
import { openTable } from '../../src/discord/panels/lobby/opening.ts';
import { say } from '../../src/discord/ports/answer.ts';
import { localizations } from '../definitions/localised.ts';
import { PORTO_COMMAND_WORDS } from './words/index.ts';

const definition = new ContextMenuCommandBuilder()
  .setName(PORTO_COMMAND_WORDS.en.challenge)
  .setNameLocalizations(localizations(PORTO_COMMAND_WORDS, words => words.challenge))
  .setType(ApplicationCommandType.User)
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** User context menu that invites the selected person to a game for two in this channel. */
export const challenge: UserMenu = {
  name: PORTO_COMMAND_WORDS.en.challenge,
  toJSON: () => definition.toJSON(),
  run: async (visit, context) => {
    const [target] = visit.named ?? [];
    if (!target || target.id === visit.person.id) return say(context.words.tables.yourself);
    const options = { variant: 'standard' };
    return openTable(context, visit, { game: 'porto', options, seats: 2, invited: [target.id] });
  },
};
