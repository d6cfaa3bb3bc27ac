import { type RawData, WebSocket } from 'ws';
import type { LocalDiscord } from '../local-discord.ts';
import type { Person } from '../people/person.ts';
import { carryOut, type OpenModals, Refused } from './actions.ts';
import { readFrame } from './frames.ts';
import type { PageHome } from './options.ts';
import {
  type Frame,
  PAGE_OF_MESSAGES,
  type PageAction,
  type Seen,
  type ShownSwitch,
  type Snapshot,
} from './protocol.ts';
import {
  channelsOf,
  showActivity,
  showChannels,
  showCommands,
  showGuilds,
  showHome,
  showMessage,
  showPeople,
} from './shown.ts';
import type { UnreadMessages } from './unread.ts';

export interface House {
  readonly discord: LocalDiscord;
  readonly unread: UnreadMessages;
  /** Newest requests and events, oldest first. */
  readonly seen: readonly Seen[];
  readonly home?: PageHome | undefined;
  /** Callback that runs when a person has read a channel, so that all tabs are updated. */
  readonly unreadChanged: () => void;
}

const FAILED = 'This interaction failed';

/** Server side of a browser tab, through which a person sees the local Discord and acts. */
export class Tab {
  person: Person;
  /** True where the tab shows the panel with requests and events. */
  watching = false;
  /** Id of the open channel. The tab needs it, because some switches have a state in each channel. */
  #channelId: string | undefined;
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #modals: OpenModals = new Map();

  constructor(house: House, socket: WebSocket, person: Person) {
    this.#house = house;
    this.#socket = socket;
    this.person = person;
    socket.on('message', (raw: RawData) => void this.#receive(String(raw)));
    socket.on('error', () => socket.terminate());
    this.send({ type: 'snapshot', ...this.#snapshot() });
  }

  send(frame: Frame): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  sendSwitches(): void {
    const { discord } = this.#house;
    this.send({ type: 'switches', switches: this.#switches(), now: discord.now() });
  }

  #switches(): readonly ShownSwitch[] {
    const { discord } = this.#house;
    const channel = this.#channelId === undefined ? undefined : discord.channel(this.#channelId);
    return discord.switches({ channel });
  }

  async #receive(raw: string): Promise<void> {
    const read = readFrame(raw);
    if (!read.ok) {
      this.send({
        type: 'refused',
        id: read.id,
        error: `That could not be read: ${read.why}`,
        failed: false,
      });
      return;
    }
    const { id, action } = read.ask;
    try {
      this.send({ type: 'answer', id, value: await this.#answer(action) });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.send({ type: 'refused', id, error: why, failed: why.startsWith(FAILED) });
    }
  }

  async #answer(action: PageAction): Promise<unknown> {
    const { discord, unread, unreadChanged, seen, home } = this.#house;
    switch (action.do) {
      case 'be':
        return this.#become(action);
      case 'look':
        this.#channelId = action.channelId;
        this.sendSwitches();
        return undefined;
      case 'read':
        if (unread.read(this.person, action.channelId)) unreadChanged();
        return undefined;
      case 'watch':
        this.watching = action.on;
        if (action.on) this.send({ type: 'seen', seen });
        return undefined;
      default:
        return carryOut(
          { discord, person: this.person, modals: this.#modals, offers: home?.offers ?? [] },
          action,
        );
    }
  }

  #become({ personId }: Extract<PageAction, { do: 'be' }>): undefined {
    const person = this.#house.discord.person(personId);
    if (person === undefined) throw new Refused('nobody has that id');
    this.person = person;
    this.#modals.clear();
    this.send({ type: 'snapshot', ...this.#snapshot() });
  }

  #snapshot(): Snapshot {
    const { discord, unread, home } = this.#house;
    const { person } = this;
    const histories = channelsOf(discord, person).map(channel => person.sees(channel));
    const newest = histories.flatMap(history => history.slice(-PAGE_OF_MESSAGES));
    const cut = histories.filter(history => history.length > PAGE_OF_MESSAGES);
    return {
      you: person.id,
      people: showPeople(discord),
      bot: { id: discord.botId, name: discord.botName, connected: discord.connected },
      guilds: showGuilds(discord),
      channels: showChannels(discord, person),
      messages: newest.map(message => showMessage(discord, message)),
      cut: cut.flatMap(history => history[0]?.channel.id ?? []),
      ...showCommands(discord, person),
      ...showActivity(discord, person),
      ...(home && { home: showHome(home) }),
      unread: unread.shown(),
      switches: this.#switches(),
      now: discord.now(),
    };
  }
}
