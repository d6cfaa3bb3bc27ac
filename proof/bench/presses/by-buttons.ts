import type { Channel, Person, StoredMessage } from 'local-discord';
import type { AnyGame, Seat } from '../../../src/core/contract/game.ts';
import { parseId } from '../../../src/discord/buttons/custom-id.ts';
import type { Match } from '../../../src/table/match/types.ts';
import { openerIn, opensTurn, verbOf } from '../../../test/support/acts.ts';
import type { Running } from '../../../test/support/bot.ts';
import { type Walked, walk } from '../../../test/support/walk.ts';

interface AtTheCommit extends Pick<Walked, 'commit' | 'presses'> {
  readonly panel: StoredMessage;
}

export interface Turn {
  readonly match: Match;
  readonly seat: Seat;
  readonly person: Person;
  readonly legal: readonly unknown[];
}

/** Simulated person who wants one of several actions, knows where each button leads, and uses only buttons and menus. */
export class ByButtons {
  readonly #running: Running;
  readonly #game: AnyGame;
  readonly #channel: Channel;
  readonly #before: () => void;

  /** @param before called before each press, to let a person's reading time pass */
  constructor(running: Running, game: AnyGame, channel: Channel, before: () => void = () => {}) {
    this.#running = running;
    this.#game = game;
    this.#channel = channel;
    this.#before = before;
  }

  /** Returns the decision that the match awaits. Undefined after the end. */
  async turn(people: readonly Person[]): Promise<Turn | undefined> {
    const { table } = this.#running;
    const match = await table.live(this.#channel.id);
    if (!match) return undefined;
    const [seat = -1] = await table.awaited(match);
    const person = people.find(({ id }) => id === match.seats.find(each => each.seat === seat)?.id);
    if (!person) throw new Error('nobody is to act');
    return { match, seat, person, legal: match.position.legal(seat) };
  }

  /**
   * Opens the panel with a button of the public board. Returns the board itself if its button already plays the only action.
   */
  async open(person: Person): Promise<StoredMessage> {
    const { board, opener } = openerIn(this.#channel);
    if (verbOf(opener) === 'do') return board;
    this.#before();
    const { message } = await person.press(board, opener);
    if (!message) throw new Error('no panel');
    return message;
  }

  /**
   * Presses buttons of an open panel until the panel can commit one of the wanted actions.
   * @throws Error if no presses lead there
   */
  async reach(
    { person, legal }: Turn,
    panel: StoredMessage,
    wanted: readonly unknown[],
  ): Promise<AtTheCommit> {
    const hand = {
      press: (message: StoredMessage, id: string) => {
        this.#before();
        return person.press(message, id);
      },
      select: (message: StoredMessage, id: string, values: readonly string[]) => {
        this.#before();
        return person.select(message, id, values);
      },
    };
    return { panel, ...(await walk({ game: this.#game, legal, person: hand, panel }, ...wanted)) };
  }

  /** Returns the panel's button that plays one of these sequences of actions with a single press, if there is one. */
  run(panel: StoredMessage, runs: readonly (readonly unknown[])[]): AtTheCommit | undefined {
    const wanted = runs.map(actions => actions.map(action => this.#game.write(action)).join());
    const commit = panel.buttons.find(({ customId = '' }) => {
      const parsed = parseId(customId);
      return parsed.ok && parsed.id.verb === 'do' && wanted.includes(parsed.id.args.join());
    })?.customId;
    if (commit === undefined) return undefined;
    this.#before();
    return { panel, commit, presses: 0 };
  }

  async commit(person: Person, { panel, commit }: AtTheCommit): Promise<StoredMessage | undefined> {
    const { message = panel } = await person.press(panel, commit);
    await this.#running.quiet();
    return message.buttons.some(opensTurn) ? message : undefined;
  }
}
