import type { Channel, Person, StoredMessage } from 'local-discord';
import { opensTurn } from './acts.ts';

export const GREEN = 3;
const GREY = 2;

/** Makes a decision by taking the panel's first choices until a green button appears, and presses that button. */
async function through(person: Person, panel: StoredMessage): Promise<void> {
  for (let step = 0; step < 6; step++) {
    const [select] = panel.selects;
    const [first] = panel.buttons;
    const green = panel.buttons.find(({ style }) => style === GREEN);
    if (green) {
      await person.press(panel, green.customId ?? '');
      return;
    }
    if (select) await person.select(panel, select.customId, [select.options[0]?.value ?? '']);
    else if (first) await person.press(panel, first.customId ?? '');
    else return;
  }
  throw new Error(`this panel asks for ever: ${panel.content}`);
}

export const newestBoard = (channel: Channel): StoredMessage | undefined =>
  channel.messages.findLast(message => !message.ephemeral);

export const asksForTurn = (channel: Channel): boolean =>
  newestBoard(channel)?.buttons.some(opensTurn) ?? false;

/** Person who has read no instructions. The person presses coloured buttons and takes first choices. */
export class Newcomer {
  /** Ids of the panels that the person opened. */
  readonly opened = new Set<string>();
  readonly #person: Person;
  readonly #channel: Channel;
  #panel: StoredMessage | undefined;

  constructor(person: Person, channel: Channel) {
    this.#person = person;
    this.#channel = channel;
  }

  /** Makes one decision. Returns false if no button of the newest board asks for a decision. */
  async decide(): Promise<boolean> {
    const board = newestBoard(this.#channel);
    const coloured = board?.buttons.find(({ style }) => style !== GREY);
    if (!board || !coloured) return false;
    if (!this.#panel || this.#panel.buttons.length === 0)
      this.#panel = (await this.#person.press(board, coloured.customId ?? '')).message;
    if (!this.#panel) throw new Error('no panel');
    this.opened.add(this.#panel.id);
    await through(this.#person, this.#panel);
    return true;
  }
}
