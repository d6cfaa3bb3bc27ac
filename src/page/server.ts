import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { streamSSE } from 'hono/streaming';
import type { Refusal } from '../core/contract/result.ts';
import { LANGUAGES, type Language } from '../presentation/language/languages.ts';
import { overviewLines } from '../presentation/pictures/review/overview.ts';
import { nameOf, plain } from '../presentation/text/names.ts';
import { type PageSeat, pageIdOf } from '../table/people/board-pages.ts';
import { goWay, waysOf } from '../table/seat-ways.ts';
import type { Table } from '../table/table.ts';
import { personBehind } from './activity.ts';
import { assets } from './assets.ts';
import { nameOfWay, saidOf } from './cards.ts';
import type { PageAnswer } from './protocol.ts';
import { type PageVoice, refusalIn } from './refusals.ts';
import { namesAt, type PageSeating, type Presented, seatingOf } from './seating.ts';
import { pagePreview, pageState } from './state.ts';
import { textsIn } from './texts.ts';
import { WORDS } from './words/index.ts';

export interface BoardPageParts extends Presented {
  readonly table: Table;
  readonly voice: PageVoice;
  readonly host: string;
  /** Port of the page. 0: any free one. */
  readonly port: number;
  /** Address at which people reach the page. Absent: the address of this server. */
  readonly publicUrl?: string;
  /** Public key of the application at Discord, with which the page also works as an Activity. */
  readonly activityKey?: string;
  /** Origins of pages that may show the page in a frame. */
  readonly framedBy?: readonly string[];
  readonly now: () => number;
  readonly log: (details: object, message: string) => void;
}

/** Server of the boards that people touch. */
export interface BoardPageServer {
  readonly url: string;
  /** Returns the address of a page for a person, which opens once. */
  link(seat: PageSeat): Promise<string>;
  /** Notes the match that a person's Activity opens next. Without a note, as after a restart, it opens the game of its channel. */
  expect(matchId: string, userId: string): void;
  close(): Promise<void>;
}

const COOKIE = 'board';
/** Largest size in bytes of a request's body. */
const LARGEST = 4_096;
/** Requests that one page may make in a minute. */
const MOST_REQUESTS = 240;
/** Milliseconds between two signs of life of an open stream of events. */
const PULSE_MS = 25_000;

const isLanguage = (text: string): text is Language => LANGUAGES.some(language => language === text);
const languageOf = ({ language }: Pick<PageSeat, 'language'>): Language =>
  isLanguage(language) ? language : 'en';

/** Opens the server. Every page sees only the view of its own seat. */
export async function openBoardPages(parts: BoardPageParts): Promise<BoardPageServer> {
  const expected = new Map<string, string>();
  const app = appOf(parts, expected);
  const { host: hostname, port, table } = parts;
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const opening = serve({ fetch: app.fetch, hostname, port }, () => resolve(opening));
    opening.once('error', reject);
  });
  const address = server.address();
  const own = typeof address === 'object' && address ? `http://${hostname}:${address.port}` : '';
  const url = (parts.publicUrl ?? own).replace(/\/$/, '');
  return {
    url,
    expect: (matchId, userId) => void expected.set(userId, matchId),
    link: async seat => `${url}/#${await table.pages.link(seat)}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** @param expected match that the Activity of a person opens, by the person's id */
function appOf(parts: BoardPageParts, expected: ReadonlyMap<string, string>): Hono {
  const app = new Hono();
  const visits = new Visits(parts.now);
  const { table, voice } = parts;
  app.use(secureHeaders(headersFor(parts)));
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });
  app.use(compress());
  app.use(bodyLimit({ maxSize: LARGEST }));
  app.route('/', assets());
  app.use(async (context, next) =>
    isForeign(context, parts) && !isProven(context, parts) ? context.text('foreign origin', 403) : next(),
  );

  /** Gives the secret of a page to the browser. Each page has a path and a cookie of its own, so that a browser can hold several. */
  const openPage = (context: Context, secret: string): string => {
    const page = pageIdOf(secret);
    setCookie(context, COOKIE, secret, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: parts.publicUrl?.startsWith('https:') ?? false,
      path: `${new URL(parts.publicUrl ?? 'http://page/').pathname.replace(/\/$/, '')}/b/${page}`,
      maxAge: 7 * 86_400,
    });
    return page;
  };

  /** Opens the page of a person in an Activity: for the game of their last press, the game in the channel, or the next of their games. */
  const inActivity = async (context: Context, channel: unknown): Promise<string | undefined> => {
    const userId = askedBy(context, parts);
    if (userId === undefined) return undefined;
    const games = (await table.archive.gamesOf(userId)).filter(({ match }) => match.status === 'running');
    const game =
      games.find(({ match }) => match.id === expected.get(userId)) ??
      games.find(({ match }) => match.channelId === channel) ??
      games[0];
    return game && table.pages.openFor({ matchId: game.match.id, userId, language: spokenBy(context) });
  };

  app.post('/seat', async context => {
    const { link, channel, held } = await bodyOf(context);
    const secret =
      typeof link === 'string' ? await table.pages.open(link) : await inActivity(context, channel);
    if (secret === undefined) return context.json({ said: WORDS[spokenBy(context)].expired }, 403);
    // A browser keeps no cookie of a page in a foreign frame, so that page holds the secret in memory.
    if (held === true) return context.json({ page: pageIdOf(secret), secret });
    return context.json({ page: openPage(context, secret) });
  });

  const seated = async (
    context: Context,
    work: (seating: PageSeating, page: PageSeat, secret: string) => Promise<Response>,
  ): Promise<Response> => {
    const secret = heldBy(context) ?? getCookie(context, COOKIE);
    if (secret === undefined) return context.json({ said: WORDS[spokenBy(context)].expired }, 401);
    if (!visits.allow(secret)) return context.json({ said: WORDS[spokenBy(context)].often }, 429);
    const page = await table.pages.of(secret);
    if (!page) return context.json({ said: WORDS[spokenBy(context)].expired }, 401);
    return table.pages.seenBy(page, async () => {
      const language = languageOf(page);
      const seating = await seatingOf(table, parts, { ...page, language });
      if (!seating) return context.json({ said: WORDS[language].gone }, 410);
      const shut = await voice.shutOut(page.userId, seating.match.guildId, language);
      if (shut !== undefined) return context.json({ said: plain(shut) }, 403);
      return work(seating, page, secret);
    });
  };

  const said = (seating: PageSeating, refusal: Refusal): string =>
    refusalIn(voice, seating, refusal, parts.now());

  const answer = async (context: Context, seating: PageSeating, more: Partial<PageAnswer> = {}) => {
    const state = await pageState(table, seating);
    return context.json({ ...more, state, now: parts.now() } satisfies PageAnswer);
  };

  /** Answers with the match as it is after an act. */
  const answerAfter = async (
    context: Context,
    page: PageSeat,
    seating: PageSeating,
    more: Partial<PageAnswer> = {},
  ) => {
    const now = await seatingOf(table, parts, { ...page, language: seating.language });
    return answer(context, now ?? seating, more);
  };

  app.get('/b/:page/texts', context =>
    seated(context, async ({ language }) => context.json(textsIn(language))),
  );
  app.get('/b/:page/state', context => seated(context, seating => answer(context, seating)));
  app.get('/b/:page/preview', context =>
    seated(context, async seating => {
      const preview =
        Number(context.req.query('rev')) === seating.match.rev
          ? pagePreview(seating, context.req.query('action') ?? '')
          : undefined;
      return preview
        ? context.json(preview)
        : answer(context, seating, { said: WORDS[seating.language].stale });
    }),
  );
  app.post('/b/:page/act', context =>
    seated(context, async (seating, page) => {
      const { rev, action } = await bodyOf(context);
      if (typeof rev !== 'number' || typeof action !== 'string')
        return context.json({ said: 'rev, action' }, 400);
      const { id } = seating.match;
      const acted = await table.act(id, page.userId, action, { rev, sentAt: parts.now() });
      parts.log({ matchId: id, rev, way: 'page', ok: acted.ok }, 'a page has acted');
      return answerAfter(context, page, seating, acted.ok ? {} : { said: said(seating, acted.refusal) });
    }),
  );
  app.post('/b/:page/way', context =>
    seated(context, async (seating, page, secret) => {
      const { rev, way: name } = await bodyOf(context);
      if (typeof rev !== 'number' || typeof name !== 'string') return context.json({ said: 'rev, way' }, 400);
      const { match, seat, language } = seating;
      const { ways } = await waysOf(table, match, seat);
      const way = ways.find(each => nameOfWay(each) === name);
      if (seat === undefined || !way) return answer(context, seating, { said: WORDS[language].stale });
      const { id, guildId } = match;
      const member = async () => (guildId === null ? undefined : voice.memberOf(guildId, page.userId));
      const done = await goWay(table, match, way, { seat, rev, sentAt: parts.now(), member });
      parts.log({ matchId: id, rev, way: 'page', kind: way.kind, ok: done.ok }, 'a page has gone a way');
      if (!done.ok) return answerAfter(context, page, seating, { said: said(seating, done.refusal) });
      const result = saidOf(seating, way, done.value);
      const begun = done.value.match?.id !== id && done.value.match?.dealt ? done.value.match.id : undefined;
      if (begun !== undefined) return goOn(context, seating, { page, secret, matchId: begun });
      return answerAfter(context, page, seating, result === undefined ? {} : { said: result });
    }),
  );
  /** Opens the page of another match of the same person, and answers with its name. */
  const goOn = async (
    context: Context,
    seating: PageSeating,
    { page, secret, matchId }: { readonly page: PageSeat; readonly secret: string; readonly matchId: string },
  ) => {
    const opened = await table.pages.goOn(secret, page, matchId);
    if (opened === undefined) return answer(context, seating);
    const isHeld = heldBy(context) !== undefined;
    return answer(
      context,
      seating,
      isHeld ? { go: pageIdOf(opened), secret: opened } : { go: openPage(context, opened) },
    );
  };
  app.post('/b/:page/next', context =>
    seated(context, async (seating, page, secret) => {
      const { match, seat } = seating;
      const next = seat === undefined ? undefined : await table.next(page.userId, match.id);
      return next
        ? goOn(context, seating, { page, secret, matchId: next.match.id })
        : answer(context, seating, { said: WORDS[seating.language].noNext });
    }),
  );
  app.post('/b/:page/review', context =>
    seated(context, async (seating, page) => {
      const { match, seat, language } = seating;
      if (seat === undefined) return answer(context, seating, { said: WORDS[language].gone });
      const found = await table.reviews.of(match.id, page.userId);
      if (!found.ok) return answer(context, seating, { said: said(seating, found.refusal) });
      const { review } = found.value;
      const name = nameOf(namesAt(seating), review.seat, language);
      return answer(context, seating, { review: overviewLines(review, name, language).map(plain) });
    }),
  );
  app.post('/b/:page/close', context =>
    seated(context, async (_, page) => {
      await table.pages.close(page.userId);
      return context.body(null, 204);
    }),
  );
  app.get('/b/:page/events', context =>
    seated(context, async (_, page) =>
      streamSSE(context, async stream => {
        const end = table.pages.whenChanged(page, () => {
          void stream.writeSSE({ event: 'changed', data: '' });
        });
        stream.onAbort(end);
        while (!stream.aborted) {
          await stream.writeSSE({ event: 'pulse', data: '' });
          await stream.sleep(PULSE_MS);
        }
        end();
      }),
    ),
  );
  return app;
}

const headersFor = ({ framedBy = [] }: BoardPageParts) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: framedBy.length > 0 ? [...framedBy] : ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: framedBy.length === 0,
});

/** Returns the secret that a page in a frame holds in memory. */
const heldBy = (context: Context): string | undefined =>
  /^Bearer ([\w-]+)$/.exec(context.req.header('authorization') ?? '')?.[1];

const askedBy = (context: Context, { activityKey, now }: BoardPageParts): string | undefined =>
  activityKey === undefined ? undefined : personBehind(name => context.req.header(name), activityKey, now());

/** Checks that a request has a proof that no browser adds by itself. So no page of another origin can send it. */
const isProven = (context: Context, parts: BoardPageParts): boolean =>
  heldBy(context) !== undefined || askedBy(context, parts) !== undefined;

/** Checks that a request comes from a page of another origin. A request without an origin comes from the address itself. */
function isForeign(context: Context, { publicUrl }: BoardPageParts): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return context.req.method !== 'GET';
  const own = publicUrl === undefined ? `http://${context.req.header('host')}` : new URL(publicUrl).origin;
  return origin !== own;
}

async function bodyOf(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** Returns the language that the browser prefers, for a person whose page is not known. */
function spokenBy(context: Context): Language {
  const wanted = (context.req.header('accept-language') ?? '')
    .split(/[,;]/)
    .map(tag => tag.trim().toLowerCase());
  const fits = (language: Language, tag: string): boolean =>
    language.toLowerCase().startsWith(tag.slice(0, 2));
  const tag = wanted.find(each => each.length > 1 && LANGUAGES.some(language => fits(language, each)));
  return LANGUAGES.find(language => tag !== undefined && fits(language, tag)) ?? 'en';
}

/** Counts the requests of each page in the present minute. */
class Visits {
  readonly #now: () => number;
  #minute = 0;
  #counts = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  allow(secret: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) [this.#minute, this.#counts] = [minute, new Map()];
    const count = (this.#counts.get(secret) ?? 0) + 1;
    this.#counts.set(secret, count);
    return count <= MOST_REQUESTS;
  }
}
