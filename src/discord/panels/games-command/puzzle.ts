import type { AnyGame } from '../../../core/contract/game.ts';
import { foresee } from '../../../presentation/choosing/preview.ts';
import { unmarked } from '../../../presentation/language/reader.ts';
import { spared } from '../../../presentation/painter/missing-pictures.ts';
import type { AnyPresenter, Names, Picture } from '../../../presentation/presenter/presenter.ts';
import { graphemesOf } from '../../../presentation/text/graphemes.ts';
import { nameOf, plain, YOU } from '../../../presentation/text/names.ts';
import { puzzleText } from '../../../table/people/board-pages.ts';
import type { AskedPuzzle } from '../../../table/puzzles/puzzles.ts';
import type { PuzzleStanding } from '../../../table/puzzles/rating.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { touchButton } from '../../buttons/match-buttons.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { ratingText } from '../../messages/final.ts';
import { type Answer, fileOf } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';
import { when } from '../../words/figures.ts';
import { againBy } from '../try-again.ts';

/** Longest name of an action on a button, in characters. Longer names are lines of the text, and the buttons have numbers. */
const LONGEST_LABEL = 34;

/** Puzzle with the rules and words of its game, limited to what the deciding seat may know. */
export interface PuzzleFacts {
  readonly context: Context;
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
  readonly asked: AskedPuzzle;
  readonly names: Names;
}

export function puzzleFacts(context: Context, asked: AskedPuzzle): PuzzleFacts {
  const { language } = context;
  const game = context.games[asked.game];
  const presenter = context.presenters[asked.game]?.(language);
  if (!game || !presenter) throw new Error(`no such game on the shelf: ${asked.game}`);
  const names = Array.from({ length: asked.seats }, (_, seat) =>
    seat === asked.seat ? YOU[language] : nameOf([], seat, language),
  );
  return { context, game, presenter, asked, names };
}

export const actionTextOf = (
  { game, presenter, asked: { view, seat } }: PuzzleFacts,
  action: unknown,
): string => presenter.describeAction(action, view, foresee(game, view, seat, action));

export const rated = ({ points, settled }: Pick<PuzzleStanding, 'points' | 'settled'>): string =>
  ratingText(points, settled);

/** Returns the title of a puzzle, with the round where the game has rounds. */
export function headOf({ context, game, asked }: PuzzleFacts): string {
  const { puzzles } = context.words;
  const round = game.round?.(asked.view);
  const title = puzzles.title(gameTitle(context, asked.game));
  return round === undefined ? title : `${title} · ${puzzles.round(round)}`;
}

/** Pictures of a puzzle: the deciding seat's turn with its hand, or the whole board. */
export const LOOKS = ['turn', 'board'] as const;
type PuzzleLook = (typeof LOOKS)[number];

/** Draws the position as the deciding seat sees it. The picture does not depend on the choices. */
export function positionPicture(
  { context, presenter, asked, names }: PuzzleFacts,
  look: PuzzleLook = 'turn',
): Promise<Picture | undefined> {
  const { id, game, view } = asked;
  const name = `${game}-puzzle-${id}${look === 'board' ? '-board' : ''}.png`;
  const own = look === 'turn' ? presenter.turnPicture : undefined;
  const draw = () => own?.(view, names, name) ?? presenter.picture(view, names, [], name);
  return spared(
    () => context.pictures.own(['puzzle', id, look, context.language], draw),
    error => context.log.error({ error: logged(error), puzzle: id }, 'a puzzle has no picture'),
  );
}

/**
 * Returns the button to the other picture of a puzzle: the own turn or the whole board. No button where the game has one
 * picture.
 */
function otherLook(
  { context, presenter, asked }: PuzzleFacts,
  run: PuzzleRun,
  look: PuzzleLook,
): readonly Button[] {
  if (!presenter.turnPicture || !presenter.seatPage) return [];
  const { board, hand } = context.words.board;
  const [label, other] = look === 'turn' ? ([board, 'board'] as const) : ([hand, 'turn'] as const);
  return [{ label, id: gamesId('puzzle', 'look', asked.id, asked.number, other, runText(run)) }];
}

export const questionLines = ({ context, presenter, asked, names }: PuzzleFacts): readonly string[] => [
  unmarked(presenter.scores(asked.view, names)),
  ...(asked.number > 0 ? [context.words.puzzles.back] : []),
  ...(presenter.aims?.(asked.view) ?? []),
  context.words.puzzles.ask,
];

/** Asks a person for the best action of a position. The answer reveals nothing about the best action. */
export async function askPuzzle(
  context: Context,
  personId: string,
  asked: AskedPuzzle,
  run: PuzzleRun,
  look: PuzzleLook = 'turn',
): Promise<Answer> {
  const facts = puzzleFacts(context, asked);
  const actionTexts = asked.actions.map(action => actionTextOf(facts, action));
  const fits =
    new Set(actionTexts).size === actionTexts.length &&
    actionTexts.every(actionText => graphemesOf(plain(actionText)).length <= LONGEST_LABEL);
  const lines = actionTexts.map((actionText, place) => {
    const alike = actionTexts.filter(other => other === actionText).length > 1;
    return `${place + 1}. ${actionText}${alike ? ` \`${facts.game.write(asked.actions[place])}\`` : ''}`;
  });
  const picture = await positionPicture(facts, look);
  const touch = await touchButton(context, { exercise: puzzleText(asked) }, personId);
  return {
    content: [headOf(facts), ...questionLines(facts), ...(fits ? [] : lines)].join('\n'),
    rows: [
      ...buttonRows(
        actionTexts.map((actionText, place) => ({
          label: fits ? actionText : `${place + 1}`,
          id: gamesId('puzzle', 'pick', asked.id, asked.number, place, asked.mark, runText(run)),
        })),
      ),
      ...buttonRows([...otherLook(facts, run, look), ...touch]),
    ],
    ...(picture && { file: fileOf(picture) }),
    ...againBy(gamesId('puzzle', 'look', asked.id, asked.number, look, runText(run))),
  };
}

/** Run of puzzles, as the custom ids of its buttons hold it. */
export interface PuzzleRun {
  readonly since: number;
  /** True where the person repeats puzzles once no new puzzle is left. */
  readonly repeats: boolean;
}

const RADIX = 36;
const REPEATS = '.';
export const runText = ({ since, repeats }: PuzzleRun): string =>
  `${repeats ? REPEATS : ''}${since.toString(RADIX)}`;

/** Reads a run from a custom id. For any other text it returns a run that begins now. */
export function runIn(text: string | undefined, now: number): PuzzleRun {
  const [, repeats, since] = /^(\.?)([\da-z]{1,9})$/.exec(text ?? '') ?? [];
  return since === undefined
    ? { since: now, repeats: false }
    : { since: Number.parseInt(since, RADIX), repeats: repeats === REPEATS };
}

export async function nextPuzzle(
  context: Context,
  visit: Visit,
  game: string,
  run: PuzzleRun,
): Promise<Answer> {
  const next = await context.table.puzzles.next(game, visit.person.id, run.repeats);
  if (!next.ok)
    return next.refusal.code === 'table/no-puzzles'
      ? noPuzzles(context, visit, run)
      : refused(context, next.refusal);
  if (next.value.asked) return askPuzzle(context, visit.person.id, next.value.asked, run);
  const { puzzles } = context.words;
  const { count, returnsAt } = next.value;
  return {
    content: [
      puzzles.done(gameTitle(context, game), count),
      ...(returnsAt === undefined ? [] : [puzzles.returns(when(returnsAt))]),
      puzzles.oldest,
    ].join('\n'),
    rows: buttonRows([
      {
        label: puzzles.again,
        id: gamesId('puzzle', 'next', game, runText({ ...run, repeats: true })),
        style: 'main',
      },
      ...ways(context, run),
    ]),
  };
}

async function noPuzzles(context: Context, visit: Visit, run: PuzzleRun): Promise<Answer> {
  const refusal = refused(context, { code: 'table/no-puzzles', with: {} });
  if (context.table.puzzles.games.length === 0) return refusal;
  const choice = await puzzleGames(context, visit, run);
  return { ...choice, ...refusal, content: `${refusal.content}\n${choice.content}` };
}

/** Returns the buttons that leave the puzzles of a game: to another game, and to the end of the run. */
export const ways = (context: Context, run: PuzzleRun): readonly Button[] => [
  ...(context.table.puzzles.games.length > 1
    ? [
        {
          label: context.words.puzzles.other,
          id: gamesId('puzzle', 'games', runText({ ...run, repeats: false })),
        },
      ]
    : []),
  { label: context.words.puzzles.stop, id: gamesId('puzzle', 'stop', runText(run)) },
];

export async function puzzleGames(context: Context, visit: Visit, run: PuzzleRun): Promise<Answer> {
  const { puzzles } = context.words;
  const standings = await context.table.puzzles.standings(visit.person.id);
  const buttons = context.table.puzzles.games.map((game): Button => {
    const own = standings.get(game);
    return {
      label: puzzles.gameButton(gameTitle(context, game), own && rated(own)),
      id: gamesId('puzzle', 'next', game, runText(run)),
    };
  });
  return { content: puzzles.which, rows: buttonRows(buttons) };
}

/**
 * Begins a run of puzzles, in the game of the person's newest answer. Without an earlier answer, the person chooses among
 * several games.
 */
export async function puzzle(context: Context, visit: Visit): Promise<Answer> {
  const { table } = context;
  const run: PuzzleRun = { since: context.now(), repeats: false };
  const [only, ...others] = table.puzzles.games;
  const game = (await table.puzzles.lastGame(visit.person.id)) ?? (others.length === 0 ? only : undefined);
  if (only === undefined) return noPuzzles(context, visit, run);
  return game === undefined ? puzzleGames(context, visit, run) : nextPuzzle(context, visit, game, run);
}
