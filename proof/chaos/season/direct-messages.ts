import type { Channel, Person } from 'local-discord';
import { inGames } from '../../../test/support/in-game.ts';
import { type Hands, ignoringErrors, untilDone } from './hands.ts';

/** Lets people request direct messages: about open tables, and about games in which they have no seat. */
export class DirectMessagePlay {
  readonly #hands: Hands;
  readonly #watching: Promise<void>[] = [];
  readonly #readers = new Set<Person>();

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get readers(): readonly Person[] {
    return [...this.#readers];
  }

  async wish(person: Person, channel: Channel): Promise<void> {
    const { store } = this.#hands;
    this.#readers.add(person);
    await untilDone(this.#hands, channel, async () => {
      if (await store.tableWishes.get(person.id, channel.guild?.id ?? '')) return true;
      const list = await inGames(person, channel, 'open');
      const press = () => ignoringErrors(person.press(list.message, 'Notify me'));
      await Promise.all([press(), press()]);
      return false;
    });
  }

  watch(person: Person, thread: Channel): void {
    const { store, table, traffic } = this.#hands;
    this.#readers.add(person);
    const begun = untilDone(this.#hands, thread, async () => {
      const match = await table.latest(thread.id);
      if (match && match.status !== 'running' && match.status !== 'lobby') return true;
      if (match && (await store.watchers.get(match.id, person.id))) return true;
      const board = await person.command(thread, traffic.command('board'));
      await person.press(board.message, 'Watch');
      return false;
    });
    this.#watching.push(begun);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#watching);
  }

  async openTable(person: Person, channel: Channel): Promise<void> {
    const { table, traffic } = this.#hands;
    await untilDone(this.#hands, channel, async () => {
      if (await table.live(channel.id)) return true;
      await person.command(channel, traffic.command('new'), { seats: 4 });
      return (await table.live(channel.id)) !== undefined;
    });
  }
}
