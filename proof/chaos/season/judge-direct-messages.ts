import type { Person, StoredMessage } from 'local-discord';
import { games } from '../../../src/games/registry.ts';
import type {
  Store,
  StoredDirectMessage,
  StoredMatch,
  StoredTableWish,
  StoredWatcher,
} from '../../../src/store/index.ts';
import { withIds } from '../../../test/support/walk.ts';
import type { Judged } from './judged.ts';

const HOUR = 3_600_000;
/** Tolerance between a saved time and the timestamp of a message. */
const SLACK_MS = 5_000;

interface Read {
  readonly number: number;
  /** Ids of the open tables that the message offers with a button to join. */
  readonly tables: readonly string[];
  /** True if the message says that there are more open tables than it lists. */
  readonly more: boolean;
  /** Id of the watched game that the message is about. Undefined: the message is about tables. */
  readonly match: string | undefined;
  readonly round: number | undefined;
  readonly end: boolean;
  readonly guildId: string | undefined;
  readonly at: number;
}

function readDirectMessage({ buttons, content, createdAt: at }: StoredMessage): readonly Read[] {
  const ids = withIds(buttons).map(({ id }) => id);
  const idsNamed = (name: string) => ids.filter(({ verb, args }) => verb === 'games' && args[1] === name);
  const [hush] = idsNamed('hush');
  const stop = ids.find(({ verb, args }) => verb === 'watch' && args[0] === 'stop' && args[1] !== undefined);
  if (hush?.args[3] !== undefined) {
    const tables = idsNamed('sit').flatMap(({ args }) => args[2] ?? []);
    const none = { match: undefined, round: undefined, end: false };
    const more = /^… and \d+ more/m.test(content);
    return [{ ...none, number: Number(hush.args[3]), tables, more, guildId: hush.args[2], at }];
  }
  if (stop === undefined) return [];
  const round = /^Round ([\d,]+) has ended/m.exec(content)?.[1];
  return [
    {
      number: Number(stop.args[1]),
      tables: [],
      more: false,
      match: stop.match,
      round: round === undefined ? undefined : Number(round),
      end: content.includes('**The game is over**'),
      guildId: undefined,
      at,
    },
  ];
}

const twice = <T>(items: readonly T[]): readonly T[] => [
  ...new Set(items.filter((item, index) => items.indexOf(item) !== index)),
];

function twiceFaults(name: string, directMessages: readonly Read[]): readonly string[] {
  const said = (what: string) => `${name} was reported twice: ${what}`;
  const about = directMessages.filter(({ guildId }) => guildId !== undefined);
  const hurried = about.filter((directMessage, index) =>
    about
      .slice(0, index)
      .some(each => each.guildId === directMessage.guildId && directMessage.at - each.at < HOUR - SLACK_MS),
  );
  return [
    ...twice(directMessages.map(({ number }) => `letter ${number}`)).map(said),
    ...twice(directMessages.flatMap(({ tables }) => tables)).map(id => said(`the table ${id}`)),
    ...twice(
      directMessages.flatMap(({ match, round }) => (round === undefined ? [] : `round ${round} of ${match}`)),
    ).map(said),
    ...twice(directMessages.flatMap(({ match, end }) => (end ? `the end of ${match}` : []))).map(said),
    ...hurried.map(({ number }) => `${name} was informed of tables twice within an hour: letter ${number}`),
  ];
}

interface Evidence {
  readonly name: string;
  readonly rows: readonly StoredDirectMessage[];
  readonly directMessages: readonly Read[];
}

interface Found {
  readonly due: number;
  readonly faults: readonly string[];
  readonly unjudged: readonly string[];
}

/**
 * Reports tables opened after the person's request but named in no direct message, unless such a table had no free seat any
 * more.
 */
function tableFaults(
  { name, rows, directMessages }: Evidence,
  wish: StoredTableWish,
  matches: readonly StoredMatch[],
): Found {
  const faults: string[] = [];
  const unjudged: string[] = [];
  const own = matches.filter(
    ({ guildId, openerId, createdAt, rematchOf, status, dealt }) =>
      guildId === wish.guildId &&
      openerId !== wish.userId &&
      rematchOf === null &&
      createdAt > wish.at - SLACK_MS &&
      // A table of a league is never open to other people.
      !(dealt && status !== 'lobby'),
  );
  let due = 0;
  for (const { id, status, seats, seatsWanted, createdAt } of own) {
    const what = `the table ${id}`;
    if (Math.abs(createdAt - wish.at) < SLACK_MS) {
      unjudged.push(`whether ${name} was to hear of ${what}: it opened as they asked`);
      continue;
    }
    due += 1;
    const row = rows.find(({ matchId, kind }) => matchId === id && kind === 'table');
    const announced = directMessages.find(({ tables }) => tables.includes(id));
    const isOpen = status === 'lobby' && seats.length < seatsWanted;
    if (row === undefined) faults.push(`${name} was never to hear of ${what}`);
    else if (row.status === 'waiting') faults.push(`never said to ${name}: ${what}`);
    else if (row.status === 'dropped' && isOpen) faults.push(`dropped, and ${name} could sit there: ${what}`);
    else if (row.status === 'dropped') unjudged.push(`whether ${name} could still sit at ${what}`);
    else if (announced === undefined && directMessages.some(({ more }) => more))
      unjudged.push(`whether ${name} was informed of ${what}: a direct message had no room for all`);
    else if (announced === undefined && isOpen)
      faults.push(`written down as reported, and never said to ${name}: ${what}`);
    else if (announced === undefined) unjudged.push(`whether ${name} could still sit at ${what}`);
  }
  return { due, faults, unjudged };
}

async function endsOf(store: Store, match: StoredMatch): Promise<ReadonlyMap<number, number>> {
  const game = games[match.game];
  const ends = new Map<number, number>();
  if (!game?.round) return ends;
  const moves = await store.moves.list(match.id, 0, match.rev);
  const states = await store.moves.states(match.id);
  for (const { rev, at } of moves) {
    const round = game.round(game.view(states[rev] as never, 'table'));
    if (round > 1 && !ends.has(round - 1)) ends.set(round - 1, at);
  }
  return ends;
}

async function watchFaults(
  store: Store,
  { name, rows, directMessages }: Evidence,
  watcher: StoredWatcher,
  match: StoredMatch,
): Promise<Found> {
  const faults: string[] = [];
  const unjudged: string[] = [];
  const own = directMessages.filter(directMessage => directMessage.match === match.id);
  const isOver = match.status === 'over' || match.status === 'cancelled';
  const ends = await endsOf(store, match);
  let due = 0;
  for (const [round, at] of ends) {
    if (at === watcher.at) {
      unjudged.push(
        `whether ${name} was to hear of round ${round} of ${match.id}: it ended as they began to watch`,
      );
      continue;
    }
    if (at < watcher.at) continue;
    due += 1;
    const isAnnounced = own.some(directMessage => directMessage.end || (directMessage.round ?? 0) >= round);
    if (!isAnnounced) faults.push(`never said to ${name}: round ${round} of ${match.id}`);
  }
  for (const { round, at } of own) {
    const ended = round === undefined ? 0 : ends.get(round);
    if (ended === undefined || at < ended - SLACK_MS)
      faults.push(`${name} was informed of round ${round} of ${match.id}, which had not ended`);
  }
  if (isOver) {
    due += 1;
    const ends = own.filter(({ end }) => end).length;
    if (ends === 0) faults.push(`never said to ${name}: the end of ${match.id}`);
  } else if (own.some(({ end }) => end))
    faults.push(`${name} was informed of an end of ${match.id} that there was not`);
  const kept = rows.filter(({ matchId, kind }) => matchId === match.id && kind !== 'table');
  for (const { kind, status } of kept)
    if (status !== 'told')
      faults.push(`a direct message to ${name} about ${match.id} (${kind}) is ${status}`);
  return { due, faults, unjudged };
}

/**
 * Compares the direct messages of each reader with the messages that are due. The open tables, game logs and requests show
 * which messages are due.
 */
export async function judgeDirectMessages(store: Store, readers: readonly Person[]): Promise<Judged> {
  const all = await Promise.all((await store.matches.ids()).map(id => store.matches.get(id)));
  const matches = all.flatMap(match => match ?? []);
  const faults: string[] = [];
  const unjudged: string[] = [];
  const count = { due: 0, directMessages: 0 };
  for (const person of readers) {
    const { messages } = await person.dm();
    const directMessages = messages.flatMap(readDirectMessage);
    const evidence = {
      name: person.name,
      rows: await store.directMessages.ofUser(person.id),
      directMessages,
    };
    const found: Found[] = [];
    for (const wish of await store.tableWishes.ofUser(person.id))
      found.push(tableFaults(evidence, wish, matches));
    const watchers = await store.watchers.ofUser(person.id);
    for (const watcher of watchers) {
      const match = matches.find(({ id }) => id === watcher.matchId);
      if (match) found.push(await watchFaults(store, evidence, watcher, match));
    }
    count.directMessages += directMessages.length;
    count.due += found.reduce((sum, { due }) => sum + due, 0);
    faults.push(...twiceFaults(person.name, directMessages), ...found.flatMap(each => each.faults));
    unjudged.push(...found.flatMap(each => each.unjudged));
  }
  return {
    figures: { 'direct messages': count.directMessages, 'pieces of news that were due': count.due },
    faults,
    unjudged,
  };
}
