import type { Channel, Person, StoredMessage } from 'local-discord';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { parseId } from '../../../src/discord/buttons/custom-id.ts';
import { letterField, named, readAction, unpackPicks } from '../../../src/discord/buttons/picks.ts';
import { choices, type Picks } from '../../../src/presentation/choosing/menu.ts';
import type { Match } from '../../../src/table/match/types.ts';
import type { Running } from '../../../test/support/bot.ts';

/** Most presses in a row, more than a person would accept. */
const PATIENCE = 20;

export interface AtTheCommit {
  readonly panel: StoredMessage;
  readonly commit: string;
  /** Presses so far. Opening a menu counts as one press. */
  readonly presses: number;
}

const idsOf = ({ buttons }: StoredMessage): readonly string[] =>
  buttons.flatMap(({ customId }) => customId ?? []);

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

  async match(): Promise<Match | undefined> {
    return this.#running.table.live(this.#channel.id);
  }

  /**
   * Opens the panel with a button of the public board. Returns the board itself if its button already plays the only action.
   */
  async open(person: Person): Promise<StoredMessage> {
    const opens = (message: StoredMessage) =>
      idsOf(message).find(id => ['open', 'do'].includes(id.split(':')[3] ?? ''));
    const board = this.#channel.messages.findLast(message => opens(message) !== undefined);
    const button = board && opens(board);
    if (board === undefined || button === undefined) throw new Error('no button opens a panel');
    if (button.split(':')[3] === 'do') return board;
    this.#before();
    const { message } = await person.press(board, button);
    if (!message) throw new Error('no panel');
    return message;
  }

  /**
   * Presses buttons of an open panel until the panel can commit one of the wanted actions.
   * @throws if no presses lead there
   */
  async reach(
    person: Person,
    panel: StoredMessage,
    seat: number,
    wanted: readonly unknown[],
  ): Promise<AtTheCommit> {
    let presses = 0;
    for (let step = 0; step < PATIENCE; step++) {
      const match = await this.match();
      if (!match) throw new Error('no game');
      const legal = match.position.legal(seat);
      const commit = this.#commit(panel, legal, wanted);
      if (commit !== undefined) return { panel, commit, presses };
      this.#before();
      presses += await this.#onward(person, panel, legal, wanted);
    }
    throw new Error(
      `no way to ${wanted.map(action => this.#game.write(action)).join(' or ')}: ${panel.content}`,
    );
  }

  /** Returns the panel's button that plays one of these sequences of actions with a single press, if there is one. */
  async run(panel: StoredMessage, runs: readonly (readonly unknown[])[]): Promise<AtTheCommit | undefined> {
    const wanted = runs.map(actions => actions.map(action => this.#game.write(action)).join());
    const commit = idsOf(panel).find(customId => {
      const parsed = parseId(customId);
      return parsed.ok && parsed.id.verb === 'do' && wanted.includes(parsed.id.args.join());
    });
    if (commit === undefined) return undefined;
    this.#before();
    return { panel, commit, presses: 0 };
  }

  async commit(person: Person, { panel, commit }: AtTheCommit): Promise<StoredMessage | undefined> {
    const { message = panel } = await person.press(panel, commit);
    await this.#running.quiet();
    return this.#goesOn(message) ? message : undefined;
  }

  #goesOn(panel: StoredMessage): boolean {
    return panel.buttons.some(({ customId = '' }) => ['open', 'do'].includes(customId.split(':')[3] ?? ''));
  }

  #commit(panel: StoredMessage, legal: readonly unknown[], wanted: readonly unknown[]): string | undefined {
    const texts = legal.map(action => this.#game.write(action));
    const goals = wanted.map(action => this.#game.write(action));
    return idsOf(panel).find(customId => {
      const parsed = parseId(customId);
      return (
        parsed.ok &&
        parsed.id.verb === 'do' &&
        parsed.id.args.length === 1 &&
        goals.includes(readAction(texts, parsed.id.args[0] ?? ''))
      );
    });
  }

  #leads(picks: Picks | undefined, wanted: readonly unknown[]): boolean {
    return wanted.some(action => {
      const fields = new Map(this.#game.fields(action));
      return picks?.every(([field, value]) => fields.get(field) === value) ?? false;
    });
  }

  #nextPage(panel: StoredMessage): string | undefined {
    return idsOf(panel).find(customId => customId.split(':')[4]?.startsWith('>'));
  }

  async #onward(
    person: Person,
    panel: StoredMessage,
    legal: readonly unknown[],
    wanted: readonly unknown[],
  ): Promise<number> {
    const ways = idsOf(panel).flatMap(customId => {
      const parsed = parseId(customId);
      if (!parsed.ok || parsed.id.verb !== 'open') return [];
      const picks = unpackPicks(this.#game, legal, parsed.id.args);
      return this.#leads(picks, wanted) ? [{ customId, far: picks?.length ?? 0 }] : [];
    });
    const [menu] = panel.selects;
    if (menu) {
      const parsed = parseId(menu.customId);
      const field = parsed.ok ? letterField(this.#game, legal, parsed.id.args[0]) : undefined;
      const picks = parsed.ok ? unpackPicks(this.#game, legal, parsed.id.args.slice(1)) : undefined;
      const value = menu.options.find(option => {
        const meant =
          field === undefined ? undefined : named(choices(this.#game, legal, {}, field), option.value);
        return (
          field !== undefined &&
          meant !== undefined &&
          this.#leads([...(picks ?? []), [field, meant]], wanted)
        );
      });
      if (value) {
        await person.select(panel, menu.customId, [value.value]);
        return 2;
      }
      const more = this.#nextPage(panel);
      if (more !== undefined) {
        await person.press(panel, more);
        return 1;
      }
    }
    const best = ways.reduce<(typeof ways)[number] | undefined>(
      (one, other) => (one && one.far >= other.far ? one : other),
      undefined,
    );
    const onward = best?.customId ?? this.#nextPage(panel);
    if (onward === undefined) throw new Error(`nothing leads on: ${panel.content}`);
    await person.press(panel, onward);
    return 1;
  }
}
