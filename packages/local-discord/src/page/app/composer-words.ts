import type { ShownChannel } from '../protocol.ts';
import { desk } from './desk.ts';
import { titleOf } from './message-log.ts';
import { type Chip, type Leaf, spare } from './slash.ts';

/** Field with the cursor: the text line (`line`), or the name of a command's option. */
export type Place = 'line' | string;

export function listName(leaf: Leaf | undefined, place: Place): string {
  if (leaf === undefined) return 'Commands';
  return place === 'line' ? 'Options' : `Choices for ${place}`;
}

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
