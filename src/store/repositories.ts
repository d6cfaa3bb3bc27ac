import type { OwnShards } from '../core/shards.ts';
import { Contents } from './repositories/contents.ts';
import { Cooldowns } from './repositories/cooldowns.ts';
import { Deals } from './repositories/deals.ts';
import { DirectMessageRows } from './repositories/direct-messages.ts';
import { Duplicates } from './repositories/duplicates.ts';
import { Figures } from './repositories/figures.ts';
import { HeardShards } from './repositories/heard-shards.ts';
import { GivenHints } from './repositories/hints.ts';
import { HostRows } from './repositories/host.ts';
import { HostLookups } from './repositories/host-lookups.ts';
import { Invitations } from './repositories/invitations.ts';
import { Claims, Kv } from './repositories/kv.ts';
import { Leagues } from './repositories/leagues.ts';
import { Listings } from './repositories/listings.ts';
import { LookBacks } from './repositories/look-backs.ts';
import { Marks } from './repositories/marks.ts';
import { Matches } from './repositories/matches.ts';
import { MorningFactRows } from './repositories/morning-facts.ts';
import { MorningRows } from './repositories/mornings.ts';
import { Moves } from './repositories/moves.ts';
import { Orders } from './repositories/orders.ts';
import { Outbox } from './repositories/outbox.ts';
import { OwedPings } from './repositories/owed-pings.ts';
import { People } from './repositories/people.ts';
import { MatchPlaces } from './repositories/places.ts';
import { Privacy } from './repositories/privacy.ts';
import { PuzzleRows } from './repositories/puzzles.ts';
import { Ratings } from './repositories/ratings.ts';
import { Repairs } from './repositories/repairs.ts';
import { Requests } from './repositories/requests.ts';
import { Results } from './repositories/results.ts';
import { Retention } from './repositories/retention.ts';
import { Reviews } from './repositories/reviews.ts';
import { SealedChoices } from './repositories/sealed.ts';
import { Seats } from './repositories/seats.ts';
import { SeekRows } from './repositories/seeks.ts';
import { Servers } from './repositories/servers.ts';
import { Standings } from './repositories/standings.ts';
import { TableWishes } from './repositories/table-wishes.ts';
import { Votes } from './repositories/votes.ts';
import { Waits } from './repositories/waits.ts';
import { Watchers } from './repositories/watchers.ts';
import { type Executor, Repository, type States } from './rows/rows.ts';

type Made<R> = new (db: Executor, positions: States, shards: OwnShards) => R;

/** All repositories, bound to the database itself or to a transaction. */
export class Repositories extends Repository {
  readonly #made = new Map<Made<unknown>, unknown>();

  get matches(): Matches {
    return this.#of(Matches);
  }

  get places(): MatchPlaces {
    return this.#of(MatchPlaces);
  }

  get listings(): Listings {
    return this.#of(Listings);
  }

  get lookBacks(): LookBacks {
    return this.#of(LookBacks);
  }

  get marks(): Marks {
    return this.#of(Marks);
  }

  get moves(): Moves {
    return this.#of(Moves);
  }

  get sealed(): SealedChoices {
    return this.#of(SealedChoices);
  }

  get orders(): Orders {
    return this.#of(Orders);
  }

  get hints(): GivenHints {
    return this.#of(GivenHints);
  }

  get host(): HostRows {
    return this.#of(HostRows);
  }

  get hostLookups(): HostLookups {
    return this.#of(HostLookups);
  }

  get repairs(): Repairs {
    return this.#of(Repairs);
  }

  get votes(): Votes {
    return this.#of(Votes);
  }

  get requests(): Requests {
    return this.#of(Requests);
  }

  get outbox(): Outbox {
    return this.#of(Outbox);
  }

  get claims(): Claims {
    return this.#of(Claims);
  }

  get cooldowns(): Cooldowns {
    return this.#of(Cooldowns);
  }

  get owedPings(): OwedPings {
    return this.#of(OwedPings);
  }

  get kv(): Kv {
    return this.#of(Kv);
  }

  get people(): People {
    return this.#of(People);
  }

  get invitations(): Invitations {
    return this.#of(Invitations);
  }

  get results(): Results {
    return this.#of(Results);
  }

  get reviews(): Reviews {
    return this.#of(Reviews);
  }

  get ratings(): Ratings {
    return this.#of(Ratings);
  }

  get puzzles(): PuzzleRows {
    return this.#of(PuzzleRows);
  }

  get standings(): Standings {
    return this.#of(Standings);
  }

  get deals(): Deals {
    return this.#of(Deals);
  }

  get leagues(): Leagues {
    return this.#of(Leagues);
  }

  get duplicates(): Duplicates {
    return this.#of(Duplicates);
  }

  get servers(): Servers {
    return this.#of(Servers);
  }

  get morningFacts(): MorningFactRows {
    return this.#of(MorningFactRows);
  }

  get mornings(): MorningRows {
    return this.#of(MorningRows);
  }

  get privacy(): Privacy {
    return this.#of(Privacy);
  }

  get retention(): Retention {
    return this.#of(Retention);
  }

  get seats(): Seats {
    return this.#of(Seats);
  }

  get waits(): Waits {
    return this.#of(Waits);
  }

  get heard(): HeardShards {
    return this.#of(HeardShards);
  }

  get seeks(): SeekRows {
    return this.#of(SeekRows);
  }

  get tableWishes(): TableWishes {
    return this.#of(TableWishes);
  }

  get watchers(): Watchers {
    return this.#of(Watchers);
  }

  get letters(): DirectMessageRows {
    return this.#of(DirectMessageRows);
  }

  get contents(): Contents {
    return this.#of(Contents);
  }

  get figures(): Figures {
    return this.#of(Figures);
  }

  /** Returns a repository, which is created at its first use, since a transaction needs only a few. */
  #of<R>(Repository: Made<R>): R {
    const known = this.#made.get(Repository) as R | undefined;
    if (known !== undefined) return known;
    const made = new Repository(this.db, this.positions, this.shards);
    this.#made.set(Repository, made);
    return made;
  }
}
