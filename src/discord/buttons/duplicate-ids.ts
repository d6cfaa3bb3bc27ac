import type { Button } from './components.ts';
import type { CustomId } from './custom-id.ts';

/** Actions of a duplicate's buttons. */
export const DUPLICATE_DEEDS = ['join', 'leave', 'start', 'stop', 'sure', 'table'] as const;
export type DuplicateDeed = (typeof DUPLICATE_DEEDS)[number];
export const isDuplicateDeed = (text: unknown): text is DuplicateDeed =>
  DUPLICATE_DEEDS.some(deed => deed === text);

/** Returns the id of a button under a duplicate. @param table number of the table to show */
export const duplicateId = (duplicate: string, deed: DuplicateDeed, table?: number): CustomId => ({
  match: duplicate,
  rev: null,
  verb: 'duplicate',
  args: [deed, ...(table === undefined ? [] : [`${table}`])],
});

export const duplicateButton = (
  duplicate: string,
  deed: DuplicateDeed,
  label: string,
  style: Button['style'] = 'quiet',
  table?: number,
): Button => ({ label, id: duplicateId(duplicate, deed, table), style });
