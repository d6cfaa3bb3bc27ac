import { NO_GUILDS } from '../../src/discord/guilds.ts';
import { Pictures } from '../../src/discord/pictures.ts';
import { type Room, roomIn } from '../../src/discord/room.ts';
import { publicStory } from '../../src/discord/story.ts';
import { games } from '../../src/games/registry.ts';
import type { StoredMessage } from '../../src/local-discord/index.ts';
import type { Table } from '../../src/match/table.ts';
import type { Match, Move } from '../../src/match/types.ts';
import { presenters } from '../../src/present/registry.ts';
import type { Store } from '../../src/store/index.ts';
import { replay } from '../../test/match/replay.ts';
import { type Attempt, isConfirmed } from './traffic.ts';

export interface Evidence {
  readonly store: Store;
  readonly table: Table;
  /** of every game that was ever opened */
  readonly matches: readonly string[];
  readonly attempts: readonly Attempt[];
  /** every public message that ever stood in a channel, deleted ones too */
  readonly messages: readonly StoredMessage[];
}

const key = (match: string, seat: number, rev: number): string => `${match}/${seat}/${rev}`;

/** Whether a move is what somebody wanted. The same action at the next revision is another one. */
const means = ({ seat, action, rev, sentAt = rev }: Attempt, move: Move): boolean =>
  seat === move.seat && action === move.action && rev <= move.batch && move.batch <= sentAt;

/** One action for each thing done, none for what nobody did, and every confirmed one is there. */
function actionFaults(moves: readonly Move[], match: Match, { attempts }: Evidence): string[] {
  const own = attempts.filter(each => each.match === match.id);
  const made = moves.filter(({ by }) => by === 'person' || by === 'undo');
  const faults = made.flatMap(move => {
    const where = key(match.id, move.seat, move.batch);
    const meant = own.some(attempt => means(attempt, move));
    return meant ? [] : [`${where}: nobody did "${move.action}"`];
  });
  const told = new Set<string>();
  for (const attempt of own.filter(isConfirmed)) {
    const what = `${key(match.id, attempt.seat, attempt.rev)}/${attempt.action}`;
    const count = made.filter(move => means(attempt, move)).length;
    if (count !== 1 && !told.has(what)) faults.push(`${what} was confirmed and is there ${count} times`);
    told.add(what);
  }
  return faults;
}

/** Choices that are sealed and wait for others are no moves yet. */
async function sealedAsMoves({ store }: Evidence, match: Match): Promise<Move[]> {
  if (match.status !== 'running') return [];
  const rows = await store.sealed.list(match.id, match.rev);
  return rows.map(({ seat, action }) => ({
    rev: match.rev + 1,
    seat,
    action,
    by: 'person' as const,
    told: [],
    reveals: false,
    at: 0,
    batch: match.rev,
    restores: null,
  }));
}

const silent = () => {};
const LOG = { debug: silent, info: silent, warn: silent, error: silent };

/** The story as the channels hear it, whose servers speak English. */
const roomOf = ({ table }: Evidence): Room =>
  roomIn(
    {
      table,
      games,
      presenters,
      pictures: new Pictures(),
      log: LOG,
      guilds: NO_GUILDS,
      now: Date.now,
      publicLanguage: async () => 'en',
      serverLanguage: async () => 'en',
      forgetLanguage: async () => {},
    },
    'en',
  );

/** Each line of the story was told once; what was taken back may be told again, struck through. */
function toldFaults(moves: readonly Move[], match: Match, evidence: Evidence): string[] {
  if (moves.some(({ restores }) => restores !== null)) return [];
  const room = roomOf(evidence);
  const lines = moves.flatMap(move => publicStory(room, match, [move]));
  const told = boards(match, evidence).flatMap(({ content }) => content.split('\n'));
  if (told.some(line => line === '…')) return [];
  const count = (list: readonly string[], line: string) => list.filter(each => each === line).length;
  return [...new Set(lines.flatMap(line => line.split('\n')))].flatMap(line => {
    const [wanted, found] = [
      count(
        lines.flatMap(each => each.split('\n')),
        line,
      ),
      count(told, line),
    ];
    return wanted === found ? [] : [`${match.id}: told ${found} times instead of ${wanted}: ${line}`];
  });
}

const pictureOf = ({ attachments }: StoredMessage): string => attachments[0]?.filename ?? '';

const boards = (match: Match, { messages }: Evidence): readonly StoredMessage[] =>
  messages.filter(message => pictureOf(message).includes(`-${match.id}-`));

/** What somebody has deleted may be made again: a lobby always, a board whose first post was never answered. */
const stoodBeside = (one: StoredMessage, later: StoredMessage): boolean =>
  one.deletedAt === undefined || one.deletedAt > later.createdAt;

/** No board twice, and the newest there. */
function boardFaults(match: Match, evidence: Evidence): string[] {
  const shown = boards(match, evidence);
  const twice = shown.filter((message, index) =>
    shown.slice(0, index).some(one => pictureOf(one) === pictureOf(message) && stoodBeside(one, message)),
  );
  const newest = shown.some(message => pictureOf(message).endsWith(`-${match.id}-${match.rev}.png`));
  return [
    ...twice.map(message => `${pictureOf(message)} was posted twice`),
    ...(newest || match.state === undefined ? [] : [`${match.id}: revision ${match.rev} is not shown`]),
  ];
}

export interface Found {
  readonly moves: number;
  readonly confirmed: number;
  readonly faults: readonly string[];
}

/** Holds what people saw against what is in the database and in the channels. */
export async function verify(evidence: Evidence): Promise<Found> {
  const faults: string[] = [];
  let count = 0;
  for (const id of evidence.matches) {
    const match = await evidence.table.get(id);
    if (!match) {
      faults.push(`${id} is gone`);
      continue;
    }
    const moves = await evidence.table.moves(id, { since: 0, to: match.rev });
    count += moves.length;
    if (match.state !== undefined)
      await replay(evidence.store, games, id).catch((error: Error) => faults.push(`${id}: ${error.message}`));
    const all = [...moves, ...(await sealedAsMoves(evidence, match))];
    faults.push(...actionFaults(all, match, evidence));
    if (match.parkedAt !== null) continue;
    faults.push(...toldFaults(moves, match, evidence), ...boardFaults(match, evidence));
  }
  const lost = evidence.attempts.filter(({ match }) => !evidence.matches.includes(match));
  faults.push(...lost.filter(isConfirmed).map(({ match }) => `${match} was confirmed and is unknown`));
  return { moves: count, confirmed: evidence.attempts.filter(isConfirmed).length, faults };
}
