import type { RefusalCode } from '../../rules/refusals.ts';
import type { RefusalFacts } from '../facts.ts';

const quoted = (typed: string): string => (typed ? `“${typed}”` : 'That');

/** Whole sentences; an empty fact is not known. What is possible follows by itself. */
export const refusals = {
  possible: (list: string) => `Possible: ${list}.`,
  codes: {
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ name }: RefusalFacts) =>
      `It is not your turn${name ? `: ${name} acts` : ''}. Seats act clockwise, one action a turn.`,
    'wrong-phase': ({ awaited }: RefusalFacts) =>
      `That does not belong to this step. What to do now: ${awaited}.`,
    malformed: ({ awaited }: RefusalFacts) => `That is not a complete action. What to do now: ${awaited}.`,
    'no-such-circle': ({ column, circle }: RefusalFacts) =>
      `For ${column || 'this action'} there is no circle ${circle || 'of that number'}.`,
    'circle-taken': ({ column, circle }: RefusalFacts) =>
      `Circle ${circle || 'of that number'} for ${column || 'this action'} is taken this round.`,
    'column-full': ({ column }: RefusalFacts) =>
      `Every circle for ${column || 'this action'} is taken this round.`,
    'not-cheapest': ({ cheapest }: RefusalFacts) =>
      `Markers take the cheapest free circle, ${cheapest || 'the first'}; only the overseer may stand on a dearer one.`,
    'not-enough-markers': ({ circle, has }: RefusalFacts) =>
      `Markers for that circle: ${circle || 'more'}; left: ${has || 'fewer'}.`,
    'overseer-used': () => 'The overseer stands on the table already this round.',
    'bought-already': () => 'An Estate is bought once a round, by a card as well.',
    'no-tile-left': ({ most }: RefusalFacts) =>
      `No Estate tile is left: a seat has ${most || 'three'} at most.`,
    'no-such-place': ({ typed }: RefusalFacts) => `${quoted(typed)} is no place for an Estate.`,
    'place-taken': ({ place }: RefusalFacts) => `In ${place || 'that place'} an Estate lies already.`,
    'place-like': ({ place }: RefusalFacts) =>
      `${place || 'That place'} is like another that is free: the lowest number stands for them all.`,
    'too-dear': ({ place, price, has }: RefusalFacts) =>
      `${place || 'That Estate'} costs ${price || 'more'} VP, and there are ${has || 'fewer'}: points never fall below 0.`,
    'no-such-bonus': ({ typed }: RefusalFacts) => `${quoted(typed)} is no gift of this card.`,
    'no-such-estate': ({ estate, has }: RefusalFacts) =>
      `There is no Estate ${estate || 'of that number'}: you own ${has || 'fewer'}.`,
    'no-such-vine': ({ typed }: RefusalFacts) => `${quoted(typed)} is no vine.`,
    'vine-there': ({ place, vine }: RefusalFacts) =>
      `${place || 'That Estate'} has its ${vine || 'vine of that kind'} already: all vines of an Estate differ.`,
    'estate-full': ({ place }: RefusalFacts) => `${place || 'That Estate'} is full: it has five vines.`,
    'old-elsewhere': ({ place }: RefusalFacts) =>
      `Old vineyards grow in Cima Corgo alone, not in ${place || 'that Estate'}.`,
    'old-gone': () => 'All old vineyards of the game are planted.',
    'old-not-so': () => 'No card plants an old vineyard: it has a circle of its own.',
    'vine-order': ({ vine }: RefusalFacts) =>
      `With this card each vine comes later in the order green, purple, red, white, yellow than the one before: ${vine || 'this one'} does not.`,
    'nothing-to-plant': () => 'On none of your Estates a vine can be planted with this card.',
    'harvested-already': () => 'A seat harvests once a round, by a card as well.',
    'nothing-to-harvest': () =>
      'No Estate can be harvested: it needs three vines, and no barrels that wait where the boat is not.',
    'other-estate': ({ estate }: RefusalFacts) =>
      `Estates are asked in their order, and it is not the turn of ${estate ? `Estate ${estate}` : 'that one'}.`,
    'wine-range': ({ most }: RefusalFacts) =>
      `That Estate gives from 0 to ${most || 'its yield'} barrels of wine.`,
    'no-brandy': () =>
      'Wine costs a barrel of brandy from the store as it was before the harvest, and none is left.',
    'leave-free': () => 'That Estate has no barrels that wait: it is harvested.',
    'leave-last': () => 'One Estate at least is harvested, and this is the last that can be.',
    'no-such-harbour': ({ typed }: RefusalFacts) => `${quoted(typed)} is no harbour.`,
    'same-harbour': ({ to }: RefusalFacts) => `The boat lies in ${to || 'that harbour'} already.`,
    'too-far-up': ({ to }: RefusalFacts) =>
      `Upriver a move goes to the next harbour only, and ${to || 'that one'} is farther.`,
    'no-marker-to-sail': () =>
      'Each move of the boat costs a marker, never the overseer, and no marker is left.',
    'load-order': () => 'Name each Estate once, the lowest number first.',
    'nothing-to-load': ({ place }: RefusalFacts) =>
      `In ${place || 'that Estate'} there are no barrels to load.`,
    'load-out-of-way': ({ place }: RefusalFacts) =>
      `The boat does not come by ${place || 'that Estate'} in this move.`,
    'holds-full': ({ free }: RefusalFacts) =>
      `The boat has ${free || 'too few'} holds free, one for each lot.`,
    'must-begin': () => 'It can be stopped only after something was done.',
    'no-such-side': ({ typed }: RefusalFacts) => `${quoted(typed)} is neither Ruby nor Tawny.`,
    'side-full': ({ side }: RefusalFacts) => `The ${side || 'chosen'} cellar has no free column.`,
    'must-land': () => 'Lots come ashore as far as columns of the cellar are free, and one is.',
    'cellar-empty': () => 'The cellar is empty: only what lies there can age.',
    'no-such-category': ({ typed, side }: RefusalFacts) =>
      `${quoted(typed)} is no category of ${side || 'that side'}.`,
    'side-without-barrels': ({ side }: RefusalFacts) =>
      `The barrel goes to a side that has barrels: ${side || 'this one'} has none.`,
    'category-above': ({ highest }: RefusalFacts) =>
      `The barrel may not lie above those that are there: ${highest || 'the highest'} at most.`,
    'category-full': ({ category }: RefusalFacts) => `${category || 'That category'} has no free space.`,
    'no-such-card': ({ typed }: RefusalFacts) => `${quoted(typed)} is no card.`,
    'not-open': ({ card }: RefusalFacts) => `${card || 'That card'} does not lie open.`,
    'no-card-left': () => 'Deck and used pile are empty: no card can be drawn.',
    'discard-needed': () => 'The hand is full: name the card that is discarded first.',
    'discard-needless': () => 'The hand has room: nothing is discarded.',
    'not-in-hand': ({ card }: RefusalFacts) => `${card || 'That card'} is not in your hand.`,
    'no-such-deed': ({ typed }: RefusalFacts) => `${quoted(typed)} is nothing that this card does.`,
    'no-lot-there': ({ place }: RefusalFacts) =>
      `In ${place || 'that Estate'} no barrels lie that two more could join.`,
    'no-such-round': ({ round }: RefusalFacts) =>
      `A look is at the chip of a round to come, not at ${round ? `“${round}”` : 'that one'}.`,
    'round-needless': () => 'No round follows, so there is no chip to look at: leave the round out.',
    'no-such-column': ({ column, has }: RefusalFacts) =>
      `The cellar has no lot in column ${column || 'of that number'} there: ${has || 'fewer'} are used.`,
    'too-few-barrels': () =>
      'That column has one barrel only: two come from two columns, or from a fuller one.',
    'read-action': ({ typed, awaited }: RefusalFacts) =>
      `${quoted(typed)} begins no action here. What to do now: ${awaited}.`,
    'read-word': ({ typed, field }: RefusalFacts) =>
      `${quoted(typed)} can't be read${field ? ` as “${field}”` : ''}.`,
    'read-number': ({ typed, field }: RefusalFacts) =>
      `${quoted(typed)} is no number${field ? ` for “${field}”` : ''}.`,
    'read-numbers': ({ typed, as }: RefusalFacts) =>
      `${quoted(typed)} is no list of numbers${as ? ` such as ${as}` : ''}.`,
    'read-missing': ({ field, as }: RefusalFacts) =>
      `The text ends too early${field ? `: “${field}” is missing` : ''}.${as ? ` A whole one looks like ${as}.` : ''}`,
    'read-rest': ({ typed, as }: RefusalFacts) =>
      `${quoted(typed)} does not belong there.${as ? ` A whole text looks like ${as}.` : ''}`,
    'read-spelling': ({ as }: RefusalFacts) =>
      as
        ? `Write it exactly so: ${as}.`
        : 'An action is written in one way only, with one space between words.',
  } satisfies Record<RefusalCode, (facts: RefusalFacts) => string>,
};
