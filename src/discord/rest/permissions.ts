import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** All permissions that the bot needs anywhere. The README's invitation asks for exactly these permissions. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const lackingPermissions = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  inThread: boolean,
): readonly Permission[] => {
  const send = inThread ? 'SendMessagesInThreads' : 'SendMessages';
  const needed: readonly Permission[] = ['ViewChannel', send, 'AttachFiles', 'ReadMessageHistory'];
  return needed.filter(name => !has.has(PermissionFlagsBits[name]));
};

/**
 * Lists the permissions that the bot lacks for a game in a thread of its own.
 * @param opens permission to open such a thread
 */
export const lackingForThread = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  opens: 'CreatePublicThreads' | 'CreatePrivateThreads' = 'CreatePublicThreads',
): readonly Permission[] => [
  ...lackingPermissions(has, true),
  ...(has.has(PermissionFlagsBits[opens]) ? [] : [opens]),
];
