import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** All permissions that the bot ever needs; the README's invitation asks for exactly these. */
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

/** Lists the permissions for play that the bot lacks here. */
export const lackingPermissions = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  inThread: boolean,
): readonly Permission[] => {
  const send = inThread ? 'SendMessagesInThreads' : 'SendMessages';
  const needed: readonly Permission[] = ['ViewChannel', send, 'AttachFiles', 'ReadMessageHistory'];
  return needed.filter(name => !has.has(PermissionFlagsBits[name]));
};

/** Lists the permissions that the bot lacks for a game in its own thread. @param opens the permission to open it */
export const lackingForThread = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  opens: 'CreatePublicThreads' | 'CreatePrivateThreads' = 'CreatePublicThreads',
): readonly Permission[] => [
  ...lackingPermissions(has, true),
  ...(has.has(PermissionFlagsBits[opens]) ? [] : [opens]),
];
