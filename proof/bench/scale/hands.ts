import type { Table } from '../../../src/table/table.ts';
import { PORTO, proposed, turnIn } from '../../../test/support/acts.ts';
import { inGame } from '../../../test/support/in-game.ts';
import { type Random, random } from '../../chaos/random.ts';
import { boardAfter } from '../board-after.ts';
import type { Board, ScaledWorld } from './world.ts';

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
    for (const board of this.#world.boards) await this.#begun(board);
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
    await this.#begun(board);
    const place = { running: { table: this.#table }, channel: board.channel };
    const turn = await turnIn(place, board.people);
    if (!turn) throw new Error('nobody is asked');
    const { match, person } = turn;
    const action = this.#chance.among(turn.legal);
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

  /** Begins a game at a board that has none. */
  async #begun({ channel, people }: Board): Promise<void> {
    if ((await this.#table.live(channel.id))?.status === 'running') return;
    const [ann, bela] = people;
    if (!ann || !bela) throw new Error('nobody is there');
    const { discord } = this.#world;
    await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
    await inGame(bela, channel, 'porto', 'join');
    const lobby = await this.#table.live(channel.id);
    const { shown } = boardAfter(discord, { id: lobby?.id ?? '', rev: -1 });
    await inGame(ann, channel, 'porto', 'start');
    await shown;
  }
}
