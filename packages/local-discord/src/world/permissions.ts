import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';

const all = (...bits: readonly bigint[]): bigint => bits.reduce((sum, bit) => sum | bit, 0n);

/** What a bot that posts pictures and opens threads is usually invited with. */
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

/** What every member may do. */
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

/** What a response may show where the bot is no member: no channel to see, none to post in. */
export const STRANGER_PERMISSIONS = all(Bits.EmbedLinks, Bits.AttachFiles, Bits.UseExternalEmojis);

export const has = (permissions: bigint, bit: bigint): boolean => (permissions & bit) === bit;
export { Bits };
