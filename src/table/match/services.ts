import { createHash, randomBytes, randomInt } from 'node:crypto';
import { SeededDice } from '../../core/dice.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import type { Players } from '../../core/player.ts';
import { type Refusal, type Result, refuse } from '../../core/result.ts';
import type { Thinker } from '../../core/thinker.ts';
import type { NewLetter, NoticeDetails, Repositories, StoredMatch } from '../../store/index.ts';
import type { PersonLimits } from './limits.ts';
import type { NoticeKind, TableRefusalCode } from './types.ts';

/** Services that the table is given: games, bots, time and chance. */
export interface Services {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly players: Players;
  readonly thinker: Thinker;
  /** Logs an error that belongs to no request. */
  readonly failed: (error: unknown) => void;
  /** Reports a message that was sent, with the milliseconds since it became so. */
  readonly delivered: (kind: NoticeKind, milliseconds: number) => void;
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly newId: () => string;
  readonly newSeed: () => Uint8Array;
  /** Makes a salt for the commitment to the seed. */
  readonly newSalt: () => Uint8Array;
  /** Hour in UTC at which each day's deal replaces the one before. */
  readonly dailyHour: number;
  /** Limits for one person: how often they may ping, post or open something, and how much they may have at a time. */
  readonly limits: PersonLimits;
}

/** One transaction at the table: where to write, and when. */
export interface UnitOfWork {
  readonly services: Services;
  readonly repositories: Repositories;
  readonly at: number;
  tell(notice: NoticeToTell): Promise<void>;
  /** Writes direct messages to people. A message that was written before is not written again. */
  write(letters: readonly Omit<NewLetter, 'at'>[]): Promise<void>;
  /** Marks that messages of a league or a duplicate must be rendered again. */
  refresh(): void;
  /** Books a match that has ended, in the league or the duplicate that it belongs to. */
  ended(matchId: string): Promise<void>;
  /** Continues what the match does by itself, once this is committed. */
  changed(match: StoredMatch): void;
}

export interface NoticeToTell {
  readonly matchId: string;
  readonly kind: NoticeKind;
  readonly rev: number;
  readonly since?: number;
  readonly resigned?: readonly Seat[];
  readonly seat?: Seat;
  readonly details?: NoticeDetails;
  /** Milliseconds since the epoch; null: at once. */
  readonly notBefore?: number | null;
}

export const refuseAtTable = (
  code: TableRefusalCode,
  details: Refusal['with'] = {},
): Result<never, Refusal> => refuse(`table/${code}`, details);

/** Throws on an id that no game has: a stored row or our own menu named it, not a player. */
export function gameOf(services: Pick<Services, 'games'>, id: string): AnyGame {
  const game = Object.hasOwn(services.games, id) ? services.games[id] : undefined;
  if (!game) throw new Error(`no game is called ${id}`);
  return game;
}

/** Migrates a state that older rules of its game have saved, since play continues from the snapshot (law 9). */
export const modernised =
  ({ games }: Pick<Services, 'games'>) =>
  (id: string, rules: number, state: unknown): unknown => {
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    return game?.migrate && rules < game.rules ? game.migrate(state, rules) : state;
  };

/** Crockford's base 32 in lower case: no letters that look like digits, nor u. */
const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 8;

export const newId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

export const newSeed = (): Uint8Array => randomBytes(32);
export const newSalt = (): Uint8Array => randomBytes(32);

/** Makes dice for a stand-in or a preview, since the match's own dice would show what is to come. */
export function otherDice(matchId: string, rev: number, seat: Seat): SeededDice {
  return new SeededDice(createHash('sha256').update(`imagined/${matchId}/${rev}/${seat}`).digest());
}
