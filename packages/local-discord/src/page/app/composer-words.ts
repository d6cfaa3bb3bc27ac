import type { ShownChannel } from '../protocol.ts';
import { desk } from './desk.ts';
import { titleOf } from './message-log.ts';
import { type Chip, type Leaf, spare } from './slash.ts';

/** Where the typing goes: the line itself, or an option of the command. */
export type Place = 'line' | string;

/** What the list above the line is called. */
export function listName(leaf: Leaf | undefined, place: Place): string {
  if (leaf === undefined) return 'Commands';
  return place === 'line' ? 'Options' : `Choices for ${place}`;
}

/** What the line itself is for, and what stands in it while it is empty. */
export function lineWords(
  channel: ShownChannel,
  leaf: Leaf | undefined,
  chips: readonly Chip[],
): { label: string; placeholder: string } {
  if (leaf !== undefined) {
    const rest = spare(leaf, chips, '').length;
    return { label: 'More options', placeholder: rest === 0 ? '' : `+${rest} optional` };
  }
  const label = `Message ${channel.kind === 'dm' ? (desk.world?.bot.name ?? '') : titleOf(channel)}`;
  return { label, placeholder: channel.archived ? `${label} (archived: writing wakes it)` : label };
}
