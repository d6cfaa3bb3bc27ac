import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredSeek } from '../../store/index.ts';
import { busy } from '../lobby/gathering.ts';
import { gameOf, refuseAtTable, type Services, type UnitOfWork } from '../match/services.ts';
import { countDone } from '../match/too-soon.ts';
import type { Pace, Person } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { candidatesAt } from './candidates.ts';
import { type Company, companies } from './pairing.ts';

/** Days after which a request without a game lapses. */
export const SEEK_DAYS = 7;
export const SEEK_MS = SEEK_DAYS * 24 * 3_600_000;
/** Pace of a game whose people all accept any pace. */
const USUAL_PACE: Pace = 'three-days';

/** Wishes of a person for a game with people whom the bot finds. */
export type SeekWish = Omit<StoredSeek, 'userId' | 'name' | 'since'>;

/** Request for a game, with the number of requests for the same game. */
export interface OwnSeek extends StoredSeek {
  readonly people: number;
}

/** Game between people of different places, before it begins. */
export interface FoundGame {
  readonly game: string;
  readonly options: unknown;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly people: readonly StoredSeek[];
}

/** Begins a game in the transaction. Returns the match's id, or a refusal without having written anything. */
export type BeginFound = (unit: UnitOfWork, found: FoundGame) => Promise<Result<string, Refusal>>;

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
  readonly #begin: BeginFound;
  #sought: () => void = () => {};

  constructor(units: UnitsOfWork, begin: BeginFound) {
    this.#units = units;
    this.#begin = begin;
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

  /** Begins a company's game in one transaction with the end of its requests. */
  #beginOf(company: Company): Promise<boolean> {
    return this.#units.of(QUEUE, async unit => {
      const { seeks } = unit.repositories;
      const people = await standing(unit, company);
      if (!people) return false;
      const { game } = company;
      const begun = await this.#begin(unit, {
        ...{ game, people, options: gameOf(unit.services, game).defaults },
        pace: company.pace ?? USUAL_PACE,
        rated: company.rated ?? true,
      });
      // A person whose game was refused would be refused again, and keep the others from their game.
      for (const { userId } of people) await seeks.remove(userId, game);
      return begun.ok;
    });
  }
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
