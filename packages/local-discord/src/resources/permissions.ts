import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';

const all = (...bits: readonly bigint[]): bigint => bits.reduce((sum, bit) => sum | bit, 0n);

/** Usual permissions of a bot that posts pictures and opens threads. */
export const BOT_PERMISSIONS = all(
  Bits.ViewChannel,
  Bits.SendMessages,
  Bits.EmbedLinks,
  Bits.AttachFiles,
  Bits.ReadMessageHistory,
  Bits.AddReactions,
  Bits.UseExternalEmojis,
  Bits.CreatePublicThreads,
  Bits.CreatePrivateThreads,
  Bits.SendMessagesInThreads,
  Bits.PinMessages,
);

export const EVERYONE_PERMISSIONS = all(
  Bits.ViewChannel,
  Bits.SendMessages,
  Bits.EmbedLinks,
  Bits.AttachFiles,
  Bits.ReadMessageHistory,
  Bits.AddReactions,
  Bits.UseExternalEmojis,
  Bits.UseApplicationCommands,
  Bits.CreatePublicThreads,
  Bits.SendMessagesInThreads,
);

/**
 * Permissions that the bot's answers have in a server where the bot is not a member. They do not let the bot see channels or
 * post in them.
 */
export const STRANGER_PERMISSIONS = all(Bits.EmbedLinks, Bits.AttachFiles, Bits.UseExternalEmojis);

export const has = (permissions: bigint, bit: bigint): boolean => (permissions & bit) === bit;
export { Bits };
