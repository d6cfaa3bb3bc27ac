import type { Channel, Happening, LocalDiscord, Person, StoredMessage } from 'local-discord';
import { blanked, nameOf } from './blanks.ts';
import { fits } from './controls.ts';

interface Shown {
  readonly message: StoredMessage;
  /** Text of the message when it was last recorded. Undefined: it was not recorded yet. */
  text: string | undefined;
  /** Number of a public message, in the order of the record. */
  number: number | undefined;
  /** Count of changes when the message last changed. A person presses in the message that changed last. */
  touched: number;
  /** Ids of all buttons that the message has had, by label. */
  readonly had: Map<string, string>;
}

/** Sign of a change: a private answer, or a public message that was posted, edited, deleted, or posted and deleted at once. */
type Sign = '»' | '+' | '~' | '-' | '±';

interface Changed {
  readonly shown: Shown;
  readonly sign: Sign;
  /** Text of the message before the change. */
  readonly before: string | undefined;
}

interface Thread {
  readonly channel: Channel;
  text: string | undefined;
}

const BLANK_LINE = '·';

/** Records what people see: the messages that were posted, edited and deleted since the last look. */
export class Seen {
  readonly #discord: LocalDiscord;
  readonly #shown = new Map<string, Shown>();
  readonly #threads = new Map<string, Thread>();
  readonly #changed = new Set<Shown>();
  readonly #renamed = new Set<Thread>();
  readonly #home: () => Channel;
  #changes = 0;
  #numbers = 0;

  /** @param home channel whose messages need no name of their place */
  constructor(discord: LocalDiscord, home: () => Channel) {
    this.#discord = discord;
    this.#home = home;
    discord.watch(happening => this.#note(happening));
  }

  /** Returns the messages that a person can see, those that changed last first. */
  of(person: Person): readonly Shown[] {
    return [...this.#shown.values()]
      .filter(({ message: { deleted, viewer, channel } }) => {
        return !deleted && (viewer === undefined || viewer === person) && channel.isShownTo(person);
      })
      .sort((one, other) => other.touched - one.touched);
  }

  /** Returns the message with a number of the record, also a deleted one. */
  numbered(number: number): StoredMessage {
    const found = [...this.#shown.values()].find(each => each.number === number);
    if (!found) throw new Error(`no message ~${number} so far`);
    return found.message;
  }

  /** Returns the message that last had a button with this label, and the button's id. The button may be gone. */
  stale(label: string, of?: Person): { readonly message: StoredMessage; readonly customId: string } {
    const [found] = [...this.#shown.values()]
      .filter(({ message }) => of === undefined || message.viewer === of)
      .sort((one, other) => other.touched - one.touched)
      .flatMap(({ message, had }) => {
        const id = [...had].find(([each]) => fits(each, label))?.[1];
        return id === undefined ? [] : [{ message, customId: id }];
      });
    if (!found) throw new Error(`no message has had a button “${label}”`);
    return found;
  }

  /**
   * Returns the lines about all changes since the last look, and forgets the changes.
   * @param actor person whose private answers need no name
   */
  look(actor?: Person): readonly string[] {
    const touched = [...this.#changed].sort((one, other) => this.#order(one.message, other.message, actor));
    this.#changed.clear();
    // All numbers come before all lines, since a line may link to a later message.
    const changed = touched.flatMap((shown): readonly Changed[] => {
      const before = shown.text;
      const sign = this.#changeOf(shown);
      return sign === undefined ? [] : [{ shown, sign, before }];
    });
    const lines = changed.flatMap(each => this.#lines(each, actor));
    const threads = [...this.#renamed].flatMap(thread => this.#threadLine(thread) ?? []);
    this.#renamed.clear();
    return [...threads, ...lines].map(line => `  ${line}`);
  }

  /** Returns a message's lines as a person sees them now. */
  render(message: StoredMessage): readonly string[] {
    return this.#blank(parts(message).join('\n'));
  }

  #blank(text: string): readonly string[] {
    const names = { discord: this.#discord, numberOf: (id: string) => this.#shown.get(id)?.number };
    return blanked(text, names)
      .split('\n')
      .map(line => line.replace(/[\s\u200b]+$/u, '') || BLANK_LINE);
  }

  #note(happening: Happening): void {
    if (happening.type === 'channel' && happening.channel.isThread) {
      const { channel } = happening;
      const thread = this.#threads.get(channel.id) ?? { channel, text: undefined };
      this.#threads.set(channel.id, thread);
      this.#renamed.add(thread);
    }
    if (happening.type !== 'message' || happening.message.authorId !== this.#discord.botId) return;
    const { message } = happening;
    const shown: Shown = this.#shown.get(message.id) ?? {
      ...{ message, text: undefined, number: undefined, touched: 0 },
      had: new Map(),
    };
    this.#shown.set(message.id, shown);
    this.#changes += 1;
    shown.touched = this.#changes;
    for (const { label, customId } of message.buttons) if (customId) shown.had.set(label, customId);
    this.#changed.add(shown);
  }

  /**
   * Private answers come first, then the home channel, then other places; in one place the older message comes first. Without
   * an actor several people acted at once, so their answers come in the order of their texts.
   */
  #order(one: StoredMessage, other: StoredMessage, actor: Person | undefined): number {
    const rank = ({ viewer, channel, content }: StoredMessage): string => {
      if (viewer) return `0 ${viewer.name} ${actor ? '' : content}`;
      return channel === this.#home() ? '1' : `2 ${channel.isDm ? 'z' : 'a'} ${channel.name}`;
    };
    return rank(one).localeCompare(rank(other)) || Number(BigInt(one.id) - BigInt(other.id));
  }

  /** Gives a new public message its number. Returns the kind of change. Undefined: nothing changed in the end. */
  #changeOf(shown: Shown): Sign | undefined {
    const { message, text: sentence } = shown;
    const text = message.deleted ? 'deleted' : parts(message).join('\n');
    if (message.loading || text === sentence || (sentence === undefined && message.deleted && message.viewer))
      return undefined;
    shown.text = text;
    if (message.viewer) return message.deleted ? '-' : '»';
    this.#numbers += shown.number === undefined ? 1 : 0;
    shown.number ??= this.#numbers;
    if (sentence === undefined) return message.deleted ? '±' : '+';
    return message.deleted ? '-' : '~';
  }

  #lines({ shown, sign, before }: Changed, actor: Person | undefined): readonly string[] {
    const { message, number } = shown;
    const head = [message.viewer ? '»' : `${sign}${number}`, ...this.#place(message, actor)].join(' ');
    if (sign === '-') return [message.viewer ? `${head} (gone)` : head];
    const now = this.render(message);
    const isNew = sign === '+' || sign === '±';
    const pings = isNew ? message.mentions.map(id => nameOf(this.#discord, id)).sort() : [];
    const pinged = pings.length > 0 ? ` (pings ${pings.join(', ')})` : '';
    const [first = '(empty)', ...others] = sign === '~' ? difference(this.#blank(before ?? ''), now) : now;
    return [`${head}${pinged} ${first}`, ...others.map(line => `  ${line}`)];
  }

  #place({ viewer, channel }: StoredMessage, actor: Person | undefined): readonly string[] {
    if (viewer) return viewer === actor ? [] : [`to ${viewer.name}:`];
    if (channel === this.#home()) return [];
    return [channel.isDm ? `to ${channel.recipient?.name}:` : `in #${channel.name}:`];
  }

  #threadLine(thread: Thread): string | undefined {
    const { name, archived, locked, isPrivate } = thread.channel;
    const isGone = this.#discord.channel(thread.channel.id) === undefined;
    const state = isGone ? 'deleted' : archived ? (locked ? 'archived and locked' : 'archived') : 'open';
    const text = `#${name} is ${isPrivate ? 'a private' : 'a'} thread, ${state}`;
    if (text === thread.text) return undefined;
    thread.text = text;
    return text;
  }
}

/** Returns the lines that went and that came. Returns all new lines where none stayed, or where only their order changed. */
function difference(before: readonly string[], now: readonly string[]): readonly string[] {
  const came = now.filter(line => !before.includes(line));
  const went = before.filter(line => !now.includes(line));
  if (came.length === now.length || came.length + went.length === 0) return now;
  return [...went.map(line => `- ${line}`), ...came.map(line => `+ ${line}`)];
}

/** Returns the visible parts of a message: its text, its pictures by kind, its buttons and its menus. */
function parts(message: StoredMessage): readonly string[] {
  const texts = message.content === '' ? [] : [message.content];
  const pictures = message.attachments.map(({ filename }) => `🖼 ${kindOf(filename)}`);
  return [...texts, ...pictures, ...message.components.flatMap(row => rowOf(message, row) ?? [])];
}

/** Returns a picture's name without the match and the revision in it. */
const kindOf = (filename: string): string =>
  filename.replace(/-[0-9a-z]{8}(?:-\d+)?(?=[-.])/, '').replace(/\.png$/, '');

type Row = StoredMessage['components'][number];

function rowOf(message: StoredMessage, row: Row): string | undefined {
  const ids = (row.components ?? []).map(({ custom_id, label }) => custom_id ?? label);
  const buttons = message.buttons.filter(({ customId, label }) => ids.includes(customId ?? label));
  const menus = message.selects.filter(({ customId }) => ids.includes(customId));
  const lines = [
    ...buttons.map(
      ({ label, disabled, customId }) =>
        `[${label}]${disabled ? ' (off)' : ''}${customId === undefined ? ' (link)' : ''}`,
    ),
    ...menus.map(({ placeholder, options, disabled }) => {
      const chosen = options.map(each => `${each.default === true ? '✓' : ''}${each.label}`);
      return `{${[placeholder, chosen.join(' | ')].filter(Boolean).join(': ')}}${disabled ? ' (off)' : ''}`;
    }),
  ];
  return lines.length > 0 ? lines.join(' ') : (row.content ?? undefined);
}
