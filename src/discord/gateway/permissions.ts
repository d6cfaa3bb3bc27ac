import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** All that the bot ever needs; the README's invitation asks for exactly these. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The permissions for play that the bot lacks here. */
export const lackingPermissions = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  inThread: boolean,
): readonly Permission[] => {
  const send = inThread ? 'SendMessagesInThreads' : 'SendMessages';
  const needed: readonly Permission[] = ['ViewChannel', send, 'AttachFiles', 'ReadMessageHistory'];
  return needed.filter(name => !has.has(PermissionFlagsBits[name]));
};

/** Those for a game in a thread of its own. */
export const lackingForThread = (has: Readonly<Pick<PermissionsBitField, 'has'>>): readonly Permission[] => [
  ...lackingPermissions(has, true),
  ...(has.has(PermissionFlagsBits.CreatePublicThreads) ? [] : (['CreatePublicThreads'] as const)),
];
