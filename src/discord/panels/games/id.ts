import type { CustomId } from '../custom-id.ts';
import type { Path } from './verbs.ts';

/** The custom id of something on a page of /games: it belongs to no match. */
export const gamesId = (...args: Path): CustomId => ({
  match: '-',
  rev: null,
  verb: 'games',
  args: args.map(String),
});

/** Who looks at what is stored of them, or has it forgotten, is not stored anew by that. */
export const isTraceless = ({ verb, args }: CustomId): boolean => verb === 'games' && args[0] === 'privacy';

/** A page counted from 0; the first where it is none. */
export const pageIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0;
