import type { PlayerOf } from '../../../core/contract/player.ts';
import { unitColour } from '../rules/cards.ts';
import { countOf, sizeOf } from '../rules/cubes.ts';
import { objectivePoints } from '../rules/prices.ts';
import type { Action, Colour, Event, Options, State, View } from '../rules/types.ts';
import { bestOf, isOfType } from './greedy.ts';

/** The bot hires when the pool has `ENOUGH` Unit cards of one colour, or `MANY` cards in all. */
const ENOUGH = 3;
const MANY = 6;
/** The bot refers for `WORTH_A_CUBE` or more cards of a colour. It turns its tile up when it has `RICH` or more cubes. */
const WORTH_A_CUBE = 2;
const RICH = 5;

const lying = ({ pool }: View, colour: Colour | undefined): number =>
  colour ? pool.filter(card => unitColour(card) === colour).length : 0;

/** Returns 1 where an Objective that is not completed asks for the colour, else 0. The bot prefers such colours. */
const isAsked = ({ objectives }: View, colour: Colour): number =>
  objectives.some(({ by, cards }) => by === null && cards.some(card => card.colour === colour)) ? 1 : 0;

/**
 * Bot of the strength easy. It reveals until three cards of a colour or six cards in all are in the pool, then hires the colour
 * with most cards. Between equal colours it takes one that Objectives ask for. It completes and buys what it can pay for, and
 * turns its tile up when it is rich. It computes no chances, never trades, and saves no cubes for dearer purchases.
 */
export const easy: PlayerOf<State, Action, Event, View, Options> = {
  choose(game, view, seat, dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    const cubes = view.players[seat]?.cubes;
    const held = (colour: Colour): number => cubes?.[colour] ?? 0;
    const isRich = cubes !== undefined && countOf(cubes) >= RICH;
    const choice = (): Action | undefined => {
      switch (view.phase.type) {
        case 'pick':
          return bestOf(legal.filter(isOfType('pick')), ({ colour }) => isAsked(view, colour));
        case 'bonus':
          return bestOf(
            legal.filter(isOfType('bonus')),
            ({ colour }) => isAsked(view, colour) * 100 - held(colour),
          );
        case 'hire': {
          const heap = bestOf(
            legal.filter(isOfType('hire')),
            ({ colour }) => lying(view, colour) * 2 + (colour ? isAsked(view, colour) : 0),
          );
          const stops = heap?.colour && (lying(view, heap.colour) >= ENOUGH || view.pool.length >= MANY);
          return stops ? heap : (legal.find(isOfType('reveal')) ?? heap);
        }
        case 'bust':
          return legal.find(isOfType('flip'));
        case 'lose':
          return bestOf(legal.filter(isOfType('lose')), ({ cubes }) => -Object.keys(cubes).length);
        case 'refer': {
          const heaps = legal.filter(isOfType('refer')).filter(({ colour, pay }) => colour !== pay);
          const heap = bestOf(heaps, ({ colour, pay }) => lying(view, colour) * 100 + held(pay));
          return heap && lying(view, heap.colour) >= WORTH_A_CUBE ? heap : legal.find(isOfType('pass'));
        }
        case 'utilise':
          return (
            bestOf(legal.filter(isOfType('complete')), ({ objective, pay }) => {
              const aim = view.objectives[objective - 1];
              return (aim ? objectivePoints(aim) : 0) * 100 - sizeOf(pay);
            }) ??
            legal.find(isOfType('buy')) ??
            (isRich ? legal.find(isOfType('unflip')) : undefined) ??
            legal.find(isOfType('end'))
          );
        case 'over':
          return undefined;
      }
    };
    const chosen = choice() ?? legal[0];
    if (chosen === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    return chosen;
  },
};
