import { type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import { findPage, find as findPeople } from '../../src/discord/panels/games-command/find.ts';
import { games } from '../../src/games/registry.ts';
import { anyGame, choice, verb } from '../definitions/games-words.ts';
import { flag, number, oneOf } from '../definitions/verb.ts';

/** Paces of games between people who do not know each other. Without a time limit such a game might never end. */
const FOUND_PACES = ['live', 'day', 'three-days', 'two-weeks'] as const;
const MOST_SEATS = Math.max(...Object.values(games).map(game => game.seats(game.defaults).max));

export const find: Subcommand = {
  definition: verb('find', ({ find, game }) => ({ ...find, game }), {
    game: anyGame,
    pace: oneOf(
      FOUND_PACES.map(pace =>
        choice(pace, words => (pace === 'live' ? words.find.live : words.server.paces[pace])),
      ),
    ),
    // The bot may find people for a request immediately, so the person gives all conditions with the request.
    seats: number(2, MOST_SEATS),
    rated: flag,
    here: flag,
  }),
  former: ['language'],
  run(visit, typed, context) {
    const game = text(typed, 'game');
    if (game === undefined) return findPage(context, visit);
    return findPeople(context, visit, {
      game,
      pace: FOUND_PACES.find(pace => pace === typed.pace),
      seats: whole(typed, 'seats'),
      rated: typeof typed.rated === 'boolean' ? typed.rated : undefined,
      ...(typed.here === true && { here: true }),
    });
  },
};
