import type { Key, Keyboard, Request } from '../../src/contact/stage/acts.ts';
import type { Answer, Channel, Guild, LocalDiscord, Person, StoredMessage } from '../../src/index.ts';

const last = <T>(list: readonly T[]): T => {
  const found = list.at(-1);
  if (found === undefined) throw new Error('there is nothing');
  return found;
};

/** Simulated person who presses and types everything that the contact test asks for. */
export class AtKeyboard implements Keyboard {
  readonly asked: string[] = [];
  readonly #discord: LocalDiscord;
  readonly #guild: Guild;
  readonly #person: Person;
  readonly #keys: Readonly<Record<string, Key>>;
  #form: Promise<Answer> | undefined;

  /** Creates the person. @param keys keys that the person presses instead of the usual ones, by the request's id */
  constructor(discord: LocalDiscord, guild: Guild, keys: Readonly<Record<string, Key>> = {}) {
    this.#discord = discord;
    this.#guild = guild;
    this.#keys = keys;
    this.#person = discord.addUser({ name: 'Ann' });
  }

  async ask({ id, kind }: Request, done: AbortSignal): Promise<Key> {
    this.asked.push(id);
    const key = this.#keys[id];
    if (key) return key;
    if (kind === 'question') return this.#answer(id);
    // The run refuses some answers on purpose. The person's action then fails too, and the error is ignored.
    this.#do(id).catch(() => undefined);
    return new Promise(resolve => done.addEventListener('abort', () => resolve('skip')));
  }

  #answer(id: string): Key {
    if (id === 'close') this.#person.acceptsDms = false;
    if (id === 'open') this.#person.acceptsDms = true;
    return id === 'look-replaced' || id === 'look-mention-by-edit' ? 'no' : 'yes';
  }

  get #channel(): Channel {
    return last(this.#guild.channels.filter(({ name }) => name === 'contact-test'));
  }

  #thread(name: string): Channel {
    return last(this.#guild.threads.filter(thread => thread.name === name));
  }

  #withButton({ messages }: Channel): StoredMessage {
    return last(messages.filter(({ buttons, selects }) => buttons.length + selects.length > 0));
  }

  #press(channel: Channel): Promise<Answer> {
    const message = this.#withButton(channel);
    return this.#person.press(message, message.buttons[0]?.customId ?? '');
  }

  async #do(id: string): Promise<unknown> {
    const [person, channel] = [this.#person, this.#channel];
    switch (id) {
      case 'command':
        return person.command(channel, 'contact answer');
      case 'typing':
        return person.autocomplete(channel, 'contact type', {}, 'word', 'a');
      case 'choice':
        return person.select(this.#withButton(channel), 'contact:choice', ['one', 'two']);
      case 'form':
        this.#form = this.#press(channel);
        return this.#form;
      case 'filled':
        return this.#form && person.submit(await this.#form, {});
      case 'user':
        return person.menu(channel, 'Contact', person);
      case 'archived':
        await this.#discord.useSwitch('phones', { on: true });
        return this.#press(this.#thread('archived'));
      case 'writing':
        return person.say(this.#thread('writing'), 'a message');
      case 'direct':
        return this.#press(await person.dm());
      default:
        return this.#press(channel);
    }
  }
}
