import type { PuzzleChoice, Theme } from '../../src/core/contract/puzzle.ts';
import { clearestOnes, rightOnes } from './clear.ts';
import { type Decision, nameOf, type Option, Options, winsAtOnce } from './decision.ts';
import { difficultyOf } from './difficulty.ts';
import { withLines } from './line-of-play.ts';
import { type Lead, Playouts, seedOfWorld } from './playouts.ts';
import type { PuzzleRules } from './rules.ts';
import { themeOf } from './theme.ts';

export interface Effort {
  /** Worlds of each stage in which actions are chosen. Each stage includes the worlds of the stage before. */
  readonly stages: readonly number[];
  /** Worlds of the proof. They differ from the worlds in which the actions were chosen. */
  readonly proof: number;
  readonly long: number;
}

export const EFFORT: Effort = { stages: [12, 60, 300], proof: 2_000, long: 120 };

const FEWEST_CHOICES = 3;
const MOST_CHOICES = 5;
/** Number of choices up to which a puzzle is filled with good but wrong actions. */
const FILLED = 4;
/** Number of options that are tried in playouts. */
const TRIED = 9;
/** Own turns of the seat in each playout, as in a hint. */
const TURNS = 2;
/** Standard errors by which the lead must exceed zero in the proof. */
const PROVEN = 3;
/** Standard errors of doubt in the stages before the proof. */
const DOUBT = 1.5;
/** Number of leads (`PuzzleRules.least`) from which a loss does not tempt, unless a player at a glance chooses the action. */
const SILLY = 8;
/** Points by which a loss may differ from the points that the action brings less now, if the action loses nothing else. */
const NOTHING = 0.2;
/** Reason against a decision whose wrong choices the seat makes up for. */
export const MADE_UP = 'the seat makes up for a wrong choice';
const [SEARCHED, PROOF, LONG] = [1_000_000, 500_000_000, 900_000_000];

export interface Found {
  readonly choices: readonly PuzzleChoice[];
  readonly theme: Theme;
  readonly rating: number;
  readonly worlds: number;
}

export type Verdict = { readonly found: Found } | { readonly because: string };

/**
 * Judges whether a decision is a puzzle: one action is the best by a clear lead, and others tempt.
 * @param isWanted returns false for a best action if too many puzzles have such an action; `isPlain`: the medium player finds
 * the action
 * @param told gives each wrong choice its line of play
 */
export function judged(
  decision: Decision,
  rules: PuzzleRules,
  isWanted: (action: unknown, isPlain: boolean) => boolean = () => true,
  effort: Effort = EFFORT,
  told: typeof choicesWithLines = choicesWithLines,
): Verdict {
  const { game, state, seat } = decision;
  if (game.legal(state, seat).length < FEWEST_CHOICES) return { because: 'few actions' };
  const options = new Options(decision, rules);
  if (options.all.length < FEWEST_CHOICES) return { because: 'few effects' };
  const tempting = [...options.greedy].slice(0, 1).concat(options.easy, options.medium);
  const tried = new Set([
    ...options.all.slice(0, TRIED),
    ...tempting.flatMap(thing => options.option(thing) ?? []),
  ]);
  const isObvious = ({ thing, action }: Option): boolean =>
    thing === options.easy || options.greedy.has(thing) || rules.isShown?.(decision.view, action) === true;
  const welcomes = ({ action, thing }: Option): boolean => isWanted(action, thing === options.medium);
  const searched = searchedFor(decision, [...tried], { isObvious, welcomes }, rules, effort);
  if ('because' in searched) return searched;
  const { best, others } = searched;
  const whole = others.filter(({ action }) => !rules.isPart?.(action, best.action));
  const different = distinct(best, named(decision, best, whole), options.easy);
  const wrong = chosen(different, tempting, rules);
  // A mean lead does not count against a sure win.
  const wins = ({ action }: Option): boolean => winsAtOnce(decision, action);
  if (wrong.some(wins) && !wins(best)) return { because: 'a wrong action wins at once' };
  const tempts = wrong.some(({ thing }) => thing === options.easy);
  if (!tempts || wrong.length + 1 < FEWEST_CHOICES) return { because: 'few different choices' };
  return proven(decision, best, wrong, rules, effort, told);
}

interface Ranked {
  readonly best: Option;
  /** Other options, the best first, with the lead of the best option over each. */
  readonly others: readonly (Option & { readonly behind: number })[];
}

/** Searches in stages for a best option that is not obvious. Stops as soon as its lead is probably too small. */
function searchedFor(
  decision: Decision,
  tried: readonly Option[],
  { isObvious, welcomes }: Readonly<Record<'isObvious' | 'welcomes', (option: Option) => boolean>>,
  { least }: PuzzleRules,
  { stages }: Effort,
): Ranked | { readonly because: string } {
  const playouts = new Playouts(decision, SEARCHED, TURNS);
  const behind: (Option & { readonly behind: number })[] = [];
  let live = tried;
  for (const worlds of stages) {
    const ideas = live.filter(option => !isObvious(option));
    const [best] = ideas.toSorted(
      (one, other) => playouts.mean(other.action, worlds) - playouts.mean(one.action, worlds),
    );
    if (!best) return { because: 'obvious' };
    const leads = live
      .filter(option => option !== best)
      .map(option => ({ option, ...playouts.lead(best.action, option.action, worlds) }));
    const rival = leads.find(({ mean, error }) => mean + DOUBT * error < least);
    if (rival) return { because: isObvious(rival.option) ? 'obvious' : 'another is close' };
    if (!welcomes(best)) return { because: 'too many are alike' };
    const isClose = ({ mean, error }: Lead): boolean => mean - 2 * DOUBT * error < 2 * least;
    const isLast = worlds === stages.at(-1);
    behind.push(
      ...leads
        .filter(lead => isLast || !isClose(lead))
        .map(({ option, mean }) => ({ ...option, behind: mean })),
    );
    live = [best, ...leads.filter(isClose).map(({ option }) => option)];
    if (isLast || live.length === 1)
      return { best, others: behind.toSorted((one, other) => one.behind - other.behind) };
  }
  return { because: 'obvious' };
}

/** Leaves out options for which a button would have the name of a better option. */
function named(decision: Decision, best: Option, others: Ranked['others']): Ranked['others'] {
  const names = new Set([nameOf(decision, best.action)]);
  return others.filter(({ action }) => {
    const before = names.size;
    return names.add(nameOf(decision, action)).size > before;
  });
}

/**
 * Leaves out options that lose nothing but points of this move, and options with the same result in all worlds as another one.
 * Of these, the option of the easy player stays, or else the first.
 */
function distinct(best: Option, others: Ranked['others'], easy: string): Ranked['others'] {
  const losing = others.filter(({ now, behind }) => Math.abs(best.now - now - behind) > NOTHING);
  const results = new Map<number, Option>();
  for (const option of [...losing.filter(({ thing }) => thing === easy), ...losing])
    if (!results.has(option.behind)) results.set(option.behind, option);
  return losing.filter(option => results.get(option.behind) === option);
}

/** Chooses the wrong actions of a puzzle: first the actions that tempt, then the best other actions. */
function chosen(
  others: Ranked['others'],
  tempting: readonly string[],
  { least }: PuzzleRules,
): Ranked['others'] {
  const tempts = others.filter(({ thing }) => tempting.includes(thing));
  const rest = others.filter(each => !tempts.includes(each));
  const good = rest.filter(({ behind }) => behind < SILLY * least).length;
  const needed = FEWEST_CHOICES - 1 - tempts.length;
  const free = FILLED - 1 - tempts.length;
  return [...tempts, ...rest.slice(0, Math.max(0, needed, Math.min(free, good)))].slice(0, MOST_CHOICES - 1);
}

const rounded = (points: number): number => Math.round(points * 1_000) / 1_000;

/** Proves in new worlds that the best option beats the wrong ones, and checks the same in long playouts. */
function proven(
  decision: Decision,
  best: Option,
  wrong: Ranked['others'],
  rules: PuzzleRules,
  { proof, long }: Effort,
  told: typeof choicesWithLines,
): Verdict {
  const further = new Playouts(decision, LONG, rules.longTurns);
  for (const worlds of [Math.ceil(long / 4), long])
    for (const { action } of wrong) {
      const { mean, error } = further.lead(best.action, action, worlds);
      const needed = worlds < long ? -DOUBT * error : DOUBT * error;
      if (mean < needed) return { because: 'later it is not better' };
    }
  if (rules.endTurns !== undefined) {
    const toEnd = new Playouts(decision, LONG, rules.endTurns);
    if (wrong.some(({ action }) => toEnd.lead(best.action, action, long).mean < 0))
      return { because: 'in the end it is not better' };
  }
  const playouts = new Playouts(decision, PROOF, TURNS);
  const choices: PuzzleChoice[] = [];
  for (const { action } of wrong) {
    const { mean, error } = playouts.lead(best.action, action, proof);
    if (mean < rules.least || mean < PROVEN * error) return { because: 'not proven' };
    const reasons = playouts.reasons(best.action, action, proof);
    const text = decision.game.write(action);
    choices.push({ action: text, behind: rounded(mean), error: rounded(error), reasons });
  }
  const results = new Set(choices.map(({ behind, error }) => `${behind} ${error}`));
  if (results.size < choices.length) return { because: 'two have the same result' };
  choices.sort((one, other) => one.behind - other.behind);
  const first = { action: decision.game.write(best.action), behind: 0, error: 0, reasons: [] };
  // `told` compares each line of play with the proven loss, so it runs after the proof.
  const all = told(decision, [first, ...choices], rules, Math.min(rules.lineWorlds, proof));
  if (!all) return { because: MADE_UP };
  return {
    found: {
      choices: all,
      theme: themeOf(all, rules),
      rating: difficultyOf(decision, all),
      worlds: proof,
    },
  };
}

/**
 * Makes imagined games after each choice of a puzzle in the first worlds of the proof, and gives each wrong choice its line of
 * play. Undefined: the seat can make up for a choice that tempts, or for too many choices.
 */
export const choicesWithLines = (
  decision: Decision,
  choices: readonly PuzzleChoice[],
  rules: PuzzleRules,
  worlds = rules.lineWorlds,
): readonly PuzzleChoice[] | undefined => {
  const seeds = Array.from({ length: worlds }, (_, world) => seedOfWorld(PROOF, world));
  const right = rightOnes(decision, choices, withLines(decision, choices, seeds, rules), rules);
  return right && clearestOnes(decision, right, rules);
};
