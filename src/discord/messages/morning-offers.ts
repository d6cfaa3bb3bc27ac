import type { Button } from '../buttons/components.ts';
import { beginTodayId } from '../buttons/contest-ids.ts';
import { gamesId } from '../buttons/games-ids.ts';
import { type Context, gameTitle } from '../context/context.ts';

/** Number of different marks of buttons. Two messages with the same mark are many years apart. */
const MARKS = 10_000;

/** Returns the buttons that begin today's deals, one for each series. */
const deals = (context: Context, day: number): readonly Button[] => {
  const { series } = context.table.deals;
  return series.map(({ game, form }) => {
    const title = gameTitle(context, game);
    const isOneOfSeveral = series.filter(each => each.game === game).length > 1;
    return {
      label: context.words.morning.play(
        form === 'duel' && isOneOfSeveral ? `${title} · ${context.words.duels.duel}` : title,
      ),
      id: beginTodayId({ game, form }, day % MARKS),
      style: 'main',
    };
  });
};

/** Returns the button that begins a run of puzzles, if a game has puzzles. */
const puzzle = ({ table, words }: Context): readonly Button[] =>
  table.puzzles.games.length > 0 ? [{ label: words.morning.puzzle, id: gamesId('puzzle') }] : [];

/** Sources of the buttons under a morning message, in their order. Each source asks the table what it offers. */
const OFFERS: readonly ((context: Context, day: number) => readonly Button[])[] = [deals, puzzle];

/**
 * Returns the buttons under a morning message, each with something to play today.
 * @param day day of the message, which the buttons' ids contain, so that the bot can recognise its message
 */
export const offersOf = (context: Context, day: number): readonly Button[] =>
  OFFERS.flatMap(offer => offer(context, day));
