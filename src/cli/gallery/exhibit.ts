import { STRENGTHS } from '../../core/player.ts';
import type { Language } from '../../stage/languages.ts';
import { playerName } from '../../stage/player-names.ts';

export interface Exhibit {
  /** The ending of its file; absent: png. */
  readonly kind?: 'gif';
  readonly name: string;
  readonly paint: () => Promise<Buffer>;
}

/** A person and one player of the bot of each strength. */
export const withPlayers = ([person = '']: readonly string[], language: Language): readonly string[] => [
  person,
  ...STRENGTHS.map(strength => playerName(strength, 1, language)),
];
