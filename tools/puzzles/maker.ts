import type { PuzzleChoice, Theme } from '../../src/core/puzzle.ts';
import { inTenths } from '../../src/core/reasons.ts';
import { type Decision, type Option, Options } from './decision.ts';
import { difficultyOf } from './difficulty.ts';
import { Playouts } from './playouts.ts';
import { themeOf } from './theme.ts';

/** A game's own part of the search for puzzles. */
export interface PuzzleRules {
  /** Least lead of the best action over every other action, in points of the final margin. */
  readonly least: number;
  /** Idea behind each part of the value (`TERMS` of the game's evaluation). */
  readonly themes: Readonly<Record<string, Theme>>;
}

/** Numbers of worlds of a search. */
export interface Effort {
  /** Worlds of each stage in which actions are chosen. Each stage takes in the worlds of the stage before. */
  readonly stages: readonly number[];
  /** Worlds of the proof. They are other worlds than those in which the actions were chosen. */
  readonly proof: number;
  /** Worlds in which the playouts go on for one more turn. */
  readonly deeper: number;
}

export const EFFORT: Effort = { stages: [12, 60, 300], proof: 2_000, deeper: 200 };

/** Fewest legal actions of a puzzle. A hint names all of three. */
const FEWEST_LEGAL = 4;
const FEWEST_CHOICES = 3;
const MOST_CHOICES = 5;
/** Number of choices up to which a puzzle is filled with good, but wrong actions. */
const FILLED = 4;
/** Number of options that are tried in playouts. */
const TRIED = 9;
/** Own turns of the seat in each playout, as in a hint. */
const TURNS = 2;
/** Standard errors by which the lead must exceed zero in the proof. */
const PROVEN = 3;
/** Standard errors of doubt in the stages before the proof. */
const DOUBT = 1.5;
/** Number of leads (`PuzzleRules.least`) beyond which an action is too bad to tempt a person, unless a rule tempts. */
const SILLY = 8;
const [SEARCHED, PROOF, DEEPER] = [1_000_000, 500_000_000, 900_000_000];

export interface Found {
  readonly choices: readonly PuzzleChoice[];
  readonly theme: Theme;
  readonly rating: number;
  readonly worlds: number;
}

/** Reason for which a decision is no puzzle, or the puzzle. */
export type Verdict = { readonly found: Found } | { readonly because: string };

/** Judges whether a decision is a puzzle: one action is the best by a clear lead, and others tempt. */
export function judged(decision: Decision, rules: PuzzleRules, effort: Effort = EFFORT): Verdict {
  const { game, state, seat } = decision;
  if (game.legal(state, seat).length < FEWEST_LEGAL) return { because: 'few actions' };
  const options = new Options(decision);
  if (options.all.length < FEWEST_CHOICES) return { because: 'few effects' };
  const tempting = [...options.greedy].slice(0, 1).concat(options.easy, options.medium);
  const tried = [
    ...new Set([...options.all.slice(0, TRIED), ...tempting.flatMap(name => options.named(name) ?? [])]),
  ];
  const searched = searchedFor(decision, tried, rules, effort);
  if ('because' in searched) return searched;
  const { best, others } = searched;
  if (options.greedy.has(best.name)) return { because: 'most points now' };
  if (best.name === options.easy) return { because: 'easy finds it' };
  const wrong = chosen(others, tempting, rules);
  if (wrong.length + 1 < FEWEST_CHOICES) return { because: 'few good actions' };
  return proven(decision, best, wrong, rules, effort);
}

interface Ranked {
  readonly best: Option;
  /** The other options, the best first, with the lead of the best one over each. */
  readonly others: readonly (Option & { readonly behind: number })[];
}

/** Searches for the best option in stages, and gives up as soon as its lead is probably too small. */
function searchedFor(
  decision: Decision,
  tried: readonly Option[],
  { least }: PuzzleRules,
  { stages }: Effort,
): Ranked | { readonly because: string } {
  const playouts = new Playouts(decision, SEARCHED, TURNS);
  let live = tried;
  const out: (Option & { readonly behind: number })[] = [];
  for (const [stage, worlds] of stages.entries()) {
    live = live.toSorted(
      (one, other) => playouts.mean(other.action, worlds) - playouts.mean(one.action, worlds),
    );
    const [best, ...others] = live;
    if (!best) break;
    const leads = others.map(option => ({
      ...option,
      ...playouts.lead(best.action, option.action, worlds),
    }));
    if (leads.some(({ mean, error }) => mean + DOUBT * error < least)) return { because: 'another is close' };
    const isClose = ({ mean, error }: { mean: number; error: number }) =>
      mean - 2 * DOUBT * error < 2 * least;
    const isLast = stage === stages.length - 1;
    out.push(
      ...leads
        .filter(each => isLast || !isClose(each))
        .map(({ mean, ...each }) => ({ ...each, behind: mean })),
    );
    live = [best, ...others.filter((_, index) => leads[index] && isClose(leads[index]))];
    if (live.length === 1) break;
  }
  const [best] = live;
  if (!best) return { because: 'nothing to choose' };
  return { best, others: out.toSorted((one, other) => one.behind - other.behind) };
}

/** Chooses the wrong actions of a puzzle: those that tempt, then the best of the others. */
function chosen(
  others: Ranked['others'],
  tempting: readonly string[],
  { least }: PuzzleRules,
): readonly Option[] {
  const tempts = others.filter(({ name }) => tempting.includes(name));
  const rest = others.filter(each => !tempts.includes(each) && each.behind < SILLY * least);
  return [...tempts, ...rest.slice(0, Math.max(0, FILLED - 1 - tempts.length))].slice(0, MOST_CHOICES - 1);
}

const rounded = (points: number): number => Math.round(points * 1_000) / 1_000;

/** Proves in new worlds that the best option beats the wrong ones, and also if the playouts are one turn longer. */
function proven(
  decision: Decision,
  best: Option,
  wrong: readonly Option[],
  rules: PuzzleRules,
  { proof, deeper }: Effort,
): Verdict {
  const further = new Playouts(decision, DEEPER, TURNS + 1);
  for (const { action } of wrong) {
    const { mean, error } = further.lead(best.action, action, deeper);
    if (mean < DOUBT * error) return { because: 'a turn later it is not better' };
  }
  const playouts = new Playouts(decision, PROOF, TURNS);
  const choices: PuzzleChoice[] = [
    { action: decision.game.write(best.action), behind: 0, error: 0, reasons: [] },
  ];
  for (const { action } of wrong) {
    const { mean, error } = playouts.lead(best.action, action, proof);
    if (mean < rules.least || mean < PROVEN * error) return { because: 'not proven' };
    const reasons = playouts.reasons(best.action, action, proof);
    const text = decision.game.write(action);
    choices.push({ action: text, behind: rounded(mean), error: rounded(error), reasons });
  }
  choices.sort((one, other) => one.behind - other.behind);
  return {
    found: {
      choices,
      theme: themeOf(choices, rules),
      rating: difficultyOf(decision, choices),
      worlds: proof,
    },
  };
}

export const told = (found: Found): string =>
  `${found.theme}, ${found.choices.map(({ action, behind }) => `${action} −${inTenths(behind)}`).join('; ')}`;
