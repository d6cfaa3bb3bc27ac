import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';

const { plural } = grammar('en');

/** What a person could do now, told in private. Points come as they are printed: "+3.2", "63". */
export const hints = {
  /** On the button that asks for it. */
  ask: 'Hint',
  title: '**What I would look at**, best first, with what sets each apart',
  /** How far ahead of the others, or how many points alone. */
  margin: (points: string) => `expected **${points}**`,
  score: (points: string) => `points expected: **${points}**`,
  /** `deed`: another action that is named; `reasons`: each with its points. */
  comparedWith: (deed: string, reasons: string) => `Compared with *${deed}*: ${reasons}`,
  /** The part of the difference that the reasons leave. */
  rest: (points: string) => `all else: ${points}`,
  /** `ahead`: both were played on; else they were only looked at. */
  even: (deed: string, ahead: boolean) =>
    ahead ? `About even with *${deed}* where I played both on.` : `About even with *${deed}* at a glance.`,
  noReason: (deed: string, points: string) =>
    `Compared with *${deed}*: ${points} in all; no single reason stands out.`,
  /** What the figures mean. */
  marginMeans:
    'Expected: your points at the end less the average of the others, as far as what you see can tell.',
  scoreMeans: 'Expected: your points at the end, as far as what you see can tell.',
  press: 'A press shows it on the board; nothing is done before you confirm it.',
  counted: (used: number) =>
    plural(used, { one: '# hint used in this game so far.', other: '# hints used in this game so far.' }),
  only: 'There is only one thing to do, so this counts as no hint:',
  none: 'I have nothing to advise here, so this counts as no hint.',
  /** After the end, of a game alone and of one with others. */
  used: (count: number) => plural(count, { one: '# hint used.', other: '# hints used.' }),
  usedBy: (people: readonly { readonly person: string; readonly hints: number }[]) =>
    `Hints used: ${people.map(({ person, hints: count }) => `${person} ${count}`).join(', ')}.`,
};

export type HintWords = Translated<typeof hints>;
