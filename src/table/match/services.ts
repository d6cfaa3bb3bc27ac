import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { SeededDice } from '../../core/contract/dice.ts';
import { type AnyGame, ofGame, type Seat } from '../../core/contract/game.ts';
import type { Players } from '../../core/contract/player.ts';
import type { PuzzlesOf } from '../../core/contract/puzzle.ts';
import { accept, type Refusal, type Result, refuse } from '../../core/contract/result.ts';
import type { Thinker } from '../../core/search/thinker.ts';
import type { NewDirectMessage, NoticeDetails, Repositories, StoredMatch } from '../../store/index.ts';
import type { PersonLimits } from './limits.ts';
import type { NoticeKind, Seen, TableRefusalCode } from './types.ts';

export interface Services {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly players: Players;
  readonly puzzles: PuzzlesOf;
  readonly thinker: Thinker;
  /** Logs an error that belongs to no request. */
  readonly failed: (error: unknown) => void;
  /** Receives the kind of each delivered message, and the milliseconds since the message was written. */
  readonly delivered: (kind: NoticeKind, milliseconds: number) => void;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly newId: () => string;
  readonly newSeed: () => Uint8Array;
  readonly newSalt: () => Uint8Array;
  /** Hour in UTC at which the next day's daily begins. */
  readonly dailyHour: number;
  readonly limits: PersonLimits;
  /**
   * Returns the time since which the bot has received a server's events without a break, in milliseconds since the epoch. Null:
   * it receives none now.
   */
  readonly connectedSince: (guildId: string | null) => number | null;
  /** Checks that a person can't use a channel: they are out of the server or timed out, or may not see the channel. */
  readonly isShutOut: (guildId: string, channelId: string, personId: string) => Promise<boolean>;
  /** Returns the channel of a person's direct messages. Undefined: Discord opens none. */
  readonly directChannel: (personId: string) => Promise<string | undefined>;
}

/** Direct message to write, in a transaction that gives it its time. */
export type UnsentDirectMessage = Omit<NewDirectMessage, 'at'>;

/** Context of one transaction: its repositories, its time, and functions that write messages. */
export interface UnitOfWork {
  readonly services: Services;
  readonly repositories: Repositories;
  readonly at: number;
  tell(notice: NoticeToTell): Promise<void>;
  /**
   * Writes direct messages to people. A repeated call writes no message twice.
   * @param by person whose act the messages report, and whose blocks count; absent: they report no person's act
   */
  write(directMessages: readonly UnsentDirectMessage[], by?: string): Promise<void>;
  /** Makes the bot render the messages of leagues and duplicates again after the commit. */
  refresh(): void;
  ended(matchId: string): Promise<void>;
  /** Lets the bots of the match continue after the commit. */
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
  /** Earliest time to post the notice, in milliseconds since the epoch. Null: the notice may be posted immediately. */
  readonly notBefore?: number | null;
  /** Number of the only place that gets the notice. Absent: a ping goes to the person's place, other notices to each place. */
  readonly place?: number;
}

export const refuseAtTable = (
  code: TableRefusalCode,
  details: Refusal['with'] = {},
): Result<never, Refusal> => refuse(`table/${code}`, details);

/**
 * Converts a state that was saved under older rules of the game to the present rules, since play continues from the stored
 * state (law 9).
 */
export const modernised =
  ({ games }: Pick<Services, 'games'>) =>
  (id: string, rules: number, state: unknown): unknown => {
    const game = ofGame(games, id);
    return game?.migrate && rules < game.rules ? game.migrate(state, rules) : state;
  };

/** Crockford's base 32 in lower case: no letters that look like digits, and no u. */
const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 8;

export const newId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

/** Makes the seed and the salt of a new deal, 64 hexadecimal digits each. */
export function newDealSeed({ newSeed: seed, newSalt: salt }: Pick<Services, 'newSeed' | 'newSalt'>) {
  return { seed: Buffer.from(seed()).toString('hex'), salt: Buffer.from(salt()).toString('hex') };
}

export const newSeed = (): Uint8Array => randomBytes(32);
export const newSalt = (): Uint8Array => randomBytes(32);

/** Makes dice for a stand-in or a preview. The match's own dice would reveal future draws. */
export function otherDice(matchId: string, rev: number, seat: Seat): SeededDice {
  return new SeededDice(createHash('sha256').update(`imagined/${matchId}/${rev}/${seat}`).digest());
}

/**
 * Derives the random seed of a bot's decision in a duel from the deal's secret seed. The result depends neither on the match
 * nor on undone moves, so the same moves get the same answers in every match (docs/daily.md).
 * @param seed the deal's seed, 64 hexadecimal digits
 * @param moves number of actions before the decision that were not undone
 */
export function duelSeed(seed: string, moves: number, seat: Seat): number {
  const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`daily-duel/1/${moves}/${seat}`)
    .digest();
  return digest.readUInt32BE() >>> 1;
}

/**
 * Checks that a command without a revision was sent at the match's present revision. Incident: a command arrived ten seconds
 * late, after the person had repeated the action and undone it, and was carried out.
 */
export async function inTime(
  { repositories, at }: UnitOfWork,
  { id, rev }: StoredMatch,
  { rev: shown, sentAt }: Seen,
): Promise<Result<void, Refusal>> {
  if (shown !== undefined || sentAt === undefined) return accept(undefined);
  const seen = await repositories.moves.standingAt(id, sentAt, at);
  return seen === rev ? accept(undefined) : refuseAtTable('late', { rev, seen });
}
