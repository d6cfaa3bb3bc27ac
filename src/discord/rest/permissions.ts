import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** All that the bot ever needs; the README's invitation asks for exactly these. */
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

/** The permissions for play that the bot lacks here. */
export const lackingPermissions = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  inThread: boolean,
): readonly Permission[] => {
  const send = inThread ? 'SendMessagesInThreads' : 'SendMessages';
  const needed: readonly Permission[] = ['ViewChannel', send, 'AttachFiles', 'ReadMessageHistory'];
  return needed.filter(name => !has.has(PermissionFlagsBits[name]));
};

/** Those for a game in a thread of its own. @param opens what lets the bot open it */
export const lackingForThread = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  opens: 'CreatePublicThreads' | 'CreatePrivateThreads' = 'CreatePublicThreads',
): readonly Permission[] => [
  ...lackingPermissions(has, true),
  ...(has.has(PermissionFlagsBits[opens]) ? [] : [opens]),
];
