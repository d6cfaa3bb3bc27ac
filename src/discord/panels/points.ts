import type { Offer } from '../../stage/menu.ts';
import type { Room } from '../room.ts';

/** What a choice can bring, to stand behind its name; nothing where nothing scores, or nobody knows what does. */
export const gain = ({ words }: Room, { least, most, unsure }: Offer): string => {
  if (unsure || most === undefined || most === 0) return '';
  return ` · ${least === most ? words.panel.points(most) : words.panel.upTo(most)}`;
};
