import { playerIn } from '../../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../../core/contract/result.ts';
import type { Feat, Period, PersonYear, ServerYear, TimeSpan } from '../../../core/people/look-back.ts';
import { lookBackAlt } from '../../../presentation/pictures/look-back/alt.ts';
import type { ColourPart, LookBackCard } from '../../../presentation/presenter/look-back-card.ts';
import { escaped, safeName } from '../../../presentation/text/names.ts';
import { SHARED_WORDS } from '../../../presentation/words/index.ts';
import { unlessDamaged } from '../../../table/match/damage.ts';
import { isPrivate } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { jump } from '../../buttons/match-buttons.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, contextIn, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, type AnswerFile, done, fileOf, say, turnedAway } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { againBy } from '../try-again.ts';
import { profileTabs } from './pages.ts';

/** Word in a custom id for the look back of the server instead of a person's. */
const SERVER = 'server';

const written = (period: Period): string =>
  period.kind === 'year' ? String(period.year) : `m${period.months}`;

function read(text: string | undefined): Period {
  const [, kind, digits] = /^(m?)(\d{1,4})$/.exec(text ?? '') ?? [];
  return kind === 'm'
    ? { kind: 'months', months: Number(digits) }
    : { kind: 'year', year: Number(digits ?? 0) };
}

const MONTHS = 3;

/** Returns the buttons to other periods and to the look back of the server, and the tabs of the person's profile. */
function ways(context: Context, { guildId, person }: Visit, period: Period, whose: string) {
  const { latest } = context.table.lookBacks;
  const periods: readonly Period[] = [
    { kind: 'year', year: latest },
    { kind: 'year', year: latest - 1 },
    { kind: 'months', months: MONTHS },
  ];
  const others = periods
    .filter(other => written(other) !== written(period))
    .map(other => ({
      label: other.kind === 'year' ? `${other.year}` : SHARED_WORDS[context.language].year.lastMonths(MONTHS),
      id: gamesId('year', 'look', written(other), whose),
    }));
  const server = guildId === null || whose === SERVER ? undefined : context.guilds.serverName(guildId);
  return [
    ...buttonRows([
      ...others,
      ...(server ? [{ label: server, id: gamesId('year', 'look', written(period), SERVER) }] : []),
    ]),
    ...profileTabs(
      context,
      whose === SERVER ? person.id : whose,
      undefined,
      whose === SERVER ? 'server' : 'year',
    ),
  ];
}

async function ofServer(context: Context, visit: Visit, period: Period): Promise<Answer> {
  const words = GAMES_WORDS[context.language].year;
  if (visit.place === 'not-installed') return turnedAway(context.words.places.notInstalled);
  if (visit.guildId === null) return say(GAMES_WORDS[context.language].lists.onlyInServers);
  const found = await serverLookBack(context, visit.guildId, period);
  if (!found.ok) return refused(context, found.refusal);
  const { facts, file, text } = found.value;
  const rows = ways(context, visit, period, SERVER);
  if (facts.games === 0) return { content: words.nothingServer, rows };
  const again = againBy(gamesId('year', 'look', written(period), SERVER));
  if (!file) return { content: [words.server, text].join('\n'), rows, ...again };
  return {
    content: words.server,
    file,
    rows: [...showing(context, gamesId('year', 'server', written(period))), ...rows],
  };
}

async function ofPerson(context: Context, visit: Visit, personId: string, period: Period): Promise<Answer> {
  const words = GAMES_WORDS[context.language].year;
  const { person, guildId } = visit;
  const own = personId === person.id;
  const named = `<@${personId}>`;
  if (!own && guildId === null) return say(GAMES_WORDS[context.language].lists.onlyInServers);
  if (playerIn(personId)) return say(words.nothingOf(named));
  const found = await personLookBack(context, personId, period, { askedBy: person.id, guildId });
  if (!found.ok) return refused(context, found.refusal);
  const { facts, file, text } = found.value;
  const rows = ways(context, visit, period, personId);
  if (facts.games === 0) return { content: own ? words.nothing : words.nothingOf(named), rows };
  const links = own ? await linksTo(context, facts) : '';
  const shares = own && visit.place === 'server' && (await context.table.people.settings(personId)).stats;
  return {
    content: [own ? words.own : words.of(named), file ? '' : text, links, file && shares ? words.posts : '']
      .filter(Boolean)
      .join('\n'),
    ...(file && { file }),
    ...againBy(gamesId('year', 'look', written(period), personId)),
    rows: [...(file && shares ? showing(context, gamesId('year', 'show', written(period))) : []), ...rows],
  };
}

const showing = (context: Context, id: Button['id']) =>
  buttonRows([{ label: context.words.showing.post, style: 'main', id }]);

async function linksTo(context: Context, { bestMove, luckiest, dearest }: PersonYear): Promise<string> {
  const words = SHARED_WORDS[context.language].year;
  const feats: readonly (readonly [string, Feat | null])[] = [
    [words.move, bestMove],
    [words.luck, luckiest],
    [words.cost, dearest],
  ];
  const links: string[] = [];
  for (const [title, feat] of feats) {
    if (!feat) continue;
    await unlessDamaged(feat.matchId, async () => {
      const match = await context.table.get(feat.matchId);
      if (match && !isPrivate(match)) links.push(`[${title}](${jump(match)})`);
    });
  }
  return links.length === 0 ? '' : `-# ${links.join(' · ')}`;
}

/**
 * Shows a look back of a person or of the server, or posts the presser's or the server's in the channel. A post has only facts
 * that every member of the server may read.
 */
export async function yearPress(
  context: Context,
  visit: Visit,
  [what, text, whose]: readonly string[],
): Promise<Answer> {
  const { person, guildId } = visit;
  const period = read(text);
  if (what === 'look')
    return whose === SERVER
      ? ofServer(context, visit, period)
      : ofPerson(context, visit, whose ?? person.id, period);
  if (guildId === null || visit.place !== 'server') return ofPerson(context, visit, person.id, period);
  const language = await context.serverLanguage(guildId);
  const here = contextIn(context, language);
  const words = GAMES_WORDS[language].year;
  const found =
    what === 'server'
      ? await serverLookBack(here, guildId, period)
      : await personLookBack(here, person.id, period, { askedBy: null, guildId });
  if (!found.ok) return refused(context, found.refusal);
  const { file, facts } = found.value;
  if (facts.games === 0)
    return say(GAMES_WORDS[context.language].year[what === 'server' ? 'nothingServer' : 'nothing']);
  if (!file) return say(context.words.showing.noPicture);
  const able = await context.table.lookBacks.shares(person.id, guildId);
  if (!able.ok) return refused(context, able.refusal);
  const by = `**${safeName(person.name, language)}**`;
  return {
    ...done(context.words.showing.posted),
    aloud: what === 'server' ? words.serverBy(by) : words.by(by),
    aloudFile: file,
  };
}

/** Returns a line that mentions the look back, in January and for people with games in the year before. */
export async function yearRemark(context: Context, { person }: Visit): Promise<string | undefined> {
  const { lookBacks } = context.table;
  if (!lookBacks.isSeason) return undefined;
  const { latest } = lookBacks;
  const played = await lookBacks.hasPlayed(person.id, { kind: 'year', year: latest });
  return played ? GAMES_WORDS[context.language].year.ready(String(latest)) : undefined;
}

interface LookBack<Facts> {
  readonly facts: Facts;
  readonly file: AnswerFile | undefined;
  readonly text: string;
}

/** Reader of a person's look back. `askedBy: null` means every member of the server. */
interface LookBackReader {
  readonly askedBy: string | null;
  readonly guildId: string | null;
}

/** Makes a person's look back for a reader. Returns a refusal if the reader may not see the person's statistics. */
async function personLookBack(
  context: Context,
  personId: string,
  period: Period,
  reader: LookBackReader,
): Promise<Result<LookBack<PersonYear>, Refusal>> {
  const { lookBacks } = context.table;
  const [span, found] = [lookBacks.span(period), await lookBacks.ofPerson(personId, period, reader)];
  if (!span.ok) return span;
  if (!found.ok) return found;
  const facts = found.value;
  const shared = { ...basis(context, period, span.value, facts, facts.rating), name: facts.name };
  const colours = coloursIn(context, facts);
  return accept({ facts, ...(await shown(context, { ...shared, kind: 'person', facts, colours })) });
}

/**
 * Makes a server's look back, without people who keep their statistics private. If no game that counts ended in the period, the
 * look back has no picture.
 */
async function serverLookBack(
  context: Context,
  guildId: string,
  period: Period,
): Promise<Result<LookBack<ServerYear>, Refusal>> {
  const { lookBacks } = context.table;
  const [span, found] = [lookBacks.span(period), await lookBacks.ofServer(guildId, period)];
  if (!span.ok) return span;
  if (!found.ok) return found;
  const facts = found.value;
  const name = context.guilds.serverName(guildId) ?? null;
  const shared = { ...basis(context, period, span.value, facts, facts.bestScore), name };
  return accept({ facts, ...(await shown(context, { ...shared, kind: 'server', facts })) });
}

function basis(
  context: Context,
  period: Period,
  span: TimeSpan,
  { played }: Pick<PersonYear, 'played'> | Pick<ServerYear, 'played'>,
  of: { readonly game: string; readonly category: string } | null,
) {
  const { presenters, language } = context;
  const kind = of && presenters[of.game]?.(language).category?.(of.category);
  const title = of ? gameTitle(context, of.game) : '';
  return {
    ...{ period, span },
    titles: Object.fromEntries(played.map(({ game }) => [game, gameTitle(context, game)])),
    category: kind ? `${title} · ${kind}` : title,
  };
}

function coloursIn({ presenters, language }: Context, { colours }: PersonYear): readonly ColourPart[] {
  const presenter = colours && presenters[colours.game]?.(language);
  const known = (colours?.pieces ?? []).flatMap(({ colour, pieces }) => {
    const named = presenter?.colour?.(colour);
    return named ? [{ ...named, pieces }] : [];
  });
  const all = known.reduce((sum, { pieces }) => sum + pieces, 0);
  return known.map(({ pieces, ...named }) => ({ ...named, share: pieces / all }));
}

/** Draws the card, and describes it in words. The presenter of each game draws the same picture. */
async function shown(
  context: Context,
  card: LookBackCard,
): Promise<Pick<LookBack<unknown>, 'file' | 'text'>> {
  const { presenters, language } = context;
  const text = escaped(lookBackAlt(card, language));
  const painter = card.facts.played.find(({ game }) => presenters[game])?.game;
  if (painter === undefined) return { file: undefined, text };
  const name = card.period.kind === 'year' ? `year-${card.period.year}` : `months-${card.period.months}`;
  const picture = await presenters[painter]?.(language).lookBack?.(card, `${name}.png`);
  return { file: picture && fileOf(picture), text };
}
