import type { Theme } from '../../../core/contract/puzzle.ts';
import { inTenths } from '../../../core/contract/reasons.ts';
import { foresee } from '../../../presentation/choosing/preview.ts';
import { signed } from '../../../presentation/pictures/review/words.ts';
import type { AnsweredPuzzle, JudgedChoice } from '../../../table/puzzles/puzzles.ts';
import { buttonRows } from '../../buttons/components.ts';
import { gamesId, pageIn } from '../../buttons/games-ids.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, fitted, gameTitle, MAX_CONTENT } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { ratingText } from '../../messages/final.ts';
import { type Answer, type AnswerFile, fileOf, turnedAway } from '../../ports/answer.ts';
import { when } from '../../words/figures.ts';
import { gameLines, sequelLines } from '../hint/sequels.ts';
import {
  actionTextOf,
  askPuzzle,
  headOf,
  LOOKS,
  nextPuzzle,
  type PuzzleFacts,
  type PuzzleRun,
  positionPicture,
  puzzle,
  puzzleFacts,
  puzzleGames,
  rated,
  runIn,
  runText,
  ways,
} from './puzzle.ts';

function ranking(facts: PuzzleFacts, { choices, chosen }: AnsweredPuzzle): readonly string[] {
  const { language, words } = facts.context;
  return choices.map(({ action, behind }, place) => {
    const actionText = actionTextOf(facts, action);
    return [
      `${place + 1}. ${place === 0 || place === chosen ? `**${actionText}**` : actionText}`,
      place === 0 ? words.puzzles.best : signed(-behind, language),
      ...(place === chosen ? [`*${words.puzzles.chosen}*`] : []),
    ].join(' · ');
  });
}

/**
 * Returns a line with the leads at the end of both lines of play. Empty where these leads contradict the judgement (`behind`),
 * or are a mean over several seats.
 */
function leadLine({ words, language }: Context, seats: number, { scores, behind }: JudgedChoice) {
  const [lead = 0, leadOther = 0] =
    scores?.own.map((own, at) => inTenths(own - (scores.others[at] ?? 0))) ?? [];
  const isSame = seats === 2 && Math.abs(lead - leadOther - behind) <= Math.max(0.5, behind / 10);
  return scores && isSame ? [words.hints.lead(signed(lead, language), signed(leadOther, language))] : [];
}

/** Explains a comparison with the best choice: the events that decide, one imagined game after each choice, and the leads. */
function explained(facts: PuzzleFacts, best: JudgedChoice, other: JudgedChoice): readonly string[] {
  const { context, presenter, asked, names } = facts;
  const [bestText, otherText] = [actionTextOf(facts, best.action), actionTextOf(facts, other.action)];
  const source = { presenter, view: asked.view, names };
  const { deciding = [], lines = [] } = other;
  const parts = [
    ...sequelLines(context, source, deciding, [bestText, otherText]),
    ...gameLines(context, source, lines),
    ...leadLine(context, asked.seats, other),
  ];
  return parts.length === 0 ? [] : [context.words.puzzles.why(otherText), ...parts];
}

/**
 * Draws the best action faintly on the board, beside a wrong choice if there is one. Where the game has no such picture, draws
 * the position.
 */
async function bestPicture(
  facts: PuzzleFacts,
  best: unknown,
  wrong?: unknown,
): Promise<AnswerFile | undefined> {
  const { game, presenter, asked, names } = facts;
  const { view, seat } = asked;
  const name = `${asked.game}-puzzle-${asked.id}-best.png`;
  const lineOf = (action: unknown) => ({
    foreseen: foresee(game, view, seat, action),
    actionText: actionTextOf(facts, action),
  });
  const [line, other] = [lineOf(best), wrong === undefined ? undefined : lineOf(wrong)];
  const both = other && (await presenter.compared?.(view, names, [other, line], name));
  const preview = both ?? (await presenter.preview?.(view, names, line.foreseen, name));
  const shown = preview ?? (await positionPicture(facts));
  return shown && fileOf(shown);
}

function ratingLine({ words }: Context, { change, standing }: AnsweredPuzzle): readonly string[] {
  if (!standing) return [];
  const { settled } = standing;
  if (!change) return [words.puzzles.unrated(rated(standing))];
  return [words.puzzles.rating(ratingText(change.before, settled), ratingText(change.after, settled))];
}

/** Names the theme of a puzzle. A theme without a name of its own is about a goal. */
function themeIn({ words: { puzzles } }: Context, theme: Theme): string {
  const names: Readonly<Partial<Record<Theme, string>>> = puzzles.themes;
  return names[theme] ?? puzzles.themes.goal;
}

/** Writes the answer of a puzzle below its title: all choices, the reasons, and the rating. */
export function resultLines(facts: PuzzleFacts, answered: AnsweredPuzzle): readonly string[] {
  const { context } = facts;
  const { words } = context;
  const { choices, chosen, theme, worlds, earlier, at } = answered;
  const [best, second] = choices;
  const other = chosen === 0 ? second : choices[chosen];
  if (!best || !other) throw new Error(`puzzle ${answered.asked.id} has one choice`);
  return [
    ...(earlier ? [words.puzzles.before(when(at))] : []),
    chosen === 0 ? words.puzzles.right : words.puzzles.wrong,
    ...ranking(facts, answered),
    ...explained(facts, best, other),
    ...ratingLine(context, answered),
    words.puzzles.theme(themeIn(context, theme), `${answered.difficulty}`),
    words.puzzles.means(worlds),
  ];
}

/**
 * Patterns of the lines that a long answer leaves out, the last line first: small lines, then events without a percentage, then
 * other events.
 */
const LIGHT = [/^-#/, /^- [^%]*$/, /^- /];

export function withoutLight(lines: readonly string[]): string {
  const text = lines.join('\n');
  const places = LIGHT.map(kind => lines.findLastIndex(line => kind.test(line)));
  const light = text.length <= MAX_CONTENT ? undefined : places.find(place => place >= 0);
  return light === undefined ? fitted(text) : withoutLight(lines.toSpliced(light, 1));
}

async function resultAnswer(context: Context, answered: AnsweredPuzzle, run: PuzzleRun): Promise<Answer> {
  const facts = puzzleFacts(context, answered.asked);
  const { choices, chosen } = answered;
  const wrong = chosen === 0 ? undefined : choices[chosen]?.action;
  const file = await bestPicture(facts, choices[0]?.action, wrong);
  return {
    content: withoutLight([headOf(facts), ...resultLines(facts, answered)]),
    rows: buttonRows([
      {
        label: context.words.puzzles.next,
        id: gamesId('puzzle', 'next', answered.asked.game, runText(run)),
        style: 'main',
      },
      ...ways(context, run),
    ]),
    ...(file && { file }),
  };
}

async function picked(
  context: Context,
  { person }: Visit,
  [puzzleId = '', number, place, mark = '', run]: readonly string[],
): Promise<Answer> {
  const answered = await context.table.puzzles.answer(person.id, {
    puzzleId,
    number: pageIn(number),
    place: pageIn(place),
    mark,
  });
  if (!answered.ok) return refused(context, answered.refusal);
  return resultAnswer(context, answered.value, runIn(run, context.now()));
}

function looked(
  context: Context,
  { person }: Visit,
  [puzzleId = '', number, look, run]: readonly string[],
): Promise<Answer> | Answer {
  const shown = context.table.puzzles.shown(person.id, puzzleId, pageIn(number));
  if (!shown.ok) return refused(context, shown.refusal);
  const wanted = LOOKS.find(each => each === look);
  return askPuzzle(context, person.id, shown.value, runIn(run, context.now()), wanted);
}

async function stop(context: Context, { person }: Visit, { since }: PuzzleRun): Promise<Answer> {
  const { puzzles } = context.words;
  const { answered, solved, longest, games } = await context.table.puzzles.run(person.id, since);
  const lines = games.map(({ game, before, after, settled }) =>
    puzzles.runRating(gameTitle(context, game), ratingText(before, settled), ratingText(after, settled)),
  );
  return {
    content: [
      answered === 0 ? puzzles.noRun : puzzles.run(solved, answered, longest),
      ...lines,
      ...(games.some(({ settled }) => !settled) ? [puzzles.provisional] : []),
    ].join('\n'),
    rows: buttonRows([{ label: puzzles.more, id: gamesId('puzzle') }]),
  };
}

export async function puzzlePress(
  context: Context,
  visit: Visit,
  [what, ...args]: readonly string[],
): Promise<Answer> {
  const [game = '', run] = args;
  const runOf = (text: string | undefined): PuzzleRun => runIn(text, context.now());
  if (what === undefined) return puzzle(context, visit);
  if (what === 'next') return nextPuzzle(context, visit, game, runOf(run));
  if (what === 'pick') return picked(context, visit, args);
  if (what === 'look') return looked(context, visit, args);
  if (what === 'games') return puzzleGames(context, visit, runOf(args[0]));
  if (what === 'stop') return stop(context, visit, runOf(args[0]));
  return turnedAway(context.words.errors.strangeButton);
}
