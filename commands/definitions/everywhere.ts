import type { SlashCommandBuilder } from '@discordjs/builders';
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';

/** Makes a command available in servers, in direct messages, and to people who have installed the bot for themselves only. */
export const everywhere = (command: SlashCommandBuilder): SlashCommandBuilder =>
  command
    .setContexts(
      InteractionContextType.Guild,
      InteractionContextType.BotDM,
      InteractionContextType.PrivateChannel,
    )
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall);
