import { SeededDice } from '../../../core/dice.ts';
import { nameOf } from '../../../stage/names.ts';
import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer, AnswerFile } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { heldBack } from './undelivered.ts';
import { vitalsFor } from './vitals.ts';

const GOOD = '✓';
const BAD = '✗';
const OPTIONAL = '–';

/** Lists which permissions the bot has in this channel, and which it lacks. */
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
  /** Id of the game that is played in this channel. */
  readonly game?: string | undefined;
}

async function database(context: Context, visit: Visit): Promise<FoundDatabase> {
  const words = GAMES_WORDS[context.language].doctor;
  const start = performance.now();
  try {
    const match = await context.table.live(visit.channelId);
    const took = since(start);
    const { lines, parked } = await heldBack(context, visit, { good: GOOD, fair: OPTIONAL, bad: BAD });
    return { lines: [`${GOOD} ${words.database(took)}`, ...lines], well: !parked, game: match?.game };
  } catch (error) {
    context.log.error({ error: logged(error) }, 'the doctor finds no database');
    return { lines: [`${BAD} ${words.badDatabase}`], well: false };
  }
}

/** Paints the first board of a sample game, without a match. */
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

/** Paints a board of every game as a test. It shows the board of this channel's game, or else the first one. */
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
    context.log.error({ error: logged(error) }, 'the doctor could not paint');
    return { line: `${BAD} ${words.badBoard}` };
  }
}

/** Checks whether games can be played in this channel. Says what is missing and how to provide it. */
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
      ...(await vitalsFor(context, visit)),
    ].join('\n'),
    ...(board.file && { file: board.file }),
  };
}
