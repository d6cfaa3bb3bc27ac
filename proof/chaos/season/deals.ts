import type { Channel, Person, StoredMessage } from 'local-discord';
import type { CustomId } from '../../../src/discord/buttons/custom-id.ts';
import { withIds } from '../../../test/support/walk.ts';
import { breathe, type Hands, ignoringErrors, untilDone } from './hands.ts';

/** Id of the only game with deals for a single person. */
const GAME = 'porto';
/** Most presses in a row. Between two lost answers an attempt never needs more. */
const MOST = 400;

export interface CommitPress {
  readonly match: string;
  readonly rev: number;
  /** Newest revision that the panel showed after the press. Undefined: no answer came. */
  shown?: number;
}

type Read = CustomId & { readonly customId: string };

const read = ({ buttons }: StoredMessage): readonly Read[] =>
  withIds(buttons).map(({ customId, id }) => ({ ...id, customId }));

/**
 * Plays a person's attempt at a deal by buttons. The person starts the attempt from two devices at the same time, and never
 * restarts it.
 */
export class DealPlay {
  readonly person: Person;
  readonly presses: CommitPress[] = [];
  readonly #hands: Hands;
  readonly #channel: Channel;
  #command: { readonly path: string; readonly code?: string };
  deal: string | undefined;

  /** @param code code of a challenge; `new`: a new challenge; absent: the deal of the day */
  constructor(hands: Hands, channel: Channel, person: Person, code?: string) {
    this.#hands = hands;
    this.#channel = channel;
    this.person = person;
    this.#command = code === undefined ? { path: `${GAME} daily` } : { path: `${GAME} daily`, code };
  }

  async play(): Promise<void> {
    await untilDone(this.#hands, this.#channel, () => this.#go());
  }

  async #go(): Promise<boolean> {
    const { path, code } = this.#command;
    const anew = code === 'new';
    const options = code === undefined || anew ? {} : { code };
    const page = (await this.person.command(this.#channel, path, options)).message;
    if (page && anew && !(await this.#made(page))) return false;
    const found = page && read(page).find(({ verb }) => verb === 'deal');
    if (!page || !found) return false;
    this.deal ??= found.match;
    // After the first answer, the maker of a challenge returns to the challenge by its code.
    this.#command = code === undefined ? this.#command : { path, code: this.deal };
    if (await this.isDone()) return true;
    const play = read(page).find(({ verb, args }) => verb === 'deal' && args[0] === 'play');
    if (play === undefined) return false;
    const begin = () => ignoringErrors(this.person.press(page, play.customId));
    await Promise.all([begin(), begin()]);
    for (let press = 0; press < MOST && this.#hands.up(this.#channel); press++) {
      await breathe();
      const next = this.#next(page);
      if (next === undefined) return this.isDone();
      if (!(await this.#press(page, next))) return false;
    }
    return false;
  }

  /** Makes a new challenge by the archive of the deals. False where the bot gave no answer. */
  async #made(page: StoredMessage): Promise<boolean> {
    for (const step of ['daily', 'challenge', 'new']) {
      const found = read(page).find(({ verb, args }) => verb === 'deals' && args[0] === step);
      if (!found || !(await ignoringErrors(this.person.press(page, found.customId)))) return false;
    }
    return true;
  }

  #next(page: StoredMessage): Read | undefined {
    const all = read(page);
    return all.find(({ verb }) => verb === 'do') ?? all.find(({ verb }) => verb === 'open');
  }

  async #press(page: StoredMessage, { customId, verb, match, rev }: Read): Promise<boolean> {
    const press: CommitPress = { match, rev: rev ?? 0 };
    if (verb === 'do') this.presses.push(press);
    const answer = await ignoringErrors(this.person.press(page, customId));
    if (!answer) return false;
    const revs = read(page).flatMap(each => (each.match === match && each.rev !== null ? each.rev : []));
    // At the end the deal's page replaces the last panel.
    const ended = read(page).some(each => each.verb === 'deal');
    press.shown = ended ? press.rev + 1 : Math.max(0, ...revs);
    return true;
  }

  async isDone(): Promise<boolean> {
    if (this.deal === undefined) return false;
    const attempts = await this.#hands.store.deals.attempts(this.deal, this.person.id);
    return attempts.some(({ endedAt }) => endedAt !== null);
  }
}
