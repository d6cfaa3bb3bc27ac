// pairing.ts decides which people fit together, conduct.ts has blocks and reports, and candidates.ts counts the games that a
// person left.
import { categoryOf, gameOf, ofGame } from '../../core/contract/game.ts';
import { roughly } from '../../core/contract/rating-formula.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { DAY_MS } from '../../core/values/days.ts';
import { type LoopParts, PollLoop } from '../../core/work/loops.ts';
import { workingAt } from '../../log/log.ts';
import type {
  NewDirectMessage,
  SeekKind,
  SeeksEnd,
  StandingSeek,
  StoredRating,
  StoredSeek,
} from '../../store/index.ts';
import { type Between, beginBetween } from '../lobby/between-places.ts';
import { busy, busyAmong } from '../lobby/gathering.ts';
import { isLive, LOBBY_MS } from '../match/live-clock.ts';
import { placeSeen, seatsSeenFrom } from '../match/places.ts';
import { countDone } from '../match/rate-limits.ts';
import { meet } from '../match/rows.ts';
import { refuseAtTable, type Services, type UnitOfWork } from '../match/services.ts';
import type { Pace, Person } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { languageKey } from '../people/direct-language.ts';
import { candidatesAt } from './candidates.ts';
import { type Company, companies } from './pairing.ts';

/** Milliseconds after which a request without a game lapses. */
export const SEEK_MS = 7 * DAY_MS;
/**
 * Milliseconds after which the same requests are paired again. By then larger differences in rating are accepted, and quiet
 * hours may have ended.
 */
const AGAIN_MS = 60_000;
/** Milliseconds between two pairings. Quiet hours may end in between, and another process may have stored requests. */
const LOOK_MS = 10_000;
/** Pace of a game whose people all accept any pace. */
const USUAL_PACE: Pace = 'three-days';

/** Wishes of a person for a game with people whom the bot finds. */
export type SeekWish = Omit<StoredSeek, 'userId' | 'name' | 'since'>;

export type { SeekKind };

/** Request for a game, with the number of requests of the same kind. */
export interface OwnSeek extends StandingSeek {
  readonly live: boolean;
  readonly people: number;
  /** Time at which the request lapses, in milliseconds since the epoch. */
  readonly lapsesAt: number;
}

/** Returns the time at which a request lapses. A request for a live game lasts as long as a lobby for a live game. */
const lapseOf = (seek: Pick<StoredSeek, 'pace' | 'since'>): number =>
  seek.since + (isLive(seek) ? LOBBY_MS : SEEK_MS);

const endAt = (at: number): SeeksEnd => ({ slow: at - SEEK_MS, live: at - LOBBY_MS });

/** Checks that a person may meet another one: they look for the same game, both live or both at another pace. */
const couldMeet = (one: StandingSeek, other: StandingSeek): boolean =>
  one.userId !== other.userId && one.game === other.game && isLive(one) === isLive(other);

/** Key of all transactions that read or change requests, which run one after the other. */
const QUEUE = 'seeks';

/** Returns the smallest and the largest number of people, at least two, who can play a game together. */
function tableSizes(services: Pick<Services, 'games'>, id: string): { min: number; max: number } {
  const game = gameOf(services, id);
  const { min, max } = game.seats(game.defaults);
  return { min: Math.max(2, min), max };
}

/** Requests of people for games, and the games that come of them. */
export class Finding extends TablePart {
  #sought: () => void = () => {};
  /** Requests among which no company was found, and the time of that search. */
  #inVain = { rows: '', at: Number.NEGATIVE_INFINITY };

  /** Sets the function that runs after each new request. */
  whenSought(sought: () => void): void {
    this.#sought = sought;
  }

  /**
   * Stores a request. An earlier request of the same kind gets the new wishes, and its waiting time counts on. A request for a
   * live game starts over.
   */
  async seek(person: Person, wish: SeekWish): Promise<Result<void, Refusal>> {
    const stored = await this.units.of(QUEUE, async unit => {
      const { services, repositories, at } = unit;
      if (!ofGame(services.games, wish.game)) return refuseAtTable('no-such-game', { game: wish.game });
      const { min, max } = tableSizes(services, wish.game);
      if (wish.seats !== null && (wish.seats < min || wish.seats > max))
        return refuseAtTable('bad-seats', { min, max });
      const refused =
        (await busy(unit, person.id)) ??
        (await countDone(unit, { what: 'seek', personId: person.id, scope: '' }));
      if (refused) return refused;
      await meet(repositories, person);
      if (wish.guildId === null) await repositories.kv.set(languageKey(person.id), wish.speaks);
      await repositories.seeks.lapse(endAt(at));
      await repositories.seeks.put({ ...wish, userId: person.id, name: person.name, since: at });
      return accept(undefined);
    });
    if (stored.ok) this.#sought();
    return stored;
  }

  /** Takes a request back. Returns false where there is none, for example because a game has been found. */
  leave(personId: string, kind: SeekKind): Promise<boolean> {
    return this.units.of(QUEUE, ({ repositories }) => repositories.seeks.remove(personId, kind));
  }

  /** Lists the requests of a person, the oldest first. */
  async of(personId: string): Promise<readonly OwnSeek[]> {
    const { store, services } = this;
    const at = services.now();
    const counts = await store.seeks.counts(endAt(at));
    const rows = await store.seeks.of([personId]);
    return rows.flatMap(row => {
      const [live, lapsesAt] = [isLive(row), lapseOf(row)];
      if (lapsesAt <= at || !ofGame(services.games, row.game)) return [];
      const same = counts.find(kind => kind.game === row.game && kind.live === live);
      return [{ ...row, live, lapsesAt, people: same?.people ?? 0 }];
    });
  }

  /**
   * Returns the ratings of a game's people, by seat. Ratings of people at other places are rounded. Undefined: the person of
   * the seat has no rating yet, or hides it.
   */
  async ratings(matchId: string): Promise<ReadonlyMap<number, StoredRating | undefined>> {
    const { store, services } = this;
    const match = await store.matches.get(matchId);
    if (!match) return new Map();
    const category = categoryOf(gameOf(services, match.game), match.options);
    const ids = match.seats.map(({ userId }) => userId);
    const people = await Promise.all(ids.map(id => store.people.get(id)));
    const shared = people.filter(({ stats }) => stats).map(({ id }) => id);
    const rows = await store.ratings.of({ game: match.game, category, pool: 'people' }, shared);
    const seen = seatsSeenFrom(match.seats, placeSeen(match));
    return new Map(
      match.seats.map(({ seat, userId }) => {
        const row = rows.find(rated => rated.userId === userId);
        const isHidden = seen[seat]?.userId !== userId;
        return [seat, row && isHidden ? { ...row, points: roughly(row.points) } : row];
      }),
    );
  }

  /**
   * Begins the games that people with requests can play together now. If no request has changed, reads only the requests, in
   * one query.
   * @returns the number of games
   */
  async pair(): Promise<number> {
    const { store: repositories, services } = this;
    const at = services.now();
    const rows = await repositories.seeks.all();
    if (rows.some(row => lapseOf(row) <= at))
      await this.units.of(QUEUE, unit => unit.repositories.seeks.lapse(endAt(unit.at)));
    const there = rows.filter(row => lapseOf(row) > at && !row.held && ofGame(services.games, row.game));
    const matched = there.filter(one => there.some(other => couldMeet(one, other)));
    const known = JSON.stringify(matched);
    const isKnown = known === this.#inVain.rows && at - this.#inVain.at < AGAIN_MS;
    if (matched.length === 0 || (isKnown && !matched.some(isLive))) return 0;
    const sizes = (game: string) => tableSizes(services, game);
    const found = companies(await candidatesAt({ repositories, services, at }, matched), at, sizes);
    let games = 0;
    for (const company of found) if (await this.#beginOf(company)) games += 1;
    this.#inVain = { rows: known, at };
    return games;
  }

  /** Begins a company's game in one transaction with the end of its requests. Returns false where the people must wait on. */
  async #beginOf(company: Company): Promise<boolean> {
    const begun = await this.units.begin(QUEUE, async unit => {
      const { seeks } = unit.repositories;
      const { game, pace, rated } = company;
      const rows = await standing(unit, company);
      if (!rows) return refuseAtTable('no-match', { match: game });
      const id = await beginBetween(unit, {
        ...{ game, options: gameOf(unit.services, game).defaults },
        ...{ pace: pace ?? USUAL_PACE, rated: rated ?? true },
        ...(await placed(unit, rows)),
      });
      if (!id.ok) return id;
      for (const { userId } of rows) await seeks.remove(userId, { game, live: pace === 'live' });
      await unit.write(rows.flatMap(row => directMessageTo(row, id.value)));
      return id;
    });
    return begun.ok;
  }
}

/** Writes the direct message about a found game, for a person who plays it in direct messages. */
const directMessageTo = (
  { userId, guildId }: StoredSeek,
  matchId: string,
): readonly Omit<NewDirectMessage, 'at'>[] =>
  guildId === null ? [{ matchId, guildId: '', userId, kind: 'found', mark: 0, dueAt: 0 }] : [];

/** Returns the places of a game, and its people with the numbers of their places. People of one channel share a place. */
async function placed(
  { repositories }: UnitOfWork,
  rows: readonly StoredSeek[],
): Promise<Pick<Between, 'places' | 'people'>> {
  const channels = [...new Map(rows.map(row => [row.channelId, row])).values()];
  const places = channels.map(async ({ channelId, guildId, speaks }) => ({
    ...{ channelId, guildId },
    language: guildId === null ? speaks : ((await repositories.servers.get(guildId))?.language ?? null),
  }));
  return {
    places: await Promise.all(places),
    people: rows.map(({ userId, name, channelId }) => ({
      ...{ id: userId, name },
      place: channels.findIndex(channel => channel.channelId === channelId),
    })),
  };
}

/**
 * Returns the requests of a company in the order of waiting. Undefined: a person has taken the request back, has changed it, or
 * sits at too many games.
 */
async function standing(
  unit: UnitOfWork,
  { game, people }: Company,
): Promise<readonly StoredSeek[] | undefined> {
  const { seeks } = unit.repositories;
  const ids = people.map(({ userId }) => userId);
  const stored = await seeks.of(ids);
  const rows = people.flatMap(
    one =>
      stored.find(
        row =>
          row.userId === one.userId &&
          row.game === game &&
          row.pace === one.pace &&
          row.seats === one.seats &&
          row.rated === one.rated,
      ) ?? [],
  );
  if (rows.length < people.length) return undefined;
  const full = await busyAmong(unit, ids);
  for (const { id } of full) await seeks.remove(id, { game, live: people.some(isLive) });
  return full.length > 0 ? undefined : rows;
}

export interface PairingLoopParts extends LoopParts {
  readonly finding: Finding;
  /** Returns true where, among several processes, this process pairs people. */
  readonly isOurs: () => boolean;
}

/** Makes a loop that pairs the people who look for a game, again and again and after each new request. */
export function pairingLoop({ finding, isOurs, ...parts }: PairingLoopParts): PollLoop {
  const look = async (): Promise<number> => {
    if (isOurs()) await finding.pair();
    return LOOK_MS;
  };
  const loop = new PollLoop({
    ...parts,
    name: 'pairing',
    look: () => workingAt({}, look),
    retryMs: LOOK_MS,
  });
  finding.whenSought(() => loop.wake());
  return loop;
}
