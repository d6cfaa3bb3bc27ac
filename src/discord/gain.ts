import type { Offer } from '../present/menu.ts';

/** What a choice can bring, to stand behind its name; nothing where nothing scores. */
export const gain = ({ least, most }: Offer): string => {
  if (most === 0) return '';
  return least === most ? ` · ${most} ${most === 1 ? 'point' : 'points'}` : ` · up to ${most}`;
};
