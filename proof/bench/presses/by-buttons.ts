import type { Channel, Person, StoredMessage } from 'local-discord';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { parseId } from '../../../src/discord/buttons/custom-id.ts';
import type { Table } from '../../../src/table/table.ts';
import { opensTurn, panelIn, type Turn, turnIn } from '../../../test/support/acts.ts';
import type { Running } from '../../../test/support/bot.ts';
import { type Hand, type Walked, walk } from '../../../test/support/walk.ts';

interface AtTheCommit extends Pick<Walked, 'commit' | 'presses'> {
  readonly panel: StoredMessage;
}

/** Simulated person who wants one of several actions, knows where each button leads, and uses only buttons and menus. */
export class ByButtons {
  readonly #running: Running;
  readonly #game: AnyGame;
  readonly #channel: Channel;
  readonly #before: () => void;
  #standing: { readonly seat: number; readonly panel: StoredMessage } | undefined;

  /** @param before called before each press, to let a person's reading time pass */
  constructor(running: Running, game: AnyGame, channel: Channel, before: () => void = () => {}) {
    this.#running = running;
    this.#game = game;
    this.#channel = channel;
    this.#before = before;
  }

  get table(): Table {
    return this.#running.table;
  }

  turn(people: readonly Person[]): Promise<Turn | undefined> {
    return turnIn({ running: this.#running, channel: this.#channel }, people);
  }

  open(person: Person): Promise<StoredMessage> {
    return panelIn(this.#channel, this.#hand(person));
  }

  /** Returns the panel that the last commit has left open for this seat, or opens one. */
  async panel({ seat, person }: Turn): Promise<{ readonly panel: StoredMessage; readonly isNew: boolean }> {
    if (this.#standing?.seat === seat) return { panel: this.#standing.panel, isNew: false };
    const panel = await this.open(person);
    return { panel, isNew: panel.ephemeral };
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
    const walking = { game: this.#game, legal, person: this.#hand(person), panel };
    return { panel, ...(await walk(walking, ...wanted)) };
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

  async commit({ seat, person }: Turn, { panel, commit }: AtTheCommit): Promise<void> {
    const { message = panel } = await person.press(panel, commit);
    await this.#running.quiet();
    this.#standing = message.buttons.some(opensTurn) ? { seat, panel: message } : undefined;
  }

  #hand(person: Person) {
    return {
      press: (...pressed: Parameters<Hand['press']>) => {
        this.#before();
        return person.press(...pressed);
      },
      select: (...chosen: Parameters<Hand['select']>) => {
        this.#before();
        return person.select(...chosen);
      },
    };
  }
}
