import { ApplicationCommandType } from 'discord-api-types/v10';
import type { LocalDiscord } from '../local-discord.ts';
import type { Person } from '../people/person.ts';
import type { StoredAttachment } from '../resources/attachment.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import type { Command } from '../rules/command-book.ts';
import { renderUser } from '../world/render.ts';
import type { SeenRequest } from '../world/seen-request.ts';
import type { SeenEvent } from '../world/watch.ts';
import type { PageHome, PageOffer } from './options.ts';
import type * as shown from './protocol.ts';

const showPerson = ({ id, name, locale }: Person): shown.ShownPerson => ({ id, name, locale });

export const showPeople = (discord: LocalDiscord): shown.ShownPerson[] => discord.people.map(showPerson);

export const showGuilds = (discord: LocalDiscord): shown.ShownGuild[] =>
  discord.guilds.map(({ id, name, preferredLocale }) => ({ id, name, preferredLocale }));

function showChannel(channel: Channel): shown.ShownChannel {
  return {
    id: channel.id,
    kind: channel.isDm ? 'dm' : channel.isThread ? 'thread' : 'text',
    name: channel.name,
    ...(channel.guild && { guildId: channel.guild.id }),
    ...(channel.parent && { parentId: channel.parent.id }),
    ...(channel.archived && { archived: true }),
  };
}

/** Lists the channels that a person can open: every server's channels and threads, and the person's own DM with the bot. */
export function channelsOf(discord: LocalDiscord, person: Person): Channel[] {
  const places = discord.guilds.flatMap(guild => [...guild.channels, ...guild.threads]);
  return [...places.filter(channel => channel.isShownTo(person)), person.dmChannel()];
}

export const showChannels = (discord: LocalDiscord, person: Person): shown.ShownChannel[] =>
  channelsOf(discord, person).map(showChannel);

const showOffer = ({ picture, starts, ...offer }: PageOffer): shown.ShownOffer => ({
  ...offer,
  ...(picture && { picture: { alt: picture.alt } }),
  starts: starts.map(({ label, steps, serverOnly = false }) => ({
    label,
    paths: steps.map(({ path }) => path),
    serverOnly: serverOnly || steps.some(({ as }) => as > 0),
  })),
});

export const showHome = ({ offers, ...home }: PageHome): shown.ShownHome => ({
  ...home,
  offers: offers.map(showOffer),
});

export const canSee = (person: Person, message: StoredMessage): boolean =>
  (message.viewer === undefined || message.viewer === person) &&
  (message.channel.recipient === undefined || message.channel.recipient === person);

function commandsOf(discord: LocalDiscord, person: Person, type: ApplicationCommandType): Command[] {
  const all = [...discord.commands(), ...discord.guilds.flatMap(guild => discord.commands(guild.id))];
  return all.filter(command => command.type === type && mayUse(person, command));
}

/** Returns the commands that a person sees after `/` and in the menus of other people. */
export const showCommands = (
  discord: LocalDiscord,
  person: Person,
): Pick<shown.Snapshot, 'commands' | 'menus' | 'entryPoint'> => {
  const [entryPoint] = commandsOf(discord, person, ApplicationCommandType.PrimaryEntryPoint);
  return {
    commands: commandsOf(discord, person, ApplicationCommandType.ChatInput),
    menus: commandsOf(discord, person, ApplicationCommandType.User),
    ...(entryPoint && { entryPoint: entryPoint.name }),
  };
};

export function showActivity({ activities }: LocalDiscord, person: Person): Pick<shown.Snapshot, 'activity'> {
  const open = activities.findLast(({ people }) => people.includes(person));
  return { activity: open ? { channelId: open.channel.id, url: open.addressFor(person) } : null };
}

const mayUse = (person: Person, command: Command): boolean => {
  const needed = BigInt(command.default_member_permissions ?? 0);
  return (person.permissions & needed) === needed;
};

/**
 * Removes the origin of the local Discord from an address, since the browser may have opened the page as `localhost`. An
 * address of another program on this machine stays whole.
 */
const here = ({ url: own }: LocalDiscord, url: string): string =>
  url.startsWith(`${own}/`) ? url.slice(own.length) : url;

const showAttachment = (discord: LocalDiscord, attachment: StoredAttachment): shown.ShownAttachment => ({
  id: attachment.id,
  filename: attachment.filename,
  size: attachment.size,
  url: here(discord, attachment.url),
  content_type: attachment.contentType,
  ...(attachment.description === undefined ? {} : { description: attachment.description }),
  ...(attachment.width === undefined ? {} : { width: attachment.width }),
  ...(attachment.height === undefined ? {} : { height: attachment.height }),
});

function showAuthor(discord: LocalDiscord, id: string): shown.ShownUser {
  if (id === discord.botId)
    return { ...renderUser({ id, name: discord.botName, bot: true }), global_name: discord.botName };
  const person = discord.person(id);
  return renderUser({ id, name: person?.name ?? 'somebody' });
}

export function showMessage(discord: LocalDiscord, message: StoredMessage, depth = 0): shown.ShownMessage {
  const { origin, replyTo } = message;
  const iso = (at: number) => new Date(at).toISOString();
  const replied = replyTo === undefined ? undefined : discord.message(replyTo);
  return {
    id: message.id,
    channel_id: message.channel.id,
    type: message.type,
    author: showAuthor(discord, message.authorId),
    content: message.content,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === undefined ? null : iso(message.editedAt),
    mentions: message.held.mentioned.map(id => showAuthor(discord, id)),
    mention_everyone: message.held.mentionEveryone,
    attachments: message.attachments.map(attachment => showAttachment(discord, attachment)),
    embeds: JSON.parse(JSON.stringify(message.embeds), relative(discord)),
    components: JSON.parse(JSON.stringify(message.components), relative(discord)),
    pinned: message.pinned,
    flags: message.flags,
    pinged: message.mentions,
    ...(origin?.commandName === undefined
      ? {}
      : { interaction: { name: origin.commandName, user: renderUser(origin.person) } }),
    ...(message.viewer && { viewerId: message.viewer.id }),
    ...(replyTo === undefined || depth > 0
      ? {}
      : { referenced_message: replied && !replied.deleted ? showMessage(discord, replied, 1) : null }),
  };
}

const relative =
  (discord: LocalDiscord) =>
  (key: string, value: unknown): unknown =>
    (key === 'url' || key === 'proxy_url') && typeof value === 'string' ? here(discord, value) : value;

/** Largest length, in characters, of a body that the panel shows in full. Longer bodies are cut and shown with their size. */
const LONGEST_BODY = 20_000;

function brief(body: unknown): unknown {
  const text = JSON.stringify(body);
  if (text === undefined || text.length <= LONGEST_BODY) return body;
  return `${text.slice(0, LONGEST_BODY)}… (${text.length} characters)`;
}

export const showRequest = (request: SeenRequest, n: number): shown.Seen => ({
  kind: 'request',
  n,
  at: request.at,
  method: request.method,
  path: `${request.path}${request.query}`,
  status: request.status,
  took: request.took ?? 0,
  body: brief(request.body),
  answer: brief(request.answer),
  files: request.files.map(({ name, size }) => ({ name, size })),
  problems: request.problems,
});

export const showEvent = (event: SeenEvent, n: number): shown.Seen => ({
  kind: 'event',
  n,
  at: event.at,
  event: event.name,
  data: brief(event.data),
});
