import type { Button } from '../buttons/components.ts';
import { beginTodayId } from '../buttons/contest-ids.ts';
import { type Context, gameTitle } from '../context/context.ts';

/** Number of different marks of buttons. Two messages with the same mark are many years apart. */
const MARKS = 10_000;

/** Returns the buttons that begin today's deals, one for each game with a daily. */
const deals = (context: Context, day: number): readonly Button[] =>
  Object.keys(context.games)
    .filter(game => context.table.deals.areOffered(game))
    .map(game => ({
      label: context.words.morning.play(gameTitle(context, game)),
      id: beginTodayId(game, day % MARKS),
      style: 'main',
    }));

/** Sources of the buttons under a morning message, in their order. Each source asks the table what it offers. */
const OFFERS: readonly ((context: Context, day: number) => readonly Button[])[] = [deals];

/**
 * Returns the buttons under a morning message, each with something to play today.
 * @param day day of the message, which the buttons' ids contain, so that the bot can recognise its message
 */
export const offersOf = (context: Context, day: number): readonly Button[] =>
  OFFERS.flatMap(offer => offer(context, day));
