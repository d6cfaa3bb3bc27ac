import type { RefusalCode } from '../../rules/types.ts';
import { box, type RefusalFacts } from '../facts.ts';

const { prices } = box;
const quoted = (typed: string): string => (typed ? `“${typed}”` : 'That');

/** Whole sentences; an empty fact is not known. What is possible follows by itself. */
export const refusals = {
  possible: (list: string) => `Possible: ${list}.`,
  codes: {
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ name }: RefusalFacts) =>
      `It is not your turn${name ? `: ${name} is asked` : ''}. One seat after the other decides.`,
    'wrong-phase': ({ awaited }: RefusalFacts) =>
      `That does not belong to this step. What to do now: ${awaited}.`,
    malformed: ({ awaited }: RefusalFacts) => `That is not a complete action. What to do now: ${awaited}.`,
    'no-such-colour': ({ typed }: RefusalFacts) => `${quoted(typed)} is no colour that can be taken here.`,
    'pick-taken': ({ colour }: RefusalFacts) =>
      `The ${colour || 'start'} cube is gone: each colour is there once, and the last seat picks first.`,
    'must-reveal': () => 'The pool is empty: reveal a card first, then hire what lies there.',
    'nothing-to-reveal': () => 'Deck and discards are empty, so nothing can be revealed: hire.',
    'hire-a-colour': () => 'Unit cards lie in the pool: name the colour to hire.',
    'not-in-pool': ({ colour }: RefusalFacts) =>
      `No ${colour || 'such'} card lies in the pool: only a colour that lies there is taken.`,
    'no-tile': () => 'This game is played without tiles.',
    'tile-down': () => 'The tile is down already: only a tile that is up can be flipped.',
    'tile-up': () => 'The tile is up already: only one that is down is turned up.',
    'bad-cubes': ({ typed }: RefusalFacts) =>
      `${quoted(typed)} is no number of cubes: each colour that is named takes at least one.`,
    'not-enough-cubes': ({ colour, count, given }: RefusalFacts) =>
      `There are not enough ${colour ? `${colour} ` : ''}cubes: ${count || 'more'} would be needed, ${given || 'fewer'} are there.`,
    'lose-exactly': ({ count, given }: RefusalFacts) =>
      `Over the limit half of the cubes are lost, rounded down: exactly ${count || 'so many'}${given ? `, not ${given}` : ''}.`,
    'pay-exactly': ({ count, given }: RefusalFacts) =>
      `The price is paid exactly: ${count || 'so many'}${given ? `, not ${given}` : ''}.`,
    'pay-not-asked': ({ colour, count, given }: RefusalFacts) =>
      `This Objective asks for ${count || 'fewer'} ${colour || 'of that colour'} at most${given ? `, not ${given}` : ''}.`,
    'pay-one-colour': () => 'The wild Objective is paid with cubes of one colour.',
    'no-such-objective': ({ objective }: RefusalFacts) =>
      `There is no Objective ${objective || 'of that number'}.`,
    'objective-taken': ({ objective, name }: RefusalFacts) =>
      `Objective ${objective || 'of that number'} is completed already${name ? ` by ${name}` : ''}.`,
    'pile-empty': ({ colour }: RefusalFacts) => `No ${colour ? `${colour} ` : ''}Headquarters are left.`,
    'too-dear': ({ colour, count, given }: RefusalFacts) =>
      `That costs ${count || 'more'} ${colour ? `${colour} ` : ''}cubes, and ${given || 'too few'} are there: ${prices.headquarters}, and one more for each card of that colour on an Objective that is left.`,
    'boost-missing': () => 'Green Headquarters boost a colour: name it.',
    'boost-needless': () => 'No colour is to be named here: only Green Headquarters with powers boost one.',
    'specialise-mixture': () =>
      `A trade takes ${prices.specialise} cubes of one colour or of ${prices.specialise} different ones; with Red Headquarters any ${prices.specialiseWithRed}.`,
    'specialise-same': ({ colour }: RefusalFacts) =>
      `A trade gains a colour that is not paid, and ${colour || 'this one'} is.`,
    'read-action': ({ typed, awaited }: RefusalFacts) =>
      `${quoted(typed)} begins no action here. What to do now: ${awaited}.`,
    'read-colour': ({ typed }: RefusalFacts) => `${quoted(typed)} is no colour.`,
    'read-cubes': ({ typed, as }: RefusalFacts) =>
      `${quoted(typed)} tells no cubes: write colours and numbers${as ? ` such as ${as}` : ''}.`,
    'read-objective': ({ typed }: RefusalFacts) =>
      `${quoted(typed)} is no Objective: write its number, such as \`3\`.`,
    'read-missing': ({ field, as }: RefusalFacts) =>
      `The text ends too early${field ? `: what belongs to “${field}” is missing` : ''}.${as ? ` A whole one looks like ${as}.` : ''}`,
    'read-rest': ({ typed, as }: RefusalFacts) =>
      `${typed ? `“${typed}”` : 'The end'} does not belong there.${as ? ` A whole text looks like ${as}.` : ''}`,
    'read-spelling': ({ as }: RefusalFacts) =>
      as
        ? `Write it exactly so: ${as}.`
        : 'An action is written in one way only, with one space between words.',
  } satisfies Record<RefusalCode, (facts: RefusalFacts) => string>,
  notAllowed: (awaited: string) => `The rules do not allow that now. What to do now: ${awaited}.`,
};
