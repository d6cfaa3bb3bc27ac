import type { APIEmbed } from 'discord-api-types/v10';
import { Person } from '../people/person.ts';
import type { Stage } from '../people/stage.ts';
import { StoredAttachment } from '../resources/attachment.ts';
import { Channel, Guild } from '../resources/guild.ts';
import { Message } from '../resources/message.ts';
import type { Component } from '../rules/body.ts';
import type { Command } from '../rules/command-book.ts';
import type { Vault } from '../world/vault.ts';
import { readSaved, type SavedWorld } from './saved.ts';

/**
 * Fills an empty local Discord with the saved people, channels and messages. The server must already listen at its new address.
 */
export function restore(stage: Stage, people: Map<string, Person>, saved: SavedWorld, vault: Vault): void {
  const { world } = stage;
  for (const { id, nick, manageThreads = false, installedBot = false, ...options } of saved.people) {
    const named = { ...options, manageThreads, installedBot, ...(nick === undefined ? {} : { nick }) };
    people.set(id, new Person(stage, named, id));
  }
  for (const { permissions, ...guild } of saved.guilds) {
    const given = permissions === undefined ? {} : { botPermissions: BigInt(permissions) };
    world.guilds.set(guild.id, new Guild(world, { ...guild, ...given }, guild.createdAt));
  }
  // Channels are restored before threads, which refer to them. A thread can have a smaller id than its channel.
  for (const channel of [...saved.channels].sort((a, b) => a.type - b.type)) restoreChannel(stage, channel);
  for (const [scope, commands] of Object.entries(saved.commands))
    world.commands.restore(scope, commands as unknown as Command[]);
  const files = vault.fileIds;
  for (const message of saved.messages) restoreMessage(stage, message, vault, files);
  vault.sweep(new Set(world.attachments.keys()));
}

/** Replaces the old server address in a saved text, since URLs of attachments contain the port of the earlier run. */
export function moved(text: string, saved: string, now: string): string {
  return text.replaceAll(`${saved}/attachments/`, `${now}/attachments/`);
}

function restoreChannel({ world }: Stage, saved: SavedWorld['channels'][number]): void {
  const guild = world.guilds.get(saved.guild ?? '');
  const parent = world.channels.get(saved.parent ?? '');
  const recipient = world.people.get(saved.recipient ?? '');
  const channel = new Channel(world, {
    id: saved.id,
    type: saved.type,
    name: saved.name,
    ownerId: saved.owner,
    createdAt: saved.createdAt,
    botPermissions: BigInt(saved.permissions),
    guild,
    parent,
    recipient,
  });
  channel.archived = saved.archived;
  channel.locked = saved.locked;
  channel.invitable = saved.invitable ?? true;
  channel.autoArchiveMinutes = saved.autoArchiveMinutes;
  channel.archiveChangedAt = saved.archiveChangedAt;
  for (const member of saved.members) channel.memberIds.add(member);
  world.channels.set(channel.id, channel);
}

function restoreMessage(
  { world }: Stage,
  saved: SavedWorld['messages'][number],
  vault: Vault,
  files: ReadonlySet<string>,
): void {
  const channel = world.channels.get(saved.channel);
  if (channel === undefined) return;
  const person = world.people.get(saved.origin?.person ?? '');
  const attachments = saved.attachments
    .filter(({ id }) => files.has(id))
    .map(attachment => new StoredAttachment(attachment, () => vault.getFile(attachment.id)));
  const { author, mentions, editedAt, pinnedAt, ...fields } = saved;
  const message = new Message({
    ...fields,
    channel,
    authorId: author,
    embeds: saved.embeds as unknown as APIEmbed[],
    components: saved.components as unknown as Component[],
    attachments,
    origin: saved.origin && person && { ...saved.origin, person },
  });
  message.mentions = mentions;
  message.editedAt = editedAt;
  message.pinnedAt = pinnedAt;
  world.store(message);
}

/**
 * Reads the saved file. An unreadable file is renamed and kept, and undefined is returned, so that the local Discord starts
 * empty.
 */
export function recall(vault: Vault, text: string, warn: (line: string) => void): SavedWorld | undefined {
  try {
    return readSaved(text);
  } catch (error) {
    const why = (error as Error).message.replace(/\s+/g, ' ');
    warn(`${vault.folder}: what was kept can't be read (${why}); it lies in ${vault.setAside()} now`);
    return undefined;
  }
}
