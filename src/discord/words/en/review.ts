import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';

const { number, percent, plural } = grammar('en');

/** A game that has ended, judged for who played it. Points come signed and written: "+2.9", "−10". */
export const review = {
  review: {
    button: 'Review',
    /** `share`: from 0 to 1. */
    progress: (share: number) =>
      `I am looking at this game again, decision by decision: ${percent(share)} done.`,
    title: (person: string) => `**Review: ${person}**`,
    /** `right`: of 100. */
    accuracy: (right: number, decisions: number) =>
      `Accuracy: **${number(right)}** of 100, in ${plural(decisions, { one: '# decision', other: '# decisions' })}. 100 is the best line that I found in each; 0 is no better than drawing lots.`,
    /** `spread`: how sure it is; undefined where it was not measured. */
    start: (points: string, spread: string | undefined) =>
      `At the deal: **${points}**${spread === undefined ? '' : ` (±${spread})`} to be expected at the end, by the board and the place in the order.`,
    deal: (points: string, spread: string) =>
      `Own hidden cards: **${points}** (±${spread}), beside others that might have been dealt.`,
    own: (points: string) =>
      `Own choices: **${points}**, beside the best that I found, judged by what this seat could see then.`,
    others: (points: string) => `The others' choices: **${points}**, judged by what they could see.`,
    luck: (points: string) =>
      `Luck: **${points}**: what came up by chance after the deal, and what I misjudge.`,
    final: (points: string) => `At the end: **${points}**.`,
    stopped: (points: string) =>
      `When the game was stopped: **${points}** to be expected. The rules did not end it.`,
    /** What the points are. */
    margin:
      "-# Points are over the mean of the others. Luck and the others' choices use what is known only now.",
    alone: '-# Points are those of the final score. Luck uses what is known only now.',
    noMistakes: 'I found no turn in which another choice would have been clearly better.',
    /** On a button. */
    overview: 'Overview',
    turnButton: (turn: number, loss: string) => `Turn ${number(turn)}: ${loss}`,
    share: 'Share',
    shared: 'Shared: everybody here may look at this review now.',
    sharedBy: (person: string, right: number | null) =>
      right === null
        ? `${person} shares how this game went:`
        : `${person} shares how this game went, with an accuracy of **${number(right)}** of 100:`,
    turn: (turn: number, loss: string) => `**Turn ${number(turn)}: final margin ${loss}**`,
    played: (deed: string) => `Played: ${deed}`,
    better: (deed: string) => `Better: **${deed}**`,
    because: 'Because:',
    /** Where the game has no words for why. */
    noReason: (points: string) => `Points more that I expect at the end after it: **${points}**.`,
    chances: (best: number, played: number) =>
      `To win, in games like this one: ${percent(best)} with the better choice, ${percent(played)} as it was played.`,
    seen: '-# Judged by what could be seen then; nothing that came later has a part in it.',
  },
};

export type ReviewWords = Translated<typeof review>;
