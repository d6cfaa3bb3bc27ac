import { SeededDice } from '../../../core/contract/dice.ts';
import { pictureFailed } from '../../../presentation/painter/missing-pictures.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { CLOSED_BY_OPERATOR } from '../../../table/match/closed-places.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { type Context, gameTitle, supportLine } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer, AnswerFile } from '../../ports/answer.ts';
import type { StoredVitals, Timing } from '../../ports/ports.ts';
import { logged } from '../../rest/channel.ts';
import { milliseconds, seconds, tenths, when } from '../../words/figures.ts';
import { GAMES_WORDS, type GamesWords } from '../../words/index.ts';
import { againBy } from '../try-again.ts';

/** Maximum number of other closed channels (channels where the bot can't post) that the report names. */
const NAMED = 5;

/**
 * Keys of the sentences for reasons, by the text of an error. The last two texts are the bot's own. All other texts are
 * Discord's.
 */
const REASONS: Readonly<Record<string, keyof GamesWords['doctor']['why']>> = {
  'Unknown Channel': 'noChannel',
  'Missing Access': 'noAccess',
  'Missing Permissions': 'noPermission',
  'Cannot send messages to this user': 'noMessages',
  'the bot is no longer in this server': 'removed',
  [CLOSED_BY_OPERATOR]: 'operator',
};

/** Explains an error in words. The error's own text is not shown, since it may contain an address. */
const why = ({ why: words }: GamesWords['doctor'], error: string | null): string => {
  const reason = error !== null && Object.hasOwn(REASONS, error) ? REASONS[error] : undefined;
  return words[reason ?? 'other'];
};

const GOOD = '✓';
const BAD = '✗';
const OPTIONAL = '–';

interface HeldBack {
  readonly lines: readonly string[];
  /** True where a message could not be posted in this channel. */
  readonly parked: boolean;
}

/**
 * Lists the messages that wait to be posted in this channel, the reason, and a remedy. Retries them if the bot may post here
 * again. Also names the server's other closed channels.
 */
async function heldBack(context: Context, visit: Visit): Promise<HeldBack> {
  const { table, language } = context;
  const words = GAMES_WORDS[language].doctor;
  const { channelId, guildId, lacking } = visit;
  const held = await table.outbox.held(channelId);
  const parked = held.filter(each => each.parked);
  const waiting = held.length - parked.length;
  const failed = held.findLast(({ error, parked }) => !parked && error !== null);
  const lines = held.length === 0 ? [`${GOOD} ${words.quietOutbox}`] : [];
  if (waiting > 0)
    lines.push(`${OPTIONAL} ${words.outbox(waiting)}${failed ? ` ${why(words, failed.error)}` : ''}`);
  const newest = parked.at(-1);
  if (newest) {
    lines.push(`${BAD} ${words.parked(parked.length)} ${why(words, newest.error)}`);
    if (lacking.length > 0) lines.push(words.parkedGrant);
    else {
      await table.outbox.unpark({ channelId });
      lines.push(words.parkedAgain);
    }
  }
  const others =
    guildId === null ? [] : (await table.outbox.parkedChannels(guildId)).filter(id => id !== channelId);
  const seen = others.filter(id => visit.maySee(id)).slice(0, NAMED);
  if (others.length > 0) {
    lines.push(
      `${OPTIONAL} ${words.parkedElsewhere(
        others.length,
        seen.map(id => `<#${id}>`),
      )}`,
    );
  }
  const morning = await closedMornings(context, visit);
  lines.push(...morning.map(id => `${BAD} ${GAMES_WORDS[language].server.morningClosed(`<#${id}>`)}`));
  return { lines, parked: parked.length > 0 || morning.length > 0 };
}

/**
 * Lists the channels in which the server's morning message could not be posted, as far as the reader may see them. If the bot
 * can post in this channel now, it tries again.
 */
async function closedMornings(
  { table }: Context,
  { guildId, channelId, lacking, maySee }: Visit,
): Promise<readonly string[]> {
  if (guildId === null) return [];
  const closed = (await table.mornings.parkedChannels(guildId)).filter(maySee);
  if (lacking.length === 0 && closed.includes(channelId)) await table.mornings.hurry({ channelId });
  return closed;
}

/** Writes a time of the vitals: in milliseconds below a second, otherwise in seconds. */
const spanIn = (words: GamesWords['vitals'], ms: number): string =>
  ms < 1_000 ? words.milliseconds(milliseconds(ms)) : words.seconds(seconds(ms));

function stored(context: Context, found: StoredVitals | undefined): readonly string[] {
  const words = GAMES_WORDS[context.language].vitals;
  if (!found) return [words.noDatabase];
  const { due, retrying, later, parked, oldest } = found.outbox;
  const live = Object.entries(found.live).map(([game, { running, lobby }]) =>
    words.liveGame(gameTitle(context, game), running, lobby),
  );
  return [
    words.outbox(due, retrying, later, parked, oldest === null ? words.seconds(0) : spanIn(words, oldest)),
    words.live(live, found.parkedGames),
  ];
}

/**
 * Lists the state of the whole bot for an owner of its application. Empty for all other people, and where the bot measures
 * nothing.
 */
async function vitalsFor(context: Context, { person }: Visit): Promise<readonly string[]> {
  if (!context.observer || !(await context.isOwner?.(person.id))) return [];
  const vitals = await context.observer.vitals();
  if (!vitals) return [];
  const words = GAMES_WORDS[context.language].vitals;
  const within = (timing: Timing | undefined): string =>
    timing ? words.within(spanIn(words, timing.median), spanIn(words, timing.p95)) : words.never;
  const { interactions: of, pictures, thoughts, eventLoop, requests, shards } = vitals;
  return [
    words.title(when(vitals.since)),
    words.interactions(of.answered, of.refused, of.stale, of.failed, of.late, of.slowed, of.repeated),
    words.firstAnswer(within(vitals.firstAnswer)),
    words.board(within(vitals.board)),
    ...stored(context, vitals.stored),
    words.pictures(pictures.waiting, within(pictures.timing), pictures.failed),
    words.thoughts(thoughts.waiting, within(thoughts.timing), thoughts.hurried, thoughts.failed),
    words.database(within(vitals.transaction)),
    words.eventLoop(spanIn(words, eventLoop.p99), spanIn(words, eventLoop.worst)),
    words.requests(tenths(requests.perSecond), requests.rateLimits, spanIn(words, requests.waitedMs)),
    words.shards(shards.held, shards.all),
  ];
}

function permissions(context: Context, { guildId, lacking, threads }: Visit): readonly string[] {
  const words = GAMES_WORDS[context.language].doctor;
  const names = context.words.places.permissions;
  const named = (missing: Visit['lacking']) => missing.map(name => `**${names[name]}**`);
  if (guildId === null) return [`${GOOD} ${words.direct}`];
  const forThreads = threads?.lacking.filter(name => !lacking.includes(name)) ?? [];
  const opening =
    forThreads.length > 0
      ? `${OPTIONAL} ${words.noThreads(named(forThreads))}`
      : lacking.length === 0
        ? `${GOOD} ${words.threads}`
        : undefined;
  return [
    ...(lacking.length === 0
      ? [`${GOOD} ${words.allowed}`]
      : named(lacking).map(name => `${BAD} ${words.lacks(name)}`)),
    ...(threads?.here || opening === undefined ? [] : [opening]),
    ...(lacking.length > 0 || forThreads.length > 0 ? [words.grant] : []),
  ];
}

const since = (start: number): number => Math.round(performance.now() - start);

interface FoundDatabase {
  readonly lines: readonly string[];
  readonly well: boolean;
  readonly game?: string | undefined;
}

async function database(context: Context, visit: Visit): Promise<FoundDatabase> {
  const words = GAMES_WORDS[context.language].doctor;
  const start = performance.now();
  try {
    const match = await context.table.live(visit.channelId);
    const took = since(start);
    const { lines, parked } = await heldBack(context, visit);
    return { lines: [`${GOOD} ${words.database(took)}`, ...lines], well: !parked, game: match?.game };
  } catch (error) {
    context.log.error({ error: logged(error) }, 'the doctor finds no database');
    return { lines: [`${BAD} ${words.badDatabase}`], well: false };
  }
}

async function specimen(context: Context, name: string): Promise<AnswerFile> {
  const { games, presenters, language } = context;
  const [game, presenter] = [games[name], presenters[name]?.(language)];
  if (!game || !presenter) throw new Error(`no such game on the shelf: ${name}`);
  const seats = game.seats(game.defaults).min;
  const state = game.setup(seats, game.defaults, new SeededDice(new Uint8Array(32)));
  const people = Array.from({ length: seats }, (_, seat) => nameOf([], seat, language));
  const picture = await presenter.picture(game.view(state, 'table'), people, [], `${name}-test.png`);
  return { name: picture.name, data: picture.file, alt: picture.alt };
}

/** Draws a board of every game as a test. Returns the board of this channel's game, or else the first game's board. */
async function painted(
  context: Context,
  here: string | undefined,
): Promise<{ line: string; file?: AnswerFile }> {
  const words = GAMES_WORDS[context.language].doctor;
  const start = performance.now();
  try {
    const files = new Map<string, AnswerFile>();
    for (const name of Object.keys(context.games)) files.set(name, await specimen(context, name));
    const file = files.get(here ?? '') ?? files.values().next().value;
    return { line: `${GOOD} ${words.board(since(start))}`, ...(file && { file }) };
  } catch (error) {
    pictureFailed();
    context.log.error({ error: logged(error) }, 'the doctor could not paint');
    return { line: `${BAD} ${words.badBoard}` };
  }
}

/** Checks whether games can be played in this channel. Lists what is missing, with remedies. */
export async function doctor(context: Context, visit: Visit): Promise<Answer> {
  const words = GAMES_WORDS[context.language].doctor;
  if (visit.place === 'not-installed') return { content: context.words.places.notInstalled };
  const store = await database(context, visit);
  const board = await painted(context, store.game);
  const well = visit.lacking.length === 0 && store.well && board.file !== undefined;
  return {
    content: [
      well ? words.well : words.ill,
      ...permissions(context, visit),
      ...store.lines,
      board.line,
      ...supportLine(context),
      ...(await vitalsFor(context, visit)),
    ].join('\n'),
    ...(board.file && { file: board.file }),
    ...againBy(gamesId('doctor')),
  };
}
