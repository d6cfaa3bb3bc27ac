import { levelsOf } from '../../../core/contract/deals.ts';
import { grammar, signed } from '../../../presentation/language/grammar.ts';
import type { DealCard } from '../../../presentation/presenter/contest-cards.ts';
import { duelLevels, leadsOf } from '../../../presentation/presenter/duel-levels.ts';
import { dealName } from '../../../presentation/text/deal-name.ts';
import { distinctNames } from '../../../presentation/text/distinct-names.ts';
import { commandName, playerName, safeName } from '../../../presentation/text/names.ts';
import type { DealSeries } from '../../../table/deals/daily.ts';
import {
  type ArchiveKind,
  bestBeyond,
  bestKnown,
  type DealPage,
  type DealResults,
  type Finished,
  type OpenDeal,
} from '../../../table/deals/page.ts';
import { type DealPar, isPrivate } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { archiveId, dealButton, todayId } from '../../buttons/contest-ids.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, fitted, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, type AnswerFile, fileOf } from '../../ports/answer.ts';
import { when } from '../../words/figures.ts';
import { againBy } from '../try-again.ts';
import { pointsWords } from './deal-points.ts';

const clock = (at: number): string => `<t:${Math.floor(at / 1000)}:t>`;

/** Returns the heading of a series: the game's title, and for duels the word for them. */
export const titleOf = (context: Context, { game, form }: DealSeries): string =>
  form === 'duel' ? `${gameTitle(context, game)} · ${context.words.duels.duel}` : gameTitle(context, game);

type CommandedDeal = Pick<OpenDeal, 'kind' | 'game' | 'form' | 'id'>;

export function dealCommand({ kind, game, form, id }: CommandedDeal): string {
  const option = kind !== 'daily' ? ` code:${id}` : form === 'duel' ? ' kind:duel' : '';
  return `\`${commandName(game, 'daily')}${option}\``;
}

export async function dealPage(
  context: Context,
  { person, guildId }: Pick<Visit, 'person' | 'guildId'>,
  id: string | { readonly today: DealSeries },
  remark?: string,
): Promise<Answer> {
  const { deals } = context.table;
  const found =
    typeof id === 'string'
      ? await deals.page(id, person, guildId)
      : await deals.today(id.today, person, guildId);
  if (!found.ok) return refused(context, found.refusal);
  const page = found.value;
  const file = await cardOf(context, page);
  return {
    content: fitted([remark, ...contentLines(context, page)].filter(line => line !== undefined).join('\n')),
    rows: buttonRows(ways(context, page, await isReviewable(context, page))),
    ...(file && { file }),
    ...againBy(idOf(page.deal.id, 'deal', 'page')),
  };
}

/**
 * Draws the card for a deal's page. The card reveals nothing of the deal itself.
 * @param person name of the person, where other people see the card; absent: the person is the reader
 */
export async function cardOf(
  context: Context,
  page: DealPage,
  person: string | null = null,
): Promise<AnswerFile | undefined> {
  const { deal, first, ownBest, results, streak } = page;
  const presenter = context.presenters[deal.game]?.(context.language);
  const { great = 1, colours = null } = context.games[deal.game]?.deals?.[deal.form] ?? {};
  const done = first ?? ownBest;
  const par = done && results?.par ? results.par : undefined;
  const card: DealCard = {
    person,
    number: deal.number,
    code: deal.number === null ? deal.id : null,
    day: deal.day === null ? null : deal.opensAt,
    points: done?.points ?? null,
    par: par?.points ?? null,
    street: done ? levelsOf(done.course, great) : [],
    parStreet: par ? levelsOf(par.course, great) : null,
    duel:
      deal.form === 'duel'
        ? {
            own: done?.course ?? [],
            bot: done?.against ?? [],
            levels: done ? duelLevels(leadsOf(done.course, done.against ?? []), great) : [],
            parLevels: par ? duelLevels(leadsOf(par.course, par.against ?? []), great) : null,
            colours,
          }
        : null,
    streak: deal.kind === 'daily' && (deal.isOn || first) ? (streak?.days ?? null) : null,
    practice: done !== undefined && !counts(page, done),
    stars: done && par ? starsOf(par, done.points) : null,
  };
  const picture = await presenter?.dealCard?.(card, `${deal.id.replace('.', '-')}-card.png`);
  return picture && fileOf(picture);
}

/** Returns the number of the game's bots that the result has equalled or beaten, and the number of all these bots. */
export const starsOf = ({ rivals }: DealPar, points: number): readonly [number, number] => [
  rivals.filter(rival => rival.points <= points).length,
  rivals.length,
];

/** Checks that an attempt counts in the table of results: the person's first attempt, fair, and in time. */
const counts = ({ deal }: Pick<DealPage, 'deal'>, { number, fair, endedAt }: Finished): boolean =>
  number === 1 && fair && (deal.closesAt === null || endedAt < deal.closesAt);

function contentLines(context: Context, page: DealPage): readonly (string | undefined)[] {
  const { deal, first, ownBest } = page;
  const date = deal.day === null ? '' : ` · ${grammar(context.language).date(new Date(deal.opensAt))}`;
  return [
    `**${gameTitle(context, deal.game)} · ${dealName(context, deal)}**${date}`,
    ...(first || ownBest ? played(context, page) : toPlay(context, page)),
  ];
}

function toPlay(
  { words: { deals, duels } }: Context,
  { deal, mayCount, open, counting, streak }: DealPage,
): readonly (string | undefined)[] {
  const form = deal.form === 'duel' ? duels.rules : deals.soloRules;
  if (!deal.isOn) return [form, deals.pastRules];
  if (!(mayCount || (open !== undefined && counting))) return [form, deals.spentRules];
  if (deal.kind === 'challenge') return [form, deals.challengeRules];
  const endsAt = deal.endsAt ?? 0;
  return [
    form,
    deals.dailyRules,
    deals.ends(clock(endsAt), when(endsAt)),
    ...(streak && streak.longest > 0
      ? [`${deals.streak(streak.days, streak.longest)} ${streak.freeUsed ? deals.freeUsed : deals.freeLeft}`]
      : []),
  ];
}

function played(context: Context, page: DealPage): readonly (string | undefined)[] {
  const { deals } = context.words;
  const { deal, first, ownBest, attempts, results, streak } = page;
  const done = first ?? ownBest;
  if (!done) return [];
  const late = first && !counts(page, first);
  const best = results && bestBeyond(results, (ownBest ?? done).points);
  const points = pointsWords(context, deal.form);
  const result = done.against
    ? context.words.duels.result(signed(done.points), done.course.at(-1) ?? 0, done.against.at(-1) ?? 0)
    : points.result(done.points);
  return [
    [result, ...(results ? [parLine(context, deal, results, done)] : [])].join(' · '),
    late && deal.closesAt !== null && first.endedAt >= deal.closesAt && first.fair ? deals.late : undefined,
    late && !first.fair && deal.kind === 'challenge' ? deals.unfair : undefined,
    results && first && !late ? fieldLine(context, results) : undefined,
    streak && deal.isOn ? deals.streak(streak.days, streak.longest) : undefined,
    ...(results ? tableOf(context, deal, results) : []),
    ...(ownBest && attempts > 1 ? [points.ownBest(ownBest.points, attempts)] : []),
    best === undefined ? undefined : points.bestFound(best),
    deal.kind === 'challenge' ? deals.giveCode(dealCommand(deal)) : undefined,
    deal.isOn && deal.endsAt !== null ? deals.next(when(deal.endsAt)) : undefined,
  ];
}

function parLine(
  context: Context,
  { form }: Pick<OpenDeal, 'form'>,
  { par }: DealResults,
  { points }: Finished,
): string {
  if (par === null) return '';
  return par === undefined
    ? context.words.deals.parUnderWay
    : pointsWords(context, form).par(par.points, points);
}

/** Number of people from which on the page shows a share instead of a place. */
const MANY = 20;

/**
 * Returns the person's place among few people. Among many people, returns the share of people with no better result, in whole
 * per cent.
 */
function fieldLine({ words: { deals } }: Context, { field: { players, better } }: DealResults): string {
  const share = Math.round(((players - better) / players) * 100) / 100;
  return deals.field(players, better, better + 1, players < MANY ? undefined : share);
}

function tableOf(context: Context, deal: OpenDeal, { table, par }: DealResults): readonly string[] {
  const { deals } = context.words;
  const phrases = pointsWords(context, deal.form);
  const names = distinctNames(table.map(({ name }) => safeName(name, context.language)));
  const people = table.map(({ name, points, own, fair }, at) => {
    const safe = names[at] ?? name;
    const shown = own ? `**${safe}**` : safe;
    if (points === null) return { points: Number.NEGATIVE_INFINITY, line: deals.rowUnfinished(shown) };
    const place = 1 + table.filter(other => other.points !== null && other.points > points).length;
    const line = phrases.row(place, shown, points);
    return { points, line: fair ? line : deals.helped(line) };
  });
  const rivals = (par?.rivals ?? []).map(({ strength, points }) => ({
    points,
    line: phrases.rival(playerName(strength, 1, context.language), points),
  }));
  const rows = [...people, ...rivals].sort((one, other) => other.points - one.points);
  if (rows.length === 0) return [];
  const here = deal.kind === 'daily' ? deals.here : deals.takenUp;
  return [...(people.length > 0 ? [here] : []), ...rows.map(({ line }) => line)];
}

/** Checks that the deal's game can be reviewed on this page. A game in a channel is reviewed in that channel instead. */
async function isReviewable({ table }: Context, { deal, first, ownBest }: DealPage): Promise<boolean> {
  const done = first ?? ownBest;
  if (!done || !table.reviews.areOffered(deal)) return false;
  const match = await table.get(done.matchId);
  return match !== undefined && isPrivate(match);
}

function ways(context: Context, page: DealPage, reviewable: boolean): readonly Button[] {
  const { deals, overview } = context.words;
  const { deal, open, first, ownBest, results } = page;
  const done = first ?? ownBest;
  const button = (action: Parameters<typeof dealButton>[1], label: string, style?: Button['style']) =>
    dealButton(deal.id, action, label, style);
  const playing: readonly Button[] = open
    ? [button('play', deals.goOn, 'commit'), ...(page.counting ? [] : [button('anew', deals.anew)])]
    : [page.mayCount ? button('play', deals.play, 'commit') : button('play', deals.practise)];
  const results_ = done
    ? [
        button('show', deals.show, 'main'),
        button('text', deals.text),
        button('rounds', deals.rounds),
        ...(reviewable
          ? [
              {
                label: overview.button,
                id: idOf(done.matchId, 'review'),
              } as const,
            ]
          : []),
        ...(results && bestKnown(results) !== undefined ? [button('way', deals.way)] : []),
      ]
    : [];
  const archive = deal.kind === 'daily' ? deals.archive : deals.challenges;
  const series = { game: deal.game, form: deal.form };
  return [
    ...results_,
    ...playing,
    { label: archive, id: archiveId(series, deal.kind, 0) },
    ...otherForm(context, series, deal.kind),
    button('proof', deals.proof),
  ];
}

/** Returns the button that leads to the game's deals of the other form. Returns none for a game with deals of one form. */
function otherForm(
  { words: { duels }, table }: Context,
  { game, form }: DealSeries,
  kind: ArchiveKind,
): readonly Button[] {
  return table.deals
    .forms(game)
    .filter(other => other !== form)
    .map(other => {
      const series = { game, form: other };
      return {
        label: other === 'duel' ? duels.duel : duels.solo,
        id: kind === 'daily' ? todayId(series) : archiveId(series, kind, 0),
      };
    });
}
