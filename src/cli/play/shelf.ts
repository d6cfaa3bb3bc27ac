import { randomUUID } from 'node:crypto';
import { join, parse } from 'node:path';
import { type AnyGame, ofGame } from '../../core/contract/game.ts';
import type { Players } from '../../core/contract/player.ts';
import { openStore, type Store, StoreError } from '../../store/index.ts';
import { unlessDamaged } from '../../table/match/damage.ts';
import { NO_LIMITS } from '../../table/match/limits.ts';
import type { Match } from '../../table/match/types.ts';
import { Table } from '../../table/table.ts';
import { loadSaved, type Saved, setAside } from './saved.ts';
import { Session, type Start } from './session.ts';

export interface ShelfNeeds {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly players: Players;
}

const throwing = (_session: Session, error: unknown): Promise<void> => Promise.reject(error);

/** Saved games of the terminal program, in a database of their own. */
export class Shelf {
  readonly #needs: ShelfNeeds;
  readonly #store: Store;
  readonly #table: Table;
  readonly #old: string | undefined;
  /** False if the games are lost when the program ends. */
  readonly saves: boolean;
  #seed = '';

  private constructor(needs: ShelfNeeds, store: Store, old: string | undefined, saves: boolean) {
    this.#needs = needs;
    this.#store = store;
    this.#old = old;
    this.saves = saves;
    this.#table = new Table({
      ...needs,
      store,
      now: Date.now,
      announce: () => {},
      newSeed: () => Buffer.from(this.#seed, 'hex'),
      limits: NO_LIMITS,
    });
  }

  /**
   * Opens the database of saved games. If the file can't be used, the games are kept in memory only.
   * @param path path of the database; `.json` at its end is replaced with `.sqlite`; undefined: nothing is saved
   */
  static async open(
    path: string | undefined,
    needs: ShelfNeeds,
    say: (line: string) => void,
  ): Promise<Shelf> {
    if (path === undefined) return new Shelf(needs, await openStore(':memory:'), undefined, false);
    const { dir, name, ext } = parse(path);
    const [file, old] = [ext === '.json' ? join(dir, `${name}.sqlite`) : path, join(dir, `${name}.json`)];
    try {
      return new Shelf(needs, await openStore(file, { say }), old, true);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      say(`Games cannot be saved to ${file} (${error.message}); what is played now goes on unsaved.`);
      return new Shelf(needs, await openStore(':memory:'), old, false);
    }
  }

  get games(): ShelfNeeds['games'] {
    return this.#needs.games;
  }

  get players(): ShelfNeeds['players'] {
    return this.#needs.players;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  /**
   * Lists the games that have begun and have not ended. The game that was played most recently comes first. `unreadable` gets
   * each game whose state the rules can't read. Absent: such a game throws.
   */
  async unfinished(
    unreadable: (session: Session, error: unknown) => Promise<void> = throwing,
  ): Promise<readonly Session[]> {
    const matches: Match[] = [];
    for (const id of await this.#store.matches.ids()) {
      await unlessDamaged(id, async () => {
        const match = await this.#table.get(id);
        if (match?.status === 'running' && this.#game(match.game)) matches.push(match);
      });
    }
    matches.sort((one, other) => other.updatedAt - one.updatedAt);
    const sessions: Session[] = [];
    for (const session of matches.map(match => this.#session(match)))
      try {
        sessions.push(await session.open());
      } catch (error) {
        await unreadable(session, error);
      }
    return sessions;
  }

  /** Begins a game. Throws RangeError for options that the rules do not allow. */
  async begin(start: Start): Promise<Session> {
    return this.#session(await this.#opened(start)).open();
  }

  /** Ends a game without a result, even if the rules can't read its state. */
  async drop({ id }: Session): Promise<void> {
    await this.#store.transaction(({ matches }) => matches.end(id, 'cancelled', 'cancel', Date.now()));
  }

  /**
   * Continues the game that an earlier version saved in a file, and renames that file. Prints the reason if the file can't be
   * used.
   */
  async takeOver(say: (line: string) => void): Promise<void> {
    const path = this.#old;
    const loaded = path === undefined ? { type: 'none' as const } : loadSaved(path);
    if (path === undefined || loaded.type === 'none') return;
    const fault = loaded.type === 'saved' ? await this.#replay(loaded.saved) : loaded.reason;
    // The old file stays while games can't be saved, since it is the only copy.
    const aside = this.saves ? setAside(path) : undefined;
    const kept = aside ? `It is kept as ${aside}` : 'It stays where it is';
    if (fault !== undefined)
      say(`The saved game ${path} cannot be used: ${fault}. ${kept}; begin a new game.`);
    else if (aside) say(`The game that an earlier version saved goes on here; its file is kept as ${aside}.`);
  }

  /** Replays a saved game. Returns the reason for a failure. Undefined after a success. */
  async #replay(saved: Saved): Promise<string | undefined> {
    const strange = 'saved under other rules, or changed by hand';
    if (this.#game(saved.game)?.rules !== saved.rules) return strange;
    let match: Match;
    try {
      match = await this.#opened(saved);
    } catch {
      // A file that a person has changed may hold options that the game does not allow.
      return strange;
    }
    const session = await this.#session(match).open();
    for (const { seat, action } of saved.actions) {
      if (seat < saved.names.length && (await session.act(seat, action)).ok) continue;
      await this.#table.cancel(match.id, match.opener, { moderator: true });
      return strange;
    }
    return undefined;
  }

  async #opened({ game, options, names, players = [], seed }: Start): Promise<Match> {
    this.#seed = seed;
    const id = randomUUID();
    const seated = names.map((name, seat) => ({ id: `${id}/${seat}`, name }));
    const [opener] = seated;
    if (!opener) throw new RangeError('nobody plays');
    const place = { channelId: id, guildId: null, seating: 'joined' } as const;
    const opened = await this.#table.openAndStart({
      ...place,
      game,
      options,
      opener,
      seated,
      players,
      seats: names.length + players.length,
    });
    if (!opened.ok) throw new RangeError(`${game} can't be begun: ${opened.refusal.code}`);
    return opened.value;
  }

  #session(match: Match): Session {
    const game = this.#game(match.game);
    if (!game) throw new Error(`no game is called ${match.game}`);
    return new Session(this.#table, game, match);
  }

  #game(id: string): AnyGame | undefined {
    return ofGame(this.#needs.games, id);
  }
}
