import type {
  AnswerTo,
  Frame,
  PageAction,
  Seen,
  ShownChannel,
  ShownMessage,
  ShownModal,
  ShownPerson,
  Snapshot,
  UnreadCount,
} from '../protocol.ts';
import { Connection, Refusal } from './connection.ts';

/** Note that only this tab shows, for example that the local Discord refused a message or that the bot did not answer. */
export interface Note {
  readonly id: number;
  readonly channelId: string;
  readonly text: string;
  readonly failed: boolean;
  /** Id of the message below which the note is shown. Undefined: the note is at the end of the channel. */
  readonly messageId?: string;
}

type World = Omit<Snapshot, 'messages' | 'cut' | 'now'>;

const HOME = 'home';
const SEEN_LINES = 300;
const TYPING_MS = 10_000;
const NONE: UnreadCount = { messages: 0, pings: 0 };
const newer = (one: ShownMessage, other: ShownMessage): number =>
  one.id.length - other.id.length || (one.id < other.id ? -1 : 1);

/** State of this browser tab. It fires the event `change` at every change. */
class Desk extends EventTarget {
  world: World | undefined;
  online = false;
  everOnline = false;
  channelId: string | undefined;
  notes: readonly Note[] = [];
  seen: readonly Seen[] = [];
  panelOpen = false;
  drawerOpen = false;
  /** Page of another program on this machine, shown beside the channel. */
  beside: { readonly url: string; readonly title: string } | undefined;
  /** True while the page beside the channel is closed. It keeps its state for the next press of the same link. */
  isBesideClosed = true;
  modal: ShownModal | undefined;
  /** Notice that the page's address names a place that does not exist. Undefined: there is no notice. */
  missing: string | undefined;
  /** Id of the offer in the page's address. Undefined once the page has shown that offer. */
  #wanted: string | undefined;
  /** Ids of channels in which the bot is typing, with the time at which the typing notice ends. */
  readonly typing = new Map<string, number>();
  readonly #messages = new Map<string, readonly ShownMessage[]>();
  readonly #cut = new Set<string>();
  readonly #dismissed = new Set<string>(readList('dismissed'));
  #clockAhead = 0;
  #started = false;
  #notes = 0;
  readonly #connection = new Connection({
    onFrame: frame => this.#take(frame),
    onOnline: online => {
      this.online = online;
      this.everOnline ||= online;
      if (online && this.panelOpen) void this.ask({ do: 'watch', on: true });
      this.changed();
    },
    as: () => new URLSearchParams(location.search).get('as') ?? sessionStorage.getItem('as'),
  });

  changed(): void {
    this.dispatchEvent(new Event('change'));
  }

  ask<D extends PageAction>(action: D): Promise<AnswerTo<D>> {
    return this.#connection.ask(action);
  }

  get you(): ShownPerson | undefined {
    return this.world?.people.find(person => person.id === this.world?.you);
  }

  get atHome(): boolean {
    return this.channelId === undefined && this.world?.home !== undefined;
  }

  /** Returns the address of the current channel or screen for the person `name`. */
  addressFor(name: string): string {
    const at = this.channelId ?? (this.atHome ? HOME : undefined);
    return `?as=${encodeURIComponent(name)}${at === undefined ? '' : `&at=${at}`}`;
  }

  takeWanted(): string | undefined {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    return wanted;
  }

  get channel(): ShownChannel | undefined {
    return this.world?.channels.find(channel => channel.id === this.channelId);
  }

  /** Current time of the local Discord, in milliseconds since the epoch. */
  get now(): number {
    return Date.now() + this.#clockAhead;
  }

  messagesOf(channelId: string): readonly ShownMessage[] {
    return (this.#messages.get(channelId) ?? []).filter(({ id }) => !this.#dismissed.has(id));
  }

  hasEarlier(channelId: string): boolean {
    return this.#cut.has(channelId);
  }

  unreadIn(channelId: string): UnreadCount {
    return this.world?.unread[this.world.you]?.[channelId] ?? NONE;
  }

  /**
   * Returns the people whom the bot pings in a channel, without the person at this tab. The bot's newest public message pings
   * them, or they have unread pings there.
   */
  calledIn(channelId: string): readonly ShownPerson[] {
    const { world } = this;
    const shown = this.messagesOf(channelId).findLast(
      ({ author, viewerId }) => author?.bot === true && viewerId === undefined,
    );
    const isCalled = (id: string): boolean =>
      (shown?.pinged.includes(id) ?? false) || (world?.unread[id]?.[channelId]?.pings ?? 0) > 0;
    return world?.people.filter(({ id }) => id !== world.you && isCalled(id)) ?? [];
  }

  pingsOf(personId: string): number {
    const channels = Object.values(this.world?.unread[personId] ?? {});
    return channels.reduce((sum, { pings }) => sum + pings, 0);
  }

  nameOf(id: string): string | undefined {
    if (id === this.world?.bot.id) return this.world.bot.name;
    return this.world?.people.find(person => person.id === id)?.name;
  }

  async be(personId: string): Promise<void> {
    const name = this.nameOf(personId);
    if (name !== undefined) history.replaceState(null, '', this.addressFor(name));
    this.notes = [];
    this.modal = undefined;
    await this.ask({ do: 'be', personId });
  }

  open(channelId: string): void {
    if (channelId !== this.channelId) this.#go(channelId);
    this.drawerOpen = false;
    sessionStorage.setItem('channel', channelId);
    this.#look();
    this.changed();
  }

  openHome(): void {
    if (!this.atHome) this.#go(undefined);
    this.drawerOpen = false;
    this.changed();
  }

  readonly travelled = (): void => {
    if (this.world === undefined) return;
    this.channelId = this.#named(this.world);
    this.#look();
    this.changed();
  };

  #go(channelId: string | undefined): void {
    this.channelId = channelId;
    this.missing = undefined;
    const { you } = this;
    if (you !== undefined) history.pushState(null, '', this.addressFor(you.name));
  }

  /** Returns the channel that the page's address names, or that this tab remembers. Undefined: the first screen is shown. */
  #named({ channels, home }: World): string | undefined {
    const at = new URLSearchParams(location.search).get('at');
    this.missing = undefined;
    const found = channels.find(({ id }) => id === (at ?? sessionStorage.getItem('channel')));
    if (found !== undefined || home === undefined) return (found ?? channels[0])?.id;
    if (home.offers.some(({ id }) => id === at)) this.#wanted = at ?? undefined;
    else if (at !== null && at !== HOME)
      this.missing = /^\d+$/.test(at)
        ? 'The channel of that address is not here any more.'
        : `There is no “${at.slice(0, 40)}” here. This is what there is:`;
    return undefined;
  }

  /** Reports to the server that the person has read the open channel, if the channel has unread messages. */
  read(): void {
    const { channelId } = this;
    if (channelId === undefined || document.hidden) return;
    if (this.unreadIn(channelId).messages > 0) void this.ask({ do: 'read', channelId }).catch(() => {});
  }

  dismiss(messageId: string): void {
    this.#dismissed.add(messageId);
    sessionStorage.setItem('dismissed', JSON.stringify([...this.#dismissed].slice(-500)));
    this.changed();
  }

  /** Shows the person at this tab why an action failed. */
  note(channelId: string, error: unknown, messageId?: string): void {
    const text = error instanceof Error ? error.message : String(error);
    const failed = error instanceof Refusal && error.failed;
    this.#notes += 1;
    const note = { id: this.#notes, channelId, text, failed, ...(messageId && { messageId }) };
    const others = this.notes.filter(other => messageId === undefined || other.messageId !== messageId);
    this.notes = [...others, note];
    this.changed();
  }

  withdraw(gone: (note: Note) => boolean): void {
    this.notes = this.notes.filter(note => !gone(note));
    this.changed();
  }

  /** Removes the notes about messages that failed in a channel, once a message to that channel was accepted. */
  settleNotes(channelId: string): void {
    this.withdraw(note => note.channelId === channelId && note.messageId === undefined);
  }

  async earlier(channelId: string): Promise<void> {
    const [oldest] = this.#messages.get(channelId) ?? [];
    if (oldest === undefined) return;
    const { messages, more } = await this.ask({ do: 'earlier', channelId, before: oldest.id });
    this.#messages.set(channelId, [...messages, ...(this.#messages.get(channelId) ?? [])]);
    if (!more) this.#cut.delete(channelId);
    this.changed();
  }

  showBeside(page: Desk['beside']): void {
    this.isBesideClosed = page === undefined;
    this.beside = page ?? this.beside;
    this.changed();
  }

  togglePanel(): void {
    this.panelOpen = !this.panelOpen;
    if (this.panelOpen) this.seen = [];
    void this.ask({ do: 'watch', on: this.panelOpen }).catch(() => {});
    this.changed();
  }

  #take(frame: Exclude<Frame, { type: 'answer' | 'refused' }>): void {
    switch (frame.type) {
      case 'snapshot':
        this.#start(frame);
        break;
      case 'message':
        this.#put(frame.message);
        break;
      case 'gone':
        for (const [id, list] of this.#messages)
          this.#messages.set(
            id,
            list.filter(message => message.id !== frame.messageId),
          );
        break;
      case 'seen':
        this.seen = [...this.seen, ...frame.seen].slice(-SEEN_LINES);
        break;
      case 'typing':
        this.typing.set(frame.channelId, Date.now() + TYPING_MS);
        setTimeout(() => this.changed(), TYPING_MS + 100);
        break;
      case 'bot':
        if (this.world)
          this.world = { ...this.world, bot: { ...this.world.bot, connected: frame.connected } };
        break;
      case 'switches':
        this.#clockAhead = frame.now - Date.now();
        if (this.world) this.world = { ...this.world, switches: frame.switches };
        break;
      case 'activity':
      case 'places':
      case 'people':
      case 'commands':
      case 'unread': {
        const { type: _, ...news } = frame;
        if (this.world) this.world = { ...this.world, ...news };
        break;
      }
    }
    this.changed();
  }

  #start({ messages, cut, now, ...world }: Snapshot): void {
    this.#clockAhead = now - Date.now();
    this.world = world;
    this.#messages.clear();
    this.#cut.clear();
    for (const id of cut) this.#cut.add(id);
    for (const message of messages)
      this.#messages.set(message.channel_id, [...(this.#messages.get(message.channel_id) ?? []), message]);
    const stays = this.#started && (this.atHome || this.channel !== undefined);
    if (!stays) this.channelId = this.#named(world);
    this.#started = true;
    const name = this.you?.name;
    if (name !== undefined) sessionStorage.setItem('as', name);
    this.#look();
  }

  #look(): void {
    const { channelId } = this;
    if (channelId !== undefined) void this.ask({ do: 'look', channelId }).catch(() => {});
  }

  #put(message: ShownMessage): void {
    const list = this.#messages.get(message.channel_id) ?? [];
    // An edited message keeps its position. Only new messages are sorted into the list.
    const index = list.findIndex(({ id }) => id === message.id);
    const next = index >= 0 ? list.with(index, message) : [...list, message].sort(newer);
    this.#messages.set(message.channel_id, next);
    if (message.author?.bot) this.typing.delete(message.channel_id);
  }
}

function readList(key: string): string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

export const desk = new Desk();
addEventListener('popstate', desk.travelled);

/** Returns the channel that an address like Discord's names: `…/channels/<server>/<channel>/<message>`. */
export function channelOf(url: string): string | undefined {
  const [, id] = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)/.exec(url) ?? [];
  return desk.world?.channels.some(channel => channel.id === id) ? id : undefined;
}
