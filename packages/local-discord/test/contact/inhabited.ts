import { expect } from 'vitest';
import { type StandIn, standIn } from './stand-in.ts';

/** Returns, as text, the contents of a server that a run must leave unchanged. */
export function everythingIn({ discord, guild }: StandIn): string {
  const direct = discord.people.map(person => person.dmChannel());
  const places = [...guild.channels, ...guild.threads, ...direct].map(channel => ({
    ...{
      id: channel.id,
      name: channel.name,
      permissions: `${channel.botPermissions}`,
      archived: channel.archived,
    },
    messages: channel.messages.map(message => ({
      ...{ id: message.id, content: message.content, edited: message.editedAt, flags: message.flags },
      ...{
        components: message.components,
        files: message.attachments.map(({ id, filename }) => [id, filename]),
      },
    })),
  }));
  return JSON.stringify({ places, commands: [discord.commands(guild.id), discord.commands()] }, undefined, 1);
}

/** Registers commands in the server, as another program of the same application would. */
export async function register({ discord, guild }: StandIn, body: readonly object[]): Promise<void> {
  const answer = await fetch(
    `${discord.api}/v10/applications/${discord.applicationId}/guilds/${guild.id}/commands`,
    {
      method: 'PUT',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  expect(answer.status).toBe(200);
}

export const POLL = { name: 'poll', description: 'of another program' };
export const CONTACT = { name: 'contact', description: 'of another program, too' };

export async function inhabited(): Promise<StandIn> {
  const here = await standIn();
  const channel = here.guild.addChannel({ name: 'harbour' });
  const bob = here.discord.addUser({ name: 'Bob' });
  await bob.say(channel, 'Good evening.');
  await bob.say(channel.addThread({ name: 'a thread' }), 'In here?');
  return here;
}
