// daily.ts derives and closes a daily, attempts.ts begins attempts, and par.ts computes the hard bot's result.
import type { DealForm } from '../../core/contract/deals.ts';
import { commitmentOf } from '../../core/contract/dice.ts';
import { gameOf } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { DAY_MS, dayAt, streakOf } from '../../core/values/days.ts';
import type { DealPar, StoredAttempt, StoredDeal } from '../../store/index.ts';
import { standingMoves } from '../match/log.ts';
import { toMatch } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Match, Person } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { dealScope, isMarked } from '../people/forgotten-people.ts';
import { type AttemptReplay, replayOf } from './attempt-replay.ts';
import { attempt, type Go, isClosed, isOn } from './attempts.ts';
import { Challenges } from './challenges.ts';
import {
  type DailyRoot,
  type DealSeries,
  dailyCommitment,
  dailyId,
  dailyOf,
  dailyRoot,
  makeDailyRoot,
  readDailyId,
  seriesIn,
  unoffered,
} from './daily.ts';
import {
  type ArchivedDeal,
  type ArchiveKind,
  bestOf,
  type DealArchive,
  type DealPage,
  type DealResults,
  type Finished,
  type OpenAttempt,
  type OpenDeal,
  toFinished,
  toRanked,
} from './page.ts';
import { Pars } from './par.ts';

/** Maximum number of people in the ranking of a daily. */
const ROWS = 10;
const ROWS_IN_A_CHALLENGE = 20;

const PAGE = 10;
/** Maximum number of attempts in a person's list of unfinished attempts. */
const UNFINISHED = 5;

/** Upper bound that no match's revision reaches. */
const ENDLESS = 1_000_000;

/** Deals that many people play, each in a match of their own: one daily deal, and challenges that people share by code. */
export class SharedDeals extends TablePart {
  readonly #pars = new Pars(this.units);
  readonly challenges = new Challenges(this.units);

  get series(): readonly DealSeries[] {
    return seriesIn(this.services);
  }

  forms(game: string): readonly DealForm[] {
    return seriesIn(this.services, [game]).map(({ form }) => form);
  }

  async today(
    series: DealSeries,
    person: Person,
    guildId: string | null,
  ): Promise<Result<DealPage, Refusal>> {
    const { services } = this;
    const day = dayAt(services.now(), services.dailyHour);
    const refused = unoffered(services, series);
    return refused ?? this.page(dailyId(series, day), person, guildId);
  }

  /**
   * Returns a deal with what the person may know of it. If the person has finished the first attempt at a daily in time, this
   * server's ranking of the daily lists the person from then on.
   */
  async page(id: string, person: Person, guildId: string | null): Promise<Result<DealPage, Refusal>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { store, services } = this;
    const stored = found.value;
    const deal = await this.#open(stored);
    const attempts = await store.deals.attempts(id, person.id);
    const last = attempts.at(-1);
    const running = last && last.endedAt === null ? await store.matches.standing(last.matchId) : undefined;
    const done = attempts.flatMap(row => toFinished(row, person.id));
    const first = done.find(({ number }) => number === 1);
    const played = deal.kind === 'daily' ? await store.deals.days(deal, person.id) : undefined;
    const open = running?.status === 'running' ? last : undefined;
    return accept({
      deal,
      open: open?.matchId,
      counting: open?.fair === true && !deal.isClosed,
      mayCount:
        attempts.length === 0 &&
        deal.isOn &&
        !(await isMarked(store, dealScope(id), person.id, services.now())),
      first,
      ownBest: bestOf(done),
      attempts: attempts.length,
      streak: played && streakOf(played, dayAt(services.now(), services.dailyHour)),
      results: done.length > 0 ? await this.#results(stored, person, guildId, first) : undefined,
    });
  }

  async unfinished(personId: string): Promise<readonly OpenAttempt[]> {
    const { store, services } = this;
    const found: OpenAttempt[] = [];
    for (const { deal, begunAt } of await store.deals.unfinished(personId, services.now(), UNFINISHED)) {
      const { id, game, form, number } = await this.#open(deal);
      found.push({ id, game, form, number, begunAt });
    }
    return found;
  }

  /**
   * Returns the match of the person's attempt: the open one, or a new one.
   * @param guildId server of the request; its ranking of a daily then lists the person
   */
  async begin(
    id: string,
    person: Person,
    go: Go = 'on',
    guildId: string | null = null,
  ): Promise<Result<Match, Refusal>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const deal = found.value;
    const begun = await this.units.of(`deal ${id} ${person.id}`, unit =>
      attempt(unit, deal, person, { go, guildId }),
    );
    if (!begun.ok) return begun;
    const { match, news } = begun.value;
    const stored = news ? await this.store.deals.get(id) : undefined;
    if (stored) this.#pars.prepare(stored);
    return accept(toMatch(this.services, match));
  }

  /** Returns the attempt that a match belongs to. Undefined: the match is no attempt. */
  async playedAt(
    matchId: string,
  ): Promise<Pick<StoredAttempt, 'dealId' | 'number' | 'fair' | 'userId'> | undefined> {
    return this.store.deals.playedAt(matchId);
  }

  /** Returns the hard bot's result on the deal, and computes a missing one. Refuses a person who has not played the deal. */
  async par(id: string, person: Person): Promise<Result<DealPar | undefined, Refusal>> {
    const deal = await this.#played(id, person);
    return deal ? accept(await this.#pars.of(deal)) : refuseAtTable('deal-unplayed');
  }

  /**
   * Returns the actions of the best known attempt, by a person or the hard bot. Refuses a person who has not played the deal.
   */
  async way(id: string, person: Person): Promise<Result<AttemptReplay, Refusal>> {
    const { store, services } = this;
    const deal = await this.#played(id, person);
    if (!deal) return refuseAtTable('deal-unplayed');
    const best = await store.deals.best(id);
    const strong = deal.par !== null && (!best || deal.par.points >= (best.points ?? 0));
    const actions =
      strong || !best
        ? (deal.par?.actions ?? [])
        : standingMoves(await store.moves.list(best.matchId, 0, ENDLESS)).map(({ action }) => action);
    return accept({ strong, ...replayOf(gameOf(services, deal.game), deal, actions) });
  }

  /** Lists past dailies, newest first, or challenges that the person has made or played. */
  async archive(
    series: DealSeries,
    kind: ArchiveKind,
    person: Person,
    page = 0,
  ): Promise<Result<DealArchive, Refusal>> {
    const refused = unoffered(this.services, series);
    if (refused) return refused;
    const { store } = this;
    const listed =
      kind === 'daily'
        ? await this.#pastDays(series, page)
        : await store.deals.challenges(series, person.id, { most: PAGE + 1, skip: page * PAGE });
    const shown = listed.slice(0, PAGE);
    const own = await store.deals.finished(
      person.id,
      shown.map(({ id }) => id),
    );
    const deals: ArchivedDeal[] = [];
    for (const stored of shown) {
      const done = own
        .filter(({ dealId }) => dealId === stored.id)
        .flatMap(row => toFinished(row, person.id));
      const first = done.find(({ number }) => number === 1);
      const par = done.length > 0 ? (stored.par?.points ?? null) : null;
      deals.push({ deal: await this.#open(stored), first, best: bestOf(done), par });
    }
    return accept({ deals, page, more: listed.length > PAGE });
  }

  /** Returns a deal that the person has played. Undefined: the person has not played it, and may not see its results. */
  async #played(id: string, person: Person): Promise<StoredDeal | undefined> {
    const own = await this.store.deals.finished(person.id, [id]);
    return own.length > 0 ? this.store.deals.get(id) : undefined;
  }

  async #pastDays(series: DealSeries, page: number): Promise<readonly StoredDeal[]> {
    const { store } = this;
    const root = await this.#root(series);
    const { services } = this;
    const today = dayAt(services.now(), services.dailyHour);
    const from = today - 1 - page * PAGE;
    const days = Array.from({ length: PAGE + 1 }, (_, at) => from - at).filter(day => day >= root.since);
    const known = await store.deals.onDays(series, days);
    return days.map(
      day =>
        known.find(deal => deal.day === day) ??
        dailyOf(gameOf(services, series.game), series.form, root, day, services.dailyHour),
    );
  }

  async #results(
    deal: StoredDeal,
    person: Person,
    guildId: string | null,
    first: Finished | undefined,
  ): Promise<DealResults> {
    const { deals } = this.store;
    const now = this.services.now();
    const counts = first !== undefined && (deal.closesAt === null || first.endedAt < deal.closesAt);
    if (
      counts &&
      deal.kind === 'daily' &&
      guildId !== null &&
      !(await deals.appears(deal.id, guildId, person.id))
    )
      // If another program locks the database now, the person's next look at this page stores the entry.
      await this.isSoon(
        this.units.of(`deal ${deal.id} ${person.id}`, ({ repositories }) =>
          repositories.deals.appear(deal.id, guildId, person.id),
        ),
      );
    const here = deal.kind === 'daily' ? (guildId ?? undefined) : undefined;
    const most = deal.kind === 'daily' ? ROWS : ROWS_IN_A_CHALLENGE;
    const rows = deal.kind === 'daily' && here === undefined ? [] : await deals.table(deal, now, most, here);
    const best = await deals.best(deal.id);
    if (deal.par === null) this.#pars.prepare(deal);
    return {
      table: rows.map(row => toRanked(row, person.id)),
      field: await deals.field(deal, now, first?.points ?? 0),
      par: deal.par ?? (this.#pars.isOffered(deal.game) ? undefined : null),
      best:
        best &&
        toFinished(best, person.id).map(({ points, course, against, own }) => ({
          points,
          course,
          against,
          own,
        }))[0],
    };
  }

  /** Finds a deal by its id or code. If a daily is not stored, the method derives it from the secret. */
  async #find(id: string): Promise<Result<StoredDeal, Refusal>> {
    const { services, store } = this;
    const daily = readDailyId(id);
    if (!daily) {
      const deal = await store.deals.get(id);
      return deal ? accept(deal) : refuseAtTable('no-deal', { deal: id });
    }
    const { game, form } = daily.series;
    if (!this.forms(game).includes(form)) return refuseAtTable('no-deal', { deal: id });
    const root = await this.#root(daily.series);
    if (daily.day < root.since) return refuseAtTable('no-deal', { deal: id });
    if (daily.day > dayAt(services.now(), services.dailyHour)) return refuseAtTable('deal-to-come');
    const known = await store.deals.get(id);
    return accept(known ?? dailyOf(gameOf(services, game), form, root, daily.day, services.dailyHour));
  }

  async #open(stored: StoredDeal): Promise<OpenDeal> {
    const { services } = this;
    const { id, kind, game, form, options, day, opensAt, closesAt, seed, salt } = stored;
    const now = services.now();
    const commitment = commitmentOf(seed, salt);
    const closed = isClosed(stored, now);
    const root = day === null ? undefined : await this.#root(stored);
    const today = dayAt(now, services.dailyHour);
    return {
      ...{ id, kind, game, form, options, day, opensAt, closesAt },
      number: day === null || !root ? null : day - root.since + 1,
      endsAt: day === null ? null : opensAt + DAY_MS,
      isOn: isOn(stored, now),
      isClosed: closed,
      proof: closed ? { commitment, seed, salt } : { commitment },
      next: root && day === today ? dailyCommitment(gameOf(services, game), form, root, day + 1) : null,
    };
  }

  async #root({ game, form }: DealSeries): Promise<DailyRoot> {
    const series = { game, form };
    const known = await dailyRoot(this.store, series);
    return known ?? this.units.of('dailies', unit => makeDailyRoot(unit.repositories, unit.services, series));
  }
}
