// table/people/board-pages.ts has the lifetimes of a link and of a page. requests.ts limits the requests in a minute.
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { streamSSE } from 'hono/streaming';
import type { Refusal, Result } from '../core/contract/result.ts';
import { LANGUAGES, type Language } from '../presentation/language/languages.ts';
import { overviewLines } from '../presentation/pictures/review/overview.ts';
import { nameOf, plain } from '../presentation/text/names.ts';
import { type PageSeat, pageIdOf } from '../table/people/board-pages.ts';
import { goWay, waysOf } from '../table/seat-ways.ts';
import { playSeries } from '../table/series.ts';
import type { Table } from '../table/table.ts';
import { assets } from './assets.ts';
import { nameOfWay, saidOf } from './cards.ts';
import type { Exercise, ExerciseReader, ExerciseStep } from './exercise.ts';
import { lessonExercise } from './lesson.ts';
import type { PageAnswer } from './protocol.ts';
import { puzzleExercise } from './puzzle.ts';
import { type PageVoice, refusalIn } from './refusals.ts';
import {
  actionsIn,
  askedBy,
  bodyOf,
  headersFor,
  heldBy,
  isForeign,
  isProven,
  type PageRules,
  spokenBy,
  Visits,
} from './requests.ts';
import { namesAt, type PageSeating, type Presented, seatingOf } from './seating.ts';
import { ownStory, pagePreview, pageState } from './state.ts';
import { textsIn } from './texts.ts';
import { WORDS } from './words/index.ts';

export interface BoardPageParts extends Presented, PageRules {
  readonly table: Table;
  readonly voice: PageVoice;
  readonly host: string;
  /** Port of the page. 0: any free one. */
  readonly port: number;
  readonly log: (details: object, message: string) => void;
}

export interface BoardPageServer {
  readonly url: string;
  /** Returns the address of a page for a person. The address works once. */
  link(seat: PageSeat): Promise<string>;
  close(): Promise<void>;
}

type MatchPage = PageSeat & { readonly matchId: string };

const COOKIE = 'board';
/** Largest size in bytes of a request's body. */
const LARGEST = 4_096;
/** Milliseconds between two signs of life of an open stream of events. */
const PULSE_MS = 25_000;

const isLanguage = (text: string): text is Language => LANGUAGES.some(language => language === text);
const languageOf = ({ language }: Pick<PageSeat, 'language'>): Language =>
  isLanguage(language) ? language : 'en';

/** Opens the server. Every page sees only the view of its own seat. */
export async function openBoardPages(parts: BoardPageParts): Promise<BoardPageServer> {
  const app = appOf(parts);
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
    link: async seat => `${url}/#${await table.pages.link(seat)}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function appOf(parts: BoardPageParts): Hono {
  const app = new Hono();
  const visits = new Visits(parts.now);
  const { table, voice } = parts;
  const exerciseOf = async (reader: ExerciseReader): Promise<Exercise | undefined> =>
    lessonExercise(parts, reader) ?? (await puzzleExercise(parts, reader));
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

  /**
   * Gives the secret of a page to the browser. Each page has a path and a cookie of its own, so that a browser can hold
   * several.
   */
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

  /** Opens the page of a person in an Activity: for their last press, the game in the channel, or the next of their games. */
  const inActivity = async (context: Context, channel: unknown): Promise<string | undefined> => {
    const userId = askedBy(context, parts);
    if (userId === undefined) return undefined;
    const expected = await table.pages.expected(userId);
    if (expected?.exercise) return table.pages.openFor(expected);
    const games = (await table.archive.gamesOf(userId)).filter(({ match }) => match.status === 'running');
    const game =
      games.find(({ match }) => match.id === expected?.matchId) ??
      games.find(({ match }) => match.channelId === channel) ??
      games[0];
    return game && table.pages.openFor({ matchId: game.match.id, userId, language: spokenBy(context) });
  };

  // The page of an address without a match asks for data that do not exist.
  app.notFound(context => context.json({ said: WORDS[spokenBy(context)].expired }, 404));
  app.post('/seat', async context => {
    const { link, channel, held } = await bodyOf(context);
    const secret =
      typeof link === 'string' ? await table.pages.open(link) : await inActivity(context, channel);
    if (secret === undefined) return context.json({ said: WORDS[spokenBy(context)].expired }, 403);
    // A browser keeps no cookie of a page in a foreign frame, so that page holds the secret in memory.
    if (held === true) return context.json({ page: pageIdOf(secret), secret });
    return context.json({ page: openPage(context, secret) });
  });

  /**
   * Checks the page of a request, and runs the work for what it shows.
   * @param exercised work for a puzzle or a lesson; absent: only pages of matches can ask for this
   */
  const seated = async (
    context: Context,
    work: (seating: PageSeating, page: MatchPage, secret: string) => Promise<Response>,
    exercised?: (at: Exercise, page: PageSeat, secret: string) => Promise<Response>,
  ): Promise<Response> => {
    const secret = heldBy(context) ?? getCookie(context, COOKIE);
    if (secret === undefined) return context.json({ said: WORDS[spokenBy(context)].expired }, 401);
    if (!visits.allow(secret)) return context.json({ said: WORDS[spokenBy(context)].often }, 429);
    const page = await table.pages.of(secret);
    if (!page) return context.json({ said: WORDS[spokenBy(context)].expired }, 401);
    return table.pages.seenBy(page, async () => {
      const language = languageOf(page);
      const { matchId, exercise, userId } = page;
      const seating = matchId ? await seatingOf(table, parts, { matchId, userId, language }) : undefined;
      const at = exercise && exercised ? await exerciseOf({ exercise, userId, language }) : undefined;
      const shut = await voice.shutOut(userId, seating?.match.guildId ?? null, language);
      if (shut !== undefined) return context.json({ said: plain(shut) }, 403);
      if (seating && matchId) return work(seating, { ...page, matchId, exercise: null }, secret);
      return at && exercised
        ? exercised(at, page, secret)
        : context.json({ said: WORDS[language].gone }, 410);
    });
  };

  const ofAny = (
    context: Context,
    work: (at: { readonly language: Language }, page: PageSeat) => Promise<Response>,
  ): Promise<Response> => seated(context, work, work);

  const said = (seating: Parameters<typeof refusalIn>[1], refusal: Refusal): string =>
    refusalIn(voice, seating, refusal, parts.now());

  const answerAt = (context: Context, at: Exercise, more: Partial<PageAnswer> = {}) =>
    context.json({ state: at.state(), ...more, now: parts.now() } satisfies PageAnswer);

  /** Answers with the exercise after an act, or with the next exercise. `done` is undefined where the page is out of date. */
  const answerStep = async (
    context: Context,
    { at, page, secret }: { readonly at: Exercise; readonly page: PageSeat; readonly secret: string },
    done: Result<ExerciseStep, Refusal> | undefined,
  ): Promise<Response> => {
    const { language } = at;
    if (!done?.ok)
      return answerAt(context, at, { said: done ? said(at, done.refusal) : WORDS[language].stale });
    const { exercise = page.exercise ?? '', ...step } = done.value;
    if (exercise !== page.exercise) await table.pages.moveOn(secret, page, exercise);
    const next = await exerciseOf({ exercise, userId: page.userId, language });
    return answerAt(context, next ?? at, step);
  };

  const answer = async (context: Context, seating: PageSeating, more: Partial<PageAnswer> = {}) => {
    const state = await pageState(table, seating);
    return context.json({ ...more, state, now: parts.now() } satisfies PageAnswer);
  };

  /** Returns the match of a page as it is after an act. */
  const seatingAfter = async (page: MatchPage, seating: PageSeating): Promise<PageSeating> =>
    (await seatingOf(table, parts, { ...page, language: seating.language })) ?? seating;

  const answerAfter = async (
    context: Context,
    page: MatchPage,
    seating: PageSeating,
    more: Partial<PageAnswer> = {},
  ) => answer(context, await seatingAfter(page, seating), more);

  app.get('/b/:page/texts', context =>
    ofAny(context, async ({ language }) => context.json(textsIn(language))),
  );
  app.get('/b/:page/state', context =>
    seated(
      context,
      seating => answer(context, seating),
      async at => answerAt(context, at),
    ),
  );
  app.get('/b/:page/preview', context =>
    seated(
      context,
      async seating => {
        const preview =
          Number(context.req.query('rev')) === seating.match.rev
            ? pagePreview(seating, context.req.query('action') ?? '')
            : undefined;
        return preview
          ? context.json(preview)
          : answer(context, seating, { said: WORDS[seating.language].stale });
      },
      async at => {
        const preview = at.preview(context.req.query('action') ?? '');
        return preview ? context.json(preview) : answerAt(context, at, { said: WORDS[at.language].stale });
      },
    ),
  );
  app.post('/b/:page/act', context =>
    seated(
      context,
      async (seating, page) => {
        const { rev, action } = await bodyOf(context);
        const actions = actionsIn(action);
        if (typeof rev !== 'number' || !actions) return context.json({ said: 'rev, action' }, 400);
        const { id } = seating.match;
        const seen = { rev, sentAt: parts.now() };
        const acted = await playSeries(table, id, { personId: page.userId, actions }, seen);
        parts.log({ matchId: id, rev, way: 'page', ok: acted.ok }, 'a page has acted');
        if (!acted.ok) return answerAfter(context, page, seating, { said: said(seating, acted.refusal) });
        const now = await seatingAfter(page, seating);
        return answer(context, now, { story: await ownStory(table, now, rev) });
      },
      async (at, page, secret) => {
        const { rev, action } = await bodyOf(context);
        const done = rev === at.rev ? await at.answer(String(action)) : undefined;
        parts.log({ exercise: page.exercise, way: 'page', ok: done?.ok }, 'a page has answered an exercise');
        return answerStep(context, { at, page, secret }, done);
      },
    ),
  );
  app.post('/b/:page/way', context =>
    seated(
      context,
      async (seating, page, secret) => {
        const { rev, way: name } = await bodyOf(context);
        if (typeof rev !== 'number' || typeof name !== 'string')
          return context.json({ said: 'rev, way' }, 400);
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
        const begun =
          done.value.match?.id !== id && done.value.match?.dealt ? done.value.match.id : undefined;
        if (begun !== undefined)
          return goOn(context, { page, secret, matchId: begun }, more => answer(context, seating, more));
        return answerAfter(context, page, seating, result === undefined ? {} : { said: result });
      },
      async (at, page, secret) => {
        const { rev, way } = await bodyOf(context);
        const done = rev === at.rev ? await at.go(String(way)) : undefined;
        return answerStep(context, { at, page, secret }, done);
      },
    ),
  );
  /** Opens another page of the same person, and answers with its name. */
  const goOn = async (
    context: Context,
    { page, secret, matchId }: { readonly page: PageSeat; readonly secret: string; readonly matchId: string },
    reply: (more: Partial<PageAnswer>) => Promise<Response> | Response,
  ): Promise<Response> => {
    const opened = await table.pages.goOn(secret, page, matchId);
    if (opened === undefined) return reply({});
    const isHeld = heldBy(context) !== undefined;
    return reply(isHeld ? { go: pageIdOf(opened), secret: opened } : { go: openPage(context, opened) });
  };
  app.post('/b/:page/next', context =>
    seated(
      context,
      async (seating, page, secret) => {
        const { match, seat } = seating;
        const next = seat === undefined ? undefined : await table.next(page.userId, match.id);
        return next
          ? goOn(context, { page, secret, matchId: next.match.id }, more => answer(context, seating, more))
          : answer(context, seating, { said: WORDS[seating.language].noNext });
      },
      async (at, page, secret) => answerStep(context, { at, page, secret }, await at.go('next')),
    ),
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
    ofAny(context, async (_, page) => {
      await table.pages.close(page.userId);
      return context.body(null, 204);
    }),
  );
  app.get('/b/:page/events', context =>
    ofAny(context, async (_, page) =>
      streamSSE(context, async stream => {
        const changed = () => void stream.writeSSE({ event: 'changed', data: '' });
        const { matchId, userId } = page;
        // An exercise changes by the acts of its own page only.
        const end = matchId ? table.following.follow({ matchId, userId }, changed) : () => {};
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
