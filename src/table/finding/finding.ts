import { DAY_MS } from '../../core/days.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { NewDirectMessage, StoredRating, StoredSeek } from '../../store/index.ts';
import { type Between, beginBetween } from '../lobby/between-places.ts';
import { busy } from '../lobby/gathering.ts';
import { gameOf, refuseAtTable, type Services, type UnitOfWork } from '../match/services.ts';
import { countDone } from '../match/too-soon.ts';
import type { Pace, Person } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { languageKey } from '../personal-data/forget.ts';
import { candidatesAt } from './candidates.ts';
import { type Company, companies } from './pairing.ts';

/** Days after which a request without a game lapses. */
export const SEEK_DAYS = 7;
export const SEEK_MS = SEEK_DAYS * DAY_MS;
/** Pace of a game whose people all accept any pace. */
const USUAL_PACE: Pace = 'three-days';

/** Wishes of a person for a game with people whom the bot finds. */
export type SeekWish = Omit<StoredSeek, 'userId' | 'name' | 'since'>;

/** Request for a game, with the number of requests for the same game. */
export interface OwnSeek extends StoredSeek {
  readonly people: number;
}

/** Key of all transactions that read or change requests, which run one after the other. */
const QUEUE = 'seeks';

/** Returns the numbers of people with whom a game can be played by at least two people. */
export function tableSizes(services: Pick<Services, 'games'>, id: string): { min: number; max: number } {
  const game = gameOf(services, id);
  const { min, max } = game.seats(game.defaults);
  return { min: Math.max(2, min), max };
}

/** Requests of people for games, and the games that come of them. */
export class Finding {
  readonly #units: UnitsOfWork;
  #sought: () => void = () => {};

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  /** Sets the function that runs after each new request. */
  whenSought(sought: () => void): void {
    this.#sought = sought;
  }

  /** Stores a request. An earlier request for the same game gets the new wishes, and its waiting time counts on. */
  async seek(person: Person, wish: SeekWish): Promise<Result<void, Refusal>> {
    const stored = await this.#units.of(QUEUE, async unit => {
      const { services, repositories, at } = unit;
      if (!Object.hasOwn(services.games, wish.game))
        return refuseAtTable('no-such-game', { game: wish.game });
      const { min, max } = tableSizes(services, wish.game);
      if (wish.seats !== null && (wish.seats < min || wish.seats > max))
        return refuseAtTable('bad-seats', { min, max });
      const refused =
        (await busy(unit, person.id)) ??
        (await countDone(unit, { what: 'seek', personId: person.id, scope: '' }));
      if (refused) return refused;
      if (wish.guildId === null) await repositories.kv.set(languageKey(person.id), wish.speaks);
      await repositories.seeks.put({ ...wish, userId: person.id, name: person.name, since: at });
      return accept(undefined);
    });
    if (stored.ok) this.#sought();
    return stored;
  }

  /** Takes a request back. Returns false where there is none, for example because a game has been found. */
  leave(personId: string, game: string): Promise<boolean> {
    return this.#units.of(QUEUE, ({ repositories }) => repositories.seeks.remove(personId, game));
  }

  /** Lists the requests of a person, the oldest first. */
  async of(personId: string): Promise<readonly OwnSeek[]> {
    const { store, services } = this.#units;
    const counts = await store.seeks.counts();
    const rows = await store.seeks.ofUser(personId);
    return rows
      .filter(({ since, game }) => since > services.now() - SEEK_MS && Object.hasOwn(services.games, game))
      .map(row => ({ ...row, people: counts.get(row.game) ?? 0 }));
  }

  /** Returns the ratings of the people of a game by their seats. Undefined: the person of the seat has no rating yet. */
  async ratings(matchId: string): Promise<ReadonlyMap<number, StoredRating | undefined>> {
    const { store, services } = this.#units;
    const match = await store.matches.get(matchId);
    if (!match) return new Map();
    const category = gameOf(services, match.game).category?.(match.options) ?? match.game;
    const ids = match.seats.map(({ userId }) => userId);
    const rows = await store.ratings.of({ game: match.game, category, pool: 'people' }, ids);
    return new Map(match.seats.map(({ seat, userId }) => [seat, rows.find(row => row.userId === userId)]));
  }

  /** Begins the games that people with requests can play together now. Returns the number of games. */
  async pair(): Promise<number> {
    const found = await this.#units.of(QUEUE, async unit => {
      const { seeks } = unit.repositories;
      await seeks.lapse(unit.at - SEEK_MS);
      const rows = (await seeks.all()).filter(({ game }) => Object.hasOwn(unit.services.games, game));
      if (rows.length < 2) return [];
      const sizes = (game: string) => tableSizes(unit.services, game);
      return companies(await candidatesAt(unit, rows), unit.at, sizes);
    });
    let games = 0;
    for (const company of found) if (await this.#beginOf(company)) games += 1;
    return games;
  }

  /** Begins a company's game in one transaction with the end of its requests. Returns false where the people must wait on. */
  async #beginOf(company: Company): Promise<boolean> {
    const begun = await this.#units.begin(QUEUE, async unit => {
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
      for (const { userId } of rows) await seeks.remove(userId, game);
      await unit.write(rows.flatMap(row => letterTo(row, id.value)));
      return id;
    });
    return begun.ok;
  }
}

/** Writes the direct message about a found game, for a person who plays it in direct messages. */
const letterTo = (
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
  const rows: StoredSeek[] = [];
  for (const { userId, pace, seats, rated } of people) {
    const row = (await seeks.ofUser(userId)).find(each => each.game === game);
    if (row?.pace !== pace || row.seats !== seats || row.rated !== rated) return undefined;
    if (await busy(unit, userId)) {
      await seeks.remove(userId, game);
      return undefined;
    }
    rows.push(row);
  }
  return rows;
}
