import type { LocalDiscord } from 'local-discord';
import type { Match } from '../../../src/table/match/types.ts';
import type { Table } from '../../../src/table/table.ts';
import { PORTO, proposed } from '../../../test/support/acts.ts';
import { inGame } from '../../../test/support/in-game.ts';
import { boardOf } from '../../chaos/board-versions.ts';
import { type Random, random } from '../../chaos/random.ts';
import type { Board, ScaledWorld } from './world.ts';

const PATIENCE_MS = 120_000;

/** Waits for a board that is newer than the match's revision. `shown` resolves with its time. */
function boardAfter(discord: LocalDiscord, { id, rev }: Pick<Match, 'id' | 'rev'>) {
  let forget = (): void => {};
  const shown = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no board of ${id} after ${rev}`)), PATIENCE_MS);
    const stop = discord.watch(happening => {
      if (happening.type !== 'message' || happening.change === 'deleted' || happening.message.ephemeral)
        return;
      const board = boardOf(happening.message.attachments[0]?.filename);
      if (board?.match !== id || board.rev <= rev) return;
      forget();
      resolve(performance.now());
    });
    forget = () => {
      clearTimeout(late);
      stop();
    };
  });
  shown.catch(() => {});
  return { shown, forget: () => forget() };
}

/**
 * Pairs of people who play Porto by buttons at several tables at once. Each pair presses again only after its previous press is
 * done.
 */
export class Hands {
  readonly #world: ScaledWorld;
  readonly #table: Table;
  readonly #chance: Random;

  /** @param table used for reads only */
  constructor(world: ScaledWorld, table: Table, seed: number) {
    this.#world = world;
    this.#table = table;
    this.#chance = random(seed);
  }

  async sitDown(): Promise<void> {
    for (const board of this.#world.boards) await this.#game(board);
  }

  async play(isOver: (moves: number) => boolean): Promise<number> {
    let moves = 0;
    const playing = this.#world.boards.map(async board => {
      while (!isOver(moves)) if ((await this.press(board)) !== undefined) moves += 1;
    });
    await Promise.all(playing);
    return moves;
  }

  /**
   * Plays an action of a person who must act. Returns milliseconds from the committing press to the public board. Undefined:
   * nothing changes in public, since other people must choose too.
   */
  async press(board: Board): Promise<number | undefined> {
    const { discord } = this.#world;
    const match = await this.#game(board);
    const [seat = -1] = await this.#table.awaited(match);
    const person = board.people.find(({ id }) => id === match.seats[seat]?.id);
    if (!person) throw new Error('nobody is asked');
    const action = this.#chance.among(match.position.legal(seat));
    const place = { running: { table: this.#table }, channel: board.channel };
    const { panel, commit } = await proposed(PORTO, place, person, action);
    const { shown, forget } = boardAfter(discord, match);
    const began = performance.now();
    await person.press(panel, commit);
    if ((await this.#table.get(match.id))?.rev === match.rev) {
      forget();
      return undefined;
    }
    return (await shown) - began;
  }

  async #game({ channel, people }: Board): Promise<Match> {
    const match = await this.#table.live(channel.id);
    if (match?.status === 'running') return match;
    const [ann, bela] = people;
    if (!ann || !bela) throw new Error('nobody is there');
    const { discord } = this.#world;
    await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
    await inGame(bela, channel, 'porto', 'join');
    const lobby = await this.#table.live(channel.id);
    const { shown } = boardAfter(discord, { id: lobby?.id ?? '', rev: -1 });
    await inGame(ann, channel, 'porto', 'start');
    await shown;
    const begun = await this.#table.live(channel.id);
    if (begun?.status !== 'running') throw new Error('no game was begun');
    return begun;
  }
}
