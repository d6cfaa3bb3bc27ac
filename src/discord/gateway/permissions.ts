import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { type Answer, type Room, say, type Visit } from '../room.ts';

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

/** Why no game can be played here; undefined where it can. Asked before a row is written. */
export function unplayable(room: Room, visit: Visit, { solo }: { solo: boolean }): Answer | undefined {
  const { places } = room.words;
  switch (visit.place) {
    case 'server':
      if (visit.lacking.length === 0) return undefined;
      return say(places.lacking(visit.lacking.map(name => `**${places.permissions[name]}**`)));
    case 'dm':
      return solo ? undefined : say(places.direct);
    case 'group-dm':
      return say(places.amongOthers);
    case 'not-installed':
      return say(places.notInstalled);
  }
}
