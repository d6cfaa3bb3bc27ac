import { onTestFinished } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { PageAnswer } from '../../src/page/protocol.ts';
import { type BoardPageParts, openBoardPages } from '../../src/page/server.ts';
import type { Match } from '../../src/table/match/types.ts';
import { ANN, accepted, BEN, type RoomOptions, room } from '../table/room.ts';

/** Page of a person as a program uses it: requests with the page's cookie. */
export class Visitor {
  readonly #base: string;
  readonly #cookie: string;

  constructor(base: string, cookie: string) {
    this.#base = base;
    this.#cookie = cookie;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.#base}${path}`, { headers: { cookie: this.#cookie, ...headers } });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const { origin } = new URL(this.#base);
    return fetch(`${this.#base}${path}`, {
      method: 'POST',
      headers: { cookie: this.#cookie, origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async state(): Promise<PageAnswer> {
    return (await this.get('state')).json() as Promise<PageAnswer>;
  }
}

/** Opens a server of boards for a match of two people, which ends with the test. */
export async function site(
  game: string,
  options: RoomOptions = {},
  framed: Pick<BoardPageParts, 'activityKey' | 'framedBy'> = {},
) {
  const own = await room({ games, seed: 5, ...options });
  const { table, clock } = own;
  const logged: object[] = [];
  const server = await openBoardPages({
    ...{ table, games, presenters, host: '127.0.0.1', port: 0, now: () => clock.now },
    log: details => logged.push(details),
    ...framed,
  });
  onTestFinished(() => server.close());
  const opening = {
    ...{ game, options: games[game]?.defaults ?? {}, channelId: 'c1', guildId: 'g1', seats: 2, opener: ANN },
  };
  const { id } = accepted(await table.open(opening));
  accepted(await table.join(id, BEN));
  const match = accepted(await table.start(id, ANN.id));
  const linkFor = (userId: string, language = 'en'): Promise<string> =>
    server.link({ matchId: id, userId, language });
  const open = (url: string): Promise<Response> => {
    const { origin, hash } = new URL(url);
    return fetch(`${origin}/seat`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ link: hash.slice(1) }),
    });
  };
  const visit = async (userId: string, language = 'en'): Promise<Visitor> => {
    const answer = await open(await linkFor(userId, language));
    const { page } = (await answer.json()) as { page: string };
    return new Visitor(`${server.url}/b/${page}/`, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  };
  const awaited = async (now: Match): Promise<string> => {
    const [seat = -1] = await table.awaited(now);
    return now.seats[seat]?.id ?? '';
  };
  return { ...own, server, match, linkFor, open, visit, awaited, logged };
}
