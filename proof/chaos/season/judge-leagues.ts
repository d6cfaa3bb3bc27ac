import type { Channel, StoredMessage } from 'local-discord';
import { games } from '../../../src/games/registry.ts';
import type {
  Store,
  StoredLeague,
  StoredLeaguePlayer,
  StoredLeagueSeat,
  StoredLeagueTable,
  StoredMatch,
} from '../../../src/store/index.ts';
import { withIds } from '../../../test/support/walk.ts';
import type { Judged } from './judged.ts';
import type { LeaguePlay } from './leagues.ts';

/** Points of the first place at a table. The last place gets none, and the other places are evenly spaced between them. */
const BEST = 12;

interface Finish {
  readonly rank: number;
  readonly gone: boolean;
}

/**
 * Returns the points of each place by docs/leagues.md. Removed people are last with 0 points. Equal places share their points,
 * rounded down.
 */
export function pointsOf(finishes: readonly Finish[]): readonly number[] {
  const count = finishes.length;
  const worth = (place: number): number =>
    count < 2 ? BEST : Math.round((BEST * (count - place)) / (count - 1));
  return finishes.map(own => {
    if (own.gone) return 0;
    const here = finishes.filter(({ gone }) => !gone);
    const above = here.filter(({ rank }) => rank < own.rank).length;
    const level = here.filter(({ rank }) => rank === own.rank).length;
    const all = Array.from({ length: level }, (_, step) => worth(above + step + 1));
    return Math.floor(all.reduce((sum, points) => sum + points, 0) / level);
  });
}

async function finishesOf(store: Store, match: StoredMatch): Promise<ReadonlyMap<string, Finish>> {
  const moves = await store.moves.list(match.id, 0, match.rev);
  const undone = new Set(
    moves.flatMap(({ rev, restores }) =>
      restores === null ? [] : moves.filter(each => each.rev > restores && each.rev <= rev).map(m => m.rev),
    ),
  );
  const standing = moves.filter(({ rev }) => !undone.has(rev));
  const outcome = match.endedBy === 'rules' ? games[match.game]?.outcome(match.state) : undefined;
  return new Map(
    match.seats.map(({ seat, userId, dealtTo, resigned, absentAt }) => {
      const own = standing.filter(move => move.seat === seat && move.by !== 'forced');
      const others = own.filter(({ by }) => by === 'stand-in').length;
      const left = resigned || absentAt !== null || (dealtTo !== null && dealtTo !== userId);
      const rank = match.status === 'over' ? (outcome?.ranks[seat] ?? 1) : 1;
      return [dealtTo ?? userId, { rank, gone: left || others * 2 > own.length }];
    }),
  );
}

interface Rows {
  readonly league: StoredLeague;
  readonly players: readonly StoredLeaguePlayer[];
  readonly tables: readonly StoredLeagueTable[];
  readonly seats: readonly StoredLeagueSeat[];
}

const at = ({ round, number }: Pick<StoredLeagueTable, 'round' | 'number'>): string =>
  `round ${round}, table ${number}`;

function openingFaults(
  { league, tables }: Rows,
  channel: Channel,
  matches: readonly StoredMatch[],
): readonly string[] {
  const threads = (channel.guild?.threads ?? []).filter(({ parent }) => parent === channel);
  const faults: string[] = [];
  for (const table of tables.filter(({ number }) => number > 0)) {
    const { matchId, threadId, endedAt } = table;
    const where = `league ${league.name}, ${at(table)}`;
    if (threadId === null || matchId === null) {
      if (endedAt === null && league.status === 'running') faults.push(`${where}: never opened`);
      continue;
    }
    const played = matches.filter(({ channelId }) => channelId === threadId);
    if (played.length !== 1) faults.push(`${where}: ${played.length} matches in its thread`);
    if (played.every(({ id }) => id !== matchId)) faults.push(`${where}: its match is another one`);
    const named = threads.filter(({ name }) => name === threads.find(({ id }) => id === threadId)?.name);
    if (named.length !== 1) faults.push(`${where}: ${named.length} threads of that title`);
  }
  const strays = threads.filter(({ id }) => tables.every(({ threadId }) => threadId !== id));
  return [...faults, ...strays.map(({ name }) => `league ${league.name}: a thread of no table, ${name}`)];
}

/** Reports results that are not saved once, at the end of their match, or that differ from the match's outcome. */
async function bookingFaults(
  store: Store,
  { league, players, tables, seats }: Rows,
  matches: readonly StoredMatch[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const table of tables) {
    const match = matches.find(({ id }) => id === table.matchId);
    const where = `league ${league.name}, ${at(table)}`;
    const own = seats.filter(({ round, number }) => round === table.round && number === table.number);
    const booked = own.filter(({ points }) => points !== null).length;
    if (table.endedAt === null) {
      if (booked > 0) faults.push(`${where}: points before its end`);
      if (match && match.status !== 'running') faults.push(`${where}: its match is over and not booked`);
      continue;
    }
    if (booked < own.length) faults.push(`${where}: ${own.length - booked} seats without points`);
    if (!match) continue;
    if (match.updatedAt !== table.endedAt)
      faults.push(`${where}: booked at ${table.endedAt}, ended at ${match.updatedAt}`);
    const finishes = await finishesOf(store, match);
    const all = own.map(({ player }) => {
      const userId = players.find(({ number }) => number === player)?.userId ?? '';
      return finishes.get(userId) ?? { rank: 1, gone: true };
    });
    const points = pointsOf(all);
    for (const [index, seat] of own.entries()) {
      const gone = all[index]?.gone ?? true;
      if (seat.points !== points[index] || seat.gone !== gone)
        faults.push(
          `${where}: player ${seat.player} has ${seat.points} points (gone: ${seat.gone}), not ${points[index]} (${gone})`,
        );
    }
  }
  for (const { number, vanished } of players) {
    const gone = seats.filter(
      seat =>
        seat.player === number &&
        seat.gone &&
        tables.some(
          each => each.round === seat.round && each.number === seat.number && each.matchId !== null,
        ),
    ).length;
    if (vanished !== gone)
      faults.push(
        `league ${league.name}: player ${number} vanished ${vanished} times, was gone ${gone} times`,
      );
  }
  return faults;
}

/** Checks a league's messages: one for the league, one for each round and one for the end. None may ping a person. */
function messageFaults({ league }: Rows, messages: readonly StoredMessage[]): readonly string[] {
  const own = messages.filter(
    ({ deleted, channel, buttons }) =>
      !deleted &&
      channel.id === league.channelId &&
      withIds(buttons).some(({ id }) => id.verb === 'league' && id.match === league.id),
  );
  const kinds = new Map<string, number>();
  for (const { content } of own) {
    const [first = ''] = content.split('\n');
    const isEnd = first === `**${league.name}**`;
    const [, round] = /· Round (\d+) of \d+$/.exec(first) ?? [];
    const kind = isEnd ? 'the end' : round === undefined ? 'its own' : `round ${round}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const wanted = [
    'its own',
    ...Array.from({ length: league.round }, (_, index) => `round ${index + 1}`),
    ...(league.status === 'over' ? ['the end'] : []),
  ];
  const kept = new Set([league.messageId, league.roundMessageId]);
  const known = [...kept].filter(id => id !== null && own.every(message => message.id !== id));
  return [
    ...wanted
      .filter(kind => kinds.get(kind) !== 1)
      .map(kind => `league ${league.name}: message of ${kind} stands ${kinds.get(kind) ?? 0} times`),
    ...[...kinds.keys()]
      .filter(kind => !wanted.includes(kind))
      .map(kind => `league ${league.name}: a message of ${kind}, which there is not`),
    ...known.map(id => `league ${league.name}: its message ${id} is not there`),
    ...own
      .filter(({ mentions }) => mentions.length > 0)
      .map(({ content }) => `league ${league.name}: a person was pinged by "${content.split('\n')[0]}"`),
    ...(league.shownRev === league.rev
      ? []
      : [`league ${league.name}: revision ${league.rev} is not shown, only ${league.shownRev}`]),
  ];
}

export async function judgeLeagues(
  store: Store,
  leagues: readonly LeaguePlay[],
  messages: readonly StoredMessage[],
): Promise<Judged> {
  const faults: string[] = [];
  const unjudged: string[] = [];
  const count = { over: 0, tables: 0, gone: 0 };
  const all = await Promise.all((await store.matches.ids()).map(id => store.matches.get(id)));
  const matches = all.flatMap(match => match ?? []);
  for (const play of leagues) {
    const league = await play.row();
    const { name, channel, people } = play.plan;
    if (!league) {
      faults.push(`league ${name} was never opened`);
      continue;
    }
    const { id } = league;
    const rows: Rows = {
      league,
      players: await store.leagues.players(id),
      tables: await store.leagues.tables(id),
      seats: await store.leagues.seats(id),
    };
    const numbers = rows.players.map(({ number }) => number);
    if (new Set(rows.players.map(({ userId }) => userId)).size !== people.length)
      faults.push(`league ${name}: ${numbers.length} players, ${people.length} joined`);
    faults.push(
      ...openingFaults(rows, channel, matches),
      ...(await bookingFaults(store, rows, matches)),
      ...messageFaults(rows, messages),
    );
    if (league.status === 'over') count.over += 1;
    else unjudged.push(`league ${name}: round ${league.round} when time was over, its end`);
    count.tables += rows.tables.filter(({ endedAt, matchId }) => endedAt !== null && matchId !== null).length;
    count.gone += rows.seats.filter(({ gone }) => gone).length;
  }
  return {
    figures: {
      leagues: leagues.length,
      'leagues played to their end': count.over,
      'tables of leagues booked': count.tables,
      'seats that were given up': count.gone,
    },
    faults,
    unjudged,
  };
}
