import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { LocalDiscord } from '../local-discord.ts';
import type { Happening, Page } from '../world/watch.ts';
import { serve } from './assets.ts';
import type { PageOptions } from './options.ts';
import type { Frame, Seen } from './protocol.ts';
import {
  canSee,
  showActivity,
  showChannels,
  showCommands,
  showEvent,
  showGuilds,
  showMessage,
  showPeople,
  showRequest,
} from './shown.ts';
import { type House, Tab } from './tab.ts';
import { UnreadMessages } from './unread.ts';

export type { LocalText, OfferStart, PageHome, PageOffer, PageOptions } from './options.ts';
export type { Frame } from './protocol.ts';

/** Number of the latest requests and events that the panel can show. */
const SEEN = 300;
/** Largest WebSocket message in bytes: a file of Discord's largest size in base64, and some JSON. */
const LONGEST_FRAME = 15_000_000;

/** Serves the page at `/`, and opens a WebSocket for each browser tab that shows the page. */
export const attachPage = (discord: LocalDiscord, options: PageOptions = {}): Page =>
  new PageServer(discord, options);

class PageServer implements Page {
  readonly #discord: LocalDiscord;
  readonly #options: PageOptions;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME });
  readonly #tabs = new Set<Tab>();
  readonly #unread = new UnreadMessages();
  readonly #seen: Seen[] = [];
  readonly #house: House;
  readonly #unwatch: () => void;
  #count = 0;

  constructor(discord: LocalDiscord, options: PageOptions) {
    this.#discord = discord;
    this.#options = options;
    this.#house = {
      discord,
      unread: this.#unread,
      seen: this.#seen,
      home: options.home,
      unreadChanged: () => this.#unreadChanged(),
    };
    this.#unwatch = discord.watch(happening => this.#tell(happening));
  }

  handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return serve({ discord: this.#discord, ...this.#options }, request, response);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname !== '/page/socket') {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, ws => {
      const asked = this.#discord.people.find(({ id, name }) =>
        [id, name].includes(url.searchParams.get('as') ?? ''),
      );
      const person = asked ?? this.#discord.people[0];
      if (person === undefined) {
        ws.close(4000, 'there is nobody here');
        return;
      }
      const tab = new Tab(this.#house, ws, person);
      this.#tabs.add(tab);
      ws.on('close', () => this.#tabs.delete(tab));
    });
  }

  close(): void {
    this.#unwatch();
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  #all(frame: (tab: Tab) => Frame | undefined): void {
    for (const tab of this.#tabs) {
      const made = frame(tab);
      if (made !== undefined) tab.send(made);
    }
  }

  #unreadChanged(): void {
    const unread = this.#unread.shown();
    this.#all(() => ({ type: 'unread', unread }));
  }

  #saw(seen: Seen): void {
    this.#seen.push(seen);
    if (this.#seen.length > SEEN) this.#seen.shift();
    this.#all(tab => (tab.watching ? { type: 'seen', seen: [seen] } : undefined));
  }

  #tell(happening: Happening): void {
    const discord = this.#discord;
    switch (happening.type) {
      case 'message':
        this.#tellMessage(happening);
        break;
      case 'request':
        this.#count += 1;
        this.#saw(showRequest(happening.request, this.#count));
        break;
      case 'gateway':
        this.#count += 1;
        this.#saw(showEvent(happening.event, this.#count));
        break;
      case 'switches':
        for (const tab of this.#tabs) tab.sendSwitches();
        break;
      case 'typing':
        this.#all(() => ({ type: 'typing', channelId: happening.channel.id }));
        break;
      case 'person':
        this.#all(() => ({ type: 'people', people: showPeople(discord) }));
        break;
      case 'guild':
      case 'channel':
        this.#all(({ person }) => ({
          type: 'places',
          guilds: showGuilds(discord),
          channels: showChannels(discord, person),
        }));
        break;
      case 'commands':
        this.#all(({ person }) => ({ type: 'commands', ...showCommands(discord, person) }));
        break;
      case 'activity':
        this.#all(({ person }) =>
          person === happening.person ? { type: 'activity', ...showActivity(discord, person) } : undefined,
        );
        break;
      case 'connection':
        this.#all(() => ({ type: 'bot', connected: happening.connected }));
        break;
    }
  }

  #tellMessage({ change, message }: Extract<Happening, { type: 'message' }>): void {
    const isFor = ({ person }: Tab): boolean => canSee(person, message);
    const frame: Frame =
      change === 'deleted'
        ? { type: 'gone', messageId: message.id }
        : { type: 'message', message: showMessage(this.#discord, message) };
    this.#all(tab => (isFor(tab) ? frame : undefined));
    if (change !== 'new') return;
    this.#unread.add(this.#discord.people, message);
    this.#unreadChanged();
  }
}
