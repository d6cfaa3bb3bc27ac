import type { Viewer } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import type { Store, StoredAct, Tally, Title } from '../store/index.ts';
import {
  type Counted,
  type GameInServer,
  type Leaderboard,
  nextOf,
  type Ongoing,
  ongoingOf,
  type Stats,
} from './lists.ts';
import { unconfirmed } from './lobby/gathering.ts';
import { aboutPerson } from './people/personal-data.ts';
import { type Member, may, type ServerSettings, serverOf } from './people/servers.ts';
import { endingOf, type MatchEnding, recordFor } from './results/final.ts';
import { proofOf, verify } from './results/proof.ts';
import { refuseAtTable, type Services } from './services.ts';
import type { Person, Proof, Verification } from './types.ts';

const LEADERBOARD_ROWS = 20;
const ACTS = 25;

/** What can be read beyond one running game: all games of a person, games that ended, servers. */
export class Archive {
  readonly #store: Store;
  readonly #services: Services;

  constructor(store: Store, services: Services) {
    this.#store = store;
    this.#services = services;
  }

  /** Lobbies and games in every channel: yours to act first, the oldest wait first. */
  async gamesOf(personId: string): Promise<readonly Ongoing[]> {
    return ongoingOf(await this.#store.listings.liveOf(personId), personId);
  }

  /** Running games of a server, oldest first: the asker's own are marked. */
  async playedIn(guildId: string, personId: string, most: number): Promise<readonly GameInServer[]> {
    const { listings } = this.#store;
    const own = new Set(await listings.runningOf(personId, guildId));
    return (await listings.runningIn(guildId, most)).map(game => ({ ...game, own: own.has(game.id) }));
  }

  /** Servers with a lobby or a running game. */
  async guilds(): Promise<readonly string[]> {
    return this.#store.listings.guilds();
  }

  /** The players' names of matches, in the order of opening. */
  async titles(ids: readonly string[]): Promise<readonly Title[]> {
    return this.#store.listings.titles(ids);
  }

  /** The next game that waits for the person; undefined: none but perhaps this one. */
  async next(personId: string, after: string): Promise<Ongoing | undefined> {
    const waits = await this.#store.waits.ofUser(personId);
    if (waits.every(({ matchId }) => matchId === after)) return undefined;
    return nextOf(await this.gamesOf(personId), after);
  }

  /** Who was asked to the lobby by name, in the order of asking. */
  async invited(matchId: string): Promise<readonly Person[]> {
    const rows = await this.#store.invitations.list(matchId);
    return rows.map(({ userId, name }) => ({ id: userId, name }));
  }

  /** Who sits at a rematch that is gathering without having said yes to it. */
  async unconfirmed(matchId: string): Promise<readonly Person[]> {
    const match = await this.#store.matches.get(matchId);
    return match ? unconfirmed(this.#store, match) : [];
  }

  /** How a game came to its end; undefined before it, and for a game that was never dealt. */
  async ending(matchId: string): Promise<MatchEnding | undefined> {
    const match = await this.#store.matches.get(matchId);
    return match && endingOf(this.#services, this.#store, match);
  }

  /** The portable record as one line of JSON; before the end with what the viewer may know. */
  async recordFor(matchId: string, viewer: Viewer): Promise<Result<string, Refusal>> {
    const match = await this.#store.matches.get(matchId);
    return match
      ? recordFor(this.#services, this.#store, match, viewer)
      : refuseAtTable('no-match', { match: matchId });
  }

  /** Refused where the person does not let others look. */
  async stats(personId: string, askedBy: string, counted: Counted): Promise<Result<Stats, Refusal>> {
    const { people, results } = this.#store;
    if (personId !== askedBy && !(await people.get(personId)).stats) return refuseAtTable('stats-private');
    const together = await results.tallies(counted, personId);
    const played = await results.tallies({ ...counted, withPlayers: true }, personId);
    const solo = await results.soloBests(counted, personId);
    const practised = await results.practised(counted, personId);
    const tallied = ({ category, games, wins, average, best }: Tally) => ({
      ...{ category, games, wins, average, best },
    });
    const hints = await this.#store.hints.tally(counted, personId);
    return accept({
      together: together.map(tallied),
      withPlayers: played.map(tallied),
      solo: solo.map(({ category, points }) => ({ category, points })),
      practised,
      hints,
    });
  }

  /** Of all who let themselves be compared. */
  async leaderboard(guildId: string, { game }: { readonly game: string }): Promise<Leaderboard> {
    const { results } = this.#store;
    const counted = { game, guildId, most: LEADERBOARD_ROWS };
    return { players: await results.tallies(counted), solo: await results.soloBests(counted) };
  }

  /** The defaults where nothing was set. */
  async server(guildId: string | null): Promise<ServerSettings> {
    return serverOf(this.#store, guildId);
  }

  /** Whether a member may cancel games of others here. */
  async mayCancel(guildId: string | null, member: Member): Promise<boolean> {
    return may((await this.server(guildId)).mayCancel, member);
  }

  /** What was done in a server with a moderator's powers, newest first. */
  async acts(guildId: string): Promise<readonly StoredAct[]> {
    return this.#store.servers.acts(guildId, ACTS);
  }

  /** All that is stored about a person, as plain JSON. */
  async about(personId: string): Promise<Readonly<Record<string, unknown>>> {
    return aboutPerson(this.#store, personId);
  }

  /** The commitment to the shuffles; seed and salt only after the end. Undefined: no such match, or it is older than commitments. */
  async proof(matchId: string): Promise<Proof | undefined> {
    const match = await this.#store.matches.get(matchId);
    return match && proofOf(match);
  }

  /** Every shuffle derived again from the seed, every position held against the log; undefined before the end. */
  async verify(matchId: string): Promise<Verification | undefined> {
    const match = await this.#store.matches.get(matchId);
    return match && verify(this.#services, this.#store, match);
  }
}
