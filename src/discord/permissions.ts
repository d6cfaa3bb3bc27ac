import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { listed } from './people.ts';
import { type Answer, say, type Visit } from './room.ts';

const NEEDED = [
  ['View Channel', PermissionFlagsBits.ViewChannel],
  ['Attach Files', PermissionFlagsBits.AttachFiles],
  ['Read Message History', PermissionFlagsBits.ReadMessageHistory],
] as const;
const SEND = ['Send Messages', PermissionFlagsBits.SendMessages] as const;
const SEND_IN_THREADS = ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads] as const;

/** The permissions for play that the bot lacks here, in Discord's words. */
export const lackingPermissions = (
  has: Readonly<Pick<PermissionsBitField, 'has'>>,
  inThread: boolean,
): readonly string[] =>
  [NEEDED[0], inThread ? SEND_IN_THREADS : SEND, NEEDED[1], NEEDED[2]]
    .filter(([, flag]) => !has.has(flag))
    .map(([name]) => name);

/** Why no game can be played here; undefined where it can. Asked before a row is written. */
export function unplayable(visit: Visit, { solo }: { solo: boolean }): Answer | undefined {
  switch (visit.place) {
    case 'server':
      if (visit.lacking.length === 0) return undefined;
      return say(
        `I can't play in this channel: I lack the permission${visit.lacking.length > 1 ? 's' : ''} ${listed(
          visit.lacking.map(name => `**${name}**`),
        )}. Somebody who may manage the channel can grant ${visit.lacking.length > 1 ? 'them' : 'it'} to my role; then ask again.`,
      );
    case 'dm':
      return solo
        ? undefined
        : say('Here we are only two: `/porto solo` plays here; `/porto new` needs a channel of a server.');
    case 'group-dm':
      return say(
        "I can't post boards into a private conversation of others. Play in a channel of a server that I am installed in, or solo in a direct message with me.",
      );
    case 'not-installed':
      return say(
        'I am not installed in this server, so I could not post the board here. Somebody who may manage the server can add me: open my profile, "Add App", "Add to server". Or play `/porto solo` in a direct message with me.',
      );
  }
}
