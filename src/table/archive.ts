import type { Viewer } from '../core/contract/game.ts';
import { measuredPlayers } from '../core/contract/player.ts';
import { pointsOf, SETTLED_AT, spreadOf } from '../core/contract/rating-formula.ts';
import { accept, type Refusal, type Result } from '../core/contract/result.ts';
import type { Profile, ShownRating } from '../core/people/profile.ts';
import { EVERYWHERE, type StoredAct, type StoredRating, type Tally, type Title } from '../store/index.ts';
import {
  type Counted,
  type GameInServer,
  type Leaderboard,
  type Listed,
  type Ongoing,
  ongoingOf,
  type RatedGame,
  type Stats,
  toListed,
} from './lists.ts';
import { unconfirmed } from './lobby/gathering.ts';
import { REACHES } from './lobby/reaches.ts';
import { isCounted } from './match/closed-places.ts';
import { ownPlace, placeSeen, seatsSeenFrom } from './match/places.ts';
import { asPerson } from './match/rows.ts';
import { refuseAtTable } from './match/services.ts';
import type { Person, Proof, Verification } from './match/types.ts';
import { TablePart } from './match/units-of-work.ts';
import { type Member, may, type ServerSettings, serverOf } from './people/servers.ts';
import { aboutPerson } from './personal-data/export.ts';
import { puzzleStanding } from './puzzles/rating.ts';
import { countsFor } from './results/cancel.ts';
import { coloursOf } from './results/colours.ts';
import { endingOf, type MatchEnding, recordFor } from './results/final.ts';
import { proofOf, verify } from './results/proof.ts';
import { winStreak } from './results/win-streak.ts';

const LEADERBOARD_ROWS = 20;
const ACTS = 25;
/** Maximum number of rated games in the rating curve of a profile. */
const COURSE = 100;
const OPPONENTS = 5;

const ratingOf = (row: StoredRating | undefined): ShownRating | null =>
  row
    ? { points: row.points, games: row.games, settled: row.games >= SETTLED_AT, spread: spreadOf(row) }
    : null;

/** Reads data beyond one running game: all games of a person, ended games, and servers. */
export class Archive extends TablePart {
  /** Lists a person's lobbies and games in every channel. Games that wait for the person come first, the longest wait first. */
  async gamesOf(personId: string): Promise<readonly Ongoing[]> {
    return ongoingOf(await this.store.listings.liveOf(personId), personId);
  }

  /** Counts a person's lobbies and running games, including attempts at deals. */
  async countLive(personId: string): Promise<number> {
    return (await this.store.listings.liveOf(personId)).length;
  }

  /**
   * Lists running games of a server, oldest first. Withheld games are listed only for their own people. `own` is true for games
   * in which the person has a seat.
   */
  async playedIn(guildId: string, personId: string, most: number): Promise<readonly GameInServer[]> {
    const { listings } = this.store;
    const own = new Set(await listings.runningOf(personId, guildId));
    const games = await listings.runningIn(guildId, most);
    return games
      .filter(({ id, withheld }) => own.has(id) || !withheld)
      .map(({ id, channelId }) => ({ id, channelId, own: own.has(id) }));
  }

  /**
   * Lists lobbies of a server with a free seat, oldest first. Leaves out lobbies in which the person
   * sits, and lobbies with a seated person who blocks this person or is blocked.
   */
  async openTo(person: Person, guildId: string, most: number): Promise<readonly Listed[]> {
    const lobbies = (await this.store.listings.gatheringIn(guildId, most)).filter(
      ({ seats }) => !seats.some(({ userId }) => userId === person.id),
    );
    return (await REACHES.lists.open(this.store, lobbies, { id: person.id })).map(lobby => toListed(lobby));
  }

  /** Lists servers with a lobby or a running game. `parked` is true if the channel of such a game is closed to the bot. */
  async guilds(): Promise<readonly { readonly id: string; readonly parked: boolean }[]> {
    return this.store.listings.guilds();
  }

  /** Lists the game and the players' names of each match, in the order in which the matches were opened. */
  async titles(ids: readonly string[]): Promise<readonly Title[]> {
    const titles = await this.store.listings.titles(ids);
    return titles.map(({ seats, ...title }) => {
      const rows = seats.map(({ id, ...seat }) => ({ ...seat, userId: id }));
      const seen = seatsSeenFrom(rows, ownPlace(rows));
      return { ...title, seats: seen.map(({ userId, ...seat }) => ({ ...seat, id: userId })) };
    });
  }

  /** Lists the people who were invited to a match. Invitations belong to the home: the list is empty at other places. */
  async invited(matchId: string): Promise<readonly Person[]> {
    const match = await this.store.matches.get(matchId);
    if (!match || placeSeen(match) !== 0) return [];
    const rows = await this.store.invitations.list(matchId);
    return rows.map(asPerson);
  }

  async unconfirmed(matchId: string): Promise<readonly Person[]> {
    const match = await this.store.matches.get(matchId);
    if (!match) return [];
    const asked = await unconfirmed(this.store, match);
    return seatsSeenFrom(match.seats, placeSeen(match)).flatMap(({ userId: id, name }, index) =>
      asked.some(person => person.id === match.seats[index]?.userId) ? { id, name } : [],
    );
  }

  async ending(matchId: string): Promise<MatchEnding | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && endingOf(this.services, this.store, match);
  }

  async recordFor(matchId: string, viewer: Viewer): Promise<Result<string, Refusal>> {
    const match = await this.store.matches.get(matchId);
    return match
      ? recordFor(this.services, this.store, match, viewer)
      : refuseAtTable('no-match', { match: matchId });
  }

  /** Returns a person's statistics. Refuses another person if the statistics are private. */
  async stats(personId: string, askedBy: string, counted: Counted): Promise<Result<Stats, Refusal>> {
    const { people, results } = this.store;
    if (personId !== askedBy && !(await people.get(personId)).stats) return refuseAtTable('stats-private');
    const together = await results.tallies(counted, personId);
    const played = await results.tallies({ ...counted, withPlayers: true }, personId);
    const solo = await results.soloBests(counted, personId);
    const practised = await results.practised(counted, personId);
    const tallied = ({ category, games, wins, average, best }: Tally) => ({
      ...{ category, games, wins, average, best },
    });
    const hints = await this.store.hints.tally(counted, personId);
    const puzzles = (await this.store.puzzles.ratingsOf(personId)).find(({ game }) => game === counted.game);
    return accept({
      together: together.map(tallied),
      withPlayers: played.map(tallied),
      solo: solo.map(({ category, points }) => ({ category, points })),
      practised,
      hints,
      duplicates: await this.store.duplicates.tally(counted, personId),
      puzzles: puzzles && puzzleStanding(puzzles),
    });
  }

  /**
   * Returns the leaderboard of a server: in each category the best people who allow comparison.
   * @param guildId null: the leaderboard of all servers, with only the people who allow being listed on it
   */
  async leaderboard(
    guildId: string | null,
    { game, askedBy }: { readonly game: string; readonly askedBy?: string },
  ): Promise<Leaderboard> {
    const { standings } = this.store;
    const of = { guildId: guildId ?? EVERYWHERE, game };
    const listed = async (alone: boolean) => {
      const categories = await standings.categories({ ...of, alone });
      const tops = categories.map(category => standings.top({ ...of, alone }, category, LEADERBOARD_ROWS));
      return (await Promise.all(tops)).flat();
    };
    const [players, solo] = [await listed(false), await listed(true)];
    const places = new Map<string, number>();
    for (const category of askedBy === undefined ? [] : new Set(players.map(row => row.category))) {
      const place = await standings.placeOf({ ...of, alone: false }, category, askedBy ?? '');
      if (place !== undefined) places.set(category, place);
    }
    return { players, solo: solo.map(({ score, ...row }) => ({ ...row, points: score })), places };
  }

  /**
   * Lists a person's ratings. Another person gets only the ratings on the server's leaderboard, and is refused if the
   * statistics are private.
   */
  async ratedGames(
    personId: string,
    askedBy: string,
    guildId: string | null,
  ): Promise<Result<readonly RatedGame[], Refusal>> {
    const own = personId === askedBy;
    if (!own && !(await this.store.people.get(personId)).stats) return refuseAtTable('stats-private');
    const found = new Map<string, { -readonly [Name in keyof RatedGame]: RatedGame[Name] }>();
    for (const row of await this.store.ratings.ofUser(personId)) {
      const { game, category, pool } = row;
      if (!own && !(await this.#listedIn(guildId, row))) continue;
      const key = JSON.stringify([game, category]);
      const known = found.get(key) ?? { game, category, rating: undefined, withPlayers: undefined };
      known[pool === 'people' ? 'rating' : 'withPlayers'] = row;
      found.set(key, known);
    }
    return accept([...found.values()]);
  }

  async profile(
    personId: string,
    askedBy: string,
    guildId: string | null,
    rated: RatedGame,
  ): Promise<Profile> {
    const { ratings, results, people } = this.store;
    const { game, category } = rated;
    const pool = rated.rating ? 'people' : 'players';
    const key = { game, category, pool } as const;
    const course = await ratings.courseOf(personId, key, COURSE);
    const here = personId === askedBy ? undefined : (guildId ?? '');
    const opponents = await ratings.opponentsOf(personId, { ...key, pool: 'people' }, OPPONENTS, here);
    const played = await results.played(personId, { game, category, withPlayers: pool === 'players' });
    return {
      game,
      category,
      rating: ratingOf(rated.rating),
      withPlayers: ratingOf(rated.withPlayers),
      name: (await people.get(personId)).name,
      course: [
        ...course.slice(0, 1).map(({ muBefore: mu, sigmaBefore: sigma }) => pointsOf({ mu, sigma })),
        ...course.map(({ points }) => points),
      ],
      opponents: opponents.flatMap(({ name, userId: _, ...rest }) =>
        name === null ? [] : { ...rest, name },
      ),
      games: played.length,
      wins: played.filter(({ won }) => won).length,
      streak: winStreak(played),
      best: played.reduce<number | null>(
        (best, row) => (row.best === null ? best : Math.max(best ?? 0, row.best)),
        null,
      ),
      colours: coloursOf(played),
      players: measuredPlayers(game, this.services.players, category),
    };
  }

  async #listedIn(guildId: string | null, { userId, game, category }: StoredRating): Promise<boolean> {
    if (guildId === null) return false;
    return this.store.standings.isListed({ guildId, game, alone: false }, category, userId);
  }

  async server(guildId: string | null): Promise<ServerSettings> {
    return serverOf(this.store, guildId);
  }

  /**
   * Checks that a member of a match's server may call the match off alone, by the server's setting. A running match that counts
   * for ratings or a duplicate needs a member with the permission Manage Server who never had a seat in it.
   */
  async mayCancel(matchId: string, personId: string, member: Member): Promise<boolean> {
    const match = await this.store.matches.get(matchId);
    if (!match || countsFor(match, personId)) return false;
    if (match.status === 'running' && isCounted(match)) return member.managesServer;
    return may((await this.server(match.guildId)).mayCancel, member);
  }

  /** Lists what members have done with a moderator's powers in a server, such as cancellations, newest first. */
  async acts(guildId: string): Promise<readonly StoredAct[]> {
    return this.store.servers.acts(guildId, ACTS);
  }

  async about(personId: string): Promise<Readonly<Record<string, unknown>>> {
    return aboutPerson(this.store, personId);
  }

  async proof(matchId: string): Promise<Proof | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && proofOf(match);
  }

  async verify(matchId: string): Promise<Verification | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && verify(this.services, this.store, match);
  }
}
