import { onTestFinished } from 'vitest';
import { botVoiceOf } from '../../src/discord/gateway/bot-voice.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { PageAnswer, PagePreview, PageState } from '../../src/page/protocol.ts';
import type { PageVoice } from '../../src/page/refusals.ts';
import { type BoardPageParts, type BoardPageServer, openBoardPages } from '../../src/page/server.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import { roomOf } from '../support/room.ts';
import { ANN, accepted, BEN, type RoomOptions, reload, room, type Wishes } from '../table/room.ts';

const waysIn = ({ cards, ways }: PageState) => [...cards.flatMap(card => card.ways), ...ways];

/** Lists the labels of the buttons beside the board. */
export const labelsIn = (state: PageState): readonly string[] => waysIn(state).map(({ label }) => label);

/** Page of a person as a program uses it: requests with the page's cookie. */
export class Visitor {
  readonly #base: string;
  readonly cookie: string;

  constructor(base: string, cookie: string) {
    this.#base = base;
    this.cookie = cookie;
  }

  /** Posts the text of a link, as the page in a browser does. */
  static open(server: string, link: string): Promise<Response> {
    return fetch(`${server}/seat`, {
      method: 'POST',
      headers: { origin: server, 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    });
  }

  /** Opens the page of a link. */
  static async by(server: string, link: string): Promise<Visitor> {
    const answer = await Visitor.open(server, link.split('#')[1] ?? '');
    const { page } = (await answer.json()) as { page: string };
    return new Visitor(`${server}/b/${page}/`, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  /** Returns the same page at another address of the bot. */
  movedTo(server: string): Visitor {
    return new Visitor(this.#base.replace(/^.*(?=\/b\/)/, server), this.cookie);
  }

  /** Returns another page of the same browser. */
  at(page: string, cookie: string): Visitor {
    return new Visitor(this.#base.replace(/[^/]+\/$/, `${page}/`), cookie);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.#base}${path}`, { headers: { cookie: this.cookie, ...headers } });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const { origin } = new URL(this.#base);
    return fetch(`${this.#base}${path}`, {
      method: 'POST',
      headers: { cookie: this.cookie, origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async preview(rev: number, action: string): Promise<PagePreview> {
    const query = new URLSearchParams({ rev: String(rev), action });
    return (await this.get(`preview?${query}`)).json() as Promise<PagePreview>;
  }

  async act(path: string, body: unknown): Promise<PageAnswer> {
    return (await this.post(path, body)).json() as Promise<PageAnswer>;
  }

  /** Presses the button with this label. Returns the answer, with the labels of the buttons that are left. */
  async press(label: string): Promise<PageAnswer & { readonly labels: readonly string[] }> {
    const { state } = await this.state();
    const way = waysIn(state).find(each => each.label === label);
    if (!way) throw new Error(`no button ${label} among ${labelsIn(state)}`);
    const own = ['next', 'review'].includes(way.name);
    const answer = await this.act(own ? way.name : 'way', { rev: state.rev, way: way.name });
    return { ...answer, labels: labelsIn(answer.state) };
  }

  async state(): Promise<PageAnswer> {
    return (await this.get('state')).json() as Promise<PageAnswer>;
  }
}

/** Returns the sentences of a bot without Discord, whose people have no roles. */
export const voiceOf = (table: Table): PageVoice => ({
  ...botVoiceOf(roomOf(table, { games, presenters })),
  memberOf: async () => ({ roles: [], managesServer: false }),
});

/** Opens a server of boards for a match of two people, which ends with the test. */
export async function site(
  game: string,
  options: RoomOptions & { readonly wishes?: Wishes } = {},
  framed: Pick<BoardPageParts, 'activityKey' | 'framedBy'> = {},
) {
  const own = await room({ games, seed: 5, ...options });
  const { table, clock } = own;
  const logged: object[] = [];
  const openAt = async (port: number): Promise<BoardPageServer> => {
    const opened = await openBoardPages({
      ...{ table, games, presenters, voice: voiceOf(table), host: '127.0.0.1', port, now: () => clock.now },
      log: details => logged.push(details),
      ...framed,
    });
    onTestFinished(() => opened.close());
    return opened;
  };
  const server = await openAt(0);
  /** Opens the server again at the same address, as a bot that has started again. */
  const reopen = (): Promise<BoardPageServer> => openAt(Number(new URL(server.url).port));
  const opening = {
    ...{ game, options: games[game]?.defaults ?? {}, channelId: 'c1', guildId: 'g1', seats: 2, opener: ANN },
    ...options.wishes,
  };
  const { id } = accepted(await table.open(opening));
  accepted(await table.join(id, BEN));
  // A live game begins by itself.
  const match =
    options.wishes?.pace === 'live' ? await reload(own, { id }) : accepted(await table.start(id, ANN.id));
  const linkFor = (userId: string, language = 'en'): Promise<string> =>
    server.link({ matchId: id, userId, language });
  const open = (url: string): Promise<Response> => Visitor.open(server.url, url.split('#')[1] ?? '');
  const visit = async (userId: string, language = 'en'): Promise<Visitor> =>
    Visitor.by(server.url, await linkFor(userId, language));
  const visitTo = async ({ id: matchId }: Pick<Match, 'id'>, userId: string): Promise<Visitor> =>
    Visitor.by(server.url, await server.link({ matchId, userId, language: 'en' }));
  const awaited = async (now: Match): Promise<string> => {
    const [seat = -1] = await table.awaited(now);
    return now.seats[seat]?.id ?? '';
  };
  return { ...own, server, reopen, match, linkFor, open, visit, visitTo, awaited, logged };
}
