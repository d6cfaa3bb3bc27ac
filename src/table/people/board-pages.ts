import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredBoardPage } from '../../store/index.ts';
import { lookingFrom } from '../match/places.ts';
import type { Match } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { isOpenToAll } from './watching.ts';

const KEY = 'board-pages';
/** Milliseconds for which a link can open a page. */
const LINK_MS = 600_000;
/** Milliseconds for which a page stays open. */
const PAGE_MS = 7 * 86_400_000;
/** Longest text of a link that is read, in characters. */
const LONGEST_LINK = 600;

/** Match of a page, or its puzzle or lesson as a row of the database names it. */
export type PageSubject =
  | { readonly matchId: string; readonly exercise?: null }
  | { readonly exercise: string; readonly matchId?: null };

/** Names a puzzle, and the number of the person's earlier answers to it, in the row of a page. */
export const puzzleText = ({ id, number }: { readonly id: string; readonly number: number }): string =>
  `${id} ${number}`;

const LESSON = 'lesson';

/** Names the place of a reader in the lesson of a game, in the row of a page. */
export const lessonText = (game: string, place: readonly number[]): string =>
  [LESSON, game, ...place].join(' ');

/** Reads the place of a reader in a lesson. Undefined: the page shows no lesson. */
export function lessonIn(
  exercise: string,
): { readonly game: string; readonly place: readonly number[] } | undefined {
  const [kind, game = '', ...place] = exercise.split(' ');
  return kind === LESSON ? { game, place: place.map(Number) } : undefined;
}

/** Person of a page, what it shows, and the language of its texts. */
export type PageSeat = PageSubject & Pick<StoredBoardPage, 'userId' | 'language'>;

type LinkContent = PageSeat & Pick<StoredBoardPage, 'link' | 'expiresAt'>;

const subjectOf = (matchId: string | null, exercise: string | null): PageSubject =>
  matchId === null ? { exercise: exercise ?? '' } : { matchId };

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const noteOf = (userId: string): string => `activity ${userId}`;

/** Returns the name of a page in its address. It opens nothing without the secret. */
export const pageIdOf = (secret: string): string => hashOf(secret).slice(0, 12);

const signature = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Opens pages on which a person plays a match. A private link opens one page, within ten minutes. The page keeps a secret of
 * its own, of which the database has the hash. Each request checks that the person still has a seat.
 */
export class BoardPages extends TablePart {
  #key: string | undefined;
  #minute = 0;
  /** Answers of Discord in the present minute. True: the person can't use the match's channel. */
  readonly #shutOut = new Map<string, Promise<boolean>>();

  /** Returns the text of a link that opens one page for a person. */
  async link(seat: PageSeat): Promise<string> {
    const { matchId = null, exercise = null, userId, language } = seat;
    const nonce = randomBytes(12).toString('base64url');
    const parts = [matchId, userId, language, nonce, this.services.now() + LINK_MS, exercise];
    const text = Buffer.from(JSON.stringify(parts)).toString('base64url');
    return `${text}.${signature(await this.#signingKey(), text).toString('base64url')}`;
  }

  /**
   * Opens the page of a link. Returns the secret of the page. Undefined: the link is forged, used or expired, or its match was
   * deleted.
   */
  async open(link: string): Promise<string | undefined> {
    const read = await this.#read(link);
    const now = this.services.now();
    if (!read || read.expiresAt < now) return undefined;
    const { expiresAt: _, ...page } = read;
    return this.#opened(page);
  }

  /** Opens a page without a link, for a person whom Discord has named. Returns the secret of the page. */
  openFor(seat: PageSeat): Promise<string | undefined> {
    return this.#opened({ ...seat, link: randomBytes(12).toString('base64url') });
  }

  async #opened(page: PageSeat & Pick<StoredBoardPage, 'link'>): Promise<string | undefined> {
    const secret = randomBytes(24).toString('base64url');
    const expiresAt = this.services.now() + PAGE_MS;
    const opened = await this.units.of(`person ${page.userId}`, async ({ repositories }) => {
      const { matchId = null, exercise = null } = page;
      if (matchId !== null && !(await repositories.matches.get(matchId))) return false;
      return repositories.boardPages.open({ ...page, matchId, exercise, id: hashOf(secret), expiresAt });
    });
    return opened ? secret : undefined;
  }

  /**
   * Notes what a person's Activity opens next. The Activity may ask any process, so the database keeps the note: the row of a
   * page that no secret can open.
   */
  expect(seat: PageSeat): Promise<void> {
    const { matchId = null, exercise = null, userId, language } = seat;
    const id = noteOf(userId);
    // A person who launches the Activity later wants a game, and not the exercise of an earlier day.
    const expiresAt = this.services.now() + (exercise === null ? PAGE_MS : LINK_MS);
    return this.units.of(`person ${userId}`, ({ repositories: { boardPages } }) =>
      boardPages.replace({ id, link: id, matchId, exercise, userId, language, expiresAt }),
    );
  }

  /** Returns what a person's Activity opens next. Undefined: nothing is noted. */
  expected(userId: string): Promise<PageSeat | undefined> {
    return this.#row(noteOf(userId));
  }

  /** Returns the person of a page, and what it shows. Undefined: there is no such page, or it is closed. */
  of(secret: string): Promise<PageSeat | undefined> {
    return this.#row(hashOf(secret));
  }

  async #row(id: string): Promise<PageSeat | undefined> {
    const page = await this.store.boardPages.get(id);
    if (!page || page.expiresAt < this.services.now()) return undefined;
    return { ...subjectOf(page.matchId, page.exercise), userId: page.userId, language: page.language };
  }

  /** Opens a page of another match for the person of a page, until that page ends. Undefined: that page is closed. */
  goOn(secret: string, { userId }: PageSeat, matchId: string): Promise<string | undefined> {
    return this.units.of(`person ${userId}`, async ({ repositories: { boardPages } }) => {
      const page = await boardPages.get(hashOf(secret));
      const next = randomBytes(24).toString('base64url');
      const link = randomBytes(12).toString('base64url');
      if (!page) return undefined;
      const opened = await boardPages.open({ ...page, id: hashOf(next), link, matchId, exercise: null });
      return opened ? next : undefined;
    });
  }

  /** Shows another puzzle or another step of a lesson on a page. */
  moveOn(secret: string, { userId }: PageSeat, exercise: string): Promise<void> {
    return this.units.of(`person ${userId}`, ({ repositories: { boardPages } }) =>
      boardPages.show(hashOf(secret), exercise),
    );
  }

  /**
   * Checks that a person without a seat may watch a match on a page: it is public, and they can use its channel. A match of
   * several places has no such page, which would show people of one place to the other.
   */
  async mayWatch(match: Match, personId: string): Promise<boolean> {
    const { id, guildId, channelId, places } = match;
    if (guildId === null || !isOpenToAll(match) || places > 1) return false;
    const minute = Math.floor(this.services.now() / 60_000);
    if (minute !== this.#minute) this.#shutOut.clear();
    this.#minute = minute;
    const key = `${id} ${personId}`;
    const isOut = this.#shutOut.get(key) ?? this.services.isShutOut(guildId, channelId, personId);
    this.#shutOut.set(key, isOut);
    return !(await isOut);
  }

  /** Closes all pages of a person. Returns their number. */
  close(personId: string): Promise<number> {
    return this.units.of(`person ${personId}`, async ({ repositories }) => {
      const open = await repositories.boardPages.ofUser(personId);
      await repositories.privacy.dropOwn(personId, 'boardPages');
      return open.length;
    });
  }

  /** Runs work that sees each match as the person of a page sees it. */
  seenBy<Done>({ userId }: Pick<PageSeat, 'userId'>, work: () => Done): Done {
    return lookingFrom({ personId: userId, channelId: null, guildId: null }, work);
  }

  async #read(link: string): Promise<LinkContent | undefined> {
    const [text = '', signed = '', ...more] = link.length > LONGEST_LINK ? [] : link.split('.');
    if (more.length > 0) return undefined;
    const given = Buffer.from(signed, 'base64url');
    const own = signature(await this.#signingKey(), text);
    if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
    const [matchId, userId, language, nonce, expiresAt, exercise = null] = JSON.parse(
      Buffer.from(text, 'base64url').toString(),
    );
    return { ...subjectOf(matchId, exercise), userId, language, link: nonce, expiresAt };
  }

  async #signingKey(): Promise<string> {
    this.#key ??= (await this.store.kv.get(KEY)) ?? (await this.#newKey());
    return this.#key;
  }

  #newKey(): Promise<string> {
    return this.units.of(KEY, async ({ repositories: { kv } }) => {
      const known = await kv.get(KEY);
      if (known) return known;
      const key = randomBytes(32).toString('base64url');
      await kv.set(KEY, key);
      return key;
    });
  }
}
